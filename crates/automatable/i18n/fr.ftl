# Ce que dit la ligne de commande. Une idée par ligne ; noms et nombres sont des variables.

## Fichiers
cli-unreadable = { $file } ne peut être lu : { $error }
cli-unwritable = { $file } ne peut être écrit : { $error }
cli-io-not-found = ce fichier ou dossier n’existe pas
cli-io-permission = ce n’est pas permis
cli-io-folder = c’est un dossier
cli-io-no-folder = une partie du chemin n’est pas un dossier
cli-io-read-only = le disque est en lecture seule
cli-io-full = il n’y a plus de place
cli-too-large = { $file } : un document de { $limit } Mo au plus attendu, davantage trouvé
cli-binary = { $file }, ligne { $line } : texte (UTF-8) attendu, d’autres octets trouvés
cli-empty = { $file } : document attendu, rien trouvé
cli-at-line = { $file }, ligne { $line } : { $what }
cli-in-file = { $file } : { $what }
cli-flag-help = { $what } (voir : { $command } --help)
cli-flag-tip = { $what } ; peut-être « { $tip } »
cli-flag-option = une option de cette commande
cli-flag-once = chaque option une seule fois
cli-flag-text = texte (UTF-8)
cli-flag-bytes = d’autres octets
cli-flag-lang = en, fr ou es
cli-flag-whole = un nombre entier, 0 ou plus
cli-flag-seed = un nombre entier inférieur à 2^53 (9007199254740992)
cli-flag-base = un chemin comme /automatable
cli-flag-log = un niveau (off, error, warn, info, debug, trace) ou des directives comme automatable=info
cli-flag-shard = I/N avec I de 1 à N, par exemple 2/4
cli-flag-key-value = CLÉ=VALEUR
cli-flag-size = une largeur et une hauteur en millimètres, par exemple 63x88
cli-flag-shift = des millimètres vers la droite et vers le bas, par exemple 0.5,-1

## Choix
cli-no-document = { $key } : { $expected } ou un fichier attendu, « { $found } » trouvé
cli-no-pile = une pile parmi { $expected } attendue, « { $found } » trouvée
cli-no-games = au moins 1 partie attendue, 0 trouvée
cli-no-threads = au moins 1 fil d’exécution attendu, 0 trouvé
cli-threads = { $wanted } fils d’exécution attendus, mais le système n’en donne pas autant : { $error }
cli-seed = des graines inférieures à 2^53 attendues pour chaque partie, { $found } trouvé
cli-timed = une part d’une série doit pouvoir être rejouée : un budget d’itérations est attendu, « { $found } » a été trouvé
cli-folder-taken = { $file } : un dossier nouveau ou vide est attendu, il contient quelque chose ; rien n’a été changé
cli-folder-busy = { $file } : un dossier que personne ne remplit est attendu, une autre série y est en cours
cli-folder-kept = { $games ->
    [one] { $what }. Une partie était terminée et est gardée à côté, dans des fichiers appelés .part ; pour continuer : --resume { $dir } au lieu de --out, ou dans un autre dossier --seed { $seed }
   *[other] { $what }. { $games } parties étaient terminées et sont gardées à côté, dans des fichiers appelés .part ; pour continuer : --resume { $dir } au lieu de --out, ou dans un autre dossier --seed { $seed }
 }
cli-no-ply = un coup de 0 à { $last } attendu, { $found } trouvé
cli-no-seat = une place de 1 à { $last } attendue, { $found } trouvée
cli-no-deck = un de { $expected } attendu, « { $found } » trouvé
cli-no-schema = un de { $expected } attendu, « { $found } » trouvé
cli-no-rule-id = il n’y a pas ici de règle « { $found } » ; peut-être { $tips }. Toutes : automatable rules { $game }

## games
cli-games-by = { $title }, de { $authors }
cli-games-usual = { $value }, choix habituel
cli-unofficial = Une création de fans non officielle, sans lien avec les auteurs ni les éditeurs de ces jeux.
cli-games-players = Joueurs pour « simulate » : { $players }

## replay
cli-replay-head = { $game }, après { $ply } actions sur { $last }
cli-card = { $card } : { $lines }
cli-decide-unused = { $n ->
    [one] la dernière entrée de « next » n’a pas servi et y reste : { $cards }
   *[other] les { $n } dernières entrées de « next » n’ont pas servi et y restent : { $cards }
 }
