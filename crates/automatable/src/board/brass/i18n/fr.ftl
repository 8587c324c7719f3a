# La table de Brass
cli-brass-when = { $era }, manche { $round }, actions qu’il vous reste : { $actions }
cli-brass-human = { $who } : { $money } £, niveau de revenu { $income }, points { $points }, pioche { $deck }
cli-brass-human-table = { $who } : points { $points }
cli-brass-automa = { $who } : points { $points }, cartes non piochées { $cards }
cli-brass-rear = Sur sa pioche : brasserie à { $brewery }, développe à { $develop } £ ou moins
cli-brass-shuffle = Sa pioche est épuisée : mélangez toutes ses autres cartes, verso visible ; elles forment sa nouvelle pioche.
cli-brass-short-cotton-mill = Fi
cli-brass-short-coal-mine = Ch
cli-brass-short-iron-works = Fo
cli-brass-short-manufacturer = Ma
cli-brass-short-pottery = Po
cli-brass-short-brewery = Br
cli-brass-legend = { $names } ; (espace vide), +2 cubes ou tonneaux dessus, * retournée
cli-brass-merchants = Marchands : { $merchants }
cli-brass-barrel = bière
cli-brass-no-barrel = sans bière
cli-brass-coal = Charbon { $cubes }, à { $next } £
cli-brass-iron = Fer { $cubes }, à { $next } £
cli-brass-price = { $n }{ "\u00A0" }£
cli-brass-site = { $industry } { $level } à { $location } { $space } : { $price }
cli-brass-where = Que construisez-vous, et où ? Les prix comprennent charbon et fer.
cli-brass-needs-coal = charbon { $n }
cli-brass-needs-iron = fer { $n }
cli-brass-needs-beer = bière pour vendre { $n }
cli-brass-gives = cubes dessus { $n }
cli-brass-flipped = retournée : revenu +{ $income }, points { $points }, liens { $links }
cli-brass-tiles = Vos prochaines tuiles :
cli-brass-all-canals = Lignes pour les canaux :
cli-brass-all-rails = Lignes pour les voies ferrées :
cli-brass-canals = { $who }, canaux (reste { $left }) : { $links }
cli-brass-rails = { $who }, voies ferrées (reste { $left }) : { $links }
cli-brass-mat = { $who }, plateau (niveau x tuiles) : { $tiles }
cli-brass-hand = Main ({ $n }) : { $cards }
cli-brass-mine-and-links = mine de charbon, puis liens
cli-brass-slot-link = (un lien peut être posé avant)
cli-brass-slot-iron = (si le fer coûte { $price } £ ou plus)
cli-brass-unknown = { $n ->
    [one] { $n } inconnue
   *[other] { $n } inconnues
 }
cli-play-help-more = ce qui n’a pas de place sur la table : le prix des tuiles et toutes les lignes entre les villes
