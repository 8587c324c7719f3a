## La page de Brass

br-progress = { $era }, manche { $round }
br-task = { $what ->
    [none] { $era }, manche { $round } · action { $n }/{ $of }
    [site] Construire : choisissez un espace éclairé
    [line] Choisissez une ligne éclairée
    [line-more] Une seconde ligne, ou celle-ci seule
    [tile] Développer : choisissez une industrie
    [tile-more] Une seconde industrie, ou une seule
    [bonus] Développement gratuit : choisissez une industrie
    [sale] Vendre : choisissez une tuile éclairée
    [sale-more] Une autre tuile, ou vendez ainsi
    [merchant] Choisissez le marchand
    [beer] Choisissez d’où vient la bière
    [coal] Choisissez d’où vient le charbon
    [iron] Choisissez d’où vient le fer
    [scout] Prospection : { $left ->
        [one] encore une carte
       *[other] choisissez { $left } cartes
     }
   *[other] Vérifiez, puis validez
 }
br-task-shortfall = Il vous manque { $n } £ : abandonnez une tuile
br-ask = { $what ->
    [site] Bâtir : où ?
    [line] Quelle ligne ?
    [line-more] Une seconde ligne ?
    [tile] Que développez-vous ?
    [tile-more] Une seconde tuile ?
    [bonus] Développer gratuitement : quoi ?
    [sale] Que vendez-vous ?
    [sale-more] Une autre tuile ?
    [merchant] À quel marchand ?
    [beer] La bière de qui ?
    [coal] Le charbon de qui ?
    [iron] Le fer de qui ?
    [scout] Défaussez { $n ->
        [one] encore une carte
       *[other] { $n } cartes
     } pour deux jokers
   *[other] Quelle tuile abandonner ?
 }
br-what = Que faites-vous ?
br-which-card = Payer avec quelle carte ?
br-counts = { $n ->
    [one] un possible
   *[other] { $n } possibles
 }{ $dear ->
    [0] { "" }
    [one] { " " }· un trop cher
   *[other] { " " }· { $dear } trop chers
 }
br-worth = points en l’état
br-scores = { $n ->
    [one] rapporte un point en l’état
   *[other] rapporte { $n } points en l’état
 }
br-short = il manque { $n } £
br-left = reste { $n }
br-no-more = aucune
br-sold-at-once = { $what ->
    [coal] charbon vendu +{ $money } £
   *[iron] fer vendu +{ $money } £
 }
br-brings = { $points ->
    [one] un point
   *[other] { $points } points
 }, +{ $income } de revenu
br-source = { $owner ->
    [human] À vous : { $location }
   *[automa] À Mautoma : { $location }
 }
br-it-flips = { $owner ->
    [human] elle se retourne : { $brings }
   *[automa] elle se retourne pour Mautoma : { $brings }
 }
br-barrel-of = Le tonneau du marchand : { $location }
br-you-chose = vous avez choisi { $what }
br-stay = Rester à { $what }
br-offer = { $action } : { $what }
br-pounds = { $n } £
br-begin = ou touchez un lieu sur le plan
br-answers = Ce que vous pouvez choisir
br-nothing-here = Rien n’est possible ici pour l’instant.
br-act-build = Bâtir
br-act-network-canal = Canal
br-act-network-rail = Rails
br-act-develop = Déve­lopper
br-act-sell = Vendre
br-act-loan = Em­prunt
br-act-scout = Pros­pecter
br-act-pass = Passer
br-go-build = Construire
br-go-network = Poser
br-go-develop = Développer
br-go-sell = Vendre
br-go-loan = Emprunter
br-go-scout = Prospecter
br-go-pass = Passer
br-go-give-up = Abandonner
br-go-for = { $what } : { $n } £
br-do-build = { $industry } { $level }, { $location }
br-do-develop = { $industry } { $level }
br-do-to = à { $merchant }
br-from-market = au marché pour { $n } £
br-from-tile = { $owner ->
    [human] à vous ({ $location })
   *[automa] à Mautoma ({ $location })
 }
br-to-market = { $n ->
    [one] un cube va au marché pour { $money } £
   *[other] { $n } cubes vont au marché pour { $money } £
 }
