# Les pages : tout ce qu’on lit autour des jeux.

ui-brand = Automatable
ui-about = Des jeux de société en solo, contre les automas conçus pour eux.
ui-skip = Aller au contenu
ui-menu = Menu
ui-close = Fermer
ui-settings = Réglages
ui-lang = Langue
ui-lang-en = English
ui-lang-fr = Français
ui-lang-es = Español
ui-theme = Clair ou sombre
ui-theme-system = Comme le système
ui-theme-light = Clair
ui-theme-dark = Sombre
ui-pace = Les tours de l’automa
ui-pace-steps = Pas à pas
ui-pace-at-once = D’un coup
ui-keys = Touches : Entrée valide ce qui est mis en avant, U annule, Y rétablit, W demande pourquoi, I un conseil, H montre comment on joue, Échap revient ; en revoyant une partie, les flèches vont d’un moment à l’autre.
ui-offline = Le programme ne répond pas. Ce qui a été confirmé est en sécurité ; relancez-le et réessayez.

ui-home-title = Un adversaire dans un paquet de cartes
ui-home-text = Un jeu de société en solo, contre son automa. Aucune inscription ; chaque partie est gardée.
ui-go-on = Reprendre
ui-start = Commencer une partie
ui-play = Jouer
ui-choose = Choisir le niveau
ui-start-even = { $level }, à peu près équilibré
ui-start-easiest = { $level }, le plus facile
ui-start-last = { $level }, comme la dernière fois
ui-way-screen = Sur cet écran
    .text = Toute la partie est ici : vous jouez, l’automa répond et dit pourquoi.
ui-way-table = À la table
    .text = Votre propre boîte est devant vous et l’adversaire est ici : il dit en trois lignes ce qu’il faut déplacer, vous dites en un ou deux appuis ce que vous avez fait. Il ne demande jamais votre main.
ui-rules = Règles
ui-all-games = { $n ->
    [one] La seule partie gardée
   *[other] Les { $n } parties
 }
ui-ways = Donnes du jour, exercice et bilan
ui-ways-today = Donnes du jour
ui-ways-today-text = { $n } sur { $all } jouées
ui-ways-record-none = aucune partie finie
ui-today = Aujourd’hui
ui-record = Bilan
ui-games = Toutes les parties
ui-games-text = { $n ->
    [one] { $n } partie est gardée ici.
   *[other] { $n } parties sont gardées ici.
 }
ui-games-open = En cours
ui-games-over = Terminées
ui-games-none = Il n’y en a aucune ici.
ui-pages = Pages
ui-list-pages = Pages de cette liste
ui-newer = Plus récentes
ui-older = Plus anciennes
ui-day = { $day } { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
 } { $year }
ui-unreadable = Une partie illisible
ui-remove = Supprimer
ui-remove-this = Supprimer : { $which }
ui-remove-title = Supprimer cette partie ?
ui-remove-text = Elle sera perdue pour de bon. Une partie enregistrée dans un fichier peut être rouverte à tout moment.
ui-keep = La garder

ui-new-title = { $game } : nouvelle partie
ui-new-game = Nouvelle partie
ui-more = Plus : lectures, graine
ui-seed = Graine
ui-seed-text = La même graine distribue les mêmes cartes, et qui la connaît sait ce qui vient. Laissez vide pour une graine au hasard.
ui-honest = Jouer sans aide
ui-honest-text = Ni conseil, ni coup repris après la réponse d’une carte ou de l’automa. Le résultat le dit.
ui-no-hints = Sans conseils
ui-no-hints-text = Personne ne dit quoi faire dans cette partie. Le reste ne change pas.
ui-start-game = Commencer la partie

ui-open = Ouvrir une partie
ui-open-text = Une partie enregistrée ici ou écrite par la ligne de commande, une position de départ, un lien, ou le fichier de « Tout enregistrer ».
ui-open-file = Un fichier
ui-open-paste = Ou son texte
ui-open-go = Ouvrir
ui-open-wrong = Impossible de l’ouvrir.
ui-open-foreign = Ce n’est pas une de nos parties : ni partie enregistrée, ni position, ni lien, ni fichier de parties.
ui-open-nothing = Il n’y avait ni fichier ni texte.
ui-open-bytes = Attendu : un texte ; trouvé : un fichier d’octets.

ui-you = Vous
ui-this-game = Cette partie
ui-board = Table
ui-turn = Tour
ui-actions = Vos actions
ui-rail = Adversaire, score et journal
ui-save = Enregistrer
ui-save-record = Enregistrer la partie
ui-save-position = Enregistrer la position
ui-to-home = Tous les jeux
ui-to-game = Retour à la partie
ui-to-board = Retour à la table
ui-waits = Votre partie attend.
ui-waits-at = Votre partie attend : { $progress }.
ui-or-escape = ou touche Échap
ui-to-result = Voir le résultat
ui-undo = Annuler
ui-undo-none = Rien à annuler
ui-redo = Rétablir
ui-redo-none = Rien à rétablir
ui-measured = Un joueur occasionnel gagne ici { $rate } % des parties.
ui-measured-exact = Mesuré sur { $games } parties ; intervalle à 95 % : { $low } à { $high } %.
ui-player = Laisser un joueur jouer pour vous
ui-player-casual = Joue en amateur
ui-player-greedy = Prend le plus prometteur
ui-player-search = Voit plus loin
ui-how = Comment jouer
ui-how-title = { $game } : comment jouer
ui-how-signs = Ce que disent les symboles
ui-first = Première partie ? Comment on joue, en une page.
ui-lessons = Explications
ui-lessons-on = Toutes à nouveau
ui-lessons-off = Aucune
ui-lesson-away = Compris : ne plus montrer cette explication
ui-why = Pourquoi ?
ui-log = Journal
ui-log-turn = Tour { $n }
ui-log-empty = Rien ne s’est encore passé.
ui-log-all = Les { $n } tours
ui-tab-score = Score
ui-score-now = Si la partie finissait maintenant
ui-from = Source
ui-total = Total
ui-place = Place
ui-place-1 = 1re
ui-place-2 = 2e
ui-place-3 = 3e
ui-place-4 = 4e
ui-over = La partie est terminée
ui-over-won = Vous avez gagné
ui-over-lost = Vous avez perdu
ui-over-drawn = Partie nulle
ui-over-already = La partie est terminée : plus rien à faire.

