# La page de Patchwork.

pw-progress = Case { $space } sur { $end }, à vous
pw-task-place = À vous : posez la pièce
pw-task-advance = À vous : avancez
pw-task-leather = Posez la pièce de cuir
pw-your-space = Temps : vous êtes case
pw-its-space = Temps : case
pw-tape = Plateau temps : vous case { $you }, l’Automa case { $automa } sur 53. Revenus à venir aux cases { $income } ; pièces de cuir aux cases { $leather }.
pw-marker = L’Automa prend ici la tuile 7×7
pw-quilt = { $n ->
    [one] Votre ouvrage, { $n } case vide sur 81
   *[other] Votre ouvrage, { $n } cases vides sur 81
 }
pw-piece = { $cell }, { $what }
pw-empty = { $cell }, vide
pw-space = Case { $space }
pw-space-with = Case { $space } : { $what }
pw-at-you = vous
pw-at-automa = l’Automa
pw-at-income = revenu
pw-at-leather = pièce de cuir
pw-leather = Pièce de cuir
pw-cloth = Couvert
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
pw-said-number = numéro { $n }
pw-said-cost = { $n } à payer
pw-said-time = { $n } de temps
pw-said-income = { $n } de revenu
pw-said = Numéro { $n } : { $what } ; { $cost } à payer, { $time } de temps, { $income } de revenu
pw-circle-tap = Touchez une pièce, pointez-la ou allez-y avec Tab : ce qu’elle coûte et rapporte est au milieu.
pw-offers = Les six prochaines pièces : trois au choix, trois qui suivent
pw-first = Première
pw-second = Deuxième
pw-third = Troisième
pw-fourth = Quatrième
pw-fifth = Cinquième
pw-sixth = Sixième
pw-scene = Les numéros sont ceux des pièces qu’il a regardées ; plein : celle qu’il a prise.
pw-chosen = , choisie
pw-taken = Il prend celle-ci
pw-cost = Coût
pw-time = Temps
pw-income = Revenus
pw-turn = Tourner
pw-mirror = Retourner
pw-advance = Avancer, +{ $n }
pw-sew = Coudre
pw-preview-space = Vers la case { $n }.
pw-preview-income = Revenus : { $n }.
pw-preview-tile = La tuile 7×7 est à vous.
pw-preview-leather = Vous atteignez une pièce de cuir.
pw-preview-end = C’est la dernière case.
pw-preview-level = À hauteur de l’Automa : vous rejouez.
pw-preview-stays = reste à { $n }
pw-preview-again = Toujours derrière l’Automa : vous rejouez.
pw-preview-automa = Puis l’Automa joue.
pw-preview-none = Aucune pièce ne peut être prise : avancez, un bouton par case.
pw-preview-no-fit = Elle ne tient pas ainsi : tournez-la ou retournez-la.
pw-card-buttons = paie jusqu’à { $n }
pw-card-income = revenus { $n }
pw-rung-affordable = Abordable
pw-rung-no-overtake = Ne vous dépasse pas
pw-rung-most-buttons = Le plus de boutons
pw-rung-largest = La plus grande
pw-rung-farthest = La plus éloignée
pw-rung-unread = pas nécessaire
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
pw-log-tile = Vous avez gagné la tuile 7×7.
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
pw-task-choose = À vous : choisissez une pièce
pw-preview-choose = Choisissez une pièce, ou avancez juste devant l’Automa : un bouton par case.
pw-preview-square = Choisissez une case vide pour elle.
pw-suggest = Conseil
pw-suggest-before = Le conseil précédent
pw-no-fit = Pas ainsi : tournez-la, retournez-la ou essayez une autre case.
pw-missed = Elle ne tient pas ainsi en { $cell } : tournez-la, retournez-la ou choisissez une autre case.
pw-lies-on = { $what } : en { $cell }, touche { $edges ->
    [one] un bord
   *[other] { $edges } bords
 }.
pw-lies = { $what } : de { $from } à { $to }{ $turns ->
    [0] {""}
    [1] , tournée une fois
    [2] , tournée deux fois
   *[3] , tournée trois fois
 }{ $flipped ->
    [yes] , retournée
   *[no] {""}
 }, touche { $edges ->
    [one] un bord
   *[other] { $edges } bords
 }.
