## The game

game-title = Brass: Birmingham
game-authors = Gavan Brown, Matt Tolman et Martin Wallace
automa-title = Mautoma
automa-authors = Mauro Gibertoni
game-about = Des canaux, puis des chemins de fer : bâtissez un empire industriel dans les West Midlands face à un adversaire mené par des cartes.
game-sources = Jeu de base : Roxley 2018, mise en place à deux, plateau et plateaux individuels du commerce. Automa : Mautoma 1.1 (textes anglais, français et espagnol) avec la FAQ de l’auteur : Mauro Gibertoni, « Brass Birmingham Mautoma, Frequently Asked Questions », r1, trois pages. La FAQ tranche là où les règles se taisent et là où elle est plus stricte ; elle ne fait pas partie de ce programme et se trouve avec les règles sur le site de l’automa.
# What was mended with each ruleset, after “mended since:”.
ruleset-2 = Mautoma compte sa deuxième voie ferrée au moment de choisir la bière, fait partir un lien manquant d’une même ville, d’un côté ou de l’autre du tronçon qui manque, et pose un lien à son premier tour dès qu’une ville de l’emplacement a une ligne libre
ruleset-3 = les fermes ne comptent plus comme des villes quand les liens de Mautoma sont à égalité, les trois espaces de Belper forment une seule rangée pour son icône de départage, un paquet épuisé est mélangé à nouveau, et une mine de charbon sans lien qui termine le tour rapporte les cinq points d’une action passée

## Places

location-belper = Belper
location-birmingham = Birmingham
location-burton = Burton-on-Trent
location-cannock = Cannock
location-coalbrookdale = Coalbrookdale
location-coventry = Coventry
location-derby = Derby
location-dudley = Dudley
location-kidderminster = Kidderminster
location-leek = Leek
location-nuneaton = Nuneaton
location-redditch = Redditch
location-stafford = Stafford
location-stoke = Stoke-on-Trent
location-stone = Stone
location-tamworth = Tamworth
location-uttoxeter = Uttoxeter
location-walsall = Walsall
location-wolverhampton = Wolverhampton
location-worcester = Worcester
location-farm-north = brasserie agricole nord
location-farm-south = brasserie agricole sud
location-shrewsbury = Shrewsbury
location-gloucester = Gloucester
location-oxford = Oxford
location-warrington = Warrington
location-nottingham = Nottingham

## Pieces

industry-cotton-mill = filature de coton
industry-coal-mine = mine de charbon
industry-iron-works = fonderie
industry-manufacturer = manufacture
industry-pottery = poterie
industry-brewery = brasserie
era-canal = ère des canaux
era-rail = ère du rail
card-wild-location = joker de lieu
card-wild-industry = joker d’industrie
merchant-any = toute marchandise
merchant-cotton-mill = coton
merchant-manufacturer = produits manufacturés
merchant-blank = rien
merchant-space = { $location }, tuile { $number }
space = { $location }, espace { $number }
tile = { $industry } { $level } ({ $location })
line = { $from } – { $to }
line-three = { $from } – { $over } – { $to }
source-market = le marché
source-barrel = le tonneau du marchand
source-none = nulle part
source-twice = deux fois { $source }
source-tile = { $owner ->
    [human] votre tuile ({ $location })
   *[automa] la tuile de Mautoma ({ $location })
 }

## What piles turn up

pile-merchants = Tuiles Marchand
pile-cards = Votre pioche
pile-mautoma-canal = Cartes de Mautoma, ère des canaux
pile-mautoma-rail = Cartes de Mautoma, ère du rail
action-merchant = Tuile Marchand ({ $merchant }) : { $tile }.
action-draw = Vous piochez : { $card }.
action-rear = Sur le paquet de Mautoma apparaît un verso : brasserie ({ $brewery }), développement à { $develop } £ ou moins.
action-front = C’est la carte { $card }.

## Your steps

action-build = Construire
action-network = Réseau
action-develop = Développer
action-sell = Vendre
action-loan = Emprunt
    .told = Vous contractez un prêt.
action-scout = Prospection
    .told = Vous prospectez.
action-pass = Passer
    .told = Vous passez.
action-site = Construire : { $industry } { $level } ({ $location }, espace { $number })
    .told = Vous construisez : { $industry } { $level } ({ $location }, espace { $number }).
action-card = Défausser la carte { $card }
    .told = Vous défaussez la carte { $card }.
action-line = Poser un lien { $line }
    .told = Vous posez un lien { $line }.
action-coal = Prendre le charbon : { $source }
    .told = Vous prenez le charbon : { $source }.
action-iron = Prendre le fer : { $source }
    .told = Vous prenez le fer : { $source }.
action-remove = Retirer en développant : { $industry } { $level }
    .told = Vous retirez en développant : { $industry } { $level }.
action-flip = Vendre : { $tile }
    .told = Vous vendez : { $tile }.
action-to = Vendre au marchand : { $merchant }
    .told = Vous vendez au marchand : { $merchant }.
action-beer = Prendre la bière : { $source }
    .told = Vous prenez la bière : { $source }.
action-done = C’est tout
action-count-canal = Comptez l’ère des canaux : votre marqueur à { $human }, celui de Mautoma à { $automa }. Retirez ensuite tous les liens et les tuiles de niveau I, remettez les tonneaux, mélangez vos cartes et comptez-en 20.
action-count-rail = Comptez l’ère du rail : votre marqueur à { $human }, celui de Mautoma à { $automa }.
action-give-up = Abandonner votre { $tile } pour la moitié de son prix
    .told = Vous abandonnez votre { $tile } pour la moitié de son prix.

## Mautoma’s deeds

mautoma-build = Mautoma construit : { $industry } { $level } ({ $location }, espace { $number }).
mautoma-build-coal = Mautoma construit : { $industry } { $level } ({ $location }, espace { $number }) ; charbon : { $coal }.
mautoma-build-iron = Mautoma construit : { $industry } { $level } ({ $location }, espace { $number }) ; fer : { $iron }.
mautoma-build-both = Mautoma construit : { $industry } { $level } ({ $location }, espace { $number }) ; charbon : { $coal } ; fer : { $iron }.
mautoma-link-canal = Mautoma pose un canal { $line } vers { $to }, pour construire : { $industry } ({ $city }).
mautoma-link-rail = Mautoma pose un rail { $line } vers { $to }, pour construire : { $industry } ({ $city }) ; charbon : { $coal }.
mautoma-network-canal = Mautoma pose un canal { $line }, vers { $to }.
mautoma-network-rail = Mautoma pose un rail { $line }, vers { $to } ; charbon : { $coal }.
mautoma-network-two = Mautoma pose deux rails, { $first }, vers { $to }, et { $second }, vers { $end } ; charbon : { $coal } ; bière : { $beer }.
mautoma-sell = Mautoma vend sa { $tile } à { $merchant }.
mautoma-sell-with = Mautoma vend sa { $tile } à { $merchant } ; bière : { $sources }.
mautoma-sell-bonus = Mautoma vend sa { $tile } à { $merchant } et gagne { $points } points ; bière : { $sources }.
mautoma-develop = Mautoma développe et gagne 3 points ; fer : { $sources }.
mautoma-pass = Mautoma passe et gagne 5 points.
mautoma-discard = La carte { $card } de Mautoma n’a aucun emplacement possible : elle est défaussée.
mautoma-stop = Le tour de Mautoma se termine.

## What a person moves for Mautoma

side-left = à gauche
side-middle = au milieu
side-right = à droite
side-top = en haut
side-top-left = en haut à gauche
side-top-right = en haut à droite
side-bottom-left = en bas à gauche
side-bottom-right = en bas à droite
order-in = { $key ->
    [farm-north] à la **ferme nord**
    [farm-south] à la **ferme sud**
   *[other] à **{ $location }**
 }
order-in-side = à **{ $location }**, { $side }
order-off = { $key ->
    [farm-north] de la **ferme nord**
    [farm-south] de la **ferme sud**
    [oxford] d’**{ $location }**
    [uttoxeter] d’**{ $location }**
   *[other] de **{ $location }**
 }
order-place = { $key ->
    [farm-north] ferme nord
    [farm-south] ferme sud
   *[other] { $location }
 }
order-build = Construisez { $tiles }.
order-tile = sa **{ $industry } { $level }** { $place }
order-tile-flipped = sa **{ $industry } { $level }** { $place }, retournée
order-tile-coal = sa **{ $industry } { $level }** { $place }, avec **{ $n ->
    [one] { $n } charbon
   *[other] { $n } charbons
 }**
order-tile-iron = sa **{ $industry } { $level }** { $place }, avec **{ $n ->
    [one] { $n } fer
   *[other] { $n } fers
 }**
