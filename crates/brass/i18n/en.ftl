## The game

game-title = Brass: Birmingham
game-authors = Gavan Brown, Matt Tolman and Martin Wallace
automa-title = Mautoma
automa-authors = Mauro Gibertoni
game-about = Canals, then railways: build an industrial empire in the West Midlands against an opponent driven by cards.
game-sources = Base game: Roxley 2018, two-player set-up, retail board and mats. Automa: Mautoma 1.1 (English, French and Spanish texts) with the author’s FAQ: Mauro Gibertoni, “Brass Birmingham Mautoma, Frequently Asked Questions”, r1, three pages. The FAQ decides where the rules are silent and where it is stricter; it is not part of this program and is offered with the rules on the automa’s own site.
# What was mended with each ruleset, after “mended since:”.
ruleset-2 = Mautoma counts its second railway where the beer is chosen, starts a missing link in one city on whichever side of the gap, and lays a link on its first turn where any city of the slot has a line
ruleset-3 = farms no longer count as cities where Mautoma’s links are tied, Belper’s three spaces are one row for its tie-break icon, a deck that is used up is shuffled anew, and a coal mine without a link that ends the turn brings the five points of a pass

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
location-farm-north = north farm brewery
location-farm-south = south farm brewery
location-shrewsbury = Shrewsbury
location-gloucester = Gloucester
location-oxford = Oxford
location-warrington = Warrington
location-nottingham = Nottingham

## Pieces

industry-cotton-mill = cotton mill
industry-coal-mine = coal mine
industry-iron-works = iron works
industry-manufacturer = manufacturer
industry-pottery = pottery
industry-brewery = brewery
era-canal = canal era
era-rail = rail era
card-wild-location = wild location
card-wild-industry = wild industry
merchant-any = any goods
merchant-cotton-mill = cotton
merchant-manufacturer = manufactured goods
merchant-blank = nothing
merchant-space = { $location }, tile { $number }
space = { $location }, space { $number }
tile = { $industry } { $level } ({ $location })
line = { $from } – { $to }
line-three = { $from } – { $over } – { $to }
source-market = the market
source-barrel = the merchant’s barrel
source-none = nowhere
source-twice = { $source } (twice)
source-tile = { $owner ->
    [human] your tile in { $location }
   *[automa] Mautoma’s tile in { $location }
 }

## What piles turn up

pile-merchants = Merchant tiles
pile-cards = Your draw deck
pile-mautoma-canal = Mautoma’s deck, canal era
pile-mautoma-rail = Mautoma’s deck, rail era
action-merchant = Merchant tile at { $merchant }: { $tile }.
action-draw = You draw { $card }.
action-rear = On top of Mautoma’s deck lies a rear with a brewery in { $brewery } and development at £{ $develop } or less.
action-front = It is card { $card }.

## Your steps

action-build = Build
action-network = Network
action-develop = Develop
action-sell = Sell
action-loan = Loan
    .told = You take a loan.
action-scout = Scout
    .told = You scout.
action-pass = Pass
    .told = You pass.
action-site = Build { $industry } { $level } in { $location }, space { $number }
    .told = You build { $industry } { $level } in { $location }, space { $number }.
action-card = Discard the card { $card }
    .told = You discard the card { $card }.
action-line = Lay a link { $line }
    .told = You lay a link { $line }.
action-coal = Take coal from { $source }
    .told = You take coal from { $source }.
action-iron = Take iron from { $source }
    .told = You take iron from { $source }.
action-remove = Develop away { $industry } { $level }
    .told = You develop away { $industry } { $level }.
action-flip = Sell { $tile }
    .told = You sell { $tile }.
action-to = Sell to the merchant at { $merchant }
    .told = You sell to the merchant at { $merchant }.
action-beer = Take beer from { $source }
    .told = You take beer from { $source }.
action-done = No more
action-count-canal = Score the canal era: your marker to { $human }, Mautoma’s to { $automa }. Then take all links and level I tiles off the map, put the barrels back, shuffle your cards and deal 20.
action-count-rail = Score the rail era: your marker to { $human }, Mautoma’s to { $automa }.
action-give-up = Give up { $tile } for half its price
    .told = You give up { $tile } for half its price.

## Mautoma’s deeds

mautoma-build = Mautoma builds { $industry } { $level } in { $location }, space { $number }.
mautoma-build-coal = Mautoma builds { $industry } { $level } in { $location }, space { $number }, with coal from { $coal }.
mautoma-build-iron = Mautoma builds { $industry } { $level } in { $location }, space { $number }, with iron from { $iron }.
mautoma-build-both = Mautoma builds { $industry } { $level } in { $location }, space { $number }, with coal from { $coal } and iron from { $iron }.
mautoma-link-canal = Mautoma lays a canal { $line } to { $to }, to build { $industry } in { $city }.
mautoma-link-rail = Mautoma lays rails { $line } to { $to } with coal from { $coal }, to build { $industry } in { $city }.
mautoma-network-canal = Mautoma lays a canal { $line }, to { $to }.
mautoma-network-rail = Mautoma lays rails { $line }, to { $to }, with coal from { $coal }.
mautoma-network-two = Mautoma lays rails { $first }, to { $to }, and { $second }, to { $end }, with coal from { $coal } and beer from { $beer }.
mautoma-sell = Mautoma sells { $tile } to { $merchant }.
mautoma-sell-with = Mautoma sells { $tile } to { $merchant } with beer from { $sources }.
mautoma-sell-bonus = Mautoma sells { $tile } to { $merchant } with beer from { $sources } and gains { $points } points.
mautoma-develop = Mautoma develops with iron from { $sources } and gains 3 points.
mautoma-pass = Mautoma passes and gains 5 points.
mautoma-discard = Mautoma’s card { $card } has no legal slot and is discarded.
mautoma-stop = Mautoma’s turn ends.

## What a person moves for Mautoma

side-left = left
side-middle = middle
side-right = right
side-top = top
side-top-left = top left
side-top-right = top right
side-bottom-left = bottom left
side-bottom-right = bottom right
order-in = { $key ->
    [farm-north] at the **north farm**
    [farm-south] at the **south farm**
   *[other] in **{ $location }**
 }
order-in-side = in **{ $location }**, { $side }
order-off = { $key ->
    [farm-north] the **north farm**
    [farm-south] the **south farm**
   *[other] **{ $location }**
 }
order-place = { $key ->
    [farm-north] north farm
    [farm-south] south farm
   *[other] { $location }
 }
order-build = Build { $tiles }.
order-tile = its **{ $industry } { $level }** { $place }
order-tile-flipped = its **{ $industry } { $level }** { $place }, flipped
order-tile-coal = its **{ $industry } { $level }** { $place }, with **{ $n } coal**
order-tile-iron = its **{ $industry } { $level }** { $place }, with **{ $n } iron**
order-tile-beer = its **{ $industry } { $level }** { $place }, with **{ $n } beer**
order-canal = Lay its { $n ->
    [one] canal
   *[other] canals
 } **{ $lines }**.
