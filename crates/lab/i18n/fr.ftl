# Ce que le laboratoire dit de ses résultats, dans les rapports, les pages et le terminal.

lab-finding = { $case ->
    [none] En { $n } parties, le joueur « { $player } » ne bat jamais { $automa }
    [rare] Le joueur « { $player } » bat { $automa } dans moins d’une partie sur cent
    [one] Le joueur « { $player } » bat { $automa } dans une partie sur { $n }
    [half] Le joueur « { $player } » bat { $automa } dans une partie sur deux environ
    [often] Le joueur « { $player } » bat { $automa } dans { $n } parties sur dix
   *[all] Le joueur « { $player } » bat { $automa } dans presque toutes les parties
 }
lab-worth-finding = { $case ->
    [most] Ce qui vaut le plus : { $most }, { $more } points (joueur « { $player } »).
    [least] Ce qui coûte le plus : { $least }, { $less } points (joueur « { $player } »).
    [both] Ce qui vaut le plus : { $most }, { $more } points ; ce qui coûte le plus : { $least }, { $less } (joueur « { $player } »).
   *[none] Rien, sur { $n }, ne fait une différence que ces parties puissent montrer (joueur « { $player } »).
 }
lab-worth-recipe = { $game }, joueur « { $player } », { $setup } ; au plus { $games } parties chacun, à partir de la graine { $seed }.
lab-worth-how = Les mêmes graines avec et sans. Plus : l’avoir aide l’automa ; pour les coups, la personne. ± : 95 % chacun pour soi ; entre crochets pour tous ensemble ; une étoile là où tous ensemble ne laissent aucun doute (Holm).
lab-worth-games = { $games } parties, { $same } identiques
lab-worth-incomplete = Tout n’a pas été mesuré.
lab-tune-found = Le joueur « { $player } » gagne { $share } % (de { $low } à { $high }) de { $games } parties fraîches à partir de la graine { $seed } ; souhait : { $wish } ± { $within }. { $pieces } pièces.
lab-tune-nearest = Rien n’a été trouvé où le joueur « { $player } » gagne { $wish } ± { $within } %. Au plus près : { $share } % (de { $low } à { $high }) de { $games } parties fraîches à partir de la graine { $seed }. { $pieces } pièces.
lab-tune-race = Rien n’a été trouvé où le joueur « { $player } » gagne { $wish } ± { $within } %. Au plus près dans la course : environ { $share } % de ses { $games } parties, qui l’ont choisi et ne promettent donc rien. { $pieces } pièces.

## Reports
lab-original = l’original
lab-person = la personne
lab-automa = l’automa
lab-lead = l’avance de la personne
lab-points = Points
lab-turn = Tour
lab-run = Série
lab-games = Parties
lab-wins = Gagné, % (intervalle à 95 %)
lab-data = Données
lab-unmeasured = non mesuré
lab-counter = Par partie
lab-mean = Moyenne
lab-foot = joueur « { $player } », { $games } parties, graines { $first } à { $last }
lab-foot-study = { $games } de ces parties rejouées avec toutes les raisons, graines { $first } à { $last }, { $turns } tours de l’automa
lab-foot-worth = joueur « { $player } », au plus { $games } parties chacun à partir de la graine { $first }, { $n } comparés ({ $kinds })
lab-report-recipe = { $setup }. Joueur « { $player } », { $games } parties, graines { $first } à { $last }, règles { $ruleset }, Automatable { $version }.
lab-report-timed = Le joueur réfléchit à la montre : les mêmes graines ne donnent pas forcément le même résultat.
lab-report-without = Sans la règle { $rule } de l’automa.
lab-report-won = gagné, intervalle à 95 % : de { $low } à { $high } %
lab-report-counts = { $won } parties gagnées, { $lost } perdues, { $drawn } partagées ; l’avance moyenne est de { $margin } points. Face à quelqu’un qui joue autrement, ces nombres sont autres.
lab-section-wins = Combien de fois la personne gagne
lab-section-points = Comment les points se répartissent
lab-section-curve = Comment les points montent
lab-section-cards = Ce que ses cartes ont fait
lab-section-worth = Ce que cela vaut
lab-section-rules = Règles et départages
lab-section-luck = Ce que la donne décide
lab-section-upkeep = Ce que son tour demande aux mains
lab-section-drama = Quand l’avance change de camp
lab-section-tune = Réglé sur une force
lab-section-counters = Compteurs
lab-section-files = Recette et fichiers
lab-wins-plain = Parts de parties gagnées
lab-wins-target = { $case ->
    [below] La personne gagne moins souvent que voulu : de { $low } à { $high } %
    [above] La personne gagne plus souvent que voulu : de { $low } à { $high } %
    [within] La personne gagne aussi souvent que voulu : de { $low } à { $high } %
   *[unsure] Ces parties ne disent pas si la personne gagne aussi souvent que voulu : de { $low } à { $high } %
 }