cli-points = { $score ->
    [one] { $score } point
   *[other] { $score } points
 }
cli-points-partial = { $points }, sans les cartes cachées
cli-turn-human = à jouer : { $who }
cli-turn-automa = l’automa joue
cli-turn-chance = à révéler : { $pile }
cli-turn-over = la partie est finie
cli-turn-you = à vous de jouer
cli-now = Si la partie finissait maintenant : { $points } – { $turn }
cli-now-chair = { $who } { $points }
cli-winner = Gagne : { $who }
cli-draw = Égalité : { $who }

## why
cli-why-head = Action { $ply }, « { $action } » : { $sentence }
cli-why-source = { $rule } Source : { $source }
cli-why-kept = gardé
cli-why-dropped = écarté
cli-why-none-meets = non
cli-why-left = Reste : { $left }
cli-why-left-none = Reste : rien
cli-why-skipped = Ignorée, aucun candidat n’y répond. Reste : { $left }
cli-why-nothing = Il n’y avait rien à choisir.
cli-why-no-turn = une action de l’automa attendue, aucune trouvée pour l’instant
cli-why-not-automa = action { $ply } : une action de l’automa attendue, celle de quelqu’un d’autre trouvée

## analyse
cli-analyse-moment = { $nth }. Action { $ply }, { $name } : { $points }
cli-analyse-better = Mieux en moyenne, si greedy continuait : { $deed }
cli-analyse-no-moment = Aucun moment ne ressort.
cli-analyse-chance = Action { $ply } : { $chance } % ({ $low } à { $high })
cli-analyse-stopped = arrêté : { $n } choix sur { $all } sont jugés, en remontant depuis la fin de la partie

## rules
cli-rules-readings = Lectures : { $readings }
cli-rules-heading = Lectures, là où le texte imprimé n’est pas clair

## print
cli-print-done = { $file } : { $pages ->
    [one] { $pages } page
   *[other] { $pages } pages
 }, { $kilobytes } Ko. Imprimer à 100 %, jamais « ajuster à la page ».
cli-print-pictures = { $folder } : { $pictures ->
    [one] { $pictures } image
   *[other] { $pictures } images
 } de 300 points par pouce.

## deck
cli-deck-good = { $file } : document valable pour { $game } ({ $kind }), « { $name } »
cli-deck-unknown = { $file } : un paquet, plateau ou jeu de cartes est attendu, les clés trouvées ne sont d’aucun d’eux

## simulate
cli-simulate-head = { $games ->
    [one] { $game } : { $games } partie de « { $player } » à partir de la graine { $seed } ({ $setup })
   *[other] { $game } : { $games } parties de « { $player } » à partir de la graine { $seed } ({ $setup })
 }
cli-simulate-shard = Part { $shard } d’une série plus longue.
cli-simulate-human = points de la personne
cli-simulate-automa = points de l’automa
cli-simulate-spread = { $mean } ± { $sd } (de { $min } à { $max })
cli-simulate-human-wins = gagnées par la personne
cli-simulate-automa-wins = gagnées par l’automa
cli-simulate-draws = à égalité
cli-simulate-rate = taux de victoire, intervalle à 95 %
cli-simulate-actions = actions par partie
cli-simulate-time = durée, parties par seconde
cli-simulate-timed = Le joueur réfléchit à la montre : les mêmes graines ne donnent pas forcément le même résultat.
cli-stopping = arrêt en cours ; ce qui a été joué est résumé (un second arrêt met fin au programme aussitôt)
cli-stopped-simulate = { $games ->
    [one] arrêt après une partie ; les parties qui restent : { $command }
   *[other] arrêt après { $games } parties ; les parties qui restent : { $command }
 }
cli-stopped-compare = { $games ->
    [one] arrêt après une partie de chaque ; les parties qui restent : { $command }
   *[other] arrêt après { $games } parties de chaque ; les parties qui restent : { $command }
 }
cli-stopped-kept = { $games ->
    [one] arrêt ; une partie est gardée dans { $dir }, dans des fichiers appelés .part. Pour continuer (avec --seed { $seed }) : { $command }
   *[other] arrêt ; { $games } parties sont gardées dans { $dir }, dans des fichiers appelés .part. Pour continuer (avec --seed { $seed }) : { $command }
 }