order-tile-beer = sa **{ $industry } { $level }** { $place }, avec **{ $n ->
    [one] { $n } bière
   *[other] { $n } bières
 }**
order-canal = Posez { $n ->
    [one] son canal
   *[other] ses canaux
 } **{ $lines }**.
order-rails = Posez ses rails **{ $lines }**.
order-take = Retirez { $goods }.
order-take-flip = Retirez { $goods } ; retournez { $tiles }.
order-sold = Retournez { $tiles }.
order-coal-off = { $n ->
    [one] { $n } charbon
   *[other] { $n } charbons
 } { $place }
order-iron-off = { $n ->
    [one] { $n } fer
   *[other] { $n } fers
 } { $place }
order-beer-off = { $n ->
    [one] la bière
   *[other] { $n } bières
 } { $place }
order-last = { $goods } (retournez-la)
order-market = **{ $goods }** du marché
order-both = { $first } et { $second }
order-flip = sa **{ $industry }** à **{ $location }**
order-bring = Mettez **{ $goods }** au marché.
order-coal = { $n ->
    [one] { $n } charbon
   *[other] { $n } charbons
 }
order-iron = { $n ->
    [one] { $n } fer
   *[other] { $n } fers
 }
order-points = Avancez son marqueur de **{ $n }**, à { $to }.
order-pass = Il passe : avancez son marqueur de **{ $n }**, à { $to }.
order-discard = Défaussez { $n ->
    [one] la carte
   *[other] les cartes
 } **{ $cards }**.
order-shuffle = Son paquet est épuisé : mélangez **toutes ses autres cartes**, verso visible.
order-join = { $first } { $second }
order-your-income = une de vos tuiles est retournée : votre revenu avance de { $n ->
    [one] { $n } case
   *[other] { $n } cases
 }
told-bring = Mettez **{ $goods }** au marché ; prenez **{ $n } £**.
told-buy = Prenez **{ $goods }** au marché.
told-buy-for = Prenez **{ $goods }** au marché pour **{ $n } £**.
told-flip = Retournez { $owner ->
    [human] votre
   *[other] sa
 } **{ $industry }** { $key ->
    [farm-north] à la ferme nord
    [farm-south] à la ferme sud
   *[other] à **{ $location }**
 }.
told-income = Avancez votre marqueur de revenu de **{ $n ->
    [one] { $n } case
   *[other] { $n } cases
 }**.
told-points = Avancez votre marqueur de points de **{ $n }**.
told-money = Prenez **{ $n } £** à la banque.
order-less-sold = { $whole }, moins { $sold } pour le marché
order-less-rails = { $whole }, moins { $used } pour les rails
order-less-used = { $whole }, moins { $used } tout de suite
order-less-rails-sold = { $whole }, moins { $used } pour les rails et { $sold } pour le marché
order-less-used-sold = { $whole }, moins { $used } tout de suite et { $sold } pour le marché

## Candidates

candidate-slot = emplacement { $number }
candidate-card = carte { $number }
candidate-tile = { $industry } { $level }
candidate-cube = cube de fer { $number }
candidate-sell = VENDRE
candidate-develop = DÉVELOPPER
candidate-network = RÉSEAUX
candidate-pass = PASSER

## Scores

score-links-canal = Canaux
score-tiles-canal = Industries, ère des canaux
score-links-rail = Rails
score-tiles-rail = Industries, ère du rail
score-actions = Actions et bonus
score-shortfall = Dettes impayées
score-before = Auparavant

## Choices

choice-level = Niveau
level-easy = Facile
    .hint = Mautoma commence avec presque toutes ses tuiles de bas niveau, qui valent peu.
level-medium = Moyen
    .hint = Il manque quelques tuiles basses : les meilleures arrivent plus tôt.
level-hard = Difficile
    .hint = Le moins de tuiles basses : ses filatures et manufactures valent vite très cher.
choice-mat = Plateau de Mautoma (ses tuiles au départ)
mat-level = Selon le niveau
mat-easy = Comme imprimé pour le niveau facile
mat-medium = Comme imprimé pour le niveau moyen
mat-hard = Comme imprimé pour le niveau difficile
mat-casual-50 = À nous, dans aucune boîte : 44 tuiles, équilibré pour un joueur occasionnel
mat-greedy-75 = À nous, dans aucune boîte : 29 tuiles, plus difficile que difficile
mat-greedy-50 = À nous, dans aucune boîte : 27 tuiles, équilibré pour le joueur « greedy »
mat-greedy-25 = À nous, dans aucune boîte : 25 tuiles, pour qui bat les autres
mat-hardest = À nous, dans aucune boîte : 10 tuiles, le plus difficile que nous ayons trouvé
choice-deck = Cartes de Mautoma
deck-mautoma = Les 22 cartes imprimées
choice-iron-gate = Le prix du fer d’un emplacement
iron-gate-effective = Nul tant qu’une fonderie du plateau en a
iron-gate-market = Toujours celui du marché
choice-mine-without-link = Une mine de charbon sans lien possible
mine-without-link-rear = Le verso de la carte suivante s’applique
mine-without-link-end = Le tour se termine en passant, pour 5 points
choice-three-way = Le lien à trois lieux
three-way-city = Seule sa ville nommée compte
three-way-city-and-farm = Sa ville et la ferme comptent
choice-fallback = Ce qui manque à une vente
fallback-by-building = Bâtiment par bâtiment
fallback-by-kind = Les brasseries avant les liens
choice-worcester = Sens horaire autour de Worcester
worcester-first = La ligne vers Kidderminster est la première
worcester-last = La ligne vers Kidderminster est la dernière
choice-north-farm = La ferme du nord dans le départage des liens
north-farm-no-city = N’est pas une ville : rien n’y compte
north-farm-city = Compte comme une ville
choice-build-icon = L’icône qui décide de l’espace d’une construction
build-icon-top = Celle de la carte du dessus du paquet
build-icon-drawn = Celle de la carte piochée

## Readings, where print is unclear

Z1 = À égalité de points, la partie est nulle : Mautoma n’a ni revenu ni argent à comparer.
Z2 = Quand la dernière carte de son paquet est piochée, toutes les autres sont mélangées en un nouveau paquet ; Mautoma ne passe que si aucune carte n’a d’emplacement possible. Les règles ne disent rien d’un paquet vide, sinon qu’il ne passe jamais sans avoir agi.
Z3 = Le prix du fer d’un emplacement se compare au coût réel : nul tant qu’une fonderie du plateau en a, sinon celui du marché. Le texte espagnol parle du prix du marché.
Z4 = Sans rien sur le plateau, un lien entre parenthèses peut se poser n’importe où ; un emplacement RÉSEAUX non.
Z5 = Une mine de charbon sans lien possible ensuite compte pour une action ; le verso suit. L’autre lecture termine le tour en passant : le texte espagnol donne cinq points dès que la seconde action n’est pas faite.
Z6 = Au lien à trois lieux, seuls comptent les tuiles et espaces de la ville nommée.
Z7 = Entre plusieurs marchands : d’abord un tonneau, puis un bonus en points, puis le lieu de A à Z, puis la tuile d’une seule industrie avant celle qui les prend toutes.
Z8 = Les bâtiments invendables sont examinés un par un : à chacun sa brasserie ou son lien.
Z9 = Une ligne qui touche midi compte comme la première dans le sens horaire.
Z10 = Une tuile qui demande deux tonneaux n’est pas prête avec un seul.
Z11 = Le premier tour ne comporte jamais deux actions.
Z12 = Entre plusieurs de ses mines ou fonderies, le départage des bâtiments décide.
Z13 = Dans l’ordre alphabétique, les fermes se classent à « North farm brewery » et « South farm brewery ».
Z14 = Un lien posé pour atteindre du charbon peut ne pas toucher la ville, mais un lien qui la touche est préféré.
Z15 = L’exemple du premier tour dans le texte français, un canal de Coventry à Birmingham, vient d’une édition plus ancienne et n’est pas suivi : les textes anglais et espagnol construisent une poterie à Coventry.
Z16 = Le second rail part du lieu atteint par le premier.
Z17 = Les fermes ne sont pas des villes : dans le départage des liens, ni la tuile ni l’espace d’une ferme ne comptent.
Z18 = Les trois espaces de Belper sont sur une seule rangée : la case en haut à gauche de l’icône est l’espace de gauche, celle en haut à droite celui du milieu, puis vient celui de droite ; sous ses cases du bas il n’y a pas de bâtiment, et la recherche reprend à gauche.
Z19 = Entre deux espaces possibles, une construction du recto suit l’icône de la carte qui est alors sur le dessus du paquet, comme le dit la FAQ, et non de la carte piochée.
Z20 = DÉVELOPPER compte aussi pour 0 £ le fer des fonderies de n’importe qui, comme le dit la FAQ, quel que soit le prix que regarde un emplacement du recto : au prix du marché, une carte qui permet 0 £ ne développerait jamais.
Z21 = « Un seul cube à ce prix » veut dire chaque cube, deux au plus, qui ne coûte pas plus que ne dit la carte au moment où il est pris.
Z22 = L’ordre de la bannière passe avant l’économie d’une action : une ville qui a besoin du lien entre parenthèses est retenue avant une ville suivante qui n’en a pas besoin.
Z23 = RÉSEAUX au verso part du lieu que le dernier lien a atteint, même si c’est un marchand ou une ferme.
Z24 = Un emplacement CONSTRUCTION n’a pas besoin de réseau : seuls les emplacements RÉSEAUX doivent en partir, et une ferme doit y être jointe.
Z25 = Une tuile qui demande deux tonneaux et n’en atteint qu’un compte comme une tuile sans bière.
Z26 = Il vend tuile par tuile dans l’ordre du départage, même si un autre ordre permettait d’en vendre davantage.
Z27 = Seuls comptent les liens qui touchent la ville même, pas ceux qui sont plus loin.
Z28 = Le paquet est retourné d’un bloc : les dix premières cartes posées sont piochées d’abord, puis les trois, puis les neuf.
Z29 = Des lignes qui achèveraient une vente, ou amèneraient du charbon, partent d’une même ville si elles ont en commun un lieu de son réseau ou celui du bâtiment, d’un côté ou de l’autre du tronçon qui manque ; sinon elles sont éparses, même si elles ont le marchand en commun.
Z30 = Au premier tour, il passe si ni une construction ni un lien depuis une ville du dernier emplacement n’est possible.
Z31 = « Un marchand », comme dit le texte espagnol, est le marchand qui achète la tuile, comme en anglais et en français.