br-flips = { $industry } { $level } ({ $location }) se retourne
br-fact-costs = Coûte { $n } £
br-fact-worth = Retournée : { $points ->
    [one] un point
   *[other] { $points } points
 }, +{ $income } de revenu, { $links } par ligne ici
br-built = Bâtie
br-paid = { $only ->
    [yes] Payé avec { $card }, seule carte possible
   *[no] Payé avec { $card }
 }
br-another-card = Une autre carte
br-money = Argent
br-income = Revenu
br-points = Points
br-beer = Bière

## Le plan

br-map = Plan des Midlands, { $era }
br-map-region = Plan ; il se déplace quand il est agrandi
br-zoom = Agrandir le plan
br-zoom-out = Réduire le plan
br-fit = Montrer tout le plan
br-follow = Suivre Mautoma sur le plan agrandi
br-lines = Lignes
br-farm = ferme

## Main, marchés, plateaux

br-hand = Votre main, { $n ->
    [one] une carte
   *[other] { $n } cartes
 }
br-card-unknown = inconnue
br-markets = Marchés
br-market-told = { $what } : { $n ->
    [one] un cube
   *[other] { $n } cubes
 } au marché, le prochain coûte { $price } £
br-merchants = Marchands
br-mats = Plateaux
br-level = Niveau
br-costs = Coûte
br-when-built = Bâtie
br-to-sell = Pour vendre
br-gives = Retournée
br-next-yours = Vos prochaines tuiles
br-none-left = épuisée
br-only-era = { $era ->
    [canal] canal
   *[rail] rail
 }
br-cubes = { $what ->
    [coal] { $n ->
        [one] un charbon
       *[other] { $n } charbons
     }
   *[iron] { $n ->
        [one] un fer
       *[other] { $n } fers
     }
 }
br-lightbulb = Ne peut pas être retirée en développant
br-canal-only = Ère des canaux seulement
br-rail-only = Ère du rail seulement
br-link-icons = Icônes de lien
    .name = Lien
br-round = Manche
br-actions-left = Actions restantes
br-income-space = Case de revenu
br-income-pays = Rapporte par manche
br-links-left = Tuiles Lien restantes
br-if-now = Si l’ère finissait maintenant (points + liens + tuiles) :

## Mautoma

br-card-front = Carte { $n }
br-told-front = Carte { $card } :
br-group = groupe { $group }
br-card-rear = Verso sur le paquet
br-slot = { $what } : { $cities }
br-slot-iron = { $what } : { $cities } (si le fer coûte { $price } £ ou plus)
br-slot-mine = { $what } : { $cities }, puis des liens
br-slot-network = Liens depuis
br-slot-link = Avec un lien d’abord s’il le faut
br-rear-first = { $what ->
    [develop] Premier tour : développer, avec deux fers du marché
   *[draw] Premier tour : piocher cette carte
 }
br-rear-sell = Vendre, ou brasserie : { $city }
br-rear-develop = Développer si le fer coûte { $n } £ au plus
br-rear-network = Liens depuis son dernier lieu
br-rear-pass = Passer pour 5 points
br-north-west = en haut à gauche
br-north-east = en haut à droite
br-south-west = en bas à gauche
br-south-east = en bas à droite
br-deck-its = Cartes de Mautoma à piocher
br-used-its = utilisées
br-deck-yours = Vos cartes à piocher
br-next-its = Ses prochaines tuiles :

## La fin d’une ère

br-era-ended = { $deed } Fin de l’{ $era } : { $yours } { $yours ->
    [one] point
   *[other] points
 } pour vous, { $its } pour Mautoma.
br-era-over = L’{ $era } est finie : { $yours } { $yours ->
    [one] point
   *[other] points
 } pour vous, { $its } pour Mautoma.
br-counted = Ère
br-counted-text = Fin de l’{ $era }. On compte d’abord les liens, puis les tuiles retournées.
br-count-links = Liens sur le plan
br-count-tiles = Tuiles sur le plan
br-count-era = Décompte sur le plan : { $era }
br-links = Liens
br-tiles = Tuiles retournées
br-removed = Ensuite, tous les canaux et toutes les tuiles de niveau I quittent le plateau ; les tuiles plus hautes restent.

## Comment on joue

guide-1 = Vous avez 17 £, un revenu de 0 £, huit cartes et un plateau vide. Vous commencez ; Mautoma joue toujours en second.
    .title = Le début
