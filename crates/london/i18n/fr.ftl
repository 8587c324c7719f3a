# London with AutoMartin: every word a person sees.

game-title = Londres
game-authors = Martin Wallace
game-about = Rebâtissez la ville incendiée, contenez sa pauvreté et soyez en tête au prestige quand la pioche Ville s’épuise.
game-sources = Règles de la deuxième édition (Osprey, 2017) et AutoMartin v1.35, dans nos propres mots ; les cartes sont celles de la première édition (2010), notre adaptation.
# What was mended with each ruleset, after “mended since:”.
ruleset-2 = la Bourse peut servir à tout moment de son propre tour, y compris après la pioche et avant de redescendre à neuf cartes
automa-title = AutoMartin
automa-authors = Jan Van Regenmortel

# What is chosen before the game.

choice-level = Niveau
level-I = Niveau I
    .hint = Dix cartes automa, peu d’argent.
level-II = Niveau II
    .hint = Quinze cartes automa ; davantage de cartes essentielles et de districts.
level-III = Niveau III
    .hint = Les vingt cartes automa, avec le plus d’argent.
choice-cards = Cartes Ville et Districts
cards-first-edition = Cartes de la première édition
    .hint = Les 110 cartes et 20 zones de la première édition, adaptées par nous aux règles de la deuxième ; ce ne sont pas les cartes de la deuxième édition.
    .table = Toutes les cartes sont connues. Quelques règles y sont adaptées.
adaptation-1 = Les zones du plateau deviennent des cartes District : coût, cartes piochées et prestige comme imprimés ; le prestige est gagné aussitôt.
adaptation-2 = Ces districts n’enlèvent pas de pauvreté et n’ont pas de capacité.
adaptation-3 = Le Métro rapporte ses 4 prestiges et ne place rien sur un plan.
adaptation-4 = Les gares et les bateaux à vapeur regardent la rive du district et s’il touche la Tamise.
choice-deck = Deck automa
deck-automartin = AutoMartin
    .hint = Les vingt cartes imprimées, version 1.35.
choice-seats = Personnes
seats-2 = Une personne
    .hint = Vous contre AutoMartin.
seats-3 = Deux personnes
    .hint = Deux personnes et AutoMartin.
seats-4 = Trois personnes
    .hint = Trois personnes et AutoMartin.
choice-automa-seat = Place d’AutoMartin
automa-seat-1 = Place 1
automa-seat-2 = Place 2
automa-seat-3 = Place 3
automa-seat-4 = Place 4
choice-first = Qui commence
first-1 = Place 1
first-2 = Place 2
first-3 = Place 3
first-4 = Place 4
choice-crucial-bonus = Bonus des cartes essentielles
crucial-bonus-kept = Quand il garde la carte
crucial-bonus-drawn = Chaque fois qu’il pioche la carte
choice-first-last = Première et dernière carte
first-last-position = Selon la place sur le plateau
first-last-age = Selon le moment de la défausse
choice-owed = Ce qu’AutoMartin doit et n’a pas
owed-supply = La réserve paie tout
owed-purse = Il paie ce qu’il a, la réserve le reste
choice-draw-symbol = Cartes action piochées par AutoMartin
draw-symbol-ignored = Leur texte est ignoré
draw-symbol-resolved = Leur pioche compte comme un symbole

# Piles, places, colours, scores.

pile-city = la pioche Ville
pile-boroughs = la pioche District
pile-automa = le deck d’AutoMartin
space-top = l’emplacement { $column } de la rangée du haut
space-bottom = l’emplacement { $column } de la rangée du bas
candidate-space = { $card } ({ $space })
colour-brown = marron
colour-blue = bleu
colour-pink = rose
colour-grey = gris
score-cards = Cartes Ville, en cours de partie
score-boroughs = Districts
score-crucial = Cartes essentielles
score-end = Cartes Ville, en fin de partie
score-money = Argent
score-loans = Prêts impayés
score-poverty = Pauvreté
name-own = { $name }
automa-card = la carte { $name }
unknown-card = une carte inconnue
unnamed-card = une carte sans nom
unnamed-borough = un district sans nom

# AutoMartin’s cards, line by line.

filter-development-board = Plateau développement
filter-borough = Carte District
filter-coins = Argent
filter-poverty = Pauvreté
filter-prestige = Prestige
filter-first-card = Première carte
filter-last-card = Dernière carte
filter-city-deck = Pile de cartes Ville
filter-crucial = Cartes essentielles d’abord
automa-then-discard = Défausser une carte de la pile de cartes Ville
automa-then-skip = Sauter la prochaine carte automa
automa-then-another = Piocher une nouvelle carte automa

# What happens.

action-city-dealt = carte distribuée : { $card }
action-city-drawn = carte piochée dans la pioche Ville : { $card }
action-city-looked = parmi les cartes regardées : { $card }
action-city-automa = AutoMartin pioche { $card } dans la pioche Ville
action-city-borough = AutoMartin pioche { $card } dans la pioche Ville pour { $borough }
action-city-tossed = la carte { $card } de la pioche Ville est défaussée sur { $space }{ $n-gone ->
    [0] {""}
   *[other] , et la rangée du bas quitte le jeu : { $gone }
 }
action-borough = { $borough } est à vendre
action-automa = { $deck ->
    [0] la défausse d’AutoMartin est mélangée et il retourne { $card }
   *[other] AutoMartin retourne { $card }
 } : { $money } £ et { $poverty } pauvreté de plus
action-automa-skipped = { $deck ->
    [0] la défausse d’AutoMartin est mélangée et il saute { $card }
   *[other] AutoMartin saute { $card }
 }, donc ses { $money } £ et { $poverty } pauvreté
action-repay = rembourser un prêt avec 15 £
    .told = Vous remboursez un prêt avec 15 £.
action-loan = souscrire un prêt de { $money } £
    .told = Vous souscrivez un prêt de { $money } £.
action-look = regarder le dessus de la pioche Ville
    .told = Vous regardez le dessus de la pioche Ville.
action-draw-seen = prendre { $card } parmi les cartes regardées
    .told = Vous prenez { $card } parmi les cartes regardées.
action-draw-space = piocher { $card } sur le plateau développement
    .told = Vous piochez { $card } sur le plateau développement.
action-draw-top = piocher dans la pioche Ville
action-stop = s’arrêter là
    .told = Vous vous arrêtez là.
action-put = remettre { $card } ensuite sur la pioche Ville
    .told = Vous remettez ensuite { $card } sur la pioche Ville.
action-swap = échanger contre { $card } du plateau développement
    .told = Vous échangez contre { $card } du plateau développement.
action-give = donner { $card } en échange
    .told = Vous donnez { $card } en échange.
action-develop = développer
action-buy = acheter { $borough } pour { $cost } £
    .told = Vous achetez { $borough } pour { $cost } £.
action-run = faire fonctionner la ville
    .told = Vous faites fonctionner la ville.