## Refusals

refusal-give-up = Choisissez une de vos tuiles Industrie à abandonner.
refusal-merchant = Il ne reste pas de tuile Marchand de cette sorte.
refusal-draw = Cette carte ne peut pas être piochée.
refusal-deck = Cette carte ne peut pas se trouver sur le paquet de Mautoma.
refusal-automa = C’est le tour de Mautoma.
refusal-no-shortfall = On n’abandonne des tuiles que pour payer une dette.
refusal-permission = La carte { $card } ne permet pas : { $industry } ({ $location }).
refusal-card = Vous n’avez pas la carte { $card } en main.
refusal-money = Cela coûte { $wanted } £, vous avez { $money } £.
refusal-no-build = Rien ne peut être construit avec vos cartes, votre argent, le charbon et votre réseau.
refusal-link-tiles = Les 14 tuiles Lien sont sur le plateau.
refusal-no-line = Aucune ligne libre ne touche votre réseau.
refusal-develop = Il ne reste aucune tuile de cette industrie à développer.
refusal-lightbulb = Une poterie marquée d’une ampoule ne peut pas être retirée en développant.
refusal-no-sale = Aucune de vos tuiles n’a de marchand et la bière nécessaire.
refusal-loan = Votre niveau de revenu tomberait sous −10.
refusal-scout = La prospection demande trois cartes et aucun joker en main.
refusal-step = C’est une autre étape qui vient maintenant.
refusal-no-tile = Il ne vous reste aucune tuile à construire : { $industry } ({ $location }).
refusal-era = { $industry } { $level } : pas de construction pendant cette ère ({ $era }).
refusal-no-card = Aucune carte en main ne permet : { $industry } ({ $location }).
refusal-not-in-network = Votre carte ({ $industry }) ne permet de construire que dans votre réseau, et { $location } n’en fait pas partie.
refusal-icon = Cet espace ({ $location }) ne montre pas : { $industry }.
refusal-single = Un autre espace libre ({ $location }) ne montre que : { $industry } ; il passe d’abord.
refusal-overbuild = Cette tuile ({ $location }) ne peut pas être remplacée par : { $industry }.
refusal-canal-limit = Pendant l’ère des canaux, une seule tuile par lieu, et vous en avez déjà une ici ({ $location }) : pas de construction ({ $industry }).
refusal-coal = { $location } n’est reliée à aucune source du charbon nécessaire ({ $industry }).
refusal-line = La ligne { $line } est occupée ou n’est pas de cette ère.
refusal-network = La ligne { $line } ne touche pas votre réseau.
refusal-link-coal = Un rail { $line } ne serait relié à aucun charbon.
refusal-link-beer = Un second rail { $line } demande la bière d’une de vos brasseries ou d’une brasserie reliée.
refusal-not-yours = Seules se vendent vos filatures, manufactures et poteries non retournées.
refusal-no-beer = { $tile } : il n’y a pas assez de bière.
refusal-no-buyer = { $tile } : aucun marchand acheteur n’est relié.
refusal-bonus = Seule la tuile la plus basse d’une industrie, sans ampoule, est développée.
refusal-buyer = Cette tuile Marchand n’en veut pas ou n’est pas reliée.
refusal-barrel = Le tonneau de la tuile Marchand à qui vous vendez n’est plus là.
refusal-beer = Cette brasserie n’a pas de bière pour vous ici.
refusal-coal-source = Le charbon vient d’une des mines reliées les plus proches.
refusal-iron-source = Le fer vient d’une fonderie qui en a.
refusal-count = Les deux camps marquent d’abord les points de l’ère.
refusal-untold = À la table, personne ne demande quelle carte vous avez jouée.
refusal-no-site = Aucun espace du plateau n’est libre pour une de vos tuiles, avec son charbon.
refusal-farm = Aucune carte ne nomme ce lieu ({ $location }) : il doit être dans votre réseau ({ $industry }).
refusal-taken = Une { $tile } s’y trouve et ne peut pas être remplacée par : { $industry }.
refusal-line-taken = { $owner ->
    [human] Votre lien
   *[automa] Un lien de Mautoma
 } occupe déjà { $line }.
refusal-sell-one = Il faut vendre au moins une tuile.

## What was expected of a document or a notation, and what was found

expected-space = un espace comme « { $example } »
expected-line = une ligne comme « { $example } »
expected-merchant = une tuile Marchand comme « { $example } »
expected-no-more = « { $action } » et rien de plus
expected-levels = { $n } niveaux
expected-at-most-level = { $most ->
    [0] aucune tuile de niveau { $level }
    [one] au plus { $most } tuile de niveau { $level }
   *[other] au plus { $most } tuiles de niveau { $level }
 }
expected-at-most-of = { $most ->
    [0] aucun « { $what } »
   *[other] au plus { $most } « { $what } »
 }
expected-at-most-cards = au plus { $most } cartes
expected-at-most-tiles = { $most ->
    [one] au plus { $most } tuile
   *[other] au plus { $most } tuiles
 }
expected-at-most-links = au plus { $most } tuiles Lien
expected-groups = au moins { $a } cartes du groupe A, { $b } du B et { $c } du C
found-groups = { $a } du A, { $b } du B et { $c } du C
expected-slots = 1 à { $most } emplacements
expected-one-mine = une mine de charbon avec liens ou une sans
found-both-mines = les deux sur une carte
expected-cities = 1 à { $most } villes
expected-city-or-farm = une ville ou une ferme
expected-city-once = chaque ville une fois par emplacement
expected-cities-alone = rien que des villes pour « { $action } »
found-more-than-cities = une industrie, un lien ou un prix du fer
expected-industry = une industrie à construire
expected-space-for = un lieu avec un espace pour « { $industry } »
expected-way-on = une table où quelqu’un peut continuer
found-stuck = rien de possible dans la phase « { $phase } »
round-of = manche { $round } de l’{ $era }
expected-phase = { $owner ->
    [human] une phase de votre tour
   *[automa] une phase du tour de Mautoma
 }
expected-no-deed = aucune action entamée hors de votre tour
found-deed = une action entamée
expected-buying = un tonneau près d’une tuile Marchand qui achète
found-blank = « { $what } », où aucune tuile n’achète
expected-one-barrel = un tonneau par tuile Marchand
expected-one-tile = une tuile par espace
expected-one-link = un lien par ligne
expected-line-of = une ligne de l’{ $era }
expected-card-once = chaque carte une fois
expected-new-card = une carte pas encore piochée
expected-layers = des cartes selon la composition du paquet : 4A+3B+3C, puis 1A+1B+1C, puis les autres
expected-top-rear = le numéro d’une carte qui peut se trouver sur le paquet
expected-hand = { $n ->
    [0] aucune carte en main à ce moment
    [one] { $n } carte en main à ce moment
   *[other] { $n } cartes en main à ce moment
 }
