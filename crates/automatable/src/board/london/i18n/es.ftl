# La mesa de London
cli-london-deck = { $n ->
    [one] Mazo de Ciudad: { $n } carta (A { $a }, B { $b }, C { $c })
   *[other] Mazo de Ciudad: { $n } cartas (A { $a }, B { $b }, C { $c })
 }
cli-london-deck-table = Mazo de Ciudad: serie { $set }, por lo que se ha visto
cli-london-deck-out = Mazo de Ciudad: agotado
cli-london-board = Tablero de desarrollo:
cli-london-boroughs = Distritos en venta:
cli-london-borough = { $name }: { $cost } £, roba { $cards }, prestigio { $prestige }
cli-london-build = cuesta { $n } £
cli-london-activate = activación { $n } £
cli-london-spend-any = activación: gastar una carta de la mano
cli-london-spend-brown = activación: gastar una carta marrón
cli-london-spend-blue = activación: gastar una carta azul
cli-london-spend-pink = activación: gastar una carta rosa
cli-london-flips = se voltea una vez usada
cli-london-on-it = { $n } £ encima
cli-london-money = +{ $n } £
cli-london-poverty = pobreza { $n }
cli-london-prestige = prestigio { $n }
cli-london-end = prestigio al final { $n }
cli-london-chair = { $who }: { $money } £, pobreza { $poverty }, préstamos { $loans }, prestigio { $prestige }
cli-london-owned = Distritos: { $boroughs }
cli-london-pile = Sus cartas ({ $n }): { $cards }
cli-london-up = boca arriba
cli-london-down = Boca abajo ({ $n }): { $cards }
cli-london-covered = Cubiertas ({ $n }): { $cards }
cli-london-hand = Mano ({ $n }):
cli-london-unknown = { $n ->
    [one] { $n } desconocida
   *[other] { $n } desconocidas
 }
cli-london-legend = * esencial para AutoMartin
cli-play-help-more = la mesa otra vez: en ella cabe todo