ui-watch-title = { $automa } : étape { $step } sur { $of }
ui-steps = Étapes de son tour
ui-trail-deed = Action { $n } sur { $of }
ui-step-card = Carte
ui-step-done = Fait
ui-next-step = Étape suivante
ui-play-on = Dérouler
ui-my-turn = Continuer la partie
ui-skip-turn = À mon tour
ui-say-card = { $automa } révèle une carte.
ui-skipped = ignoré
ui-past-title = Retour en arrière
ui-past-text = La table était ainsi à ce moment. Rien n’est perdu : la suite est gardée tant que vous n’agissez pas.
ui-back-to-now = Revenir au présent
ui-go-on-here = Reprendre ici

ui-yes = Oui
ui-no = Non
ui-parts = Cartes de son tour
ui-tried-before = Examiné avant, de haut en bas
ui-read-before = Avant cela
ui-read-after = Après cela
ui-not-reached = pas atteint
ui-not-needed = pas nécessaire
ui-not-possible = impossible
ui-line-done = fait
ui-otherwise = Ceci repose sur une lecture : { $reading } Lu autrement ({ $value }), cela aurait donné : { $deed }
ui-no-reading = Aucune lecture réglable n’a joué ici. Là où il y en a une qui décide, elle figure sous le constat et dit ce que l’autre aurait donné.
ui-scene = En lumière : ce qu’il a choisi. Un numéro : le constat qui l’a écarté.
ui-watch-again = Revoir pas à pas
ui-see-table = Voir la table
ui-report-turn = Enregistrer la partie jusqu’ici

ui-end-about = { $game } · { $automa } : { $setup }. Règles { $ruleset }, graine { $seed }.
ui-course = Le cours de la partie
ui-course-text = Les points si la partie s’était terminée à ce moment. Chaque ligne porte son nom au bout ; celles des joueurs ont des disques, des carrés ou des triangles, celle de l’automa est en tirets avec des losanges.
ui-turned = Les tournants
ui-swing = { $n } points.
ui-axis-rounds = manches
ui-axis-turns = tours
ui-by-source = Points par source
ui-next-level = Niveau suivant : { $level }
ui-easier-level = Un niveau plus facile : { $level }
ui-same-seed = La même donne encore
ui-replay = Revoir
ui-undo-end = Reprendre le dernier coup
ui-share = À partager

ui-analyse = Analyser
ui-analyse-text = cartes ou choix ?
ui-new-deal = une nouvelle donne
ui-keep-more = Conserver…
ui-keep-more-text = partage, lien, fichier, film
ui-keep-title = Conserver cette partie
ui-keep-text = Elle est déjà conservée ici. Voici comment l’emporter ailleurs.
ui-bg-stats = Envoyer à BG Stats
ui-bg-stats-text = BG Stats s’ouvre avec une partie à vérifier : jeu, date, points, vainqueur. Rien ne quitte cet appareil avant que vous ne touchiez ce bouton.

## Mon bilan
ui-percent = { $n } %
ui-record-none = Aucune partie finie pour l’instant
ui-record-none-text = Dès qu’une partie est finie, elle figure ici.
ui-record-none-from = Dès la première partie : le résultat. Dès la cinquième à un niveau : votre part de victoires avec son intervalle, à côté de quatre joueurs mesurés.
ui-record-few = { $n ->
    [one] Une partie, { $won ->
        [0] pas gagnée
       *[other] gagnée
     }
   *[other] { $n } parties, { $won } gagnées
 }
ui-record-few-text = Quelques parties disent peu : qui gagne une partie sur deux en gagne trois de suite une fois sur huit. Votre part de victoires et son intervalle viennent avec la cinquième partie d’un niveau.
ui-record-unknown = { $level } : { $won } gagnées sur { $n }
ui-record-like = { $level } : vous gagnez à peu près aussi souvent que { $player }
ui-record-between = { $level } : vous gagnez plus souvent que { $player }, moins souvent que { $other }
ui-record-above = { $level } : vous gagnez plus souvent que { $player }
ui-record-below = { $level } : vous gagnez moins souvent que { $player }
ui-record-about = { $n ->
    [one] Une partie finie ici, du { $day }
   *[other] { $n } parties finies ici depuis le { $day }
 }, dont { $won } gagnées.
ui-record-here = Rien n’est envoyé nulle part.
ui-record-left-second = { $n ->
    [one] Un second essai n’en fait pas partie.
   *[other] { $n } seconds essais n’en font pas partie.
 }
ui-record-left-several = { $n ->
    [one] Une partie à plusieurs n’est pas comptée.
   *[other] { $n } parties à plusieurs ne sont pas comptées.
 }
