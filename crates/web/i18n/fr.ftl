# Les pages : tout ce qu’on lit autour des jeux.

ui-brand = Automatable
ui-about = Des jeux de société en solitaire, contre les automas conçus pour eux.
ui-skip = Au contenu
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
ui-keys = Touches : 1, 2, 3 choisissent, les flèches déplacent, R tourne, F retourne, Entrée valide, A avance, U annule, W demande pourquoi, Échap revient.
ui-offline = Le programme ne répond pas. Ce qui a été confirmé est en sécurité ; relancez-le et réessayez.

ui-home-title = Un adversaire dans un paquet de cartes
ui-home-text = Un jeu de société en solitaire, contre son automa. Aucune inscription ; chaque partie est gardée.
ui-go-on = Reprendre
ui-start = Commencer une partie
ui-play = Jouer
ui-choose = Choisir le niveau
ui-rules = Règles
ui-all-games = Les { $n } parties
ui-games = Toutes les parties
ui-games-text = { $n ->
    [one] { $n } partie est gardée ici.
   *[other] { $n } parties sont gardées ici.
 }
ui-games-open = En cours
ui-games-over = Terminées
ui-games-none = Il n’y en a aucune ici.
ui-pages = Pages
ui-newer = Plus récentes
ui-older = Plus anciennes
ui-unreadable = Une partie illisible
ui-remove = Jeter
ui-remove-title = Jeter cette partie ?
ui-remove-text = Elle sera perdue pour de bon. Une partie enregistrée peut être rouverte à tout moment.
ui-keep = La garder

ui-new-title = { $game } : nouvelle partie
ui-new-game = Nouvelle partie
ui-more = Plus : plateau, lectures, graine
ui-seed = Graine
ui-seed-text = La même graine distribue les mêmes cartes. Laissez vide pour n’importe laquelle.
ui-start-game = Commencer la partie

ui-open = Ouvrir une partie
ui-open-text = Une partie enregistrée ici ou écrite par la ligne de commande, ou une position de départ.
ui-open-file = Un fichier
ui-open-paste = Ou son texte
ui-open-go = Ouvrir
ui-open-wrong = Impossible de l’ouvrir.
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
ui-to-result = Voir le résultat
ui-undo = Annuler
ui-undo-none = Rien à annuler
ui-redo = Rétablir
ui-redo-none = Rien à rétablir
ui-how = Comment jouer
ui-how-title = { $game } : comment jouer
ui-how-do = Ce que vous faites
ui-how-signs = Ce que disent les symboles
ui-first = Première partie ? Comment on joue, en une page.
ui-why = Pourquoi ?
ui-log = Journal
ui-log-turn = Tour { $n }
ui-log-empty = Rien ne s’est encore passé.
ui-tab-score = Score
ui-score-now = Si la partie finissait maintenant
ui-from = Source
ui-total = Total
ui-over = La partie est terminée
ui-over-already = La partie est terminée : plus rien à faire.

ui-watch-title = { $automa } : étape { $step } sur { $of }
ui-steps = Étapes de son tour
ui-step-card = Carte
ui-step-done = Fait
ui-next-step = Étape suivante
ui-play-on = Dérouler
ui-my-turn = Continuer la partie
ui-skip-turn = À mon tour
ui-say-card = { $automa } révèle une carte.
ui-say-rule = { $rule } { $left ->
    [0] Il ne reste rien.
    [one] Il en reste { $left } sur { $before }.
   *[other] Il en reste { $left } sur { $before }.
 }
ui-skipped = ignoré
ui-past-title = Retour en arrière
ui-past-text = La table était ainsi à ce moment. Rien n’est perdu : la suite est gardée tant que vous n’agissez pas.
ui-back-to-now = Revenir au présent
ui-go-on-here = Reprendre d’ici

ui-why-title = Pourquoi a-t-il fait cela ?
ui-candidate = Candidat
ui-compared = Comparé
ui-stays = Reste
ui-stay = { $n ->
    [one] { $n } reste
   *[other] { $n } restent
 }
ui-yes = Oui
ui-no = Non
ui-nobody = Il ne restait rien à examiner.
ui-watch-again = Revoir pas à pas
ui-see-table = Voir la table
ui-report-turn = Enregistrer la partie jusqu’ici