cli-stopped-difficulty = arrêt à { $place } après { $games } parties sur { $wanted }, et la suite n’a pas été mesurée ; ses parties continuent avec --seed { $seed }
cli-resume-none = { $file } : le dossier d’une série arrêtée est attendu, aucune n’a été trouvée ; une nouvelle commence avec --out
cli-resume-complete = { $file } : une série arrêtée est attendue, une série complète a été trouvée
cli-resume-begun = { $file } : une série telle que « simulate --out » la commence est attendue, trouvé : { $found }
cli-resume-other = { $file } : la série commencée là est attendue ({ $field } { $expected }), une autre est demandée ({ $field } { $found })
cli-resume-player = { $file } : le « { $player } » qui a joué là est attendu, un autre du même nom a été trouvé : { $by }
cli-player-weights = ses poids diffèrent
cli-player-noise = il se trompe dans une autre mesure
cli-player-search = il calcule à l’avance d’une autre façon
cli-player-budget = il calcule à l’avance plus ou moins longtemps
cli-player-play = il joue autrement

## compare
cli-compare-head = { $games ->
    [one] { $game } : { $games } partie de chaque côté, à partir de la graine { $seed } ; B moins A, graine par graine, avec intervalles à 95 % (* exclut zéro)
   *[other] { $game } : { $games } parties de chaque côté, à partir de la graine { $seed } ; B moins A, graine par graine, avec intervalles à 95 % (* exclut zéro)
 }
cli-compare-margin = avance de la personne
cli-compare-rate = gagné par la personne, %
cli-compare-interval = intervalle à 95 %
cli-compare-word = { $side } : CLÉ=VALEUR est attendu, « { $found } » a été trouvé

## merge
cli-merge-summary = { $file } : un résumé de « simulate --out » est attendu, trouvé : { $found }
cli-merge-whole = { $file } : une part d’une série est attendue, une série entière a été trouvée
cli-merge-doubled = chaque part est attendue une fois, { $shard } a été trouvée dans { $first } et dans { $second }
cli-merge-missing = la série entière est attendue, aucun dossier trouvé pour { $expected }
cli-merge-unordered = les dossiers sont attendus dans l’ordre de leurs parts : { $expected }
cli-merge-foreign = { $file } : une part de la même série est attendue ({ $field } { $expected }), trouvé : { $field } { $found }
cli-merge-player = { $file } : la part { $nth } a été jouée par un autre « { $player } » : { $by }
cli-merge-unsaid = { $file } : un résumé qui dit qui a joué et selon quelles règles est attendu, celui-ci, d’une version plus ancienne, ne dit ni l’un ni l’autre ; il faut rejouer cette part
cli-merge-stopped = { $file } : une part complète est attendue, une part arrêtée a été trouvée ; elle continue avec simulate --resume
cli-merge-columns = { $file } : les parties de games.csv en colonnes sont attendues, autre chose a été trouvé
cli-merge-row = { $file }, ligne { $line } : la partie de la graine { $seed } est attendue, autre chose a été trouvé
cli-merge-sums = { $file } : des parties dont la somme est celle du résumé voisin sont attendues, d’autres sommes ont été trouvées

## difficulty
cli-marks = À lire avec le résultat : { $marks }.
cli-daily-deal = { $game } : { $setup }, graine { $seed }
cli-daily-how = Pour en jouer une : automatable daily JEU
cli-daily-no-day = --date : un jour jusqu’au { $today } est attendu, année-mois-jour, et non « { $found } »
cli-record-head = { $n } parties finies, { $won } gagnées
cli-record-few = { $level } : { $won } gagnées sur { $n } ; la part se dit à partir de { $few } parties
cli-record-level = { $level } : { $won } gagnées sur { $n }, { $share } % ({ $low }–{ $high }), avance { $ahead } ± { $half }
cli-record-players = joueurs mesurés : { $players }
cli-record-won = gagnée
cli-record-drawn = nulle
cli-record-lost = perdue
cli-record-left = Non comptées : { $second } seconds essais, { $several } parties à plusieurs, { $unreadable } qui ne peuvent plus être lues.
cli-difficulty-head = gagné par la personne (intervalle à 95 %), points de la personne et de l’automa, parties
cli-difficulty-cell = **{ $rate } %** ({ $low }–{ $high }), { $human } à { $automa }, { $games }
cli-difficulty-wins = Combien de fois la personne gagne contre chaque automa, selon qui joue pour elle ; entre parenthèses l’intervalle à 95 %, s’il y a la place.
cli-difficulty-more = « difficulty --markdown » ajoute points et nombres de parties, « --json » tout.