ui-record-left-older = { $n ->
    [one] Une partie qui ne peut plus être lue n’est pas comptée.
   *[other] { $n } parties qui ne peuvent plus être lues ne sont pas comptées.
 }
ui-record-games = Vos parties
ui-record-levels = Jeu par jeu, niveau par niveau
ui-record-against = Contre
ui-record-won = Gagnées
ui-record-share = Part, 95 %
ui-record-share-short = part
ui-record-ahead = avance
ui-record-luck = sans la chance
ui-record-luck-text = « Sans la chance » est l’écart moins ce que les cartes ont apporté, d’après l’analyse.
ui-record-of = { $won } sur { $n }
ui-record-of-won = { $won } gagnées sur { $n }
ui-record-interval = { $low }–{ $high }
ui-record-too-few = trop peu pour dire : à partir de { $n } parties
ui-record-beside = À côté des quatre joueurs mesurés
ui-record-beside-label = Mes parties de { $game } à côté des joueurs mesurés : { $levels }.
ui-record-you = vous, avec l’intervalle à 95 %
ui-record-share-text = Part des parties gagnées.
ui-record-unmeasured = Cela n’a pas été mesuré : aucun joueur à côté de vous.
ui-record-players = joueurs, parties par niveau : { $games }
ui-record-data = Données
ui-level-head = Niveau
ui-record-margins = { $level } : avance { $ahead }
ui-record-margins-text = { $n } parties dans l’ordre. Barres : points d’avance, pleines si gagnées, hachurées sinon.
ui-record-rings = Anneaux : la même partie sans la chance.
ui-record-margins-label = Écarts de { $n } parties de { $level } dans l’ordre : { $margins }.
ui-record-no-trend = pas de courbe de tendance : { $n } parties ne peuvent en montrer
ui-record-last = Les dix dernières
ui-record-when = Quand
ui-record-automa = Automa
ui-record-result = Résultat
ui-record-is-won = gagnée
ui-record-is-drawn = nulle
ui-record-is-lost = perdue
ui-record-csv = Enregistrer en CSV

## Les donnes d’un jour
ui-day-text = Une donne par jeu, la même pour tous ceux qui jouent aujourd’hui. Elle ne dépend que de la date ; rien n’est envoyé.
ui-day-past = Les donnes de ce jour, telles que tout le monde les a eues. Elles se jouent quand vous voulez.
ui-day-expected = un jour jusqu’au { $today }, année-mois-jour
ui-day-alone = un jour sans mise en place ni graine à part
ui-day-not-played = Pas jouée
ui-day-until = compte jusqu’à minuit, UTC
ui-day-again = Un second essai
ui-day-won = Gagné, { $you } à { $automa }
ui-day-drawn = Partie nulle, { $you } à { $automa }
ui-day-lost = Perdu, { $you } à { $automa }
ui-day-nothing = Les donnes de ce jour que vous finissez figurent ici en texte à partager.
ui-day-words-only = Des mots seulement : ni image, ni adresse, rien qui révèle une carte.
ui-day-your-turn = À vous.
ui-day-line = { $level }, graine { $seed } : { $result }
ui-day-days = Jours passés
ui-day-head = Jour, points d’avance
ui-day-another = Un autre jour
ui-day-go = Voir
ui-day-late = Une donne passée se joue quand vous voulez ; elle figure alors dans votre bilan, pas dans la colonne du jour. Aucune série n’est comptée.

ui-rules-title = { $game } : les règles telles que jouées ici
ui-rules-text = Chaque règle que suivent le jeu et son automa, avec nos mots, et l’endroit où elle est imprimée.
ui-rules-cards = Les cartes de l’automa
ui-rules-choices = Ce qui se choisit
ui-ruleset = Version des règles : { $n }.
ui-usual = habituel
ui-rule-narrows = guide l’automa
ui-rule-forbids = interdit
ui-rule-states = dit ce qui se passe

ui-error-page = Cette page n’existe pas
    .advice = L’adresse est peut-être mal écrite, ou d’une autre version. Vos parties sont en sécurité.
ui-error-game = Cette partie n’est pas ici
    .advice = Elle a peut-être été supprimée, ou gardée sur une autre machine. Une partie enregistrée s’ouvre depuis l’accueil.
ui-error-conflict = La partie a continué ailleurs
    .advice = Elle a changé dans un autre onglet ou une autre fenêtre depuis l’affichage de cette page. Rien n’a été écrasé : regardez la table actuelle, puis jouez.
ui-error-bad = C’est illisible
    .advice = Rien n’a changé.
ui-error-refused = Ce n’est pas permis
    .advice = Rien n’a changé : la table est comme avant.
ui-error-foreign = La demande venait d’un autre site
    .advice = Seules les pages de ce programme peuvent changer une partie. Ouvrez-le à sa propre adresse.
ui-error-key = La clé manque
    .advice = Ce programme laisse entrer qui ouvre l’adresse qu’il a affichée, avec sa clé. Ouvrez une fois cette adresse dans ce navigateur.
ui-error-stale = Cette partie ne peut plus être rejouée
    .advice = Elle a été écrite par une autre version et s’écarte des règles actuelles. Rien n’est perdu : enregistrez-la dans un fichier pour l’examiner.
ui-error-store = La partie n’a pas pu être gardée
    .advice = Le disque est peut-être plein ou protégé. Ce qui a été confirmé est en sécurité ; réessayez.
ui-error-stopped = La partie n’a pas pu être gardée
    .advice = Le programme s’arrête, ou l’un de ses éléments s’est arrêté. Ce qui a été confirmé est en sécurité ; relancez-le.
