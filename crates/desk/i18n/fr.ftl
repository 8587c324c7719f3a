# Ce que les deux portes disent de tous les jeux.
desk-corrected = La table a été corrigée à la main.
desk-deal-table = Désormais, vous retournez vous-même { $pile }.
desk-deal-program = Désormais, le programme retourne { $pile }.
# Marks of a game.
mark-honest = sans aide
mark-no-hints = sans conseils
mark-hints = { $n ->
    [one] un conseil
   *[other] { $n } conseils
 }
mark-undone = { $n ->
    [one] un coup repris
   *[other] { $n } coups repris
 }
mark-second-try = second essai
mark-day = donne du { $day }

# Days.
day-title = { $weekday } { $day } { $month }
day-short = { $day } { $month }
day-in-week = { $weekday } { $day }
month-1 = janvier
    .short = janv.
month-2 = février
    .short = févr.
month-3 = mars
    .short = mars
month-4 = avril
    .short = avr.
month-5 = mai
    .short = mai
month-6 = juin
    .short = juin
month-7 = juillet
    .short = juil.
month-8 = août
    .short = août
month-9 = septembre
    .short = sept.
month-10 = octobre
    .short = oct.
month-11 = novembre
    .short = nov.
month-12 = décembre
    .short = déc.
weekday-1 = Lundi
    .short = Lun.
weekday-2 = Mardi
    .short = Mar.
weekday-3 = Mercredi
    .short = Mer.
weekday-4 = Jeudi
    .short = Jeu.
weekday-5 = Vendredi
    .short = Ven.
weekday-6 = Samedi
    .short = Sam.
weekday-7 = Dimanche
    .short = Dim.

# Links and collections.
link-foreign = Ce lien ne mène à aucune partie.
link-newer = Attendu un lien de format 1, trouvé { $found } : il vient d’une version plus récente. Mettez celle-ci à jour.
link-damaged = Le lien est tronqué ou a été modifié en route. Copiez-le de nouveau, en entier.
link-large = Le lien est trop long pour être celui d’une partie.
link-older = La partie a été jouée avec le jeu de règles { $found }. Avec celui d’aujourd’hui, { $now }, elle se passe autrement : envoyez plutôt le fichier. Corrigé depuis : { $changes }.
collection-format = une collection de format { $format }
collection-sealed = un enregistrement encodé
collection-damaged = un enregistrement tronqué ou modifié

## L’entraîneur : conseils et analyses
coach-at-table = Cette partie se joue à une table : ce qui est dans votre main ou sur votre ouvrage n’est pas connu ici, il n’y a donc ni conseil ni analyse.
coach-several = Plusieurs personnes jouent cette partie. Conseils et analyses sont réservés à une personne seule contre l’automa.
coach-no-player = Personne ici ne sait continuer cette partie, il n’y a donc ni conseil ni analyse.
coach-no-choice = Personne n’a encore rien choisi dans cette partie, il n’y a rien à analyser.
coach-not-their-turn = Un conseil s’adresse à qui doit choisir ; ce n’est pas votre tour.
coach-one-option = Une seule chose est possible ici.
coach-no-budget = Au moins une partie pour juger était attendue, aucune n’a été trouvée.
coach-result-won = Gagné de { $n }
coach-result-lost = Perdu de { $n }
coach-result-drawn = Égalité
coach-result-ahead = Victoire attendue de { $n }
coach-result-behind = Défaite attendue de { $n }
coach-title = { $result }, pour { $expected } attendus : les cartes ont apporté { $cards }, vos choix { $choices }
coach-title-level = { $result } : les cartes ont apporté { $cards }, vos choix { $choices }
coach-title-cards = { $result }, pour { $expected } attendus : les cartes ont apporté { $cards }, vos choix rien de plus que le hasard
coach-title-close = { $result }, pour { $expected } attendus : l’apport des cartes et des choix est trop serré pour conclure
coach-title-part = { $result }. L’apport des cartes et des choix n’est connu qu’en partie
coach-whose = La chance de gagner est celle de greedy à votre place à partir de là.
coach-whose-you = La chance de gagner est la vôtre si vous choisissez ensuite comme dans { $n } autres de vos parties, { $points } point par choix face à greedy.
coach-luck = Les cartes ont apporté { $points } points (± { $band }).
coach-luck-close = Les cartes ont apporté { $points } points (± { $band }) : trop serré pour conclure.
coach-choices = Vos choix ont apporté { $points } points par rapport à ceux de greedy (± { $band }).
coach-choices-close = Vos choix ont apporté { $points } points par rapport à ceux de greedy (± { $band }) : trop serré pour conclure.
coach-cost-like = Un de vos choix a coûté { $points } points en moyenne par rapport au meilleur coup trouvé (± { $band }) : ici vous avez choisi comme { $player }.
coach-cost-between = Un de vos choix a coûté { $points } points en moyenne par rapport au meilleur coup trouvé (± { $band }) : ici vous avez choisi entre { $worse } et { $better }.
coach-cost-below = Un de vos choix a coûté { $points } points en moyenne par rapport au meilleur coup trouvé (± { $band }) : plus que ceux de { $player }.
coach-cost-above = Un de vos choix a coûté { $points } points en moyenne par rapport au meilleur coup trouvé (± { $band }) : moins que ceux de { $player }.
coach-cost-unknown = Un de vos choix a coûté { $points } points en moyenne par rapport au meilleur coup trouvé (± { $band }) ; les joueurs auxquels comparer ne sont pas encore mesurés.
coach-dearest = Le plus coûteux : { $kind }, { $points } points en { $n } choix.
coach-its-card = les cartes
coach-your-choice = votre choix
coach-points = { $points } points (± { $band })
coach-reason = { $source } { $points }
coach-reason-automa = { $source } de l’automa { $points }
coach-judge = Jugé par { $name }, version { $version } : { $games } parties après chaque coup, si greedy continuait.
coach-note-corrected = La table a été corrigée à la main ; ce que cela a changé compte avec les cartes.
coach-note-own-cards = Jouée avec vos propres cartes : on n’a pas mesuré si le juge les connaît bien.
coach-note-position = La partie a commencé sur une table disposée à la main.
coach-note-running = La partie n’est pas finie : sa fin est ce qui est attendu maintenant.
coach-note-partial = L’analyse a été arrêtée : elle porte sur la fin de la partie, et reprendra où elle en était.
coach-hint = { $n ->
    [one] Un coup mérite réflexion :
   *[other] { $n } coups méritent réflexion :
}
coach-hint-one = Tous les joueurs interrogés feraient ce coup.
coach-hint-alike = En { $games } parties chacun, ils se valent.
coach-hint-reasons = Ce que chacun apporte par rapport à leur moyenne, en { $games } parties chacun, si greedy continuait.
deed-kind-any = coups