## The web app
cli-serve-at =
    Automatable est à l’adresse { $url }
    Les parties sont gardées dans { $folder }. Ctrl-C l’arrête.
cli-serve-public =
    Automatable est à l’adresse
      { $url }
    Qui a l’une de ces adresses, avec sa clé, peut lire, jouer et supprimer toutes les parties. La clé vaut jusqu’à l’arrêt du programme.
    Les parties sont gardées dans { $folder }. Ctrl-C l’arrête.
cli-serve-own-key =
    Automatable est à l’adresse
      { $url }
    Qui ajoute ?key= et votre propre clé ({ $place }) peut lire, jouer et supprimer toutes les parties.
    Les parties sont gardées dans { $folder }. Ctrl-C l’arrête.
cli-serve-no-lan = Aucune adresse de cette machine n’appartient à un réseau local : rien ne peut être ouvert d’une autre machine. --lan ne laisse entrer que 10.*, 172.16.* à 172.31.*, 192.168.* et les adresses de lien local, et il y a ici { $found }. Avec --public d’autres entrent aussi, avec la clé.
cli-serve-no-address = aucune adresse
cli-serve-bad-key = { $place } : une clé de 16 à 128 lettres sans accent, chiffres et - . _ ~ est attendue, sans espaces
cli-serve-not-public = d’autres machines peuvent atteindre { $addr } : ajoutez --lan pour votre réseau ou --public pour les laisser entrer (les adresses affichées portent alors une clé), ou omettez --addr
cli-serve-no-key = le système ne fournit pas de hasard pour faire une clé
cli-store-newer = { $file } a été écrit par une version plus récente de ce programme (tables de version { $found }) : utilisez cette version, ou un autre dossier avec --data ; rien n’a été changé
cli-store-foreign = { $file } est le fichier d’un autre programme : déplacez-le, ou utilisez un autre dossier avec --data ; rien n’a été changé
cli-store-stuck = { $file } est abîmé et n’a pas pu être mis de côté : { $error }. Déplacez-le, ou utilisez un autre dossier avec --data
cli-store-full = il n’y a plus de place pour { $file } : faites de la place, ou utilisez un autre dossier avec --data
cli-store-busy = { $file } est utilisé : un autre programme est en train de le réparer ou le tient verrouillé. Attendez qu’il ait fini ou arrêtez-le, ou utilisez un autre dossier avec --data
cli-store-rescued =
    { $file } était abîmé. Il a été mis de côté, inchangé, sous { $aside }. { $n ->
        [0] Aucune partie n’a pu y être lue ; un nouveau fichier est commencé.
        [one] Une partie a pu y être lue et continue.
       *[other] { $n } parties ont pu y être lues et continuent.
    }
cli-store-copied =
    { $n ->
        [one] Une partie ou un document vient de la copie d’un autre jour (games.sqlite.bak).
       *[other] { $n } parties et documents viennent de la copie d’un autre jour (games.sqlite.bak).
    }
cli-store-left =
    { $aside } a été mis de côté et contient ce qui n’est pas ici, ou de plus récent : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $documents ->
        [one] { $documents } document
       *[other] { $documents } documents
    }. Pour le voir : copiez-le sous le nom games.sqlite dans un dossier vide, démarrez avec --data et ce dossier, enregistrez tout là-bas et ouvrez-le ici. Si rien n’en manque, déplacez-le.
cli-store-left-unread = { $aside } a été mis de côté ; il n’y avait pas de place pour voir si toutes ses parties sont ici. Faites de la place et redémarrez.
cli-store-fallen = la garde des parties est tombée en panne par une erreur de ce programme, qui s’arrête donc. Ce qui a été confirmé est en sécurité : relancez-le.
cli-serve-bye = Arrêté. Chaque partie est gardée.
cli-serve-failed = { $what } : { $error }
cli-serve-no-folder = aucun dossier de données n’a été trouvé : indiquez-le avec --data