ui-error-taken = nouveau nom attendu, trouvé « { $id } », déjà pris
ui-error-full = Le disque est plein
    .advice = La partie n’a pas pu être gardée. Faites de la place et réessayez ; ce qui a été confirmé est en sécurité.
ui-error-shut-refused = Ici, les parties n’ont pu être ni gardées ni ouvertes
    .advice = Ce navigateur ne laisse rien garder pour cette page. Autorisez le stockage pour ce site, ou quittez la fenêtre privée, puis rouvrez la page. Ce qui a été gardé avant n’est pas perdu pour autant.
ui-error-shut-newer = Une version plus récente garde vos parties
    .advice = Elles sont en sécurité, mais cette version plus ancienne ne peut pas les ouvrir. Fermez tous les onglets de ce site et rouvrez-le, pour que la version récente réponde. Si cela persiste, le site donne pour l’instant une version plus ancienne. N’effacez pas les données du site : les parties seraient perdues.
ui-error-shut-held = Un autre onglet retient vos parties
    .advice = Elles sont en sécurité. Fermez les autres onglets et fenêtres de ce site, puis réessayez.
ui-error-shut-full = Il n’y a pas de place pour ouvrir vos parties
    .advice = Elles ne sont pas perdues. Faites de la place sur cet appareil, mais n’effacez pas les données de ce site : les parties seraient perdues. Puis réessayez.
ui-error-shut-broken = Vos parties n’ont pas pu être ouvertes
    .advice = Cela ne veut pas dire qu’elles sont perdues. Fermez le navigateur et rouvrez-le. N’effacez pas les données de ce site : les parties seraient perdues.
ui-error-damaged = Le fichier des parties est abîmé
    .advice = Arrêtez le programme et relancez-le : il vérifie le fichier, le met de côté et continue avec chaque partie encore lisible.
ui-error-gone = Le fichier des parties a été retiré
    .advice = Rien ne peut être gardé : le fichier ou son dossier a été déplacé, supprimé ou remplacé pendant que le programme s’en sert. Tout ce qui précède peut encore être enregistré par « Tout enregistrer » ; remettez ensuite le dossier en place, ou arrêtez le programme et relancez-le.
ui-error-method = Cette page ne s’ouvre pas de cette façon
    .advice = Rien n’a changé.
ui-error-kind = Ce qui a été envoyé n’est pas du type attendu
    .advice = Rien n’a changé.
ui-error-large = Ce qui a été envoyé est trop grand
    .advice = Rien n’a changé. Un document peut peser jusqu’à un mégaoctet, un fichier de toutes les parties jusqu’à seize.
ui-error-unclear = La demande est incompréhensible
    .advice = Rien n’a changé. L’adresse ou le formulaire est peut-être incomplet.
ui-error-busy = Trop de choses sont demandées à la fois
    .advice = Rien n’a changé. Le programme répond déjà à d’autres : réessayez dans un instant.
ui-error-crashed = C’est une erreur de ce programme
    .advice = Rien de ce qui a été confirmé n’est perdu, et le programme continue. Réessayez ; si cela se reproduit, donnez le numéro à la personne qui fait tourner ce programme.
ui-told-no-game = aucune partie ne s’appelle « { $id } »
ui-told-conflict = la partie a changé depuis la révision { $expected } ; elle en est à { $found }
ui-told-stale = la partie ne peut plus être rejouée : { $what }
ui-told-store = l’enregistrement a échoué : { $why }
ui-told-crashed = une erreur du programme lui-même, numéro { $number }
ui-told-dealer = attendu : une partie dont le programme tire les cartes ; trouvé : une partie aux cartes tirées sur la table

ui-won = Vous avez gagné, { $points }
ui-lost = Vous avez perdu, { $points }
ui-drawn = Égalité entre { $who }, { $points }
ui-winner = Vainqueur : { $who }, { $points }
ui-curve = Les points au fil de la partie ; à la fin { $ends }.
ui-task-choose = À jouer : { $who }
ui-task-card = Quelle carte est révélée ({ $pile }) ?
ui-more-options = Et { $n } de plus.
ui-back = Un pas en arrière
ui-partial = Une partie de ces points vous est cachée.
ui-pass-on = Passez l’appareil à { $who }
ui-put-away = { $who } : votre main est rangée.
ui-since-of = Depuis le dernier tour de { $who }
ui-since = Depuis votre tour
ui-drawn-by = { $who } : vos dernières cartes piochées
ui-one-more = { $who } : encore une chose
ui-pass-on-text = La main suivante est montrée à qui touche ci-dessous : une courtoisie entre gens qui partagent un écran, pas une serrure.
ui-i-am = Je suis { $who } : ma main
ui-people = Noms
ui-person-name = Personne { $n }
ui-error-no-reasons = L’automa n’a pas joué là
    .advice = On donne les raisons de ce que l’automa a fait.
ui-error-secret = Pas tant que quelqu’un cache sa main
    .advice = Le fichier nommerait chaque carte. On peut l’enregistrer quand la partie est finie.