lab-wins-drawn = La part de parties gagnées avec son intervalle à 95 % ; ombré : ce qui est voulu.
lab-points-shows = La personne fait { $human } points (écart type { $humansd }), l’automa { $automa } ({ $automasd })
lab-points-drawn = Points à la fin, { $step } par marche.
lab-lead-shows = L’avance est de { $mean } points en moyenne ; { $close } % des parties finissent à cinq près
lab-curve-shows = { $case ->
    [ahead] La personne est devant en moyenne dès le premier tour
    [behind] La personne est derrière en moyenne jusqu’à la fin
   *[catches] La personne est devant en moyenne à partir du tour { $turn }
 }
lab-curve-drawn = Points comme si la partie finissait là, après chaque tour de l’automa. Ligne : moyenne. Bande : la moitié médiane des parties.
lab-cards-how = Retournée par partie ; décisions qu’elle a menées ; points apportés aussitôt ; règles qui ont décidé ; l’avance que l’automa gagne à l’avoir, si elle a été mesurée.
lab-cards-card = Carte
lab-cards-drawn = Par partie
lab-cards-decisions = Décisions
lab-cards-brings = Apporte
lab-cards-decided = Décidé par
lab-cards-worth = Vaut
lab-worth-unclear = { $worth } (aucune différence que ces parties puissent montrer)
lab-worth-drawn = Points d’avance à l’avoir : les mêmes graines avec et sans, par paires. Les intervalles valent pour tous ensemble ; les points pleins se distinguent de zéro (Holm).
lab-worth-part = Quoi
lab-worth-same = Identiques
lab-worth-worth = Vaut ± 95 %
lab-worth-human = Personne sans
lab-worth-automa = Automa sans
lab-worth-won = Gagné sans, points de %
lab-part-card = cartes
lab-part-tile = tuiles
lab-part-rule = règles
lab-part-deed = coups
lab-rules-how = En pour cent des décisions de l’automa : la règle a été lue ; elle a été la dernière à restreindre ; sans elle, l’automa ferait autre chose ou ne pourrait choisir.
lab-rules-rule = Règle
lab-rules-read = Lue
lab-rules-decided = Décide
lab-rules-changes = Change
lab-rules-worth = Vaut
lab-rules-unread = { $n ->
    [one] Une règle n’a jamais été lue en { $decisions } décisions
   *[other] { $n } règles n’ont jamais été lues en { $decisions } décisions
 }
lab-luck = { $share } % de la variance de l’avance vient de la donne (95 % : de { $low } à { $high }) ; le reste est la chance du joueur lui-même. { $deals } donnes jouées { $times } fois chacune ; { $same } ont donné chaque fois la même chose. Écart type de l’avance : { $sd }.
lab-luck-none = Non mesuré : il faut la même série avec un autre --player-seed, à côté de celle-ci.
lab-upkeep-shows = L’automa a { $turns } tours par partie. Ce que l’un d’eux demande :
lab-upkeep-pieces = pièces déplacées
lab-upkeep-cards = de ses cartes retournées
lab-upkeep-rules = règles lues
lab-upkeep-narrowing = dont restreignent
lab-upkeep-figures = nombres comparés
lab-upkeep-taps = touches avec ce programme
lab-upkeep-head-turn = Un tour
lab-upkeep-head-mean = Moyenne
lab-upkeep-head-tenth = 10 %
lab-upkeep-head-median = Médiane
lab-upkeep-head-ninth = 90 %
lab-upkeep-head-most = Maximum
lab-drama-shows = Dans { $late } % des parties l’avance change de camp dans les trois derniers dixièmes ; dans { $never } % jamais
lab-drama-drawn = Dans quel dixième des tours de l’automa l’avance a changé pour la dernière fois.
lab-drama-part = Part de la partie
lab-drama-never = jamais
lab-drama-unmeasured = L’écart entre les deux meilleurs coups de la personne n’a pas été mesuré.
lab-tune-how = La course a choisi chaque pas sur ses propres graines et n’est pas un résultat ; seules les parties fraîches en sont un.
lab-tune-step = Pas
lab-tune-pieces = Pièces
lab-tune-fresh = Fraîches, % (95 %), parties
lab-tune-move = Puis
lab-files-how = Ces commandes refont les mêmes parties, au dernier chiffre près :
lab-files-data = Tous les chiffres sont aussi dans ce fichier en JSON.
lab-bench-against = Chaque enregistrement face à { $base }, sur les mêmes graines. La page se renouvelle.
lab-bench-empty = En attente du premier enregistrement.
lab-bench-chart = La modification moins l’original : avance, points et compteurs qui diffèrent, avec intervalles à 95 %.
lab-tune-col-race = Course, %
lab-worth-col-games = Parties

## Mats of ours
lab-ours = Quelle est la force des nôtres ?
lab-ours-how = Réglés sur une force avec les tuiles de la boîte et mesurés sur des parties qui n’en ont choisi aucun. Des programmes ont joué, pas des personnes. À votre table, la mise en place montre quelles tuiles remettre dans la boîte.
lab-ours-share = « { $player } » gagne { $share } % (de { $low } à { $high }, { $games } parties)