expected-unseen = { $n ->
    [one] { $n } carte que personne n’a vue
   *[other] { $n } cartes que personne n’a vues
 }
expected-possible-deed = une action qui peut être menée à bien
expected-possible-stage = un tour qui peut continuer
found-impossible = un cas impossible
expected-count = la fin d’une ère à la table
expected-untold = rien : à la table, personne ne le demande
found-told = une indication
found-again = « { $what } » une seconde fois

## Rules of the base game

R1-1 = Le plateau compte 20 villes, 2 brasseries agricoles et 5 lieux de marchands ; les chemins peuvent tous les traverser.
    .source = Livret de règles, Mise en place : le plateau
R1-2 = Il y a 39 lignes : 30 pour les deux ères, 8 pour le rail seul, 1 pour les canaux seuls ; l’une joint trois lieux par une seule tuile.
    .source = Livret de règles, Mise en place : le plateau
R1-3 = Chaque camp a 45 tuiles Industrie et 14 tuiles Lien.
    .source = Livret de règles, Matériel
R1-4 = Charbon, fer, bière et argent ne s’épuisent jamais.
    .source = Livret de règles, Matériel
R1-5 = Points, revenu et icônes de lien sont sur la face retournée d’une tuile.
    .source = Livret de règles, Tuiles Industrie
R1-6 = Un espace de marchand a une tuile et, sauf si elle est vierge, son propre tonneau.
    .source = Livret de règles, Marchands
R2-1 = À deux, le paquet a 40 cartes, aucune pour six des villes ni pour les filatures et manufactures.
    .source = Livret de règles, Mise en place : les cartes
R2-2 = Les tuiles « tout », « coton », « produits manufacturés » et deux vierges sont mélangées et réparties entre Shrewsbury, Gloucester et Oxford ; un tonneau près de chacune, vierges exceptées.
    .source = Livret de règles, Mise en place : les marchands
R2-3 = Le marché du charbon commence avec 13 cubes sur 14, celui du fer avec 8 sur 10.
    .source = Livret de règles, Mise en place : les marchés
R2-4 = Vous commencez avec 17 £, un revenu de niveau 0, aucun point et 8 cartes.
    .source = Livret de règles, Mise en place : les joueurs
R2-5 = 19 des 40 cartes servent à l’ère des canaux, 20 à l’ère du rail.
    .source = Mautoma, règles 5 et 10
R2-6 = Vous êtes toujours premier, Mautoma second.
    .source = Mautoma, règle 3
R3-1 = Une ère a dix manches de deux actions, une seule à la première manche de la partie ; puis vous complétez votre main à 8.
    .source = Livret de règles, Manches
R3-2 = Chaque action coûte une carte de votre main.
    .source = Livret de règles, Actions
R3-3 = Les jokers retournent à leur réserve.
    .source = Livret de règles, Cartes joker
R3-4 = Le revenu est versé à la fin de chaque manche, sauf la dernière de la partie.
    .source = Livret de règles, Fin de la manche
R3-5 = Une ère finit après la manche où la main et la pioche se vident.
    .source = Livret de règles, Fin de l’ère
R4-1 = Un réseau comprend tout lieu avec une tuile à soi ou au bout d’un lien à soi.
    .source = Livret de règles, Votre réseau
R4-2 = Les lieux sont reliés par des liens de n’importe qui ; la distance est le nombre de liens.
    .source = Livret de règles, Lieux reliés
R4-3 = Sans rien sur le plateau, cartes Industrie et liens s’utilisent n’importe où.
    .source = Livret de règles, Construire et Réseau
R5-1 = Une carte Lieu permet de tout construire dans sa ville, une carte Industrie de construire cette industrie dans votre réseau ; les brasseries agricoles demandent une carte Industrie.
    .source = Livret de règles, Construire : les cartes
R5-2 = La tuile construite est la plus basse de son industrie, et l’ère doit la permettre.
    .source = Livret de règles, Construire : les tuiles
R5-3 = Elle va sur un espace libre à son icône ; les espaces à cette seule icône passent d’abord.
    .source = Livret de règles, Construire : les espaces
R5-4 = Pendant l’ère des canaux, un camp a une tuile par lieu.
    .source = Livret de règles, Construire : ère des canaux
R5-5 = Argent, charbon et fer doivent tous être payés.
    .source = Livret de règles, Construire : les coûts
R5-6 = Mines et fonderies apportent les cubes imprimés, une brasserie un tonneau à l’ère des canaux et deux à l’ère du rail.
    .source = Livret de règles, Construire : les ressources
R5-7 = Une fonderie remplit aussitôt le marché du fer, une mine celui du charbon si un marchand est relié ; d’abord les espaces les plus chers.
    .source = Livret de règles, Charbon et fer vers les marchés
R5-8 = Une tuile peut en remplacer une plus basse de son industrie : la vôtre toujours ; celle de l’adversaire seulement pour le charbon et le fer, quand il n’y en a plus nulle part.
    .source = Livret de règles, Reconstruire
R6-1 = Un lien se pose sur une ligne libre de l’ère et touche le réseau de son propriétaire.
    .source = Livret de règles, Réseau
R6-2 = Pendant l’ère des canaux, un canal coûte 3 £.
    .source = Livret de règles, Réseau : ère des canaux
R6-3 = Pendant l’ère du rail, un rail coûte 5 £ et un charbon, deux coûtent 15 £, deux charbons et une bière.
    .source = Livret de règles, Réseau : ère du rail
R6-4 = Le rail, une fois posé, doit être relié à son charbon par un bout ou l’autre ; la bière du second vient d’une brasserie.
    .source = Livret de règles, Réseau : ère du rail
R7-1 = Le charbon vient de la mine reliée la plus proche, sinon du marché si un marchand est relié.
    .measure = liens de distance : { $measure }
    .source = Livret de règles, Consommer du charbon
R7-2 = Le fer vient de n’importe quelle fonderie, sinon du marché.
    .source = Livret de règles, Consommer du fer
R7-3 = La bière vient d’une brasserie à soi, d’une brasserie adverse reliée, ou du tonneau de la tuile Marchand acheteuse.
    .source = Livret de règles, Consommer de la bière
R7-4 = Une tuile se retourne quand son dernier cube part, et le revenu de son propriétaire avance.
    .source = Livret de règles, Retourner les tuiles
R8-1 = Une action vend autant de tuiles qu’on veut.
    .source = Livret de règles, Vendre
R8-2 = Une tuile se vend à une tuile Marchand reliée qui l’achète, avec sa bière.
    .source = Livret de règles, Vendre
R8-3 = Le tonneau d’un marchand donne son bonus : points, revenu, argent ou développement gratuit.
    .source = Livret de règles, Vendre : la bière du marchand
R8-4 = Il faut vendre au moins une tuile.
    .source = Livret de règles, Vendre
R8-5 = Les tuiles Marchand restent, les tonneaux sont consommés.
    .source = Livret de règles, Vendre
R9-1 = Développer retire une ou deux tuiles les plus basses pour un fer chacune ; les poteries à ampoule restent.
    .source = Livret de règles, Développer
R9-2 = Un emprunt donne 30 £ contre trois niveaux de revenu, jamais sous −10.
    .source = Livret de règles, Emprunt
R9-3 = Prospecter, c’est défausser trois cartes contre un joker de chaque sorte, si l’on n’en a aucun en main.
    .source = Livret de règles, Prospection
R9-4 = Passer coûte aussi une carte, défaussée.
    .source = Livret de règles, Passer
R10-1 = Une tuile retournée fait avancer le marqueur de revenu d’autant de cases qu’elle l’indique, jusqu’à 99 au plus.
    .source = Livret de règles, Piste de revenu
R10-2 = Les points n’ont pas de limite.
    .source = Livret de règles, Points de victoire
R11-1 = Un revenu positif est reçu, un revenu négatif est payé.
    .source = Livret de règles, Revenu
R11-2 = Qui ne peut payer abandonne des tuiles à moitié prix, puis perd un point par livre qui manque.
    .source = Livret de règles, Revenu : manque d’argent
R11-3 = On n’abandonne pas de tuiles pour une autre raison.
    .source = Livret de règles, Revenu : manque d’argent
R12-1 = Un lien rapporte les icônes de lien des tuiles retournées et des marchands à ses bouts.
    .source = Livret de règles, Fin de l’ère
R12-2 = Ensuite chaque tuile retournée rapporte ses points.
    .source = Livret de règles, Fin de l’ère
R12-3 = Après l’ère des canaux, liens et tuiles de niveau 1 quittent le plateau, tonneaux et cartes sont renouvelés.
    .source = Livret de règles, Fin de l’ère des canaux