order-rails = Lay its rails **{ $lines }**.
order-take = Take { $goods }.
order-take-flip = Take { $goods }; flip { $tiles }.
order-sold = Flip { $tiles }.
order-coal-off = { $n } coal off { $place }
order-iron-off = { $n } iron off { $place }
order-beer-off = { $n ->
    [one] the beer
   *[other] { $n } beer
 } off { $place }
order-last = { $goods } (flip it)
order-market = **{ $goods }** from the market
order-both = { $first } and { $second }
order-flip = its **{ $industry }** in **{ $location }**
order-bring = Put **{ $goods }** into the market.
order-coal = { $n } coal
order-iron = { $n } iron
order-points = Move its marker by **{ $n }**, to { $to }.
order-pass = It passes: move its marker by **{ $n }**, to { $to }.
order-discard = Discard { $n ->
    [one] card
   *[other] cards
 } **{ $cards }**.
order-shuffle = Its deck is used up: shuffle **all its other cards**, rear side up.
order-join = { $first } { $second }
order-your-income = a tile of yours flips: your income marker goes { $n ->
    [one] { $n } space
   *[other] { $n } spaces
 } forward
told-bring = Put **{ $goods }** into the market; take **£{ $n }**.
told-buy = Take **{ $goods }** from the market.
told-buy-for = Take **{ $goods }** from the market for **£{ $n }**.
told-flip = Flip { $owner ->
    [human] your
   *[other] its
 } **{ $industry }** { $key ->
    [farm-north] at the north farm
    [farm-south] at the south farm
   *[other] in **{ $location }**
 }.
told-income = Move your income marker **{ $n ->
    [one] { $n } space
   *[other] { $n } spaces
 }** forward.
told-points = Move your points marker by **{ $n }**.
told-money = Take **£{ $n }** from the bank.
order-less-sold = { $whole }, less { $sold } for the market
order-less-rails = { $whole }, less { $used } for the rails
order-less-used = { $whole }, less { $used } used at once
order-less-rails-sold = { $whole }, less { $used } for the rails and { $sold } for the market
order-less-used-sold = { $whole }, less { $used } used at once and { $sold } for the market

## Candidates

candidate-slot = slot { $number }
candidate-card = card { $number }
candidate-tile = { $industry } { $level }
candidate-cube = iron cube { $number }
candidate-sell = SELL
candidate-develop = DEVELOP
candidate-network = NETWORK
candidate-pass = PASS

## Scores

score-links-canal = Canals
score-tiles-canal = Industries, canal era
score-links-rail = Railways
score-tiles-rail = Industries, rail era
score-actions = Actions and bonuses
score-shortfall = Shortfalls
score-before = Before

## Choices

choice-level = Level
level-easy = Easy
    .hint = Mautoma starts with almost all its low tiles, which are worth little.
level-medium = Medium
    .hint = Some low tiles are missing, so better ones come sooner.
level-hard = Hard
    .hint = The fewest low tiles: its mills and manufacturers are soon worth most.
choice-mat = Mautoma’s mat (the tiles it begins with)
mat-level = As the level says
mat-easy = As printed for the easy level
mat-medium = As printed for the medium level
mat-hard = As printed for the hard level
mat-casual-50 = Ours, in no box: 44 tiles, even for a casual player
mat-greedy-75 = Ours, in no box: 29 tiles, harder than hard
mat-greedy-50 = Ours, in no box: 27 tiles, even for the player “greedy”
mat-greedy-25 = Ours, in no box: 25 tiles, for who beats the others
mat-hardest = Ours, in no box: 10 tiles, the hardest we found
choice-deck = Mautoma’s deck
deck-mautoma = The 22 printed cards
choice-iron-gate = The price of iron on a slot
iron-gate-effective = Nothing while iron stands on the map
iron-gate-market = Always the market’s
choice-mine-without-link = A coal mine without a possible link
mine-without-link-rear = The next card’s rear follows
mine-without-link-end = The turn ends with a pass for 5 points
choice-three-way = The three-way link
three-way-city = Counts its named city
three-way-city-and-farm = Counts its city and the farm
choice-fallback = What a sale lacks
fallback-by-building = Building by building
fallback-by-kind = Breweries before links
choice-worcester = Clockwise around Worcester
worcester-first = The line to Kidderminster is first
worcester-last = The line to Kidderminster is last
choice-north-farm = The north farm in the tie-break of links
north-farm-no-city = Is no city: nothing there counts
north-farm-city = Counts as a city
choice-build-icon = The icon that settles the space of a build
build-icon-top = That of the card on top of the deck
build-icon-drawn = That of the card drawn

## Readings, where print is unclear

Z1 = Equal points are a draw: Mautoma has neither income nor money to compare.
Z2 = When the last card of its deck is drawn, all others are shuffled into a new deck; only if no card at all has a legal slot does Mautoma pass. The rules do not say what an empty deck is, but that it never passes without an action.
Z3 = A slot’s iron price is compared with what iron really costs: nothing while works on the map hold some, else the market’s price. The Spanish text says the market’s price.
Z4 = With nothing on the board, a link in parentheses may be laid anywhere; a NETWORK slot may not.
Z5 = A coal mine after which no link can be laid is one action; the rear follows. The other reading ends the turn with a pass: the Spanish text gives five points whenever the second action is not taken.
Z6 = At the three-way link only the named city’s tiles and spaces count.
Z7 = Among several merchants: a barrel first, then a bonus in points, then the place from A to Z, then the tile for one industry before the one for any.
Z8 = Buildings that cannot be sold are looked at one by one: each gets its brewery or its link.
Z9 = A line that touches twelve o’clock counts as the first clockwise.
Z10 = A tile that needs two barrels is not ready with one.
Z11 = The first turn never has two actions.
Z12 = Between several of its own mines or works the tie-break of building selection decides.
Z13 = The farms are called “North farm brewery” and “South farm brewery” in the alphabet.
Z14 = A link laid to reach coal need not touch the city, but one that does is preferred.
Z15 = The example of the first turn in the French text, a canal from Coventry to Birmingham, is of an older edition and is not followed: English and Spanish build a pottery in Coventry.
Z16 = The second railway starts where the first one led to.
Z17 = Farms are no cities: in the tie-break of links neither the tile nor the space of a farm counts.
Z18 = Belper’s three spaces lie in one row: the icon’s upper left square is the left space, its upper right the middle one, then comes the right one; under its lower squares there is no building, so the search goes on from the left.
Z19 = Which of two fitting spaces a slot of the front builds on is settled by the icon of the card now on top of the deck, as the FAQ says, not of the card drawn.
Z20 = DEVELOP, too, counts iron on anybody’s works as £0, as the FAQ says, whichever price a slot of the front looks at: by the market’s price a card that allows £0 could never develop.
Z21 = “One cube at that price” means every cube, of up to two, that costs no more than the card says when it is taken.
Z22 = The order of the banner comes before the saving of an action: a city that needs the link in parentheses is taken before a later one that does not.
Z23 = A NETWORK of the rear starts where the last link led to, even if that is a merchant or a farm.
Z24 = A BUILD slot needs no network: only NETWORK slots are told to start in it, and a farm must be joined.
Z25 = A tile that needs two barrels and reaches one counts as a tile without beer.
Z26 = It sells tile by tile in the order of the tie-break, even if another order would sell more.
Z27 = Only links that touch the city itself count, not those beyond them.
Z28 = The deck is turned over as a whole: the ten cards laid first are drawn first, then the three, then the nine.
Z29 = Lines that would complete a sale, or bring coal, start in one city if they share a place of its network or the building’s own, on whichever side of the gap; otherwise they lie apart, even if they share the merchant.
Z30 = The first turn passes if neither a build nor a link from any city of the last slot is possible.
Z31 = “A merchant”, as the Spanish text says, is the merchant who buys the tile, as in English and French.