guide-2 = Deux actions par manche, une seule dans la toute première. Chacune coûte une carte de votre main : bâtir, poser des canaux ou des rails, développer, vendre, emprunter, prospecter ou passer. Puis le revenu est versé et votre main est complétée à huit.
    .title = Votre tour
guide-3 = Une carte Lieu permet de tout bâtir dans sa ville ; une carte Industrie permet de bâtir cette industrie partout où va votre réseau.
    .title = Ce que permet une carte
guide-4 = Le charbon doit être relié et vient de la mine la plus proche, sinon du marché ; le fer vient de n’importe où ; la bière doit être à vous, ou reliée, ou celle du marchand.
    .title = Charbon, fer, bière
guide-5 = Une mine, une fonderie ou une brasserie se retourne quand son dernier cube ou tonneau est utilisé ; filatures, manufactures et poteries se retournent quand vous les vendez à un marchand relié.
    .title = Retourner
guide-6 = Une tuile retournée augmente aussitôt votre revenu et rapporte ses points à la fin de l’ère ; les liens rapportent les icônes de lien à leurs deux bouts.
    .title = Revenu et points
guide-7 = Une ère finit quand les mains et la pioche sont vides. Après l’ère des canaux, tous les canaux et toutes les tuiles de niveau I quittent le plateau ; après l’ère du rail, la partie est finie.
    .title = La fin
guide-8 = Liens et tuiles retournées sont comptés à la fin de chaque ère. Qui a le plus de points l’emporte ; à égalité, la partie est nulle.
    .title = Qui gagne
br-lesson-build = Bâtir : argent, charbon et fer se paient maintenant ; les points viennent quand la tuile se retourne.
br-lesson-network = { $era ->
    [rail] Rails : 5 £ et 1 charbon, ou deux pour 15 £ avec une bière ; une ligne rapporte les icônes de lien à ses bouts.
   *[canal] Un canal coûte 3 £ ; il rapporte les icônes de lien à ses deux bouts à la fin de l’ère.
 }
br-lesson-develop = Développer : des tuiles basses quittent votre plateau, 1 fer chacune, pour faire place aux meilleures.
br-lesson-sell = Vendre : filatures, manufactures et poteries se retournent ; il faut un marchand relié qui les achète et, le plus souvent, de la bière.
br-lesson-loan = Emprunter : 30 £ maintenant, trois niveaux de revenu en moins.
br-lesson-scout = Prospecter : trois cartes contre les deux jokers.
br-lesson-pass = Passer : une carte s’en va, rien d’autre n’arrive.
guide-automa = Mautoma retourne une carte et applique la première ligne possible, puis la première possible au verso de la carte suivante.
guide-print = Imprimer les cartes de Mautoma
    .about = 22 cartes recto verso, les plateaux de tous les niveaux et une page d’aide de jeu, dessinés par nous.
    .deck = 22, recto et verso
    .mat = trois pages, pour de vraies tuiles

## At the table

bt-round = { $era ->
    [canal] Ère des canaux
   *[rail] Ère du rail
 }, manche { $round }{ $what ->
    [action] { " " }· action { $n }/{ $of }
   *[round] { "" }
 }
bt-hint = Touchez le lieu où vous avez construit, la ligne posée, la tuile vendue ; ou commencez par l’action.
bt-nothing = Rien sur le plateau
bt-nothing-hint = emprunter, prospecter, passer
bt-or-fix = Corriger la table
bt-from-list = Dans une liste
bt-which-place = Quel lieu ?
bt-ask = { $what ->
    [site] Où avez-vous construit ?
    [line] Quelle ligne ?
    [line-more] Et une seconde ligne ?
    [tile] Quelle tuile ?
    [tile-more] Et une seconde tuile ?
    [bonus] Quelle tuile gratuitement ?
    [sale] Quelle tuile avez-vous vendue ?
    [sale-more] Une autre tuile ?
    [merchant] À quel marchand ?
    [beer] La bière de qui ?
    [coal] Le charbon de qui ?
    [iron] Le fer de qui ?
   *[other] Qu’avez-vous fait ?
 }