action-draw-three = piocher trois cartes
    .told = Vous piochez trois cartes.
action-build = { $cost ->
    [0] construire { $card }
   *[other] construire { $card } pour { $cost } £
 }
    .told = { $cost ->
        [0] Vous construisez { $card }.
       *[other] Vous construisez { $card } pour { $cost } £.
     }
action-spend = défausser pour cela { $card } de votre main
    .told = Vous défaussez pour cela { $card } de votre main.
action-alone = en nouvelle pile
    .told = C’est une nouvelle pile.
action-on = par-dessus { $card }
    .told = La carte recouvre { $card }.
action-play = jouer { $card }
    .told = Vous jouez { $card }.
action-done = terminer le développement
    .told = Vous terminez le développement.
action-done-turn = finir le tour
    .told = Vous finissez le tour.
action-done-run = terminer le fonctionnement et prendre { $poverty } pauvreté
    .told = Vous terminez le fonctionnement et prenez { $poverty } pauvreté.
action-done-run-less = terminer le fonctionnement et rendre { $poverty } pauvreté
    .told = Vous terminez le fonctionnement et rendez { $poverty } pauvreté.
action-activate = activer { $card }
    .told = Vous activez { $card }.
action-place = y poser { $card } du plateau développement
    .told = Vous y posez { $card } du plateau développement.
action-again = activer { $card } une deuxième fois
    .told = Vous activez { $card } une deuxième fois.
action-target = choisir { $who }
    .told = Vous choisissez { $who }.
action-flip = retourner { $card }
    .told = Vous retournez { $card }.
action-ability = utiliser la capacité du district du dessus
    .told = Vous utilisez la capacité du district du dessus.
action-discard = défausser { $card }
    .told = Vous défaussez { $card }.
action-keep = { $cost ->
    [0] AutoMartin garde { $card }
   *[other] AutoMartin paie { $cost } £ et garde { $card }
 }
action-refuse = AutoMartin ne peut pas payer la carte { $card } : elle coûte { $cost } £, il a { $money } £ ; elle est défaussée sur { $space }{ $n-gone ->
    [0] {""}
   *[other] , et la rangée du bas quitte le jeu : { $gone }
 }
action-keep-borough = AutoMartin achète { $borough } pour { $cost } £
action-refuse-borough = AutoMartin ne peut pas payer { $borough } : le district coûte { $cost } £, il a { $money } £ ; il va sous la pioche District{ $deck ->
    [0] , qui est vide, et revient aussitôt
   *[other] {""}
 }
action-from-deck = AutoMartin pioche dans la pioche Ville
action-nothing = AutoMartin ne pioche rien
action-another = AutoMartin pioche une nouvelle carte automa
action-end = le tour d’AutoMartin se termine
action-out = la pioche Ville est épuisée
    .told = la pioche Ville est épuisée.
action-last = c’est la dernière carte de la pioche Ville
    .told = c’est la dernière carte de la pioche Ville.
action-he-owes = votre carte prend { $n } £ à AutoMartin, qui a { $money } £
    .told = votre carte prend { $n } £ à AutoMartin, qui a { $money } £.
action-he-pays = AutoMartin, qui a { $money } £, paie { $n } £ à la banque
    .told = AutoMartin, qui a { $money } £, paie { $n } £ à la banque.
action-he-gets = AutoMartin reçoit { $n } £
    .told = AutoMartin reçoit { $n } £.
action-he-suffers = AutoMartin prend { $n } pauvreté
    .told = AutoMartin prend { $n } pauvreté.
action-he-sheds = AutoMartin rend { $n } pauvreté
    .told = AutoMartin rend { $n } pauvreté.
action-figure = { $card } : { $figure } { $n }
    .told = { $card } : { $figure } { $n }.
figure-building-cost = coût de construction
figure-activation-money = coût d’activation
figure-money = argent donné
figure-poverty = pauvreté apportée
figure-prestige = prestige immédiat
figure-end-prestige = prestige à la fin
figure-draw-symbol = cartes que pioche son symbole
figure-cost = prix
figure-cards = cartes piochées
figure-poverty-removed = pauvreté retirée
figure-run-poverty = pauvreté qu’il apporte à chaque fonctionnement, sous 0 ce qu’il retire
figure-run-cost = argent qu’il coûte à chaque fonctionnement, sous 0 ce qu’il donne
action-by = { $who } : { $what }
hidden-dealt = une carte est distribuée
hidden-looked = une carte de la pioche Ville est regardée
hidden-drawn = une carte est piochée dans la pioche Ville
hidden-taken = prendre une des cartes regardées
hidden-put = remettre une carte sur la pioche Ville
hidden-on = par-dessus une carte face cachée
hidden-again = activer une carte une deuxième fois

# Ce qu’il faut déplacer pour AutoMartin sur la table.

order-then = { $before } { $then }
order-nothing = Rien à déplacer : il ne pioche rien.
order-pile = Mettez **{ $cards }** sur sa pile.
order-borough = Donnez-lui **{ $borough }** ; mettez **{ $next }** à sa place.
order-borough-last = Donnez-lui **{ $borough }** ; sa place reste vide.
order-borough-under = Mettez **{ $borough }** sous la pioche District, **{ $next }** à sa place.
order-borough-turn = Donnez-lui **{ $borough }** ; retournez un district à sa place.
order-borough-under-turn = Mettez **{ $borough }** sous la pioche District ; retournez un district à sa place.
order-borough-stays = Laissez **{ $borough }** en place.
order-board = Mettez **{ $card }** sur { $space }.
order-board-several = Mettez **{ $cards }** sur les premiers emplacements libres, dans cet ordre.
order-board-several-full = Mettez **{ $cards }** sur les premiers emplacements libres, dans cet ordre ; quand le plateau est plein, sa rangée du bas quitte le jeu.
order-board-stays = Laissez **{ $card }** en place : il ne peut pas payer.
order-board-full = Retirez la rangée du bas du jeu, descendez celle du haut ; mettez **{ $card }** sur { $space }.
order-board-clear = Retirez la rangée du bas du jeu, descendez celle du haut.
order-board-rows = Rangée du haut : **{ $top }** ; rangée du bas : **{ $bottom }** ; les autres cartes quittent le jeu.
order-space-free = libre
order-money-gain = Donnez-lui **{ $n } £** ; il a { $after } £.
order-money-loss = Prenez-lui **{ $n } £** ; il a { $after } £.
order-poverty-gain = Donnez-lui **{ $n } pauvreté** ; il en a { $after }.
order-poverty-loss = Reprenez **{ $n } pauvreté** ; il en garde { $after }.
order-prestige-gain = Avancez son marqueur de **{ $n }**, à { $after }.
order-prestige-loss = Reculez son marqueur de **{ $n }**, à { $after }.
order-figures = Pour lui : { $figures }.
order-figure = { $figure ->
    [money] argent
    [poverty] pauvreté
   *[prestige] marqueur
 } **{ $sign ->
    [gain] +
   *[loss] −
 }{ $n }** à { $figure ->
    [money] { $after } £
   *[other] { $after }
 }