ui-pause = Pause
ui-first-moment = Premier
ui-before = Précédent
ui-next = Suivant
ui-last-moment = Dernier
ui-branch = Continuer d’ici
ui-past-at = Moment { $n } sur { $of }
ui-sound = Son
ui-sound-off = Sans
ui-sound-on = Un clic
ui-picture = Image à garder
ui-picture-text = La table à la fin
ui-copy = Copier
ui-copied = Copié.
ui-results = Derniers résultats
ui-lead = { $n } d’avance
ui-behind = { $n } de retard
ui-level = à égalité
ui-took-lead = Vous passez en tête.
ui-lost-lead = Vous passez derrière.
ui-leads-now = { $who } passe en tête.
ui-curve-lead = Avance au fil de la partie ; à la fin { $ends }.
ui-contents = Sommaire
ui-search = Chercher dans les règles
ui-search-go = Chercher
ui-search-none = Aucune règle ne contient ces mots.
ui-search-all = Toutes les règles
ui-tally = { $n ->
    [one] { $won ->
        [0] La dernière partie n’a pas été gagnée.
       *[other] La dernière partie a été gagnée.
     }
   *[other] Parties gagnées : { $won } sur les { $n } dernières.
 }
ui-course-lead = Votre avance si la partie s’était terminée à ce moment.
ui-own = Vos propres cartes et paquets
ui-own-text = Un fichier comme le programme en écrit et en vérifie ; ce qui ne convient pas est indiqué avec sa carte et son chiffre.
ui-own-keep = Garder ces fichiers pour la prochaine partie
ui-own-page = Voir, modifier ou écrire les vôtres
ui-own-title = { $game } : vos propres cartes et paquets
ui-own-about = Ce qui est à vous est gardé ici, terminé ou non. Une nouvelle partie propose ce qui passe la vérification.
ui-own-none = Rien pour l’instant.
ui-own-ready = jouable
ui-own-draft = brouillon, pas encore jouable
ui-own-is-draft = Pas encore jouable :
ui-own-mine = à vous
ui-own-gaps = à vous, avec des lacunes : à votre table, on les demande
ui-own-whole = à vous, complet pour votre table
ui-own-rest = Continuer avec { $name }
ui-own-unnamed = sans nom
ui-own-bring = Apporter un fichier ou un texte
ui-own-save = Vérifier et garder
ui-own-copy = Partir d’une copie : { $name }
ui-own-play = Jouer avec
ui-own-play-table = Jouer à votre table avec
ui-own-export = Enregistrer dans un fichier
ui-own-as-text = En texte
ui-own-back = Tout ce qui est à vous
ui-own-remove-title = Supprimer « { $name } » ?
ui-own-remove-text = Ce sera perdu pour de bon. Les parties jouées avec gardent leur copie.
ui-to-document = Voir son état actuel
ui-error-document = Ce paquet ou ce jeu de cartes n’est pas ici
    .advice = Il a peut-être été supprimé, ou gardé sur une autre machine.
ui-error-changed = Il a été modifié ailleurs
    .advice = Il a été modifié dans un autre onglet ou une autre fenêtre depuis l’affichage de cette page. Rien n’a été écrasé : regardez son état actuel.
ui-told-no-chair = il y a { $n } places à cette table

# À la table.
ui-its-turn = { $automa } : son tour
ui-tell = Qu’avez-vous fait ?
ui-which-card = Quelle carte est sortie ?
ui-done = C’est fait
ui-done-next = C’est fait : sa carte suivante
ui-done-its-turn = C’est fait : tour de { $automa }
ui-heard = Compris
ui-undo-all = tout cela est annulé
ui-last-turn = Son dernier tour
ui-back-to-moves = Retour à ses coups
ui-lines-ticked = { $n } sur { $of } lignes cochées
ui-app-drew = L’application a pioché **{ $card }** : retirez-la de votre pile.
ui-cards = Langue des cartes
ui-find = lettres du nom
ui-letters = lettres
ui-fix = Corriger
ui-fix-title = Qu’est-ce qui diffère ?
ui-fix-text = Touchez ce qui diffère, puis validez
ui-fix-before = La table d’avant son tour, qui est recalculé
ui-fix-when = Quelle table ?
ui-fix-when-before = Avant son tour
ui-fix-when-after = Telle qu’elle est
ui-fix-first = Dites d’abord ce qui a été retourné ou choisi ; ensuite tout peut être corrigé.
ui-set-it-so = C’est ainsi
ui-cancel = Annuler
ui-less = moins
ui-greater = plus
ui-type-number = taper le nombre
ui-sign = signe : au-dessus ou au-dessous de 0
ui-digit-back = effacer le dernier chiffre
ui-turn-changes = Son tour change :
ui-undo-deed = Annuler : { $deed }
ui-deed-fix = la correction
ui-deed-deal = qui pioche
ui-go-back = Revenir à…
ui-go-back-text = Touchez une ligne : la table revient à ce moment
ui-move-back = À remettre en place : { $n }
ui-back-to-table = Retour à la table
ui-set-table = Préparez la table
ui-piles = Qui pioche
ui-begin = Commencer
ui-begin-you = Commencer : à vous d’abord
ui-deal-program = L’application pioche
    .hint = aucune carte à sortir
ui-deal-table = Je pioche
    .hint = et je touche la carte
ui-draw-for-me = Piochez pour moi : cette carte
    .hint = retirez-la de votre pile : l’application dit laquelle
ui-draw-always = L’application pioche désormais
    .hint = Vous piochez ici. Activé, la pile est à l’application ; le menu vous la rend.