## Refusals

refusal-give-up = Choose one of your industry tiles to give up.
refusal-merchant = No such merchant tile is left.
refusal-draw = No such card can be drawn.
refusal-deck = That card cannot lie on top of Mautoma’s deck now.
refusal-automa = It is Mautoma’s turn.
refusal-no-shortfall = Tiles are given up only to pay a debt.
refusal-permission = The card { $card } does not allow { $industry } in { $location }.
refusal-card = You do not hold the card { $card }.
refusal-money = It costs £{ $wanted }, you have £{ $money }.
refusal-no-build = Nothing can be built with your cards, money, coal and network.
refusal-link-tiles = All 14 link tiles are on the board.
refusal-no-line = No open line touches your network.
refusal-develop = No tile of that industry is left to develop.
refusal-lightbulb = A pottery with a lightbulb cannot be developed away.
refusal-no-sale = You have no tile with a merchant and the beer it takes.
refusal-loan = Your income level would fall below −10.
refusal-scout = Scouting takes three cards and no wild card in hand.
refusal-step = Another step comes now.
refusal-no-tile = You have no { $industry } left to build in { $location }.
refusal-era = { $industry } { $level } cannot be built in the { $era }.
refusal-no-card = No card in your hand allows { $industry } in { $location }.
refusal-not-in-network = Your card for { $industry } builds only in your network, and { $location } is not in it.
refusal-icon = That space in { $location } does not show { $industry }.
refusal-single = Another free space in { $location } shows { $industry } alone and comes first.
refusal-overbuild = That tile in { $location } cannot be replaced by { $industry }.
refusal-canal-limit = In the canal era you have one tile in { $location } already, so no { $industry }.
refusal-coal = { $location } has no connection to the coal that { $industry } takes.
refusal-line = The line { $line } is taken, or is not of this era.
refusal-network = The line { $line } does not touch your network.
refusal-link-coal = Rails { $line } would have no connection to coal.
refusal-link-beer = A second railway { $line } takes beer from a brewery of yours or a connected one.
refusal-not-yours = Only your own unflipped cotton mills, manufacturers and potteries are sold.
refusal-no-beer = { $tile }: there is not enough beer.
refusal-no-buyer = { $tile }: no merchant who buys it is connected.
refusal-bonus = Only the lowest tile of an industry, without lightbulb, is developed.
refusal-buyer = That merchant tile does not buy it, or is not connected.
refusal-barrel = The barrel beside the merchant tile you sell to is gone.
refusal-beer = That brewery has no beer for you here.
refusal-coal-source = Coal comes from one of the nearest connected mines.
refusal-iron-source = Iron comes from works that have some.
refusal-count = First both sides score the era.
refusal-untold = At the table nobody asks which card you played.
refusal-no-site = No space on the map is free for a tile of your mat, with the coal it takes.
refusal-farm = No card names { $location }: your { $industry } there must be in your network.
refusal-taken = { $tile } lies there, and your { $industry } cannot replace it.
refusal-line-taken = { $owner ->
    [human] Your link
   *[automa] Mautoma’s link
 } lies on { $line } already.
refusal-sell-one = At least one tile is sold.

## What was expected of a document or a notation, and what was found

expected-space = a space such as “{ $example }”
expected-line = a line such as “{ $example }”
expected-merchant = a merchant tile such as “{ $example }”
expected-no-more = “{ $action }” and no more
expected-levels = { $n } levels
expected-at-most-level = { $most ->
    [0] no tile of level { $level }
    [one] at most { $most } tile of level { $level }
   *[other] at most { $most } tiles of level { $level }
 }
expected-at-most-of = { $most ->
    [0] no “{ $what }”
   *[other] at most { $most } of “{ $what }”
 }
expected-at-most-cards = at most { $most } cards
expected-at-most-tiles = { $most ->
    [one] at most { $most } tile
   *[other] at most { $most } tiles
 }
expected-at-most-links = at most { $most } link tiles
expected-groups = at least { $a } cards of group A, { $b } of B and { $c } of C
found-groups = { $a } of A, { $b } of B and { $c } of C
expected-slots = 1 to { $most } slots
expected-one-mine = a coal mine with links or one without
found-both-mines = both on one card
expected-cities = 1 to { $most } cities
expected-city-or-farm = a city or a farm
expected-city-once = each city once in a slot
expected-cities-alone = nothing but cities for “{ $action }”
found-more-than-cities = an industry, a link or an iron price
expected-industry = an industry to build
expected-space-for = a place with a space for “{ $industry }”
expected-way-on = a table at which somebody can go on
found-stuck = nothing that can be done in the phase “{ $phase }”
round-of = round { $round } of the { $era }
expected-phase = { $owner ->
    [human] a phase of your turn
   *[automa] a phase of Mautoma’s turn
 }
expected-no-deed = no action half done outside your turn
found-deed = one
expected-buying = a barrel beside a merchant tile that buys
found-blank = “{ $what }”, where no tile buys
expected-one-barrel = one barrel a merchant tile
expected-one-tile = one tile a space
expected-one-link = one link a line
expected-line-of = a line of the { $era }
expected-card-once = each card once
expected-new-card = a card not drawn before
expected-layers = cards as the deck is laid: 4A+3B+3C, then 1A+1B+1C, then the others
expected-top-rear = the number of a card that can lie on top of the deck
expected-hand = { $n ->
    [0] no card in hand at this time
    [one] { $n } card in hand at this time
   *[other] { $n } cards in hand at this time
 }
expected-unseen = { $n ->
    [one] { $n } card that nobody has seen
   *[other] { $n } cards that nobody has seen
 }
expected-possible-deed = an action that can be completed
expected-possible-stage = a turn that can be gone on with
found-impossible = one that cannot
expected-count = the end of an era at the table
expected-untold = nothing: at the table nobody asks for it
found-told = it
found-again = “{ $what }” again

## Rules of the base game

R1-1 = The map has 20 cities, 2 farm breweries and 5 merchant locations; paths may pass through all of them.
    .source = Rulebook, Set-up: the board
R1-2 = There are 39 lines: 30 for both eras, 8 for rails alone, 1 for canals alone; one joins three locations with a single tile.
    .source = Rulebook, Set-up: the board
