# La table de {{Name}}
cli-{{name}}-row = dans la rangée : { $crates }
cli-{{name}}-human = à vous : { $crates }
cli-{{name}}-automa = à l’automa : { $crates }
cli-{{name}}-pile = pas encore à quai : { $n }
cli-{{name}}-card = Carte { $number } : { $filters }