pw-refused = { $rule ->
    [R5-3] il manque { $n }
   *[other] pas de place
 }
pw-note-all = { $n ->
    [one] la seule
    [2] les deux
   *[other] les { $n }
 }
pw-note-some = { $left } sur { $n } ; { $gone }
pw-note-costs = { $place ->
    [1] la première
    [2] la deuxième
   *[3] la troisième
 } coûte { $cost }
pw-note-behind = { $left } sur { $n }
pw-note-skipped = { $n ->
    [one] elle dépasserait : ignoré
    [2] les deux dépassent : ignoré
   *[other] toutes dépassent : ignoré
 }
pw-note-beats = { $best } bat { $others }
pw-note-equal = { $best } chacune
course-text = Votre avance sur l’Automa, coup après coup. Les cases vides comptent selon votre retard sur une allure régulière ; à la fin elles comptent toutes.
course-axis = cases
pw-sign-button = Bouton : le prix d’une pièce, et votre argent
    .name = Boutons
pw-sign-time = Sablier : les cases dont avance votre jeton
    .name = Temps
pw-sign-income = Flèche : les boutons qu’une pièce rapporte à chaque repère de revenus
    .name = Revenus
pw-sign-spool = Bobine : on peut prendre les trois pièces qui la suivent
    .name = Bobine
pw-sign-tile = 7×7 : 7 points au premier qui remplit sept cases sur sept
    .name = 7×7
pw-sign-you = Vous, un disque
    .name = Vous
pw-sign-automa = L’Automa, un losange
    .name = L’Automa
pw-sign-why = Échelle : pourquoi l’Automa a agi ainsi
    .name = Pourquoi
guide-1 = Votre ouvrage de neuf sur neuf est vide, vous avez 5 boutons, les deux jetons sont sur 0 et vous commencez. Toutes les pièces sont en cercle, visibles, autour de la bobine.
    .title = Le début
guide-2 = Prenez une des trois pièces après la bobine : payez ses boutons, cousez-la, tournée et retournée à votre gré, et avancez votre jeton d’autant de cases que le dit son sablier. Elle ne bouge plus ensuite ; la bobine prend sa place.
    .title = Prendre une pièce
guide-3 = Avancez juste devant l’Automa et recevez un bouton par case. Qui est le plus en retard sur le plateau temps joue, plusieurs fois de suite s’il le faut.
    .title = Ou avancer
guide-4 = Chaque repère de revenus franchi rapporte un bouton par bouton de votre ouvrage. Une pièce de cuir en chemin est gratuite : le premier qui passe la prend et la coud aussitôt.
    .title = En chemin
guide-5 = Quand les deux jetons sont sur la dernière case, 53. Le premier à remplir un carré de sept sur sept prend la tuile de 7 points ; l’Automa la prend en passant son repère, si elle est encore là.
    .title = La fin
guide-6 = Vous comptez vos boutons, 7 pour la tuile, et 2 de moins par case vide. L’Automa compte ce que dit son niveau : boutons et pièces. Qui a le plus de points l’emporte.
    .title = Qui gagne
guide-7 = Les deux jetons sur une même case : celui qui est arrivé en dernier est dessus et joue. À égalité de points, le premier arrivé sur 53 l’emporte.
    .title = À égalité ?
pw-lesson-take = Une pièce coûte des boutons et du temps ; ses propres boutons reviennent à chaque repère franchi.
pw-lesson-advance = Avancer rapporte un bouton par case et vous place juste devant l’Automa.
pw-lesson-leather = Une pièce de cuir fait une case : elle bouche un trou, et se coud aussitôt.
guide-automa = Un paquet de cartes joue l’autre camp. Chaque carte dit ce qu’il peut payer et selon quelles règles il choisit une pièce ; il ne coud pas, il compte ce que rapportent ses pièces et son niveau. Suivez-le règle après règle, et demandez pourquoi à tout moment.
guide-print = Imprimer les cartes de l’Automa
    .about = Deux paquets de 12 cartes avec leurs dos et une page d’aide de jeu, dessinés par nous.
    .deck = 24, les deux paquets avec leurs dos