R1-3 = Each side has 45 industry tiles and 14 link tiles.
    .source = Rulebook, Components
R1-4 = Coal, iron, beer and money never run out.
    .source = Rulebook, Components
R1-5 = Points, income and link icons are on the flipped side of a tile.
    .source = Rulebook, Industry tiles
R1-6 = A merchant space has a tile and, unless blank, a barrel of its own.
    .source = Rulebook, Merchants
R2-1 = The deck of two has 40 cards, none for six of the cities and none for cotton mills or manufacturers.
    .source = Rulebook, Set-up: cards
R2-2 = The tiles any, cotton, manufactured goods and two blanks are shuffled onto Shrewsbury, Gloucester and Oxford; beside each that buys stands a barrel.
    .source = Rulebook, Set-up: merchants
R2-3 = The coal market starts with 13 of 14 cubes, the iron market with 8 of 10.
    .source = Rulebook, Set-up: markets
R2-4 = You start with £17, income level 0, no points and 8 cards.
    .source = Rulebook, Set-up: players
R2-5 = 19 of the 40 cards are dealt for the canal era, 20 for the rail era.
    .source = Mautoma rules 5 and 10
R2-6 = You are always first, Mautoma second.
    .source = Mautoma rules 3
R3-1 = An era has ten rounds of two actions, one in the first round of the game; then you fill your hand up to 8.
    .source = Rulebook, Rounds
R3-2 = Every action costs one card of your hand.
    .source = Rulebook, Actions
R3-3 = Wild cards go back to their supply.
    .source = Rulebook, Wild cards
R3-4 = Income is paid at the end of every round but the last of the game.
    .source = Rulebook, End of the round
R3-5 = An era ends after the round in which hand and deck are empty.
    .source = Rulebook, End of the era
R4-1 = A network is every location with an own tile or at an end of an own link.
    .source = Rulebook, Your network
R4-2 = Locations are connected by links of any owner; the distance is the number of links.
    .source = Rulebook, Connected locations
R4-3 = With nothing on the board, industry cards and links may be used anywhere.
    .source = Rulebook, Build and Network
R5-1 = A location card builds anything in its city; an industry card builds its industry in your network; farm breweries need an industry card.
    .source = Rulebook, Build: cards
R5-2 = The tile built is the lowest of its industry, and the era must allow it.
    .source = Rulebook, Build: tiles
R5-3 = It goes on a free space with its icon; spaces with that icon alone come first.
    .source = Rulebook, Build: spaces
R5-4 = In the canal era a side has one tile a location.
    .source = Rulebook, Build: canal era
R5-5 = Money, coal and iron must all be paid.
    .source = Rulebook, Build: costs
R5-6 = Mines and works bring the printed cubes, a brewery one barrel in the canal era and two in the rail era.
    .source = Rulebook, Build: resources
R5-7 = Iron works fill the iron market at once, coal mines the coal market if a merchant is connected; the dearest spaces first.
    .source = Rulebook, Moving coal and iron to the markets
R5-8 = A tile may replace a lower one of its industry: your own always, the other side’s only for coal and iron when there is none anywhere.
    .source = Rulebook, Overbuilding
R6-1 = A link lies on an open line of the era and touches its owner’s network.
    .source = Rulebook, Network
R6-2 = In the canal era one canal costs £3.
    .source = Rulebook, Network: canal era
R6-3 = In the rail era one railway costs £5 and a coal, two cost £15, two coal and a beer.
    .source = Rulebook, Network: rail era
R6-4 = The railway, once laid, must be connected to its coal from either end; the second one’s beer comes from a brewery.
    .source = Rulebook, Network: rail era
R7-1 = Coal comes from the nearest connected mine, else from the market if a merchant is connected.
    .measure = links away: { $measure }
    .source = Rulebook, Consuming coal
R7-2 = Iron comes from any works, else from the market.
    .source = Rulebook, Consuming iron
R7-3 = Beer comes from an own brewery, a connected brewery of the other side, or the barrel of the merchant tile sold to.
    .source = Rulebook, Consuming beer
R7-4 = A tile flips when its last cube leaves, and its owner’s income advances.
    .source = Rulebook, Flipping tiles
R8-1 = One action sells any number of tiles.
    .source = Rulebook, Sell
R8-2 = A tile is sold to a connected merchant tile that buys it, with its beer.
    .source = Rulebook, Sell
R8-3 = A merchant’s barrel brings its bonus: points, income, money or a free development.
    .source = Rulebook, Sell: merchant beer
R8-4 = At least one tile is sold.
    .source = Rulebook, Sell
R8-5 = Merchant tiles stay, barrels are used up.
    .source = Rulebook, Sell
R9-1 = Develop removes one or two lowest tiles for one iron each; potteries with a lightbulb stay.
    .source = Rulebook, Develop
R9-2 = A loan brings £30 for three income levels, never below −10.
    .source = Rulebook, Loan
R9-3 = Scouting discards three cards for one wild card of each kind, if none is in hand.
    .source = Rulebook, Scout
R9-4 = Passing discards a card.
    .source = Rulebook, Pass
R10-1 = A flipped tile advances the income marker by its spaces, to 99 at most.
    .source = Rulebook, Income track
R10-2 = Points have no upper limit.
    .source = Rulebook, Victory points
R11-1 = A positive income level is received, a negative one paid.
    .source = Rulebook, Income
R11-2 = Who cannot pay gives up tiles for half their price, then loses a point a pound.
    .source = Rulebook, Income: shortfall
R11-3 = Tiles are given up for no other reason.
    .source = Rulebook, Income: shortfall
R12-1 = A link scores the link icons of flipped tiles and merchants at its ends.
    .source = Rulebook, End of the era
R12-2 = Then each flipped tile scores its points.
    .source = Rulebook, End of the era
R12-3 = After the canal era links and level-1 tiles leave the board, barrels and cards are renewed.
    .source = Rulebook, End of the canal era
R12-4 = Most points win.
    .source = Rulebook, End of the game
R13-1 = Link icons of unflipped tiles do not count.
    .source = Rulebook, Industry tiles
R13-2 = Manufacturer IV costs £8.
    .source = Player mat, retail edition
R13-3 = Income is paid after the last canal round.
    .source = Rulebook, End of the round
R13-4 = The markets have two spaces a price: coal £1 to £7, iron £1 to £5.
    .source = Board: markets
R13-5 = In a game of two the merchants are any, cotton, manufactured goods and two blanks.
    .source = Rulebook, Set-up: merchants
R13-6 = Warrington and Nottingham have no tiles but their lines, icons and the coal market.
    .source = Rulebook, Set-up: merchants
R13-7 = A brewery’s barrels depend on the era, not on its level.
    .source = Rulebook, Build: resources
R13-8 = Only the barrel beside the tile sold to may be used.
    .source = Rulebook, Sell: merchant beer
R13-9 = The other side’s beer for a second railway is looked for once that railway lies.
    .source = Rulebook, Network: rail era
