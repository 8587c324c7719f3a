# La mesa de {{Name}}
cli-{{name}}-row = en la fila: { $crates }
cli-{{name}}-human = tuyas: { $crates }
cli-{{name}}-automa = del Automa: { $crates }
cli-{{name}}-pile = aún sin llegar: { $n }
cli-{{name}}-card = Carta { $number }: { $filters }