order-parts = { $parts }
order-part-own-more = { $figure ->
    [money] { $n } £
   *[other] { $n }
 } de { $cards ->
    [one] sa carte
   *[other] ses cartes
 }
order-part-own-less = moins { $figure ->
    [money] { $n } £
   *[other] { $n }
 } par { $cards ->
    [one] sa carte
   *[other] ses cartes
 }
order-part-more = { $figure ->
    [money] { $n } £
   *[other] { $n }
 } de { $card }
order-part-less = moins { $figure ->
    [money] { $n } £
   *[other] { $n }
 } pour { $card }

# Why something is not allowed.

refusal-automa = C’est le tour d’AutoMartin : ses cartes décident.
refusal-city = La pioche Ville doit révéler une carte, et ce ne peut pas être celle-ci.
refusal-borough-deck = La pioche District doit révéler une carte, et ce ne peut pas être celle-ci.
refusal-automa-deck = Le deck d’AutoMartin doit révéler une carte, et ce ne peut pas être celle-ci.
refusal-card-first = D’abord, { $pile } révèle une carte.
refusal-unknown-card = Cette carte n’existe pas dans ce jeu de cartes.
refusal-repay-time = Les prêts se remboursent au début du tour, avant de piocher.
refusal-no-loan = Il n’y a pas de prêt à rembourser.
refusal-look = Aucune carte face visible ne permet de regarder la pioche Ville maintenant.
refusal-no-source = Il n’y a pas de carte à piocher là.
refusal-draw-first = Il faut d’abord piocher une carte.
refusal-swap = Aucun échange n’est possible maintenant.
refusal-no-card = Aucune carte de la main ne peut être jouée.
refusal-no-card-loan = Aucune carte de la main ne peut être jouée avec { $money } £ ; un prêt y aiderait.
refusal-not-for-sale = Ce district n’est pas à vendre.
refusal-money = Cela coûte { $cost } £, vous avez { $money } £.
refusal-action-card = La carte { $card } ne peut pas être jouée maintenant.
refusal-nothing-played = Développer, c’est jouer au moins une carte.
refusal-commit = La carte { $card } ne peut pas être défaussée pour cela.
refusal-placed-now = La carte { $card } a été posée ce tour-ci et ne peut pas encore être recouverte.
refusal-no-stack = La carte { $card } n’est pas au sommet d’une de vos piles.
refusal-ability = Le district du dessus n’a pas de capacité à utiliser maintenant.
refusal-flip = La carte { $card } ne peut pas être retournée ici.
refusal-loan-start = Pas de prêt au début du tour, pour que personne n’emprunte afin de rembourser : piochez d’abord.
refusal-loan = Un prêt se prend avant ou après un coup, pas au milieu.
refusal-not-now = Il faut maintenant décider autre chose.
refusal-pauper = Les Pauvres ne se construisent pas et ne comptent pas comme couleur.
refusal-build-action = La carte { $card } est une carte action : elle se joue, elle ne se construit pas.
refusal-no-colour = La carte { $card } demande une autre carte à dépenser ({ $colour }).
refusal-colour = Il faut dépenser une carte de couleur : { $colour } ; { $card } : { $found }.
refusal-covered = La carte { $card } est recouverte.
refusal-not-face-up = La carte { $card } n’est pas face visible dans votre ville.
refusal-used = La carte { $card } a déjà servi ce tour-ci.
refusal-no-cost-card = La carte { $card } demande de dépenser une carte de la main, et aucune ne convient.
refusal-nothing-to-activate = La carte { $card } n’a rien à activer maintenant.
refusal-not-in-hand = La carte { $card } n’est pas dans la main.
refusal-on-board = La carte { $card } est sur le plateau développement : vous ne pouvez pas l’y mettre.
refusal-on-pile = La carte { $card } est sur la pile d’AutoMartin.
refusal-gone = La carte { $card } a quitté le jeu.
refusal-no-gap = On n’échange que contre une carte qui vient d’être prise sur le plateau.
refusal-figure = Indiquez d’abord la valeur demandée.
refusal-out = La pioche Ville est déjà épuisée.
refusal-last-told = Vous venez de dire que c’est la dernière carte.
refusal-sheds = AutoMartin n’a que { $poverty } pauvreté.
refusal-private = À votre propre table, cela vous regarde : dites ce qui change sur le plateau, dans les districts et pour AutoMartin.

# What was expected where something cannot be read or placed.

expected-alone = « { $verb } » seul
expected-verb = un verbe comme « draw », « develop », « build », « spend », « buy », « run », « activate », « draw-three », « discard » ou « loan »
expected-chair = une place de 1 à { $last }
expected-city-card = une carte Ville, p. ex. « salters-a » ou « sewers-c.2 »
expected-borough = un district, p. ex. « hackney »
expected-automa-card = une carte automa, p. ex. « ii4 »
expected-space = un emplacement du plateau développement, de T1 à B5
expected-card-of-set = une carte Ville du jeu de cartes
expected-copies = « { $name } » au plus { $n } fois sur la table
found-one-more = une de plus
expected-card-there = une carte qui s’y trouve
expected-borough-of-set = un district du jeu de cartes
expected-once = « { $name } » une fois
found-twice = deux fois
expected-automa-card-of-level = une carte automa de ce niveau
expected-an-automa-card = une carte automa
expected-buildings-alone = seulement des bâtiments dans la ville
expected-no-bonus = 0 : seul AutoMartin reçoit ce bonus
expected-range = { $least } à { $most }
expected-a-card = une carte
expected-automa-turn = le tour d’AutoMartin
expected-person-turn = le tour d’une personne
found-chair = celui de la place { $chair }
expected-automa-card-in-play = la carte automa en cours
expected-then = une suite possible de cette phase
expected-draw-left = une carte encore à piocher
expected-activated = une carte en cours d’activation
expected-developable = une carte à développer
expected-played = une carte déjà jouée
expected-deal = assez de cartes à distribuer
expected-crucial = des cartes essentielles à résoudre
expected-free-slot = un emplacement libre à compléter
expected-swap = une carte à prendre en échange
expected-over-nine = plus de neuf cartes
expected-put-back = des cartes à remettre
expected-toll = un montant de 1 à { $most }
expected-own-table = rien de ce que seule a une partie à sa propre table
expected-tell = « tell », la phase des personnes à leur propre table
expected-a-figure = « figure » et un nombre de -7 à 15
expected-gap = une valeur que le jeu de cartes ne connaît pas
expected-option = quelque chose à faire
expected-chair-there = une des places 1 à { $n }
found-no-chair = la place { $n }, que cette table n’a pas
expected-deck-order = les cartes du paquet A, puis B, puis C
expected-cards = { $n } cartes
expected-city-cards = { $n } cartes Ville
expected-boroughs = { $n } districts
expected-starters = { $n } districts de départ
expected-paupers = { $n } Pauvres
expected-accruing = { $n } cartes où l’argent s’accumule
expected-cards-a = { $n } cartes du paquet A
expected-cards-b = { $n } cartes du paquet B
expected-cards-c = { $n } cartes du paquet C
expected-actions = { $n } cartes action
expected-id = un identifiant en minuscules, chiffres et tirets
expected-own-id = un identifiant à elle
expected-grey = le gris pour les Pauvres et eux seuls
expected-action-effect = « play-free » ou « draw » pour les cartes action et elles seules
expected-no-figure = rien : seuls les bâtiments l’ont
expected-name = un nom
expected-figure = une valeur ; sans elle la carte n’est pas jouable
expected-attested = { $name } de la deuxième édition avec « { $figure } », qui est attesté
expected-attested-card = la carte Ville { $name }, attestée dans la deuxième édition
expected-attested-borough = le district { $name }, attesté dans la deuxième édition
expected-dearer = { $name } plus cher que { $others }, ce qui est attesté
expected-turn-end = une carte de niveau 1 qui n’en fait pas piocher une autre
found-endless-turn = un tour sans fin
expected-game-end = une carte de niveau 1 qui commence par « city-deck » ou qui en défausse
found-endless-game = une partie sans fin
expected-filter = un filtre
expected-filter-source = un filtre qui commence par « development-board », « borough » ou « city-deck »
expected-filter-end = un filtre qui finit par « first-card », « last-card » ou « city-deck », pour qu’aucune égalité ne reste
expected-filter-order = six lignes au plus, la source d’abord et la fin en dernier
expected-borough-filter = ni « coins » ni « city-deck » dans un filtre de districts