ui-draw-rest = Piochez le reste pour moi
ui-awake = L’écran reste allumé
ui-awake-none = Ce navigateur ne peut pas garder l’écran allumé ici
ui-voice = Dire les consignes à voix haute
ui-voice-on = À voix haute
ui-size = Lettres
ui-size-normal = Grandes
ui-size-large = Plus grandes
ui-table-keys = Touches : 1 à 9 répondent, Entrée valide, U annule, W demande pourquoi, F corrige.
ui-count-yours = Comptez vos points
ui-is-right = Est-ce juste ? Sinon : Annuler ou Corriger.
ui-rematch = Revanche
ui-keep-record = Garder
ui-at-table = à la table
ui-at-table-start = À la table
ui-phone = Scannez ceci avec un téléphone du même réseau pour continuer là-bas. Ce téléphone pourra entrer et verra toutes les parties gardées ici.
ui-export = Tout enregistrer
ui-export-text = Toutes les parties, en cours et finies, vos paquets, plateaux et jeux de cartes, et vos résultats : un seul fichier que cette page rouvre, ici ou ailleurs.
ui-export-folded = Les mains cachées des parties en cours y sont aussi, seulement encodées : qui décode le fichier les lit.
ui-import = Reçu
ui-import-text = Ce qui était ici n’a pas changé.
ui-import-kept = { $n ->
    [one] Une chose est maintenant gardée ici.
   *[other] { $n } choses sont maintenant gardées ici.
}
ui-import-beside = { $n ->
    [one] Une diffère de ce qui porte son nom ici : elle est gardée à côté.
   *[other] { $n } diffèrent de ce qui porte leur nom ici : elles sont gardées à côté.
}
ui-import-unplayable = { $n ->
    [one] Une a été jouée avec d’anciennes règles : elle est gardée et peut être enregistrée, mais pas continuée.
   *[other] { $n } ont été jouées avec d’anciennes règles : elles sont gardées et peuvent être enregistrées, mais pas continuées.
}
ui-import-same = { $n ->
    [one] Une était déjà ici, exactement la même.
   *[other] { $n } étaient déjà ici, exactement les mêmes.
}
ui-import-refused = { $n ->
    [one] Une est illisible et reste dans le fichier.
   *[other] { $n } sont illisibles et restent dans le fichier.
}
ui-import-empty = Il n’y avait rien dans le fichier.
ui-import-why = Ce qu’il faut en dire
ui-import-as = gardée sous { $id }
ui-import-id = jusqu’à 40 lettres minuscules et chiffres
ui-take-along = Emporter
ui-take-along-text = Cette partie jusqu’ici, pour un autre appareil ou quelqu’un d’autre. Qui l’ouvre continue avec sa propre copie.
ui-link = Lien
ui-link-text = Il contient toute la partie et s’ouvre partout où tourne Automatable, même collé sous « Ouvrir une partie ». Aucun serveur ne le garde.
ui-copy-link = Copier le lien
ui-link-code = Scannez ceci avec l’autre appareil : une copie de cette partie s’y ouvre.
ui-link-code-who = Le code contient cette partie et aucune clé. Il s’ouvre tout de suite sur un appareil déjà admis ici ; toute autre personne peut coller le lien dans son propre Automatable, sous « Ouvrir une partie ».
ui-link-house-ask = Un code qui laisse aussi entrer l’autre appareil
ui-link-house = Scannez ceci avec l’autre appareil : une copie de cette partie s’y ouvre et l’appareil peut entrer ici.
ui-link-house-who = Ce code contient la clé de la maison : qui le scanne ou le photographie peut lire, jouer et supprimer toutes les parties gardées ici.
ui-link-house-not = Le code sans la clé
ui-link-no-code = Un code à scanner s’affiche là où un autre appareil peut atteindre cette adresse et si la partie est assez courte. « serve --lan » laisse entrer les téléphones.
ui-link-long = Cette partie est trop longue pour un lien : { $n } lettres, alors que { $most } passent partout. Emportez son fichier.
ui-linked = Une partie pour vous
ui-linked-text = Elle est venue dans le lien et n’est encore gardée nulle part. Si vous l’ouvrez ici, elle prend place à côté de vos autres parties.
ui-linked-go = L’ouvrir ici
ui-linked-no = Pas maintenant

ui-install = Installer
ui-install-site = Installer pour jouer sans ce serveur
ui-licences = Licences
ui-news = Une nouvelle version est là.
ui-news-take = Mettre à jour
ui-kept-promised = Ce navigateur a promis de garder ces parties pour de bon.
ui-kept-fleeting = Ce navigateur peut effacer ces parties si la place manque ou si personne ne revient pendant longtemps. Dans un fichier, elles sont en sécurité :
ui-keeping-scarce = La place que donne ce navigateur est presque épuisée. Ce qui a été confirmé est en sécurité ; enregistrez les parties finies dans des fichiers et supprimez-les ici.
ui-keeping-refused = Ce navigateur ne garde rien pour cette page : aucune partie ne peut commencer ici. Autorisez le stockage pour ce site, ou quittez la fenêtre privée.
ui-site-wait = Un instant : le programme se charge. Après cette fois, il n’a plus besoin de réseau.
ui-site-unable = Ce navigateur ne peut pas faire tourner le programme tout seul. Prenez une version actuelle de Chrome, Edge, Firefox ou Safari, hors fenêtre privée, et une adresse qui commence par https.
ui-site-refused = Ce navigateur ne garde rien pour cette page : aucune partie n’y serait en sécurité. Autorisez le stockage pour ce site, ou quittez la fenêtre privée, puis rouvrez-la.
ui-site-failed = Le programme n’a pas pu être chargé. Vérifiez le réseau, puis réessayez.
ui-site-broken = Le programme n’a pas démarré. Vos parties sont en sécurité : chargez-le de nouveau.
ui-site-again = Réessayer
ui-site-script = Le programme tourne dans votre navigateur même : autorisez les scripts pour cette page.

