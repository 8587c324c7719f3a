# La table de Patchwork
cli-pw-human = vous : case { $time }, boutons { $buttons }, revenu { $income }, cases vides { $empty }
cli-pw-automa = automa : case { $time }, boutons { $buttons }, pièces { $with } avec ({ $printed }), { $without } sans
cli-pw-card = Carte { $number } : paie jusqu’à { $virtual }, { $filters } ; revenu { $income }
cli-pw-back = Le dos de la prochaine carte : paie jusqu’à { $virtual }
cli-pw-filter-no-overtake = ne pas dépasser
cli-pw-filter-most-buttons = le plus de boutons
cli-pw-filter-largest = la plus grande
cli-pw-filter-farthest = la plus éloignée
cli-pw-tile-free = Tuile 7×7 : libre ; l’automa la prend à la case { $marker } (M)
cli-pw-tile-human = Tuile 7×7 : à vous
cli-pw-tile-automa = Tuile 7×7 : à l’automa
cli-pw-tile-out = Tuile 7×7 : hors de cette partie
cli-pw-patch = pièce { $patch }
cli-pw-cost = coût { $cost }
cli-pw-time = temps { $time }
cli-pw-buttons = boutons { $buttons }
cli-pw-later = Ensuite : { $patches }
cli-pw-legend = o revenu, # pièce de cuir, M repère, ● vous, ◆ automa
cli-pw-patch-told = Pièce { $patch } : coût { $cost }, temps { $time }, boutons { $buttons }, forme { $shape }
cli-pw-track-told = Plateau temps de { $end } cases. Pièces de cuir en { $leather }. Revenus à venir en { $marks }.
cli-pw-take = prendre la pièce { $patch } : coût { $cost }, temps { $time }, boutons { $buttons } ; { $places }
cli-pw-turned = Dans quel sens tourner la pièce { $patch } ? Ou tapez coin et sens d’un coup, par exemple : c4 r1
cli-pw-places = { $n ->
    [one] { $n } place
   *[other] { $n } places
 }
cli-pw-where = Où placer le coin supérieur gauche du cadre de la pièce { $patch } ({ $turn }) ? Les coins possibles portent une étoile.
cli-pw-leather = Où va la pièce de cuir ?
cli-pw-preview = { $left ->
    [one] { $action } : laisse { $left } bouton, avance à la case { $space }, revenu ensuite { $income }.
   *[other] { $action } : laisse { $left } boutons, avance à la case { $space }, revenu ensuite { $income }.
 }
cli-play-help-more = ce qui n’a pas de place sur la table : toutes les pièces du cercle