# City cards.

card-school-blue = École (bleue)
card-school-brown = École (marron)
card-water-works = Usine des eaux
card-theatre-royal = Théâtre royal
card-st-pauls = Saint-Paul
card-hospital = Hôpital
card-almshouses = Hospices
card-salters = Marchands de sel
card-vintners = Négociants en vin
card-haberdashers = Merciers au détail
card-covent-garden = Covent Garden
card-mercers = Drapiers
card-east-india-company = Compagnie des Indes orientales
card-grocers = Épiciers
card-coffee-house = Café
card-vauxhall-gardens = Jardins de Vauxhall
card-fishmongers = Poissonniers
card-woolwich-arsenal = Arsenal de Woolwich
card-great-fire-monument = Monument du Grand Incendie
card-paupers = Pauvres
card-wren = Wren
card-huguenots = Huguenots
card-town-houses = Maisons de ville
card-street-lights = Éclairage public
card-university-of-london = Université de Londres
card-buckingham-palace = Palais de Buckingham
card-nelsons-column = Colonne de Nelson
card-kew-gardens = Jardins de Kew
card-british-museum = British Museum
card-lords = Lord’s
card-stock-exchange = Bourse
card-omnibus = Omnibus
card-bank-of-england = Banque d’Angleterre
card-shops = Boutiques
card-albert-dock = Albert Dock
card-furniture-makers = Fabricants de meubles
card-watch-makers = Horlogers
card-west-india-docks = Docks des Indes occidentales
card-workers-houses = Maisons ouvrières
card-oxford-street = Oxford Street
card-leather-industry = Industrie du cuir
card-lloyds-of-london = Lloyd’s de Londres
card-silk-weaving = Soierie
card-royal-victoria-dock = Royal Victoria Dock
card-brewing = Brasserie
card-ship-building = Chantier naval
card-steamboats = Bateaux à vapeur
card-police-force = Police
card-bridge = Pont
card-fleet-street = Fleet Street
card-regent-street = Regent Street
card-fire-brigade = Pompiers
card-brixton-prison = Prison de Brixton
card-highgate-cemetery = Cimetière de Highgate
card-millbank-prison = Prison de Millbank
card-natural-history-museum = Muséum d’histoire naturelle
card-albert-hall = Albert Hall
card-sewers = Égouts
card-train-station-north = Gare Nord
card-train-station-south = Gare Sud
card-public-houses = Pubs
card-grand-hotel = Grand Hôtel
card-billingsgate-market = Marché de Billingsgate
card-smithfield-market = Marché de Smithfield
card-underground = Métro
card-whitehall = Whitehall
card-tower-bridge = Tower Bridge
card-great-exhibition = Exposition universelle
card-thames-embankment = Quais de la Tamise
card-workhouse = Hospice de travail
card-parliament = Parlement
card-jewish-refugees = Réfugiés juifs

# What cards do.

ongoing-free-placement = Se construit sans dépenser de carte de sa couleur.
ongoing-pay-to-recolour = Pour { $n } £, une carte peut être dépensée comme une autre couleur, autant de fois que voulu.
ongoing-look-at-top = Au début de votre tour, regardez { $n ->
    [one] une carte
   *[other] { $n } cartes
 } de la pioche Ville ; votre carte peut en être une, le reste y retourne dans l’ordre de votre choix.
ongoing-swap-with-board = Une fois dans votre tour, échangez une carte de la main contre une du plateau développement.
ongoing-loan-brings = Un prêt vous rapporte { $n } £.
ongoing-accrue-on-placement = On y pose { $n } £ chaque fois que vous posez une autre carte.
ongoing-start-draw = Au début de votre tour, piochez de { $least } à { $most } cartes.
effect-flip-this-instead = Peut être retournée à la place de la carte qui vient d’être activée ; celle-ci reste visible mais a servi.
effect-place-from-board-on-top = Posez sur cette carte un bâtiment du plateau développement pour son seul coût en argent ; il peut être activé aussitôt.
effect-prestige-per-non-brown-card = { $n } prestige par carte visible de votre ville qui n’est pas marron.
effect-prestige-per-blue-card = { $n } prestige par carte bleue visible de votre ville.
effect-money-per-brown-card = { $n } £ par carte marron visible de votre ville.
effect-money-per-borough = { $n } £ par district à vous.
effect-money-per-river-borough = { $n } £ par district à vous au bord de la Tamise.
effect-money-per-north-borough = { $n } £ par district à vous au nord de la Tamise.
effect-money-per-south-borough = { $n } £ par district à vous au sud de la Tamise.
effect-take-accrued-money = Prenez l’argent posé sur la carte.
effect-take-from-each-player = Chaque autre joueur vous paie { $n } £.
effect-others-pay-per-borough = Chaque autre joueur paie à la banque { $n } £ par district.
effect-give-poverty = Donnez { $n } de votre pauvreté à un autre joueur.
effect-inflict-poverty = Un autre joueur prend { $n } pauvreté de la réserve.
effect-prison = Défaussez jusqu’à { $cards } cartes de la main : pour chacune { $poverty } pauvreté de moins{ $prestige ->
    [0] {""}
   *[other] {" "}et { $prestige } prestige
 }.
