# Ce qui figure sur les cartes, plateaux et aides imprimés, outre les textes des jeux.

## Feuilles
print-title = { $automa }, cartes pour { $game }
print-fronts = { $deck }, rectos, feuille { $n } sur { $all }
print-backs = { $deck }, versos, feuille { $n } sur { $all }
print-size = { $width } × { $height } mm
print-size-bleed = { $width } × { $height } mm, 3 mm de fond perdu
print-flip-long = recto verso, retourner sur le bord long
print-flip-short = recto verso, retourner sur le bord court
print-flip-none = rectos et versos sur des feuilles à part
print-ruler = 100 mm ; sinon, imprimer à 100 %
print-credit = { $automa } de { $automa-authors }. { $game } de { $game-authors }. Une création de fans non officielle, faite avec Automatable, avec nos mots et nos dessins.
print-ruleset = règles { $n }
print-card = { $deck }, carte { $card }
print-card-rear = { $deck }, carte { $card }, verso
print-mat-title = Plateau de { $automa } : { $level }
print-mat-hint = Combien de tuiles de chaque niveau il a au début ; il construit d’abord la plus basse. Les vraies tuiles tiennent dans les cases.
print-mat-none = aucune
print-mat-own = { $name }

## Calibrage
print-calibrate = Contrôle du recto verso
print-calibrate-front = Recto
print-calibrate-back = Verso
print-calibrate-how = Imprimez les deux pages en recto verso à 100 %, puis tenez la feuille devant une lumière.
print-calibrate-read = Vu de ce côté, chaque trait vaut 1 mm. De combien la croix du recto est à droite de celle-ci et au-dessous : ce sont les deux nombres du décalage, --shift DROITE,BAS.

## Cartes de Mautoma
print-front = recto
print-rear = verso
print-of = { $n } sur { $all }
print-links-from = Liens depuis
print-link-first = lien d’abord, si besoin
print-then-links = puis des liens
print-iron-at = fer { $price } £ ou plus
print-first-draw = 1er tour : piocher
print-first-develop = 1er tour : développer
print-second = Deuxième action
print-sell = Vendre
print-sell-else = sinon une brasserie à { $city }
print-sell-else-farm = sinon une brasserie : { $city }
print-develop = Développer
print-develop-if = si le fer vaut { $price } £ ou moins
print-develop-free = seulement avec le fer posé sur la carte
print-links = Liens
print-links-last = depuis le lieu de sa dernière action
print-pass = Passer
print-points = points

## Cartes d’AutoMartin
print-prestige = Le plus de prestige
print-poverty = Le plus de pauvreté perdue
print-coins = Le plus d’argent
print-of-poverty = pauvreté
print-nothing-more = rien de plus

## Cartes de l’Automa
print-spends = sa dépense, au plus
print-no-overtake = Ne vous dépasse pas
print-most-buttons = Le plus de boutons
print-largest = La plus grande
print-farthest = La plus éloignée
print-income = pour chaque bouton franchi
print-no-filter = Seule la pièce gratuite peut être payée : il la prend, ou passe.

## Aides de jeu
print-aid = { $automa } à votre table
print-aid-sub = { $game } · une page, tour par tour
print-aid-turn = Son tour
print-aid-front = Les lignes d’un recto
print-aid-rear = Le verso
print-aid-lines = Ses lignes, comme une échelle
print-aid-line-ties = Quel lien poser
print-aid-building-ties = Quel bâtiment, quelle case
print-aid-merchant-ties = Quel marchand
print-aid-pays = Peut-il payer ?
print-aid-crucial = Cartes essentielles
print-aid-level = Niveau
print-aid-level-line = { $level } : { $hint }
print-aid-remember = À retenir
print-aid-foot = Les règles par leur numéro : « automatable rules { $game } », ou la page des règles.

## Ce qui ne peut être imprimé
print-error-large = aucune carte de { $width } × { $height } mm ne tient sur ce papier avec ses repères : choisissez une taille plus petite ou un autre papier
print-error-small = le texte de « { $card } » ne tient pas en lettres lisibles sur une carte de { $width } × { $height } mm : choisissez une taille plus grande
print-error-shift = un décalage de { $most-right } mm au plus sur le côté et de { $most-down } mm au plus en hauteur est attendu, { $right } et { $down } trouvés : les versos sortiraient du papier
print-error-unknown = { $key } : un de { $expected } ou un fichier attendu, { $found } trouvé
print-error-letter = { $name } contient la lettre { $letter } ({ $code }), que les polices n’ont pas : choisissez un autre nom
print-error-site = l’adresse { $site } est trop longue pour le petit code d’une carte
print-error-word = { $option } : attendu { $expected }, trouvé { $found }
print-option-paper = papier
print-option-cut = bords
print-option-size = taille
    .expected = des millimètres, par exemple 63x88
print-option-duplex = recto verso
print-option-shift = décalage des versos
    .expected = deux nombres de millimètres, par exemple 0.5 et -1
print-option-ink = encre
print-option-lang = langue