## backup
cli-backup-done =
    { $file } est une copie entière : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $documents ->
        [one] { $documents } document
       *[other] { $documents } documents
    }.
cli-backup-exists = { $file } existe déjà et n’a pas été touché : donnez un autre nom, ou --force pour mettre la copie à sa place
cli-backup-itself = { $file } est le fichier même des parties : un autre fichier est attendu
cli-backup-journal = à côté de { $file } se trouve { $journal }, que SQLite prendrait pour le journal de la copie : un autre nom est attendu
cli-backup-nothing = { $file } : un fichier avec des parties est attendu, il n’y a rien
cli-backup-damaged = { $file } est abîmé, il n’y en a donc pas de copie entière : lancez automatable serve, qui le met de côté et garde ce qui se lit encore
cli-backup-no-pipe = un fichier à écrire est attendu, trouvé : « - »

## site, health, man
cli-site-done =
    { $folder } : { $n ->
        [one] un fichier
       *[other] { $n } fichiers
    }. À poser sur n’importe quel hébergement de fichiers, sous n’importe quel chemin.
cli-site-none = ce programme a été construit sans le site : celui d’une version publiée est attendu, ou cargo xtask site --out { $folder }
cli-site-other = { $folder } existe déjà et n’est pas un site : un dossier vide ou absent est attendu
cli-health-no = { $addr } ne va pas bien : { $found }
cli-health-nobody = { $addr } ne répond pas : { $error }
cli-man-command = un mot parmi { $words } attendu, « { $found } » trouvé