effect-workhouse = Défaussez autant de Pauvres que voulu : pour chacun { $money } £ et { $poverty } pauvreté de moins.
effect-hand-gives-no-poverty = Les cartes en main n’apportent pas de pauvreté lors de ce fonctionnement.
effect-activate-again = Activez une deuxième fois, sans son coût, une carte déjà activée ce tour-ci.
effect-play-free = Action : posez { $n ->
    [one] un bâtiment
   *[other] jusqu’à { $n } bâtiments
 } sans dépenser de carte ; leur coût en argent est payé.
effect-draw = Action : piochez { $n ->
    [one] une carte
   *[other] { $n } cartes
 }.
seat-automa = AutoMartin

# The rules of the base game.

R1-1 = Les cartes Ville forment trois paquets, A, B et C ; 25, 50 et 35 cartes dans le jeu de la première édition.
    .source = Règles de Londres, matériel
R1-2 = Onze d’entre elles sont des Pauvres et quatre des cartes action ; les autres sont des bâtiments.
    .source = Règles de Londres, matériel
R1-3 = Il y a vingt districts ; City, Westminster et Southwark & Bermondsey sont ceux de départ.
    .source = Règles de Londres, matériel
R1-4 = Le plateau développement a deux rangées de cinq emplacements.
    .source = Règles de Londres, matériel
R1-5 = L’argent, les prêts et la pauvreté ne sont pas limités par la réserve.
    .source = Règles de Londres, matériel
R1-6 = Marron : économie ; bleu : science et culture ; rose : politique ; gris : Pauvres.
    .source = Règles de Londres, cartes Ville
R2-1 = Chacun commence avec 5 £, sans prestige ni pauvreté.
    .source = Règles de Londres, mise en place 1
R2-2 = Les paquets, mélangés à part, sont empilés : A sur B, B sur C ; chaque personne reçoit six cartes.
    .source = Règles de Londres, mise en place 2
R2-3 = Les trois districts de départ sont face visible, les autres face cachée.
    .source = Règles de Londres, mise en place 3
R2-4 = À deux, AutoMartin compris, trois emplacements par rangée ; à trois, quatre ; à quatre, cinq. Le plateau commence vide.
    .source = Règles de Londres, mise en place 4
R2-5 = Qui a été choisi commence ; les tours suivent le sens horaire.
    .source = Règles de Londres, mise en place 5
R2-6 = Tout est public sauf les mains et, jusqu’à la fin, les cartes recouvertes ou face cachée des autres.
    .source = Règles de Londres, mise en place 6
R2-7 = Une personne seule joue avec AutoMartin.
    .source = Règles de Londres, joueurs
R3-1 = Au début du tour, on peut rembourser des prêts, 15 £ par prêt de 10 £.
    .source = Règles de Londres, tour : début
R3-2 = Puis il faut piocher une carte Ville.
    .source = Règles de Londres, tour 1
R3-3 = Puis exactement une action : développer, acheter un district, faire fonctionner la ville ou piocher trois cartes.
    .source = Règles de Londres, tour 2
R3-4 = Qui a plus de neuf cartes à la fin du tour en défausse pour n’en garder que neuf.
    .source = Règles de Londres, tour 3
R3-5 = Une défausse va sur l’emplacement libre le plus à gauche de la rangée du haut, sinon du bas.
    .source = Règles de Londres, défausser
R3-6 = Si les deux rangées sont pleines, celle du bas quitte le jeu, celle du haut descend, et la défausse va en haut.
    .source = Règles de Londres, défausser
R3-7 = Développer, c’est jouer une ou plusieurs cartes de la main, une à la fois, face visible.
    .source = Règles de Londres, développer
R3-8 = Un bâtiment coûte une carte de la main de sa couleur, défaussée, et son coût additionnel en argent.
    .source = Règles de Londres, développer
R3-9 = Un bâtiment se pose seul ou sur n’importe quelle carte de sa ville qui n’a pas été posée ce tour-ci.
    .source = Règles de Londres, développer
R3-10 = Une capacité permanente agit aussitôt, tant que la carte est face visible au sommet ; tout le reste n’agit qu’en faisant fonctionner la ville.
    .source = Règles de Londres, développer : capacités permanentes
R3-11 = Sans carte jouable, on ne peut pas choisir de développer.
    .source = Règles de Londres, développer
R3-12 = Les cartes action se jouent en développant sans dépenser de carte, puis quittent le jeu.
    .source = Règles de Londres, développer : cartes action
R3-13 = Les Pauvres ne se construisent jamais et ne se dépensent jamais comme couleur.
    .source = Règles de Londres, Pauvres
R3-14 = On paie un des districts à vendre et on le pose sur les précédents ; la pioche complète la rangée, qui rétrécit quand la pioche est vide.
    .source = Règles de Londres, acheter un district
R3-15 = Le prestige d’un district, sa perte de pauvreté et ses cartes viennent aussitôt.
    .source = Règles de Londres, acheter un district
R3-16 = Seules comptent les capacités du district du dessus ; les autres comptent encore pour le lieu et le nombre.
    .source = Règles de Londres, acheter un district
R3-17 = Une capacité active s’applique à chaque fonctionnement, avant ou après n’importe quelle carte.
    .source = Règles de Londres, acheter un district : capacités
R3-18 = Faire fonctionner la ville : activer des cartes visibles, chacune une fois, dans n’importe quel ordre ; ce qui ne peut pas être payé ne peut pas être activé ; une carte marquée est ensuite retournée.
    .source = Règles de Londres, faire fonctionner la ville 1
R3-19 = La capacité du district du dessus sert une fois par fonctionnement ; les districts ne se retournent jamais.
    .source = Règles de Londres, faire fonctionner la ville 2
R3-20 = Un fonctionnement se termine par une pauvreté par pile, par prêt et par carte en main.
    .source = Règles de Londres, faire fonctionner la ville 3
R3-21 = Les cartes recouvertes ne peuvent pas être activées ; un fonctionnement peut n’activer aucune carte.
    .source = Règles de Londres, faire fonctionner la ville
R3-22 = Un Hôpital peut être retourné à la place de la carte qui vient d’être activée ; celle-ci reste visible mais a servi.
    .source = Règles de Londres, faire fonctionner la ville : exemple
R3-23 = Chaque carte vient du plateau développement ou du dessus de la pioche Ville, une par une.
    .source = Règles de Londres, piocher
R3-24 = S’il n’y a de carte nulle part, on ne pioche rien.
    .source = Règles de Londres, piocher
R3-25 = Piocher trois cartes, c’est en piocher trois ; moins seulement s’il n’y en a plus assez.
    .source = Règles de Londres, piocher trois cartes
R4-1 = Un prêt rapporte 10 £ ; on peut en souscrire à tout moment de son tour sauf au début, et il le faut si un paiement est dû et que l’argent manque ; on n’emprunte pas pour rembourser.
    .source = Règles de Londres, prêts
