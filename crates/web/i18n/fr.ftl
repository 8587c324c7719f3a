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
ui-terminal = Brass: Birmingham et London se jouent dans le terminal : automatable play.
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
ui-why = Pourquoi ?
ui-log = Journal
ui-log-turn = Tour { $n }
ui-log-empty = Rien ne s’est encore passé.
ui-log-edit = La table a été corrigée à la main.
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

ui-won = Gagné, { $you } à { $automa }
ui-lost = Perdu, { $you } à { $automa }
ui-drawn = Égalité, { $you } à { $automa }
ui-end-about = { $game } · { $automa } : { $setup }. Règles { $ruleset }, graine { $seed }.
ui-course = Le cours de la partie
ui-course-text = Les points si la partie avait fini à ce moment. Votre ligne est pleine avec des disques, celle de l’automa en tirets avec des losanges.
ui-curve = Points au fil de la partie : vous finissez à { $you }, l’automa à { $automa }.
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

# La page de Patchwork.

pw-progress = Case { $space } sur { $end }, à vous
pw-task-place = À vous : posez la pièce
pw-task-advance = À vous : avancez
pw-task-leather = Posez la pièce de cuir
pw-your-space = Vous êtes case
pw-your-buttons = Vos boutons
pw-your-income = Vos revenus
pw-its-space = case
pw-its-buttons = Ses boutons
pw-tape = Plateau temps : vous case { $you }, l’Automa case { $automa } sur 53. Revenus à venir aux cases { $income } ; pièces de cuir aux cases { $leather }.
pw-marker = L’Automa prend ici la tuile 7×7
pw-quilt = { $n ->
    [one] Votre ouvrage, { $n } case vide sur 81
   *[other] Votre ouvrage, { $n } cases vides sur 81
 }
pw-piece = { $what } en { $cells }
pw-empty = { $cell }, vide
pw-space = Case { $space }
pw-space-with = Case { $space } : { $what }
pw-at-you = vous
pw-at-automa = l’Automa
pw-at-income = revenu
pw-at-leather = pièce de cuir
pw-leather = Pièce de cuir
pw-cloth = Couvert
pw-place = Ici : { $cell }
pw-ghost = Elle est en { $cell } pour l’instant
pw-circle = Cercle
pw-circle-label = { $n ->
    [one] Le cercle : { $n } pièce restante
   *[other] Le cercle : { $n } pièces restantes, dans le sens horaire depuis la bobine
 }
pw-circle-left = { $n ->
    [one] pièce dans le cercle
   *[other] pièces dans le cercle
 }
pw-circle-empty = Le cercle est vide.
pw-offers = Les trois pièces suivantes
pw-first = Première
pw-second = Deuxième
pw-third = Troisième
pw-chosen = , choisie
pw-taken = Il prend celle-ci
pw-short = { $n ->
    [one] il manque { $n } bouton
   *[other] il manque { $n } boutons
 }
pw-no-room = pas de place sur l’ouvrage
pw-cost = Coût
pw-time = Temps
pw-income = Revenus
pw-turn = Tourner
pw-mirror = Retourner
pw-advance = Avancer, +{ $n }
pw-sew = Coudre
pw-preview-space = Vers la case { $n }.
pw-preview-income = Les revenus rapportent { $n }.
pw-preview-tile = La tuile 7×7 est à vous.
pw-preview-leather = Vous atteignez une pièce de cuir.
pw-preview-end = C’est la dernière case.
pw-preview-level = À hauteur de l’Automa : vous rejouez.
pw-preview-again = Toujours derrière l’Automa : vous rejouez.
pw-preview-automa = Puis l’Automa joue.
pw-preview-none = Aucune pièce ne peut être prise : avancez, un bouton par case.
pw-preview-no-fit = Elle ne tient pas ainsi : tournez-la ou retournez-la.
pw-card = Carte { $n }
pw-card-buttons = paie jusqu’à { $n }
pw-card-income = revenus { $n }
pw-rung-affordable = Abordable
pw-rung-no-overtake = Ne vous dépasse pas
pw-rung-most-buttons = Le plus de boutons
pw-rung-largest = La plus grande
pw-rung-farthest = La plus éloignée
pw-rung-values = { $values }
pw-rung-skipped = { $values } : ignoré
pw-rung-unread = inutile
pw-with = À boutons
pw-without = Sans
pw-tile = 7×7
pw-tile-at = case { $n }
pw-tile-yours = à vous
pw-tile-automa = à l’Automa
pw-tile-out = hors jeu
pw-deck = À piocher
pw-back = Prochaine carte
pw-log-advance = Vous avez avancé de { $from } à { $to } et reçu { $n ->
    [one] { $n } bouton
   *[other] { $n } boutons
 }{ $tile ->
    [yours] {" "}; la tuile 7×7 est à vous
   *[none] {""}
 }.
pw-log-buy = Vous avez cousu une pièce de { $area } pour { $cost ->
    [0] rien
    [one] { $cost } bouton
   *[other] { $cost } boutons
 }, de { $from } à { $to }{ $income ->
    [0] {""}
   *[other] {" "}; revenus { $income }
 }{ $tile ->
    [yours] {" "}; la tuile 7×7 est à vous
   *[none] {""}
 }.
pw-log-leather = Vous avez cousu une pièce de cuir en { $cell }{ $tile ->
    [yours] {" "}; la tuile 7×7 est à vous
   *[none] {""}
 }.
pw-log-take = Carte { $card } : l’Automa a pris la { $place ->
    [1] première
    [2] deuxième
   *[3] troisième
 } pièce, de { $from } à { $to }{ $income ->
    [0] {""}
   *[other] {" "}; revenus { $income }
 }{ $tile ->
    [automa] {" "}; il a la tuile 7×7
   *[none] {""}
 }.
pw-log-pass = Carte { $card } : rien d’abordable, l’Automa a passé, de { $from } à { $to }{ $income ->
    [0] {""}
   *[other] {" "}; revenus { $income }
 }{ $tile ->
    [automa] {" "}; il a la tuile 7×7
   *[none] {""}
 }.
