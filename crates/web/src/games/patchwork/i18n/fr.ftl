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