R5-0 = Quand la pioche Ville est vide à la fin d’un tour, chaque autre joueur joue encore un tour ; puis la partie s’achève.
    .source = Règles de Londres, fin de la partie
R5-1 = À la fin, chaque carte en main vaut une pauvreté de plus.
    .source = Règles de Londres, décompte 1
R5-2 = Chaque carte Ville compte son prestige final, même recouverte ou face cachée.
    .source = Règles de Londres, décompte 2
R5-3 = On rembourse autant de prêts que possible, 15 £ chacun.
    .source = Règles de Londres, décompte 3
R5-4 = Chaque tranche entière de 3 £ restante vaut un prestige.
    .source = Règles de Londres, décompte 4
R5-5 = Chaque prêt impayé coûte sept prestiges.
    .source = Règles de Londres, décompte 5
R5-6 = Chacun rend autant de pauvreté qu’en a celui qui en a le moins.
    .source = Règles de Londres, décompte 6
R5-7 = Le reste coûte du prestige selon la table de pauvreté, 3 par point au-delà de 10.
    .source = Règles de Londres, décompte 7
R5-8 = Égalité : le moins de pauvreté, puis le plus de districts, puis la carte Ville au plus fort prestige final ; sinon la place est partagée.
    .source = Règles de Londres, décompte 8

# AutoMartin’s own sentences.

M1 = AutoMartin n’a pas de main.
    .source = AutoMartin v1.35, L’Automa
M2 = Il n’a qu’une pile de construction, toutes cartes face visible.
    .source = AutoMartin v1.35, L’Automa
M3 = Il peut aussi être le joueur supplémentaire d’une partie à plusieurs, et ce que les cartes font aux joueurs le touche aussi.
    .source = AutoMartin v1.35, L’Automa
M4 = Il reçoit autant d’argent que les autres et aucune carte.
    .source = AutoMartin v1.35, Setup
M5 = Son deck est mélangé et posé face cachée.
    .source = AutoMartin v1.35, Setup
M6 = Un niveau utilise ses cartes et celles de tous les niveaux inférieurs.
    .source = AutoMartin v1.35, Setup
M7 = C’est au joueur de décider qui commence.
    .source = AutoMartin v1.35, Setup
M8 = À son tour, une carte automa est retournée sur sa défausse : ressources, pioche, action.
    .source = AutoMartin v1.35, Le tour d’AutoMartin
M9 = Quand son deck est épuisé, la défausse est remélangée avant la prochaine carte, carte en cours comprise.
    .source = AutoMartin v1.35, Le tour d’AutoMartin
M10 = Il reçoit de la réserve l’argent et la pauvreté indiqués sur la carte.
    .source = AutoMartin v1.35, Collecter les ressources
M11 = Le filtre se lit ligne par ligne jusqu’à ce qu’il ne reste qu’une carte, qu’il pioche.
    .source = AutoMartin v1.35, Piocher une carte Ville ou District
M12 = Une ligne sans résultat arrête le filtre : il ne pioche rien.
    .source = AutoMartin v1.35, Piocher une carte Ville ou District
M13 = Chaque ligne s’applique à ce que la précédente a laissé, sauf la pile de cartes Ville.
    .source = AutoMartin v1.35, Piocher une carte Ville ou District
M14 = Plateau développement : les cartes qui s’y trouvent.
    .source = AutoMartin v1.35, critère Plateau développement
M15 = Carte District : les districts disponibles.
    .source = AutoMartin v1.35, critère Carte District
M16 = Argent : le plus grand gain net en argent.
    .measure = argent { $measure }
    .source = AutoMartin v1.35, critère Argent
M17 = Pauvreté : la plus grande perte nette de pauvreté.
    .measure = pauvreté { $measure }
    .source = AutoMartin v1.35, critère Pauvreté
M18 = Prestige : la plus grande valeur de prestige, immédiat et final ensemble.
    .measure = prestige { $measure }
    .source = AutoMartin v1.35, critère Prestige
M19 = Dernière carte : la dernière de celles encore à égalité.
    .measure = place { $measure }
    .source = AutoMartin v1.35, critère Dernier
M20 = Première carte : la première de celles encore à égalité.
    .measure = place { $measure }
    .source = AutoMartin v1.35, critère Premier
M19-1 = Dernière carte, si l’ancienneté compte : la carte défaussée en dernier de celles encore à égalité.
    .measure = défausse numéro { $measure }
    .source = AutoMartin v1.35, critère Dernier
M20-1 = Première carte, si l’ancienneté compte : la carte défaussée en premier de celles encore à égalité.
    .measure = défausse numéro { $measure }
    .source = AutoMartin v1.35, critère Premier
M21 = Pile de cartes Ville : les résultats précédents sont ignorés et le dessus de la pioche Ville est pioché.
    .source = AutoMartin v1.35, critère Pile de cartes Ville
M22 = Ce qu’une carte ne mentionne pas vaut 0, et 0 est une valeur.
    .source = AutoMartin v1.35, critères
M23 = Il pioche des cartes même s’il ne peut pas les payer.
    .source = AutoMartin v1.35, critères
M24 = Si la carte le dit, les cartes essentielles du plateau développement sont piochées et résolues avant le filtre et en plus de lui.
    .source = AutoMartin v1.35, Cartes Essentielles
M25 = Plusieurs cartes essentielles se résolvent de haut en bas et de gauche à droite.
    .measure = place { $measure }
    .source = AutoMartin v1.35, Cartes Essentielles
M26 = Chaque carte essentielle gagnée lui rapporte aussitôt 5 prestiges.
    .measure = prestige { $measure }
    .source = AutoMartin v1.35, Cartes Essentielles
M26-1 = Si chaque pioche compte, une carte essentielle qu’il pioche et ne peut pas payer lui rapporte aussi 5 prestiges.
    .measure = prestige { $measure }
    .source = AutoMartin v1.35, Scoring
M27 = Il doit pouvoir payer la totalité du coût de la carte piochée.
    .measure = coûte { $measure } £, il a { $limit } £
    .source = AutoMartin v1.35, Payer le coût
M28 = Le coût comprend le coût additionnel et d’activation d’une carte Ville, ou le prix et le coût de fonctionnement d’un district.
    .source = AutoMartin v1.35, Payer le coût
M29 = Il ne se défait jamais d’une carte de la même couleur.
    .source = AutoMartin v1.35, Payer le coût
M30 = Une carte Ville qu’il ne peut payer va sur le plateau développement selon les règles habituelles et n’est pas remplacée.
    .source = AutoMartin v1.35, Payer le coût
M31 = Un district qu’il ne peut payer va sous sa pioche, et son emplacement est aussitôt complété.
    .source = AutoMartin v1.35, Payer le coût