R12-4 = Qui a le plus de points l’emporte.
    .source = Livret de règles, Fin de la partie
R13-1 = Les icônes de lien des tuiles non retournées ne comptent pas.
    .source = Livret de règles, Tuiles Industrie
R13-2 = La manufacture IV coûte 8 £.
    .source = Plateau individuel, édition du commerce
R13-3 = Le revenu est versé après la dernière manche des canaux.
    .source = Livret de règles, Fin de la manche
R13-4 = Les marchés ont deux espaces par prix : charbon de 1 à 7 £, fer de 1 à 5 £.
    .source = Plateau : les marchés
R13-5 = À deux, les tuiles Marchand sont « tout », « coton », « produits manufacturés » et deux vierges.
    .source = Livret de règles, Mise en place : les marchands
R13-6 = Warrington et Nottingham n’ont pas de tuiles, mais leurs lignes, leurs icônes et le marché du charbon.
    .source = Livret de règles, Mise en place : les marchands
R13-7 = Les tonneaux d’une brasserie dépendent de l’ère, pas de son niveau.
    .source = Livret de règles, Construire : les ressources
R13-8 = Seul le tonneau de la tuile acheteuse peut servir.
    .source = Livret de règles, Vendre : la bière du marchand
R13-9 = La bière adverse pour un second rail se cherche une fois ce rail posé.
    .source = Livret de règles, Réseau : ère du rail
R13-10 = Un rail prend le charbon le plus proche de l’un ou l’autre bout.
    .source = Livret de règles, Réseau : ère du rail
R13-11 = Les espaces à une seule icône passent d’abord pour toute construction, celles de Mautoma aussi.
    .source = Livret de règles, Construire : les espaces
R13-12 = L’argent de départ est de 17 £.
    .source = Livret de règles, Mise en place : les joueurs
R13-13 = Le lien à trois lieux est une seule tuile ; ses trois bouts sont à une étape l’un de l’autre.
    .source = Livret de règles, Mise en place : le plateau

## Rules of Mautoma

A1 = Mautoma est toujours second, n’a ni main, ni argent, ni revenu, et n’emprunte ni ne prospecte jamais.
    .source = Mautoma, règle 3 ; FAQ, Ordre du tour
A2 = Il ne paie pas d’argent mais consomme charbon, fer et bière comme un joueur ; ses mines et fonderies remplissent les marchés.
    .source = Mautoma, règle 3 ; FAQ, Construire
A3 = Il ne construit jamais par-dessus une tuile.
    .source = FAQ, Construire
A4 = Il construit la tuile la plus basse du plateau de son niveau.
    .source = Mautoma, règles 5 et 5.1
A5 = Son paquet a trois couches : 4A+3B+3C, puis 1A+1B+1C, puis le reste.
    .source = Mautoma, règle 5.2
A6 = L’ère du rail a un nouveau paquet de toutes ses cartes.
    .source = Mautoma, règle 10
A7 = La seconde action se lit au verso de la carte du dessus, qui y reste.
    .source = Mautoma, règles 6 et 8
A8 = À la fin d’une ère il marque comme un joueur ; avant l’ère du rail, son plateau perd ce que le rail ne permet pas.
    .source = Mautoma, règles 9 à 11
B1 = Il pioche la carte du dessus de son paquet.
    .source = Mautoma, règle 6.1
B2 = L’emplacement le plus haut dont l’action est possible s’applique.
    .source = Mautoma, règle 6.2
B3 = Une carte sans emplacement possible est défaussée et une autre piochée.
    .source = Mautoma, règle 6.3 ; FAQ, Choix de l’action
B4 = Après une seule action vient la première possible au verso de la carte du dessus.
    .source = Mautoma, règle 6.4
B5 = Un lien avec une construction, une mine avec des liens, font deux actions ; le reste en fait une.
    .source = Mautoma, règles 4, 7.1 et 7.2 ; FAQ, Choix de l’action
B6 = La ville où il vient d’agir est celle où il a construit, ou celle que son dernier lien a atteinte.
    .source = Mautoma, règle 7.5 ; FAQ, Pose des tuiles Lien
B7 = Au premier tour de la partie, on regarde le coin du verso de la carte du dessus.
    .source = Mautoma, règle 8
B8 = DÉVELOPPER y retire deux fers du marché pour trois points ; la carte reste.
    .source = Mautoma, règle 8
B9 = TIRER y essaie les emplacements de construction, avec une seule action.
    .source = Mautoma, règle 8
B10 = Si aucune construction n’est possible, un lien part de la première ville du dernier emplacement qui a une ligne libre, quel que soit son réseau ; il ne passe que si aucune n’en a.
    .source = Mautoma, règles 4 et 8 ; Lecture Z30
B11 = Le premier tour n’a pas d’action au verso.
    .source = Mautoma, règle 8
B12 = Un paquet épuisé est mélangé à nouveau ; si aucune de ses cartes n’a d’emplacement possible, il passe.
    .source = Mautoma, règles 4 et 6.3 ; Lecture Z2
C1 = Un emplacement avec un prix ne s’applique que si le fer coûte au moins autant.
    .measure = { $measure ->
        [0] le fer coûte 0 £, car une fonderie du plateau en a (Z3) ; la carte veut { $limit } £ ou plus
       *[other] le fer coûte { $measure } £, la carte veut { $limit } £ ou plus
     }
    .source = Mautoma, règle 7.1 ; FAQ, Développer ; Lecture Z3
C2 = La première ville de la bannière où c’est possible est retenue.
    .measure = numéro { $measure } de la bannière
    .source = Mautoma, règle 7.1
C3 = Le charbon doit atteindre la ville, ou y venir par le lien de l’emplacement.
    .source = Mautoma, règles 3 et 7.1 ; FAQ, Construire
C4 = Il construit sur un espace libre de la ville à cette icône.
    .source = FAQ, Construire
C5 = Ses propres mines, fonderies et brasseries passent avant les vôtres.
    .source = FAQ, Fer, charbon et bière
C6 = Le lien entre parenthèses amène du charbon ; de préférence depuis la ville même.
    .source = Mautoma, règle 7.1 ; FAQ, Construire
C7 = Une ferme doit être dans son réseau, ou y être jointe par le lien de l’emplacement.
    .source = Mautoma, règle 7.1
C8 = Après la mine de charbon, il pose des liens depuis là.
    .source = Mautoma, règle 7.1
C9 = Un emplacement RÉSEAUX ne part que d’une ville de son réseau.
    .source = Mautoma, règle 7.2 ; FAQ, Réseau
D0 = Il pose un canal, ou jusqu’à deux rails l’un après l’autre.
    .source = Mautoma, règle 7.2 ; FAQ, Pose des tuiles Lien
D1 = Une ligne doit être libre et, à l’ère du rail, avoir du charbon.
    .source = Mautoma, règle 7.2 ; FAQ, Pose des tuiles Lien
D2 = Les lignes vers des marchands ne servent que si aucune autre ne peut être posée.
    .source = Mautoma, départage pour la pose des liens : remarque ; FAQ, Pose des tuiles Lien
D3-1 = Un second rail doit avoir de la bière.
    .source = Mautoma, départage pour la pose des liens 1
D3-2 = Plutôt vers un lieu de son réseau.
    .source = Mautoma, départage pour la pose des liens 2
D3-3 = Vers la ville qui a le plus de tuiles construites.
    .measure = construites : { $measure }
    .source = Mautoma, départage pour la pose des liens 3
D3-4 = Vers la ville qui a le plus d’espaces libres.
    .measure = libres : { $measure }
    .source = Mautoma, départage pour la pose des liens 4
D3-5 = Plutôt avec le charbon d’une de ses mines.
    .source = Mautoma, départage pour la pose des liens 5
D3-6 = La première ligne dans le sens horaire depuis midi.
    .measure = numéro { $measure } dans le sens horaire
    .source = Mautoma, départage pour la pose des liens 6
D4 = D’un marchand, un second rail ne repart que par une autre de ses lignes.
    .source = FAQ, Pose des tuiles Lien
D5 = Le lien à trois lieux mène à sa ville nommée ; n’importe lequel de ses bouts peut faire partie du réseau. Les fermes ne sont pas des villes.
    .source = FAQ, Pose des tuiles Lien
D6 = Quand les 14 tuiles Lien sont posées, il n’y a plus de lien.
    .source = Livret de règles, Matériel
E1 = Seule se vend une filature, manufacture ou poterie pas encore vendue ; elle est prête si un marchand qui l’achète est relié et que toute sa bière est disponible.
    .source = Mautoma, règle 7.3
E1-1 = Un marchand qui achète la tuile doit être relié.
    .source = Mautoma, règle 7.3