R13-10 = A railway takes the nearest coal from either end.
    .source = Rulebook, Network: rail era
R13-11 = Single-icon spaces come first for every build, Mautoma’s too.
    .source = Rulebook, Build: spaces
R13-12 = Starting money is £17.
    .source = Rulebook, Set-up: players
R13-13 = The three-way link is one tile; its three ends are one step apart.
    .source = Rulebook, Set-up: the board

## Rules of Mautoma

A1 = Mautoma is always second, has no hand, money or income, and never takes a loan or scouts.
    .source = Mautoma rules 3; FAQ, Turn order
A2 = It pays no money but consumes coal, iron and beer like a player, and its mines and works fill the markets.
    .source = Mautoma rules 3; FAQ, Build
A3 = It never builds over a tile.
    .source = FAQ, Build
A4 = It builds the lowest tile left on the mat of its level.
    .source = Mautoma rules 5 and 5.1
A5 = Its deck has three layers: 4A+3B+3C, then 1A+1B+1C, then the rest.
    .source = Mautoma rules 5.2
A6 = The rail era has a new deck of all its cards.
    .source = Mautoma rules 10
A7 = The second action is read from the rear of the card on top, which stays there.
    .source = Mautoma rules 6 and 8
A8 = At the end of an era it scores like a player; before the rail era its mat loses what rails do not allow.
    .source = Mautoma rules 9 to 11
B1 = It draws the top card of its deck.
    .source = Mautoma rules 6.1
B2 = The topmost slot with a legal action is done.
    .source = Mautoma rules 6.2
B3 = A card without a legal slot is discarded and another drawn.
    .source = Mautoma rules 6.3; FAQ, Action selection
B4 = After one action the first legal one of the top card’s rear follows.
    .source = Mautoma rules 6.4
B5 = A link with a build, and a coal mine with links, are two actions; all else is one.
    .source = Mautoma rules 4, 7.1 and 7.2; FAQ, Action selection
B6 = The city it last acted in is where it built, or where its last link led to.
    .source = Mautoma rules 7.5; FAQ, Link tiles placement
B7 = The first turn of the game looks at the corner of the top card’s rear.
    .source = Mautoma rules 8
B8 = DEVELOP there takes two iron from the market for three points; the card stays.
    .source = Mautoma rules 8
B9 = DRAW there tries the build slots, with one action only.
    .source = Mautoma rules 8
B10 = If no build is possible, a link is laid from the first city of the last slot that has an open line, whatever its network; only if none has one does it pass.
    .source = Mautoma rules 4 and 8; Reading Z30
B11 = The first turn has no rear action.
    .source = Mautoma rules 8
B12 = A deck that is used up is shuffled anew; if no card of it has a legal slot, it passes.
    .source = Mautoma rules 4 and 6.3; Reading Z2
C1 = A slot with a price builds only if iron costs that much or more.
    .measure = { $measure ->
        [0] iron costs £0, since works on the map hold some (Z3); the card wants £{ $limit } or more
       *[other] iron costs £{ $measure }, the card wants £{ $limit } or more
     }
    .source = Mautoma rules 7.1; FAQ, Develop; Reading Z3
C2 = The first city of the banner where it is legal is taken.
    .measure = number { $measure } in the banner
    .source = Mautoma rules 7.1
C3 = Coal must reach the city, or be brought there by the slot’s link.
    .source = Mautoma rules 3 and 7.1; FAQ, Build
C4 = It builds on a free space of the city with the icon.
    .source = FAQ, Build
C5 = Its own mines, works and breweries come before yours.
    .source = FAQ, Iron, coal & beer
C6 = The link in parentheses brings coal; rather one at the city itself.
    .source = Mautoma rules 7.1; FAQ, Build
C7 = A farm must be in its network, or be joined to it by the slot’s link.
    .source = Mautoma rules 7.1
C8 = After the coal mine it lays links from there.
    .source = Mautoma rules 7.1
C9 = A NETWORK slot starts only in a city of its network.
    .source = Mautoma rules 7.2; FAQ, Network
D0 = It lays one canal, or up to two railways one after the other.
    .source = Mautoma rules 7.2; FAQ, Link tiles placement
D1 = A line must be open and, in the rail era, supplied with coal.
    .source = Mautoma rules 7.2; FAQ, Link tiles placement
D2 = Lines to merchants are taken only if no other line can be laid.
    .source = Mautoma rules, Tiebreaker for placing link tiles: note; FAQ, Link tiles placement
D3-1 = A second railway must have beer.
    .source = Mautoma rules, Tiebreaker for placing link tiles 1
D3-2 = Rather to a place of its own network.
    .source = Mautoma rules, Tiebreaker for placing link tiles 2
D3-3 = To the city with the most built tiles.
    .measure = built: { $measure }
    .source = Mautoma rules, Tiebreaker for placing link tiles 3
D3-4 = To the city with the most free spaces.
    .measure = free: { $measure }
    .source = Mautoma rules, Tiebreaker for placing link tiles 4
D3-5 = Rather with coal from one of its own mines.
    .source = Mautoma rules, Tiebreaker for placing link tiles 5
D3-6 = The first line clockwise from straight above.
    .measure = number { $measure } clockwise
    .source = Mautoma rules, Tiebreaker for placing link tiles 6
D4 = From a merchant a second railway goes on only by another of its lines.
    .source = FAQ, Link tiles placement
D5 = The three-way link leads to its named city; any of its ends may be in the network. Farms are no cities.
    .source = FAQ, Link tiles placement
D6 = With all 14 link tiles laid there is no link.
    .source = Rulebook, Components
E1 = Only an unsold cotton mill, manufacturer or pottery can be sold; it is ready if a merchant who buys it is connected and all its beer can be had.
    .source = Mautoma rules 7.3
E1-1 = A merchant who buys the tile must be connected.
    .source = Mautoma rules 7.3
E1-2 = All the beer it takes must be there.
    .measure = { $measure ->
        [0] no barrel missing
        [one] { $measure } barrel missing
       *[other] { $measure } barrels missing
     }
    .source = Mautoma rules 7.3
E2 = It sells all tiles that are ready, one after the other.
    .source = Mautoma rules 7.3
E2-1 = The city with the most Mautoma links less yours.
    .measure = Mautoma’s links less yours: { $measure }
    .source = Mautoma rules, Tiebreaker for building selection 1
E2-2 = The first city from A to Z.
    .measure = number { $measure } from A to Z
    .source = Mautoma rules, Tiebreaker for building selection 2
E2-3 = In one city, the square of the tie-break icon and those after it.
    .measure = squares after the icon: { $measure }
    .source = Mautoma rules, Tiebreaker for building selection 3
E3 = Among equal spaces, the square of the tie-break icon and those after it.
    .measure = squares after the icon: { $measure }
    .source = FAQ, Build; Mautoma rules, Tiebreaker for building selection 3
E4 = Beer is taken from the merchant, then from its own breweries, then from yours; of bonuses it takes only points.
    .measure = +{ $measure } points
    .source = Mautoma rules 7.3