M32 = Les districts payés vont devant lui comme d’habitude, les cartes Ville face visible sur sa pile.
    .source = AutoMartin v1.35, Payer le coût
M33 = Les coûts sont payés même si la carte n’a pas d’effet immédiat pour lui.
    .source = AutoMartin v1.35, Payer le coût
M34 = Symbole pioche : il pioche et résout des cartes de la pioche Ville, une par une.
    .measure = { $measure } à piocher
    .source = AutoMartin v1.35, Résoudre les effets 1
M35 = Il gagne aussitôt du prestige.
    .measure = prestige { $measure }
    .source = AutoMartin v1.35, Résoudre les effets 2
M36 = Il gagne le prestige final à la fin de la partie.
    .measure = prestige final { $measure }
    .source = AutoMartin v1.35, Résoudre les effets 3
M37 = Il paie les coûts à la réserve.
    .source = AutoMartin v1.35, Résoudre les effets 4
M38 = Il reçoit de l’argent de la réserve.
    .measure = { $measure } £
    .source = AutoMartin v1.35, Résoudre les effets 5
M39 = Il prend de la pauvreté à la réserve.
    .measure = pauvreté { $measure }
    .source = AutoMartin v1.35, Résoudre les effets 6
M40 = Il rend de la pauvreté à la réserve, tant qu’il en a.
    .measure = pauvreté { $measure }
    .source = AutoMartin v1.35, Résoudre les effets 7
M41 = Tout autre texte ou symbole est ignoré.
    .source = AutoMartin v1.35, Résoudre les effets
M42 = Les symboles se résolvent de haut en bas ; il doit avoir tout le coût avant tout gain de la carte.
    .source = AutoMartin v1.35, Résoudre les effets
M43 = Action : la carte du dessus de la pioche Ville va sur le plateau développement sans être résolue.
    .source = AutoMartin v1.35, Actions des cartes automa 1
M44 = Action : la prochaine carte automa va sur sa défausse sans être résolue.
    .source = AutoMartin v1.35, Actions des cartes automa 2
M45 = Action : une nouvelle carte automa est piochée et résolue.
    .source = AutoMartin v1.35, Actions des cartes automa 3
M46 = Il ne souscrit jamais de prêt ; ce qu’il doit à un autre joueur et n’a pas vient de la réserve.
    .source = AutoMartin v1.35, Prêts
M47 = Il marque selon les règles habituelles.
    .source = AutoMartin v1.35, Scoring
M48 = Le bonus d’une carte essentielle vient quelle que soit la façon dont il l’a piochée.
    .source = AutoMartin v1.35, Scoring
M49 = Sont essentielles : Métro, Gares Nord et Sud, Omnibus, prisons de Millbank et de Brixton, Whitehall et Hôpital.
    .source = AutoMartin v1.35, Scoring

# How unclear sentences are read.

# What a rule found at the table, and what AutoMartin’s turn came to.

found-value = { $name } { $value }
found-slot = la place { $n } depuis la gauche
found-M8 = Sa carte ne demande rien de plus : son tour se termine.
found-M9 = Son deck est épuisé : la défausse est d’abord remélangée.
found-M12 = Il ne reste aucune carte à piocher : il ne pioche rien.
found-M14 = { $n ->
    [0] Aucune carte ne se trouve sur le plateau développement.
    [1] Une carte se trouve sur le plateau développement : { $all }.
   *[other] { $n } cartes se trouvent sur le plateau développement : { $all }.
 }
found-M15 = { $n ->
    [0] Aucun district n’est disponible.
    [1] Un district est disponible : { $all }.
   *[other] { $n } districts sont disponibles : { $all }.
 }
found-M16 = { $case ->
    [one] Le plus d’argent : { $kept }, { $figure } ; { $others }.
    [some] Le plus d’argent : { $kept }, { $figure } à chaque fois ; { $others }.
   *[other] Pas de différence : argent { $figure } partout.
 }{ $n-ignored ->
    [0] {""}
   *[other] {" "}Ce que { $ignored } rapporterait par son texte ne compte pas pour lui.
 }
found-M17 = { $case ->
    [one] Le moins de pauvreté : { $kept }, { $figure } ; { $others }.
    [some] Le moins de pauvreté : { $kept }, { $figure } à chaque fois ; { $others }.
   *[other] Pas de différence : pauvreté { $figure } partout.
 }
found-M18 = { $case ->
    [one] Le plus de prestige : { $kept }, { $figure } ; { $others }.
    [some] Le plus de prestige : { $kept }, { $figure } à chaque fois ; { $others }.
   *[other] Pas de différence : prestige { $figure } partout.
 }{ $n-ignored ->
    [0] {""}
   *[other] {" "}Ce que { $ignored } rapporterait par son texte ne compte pas pour lui.
 }
found-M19 = La dernière est { $kept }, sur { $where }.
found-M20 = La première est { $kept }, sur { $where }.
found-M19-1 = Parmi elles, { $kept } a été défaussée en dernier.
found-M20-1 = Parmi elles, { $kept } a été défaussée en premier.
found-M21 = { $case ->
    [none] La pioche Ville est vide : il n’y a rien à y prendre.
   *[other] Il prend le dessus de la pioche Ville, quoi qu’il reste.
 }
found-M24 = { $n ->
    [one] Une carte essentielle est sur le plateau développement : { $all }. Elle passe avant tout le reste.
   *[other] { $n } cartes essentielles sont sur le plateau développement : { $all }. Elles passent avant tout le reste.
 }
found-M25 = La première est { $kept }, sur { $where }.
found-M26 = Carte essentielle : { $measure } prestiges aussitôt pour { $all }.
found-M26-1 = Carte essentielle piochée : { $measure } prestiges pour { $all }, bien qu’il ne puisse pas payer.
found-M27 = { $case ->
    [out] { $all } coûte { $measure } £, il a { $limit } £.
   *[other] { $measure ->
        [0] { $all } ne coûte rien.
       *[other] { $all } coûte { $measure } £, et il a { $limit } £.
     }{ $n-ignored ->
        [0] {""}
       *[other] {" "}Son texte est sans effet pour lui.
     }
 }
found-M30 = Elle va sur { $where }, et rien ne la remplace.
found-M31 = { $all } va sous la pioche District ; le suivant prend sa place.
found-M34 = Il a pioché { $all } pour le district acheté.
    .draws = { $measure ->
        [one] { $all } lui fait piocher une carte Ville.
       *[other] { $all } lui fait piocher { $measure } cartes Ville, une par une.
     }
found-M35 = { $all } rapporte aussitôt { $measure } de prestige.
found-M36 = { $all } rapporte { $measure } de prestige en fin de partie.
found-M38 = { $all } rapporte { $measure } £.
found-M39 = { $all } apporte { $measure } de pauvreté.
found-M40 = { $all } retire { $size } de pauvreté.
found-M43 = Sa carte défausse ensuite le dessus de la pioche Ville, sans effet.
found-M44 = Sa carte saute ensuite la prochaine carte automa.
found-M45 = Sa carte lui fait ensuite piocher une autre carte automa.
found-M48 = Le bonus vient quelle que soit la façon dont il a pioché { $all }.
found-R3-6 = Le plateau était plein : sa rangée du bas quitte le jeu, { $all }.

