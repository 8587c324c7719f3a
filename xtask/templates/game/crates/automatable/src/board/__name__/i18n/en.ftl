# {{Name}}'s table
cli-{{name}}-row = in the row: { $crates }
cli-{{name}}-human = yours: { $crates }
cli-{{name}}-automa = the automa’s: { $crates }
cli-{{name}}-pile = not ashore yet: { $n }
cli-{{name}}-card = Card { $number }: { $filters }