E4-1 = Rather a merchant with a barrel.
    .source = Mautoma rules 7.3; Reading Z7
E4-2 = Its own breweries come before yours.
    .source = Mautoma rules 7.3
E4-3 = Rather a merchant whose bonus is points.
    .source = Reading Z7
E4-4 = The first merchant location from A to Z.
    .measure = number { $measure } from A to Z
    .source = Reading Z7
E4-5 = Rather the tile for one industry than the one for any.
    .source = Reading Z7
E5 = For tiles that are not ready it looks for beer or a link, in the order of building selection.
    .source = Mautoma rules 7.3
E5-1 = A connected tile without all its beer: a brewery in the city of the card.
    .source = Mautoma rules 7.3 a
E5-2 = A tile without merchant: a single link that connects it.
    .source = Mautoma rules 7.3 b
E5-3 = Of lines apart from each other, the one with the most industry spaces at its cities.
    .measure = spaces: { $measure }
    .source = FAQ, Sell
E5-4 = Of lines apart from each other, the one whose city comes first from A to Z.
    .measure = number { $measure } from A to Z
    .source = FAQ, Sell
E6 = It develops only if iron costs no more than the card says.
    .measure = { $measure ->
        [0] iron costs £0, since works on the map hold some (Z20); the card allows £{ $limit }
       *[other] iron costs £{ $measure }, the card allows £{ $limit }
     }
    .source = Mautoma rules 7.4; FAQ, Develop
E7 = It lays links from the city it last acted in.
    .source = Mautoma rules 7.5
E8 = Passing brings five points and is always possible.
    .measure = +{ $measure } points
    .source = Mautoma rules 6.4 and 7.6

# What a rule found at the table.

found-place = { $key ->
    [farm-north] the north farm
    [farm-south] the south farm
   *[other] { $location }
 }
found-in = { $key ->
    [farm-north] at the north farm
    [farm-south] at the south farm
   *[other] in { $location }
 }
found-side = the { $side } space
found-tile = the { $industry } { $in }
found-source = { $owner ->
    [human] your { $industry } { $in }
   *[automa] its { $industry } { $in }
 }
found-merchant = { $location } (tile { $number })
found-A3 = { $case ->
    [out] The space is taken in { $gone }, and it never builds over a tile.
   *[other] The space is taken in { $gone }, and it never builds over a tile; in { $kept } one is free.
 }
    .short = no free space for its { $industry }
found-A4 = The lowest { $industry } left on its mat is of level { $level }.
found-A7 = The card on top of its deck is number { $card }: its rear is read, from the top.
found-B2 = { $case ->
    [out] The { $slot ->
        [1] first
        [2] second
       *[3] third
     } slot cannot be done.
   *[other] The { $slot ->
        [1] first
        [2] second
       *[3] third
     } slot can be done.
 }
found-B3 = No slot of card { $card } can be done: it is discarded and another one drawn.
found-B4 = { $case ->
    [out] { $all } is not possible.
   *[other] { $all } is possible.
 }
found-B8 = This is the first turn of the game: one action, by the corner of the rear of card { $card }. The corner says DEVELOP: two iron from the market, 3 points.
found-B9 = { $case ->
    [out] A link would have to come first in { $gone }, and the first turn of the game has one action only.
    [one] A link would have to come first in { $gone }, not in { $kept }; the first turn of the game has one action only.
    [some] A link would have to come first in { $gone }, not in { $kept }; the first turn of the game has one action only.
   *[other] No link has to come first in { $all }: the one action of the first turn is enough.
 }
    .slot = This slot lays links, and the first turn of the game only builds.
    .short = the first turn has one action only
found-B10 = { $case ->
    [out] No line is open in { $gone }.
   *[other] Nothing could be built on the first turn of the game, so a link is laid from { $all }.
 }
found-B12 = The deck was gone through and no card of it has a slot that can be done: it passes.
found-C1 = { $case ->
    [out] { $measure ->
        [0] Works on the map hold iron, so it costs nothing: less than the £{ $limit } this slot needs.
       *[other] Iron costs £{ $measure }, less than the £{ $limit } this slot needs.
     }
   *[other] Iron costs £{ $measure }; this slot needs £{ $limit } or more.
 }
    .short = iron costs only £{ $measure }
found-C2 = { $case ->
    [all] The slot names, in this order: { $all }.
   *[other] The slot names { $all }.
 }
    .first = Of those left, { $kept } stands first on the card.
found-C3 = { $case ->
    [out] { $link ->
        [yes] No coal reaches { $gone }, and no single link would bring it.
       *[no] No coal reaches { $gone }.
     }
    [one] { $link ->
        [yes] Coal reaches { $kept } or can be brought there by a link, but not { $gone }.
       *[no] Coal reaches { $kept }, but not { $gone }.
     }
    [some] { $link ->
        [yes] Coal reaches { $kept } or can be brought there by a link, but not { $gone }.
       *[no] Coal reaches { $kept }, but not { $gone }.
     }
   *[other] { $link ->
        [yes] Coal reaches { $all }, or a link brings it there.
       *[no] Coal reaches { $all }.
     }
 }
    .short = no coal for its { $industry }
found-C4 = { $case ->
    [all] { $n } spaces are free for its { $industry } { $in }: { $all }.
   *[other] One space is free for its { $industry } { $in }.
 }
found-C5 = { $case ->
    [all] All of them are its own.
    [skipped] None of them is its own.
   *[other] Its own come first: { $kept }.
 }
found-C6 = { $case ->
    [only] One line would bring the coal: { $all }.
   *[other] Any of these lines would bring the coal: { $all }.
 }
    .near = { $case ->
        [all] All of them start in { $city } itself.
        [skipped] None of them starts in { $city } itself.
       *[other] In { $city } itself starts { $kept }.
     }
found-C7 = { $case ->
    [out] Not in its network, and not to be joined by a link: { $gone }.
    [one] In its network, or joined to it by a link: { $kept }, but not { $gone }.
    [some] In its network, or joined to it by a link: { $kept }, but not { $gone }.
   *[other] In its network, or joined to it by a link: { $all }.
 }
    .link = The link { $all } joins the farm to its network.
    .short = the farm is not in its network
found-C8 = Links follow the coal mine, starting from { $all }.
found-C9 = { $case ->
    [out] { $n ->
        [one] { $gone } is not in its network.
       *[other] None of { $gone } is in its network.
     }
    [one] In its network is { $kept }, but not { $gone }.
    [some] In its network are { $kept }, but not { $gone }.
   *[other] { $n ->
        [one] { $all } is in its network.
       *[other] { $all } are in its network.
     }
 }
    .short = not in its network
found-D0 = { $case ->
    [all] { $n } lines are open: { $all }.
   *[other] One line is open: { $all }.
 }
    .second = { $case ->
        [all] For a second railway { $n } lines are open: { $all }.
       *[other] For a second railway one line is open: { $all }.
     }