line-pays = Peut-il payer ?
line-brings = Ce qu’elle rapporte
line-goes = Où elle va
line-then = Ensuite
part-card = Carte { $name } : { $deeds }
part-note = { $money ->
    [0] Pas d’argent
   *[other] { $money } £ de plus
 }, { $poverty ->
    [0] pas de pauvreté.
   *[other] { $poverty } de pauvreté en plus.
 }
deed-keep = { $card }
deed-refuse = { $card }, au-dessus de ses moyens
deed-nothing = rien de pioché
deed-end = rien de plus
short-dear = trop cher
short-nothing = rien
did-keep = a gardé { $card }
did-buy = a acheté { $card }
did-refuse = n’a pas pu payer { $card }
did-nothing = n’a rien pioché
account = AutoMartin { $deeds }.
account-note = { $n ->
    [one] {""}
   *[other] { $n } de ses cartes en un tour.{" "}
 }Il a maintenant { $money } £, { $poverty } de pauvreté et { $prestige } de prestige.

Q1 = Premier et dernier selon la place : rangée du haut de gauche à droite, puis celle du bas ; un réglage fait compter l’ancienneté de la défausse.
Q2 = Les districts se comptent par emplacement depuis la gauche ; un nouveau prend la place de celui qui part.
Q3 = Pile de cartes Ville en dernière ligne départage : elle n’est lue que s’il reste deux cartes ou plus. Un plateau vide arrête le filtre à la première ligne.
Q4 = Une carte seule sur le plateau est prise ; les lignes suivantes ne sont pas lues.
Q5 = Si la pioche Ville est vide, la ligne n’a pas de résultat ; les cartes à égalité restent et l’action suit.
Q6 = Les cartes essentielles présentes quand la carte est retournée se résolvent l’une après l’autre ; puis le filtre lit le plateau tel qu’il est.
Q7 = Une carte essentielle qu’il ne peut pas payer retourne au plateau et n’est pas reprise dans la même étape ; le filtre peut encore la désigner.
Q8 = Le bonus vient quand la carte essentielle est payée et gardée ; un réglage le donne à chaque pioche.
Q9 = Le bonus vient aussi pour les cartes essentielles de la pioche, d’un filtre ou des pioches d’un district.
Q10 = Chaque exemplaire des huit cartes nommées est essentiel.
Q11 = Une carte refusée est défaussée comme d’habitude ; l’emplacement d’où elle vient compte comme libre.
Q12 = Si la pioche District est vide, un district refusé revient aussitôt, et un district acheté laisse son emplacement vide.
Q13 = Il doit avoir tout le coût avant tout gain de cette carte ; le revenu de la carte automa vient d’abord.
Q14 = Les coûts d’activation et les capacités actives s’appliquent une fois, au gain de la carte ; il ne fait jamais fonctionner de ville.
Q15 = Le coût, le prestige, la pauvreté et le remplacement d’un district précèdent ses pioches, chacune résolue avant la suivante.
Q16 = Un Pauvre ne coûte rien et ne fait rien : il va sur sa pile.
Q17 = Le texte des cartes action est ignoré, elles vont sur sa pile ; un réglage fait compter leur pioche comme symbole.
Q18 = Le prestige est l’immédiat et le final ensemble.
Q19 = Les carrés de pauvreté d’une carte automa sont de la pauvreté qu’il gagne.
Q20 = Une carte sautée va à la défausse de l’automa, bien que le document français nomme la pile construction, dans un passage en italique issu de discussions avec l’auteur : au pied de la lettre, son deck se viderait pour de bon.
Q21 = Toute la défausse est mélangée, carte en cours comprise, même au milieu d’un tour.
Q22 = La carte défaussée de la pioche Ville suit les règles habituelles de défausse et ne donne pas de bonus.
Q23 = Il compte comme un joueur pour la taille du plateau.
Q24 = Il commence avec 5 £ et sans carte ; la personne choisit qui commence.
Q25 = Si la pioche Ville s’épuise pendant son tour, chaque autre joueur a encore un tour, et inversement.
Q26 = Son prestige final, son argent et sa pauvreté comptent comme pour tous ; il n’a ni main ni prêt.
Q27 = S’il ne peut pas payer un autre joueur en entier, la réserve paie tout ; un réglage lui fait payer ce qu’il a.
Q28 = À la banque, il paie ce qu’il peut.
Q29 = Les effets des cartes des joueurs qui donnent de la pauvreté ou prennent de l’argent s’appliquent à lui comme à tous.
Q30 = Les égalités se départagent comme d’habitude, la pauvreté étant celle qui reste après comparaison ; une carte Ville vaut son prestige final.
Q31 = Il ne pioche pas de carte d’abord : son tour est sa carte automa.
Q32 = Une carte de la main exigée par une activation ne lui est pas demandée, il n’a pas de main : les règles anglaises ne nomment que l’argent ; les françaises et les espagnoles parlent du coût d’activation, ce qui est plus large.
Q33 = Pour la ligne Pauvreté, le document français demande de tenir compte des frais de fonctionnement des villes ; il ne fait jamais fonctionner de ville, on y lit donc ce qu’apporte la capacité active d’un district.
Q34 = Si chaque pioche compte, une carte essentielle qu’il ne peut pas payer donne le bonus chaque fois qu’il la pioche, même deux fois dans un tour : avant le filtre et par lui.

# Ce qui peut être corrigé à la table.
ldt-fix-board = Plateau
ldt-fix-boroughs = Districts
ldt-fix-its = Son côté
ldt-fix-prestige = Prestige : { $source }
ldt-fix-figures = Cartes
ldt-fix-figure = { $card } : { $figure }
ldt-fix-decks = Pioches
ldt-fix-slot = District { $n } à vendre
fact-pounds = { $n } £
ldt-fix-boroughs-of = Districts : { $who }
ldt-fix-none = aucun
ldt-fix-from = La pioche Ville, à partir de
ldt-fix-in-deck = dans son deck
ldt-fix-discarded = défaussée
ldt-free = libre
ldt-set = série { $set }
ldt-out = pioche vide
ld-money = argent
ld-poverty = pauvreté
ld-its-pile = La pile d’AutoMartin
ldt-fix-list = { $names }

## Kinds of deeds
deed-kind-develop = développer
deed-kind-borough = les districts
deed-kind-run = faire fonctionner la ville
deed-kind-draw = piocher trois cartes
deed-kind-build = construire
deed-kind-discard = défausser
deed-kind-cards = piocher

bar-loan = les emprunts
bar-borough = acheter des arrondissements
bar-develop = développer
bar-run = faire tourner la ville
