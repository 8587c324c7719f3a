# La table de Londres
cli-london-deck = { $n ->
    [one] Pioche Ville : { $n } carte (A { $a }, B { $b }, C { $c })
   *[other] Pioche Ville : { $n } cartes (A { $a }, B { $b }, C { $c })
 }
cli-london-deck-table = Pioche Ville : série { $set }, d’après ce qui a été vu
cli-london-deck-out = Pioche Ville : épuisée
cli-london-board = Plateau développement :
cli-london-boroughs = Districts à vendre :
cli-london-borough = { $name } : { $cost } £, pioche { $cards }, prestige { $prestige }
cli-london-build = coûte { $n } £
cli-london-activate = activation { $n } £
cli-london-spend-any = activation : défausser une carte de la main
cli-london-spend-brown = activation : défausser une carte marron
cli-london-spend-blue = activation : défausser une carte bleue
cli-london-spend-pink = activation : défausser une carte rose
cli-london-flips = se retourne une fois utilisée
cli-london-on-it = { $n } £ dessus
cli-london-money = +{ $n } £
cli-london-poverty = pauvreté { $n }
cli-london-prestige = prestige { $n }
cli-london-end = prestige à la fin { $n }
cli-london-chair = { $who } : { $money } £, pauvreté { $poverty }, prêts { $loans }, prestige { $prestige }
cli-london-owned = Districts : { $boroughs }
cli-london-pile = Ses cartes ({ $n }) : { $cards }
cli-london-up = visible
cli-london-down = Face cachée ({ $n }) : { $cards }
cli-london-covered = Recouvertes ({ $n }) : { $cards }
cli-london-hand = Main ({ $n }) :
cli-london-unknown = { $n ->
    [one] { $n } inconnue
   *[other] { $n } inconnues
 }
cli-london-legend = * essentielle pour AutoMartin
cli-play-help-more = la table à nouveau : tout y a sa place