## play
cli-play-welcome = { $game }, { $automa } ({ $setup }).
cli-play-where = Enregistré dans { $file } après chaque action.
cli-play-hint = Tapez un numéro, ou les mots entre crochets ; aide dit ce qu’on peut taper d’autre. Le nombre devant > compte ce qui s’est passé jusqu’ici, la mise en place comprise.
cli-play-player = « { $player } » joue à votre place, pas à pas ; Ctrl-C vous la rend.
cli-play-player-stopped = À vous de nouveau.
cli-play-player-table = --player : une partie à l’écran est attendue, celle-ci est sur votre table, où « { $found } » ne voit pas vos cartes
cli-play-what = Que faites-vous ?
cli-play-confirm = Entrée pour le faire, retour pour y repenser :
cli-play-moved = Tout est déplacé ? Entrée :
cli-play-yes = oui
cli-play-end = Fin de l’entrée.
cli-play-interrupted = Interrompu.
cli-play-kept = La partie est enregistrée dans { $file }.
cli-play-resume = Pour continuer : automatable { $command } { $game } --file { $file }
cli-play-exists = { $file } existe déjà : un nouveau fichier, ou aucun choix, attendu
cli-play-no-folder = un dossier pour vos parties attendu (définissez HOME ou XDG_DATA_HOME, ou donnez --file), aucun trouvé
cli-play-passed-over = laissé de côté : { $what }
cli-play-no-pipe = --file : un fichier qui puisse être réécrit attendu, « - » trouvé
cli-play-no-json = --json : une commande qui imprime un document attendue, « play » trouvé
cli-play-unsaved = { $file } n’a pu être enregistré : { $error }. Ce qui était enregistré est gardé ; la prochaine action réessaiera.
cli-play-changed = { $file } a été écrit entre-temps par quelqu’un d’autre, peut-être dans un autre terminal : il est laissé tel quel. Pour garder cette partie : enregistrer et un autre fichier.
cli-play-not-there = { $file } n’a pu être enregistré : { $error }. La partie reste gardée dans { $old }.
cli-play-saved = Enregistré dans { $file }.
cli-play-unknown = un numéro de 1 à { $last }, des mots entre crochets ou aide attendu, « { $found } » trouvé
cli-play-several = un seul choix attendu, « { $found } » trouvé, qui est le début de { $choices }
cli-play-over = la partie est finie (annuler, aller, pourquoi, score, journal, quitter), « { $found } » trouvé
cli-play-nothing = il n’y a rien à choisir ici (refaire, annuler, aller, pourquoi, score, journal, quitter), « { $found } » trouvé
cli-play-script = ligne { $line } de l’entrée : { $what }
cli-play-no-further = On ne peut pas aller plus loin de ce côté.
cli-play-at = Après { $ply } actions sur { $last }.
cli-play-looking = Vous regardez en arrière : refaire et aller { $last } mènent à la fin. Agir ici efface la suite.
cli-play-corrected = Corrigé à la main : { $patch }
cli-play-hide = Votre tour est fini. Entrée cache l’écran :
cli-play-scroll-back = Ce qui a défilé peut encore être lu : effacez l’historique du terminal avant de passer l’écran.
cli-play-hand-over = { $who } : appuyez sur Entrée quand personne d’autre ne voit l’écran :
cli-play-half-done = Une action est à moitié faite ; elle reprendra à cet endroit.
cli-play-why-not = Tout ce qu’on peut chercher ici est proposé. Pour demander pourquoi une chose est impossible : ? et les mots correspondants.
cli-play-allowed = C’est possible.
cli-play-rules = règles et un de : { $ids }
cli-play-help = Choisissez par numéro ou par les mots entre crochets ; leur début suffit si aucun autre choix ne commence ainsi. Tab complète, les flèches rappellent. De plus :
cli-play-help-help = ceci
cli-play-help-table = la table à nouveau
cli-play-help-back = une étape en arrière
cli-play-help-undo = reprendre votre dernier coup et ce qui a suivi
cli-play-help-redo = refaire ce qui a été repris
cli-play-help-goto = voir la table après tant d’actions : aller 40
cli-play-help-why = les raisons de l’automa à son dernier tour, ou pour une action : pourquoi 41
cli-play-help-hint = jusqu’à trois bons coups, sans classement ; redemandé, ce que chacun apporte
cli-play-help-score = les points, par source
cli-play-help-log = ce qui s’est passé jusqu’ici
cli-play-help-rules = une règle par son numéro : règles R5-3
cli-play-help-save = enregistrer maintenant, ou désormais ailleurs : enregistrer fichier.toml
cli-play-help-quit = partir ; la partie est enregistrée
cli-play-help-why-not = pourquoi quelque chose n’est pas possible : ? seul, ou avec les mots correspondants
cli-play-help-fix = corriger ce qui diffère sur votre table : corriger seul pose les questions une à une ; d’un coup : corriger PLACE=VALEUR
cli-play-help-deal = une pile est désormais à vous ou au programme : distribuer PILE table
cli-play-help-prompt = le nombre devant > compte ce qui s’est passé jusqu’ici, la mise en place comprise ; aller et pourquoi prennent de tels nombres
cli-play-fix-how = attendu des places et des valeurs comme human.time=26, parmi : { $facts }
cli-play-fix-which = Qu’est-ce qui diffère sur votre table ?
cli-play-fix-done = corriger ainsi
cli-play-fix-count = { $fact }. Un nombre de { $least } à { $most } :
cli-play-fix-number = attendu l’un des nombres possibles ici, trouvé « { $found } »
cli-play-fix-changed = { $name } : { $before } → { $after }
cli-play-deal-how = attendu une pile ({ $piles }) et « table » ou « program »
cli-word-fix = corriger
cli-word-deal = distribuer
cli-word-help = aide
cli-word-table = table
cli-word-more = plus
cli-word-back = retour
cli-word-undo = annuler
cli-word-redo = refaire
cli-word-goto = aller
cli-word-why = pourquoi
cli-word-hint = conseil
cli-word-score = score
cli-word-log = journal
cli-word-rules = règles
cli-word-save = enregistrer
cli-word-quit = quitter