ui-end-about = { $game } · { $automa } : { $setup }. Règles { $ruleset }, graine { $seed }.
ui-course = Le cours de la partie
ui-course-text = Les points si la partie avait fini à ce moment. Votre ligne est pleine avec des disques, celle de l’automa en tirets avec des losanges.
ui-turned = Les tournants
ui-swing = { $n } points.
ui-by-source = Points par source
ui-next-level = Niveau suivant : { $level }
ui-same-seed = Même graine
ui-replay = Revoir
ui-undo-end = Reprendre le dernier coup
ui-share = À partager

ui-rules-title = { $game } : les règles telles que jouées ici
ui-rules-text = Chaque règle que suivent le jeu et son automa, avec nos mots, et l’endroit où elle est imprimée.
ui-rules-choices = Ce qui se choisit
ui-rules-table = Les règles
ui-ruleset = Version des règles : { $n }.
ui-usual = d’usage
ui-rule-narrows = guide l’automa
ui-rule-forbids = interdit
ui-rule-states = dit ce qui se passe

ui-error-page = Cette page n’existe pas
    .advice = L’adresse est peut-être mal écrite, ou d’une autre version. Vos parties sont en sécurité.
ui-error-game = Cette partie n’est pas ici
    .advice = Elle a peut-être été jetée, ou gardée sur une autre machine. Une partie enregistrée s’ouvre depuis l’accueil.
ui-error-conflict = La partie a continué ailleurs
    .advice = Elle a changé dans un autre onglet depuis que cette page a été faite. Rien n’a été écrasé : regardez la table actuelle, puis jouez.
ui-error-bad = C’est illisible
    .advice = Rien n’a changé.
ui-error-refused = Ce n’est pas permis
    .advice = Rien n’a changé : la table est comme avant.
ui-error-foreign = Cela venait d’un autre site
    .advice = Seules les pages de ce programme peuvent changer une partie. Ouvrez-le à sa propre adresse.
ui-error-key = La clé manque
    .advice = Ce programme laisse entrer qui ouvre l’adresse qu’il a affichée, avec sa clé. Ouvrez une fois cette adresse dans ce navigateur.
ui-error-stale = Cette partie ne peut plus être rejouée
    .advice = Elle a été écrite par une autre version et s’écarte des règles actuelles. Rien n’est perdu : enregistrez-la dans un fichier pour l’examiner.
ui-error-store = La partie n’a pas pu être gardée
    .advice = Le disque est peut-être plein ou protégé. Ce qui a été confirmé est en sécurité ; réessayez.
ui-error-full = Le disque est plein
    .advice = La partie n’a pas pu être gardée. Faites de la place et réessayez ; ce qui a été confirmé est en sécurité.
ui-error-damaged = Le fichier des parties est abîmé
    .advice = Arrêtez le programme et relancez-le : il vérifie le fichier, le met de côté et continue avec chaque partie encore lisible.
ui-error-method = Cette page ne se demande pas ainsi
    .advice = Rien n’a changé.
ui-error-kind = Ce qui a été envoyé n’est pas du type attendu
    .advice = Rien n’a changé.
ui-error-large = Ce qui a été envoyé est trop grand
    .advice = Rien n’a changé. Un document peut peser jusqu’à un mégaoctet.
ui-error-unclear = La demande est incompréhensible
    .advice = Rien n’a changé. L’adresse ou le formulaire est peut-être incomplet.
ui-told-no-game = aucune partie ne s’appelle « { $id } »
ui-told-conflict = la partie a changé depuis la révision { $expected } ; elle en est à { $found }
ui-told-stale = la partie ne peut plus être rejouée : { $what }
ui-told-store = l’enregistrement a échoué : { $why }
ui-told-dealer = attendu : une partie dont le programme tire les cartes ; trouvé : une partie aux cartes tirées sur la table

ui-won = Vous avez gagné, { $points }
ui-lost = Vous avez perdu, { $points }
ui-drawn = Égalité entre { $who }, { $points }
ui-winner = Vainqueur : { $who }, { $points }
ui-curve = Les points au fil de la partie ; à la fin { $ends }.
ui-task-choose = À jouer : { $who }
ui-task-card = Quelle carte { $pile } a-t-elle révélée ?
ui-more-options = Et { $n } de plus.
ui-back = Un pas en arrière
ui-partial = Une partie de ces points vous est cachée.
ui-pass-on = Passez l’appareil à { $who }
ui-pass-on-text = La main suivante n’est montrée qu’à celui qui la tient.
ui-i-am = Je suis { $who }
ui-error-no-reasons = L’automa n’a pas joué là
    .advice = On donne les raisons de ce que l’automa a fait.
ui-error-secret = Pas tant que quelqu’un cache sa main
    .advice = L’enregistrement nomme chaque carte. On peut le garder quand la partie est finie.