E1-2 = Toute la bière qu’elle demande doit être disponible.
    .measure = { $measure ->
        [0] aucun tonneau ne manque
        [one] il manque { $measure } tonneau
       *[other] il manque { $measure } tonneaux
     }
    .source = Mautoma, règle 7.3
E2 = Il vend toutes les tuiles prêtes, l’une après l’autre.
    .source = Mautoma, règle 7.3
E2-1 = La ville où Mautoma a le plus de liens, les vôtres déduits.
    .measure = liens de Mautoma moins les vôtres : { $measure }
    .source = Mautoma, départage des bâtiments 1
E2-2 = La première ville de A à Z.
    .measure = numéro { $measure } de A à Z
    .source = Mautoma, départage des bâtiments 2
E2-3 = Dans une même ville, la case de l’icône de départage et les suivantes.
    .measure = cases après l’icône : { $measure }
    .source = Mautoma, départage des bâtiments 3
E3 = Entre espaces égaux, la case de l’icône de départage et les suivantes.
    .measure = cases après l’icône : { $measure }
    .source = FAQ, Construire ; Mautoma, départage des bâtiments 3
E4 = La bière vient du marchand, puis de ses brasseries, puis des vôtres ; des bonus, il ne prend que les points.
    .measure = +{ $measure } points
    .source = Mautoma, règle 7.3
E4-1 = Plutôt un marchand avec un tonneau.
    .source = Mautoma, règle 7.3 ; Lecture Z7
E4-2 = Ses propres brasseries passent avant les vôtres.
    .source = Mautoma, règle 7.3
E4-3 = Plutôt un marchand dont le bonus est en points.
    .source = Lecture Z7
E4-4 = Le premier lieu de marchand de A à Z.
    .measure = numéro { $measure } de A à Z
    .source = Lecture Z7
E4-5 = Plutôt la tuile d’une seule industrie que celle de toutes.
    .source = Lecture Z7
E5 = Pour les tuiles non prêtes, il cherche bière ou lien, dans l’ordre du départage des bâtiments.
    .source = Mautoma, règle 7.3
E5-1 = Une tuile reliée sans toute sa bière : une brasserie dans la ville de la carte.
    .source = Mautoma, règle 7.3 a
E5-2 = Une tuile sans marchand : un lien qui suffit à la relier.
    .source = Mautoma, règle 7.3 b
E5-3 = Entre des lignes éparses, celle dont les villes ont le plus d’espaces d’industrie.
    .measure = espaces : { $measure }
    .source = FAQ, Vendre
E5-4 = Entre des lignes éparses, celle dont la ville vient la première de A à Z.
    .measure = numéro { $measure } de A à Z
    .source = FAQ, Vendre
E6 = Il ne développe que si le fer ne coûte pas plus que ne dit la carte.
    .measure = { $measure ->
        [0] le fer coûte 0 £, car une fonderie du plateau en a (Z20) ; la carte permet { $limit } £
       *[other] le fer coûte { $measure } £, la carte permet { $limit } £
     }
    .source = Mautoma, règle 7.4 ; FAQ, Développer
E7 = Il pose des liens depuis la ville où il vient d’agir.
    .source = Mautoma, règle 7.5
E8 = Passer rapporte cinq points et reste toujours possible.
    .measure = +{ $measure } points
    .source = Mautoma, règles 6.4 et 7.6

# What a rule found at the table.

found-place = { $key ->
    [farm-north] la ferme nord
    [farm-south] la ferme sud
   *[other] { $location }
 }
found-in = { $key ->
    [farm-north] à la ferme nord
    [farm-south] à la ferme sud
   *[other] à { $location }
 }
found-side = l’espace { $side }
found-tile = la { $industry } { $in }
found-source = { $owner ->
    [human] votre { $industry } { $in }
   *[automa] sa { $industry } { $in }
 }
found-merchant = { $location } (tuile { $number })
found-A3 = { $case ->
    [out] L’espace est pris à { $gone }, et il ne construit jamais par-dessus une tuile.
   *[other] L’espace est pris à { $gone }, et il ne construit jamais par-dessus une tuile ; à { $kept }, il y en a un de libre.
 }
    .short = aucun espace libre pour sa { $industry }
found-A4 = La { $industry } la plus basse qui reste sur son plateau est de niveau { $level }.
found-A7 = La carte du dessus de son paquet est la numéro { $card } : on lit son verso, de haut en bas.
found-B2 = { $case ->
    [out] Le { $slot ->
        [1] premier
        [2] deuxième
       *[3] troisième
     } emplacement est impossible.
   *[other] Le { $slot ->
        [1] premier
        [2] deuxième
       *[3] troisième
     } emplacement est possible.
 }
found-B3 = Aucun emplacement de la carte { $card } n’est possible : elle est défaussée et une autre est piochée.
found-B4 = { $case ->
    [out] { $all } est impossible.
   *[other] { $all } est possible.
 }
found-B8 = C’est le premier tour de la partie : une seule action, selon le coin du verso de la carte { $card }. Le coin dit DÉVELOPPER : deux fers du marché, 3 points.
found-B9 = { $case ->
    [out] Il faudrait d’abord un lien à { $gone }, et le premier tour n’a qu’une action.
    [one] Il faudrait d’abord un lien à { $gone }, pas à { $kept } ; le premier tour n’a qu’une action.
    [some] Il faudrait d’abord un lien à { $gone }, pas à { $kept } ; le premier tour n’a qu’une action.
   *[other] Aucun lien n’est nécessaire d’abord à { $all } : la seule action du premier tour suffit.
 }
    .slot = Cet emplacement pose des liens, et le premier tour de la partie ne fait que construire.
    .short = le premier tour n’a qu’une action
found-B10 = { $case ->
    [out] Aucune ligne n’est libre à { $gone }.
   *[other] Rien ne pouvait être construit au premier tour de la partie : un lien est donc posé depuis { $all }.
 }
found-B12 = Tout le paquet a été parcouru et aucune carte n’a d’emplacement possible : il passe.
found-C1 = { $case ->
    [out] { $measure ->
        [0] Des fonderies du plateau ont du fer, il ne coûte donc rien : moins que les { $limit } £ exigés par cet emplacement.
       *[other] Le fer coûte { $measure } £, moins que les { $limit } £ exigés par cet emplacement.
     }
   *[other] Le fer coûte { $measure } £ ; cet emplacement en exige au moins { $limit } £.
 }
    .short = le fer ne coûte que { $measure } £
found-C2 = { $case ->
    [all] L’emplacement nomme, dans cet ordre : { $all }.
   *[other] L’emplacement nomme { $all }.
 }
    .first = De celles qui restent, { $kept } est la première sur la carte.
found-C3 = { $case ->
    [out] { $link ->
        [yes] Aucun charbon n’atteint { $gone }, et aucun lien seul n’en amènerait.
       *[no] Aucun charbon n’atteint { $gone }.
     }
    [one] { $link ->
        [yes] Du charbon atteint { $kept } ou peut y venir par un lien, mais pas { $gone }.
       *[no] Du charbon atteint { $kept }, mais pas { $gone }.
     }
    [some] { $link ->
        [yes] Du charbon atteint { $kept } ou peut y venir par un lien, mais pas { $gone }.
       *[no] Du charbon atteint { $kept }, mais pas { $gone }.
     }
   *[other] { $link ->
        [yes] Du charbon atteint { $all }, ou un lien l’y amène.
       *[no] Du charbon atteint { $all }.
     }
 }
    .short = pas de charbon pour sa { $industry }
found-C4 = { $case ->
    [all] { $n } espaces sont libres pour sa { $industry } { $in } : { $all }.
   *[other] Un espace est libre pour sa { $industry } { $in }.
 }
found-C5 = { $case ->
    [all] Toutes sont à lui.
    [skipped] Aucune n’est à lui.
   *[other] Les siennes d’abord : { $kept }.
 }
found-C6 = { $case ->
    [only] Une ligne amènerait le charbon : { $all }.
   *[other] Chacune de ces lignes amènerait le charbon : { $all }.
 }
    .near = { $case ->
        [all] Toutes partent de { $city } même.
        [skipped] Aucune ne part de { $city } même.
       *[other] De { $city } même part { $kept }.
     }
found-C7 = { $case ->
    [out] Hors de son réseau, et aucun lien ne l’y joindrait : { $gone }.
    [one] Dans son réseau, ou à un lien de lui : { $kept }, mais pas { $gone }.
    [some] Dans son réseau, ou à un lien de lui : { $kept }, mais pas { $gone }.
   *[other] Dans son réseau, ou à un lien de lui : { $all }.
 }
    .link = Le lien { $all } joint la ferme à son réseau.
    .short = la ferme est hors de son réseau
