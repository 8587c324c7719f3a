# London's table
cli-london-deck = { $n ->
    [one] City deck: { $n } card (A { $a }, B { $b }, C { $c })
   *[other] City deck: { $n } cards (A { $a }, B { $b }, C { $c })
 }
cli-london-deck-table = City deck: set { $set } so far, as far as it was seen
cli-london-deck-out = City deck: out
cli-london-board = Development board:
cli-london-boroughs = Boroughs for sale:
cli-london-borough = { $name }: £{ $cost }, draws { $cards }, prestige { $prestige }
cli-london-build = costs £{ $n }
cli-london-activate = activation £{ $n }
cli-london-spend-any = activation spends a card of the hand
cli-london-spend-brown = activation spends a brown card
cli-london-spend-blue = activation spends a blue card
cli-london-spend-pink = activation spends a pink card
cli-london-flips = flips once used
cli-london-on-it = £{ $n } on it
cli-london-money = +£{ $n }
cli-london-poverty = poverty { $n }
cli-london-prestige = prestige { $n }
cli-london-end = prestige at the end { $n }
cli-london-chair = { $who }: £{ $money }, poverty { $poverty }, loans { $loans }, prestige { $prestige }
cli-london-owned = Boroughs: { $boroughs }
cli-london-pile = His cards ({ $n }): { $cards }
cli-london-up = face up
cli-london-down = Face down ({ $n }): { $cards }
cli-london-covered = Covered ({ $n }): { $cards }
cli-london-hand = Hand ({ $n }):
cli-london-unknown = { $n } unknown
cli-london-legend = * crucial to AutoMartin
cli-play-help-more = the table again: it has room for everything