## Beaucoup de parties, pour qui crée
cli-simulate-without = Sans la règle { $rule } de l’automa.
cli-simulate-player-seed = Les mêmes donnes avec une autre chance du joueur lui-même ({ $seed }).
cli-no-automa-rule = une règle de l’automa ({ $expected }) est attendue, « { $found } » a été trouvé
cli-compare-many = L’avance de la personne et combien de fois elle gagne ; dessous, l’écart des avances avec A.
cli-compare-holm = Entre crochets : 95 % pour tous les écarts ensemble ; une étoile là où tous ensemble ne laissent aucun doute (Holm).
cli-file-taken = { $file } existe déjà : le nom d’un nouveau fichier est attendu
cli-worth-nothing = ce jeu n’a rien de tel à laisser de côté ({ $parts })
cli-worth-kept = Arrêté. { $n } mesurés entièrement sont dans { $file } ; pour continuer, la même commande avec --resume { $file } au lieu de --out.
cli-worth-stopped = Arrêté. { $n } mesurés entièrement.
cli-worth-unread = { $file } : un fichier de « worth --out » est attendu, { $found } a été trouvé
cli-worth-other = { $file } est d’une autre mesure : { $field } : { $expected } attendu, { $found } trouvé
cli-worth-player = { $file } a été mesuré avec un autre « { $player } » : { $by }
cli-worth-unsaid = { $file } ne dit ni qui a joué ni quel jeu
cli-worth-unfinished = { $file } a été arrêté avant la fin : continuez-le d’abord (--resume)
cli-worth-doubled = chaque chose une fois est attendue, { $id } a été trouvé deux fois
cli-worth-missing = toutes les parts sont attendues, la chose numéro { $nth } manque
cli-flag-points = un nombre de points de 0 à 1000
cli-flag-percent = une part en pour cent, de 0 à 100
cli-flag-band = deux parts en pour cent séparées par un trait, comme 25-35
cli-tune-over = --over : { $expected } attendu, « { $found } » trouvé
cli-tune-nothing = ce jeu n’a ni plateau d’automa ni paquet qui puisse changer
cli-tune-within = --within : plus de 0 est attendu
cli-tune-wrote = Écrit dans { $file }.
cli-tune-stopped = Arrêté : voici où l’on en était.
cli-tune-step = { $nth }. { $name } : { $race } % dans la course{ $fresh ->
    [none] {""}
   *[other] , { $fresh } % de parties fraîches
 }
cli-tune-tried = { $tried } ont été joués, { $played } parties en tout, { $seconds } s.
cli-tune-unreached = Rien à portée n’est plus près : { $why }
cli-tune-why-end = aucune pièce de plus ou de moins n’a aidé dans le sens voulu.
cli-tune-why-steps = les pas sont épuisés ; davantage avec --steps.
cli-tune-header = Trouvé par : { $command }
cli-report-wrote = { $file } est écrit : un seul fichier, rien d’autre n’est nécessaire pour le lire.
cli-report-empty = { $file } : un dossier de « simulate --out » ou un fichier de « worth --out » ou « tune --log » est attendu, ni l’un ni l’autre n’a été trouvé
cli-report-unstudied = { $file } : ce programme ne peut pas rejouer ses parties ({ $why }) ; cartes, règles, courbes et manipulations sont donc omises
cli-report-unfinished = { $file } a été arrêté avant la fin : continuez-le d’abord (--resume)
cli-report-mixed = les dossiers ne vont pas dans un même rapport : { $field } : { $expected } attendu, { $found } trouvé
cli-workbench-begins = { $file } face à { $base } : { $player }, { $games } parties, graines à partir de { $seed }. Chaque enregistrement dit ce qu’il a fait ; Ctrl-C termine.
cli-workbench-same = Modification { $nth } : rien n’a changé que les parties puissent voir.
cli-workbench-edit = Modification { $nth } : { $sentence } ({ $seconds } s)
cli-workbench-wrong = Modification { $nth } : { $what }
cli-workbench-more = { $file } augmente l’avance de la personne de { $d } points (95 % : de { $low } à { $high }) face à { $base } sur { $games } parties
cli-workbench-less = { $file } réduit l’avance de la personne de { $d } points (95 % : de { $low } à { $high }) face à { $base } sur { $games } parties
cli-workbench-none = Aucune différence entre { $file } et { $base } que { $games } parties puissent montrer ({ $d } points, 95 % : de { $low } à { $high })
cli-workbench-wins = La personne en gagne { $share } % ({ $was } % avant).
cli-workbench-gone = Modification { $nth } : { $file } a disparu pour l’instant ; ce qu’il disait en dernier est gardé.
cli-difficulty-ours = Plateaux à nous, dans aucune boîte, à part des niveaux imprimés ; chacun se joue avec --mat NOM :