bt-ask-place = { $place } : que s’est-il passé ?
bt-built-in = Vous avez construit à { $place }
bt-ask-merchant = Qu’achète { $place } ?
bt-ask-rear = Quelle carte est sur le paquet ?
bt-ask-second = Deuxième action : quelle carte est au-dessus ?
bt-barrel = Le tonneau ({ $place })
bt-sold = Vendue : { $industry } { $level }, { $place }
bt-gave-up = Abandonnée : { $industry } { $level }, { $place }
bt-enough = { $what ->
    [line] Une seule
    [tile] Une seule
   *[sale] C’est tout
 }
bt-over = { $owner ->
    [human] sur votre { $level }
   *[automa] sur sa { $level }
 }
bt-whose = { $owner ->
    [human] { $place }, à vous
   *[automa] { $place }, à Mautoma
 }
bt-left = { $left ->
    [0] { $owner ->
        [human] { $n } → { $left } : elle se retourne, pour vous
       *[automa] { $n } → { $left } : elle se retourne, pour Mautoma
     }
   *[other] { $n } → { $left }
 }
bt-era-ends = Fin de l’{ $era }
bt-count-both = Comptez avec nous ; avancez les deux marqueurs
bt-you = vous
bt-it = Mautoma
bt-before = Avant
bt-markers-to = Marqueurs à
bt-count-along = Compter avec nous
bt-count-clear = Retirez **liens** et tuiles **I**, de son plateau aussi (sauf poteries).
bt-count-barrels = Remettez une **bière** à côté de chaque marchand qui achète.
bt-count-cards = Mélangez vos 40 cartes ; comptez-en **20**, gardez-en 8.
bt-count-cards-its = Mélangez vos 40 cartes, comptez-en **20**, gardez-en 8 ; refaites ses 22 en **trois couches**.
bt-count-last = Avancez les deux marqueurs : les derniers points de la partie.
bt-begin-rail = Commencer l’ère du rail
bt-to-score = Voir le résultat
bt-short = J’ai abandonné une tuile pour payer
bt-its-cards = Ses cartes
    .reach = Vous piochez. Activé : l’application les pioche pendant les deux ères.
    .note = 22 par ère
bt-cards-program = L’application pioche
    .hint = sans paquet à vous
bt-cards-table = Je pioche
    .hint = et touche la carte
bt-who-buys = Qui achète où ?
bt-merchants-program = Distribuez pour moi
    .hint = cinq tuiles, comme ici
bt-merchants-table = Je distribue
    .hint = quatre appuis au plus
bt-check-mat = { $n ->
    [one] Remettez **cette tuile** de son plateau dans la boîte.
   *[other] Remettez ces **{ $n } tuiles** de son plateau dans la boîte.
 }
bt-check-markets = Marchés : **13 charbons, 8 fers**.
bt-check-merchants = Marchands comme ici, une **bière** à côté de ceux qui achètent.
bt-check-deck = Ses 22 cartes en **trois couches**, verso visible.
bt-check-deck-how = En bas le reste, puis 1 A, 1 B, 1 C, en haut 4 A, 3 B, 3 C ; mélangez chaque couche.
bt-check-hand = Mélangez vos 40 cartes ; comptez-en **19**, gardez-en 8. Vous avez **17 £**.
bt-none = rien
bt-turned = sortie
bt-deeper = pas encore
bt-card-note = Le numéro est sur les deux faces. Je ne demande la carte du dessus que si son verso compte.
bt-shuffle-note = Son paquet est épuisé : mélangez toutes ses autres cartes, verso visible ; elles forment son nouveau paquet.
bt-flipped = retournée
bt-level = Niveau
bt-other-place = Un autre lieu
bt-did-build = vous avez construit
bt-did-network = vous avez posé un lien
bt-did-develop = vous avez développé
bt-did-sell = vous avez vendu
bt-did-nothing = rien de posé
bt-did-give-up = vous avez abandonné une tuile
bt-did-count = l’ère a été comptée
bt-did-card = carte { $n }
bt-did-merchant = le marchand
bt-did-lines = { $era ->
    [canal] canal { $lines }
   *[other] rails { $lines }
 }
bt-did-sold = vente : { $tiles }
bt-did-developed = développement : { $tiles }
bt-tile-in = { $key ->
    [farm-north] { $industry } { $level } à la ferme nord
    [farm-south] { $industry } { $level } à la ferme sud
   *[other] { $industry } { $level } à { $place }
 }

# Hints.
br-hint-card = carte { $card }