found-C8 = Des liens suivent la mine de charbon, au départ de { $all }.
found-C9 = { $case ->
    [out] { $n ->
        [one] { $gone } n’est pas dans son réseau.
       *[other] Rien n’est dans son réseau parmi { $gone }.
     }
    [one] Dans son réseau : { $kept }, mais pas { $gone }.
    [some] Dans son réseau : { $kept }, mais pas { $gone }.
   *[other] { $n ->
        [one] { $all } est dans son réseau.
       *[other] { $all } sont dans son réseau.
     }
 }
    .short = hors de son réseau
found-D0 = { $case ->
    [all] { $n } lignes sont libres : { $all }.
   *[other] Une ligne est libre : { $all }.
 }
    .second = { $case ->
        [all] Pour un second rail, { $n } lignes sont libres : { $all }.
       *[other] Pour un second rail, une ligne est libre : { $all }.
     }
found-D1 = { $case ->
    [out] Pas de charbon pour { $gone }.
    [one] Il y a du charbon pour { $kept }, pas pour { $gone }.
    [some] Il y a du charbon pour { $kept }, pas pour { $gone }.
   *[other] Il y a du charbon pour { $all }.
 }
    .city = { $case ->
        [out] Aucune ligne ne peut être posée depuis { $gone }.
        [one] Une ligne peut être posée depuis { $kept }, aucune depuis { $gone }.
        [some] Une ligne peut être posée depuis { $kept }, aucune depuis { $gone }.
       *[other] Une ligne peut être posée depuis { $all }.
     }
    .short = aucune ligne ne peut être posée
found-D2 = { $case ->
    [all] Aucune ne mène à un marchand.
    [skipped] Toutes mènent à des marchands.
   *[other] Vers un marchand seulement faute d’autre : { $dropped ->
        [one] { $gone } y mène,
       *[other] { $gone } y mènent,
     } { $left ->
        [one] pas { $kept }.
       *[other] mais pas { $kept }.
     }
 }
found-D3-1 = { $case ->
    [out] Pas de bière pour un second rail.
    [one] Il n’y a de bière pour un second rail que sur { $kept }.
    [some] Il n’y a de bière pour un second rail que sur { $kept }.
   *[other] Il y a de la bière pour un second rail.
 }
found-D3-2 = { $case ->
    [all] Toutes mènent à son réseau.
    [skipped] Aucune ne mène à son réseau.
    [one] { $kept } mène à son réseau.
   *[other] { $kept } mènent à son réseau.
 }
found-D3-3 = { $case ->
    [all] { $measure ->
        [0] Aucune ne mène à une ville avec des tuiles construites.
       *[other] Toutes mènent à autant de tuiles construites, { $measure }.
     }
    [one] { $kept } mène là où il y a le plus de tuiles construites : { $measure }.
   *[other] { $kept } mènent là où il y a le plus de tuiles construites : { $measure } chaque fois.
 }
found-D3-4 = { $case ->
    [all] { $measure ->
        [0] Aucune ne mène à une ville avec des espaces libres.
       *[other] Toutes mènent à autant d’espaces libres, { $measure }.
     }
    [one] { $kept } mène là où il y a le plus d’espaces libres : { $measure }.
   *[other] { $kept } mènent là où il y a le plus d’espaces libres : { $measure } chaque fois.
 }
found-D3-5 = { $case ->
    [all] Toutes prennent le charbon d’une de ses mines.
    [skipped] Aucune ne prend le charbon d’une de ses mines.
    [one] { $kept } prend le charbon d’une de ses mines.
   *[other] { $kept } prennent le charbon d’une de ses mines.
 }
found-D3-6 = Dans le sens horaire depuis midi, { $kept } vient en premier.
found-D6 = Ses 14 tuiles Lien sont toutes posées.
    .short = plus de tuile Lien
found-E1 = Il n’a ni filature, ni manufacture, ni poterie à vendre.
found-E1-1 = { $case ->
    [out] Aucun marchand acheteur n’est relié à { $gone }.
    [one] Un marchand acheteur est relié à { $kept }, aucun à { $gone }.
    [some] Un marchand acheteur est relié à { $kept }, aucun à { $gone }.
   *[other] Un marchand acheteur est relié à { $all }.
 }
found-E1-2 = { $case ->
    [out] { $n ->
        [one] { $measure ->
            [one] Il manque une bière pour { $gone }.
           *[other] Il manque { $measure } bières pour { $gone }.
         }
       *[other] Il manque de la bière pour { $gone }.
     }
    [one] Toute la bière est là pour { $kept }, pas pour { $gone }.
    [some] Toute la bière est là pour { $kept }, pas pour { $gone }.
   *[other] Toute la bière est là pour { $all }.
 }
found-E2 = { $case ->
    [none] Il ne reste aucune tuile à vendre.
    [only] Une tuile n’est pas encore vendue : { $all }.
   *[other] { $n } tuiles ne sont pas encore vendues : { $all }.
 }
found-E2-1 = { $case ->
    [all] Ses liens moins les vôtres font { $figure } pour chacune.
    [one] { $kept } a le plus de ses liens, les vôtres déduits : { $figure }.
   *[other] { $kept } ont le plus de ses liens, les vôtres déduits : { $figure }.
 }
found-E2-2 = { $case ->
    [all] Elles sont dans la même ville.
    [one] { $kept } vient en premier de A à Z.
   *[other] { $kept } viennent en premier de A à Z.
 }
found-E2-3 = { $measure ->
    [0] L’icône de départage de la carte { $card } indique { $kept }.
   *[other] L’icône de départage de la carte { $card } indique une autre case ; la suivante est { $kept }.
 }
found-E3 = { $measure ->
    [0] L’icône de départage de la carte { $card } indique { $kept }.
   *[other] L’icône de départage de la carte { $card } indique une autre case ; la suivante est { $kept }.
 }
found-E4 = { $case ->
    [none] Aucun marchand ne l’achète.
    [only] Un marchand relié l’achète : { $all }.
   *[other] { $n } marchands reliés l’achètent : { $all }.
 }
    .points = Le tonneau du marchand est bu d’abord ; à { $place }, il rapporte { $measure } points.
found-E4-1 = { $case ->
    [all] Tous ont encore leur tonneau.
    [skipped] Aucun n’a plus son tonneau.
   *[other] Son tonneau est encore là : { $kept }.
 }
found-E4-2 = { $case ->
    [all] Toutes sont à lui.
    [skipped] Aucune n’est à lui.
   *[other] Les siennes d’abord : { $kept }.
 }
found-E4-3 = { $case ->
    [all] Le bonus de chacun est en points.
    [skipped] Aucun n’a de bonus en points.
   *[other] Un bonus en points : { $kept }.
 }
found-E4-4 = { $case ->
    [all] Ils sont au même endroit.
   *[other] Le premier de A à Z est { $kept }.
 }
found-E4-5 = { $case ->
    [all] Tous n’achètent que cette industrie.
    [skipped] Tous achètent n’importe quoi.
   *[other] Seul { $kept } n’achète que cette industrie ; les autres prennent tout.
 }
found-E5 = { $case ->
    [only] Une tuile ne peut pas encore être vendue : { $all }. Que lui manque-t-il ?
   *[other] { $n } tuiles ne peuvent pas encore être vendues : { $all }. Laquelle d’abord ?
 }
found-E5-1 = Elle est reliée et la bière manque : une brasserie à { $all }, la ville de la carte, en donnerait.
found-E5-2 = { $case ->
    [only] Un lien suffirait : { $all }.
   *[other] Chacun de ces liens suffirait : { $all }.
 }
    .tile = { $case ->
        [out] Aucun lien seul ne relie { $gone } à un marchand.
       *[other] Un seul lien relierait { $all } à un marchand.
     }
found-E5-3 = { $case ->
    [all] Toutes ont autant d’espaces d’industrie dans leurs villes, { $measure }.
    [one] { $kept } a le plus d’espaces d’industrie dans ses villes, { $measure }.
   *[other] { $kept } ont le plus d’espaces d’industrie dans leurs villes, { $measure } chacune.
 }
found-E5-4 = { $case ->
    [all] L’alphabet ne les départage pas ici.
    [skipped] L’alphabet ne les départage pas ici.
   *[other] La première ville de A à Z est celle de { $kept }.
 }
found-E6 = { $case ->
    [out] { $cube ->
        [1] Le fer coûte { $measure } £, plus que les { $limit } £ de la carte : pas de développement.
       *[2] Le fer suivant coûte { $measure } £, plus que les { $limit } £ de la carte : il s’en tient à un seul, pour les mêmes 3 points.
     }
   *[other] { $cube ->
        [1] Le fer coûte { $measure } £, pas plus que les { $limit } £ de la carte : il en prend un et gagne 3 points.
       *[2] Le fer suivant coûte { $measure } £, toujours pas plus de { $limit } £ : il en prend un second ; les 3 points restent 3.
     }
 }