## Imprimer
ui-print = Imprimer
ui-print-this = Imprimer { $name }
ui-print-cannot = C’est impossible à imprimer.
ui-print-absent = Le module d’impression n’a pas encore été chargé, et le site ne répond pas. Réessayez avec un réseau ; une fois chargé, il reste.
ui-print-all-deck = Toutes les cartes
ui-print-all-mat = Tous les niveaux
ui-print-own = Vos propres paquets et plateaux
ui-print-paper = Papier
ui-print-paper-a4 = A4
ui-print-paper-letter = Letter
ui-print-paper-card = Une carte par page
    .hint = pour les imprimeurs, avec fond perdu
ui-print-cut = Bords
ui-print-cut-line = Trait de coupe
    .hint = une coupe entre deux cartes
ui-print-cut-bleed = Fond perdu de 3 mm
    .hint = de la place autour de chaque carte
ui-print-size = Taille
ui-print-size-63x88 = 63 × 88 mm
    .hint = tient dans les pochettes courantes
ui-print-size-61x86 = 61 × 86 mm
    .hint = pour des pochettes étroites
ui-print-ink = Encre
ui-print-ink-full = Pleine
    .hint = fond crème, en-têtes colorés
ui-print-ink-less = Moins d’encre
    .hint = la moitié sur les faces, un dixième sur les dos
ui-print-lang = Langue des cartes
ui-print-fine = Les dos ne tombent pas juste ? Une autre taille ?
ui-print-check = Imprimez les deux dernières pages recto verso, tenez-les à contre-jour et entrez ce qu’elles disent. La plupart des imprimantes : moins de 1 mm.
ui-print-own-size = Autre taille, mm (63x88)
ui-print-right = Dos vers la droite, mm
ui-print-down = Dos vers le bas, mm
ui-print-duplex = Recto verso
ui-print-duplex-usual = selon le sens de la feuille
ui-print-duplex-long = retourner sur le bord long
ui-print-duplex-short = retourner sur le bord court
ui-print-duplex-none = une seule face
ui-print-open = Ouvrir les feuilles
ui-print-save = Enregistrer en PDF
ui-print-step-1 = Imprimez à 100 %, jamais « ajuster à la page ». La ligne au pied doit mesurer 100 mm.
ui-print-step-2 = Recto verso ; sur quel bord, c’est écrit au pied. Essayez d’abord une feuille.
ui-print-step-3 = Coupez le long des repères, les grandes coupes d’abord.
ui-print-sheets = Les feuilles
ui-print-fronts = Rectos
ui-print-backs = Versos, inversés de gauche à droite
ui-print-less = Moins d’encre
ui-print-with-bleed = Avec fond perdu : huit cartes, le fond dépasse chaque coupe de 3 mm
ui-print-why-bleed = Pourquoi pas trois sur trois avec fond perdu ? Trois cartes avec leur fond perdu font 207 mm de large ; A4 en fait 210. Aucune imprimante n’atteint ce bord, et il ne reste pas de place pour les repères.

## The coach
ui-analysis = Analyse
ui-analysis-pages = Fin de la partie
ui-analysis-parts = Cartes et choix
ui-analysis-progress = Avancement
ui-analysis-thinking = { $result }. Le pourquoi est en cours de calcul
ui-analysis-far = { $n } choix jugés sur { $all }, le dernier d’abord.
ui-analysis-leave = Vous pouvez partir : l’acquis est gardé.
ui-analysis-stopped = Arrêtée ; l’acquis est gardé.
ui-analysis-on = Continuer à réfléchir
ui-analysis-stop = Arrêter, garder l’acquis
ui-points = Points
ui-fall = De ce qui était attendu au résultat
ui-fall-text = Points d’avance sur l’automa. Traits : intervalles à 95 %.
ui-fall-label = De { $start } attendus au départ, les cartes ont apporté { $cards }, vos choix { $choices } ; au total { $end }.
ui-fall-start = Au départ
ui-fall-start-text = attendu par greedy
ui-fall-cards = Les cartes
ui-fall-cards-text = l’apport du hasard
ui-fall-choices = Vos choix
ui-fall-choices-text = au nombre de { $n }
ui-fall-now = Attendu à présent
ui-fall-end-text = points d’avance
ui-fall-level = égalité
ui-fall-part = Part
ui-chance = Chance de gagner
ui-chance-label = Chance de gagner : { $first } % d’abord, { $lowest } % au plus bas, { $last } % à la fin
ui-chance-text = Bande : 95 %. Numéros ronds : votre choix ; losanges : les cartes.
ui-chance-start = départ
ui-chance-end = fin
ui-chance-ply = Entrée du registre
ui-moments = { $n ->
    [0] Aucun moment ne ressort
    [one] Un moment décisif
    *[other] { $n } moments décisifs
  }