found-D1 = { $case ->
    [out] No coal can be had for { $gone }.
    [one] Coal can be had for { $kept }, not for { $gone }.
    [some] Coal can be had for { $kept }, not for { $gone }.
   *[other] Coal can be had for { $all }.
 }
    .city = { $case ->
        [out] No line can be laid from { $gone }.
        [one] A line can be laid from { $kept }, none from { $gone }.
        [some] A line can be laid from { $kept }, none from { $gone }.
       *[other] A line can be laid from { $all }.
     }
    .short = no line can be laid
found-D2 = { $case ->
    [all] None of them leads to a merchant.
    [skipped] All of them lead to merchants.
   *[other] To merchants only if there is no other: { $dropped ->
        [one] { $gone } leads to one,
       *[other] { $gone } lead to one,
     } { $left ->
        [one] { $kept } does not.
       *[other] { $kept } do not.
     }
 }
found-D3-1 = { $case ->
    [out] No beer can be had for a second railway.
    [one] Beer for a second railway can be had on { $kept } only.
    [some] Beer for a second railway can be had on { $kept } only.
   *[other] Beer for a second railway can be had.
 }
found-D3-2 = { $case ->
    [all] All of them lead to its own network.
    [skipped] None of them leads to its own network.
    [one] { $kept } leads to its own network.
   *[other] { $kept } lead to its own network.
 }
found-D3-3 = { $case ->
    [all] { $measure ->
        [0] None of them leads to a city with built tiles.
       *[other] All of them lead to equally many built tiles, { $measure }.
     }
    [one] { $kept } leads to the most built tiles, { $measure }.
   *[other] { $kept } lead to the most built tiles, { $measure } each.
 }
found-D3-4 = { $case ->
    [all] { $measure ->
        [0] None of them leads to a city with free spaces.
       *[other] All of them lead to equally many free spaces, { $measure }.
     }
    [one] { $kept } leads to the most free spaces, { $measure }.
   *[other] { $kept } lead to the most free spaces, { $measure } each.
 }
found-D3-5 = { $case ->
    [all] All of them get coal from a mine of its own.
    [skipped] None of them gets coal from a mine of its own.
    [one] { $kept } gets coal from a mine of its own.
   *[other] { $kept } get coal from a mine of its own.
 }
found-D3-6 = Clockwise from straight above, { $kept } comes first.
found-D6 = All 14 of its link tiles are laid.
    .short = no link tile left
found-E1 = It has no unsold cotton mill, manufacturer or pottery.
found-E1-1 = { $case ->
    [out] No merchant who buys is connected to { $gone }.
    [one] A merchant who buys is connected to { $kept }, none to { $gone }.
    [some] A merchant who buys is connected to { $kept }, none to { $gone }.
   *[other] A merchant who buys is connected to { $all }.
 }
found-E1-2 = { $case ->
    [out] { $n ->
        [one] { $measure ->
            [one] One barrel of beer is missing for { $gone }.
           *[other] { $measure } barrels of beer are missing for { $gone }.
         }
       *[other] Beer is missing for { $gone }.
     }
    [one] All the beer can be had for { $kept }, not for { $gone }.
    [some] All the beer can be had for { $kept }, not for { $gone }.
   *[other] All the beer can be had for { $all }.
 }
found-E2 = { $case ->
    [none] No tile is left to be sold.
    [only] One tile is not sold yet: { $all }.
   *[other] { $n } tiles are not sold yet: { $all }.
 }
found-E2-1 = { $case ->
    [all] Its links less yours are { $figure } at each of them.
    [one] { $kept } has the most of its links less yours: { $figure }.
   *[other] { $kept } have the most of its links less yours: { $figure }.
 }
found-E2-2 = { $case ->
    [all] They are in the same city.
    [one] { $kept } comes first from A to Z.
   *[other] { $kept } come first from A to Z.
 }
found-E2-3 = { $measure ->
    [0] The tie-break icon of card { $card } points to { $kept }.
   *[other] The tie-break icon of card { $card } points elsewhere; the next is { $kept }.
 }
found-E3 = { $measure ->
    [0] The tie-break icon of card { $card } points to { $kept }.
   *[other] The tie-break icon of card { $card } points elsewhere; the next is { $kept }.
 }
found-E4 = { $case ->
    [none] No merchant buys it.
    [only] One connected merchant buys it: { $all }.
   *[other] { $n } connected merchants buy it: { $all }.
 }
    .points = The merchant’s barrel is drunk first; in { $place } it brings { $measure } points.
found-E4-1 = { $case ->
    [all] All of them have their barrel.
    [skipped] None of them has its barrel any more.
   *[other] Its barrel still has { $kept }.
 }
found-E4-2 = { $case ->
    [all] All of them are its own.
    [skipped] None of them is its own.
   *[other] Its own come first: { $kept }.
 }
found-E4-3 = { $case ->
    [all] Points are the bonus of all of them.
    [skipped] Points are the bonus of none of them.
   *[other] Points are the bonus of { $kept }.
 }
found-E4-4 = { $case ->
    [all] They are in the same place.
   *[other] First from A to Z is { $kept }.
 }
found-E4-5 = { $case ->
    [all] All of them buy this industry alone.
    [skipped] All of them buy anything.
   *[other] Only this industry is bought by { $kept }; the others buy anything.
 }
found-E5 = { $case ->
    [only] One tile cannot be sold yet: { $all }. What is it missing?
   *[other] { $n } tiles cannot be sold yet: { $all }. Which one comes first?
 }
found-E5-1 = It is connected and beer is missing: a brewery in { $all }, the city on the card, would give it.
found-E5-2 = { $case ->
    [only] One link would do it: { $all }.
   *[other] Any of these links would do it: { $all }.
 }
    .tile = { $case ->
        [out] No single link joins { $gone } to a merchant.
       *[other] A single link would join { $all } to a merchant.
     }
found-E5-3 = { $case ->
    [all] All of them have equally many industry spaces at their cities, { $measure }.
    [one] { $kept } has the most industry spaces at its cities, { $measure }.
   *[other] { $kept } have the most industry spaces at their cities, { $measure } each.
 }
found-E5-4 = { $case ->
    [all] The alphabet does not part them here.
    [skipped] The alphabet does not part them here.
   *[other] First from A to Z is the city of { $kept }.
 }
found-E6 = { $case ->
    [out] { $cube ->
        [1] Iron costs £{ $measure }, more than the £{ $limit } of the card: no developing.
       *[2] The next iron costs £{ $measure }, more than the £{ $limit } of the card: it stays at one, for the same 3 points.
     }
   *[other] { $cube ->
        [1] Iron costs £{ $measure }, no more than the £{ $limit } of the card: it takes one and gains 3 points.
       *[2] The next iron costs £{ $measure }, still no more than £{ $limit }: it takes a second one; the 3 points stay 3.
     }
 }
found-E7 = { $case ->
    [out] It has not acted in any city yet, so no links.
   *[other] It last acted in { $all }: links start there.
 }
found-E8 = Passing brings { $measure } points.
found-R5-2 = No { $industry } is left on its mat that this era allows.
    .short = no { $industry } left