guide-keys = 1, 2, 3 prennent une pièce en main, les flèches la déplacent, R la tourne, F la retourne, N et B parcourent les conseils, A avance.
pw-measured = { $by ->
    [cost] coûte { $n }
    [space] case { $n }
    [buttons] { $n ->
        [one] { $n } bouton
       *[other] { $n } boutons
     }
    [size] { $n } cases
   *[place] place { $n }
 }

# À la table.
table-begin = Commencer : à vous d’abord
pw-which-patch = Quelle pièce vient ensuite ?
pw-told-circle = { $n } sur 32, dans le sens horaire
pw-in-pile = { $n } dans votre pile
pw-yours = { $n } à vous
pw-i-took = J’ai pris une pièce
pw-then-you = puis encore vous
pw-then-it = puis l’Automa
pw-to = en { $n }
pw-advanced = J’ai avancé
pw-advanced-hint = en { $space } ; prenez { $n ->
    [one] un bouton
   *[other] { $n } boutons
 }{ $income ->
    [0] {""}
   *[other] {" "}et { $income } de revenus
 }
pw-earned = et gagné la tuile 7×7
pw-earned-hint = si ce tour l’a remplie ; touchez d’abord ceci
pw-deed-advance = l’avance en { $space }
pw-deed-took = votre pièce
pw-deed-took-nth = { $nth ->
    [1] la première pièce
    [2] la deuxième pièce
   *[3] la troisième pièce
 }
pw-deed-tile = votre tuile
pw-deed-begin = { $n ->
    [one] { $n } pièce indiquée
   *[other] { $n } pièces indiquées
 }
pw-deed-lay = la dernière pièce
pw-too-dear = C’est { $n ->
    [one] { $n } bouton
   *[other] { $n } boutons
 } de plus que vous n’en avez. Une erreur ? Annulez, ou corrigez vos boutons.
pw-taking = Le pion neutre, puis les trois pièces dans le sens horaire ; la pièce { $nth } est prise et le pion y va
pw-way = Plateau temps, de { $from } à { $to }
pw-the-cards = Les { $n } cartes du paquet
pw-turned-why = La carte { $n } est dans votre défausse. Si elle a été remélangée, corrigez les cartes.
pw-can-come = { $n ->
    [one] Une carte peut encore venir.
   *[other] { $n } cartes peuvent encore venir.
 } Les pointillées sont dans votre défausse.
pw-shuffle = La pile est épuisée : mélangez les { $n } cartes, puis révélez-en une.
pw-circle-how = La pièce de deux cases vient en dernier, inutile de l’indiquer. Six ont une jumelle : elles montrent coût · temps.
pw-circle-next = Dans le sens horaire, après celles déjà indiquées : quelle pièce suit ?
pw-stop-here = S’arrêter là : commencer avec { $n }
pw-stop-hint = Je demanderai le reste à mesure
pw-its-cards = Ses cartes
    .note = deux sont écartées
pw-the-circle = Le cercle
    .note = 33 pièces
pw-circle-shown = Comme ici
    .hint = rien à toucher
pw-circle-tapped = Le mien
    .hint = 32 appuis
pw-circle-bits = Peu à peu
    .hint = 3, puis au fur et à mesure
pw-set-tokens = Les deux jetons en **0**, le vôtre dessus.
pw-set-marker = Un bouton de réserve en **{ $n }**.
pw-set-marker-why = Là, il prend la tuile 7×7, si vous ne l’avez pas.
pw-set-tile = La tuile 7×7 et cinq pièces de cuir à leur place.
pw-set-tile-why = Il n’a ni ouvrage ni boutons. Vous en recevez 5.
pw-set-cards = Mélangez ses { $n } cartes ; **écartez-en deux** sans les voir.
pw-set-circle = Les pièces dans le sens horaire, comme ici ; le pion neutre après la dernière.
pw-set-circle-own = Les pièces en cercle ; le pion neutre après la plus petite.
pw-all-patches = Toutes les pièces

# Hints.
pw-hint-patch = { $n ->
    [1] La première pièce
    [2] La deuxième pièce
   *[other] La troisième pièce
 }
pw-hint-costs = { $squares } cases pour { $buttons ->
    [one] { $buttons } bouton
   *[other] { $buttons } boutons
 }, jusqu’à la case { $space }
pw-hint-on = en { $cell }
pw-hint-space = jusqu’à la case { $n }