ui-moments-none = Aucune carte et aucun choix n’a changé plus que ce que tant de parties peuvent dire.
ui-moments-text = Réessayer ne change rien ; continuer de là commence une partie à part, marquée « second essai », hors de votre bilan. Vos moments sont gardés pour
ui-moment-chance = Votre chance : { $before } → { $after } %.
ui-moment-again = Recommencer d’ici
ui-moment-see = Voir ce moment
ui-cost = Points perdus par choix
ui-cost-you = vous, ici
ui-cost-who = Qui
ui-cost-axis = points perdus par choix
ui-cost-games = { $n } parties
ui-cost-choices = { $n } choix
ui-kinds = Quels coups ont coûté le plus
ui-kinds-of = en { $n }
ui-kinds-kind = Sorte de coup
ui-kinds-close = Points perdus, par sorte de coup : aucune nettement plus que les autres.
ui-judged = Comment cela a été jugé
ui-judged-sums = Les choix se comptent par rapport à ce que greedy aurait fait à votre place : avec les cartes et le départ, ils font le résultat. Les coûts se comptent par rapport au meilleur coup trouvé : jamais positifs, ils ne s’additionnent pas.
ui-judged-limits = Un juge qui jouerait mieux trouverait d’autres coûts.
ui-practice = S’exercer
ui-analysis-again = Chaque choix est jugé ; ce qui semblait cher est mesuré encore une fois.
ui-analysis-left = { $n ->
    [one] encore { $n } seconde environ
   *[other] encore { $n } secondes environ
}
ui-moments-name = Les moments décisifs
ui-moments-waiting = Rien n’est affirmé pour l’instant : les moments sont nommés quand chaque choix est jugé.
ui-moments-stopped = Les moments sont nommés quand chaque choix est jugé.
ui-fall-from = À partir d’ici, connu
ui-moment = Un moment
ui-moment-what = Que faites-vous ?
ui-moment-asked = L’un de vos choix chers. Jouez comme si c’était maintenant ; le meilleur coup reste caché d’ici là.
ui-moment-tell = Dites-le-moi
ui-moment-answer = La réponse
ui-moment-comparing = Votre coup est comparé
ui-moment-comparing-text = Votre coup de cette fois, celui d’alors et le meilleur trouvé sont joués jusqu’au bout, avec les mêmes dés.
ui-moment-compare = Comparer
ui-moment-now = vous, cette fois
ui-moment-then = alors
ui-moment-best = meilleur trouvé
ui-moment-games = Points de moins que le meilleur en { $n } parties chacun, distribuées de même. Moustaches : intervalles à 95 %.
ui-moment-reasons = Les raisons
ui-moment-choose = Choisir à nouveau
ui-moment-second = Continuer commence une partie à part, marquée « second essai » ; elle reste hors de votre bilan.
ui-moment-running = Cette partie est en cours : une fois finie, vous pourrez continuer d’ici.
ui-moment-why = D’où viennent les points
ui-moment-why-best = Ce que le meilleur apporte face à votre coup de cette fois
ui-moment-why-best-then = Ce que le meilleur apporte face à votre coup d’alors
ui-moment-why-then = Ce que votre coup de cette fois apporte face à celui d’alors
ui-moment-why-none = Aucune source de points ne diffère plus que ce que tant de parties peuvent montrer.
ui-verdict-as-good = Aussi bien que le meilleur trouvé
ui-verdict-better = Mieux qu’alors, moins que le meilleur
ui-verdict-same = Le même qu’alors
ui-verdict-no-better = Pas mieux qu’alors, pour autant que tant de parties le montrent
ui-verdict-less = Moins bien qu’alors
ui-verdict-given-up = Voici le meilleur trouvé
ui-ways-practice-none = rien n’attend
ui-ways-practice-text = { $n ->
    [one] { $n } moment attend
   *[other] { $n } moments attendent
}
ui-practice-title = { $n ->
    [one] Un moment à rejouer
   *[other] { $n } moments à rejouer
}
ui-practice-all-found = Chaque moment est trouvé
ui-practice-none = Rien encore pour s’exercer
ui-practice-text = Les choix chers de vos propres parties. Le meilleur coup est caché ; choisissez, puis comparez.
ui-practice-none-text = Les choix chers de vos parties arrivent ici quand une partie a été analysée.
ui-practice-none-how = Jouez une partie jusqu’au bout et appuyez sur Analyser : les choix qui ont nettement coûté des points sont gardés ici pour être rejoués.
ui-practice-begin = Commencer par le plus cher
ui-practice-any = N’importe lequel
ui-practice-of = Quelles parties
ui-practice-of-all = Toutes
ui-practice-waiting = Pas encore trouvés
ui-practice-dearest = le plus cher d’abord
ui-practice-found = Trouvés
ui-practice-rule = Un choix arrive ici si son coût sort nettement de son intervalle et atteint 2 points à Patchwork, 4 à Brass et à London. Trouvé, il revient après 3, 12 et 40 jours, puis plus.
ui-practice-untried = pas essayé
ui-practice-tried = { $n ->
    [one] essayé une fois
   *[other] essayé { $n } fois
}
ui-practice-again = déjà trouvé, revient
ui-practice-found-for-good = trouvé, pour de bon
ui-practice-comes = { $n ->
    [one] trouvé, revient demain
   *[other] trouvé, revient dans { $n } jours
}

# Conseils.
ui-hint = Conseil
ui-hint-thinking = Réflexion en cours…
ui-hint-hide = Masquer
ui-hint-none = Conseil : { $why }
ui-hinted = { $n ->
    [1] À vous, un conseil
    [2] À vous, deux conseils
   *[other] À vous, trois conseils
 }
ui-hint-say = { $n ->
    [1] Un bon coup, à sa place sur le plateau.
    [2] Deux bons coups, à leur place sur le plateau ; sans classement.
   *[other] Trois bons coups, à leur place sur le plateau ; sans classement.
 }
ui-hint-reasons = Les raisons
ui-hint-since = Les raisons, puisque vous les demandez
ui-hint-against = Points par source, par rapport à la moyenne des coups
ui-hint-all = En tout
ui-hint-won = gagné dans { $n } %
ui-hint-limits = Il ne connaît pas l’ordre d’une pioche. Là où les bandes se recouvrent, les parties ne tranchent pas.