found-R5-3 = { $case ->
    [out] There is no space left for its { $industry } in { $gone }.
    [one] There is a space for its { $industry } in { $kept }, none left in { $gone }.
    [some] There is a space for its { $industry } in { $kept }, none left in { $gone }.
   *[other] There is a space for its { $industry } in { $all }.
 }
    .space = { $case ->
        [all] All of them show its { $industry } alone.
        [skipped] All of them show another industry as well.
        [one] One of them shows its { $industry } alone: { $kept }.
       *[other] Some of them show its { $industry } alone: { $kept }.
     }
    .short = no free space for its { $industry }
found-R5-4 = { $case ->
    [out] In the canal era one tile a city is allowed, and it has one in { $gone }.
    [one] In the canal era one tile a city is allowed: it has one in { $gone }, none in { $kept }.
    [some] In the canal era one tile a city is allowed: it has one in { $gone }, none in { $kept }.
   *[other] It has no tile yet in { $all }.
 }
    .short = it has a tile there already
found-R6-1 = { $case ->
    [out] { $n ->
        [one] { $gone } does not touch its network.
       *[other] None of { $gone } touches its network.
     }
   *[other] Only { $kept } { $left ->
        [one] touches
       *[other] touch
     } its network.
 }
found-R7-1 = { $case ->
    [only] Coal comes from { $all }.
   *[other] Connected mines with coal: { $all }.
 }
    .near = { $case ->
        [all] All of them are equally near.
        [one] { $kept } is nearest.
       *[other] { $kept } are nearest.
     }
    .market = No connected mine has coal: it comes from the market.
found-R7-2 = { $case ->
    [only] Iron comes from { $all }.
   *[other] Works with iron: { $all }.
 }
    .market = No works hold iron: it comes from the market.
found-R7-3 = { $case ->
    [none] No brewery has beer for it.
    [only] Beer comes from { $all }.
   *[other] Breweries with beer: { $all }.
 }
found-R8-2 = { $case ->
    [out] The beer is not enough in { $gone }.
    [one] The beer is enough in { $kept }, not in { $gone }.
    [some] The beer is enough in { $kept }, not in { $gone }.
   *[other] The beer is enough in { $all }.
 }

# The lines of Mautoma’s cards.

line-build = { $link ->
    [yes] A link if needed, then { $industry }
   *[no] { $industry }
 } in { $cities }{ $iron ->
    [0] {""}
   *[other] , if iron costs £{ $iron } or more
 }
line-mine = Coal mine in { $cities }, then links
line-network = Links from { $cities }
line-sell = Sell, or prepare a sale by a brewery in { $city } or a link
line-develop = Develop, if iron costs £{ $price } at most: one or two iron, 3 points
line-links = Links from where it last acted
line-pass = Pass for { $points } points

# Mautoma’s turn, card by card and in a sentence.

part-front = Card { $card }: { $deeds }
part-rear = Rear of card { $card }: { $deeds }
part-corner = Corner of the rear of card { $card }: { $deeds }
part-first = First turn of the game: one action, as the corner of the rear says.
part-slot = { $slot ->
    [1] The first slot could be done.
    [2] The second slot was the first that could be done.
   *[3] The third slot was the first that could be done.
 }
part-links = Links after the coal mine are the second action.
part-second = Second action: the first line of the rear that could be done.
part-why = { $reasons }.
short-discard = discarded
short-links = links
short-sell = sale
short-develop = develop
short-pass = pass
deed-build = { $industry } { $level } { $in }
deed-canal = canal to { $to }
deed-rails = rails to { $to }
deed-two = rails to { $to } and { $end }
deed-sell = { $industry } sold { $in }
deed-develop = { $n ->
    [one] developed with one iron
   *[other] developed with two iron
 }
deed-pass = passed
deed-discard = discarded
did-build = built { $industry } { $level } { $in }
did-canal = laid a canal to { $to }
did-rails = laid rails to { $to }
did-two = laid rails to { $to } and on to { $end }
did-sell = sold the { $industry } { $in }
did-develop = developed with { $n ->
    [one] one iron
   *[other] two iron
 }
did-pass = passed
account = Mautoma { $deeds }.
account-slot = Card { $card }: { $reasons }; so the { $slot ->
    [2] second
   *[3] third
 } slot applied.
account-points = { $n ->
    [one] It gained one point.
   *[other] It gained { $n } points.
 }
account-no-points = It gained no points.
account-cards = { $n ->
    [one] One card came first and did nothing.
   *[other] { $n } cards came first and did nothing.
 }
account-first = First turn of the game: one action, by the corner of the rear.
account-notes = { $first } { $last }

# What can be put right at the table.
bt-fix-map = Map
bt-fix-markets = Markets
bt-fix-mats = Mats
bt-fix-points = Points
bt-yours = yours
bt-its = its
bt-empty = empty
bt-mat-of = { $owner ->
    [human] yours: { $industry }
   *[automa] its: { $industry }
 }
bt-mat-left = { $n } left, next { $level }
br-coal = Coal
br-iron = Iron
br-your-points = Your points
br-its-points = Mautoma’s points
br-space-free = free, for { $industries }
br-tile = { $owner ->
    [human] your
   *[automa] Mautoma’s
 } { $industry } { $level }, not flipped
br-tile-stocked = { $owner ->
    [human] your
   *[automa] Mautoma’s
 } { $industry } { $level } with { $n } { $what ->
    [coal] coal
    [iron] iron
   *[beer] beer
 }
br-tile-flipped = { $owner ->
    [human] your
   *[automa] Mautoma’s
 } { $industry } { $level } ({ $points } { $points ->
    [one] point
   *[other] points
 }), flipped: income +{ $income }, link icons { $links }
br-line-canal-yours = your canal
br-line-rail-yours = your railway
br-line-canal-its = Mautoma’s canal
br-line-rail-its = Mautoma’s railway
br-line-canal-only = open, for a canal only
br-line-canal-closed = a canal line, closed in the rail era
br-line-rail-only = open, for a railway only
br-line-rail-closed = a railway line, not yet open in the canal era
br-line-both = open, for canal and railway
br-merchant-buys = buys { $what }
br-barrel = its barrel is full
br-barrel-gone = its barrel is gone
br-bonus-points = Bonus: { $n } points
br-bonus-income = Bonus: { $n } spaces of income
br-bonus-money = Bonus: £{ $n }
br-bonus-develop = Bonus: develop a tile for nothing
bt-mat-fewer = less
bt-mat-more = more
br-or = { $one } / { $two }
br-merchant-stands = { $buys }; { $barrel }. { $bonus }

## Kinds of deeds
deed-kind-build = building
deed-kind-network = links
deed-kind-develop = developing
deed-kind-sell = selling
deed-kind-loan = loans
deed-kind-scout = scouting
deed-kind-pass = passing
deed-kind-shortfall = shortfalls

bar-build = building
bar-network = laying links
bar-develop = developing
bar-sell = selling
bar-loan = loans
bar-scout = scouting