found-E7 = { $case ->
    [out] Il n’a encore agi dans aucune ville : pas de liens.
   *[other] Il a agi en dernier à { $all } : les liens en partent.
 }
found-E8 = Passer rapporte { $measure } points.
found-R5-2 = Il ne reste sur son plateau aucune { $industry } permise à cette ère.
    .short = plus de { $industry }
found-R5-3 = { $case ->
    [out] Il ne reste aucun espace pour sa { $industry } à { $gone }.
    [one] Il y a un espace pour sa { $industry } à { $kept }, plus aucun à { $gone }.
    [some] Il y a un espace pour sa { $industry } à { $kept }, plus aucun à { $gone }.
   *[other] Il y a un espace pour sa { $industry } à { $all }.
 }
    .space = { $case ->
        [all] Tous ne montrent que sa { $industry }.
        [skipped] Tous montrent aussi une autre industrie.
        [one] Un seul ne montre que sa { $industry } : { $kept }.
       *[other] Certains ne montrent que sa { $industry } : { $kept }.
     }
    .short = aucun espace libre pour sa { $industry }
found-R5-4 = { $case ->
    [out] À l’ère des canaux, une seule tuile par ville : il en a déjà une à { $gone }.
    [one] À l’ère des canaux, une seule tuile par ville : il en a une à { $gone }, aucune à { $kept }.
    [some] À l’ère des canaux, une seule tuile par ville : il en a une à { $gone }, aucune à { $kept }.
   *[other] Il n’a pas encore de tuile à { $all }.
 }
    .short = il y a déjà une tuile
found-R6-1 = { $case ->
    [out] { $n ->
        [one] { $gone } ne touche pas son réseau.
       *[other] Aucune ne touche son réseau : { $gone }.
     }
   *[other] { $left ->
        [one] Seule { $kept } touche son réseau.
       *[other] Seules { $kept } touchent son réseau.
     }
 }
found-R7-1 = { $case ->
    [only] Le charbon vient de { $all }.
   *[other] Mines reliées avec du charbon : { $all }.
 }
    .near = { $case ->
        [all] Toutes sont aussi proches.
        [one] La plus proche est { $kept }.
       *[other] Les plus proches sont { $kept }.
     }
    .market = Aucune mine reliée n’a de charbon : il vient du marché.
found-R7-2 = { $case ->
    [only] Le fer vient de { $all }.
   *[other] Fonderies avec du fer : { $all }.
 }
    .market = Aucune fonderie n’a de fer : il vient du marché.
found-R7-3 = { $case ->
    [none] Aucune brasserie n’a de bière pour cela.
    [only] La bière vient de { $all }.
   *[other] Brasseries avec de la bière : { $all }.
 }
found-R8-2 = { $case ->
    [out] Il n’y a pas assez de bière à { $gone }.
    [one] Il y a assez de bière à { $kept }, pas à { $gone }.
    [some] Il y a assez de bière à { $kept }, pas à { $gone }.
   *[other] Il y a assez de bière à { $all }.
 }

# The lines of Mautoma’s cards.

line-build = { $link ->
    [yes] Un lien si besoin, puis { $industry }
   *[no] { $industry }
 } à { $cities }{ $iron ->
    [0] {""}
   *[other] , si le fer coûte au moins { $iron } £
 }
line-mine = Mine de charbon à { $cities }, puis des liens
line-network = Liens depuis { $cities }
line-sell = Vendre, ou préparer une vente par une brasserie à { $city } ou un lien
line-develop = Développer, si le fer coûte au plus { $price } £ : un ou deux fers, 3 points
line-links = Liens depuis la ville où il vient d’agir
line-pass = Passer pour { $points } points

# Mautoma’s turn, card by card and in a sentence.

part-front = Carte { $card } : { $deeds }
part-rear = Verso de la carte { $card } : { $deeds }
part-corner = Coin du verso de la carte { $card } : { $deeds }
part-first = Premier tour de la partie : une seule action, comme le dit le coin du verso.
part-slot = { $slot ->
    [1] Le premier emplacement était possible.
    [2] Le deuxième emplacement était le premier possible.
   *[3] Le troisième emplacement était le premier possible.
 }
part-links = Les liens après la mine de charbon sont la seconde action.
part-second = Seconde action : la première ligne possible du verso.
part-why = { $reasons }.
short-discard = défaussée
short-links = liens
short-sell = vente
short-develop = développer
short-pass = passer
deed-build = { $industry } { $level } { $in }
deed-canal = canal vers { $to }
deed-rails = rails vers { $to }
deed-two = rails vers { $to } et { $end }
deed-sell = { $industry } vendue { $in }
deed-develop = { $n ->
    [one] développement avec un fer
   *[other] développement avec deux fers
 }
deed-pass = il passe
deed-discard = défaussée
did-build = construit une { $industry } { $level } { $in }
did-canal = posé un canal vers { $to }
did-rails = posé des rails vers { $to }
did-two = posé des rails vers { $to } puis { $end }
did-sell = vendu la { $industry } { $in }
did-develop = développé avec { $n ->
    [one] un fer
   *[other] deux fers
 }
did-pass = passé
account = Mautoma a { $deeds }.
account-slot = Carte { $card } : { $reasons } ; c’est donc le { $slot ->
    [2] deuxième
   *[3] troisième
 } emplacement qui s’est appliqué.
account-points = { $n ->
    [one] Il a gagné { $n } point.
   *[other] Il a gagné { $n } points.
 }
account-no-points = Il n’a gagné aucun point.
account-cards = { $n ->
    [one] Une première carte n’avait rien donné.
   *[other] Les { $n } premières cartes n’avaient rien donné.
 }
account-first = Premier tour de la partie : une seule action, selon le coin du verso.
account-notes = { $first } { $last }

# Ce qui peut être corrigé à la table.
bt-fix-map = Plan
bt-fix-markets = Marchés
bt-fix-mats = Plateaux
bt-fix-points = Points
bt-yours = à vous
bt-its = à Mautoma
bt-empty = vide
bt-mat-of = { $owner ->
    [human] à vous : { $industry }
   *[automa] Mautoma : { $industry }
 }
bt-mat-left = reste { $n }, ensuite { $level }
br-coal = Charbon
br-iron = Fer
br-your-points = Vos points
br-its-points = Points de Mautoma
br-space-free = libre, pour { $industries }
br-tile = { $industry } { $level } { $owner ->
    [human] à vous
   *[automa] à Mautoma
 }, non retournée
br-tile-stocked = { $industry } { $level } { $owner ->
    [human] à vous
   *[automa] à Mautoma
 }, avec { $n } { $what ->
    [coal] charbon
    [iron] fer
   *[beer] bière
 }
br-tile-flipped = { $industry } { $level } ({ $points } { $points ->
    [one] point
   *[other] points
 }) { $owner ->
    [human] à vous
   *[automa] à Mautoma
 }, retournée : revenu +{ $income }, icônes de lien { $links }
br-line-canal-yours = votre canal
br-line-rail-yours = votre voie ferrée
br-line-canal-its = canal de Mautoma
br-line-rail-its = voie ferrée de Mautoma
br-line-canal-only = libre, pour un canal seulement
br-line-canal-closed = ligne de canal, fermée à l’ère du rail
br-line-rail-only = libre, pour le rail seulement
br-line-rail-closed = ligne de rail, pas encore ouverte à l’ère des canaux
br-line-both = libre, pour canal et rail
br-merchant-buys = achète : { $what }
br-barrel = son tonneau est plein
br-barrel-gone = son tonneau est bu
br-bonus-points = Bonus : { $n } points
br-bonus-income = Bonus : { $n } cases de revenu
br-bonus-money = Bonus : { $n } £
br-bonus-develop = Bonus : développez une tuile gratuitement
bt-mat-fewer = moins
bt-mat-more = plus
br-or = { $one } / { $two }
br-merchant-stands = { $buys } ; { $barrel }. { $bonus }

## Kinds of deeds
deed-kind-build = construire
deed-kind-network = le réseau
deed-kind-develop = développer
deed-kind-sell = vendre
deed-kind-loan = les emprunts
deed-kind-scout = la prospection
deed-kind-pass = passer
deed-kind-shortfall = les dettes impayées

bar-build = construire
bar-network = poser des liaisons
bar-develop = développer
bar-sell = vendre
bar-loan = les emprunts
bar-scout = la prospection
