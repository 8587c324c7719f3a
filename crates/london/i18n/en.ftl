# London with AutoMartin: every word a person sees.

game-title = London
game-authors = Martin Wallace
game-about = Rebuild the burnt city, keep its poverty down, and be ahead in prestige when the city deck runs out.
game-sources = Rules of the second edition (Osprey, 2017) and AutoMartin v1.35, in our own words; the cards are the first edition’s (2010), our adaptation.
# What was mended with each ruleset, after “mended since:”.
ruleset-2 = the Stock Exchange can be used at any moment of one’s own turn, also after drawing and before discarding to nine
automa-title = AutoMartin
automa-authors = Jan Van Regenmortel

# What is chosen before the game.

choice-level = Level
level-I = Level I
    .hint = Ten automa cards, little money.
level-II = Level II
    .hint = Fifteen automa cards; more crucial cards and boroughs.
level-III = Level III
    .hint = All twenty automa cards, with the most money.
choice-cards = City cards and boroughs
cards-first-edition = First-edition cards
    .hint = The 110 cards and 20 areas of the first edition, adapted by us to the second edition’s rules; these are not the second edition’s cards.
    .table = All cards are known. Some rules are adapted for it.
adaptation-1 = The map’s areas are borough cards: cost, cards drawn and prestige as printed on the map; the prestige comes at once.
adaptation-2 = These boroughs remove no poverty and have no abilities.
adaptation-3 = The Underground brings its 4 prestige and places nothing on a map.
adaptation-4 = Train stations and steamboats look at the borough’s side of the river and whether it touches it.
choice-deck = Automa deck
deck-automartin = AutoMartin
    .hint = The twenty printed cards, version 1.35.
choice-seats = People
seats-2 = One person
    .hint = You against AutoMartin.
seats-3 = Two people
    .hint = Two people and AutoMartin.
seats-4 = Three people
    .hint = Three people and AutoMartin.
choice-automa-seat = AutoMartin’s place in the round
automa-seat-1 = Place 1
automa-seat-2 = Place 2
automa-seat-3 = Place 3
automa-seat-4 = Place 4
choice-first = Who begins
first-1 = Place 1
first-2 = Place 2
first-3 = Place 3
first-4 = Place 4
choice-crucial-bonus = Bonus for crucial cards
crucial-bonus-kept = When he keeps the card
crucial-bonus-drawn = Whenever he draws the card
choice-first-last = First and last card
first-last-position = By place on the board
first-last-age = By when it was discarded
choice-owed = What AutoMartin owes and lacks
owed-supply = The supply pays all of it
owed-purse = He pays what he has, the supply the rest
choice-draw-symbol = Action cards AutoMartin draws
draw-symbol-ignored = Their words are ignored
draw-symbol-resolved = Their draw counts as a symbol

# Piles, places, colours, scores.

pile-city = the city deck
pile-boroughs = the borough deck
pile-automa = AutoMartin’s deck
space-top = space { $column } of the top row
space-bottom = space { $column } of the bottom row
candidate-space = { $card } ({ $space })
colour-brown = brown
colour-blue = blue
colour-pink = pink
colour-grey = grey
score-cards = City cards, during the game
score-boroughs = Boroughs
score-crucial = Crucial cards
score-end = City cards, at the end
score-money = Money
score-loans = Unpaid loans
score-poverty = Poverty
name-own = { $name }
automa-card = card { $name }
unknown-card = an unknown card
unnamed-card = a card without a name
unnamed-borough = a borough without a name

# AutoMartin’s cards, line by line.

filter-development-board = Development board
filter-borough = Borough
filter-coins = Coins
filter-poverty = Poverty
filter-prestige = Prestige
filter-first-card = First card
filter-last-card = Last card
filter-city-deck = City deck
filter-crucial = Crucial cards first
automa-then-discard = Discard a card of the city deck
automa-then-skip = Skip the next automa card
automa-then-another = Draw another automa card

# What happens.

action-city-dealt = { $card } is dealt
action-city-drawn = { $card } is drawn from the city deck
action-city-looked = { $card } is among the cards looked at
action-city-automa = AutoMartin draws { $card } from the city deck
action-city-borough = AutoMartin draws { $card } from the city deck for { $borough }
action-city-tossed = { $card } is discarded from the city deck to { $space }{ $n-gone ->
    [0] {""}
   *[other] , and the bottom row leaves the game: { $gone }
 }
action-borough = { $borough } is for sale
action-automa = { $deck ->
    [0] AutoMartin’s discard pile is shuffled and he turns up { $card }
   *[other] AutoMartin turns up { $card }
 }: £{ $money } and { $poverty } poverty more
action-automa-skipped = { $deck ->
    [0] AutoMartin’s discard pile is shuffled and he skips { $card }
   *[other] AutoMartin skips { $card }
 } with its £{ $money } and { $poverty } poverty
action-repay = repay a loan with £15
    .told = You repay a loan with £15.
action-loan = take a loan of £{ $money }
    .told = You take a loan of £{ $money }.
action-look = look at the top of the city deck
    .told = You look at the top of the city deck.
action-draw-seen = take { $card } of the cards looked at
    .told = You take { $card } of the cards looked at.
action-draw-space = draw { $card } from the development board
    .told = You draw { $card } from the development board.
action-draw-top = draw from the city deck
action-stop = take no more
    .told = You take no more.
action-put = put { $card } back on the city deck next
    .told = You put { $card } back on the city deck next.
action-swap = swap for { $card } of the development board
    .told = You swap for { $card } of the development board.
action-give = give { $card } for it
    .told = You give { $card } for it.
action-develop = develop
action-buy = buy { $borough } for £{ $cost }
    .told = You buy { $borough } for £{ $cost }.
action-run = run the city
    .told = You run the city.
action-draw-three = draw three cards
    .told = You draw three cards.
action-build = { $cost ->
    [0] build { $card }
   *[other] build { $card } for £{ $cost }
 }
    .told = { $cost ->
        [0] You build { $card }.
       *[other] You build { $card } for £{ $cost }.
     }
action-spend = discard { $card } from the hand for it
    .told = You discard { $card } from the hand for it.
action-alone = as a new stack
    .told = It becomes a new stack.
action-on = on top of { $card }
    .told = It lies on top of { $card }.
action-play = play { $card }
    .told = You play { $card }.
action-done = end developing
    .told = You end developing.
action-done-turn = end the turn
    .told = You end the turn.
action-done-run = end the run and take { $poverty } poverty
    .told = You end the run and take { $poverty } poverty.
action-done-run-less = end the run and return { $poverty } poverty
    .told = You end the run and return { $poverty } poverty.
action-activate = activate { $card }
    .told = You activate { $card }.
action-place = place { $card } of the development board on it
    .told = You place { $card } of the development board on it.
action-again = activate { $card } a second time
    .told = You activate { $card } a second time.
action-target = choose { $who }
    .told = You choose { $who }.
action-flip = flip { $card }
    .told = You flip { $card }.
action-ability = use the ability of the topmost borough
    .told = You use the ability of the topmost borough.
action-discard = discard { $card }
    .told = You discard { $card }.
action-keep = { $cost ->
    [0] AutoMartin keeps { $card }
   *[other] AutoMartin pays £{ $cost } and keeps { $card }
 }
action-refuse = AutoMartin cannot pay for { $card }: it costs £{ $cost }, he has £{ $money }; it goes to { $space }{ $n-gone ->
    [0] {""}
   *[other] , and the bottom row leaves the game: { $gone }
 }
action-keep-borough = AutoMartin buys { $borough } for £{ $cost }
action-refuse-borough = AutoMartin cannot pay for { $borough }: it costs £{ $cost }, he has £{ $money }; it goes under the borough deck{ $deck ->
    [0] , which is empty, and comes straight back
   *[other] {""}
 }
action-from-deck = AutoMartin draws from the city deck
action-nothing = AutoMartin draws nothing
action-another = AutoMartin draws another automa card
action-end = AutoMartin’s turn ends
action-out = the city deck is out
    .told = the city deck is out.
action-last = it is the last card of the city deck
    .told = it is the last card of the city deck.
action-he-owes = your card takes £{ $n } from AutoMartin, who has £{ $money }
    .told = your card takes £{ $n } from AutoMartin, who has £{ $money }.
action-he-pays = AutoMartin, who has £{ $money }, pays the bank £{ $n }
    .told = AutoMartin, who has £{ $money }, pays the bank £{ $n }.
action-he-gets = AutoMartin gets £{ $n }
    .told = AutoMartin gets £{ $n }.
action-he-suffers = AutoMartin takes { $n } poverty
    .told = AutoMartin takes { $n } poverty.
action-he-sheds = AutoMartin returns { $n } poverty
    .told = AutoMartin returns { $n } poverty.
action-figure = { $card }: { $figure } { $n }
    .told = { $card }: { $figure } { $n }.
figure-building-cost = what it costs to build
figure-activation-money = what it costs to activate
figure-money = money it gives
figure-poverty = poverty it brings
figure-prestige = prestige at once
figure-end-prestige = prestige at the end
figure-draw-symbol = cards its symbol draws
figure-cost = what it costs
figure-cards = cards it draws
figure-poverty-removed = poverty it takes away
figure-run-poverty = poverty it brings in each run, below 0 what it takes away
figure-run-cost = money it costs in each run, below 0 what it gives
action-by = { $who }: { $what }
hidden-dealt = a card is dealt
hidden-looked = a card of the city deck is looked at
hidden-drawn = a card is drawn from the city deck
hidden-taken = take one of the cards looked at
hidden-put = put a card back on the city deck
hidden-on = on top of a face-down card
hidden-again = activate a card a second time

# What to move for AutoMartin at the table.

order-then = { $before } { $then }
order-nothing = Nothing to move: it draws nothing.
order-pile = Put **{ $cards }** on its pile.
order-borough = Give it **{ $borough }**; put **{ $next }** in its place.
order-borough-last = Give it **{ $borough }**; its place stays empty.
order-borough-under = Put **{ $borough }** under the borough deck, **{ $next }** in its place.
order-borough-turn = Give it **{ $borough }**; turn up a borough in its place.
order-borough-under-turn = Put **{ $borough }** under the borough deck; turn up a borough in its place.
order-borough-stays = Leave **{ $borough }** where it lies.
order-board = Put **{ $card }** on { $space }.
order-board-several = Put **{ $cards }** on the first free spaces, in this order.
order-board-several-full = Put **{ $cards }** on the first free spaces, in this order; when the board is full, its bottom row leaves the game.
order-board-stays = Leave **{ $card }** where it lies: it cannot pay.
order-board-full = Take the bottom row out of the game, move the top row down; put **{ $card }** on { $space }.
order-board-clear = Take the bottom row out of the game, move the top row down.
order-board-rows = Make the top row **{ $top }**, the bottom row **{ $bottom }**; other cards there leave the game.
order-space-free = free
order-money-gain = Give it **£{ $n }**; it has £{ $after }.
order-money-loss = Take **£{ $n }** from it; it has £{ $after }.
order-poverty-gain = Give it **{ $n } poverty**; it has { $after }.
order-poverty-loss = Take back **{ $n } poverty**; it keeps { $after }.
order-prestige-gain = Move its marker by **{ $n }**, to { $after }.
order-prestige-loss = Move its marker back by **{ $n }**, to { $after }.
order-figures = Its { $figures }.
order-figure = { $figure ->
    [money] money
    [poverty] poverty
   *[prestige] marker
 } **{ $sign ->
    [gain] +
   *[loss] −
 }{ $n }** to { $figure ->
    [money] £{ $after }
   *[other] { $after }
 }
order-parts = { $parts }
order-part-own-more = { $figure ->
    [money] £{ $n }
   *[other] { $n }
 } from its { $cards ->
    [one] card
   *[other] cards
 }
order-part-own-less = less { $figure ->
    [money] £{ $n }
   *[other] { $n }
 } by its { $cards ->
    [one] card
   *[other] cards
 }
order-part-more = { $figure ->
    [money] £{ $n }
   *[other] { $n }
 } from { $card }
order-part-less = less { $figure ->
    [money] £{ $n }
   *[other] { $n }
 } for { $card }

# Why something is not allowed.

refusal-automa = It is AutoMartin’s turn: his cards decide.
refusal-city = The city deck must turn up a card, and it cannot be this one.
refusal-borough-deck = The borough deck must turn up a card, and it cannot be this one.
refusal-automa-deck = AutoMartin’s deck must turn up a card, and it cannot be this one.
refusal-card-first = First { $pile } turns up a card.
refusal-unknown-card = There is no such card in this set.
refusal-repay-time = Loans are repaid at the start of the turn, before drawing.
refusal-no-loan = There is no loan to repay.
refusal-look = No face-up card lets you look at the city deck now.
refusal-no-source = There is no card to draw there.
refusal-draw-first = A card must be drawn first.
refusal-swap = No swap is possible now.
refusal-no-card = No card of the hand can be played.
refusal-no-card-loan = No card of the hand can be played with £{ $money }; a loan would help.
refusal-not-for-sale = This borough is not for sale.
refusal-money = It costs £{ $cost }, you have £{ $money }.
refusal-action-card = { $card } cannot be played now.
refusal-nothing-played = Developing means playing at least one card.
refusal-commit = { $card } cannot be discarded for this.
refusal-placed-now = { $card } was placed this turn and cannot be covered yet.
refusal-no-stack = { $card } is not on top of one of your stacks.
refusal-ability = The topmost borough has no ability to use now.
refusal-flip = { $card } cannot be flipped here.
refusal-loan-start = No loan is taken at the start of the turn, so that nobody borrows to repay: draw first.
refusal-loan = A loan is taken before or after a deed, not in the middle of one.
refusal-not-now = Something else is to be decided now.
refusal-pauper = Paupers are neither built nor spent as a colour.
refusal-build-action = { $card } is an action card: it is played, not built.
refusal-no-colour = { $card } needs another { $colour } card to be spent.
refusal-colour = A { $colour } card must be spent; { $card } is { $found }.
refusal-covered = { $card } is covered.
refusal-not-face-up = { $card } does not lie face up in your city.
refusal-used = { $card } was already used this turn.
refusal-no-cost-card = { $card } needs a hand card to be spent, and there is none that fits.
refusal-nothing-to-activate = { $card } has nothing to activate now.
refusal-not-in-hand = { $card } is not in the hand.
refusal-on-board = { $card } lies on the development board: you cannot put it there.
refusal-on-pile = { $card } lies on AutoMartin’s pile.
refusal-gone = { $card } has left the game.
refusal-no-gap = A card is swapped only for one that was just taken from the board.
refusal-figure = First tell the figure that is asked for.
refusal-out = The city deck is already out.
refusal-last-told = It was just told that this is the last card.
refusal-sheds = AutoMartin has only { $poverty } poverty.
refusal-private = At your own table this is your affair: tell what changes on the board, in the boroughs and for AutoMartin.

# What was expected where something cannot be read or placed.

expected-alone = “{ $verb }” alone
expected-verb = a verb such as “draw”, “develop”, “build”, “spend”, “buy”, “run”, “activate”, “draw-three”, “discard” or “loan”
expected-chair = a chair from 1 to { $last }
expected-city-card = a city card, e.g. “salters-a” or “sewers-c.2”
expected-borough = a borough, e.g. “hackney”
expected-automa-card = an automa card, e.g. “ii4”
expected-space = a space of the development board, T1 to B5
expected-card-of-set = a city card of the set
expected-copies = “{ $name }” at most { $n } times on the table
found-one-more = one more
expected-card-there = a card that lies there
expected-borough-of-set = a borough of the set
expected-once = “{ $name }” once
found-twice = it twice
expected-automa-card-of-level = an automa card of this level
expected-an-automa-card = an automa card
expected-buildings-alone = buildings alone in the display
expected-no-bonus = 0: only AutoMartin has this bonus
expected-range = { $least } to { $most }
expected-a-card = a card
expected-automa-turn = AutoMartin’s turn
expected-person-turn = a person’s turn
found-chair = that of chair { $chair }
expected-automa-card-in-play = the automa card in play
expected-then = where this phase can go on
expected-draw-left = a card left to draw
expected-activated = a card being activated
expected-developable = a card to develop with
expected-played = a card already played
expected-deal = cards enough to deal
expected-crucial = crucial cards to settle
expected-free-slot = a free slot to refill
expected-swap = a card to swap for
expected-over-nine = more than nine cards
expected-put-back = cards to put back
expected-toll = an amount from 1 to { $most }
expected-own-table = nothing that only a game at one’s own table has
expected-tell = “tell”, the phase of people at their own table
expected-a-figure = “figure” and a number from -7 to 15
expected-gap = a figure that the set does not know
expected-option = something that can be done
expected-chair-there = one of the chairs 1 to { $n }
found-no-chair = chair { $n }, which this table does not have
expected-deck-order = the cards of deck A, then B, then C
expected-cards = { $n } cards
expected-city-cards = { $n } city cards
expected-boroughs = { $n } boroughs
expected-starters = { $n } starting boroughs
expected-paupers = { $n } paupers
expected-accruing = { $n } cards that money lies on
expected-cards-a = { $n } cards of deck A
expected-cards-b = { $n } cards of deck B
expected-cards-c = { $n } cards of deck C
expected-actions = { $n } action cards
expected-id = an id in lower-case letters, digits and dashes
expected-own-id = an id of its own
expected-grey = grey for paupers and for nothing else
expected-action-effect = “play-free” or “draw” for action cards and for nothing else
expected-no-figure = nothing: only buildings have this
expected-name = a name
expected-figure = a figure; where it is not known the card cannot be played
expected-attested = the second edition’s { $name } with “{ $figure }”, which is attested
expected-attested-card = the city card { $name }, which is attested in the second edition
expected-attested-borough = the borough { $name }, which is attested in the second edition
expected-dearer = { $name } dearer than { $others }, which is attested
expected-turn-end = a card of level 1 that does not draw another
found-endless-turn = a turn without end
expected-game-end = a card of level 1 that begins with “city-deck” or discards from it
found-endless-game = a game without end
expected-filter = a filter
expected-filter-source = a filter that begins with “development-board”, “borough” or “city-deck”
expected-filter-end = a filter that ends with “first-card”, “last-card” or “city-deck”, so that no tie is left
expected-filter-order = up to six lines, the source first and the end last
expected-borough-filter = no “coins” or “city-deck” in a filter for boroughs

# City cards.

card-school-blue = School (blue)
card-school-brown = School (brown)
card-water-works = Water Works
card-theatre-royal = Theatre Royal
card-st-pauls = St Paul’s
card-hospital = Hospital
card-almshouses = Almshouses
card-salters = Salters
card-vintners = Vintners
card-haberdashers = Haberdashers
card-covent-garden = Covent Garden
card-mercers = Mercers
card-east-india-company = East India Company
card-grocers = Grocers
card-coffee-house = Coffee House
card-vauxhall-gardens = Vauxhall Gardens
card-fishmongers = Fishmongers
card-woolwich-arsenal = Woolwich Arsenal
card-great-fire-monument = Great Fire Monument
card-paupers = Paupers
card-wren = Wren
card-huguenots = Huguenots
card-town-houses = Town Houses
card-street-lights = Street Lights
card-university-of-london = University of London
card-buckingham-palace = Buckingham Palace
card-nelsons-column = Nelson’s Column
card-kew-gardens = Kew Gardens
card-british-museum = British Museum
card-lords = Lord’s
card-stock-exchange = Stock Exchange
card-omnibus = Omnibus
card-bank-of-england = Bank of England
card-shops = Shops
card-albert-dock = Albert Dock
card-furniture-makers = Furniture Makers
card-watch-makers = Watch Makers
card-west-india-docks = West India Docks
card-workers-houses = Workers’ Houses
card-oxford-street = Oxford Street
card-leather-industry = Leather Industry
card-lloyds-of-london = Lloyds of London
card-silk-weaving = Silk Weaving
card-royal-victoria-dock = Royal Victoria Dock
card-brewing = Brewing
card-ship-building = Ship Building
card-steamboats = Steamboats
card-police-force = Police Force
card-bridge = Bridge
card-fleet-street = Fleet Street
card-regent-street = Regent Street
card-fire-brigade = Fire Brigade
card-brixton-prison = Brixton Prison
card-highgate-cemetery = Highgate Cemetery
card-millbank-prison = Millbank Prison
card-natural-history-museum = Natural History Museum
card-albert-hall = Albert Hall
card-sewers = Sewers
card-train-station-north = Train Station North
card-train-station-south = Train Station South
card-public-houses = Public Houses
card-grand-hotel = Grand Hotel
card-billingsgate-market = Billingsgate Market
card-smithfield-market = Smithfield Market
card-underground = Underground
card-whitehall = Whitehall
card-tower-bridge = Tower Bridge
card-great-exhibition = Great Exhibition
card-thames-embankment = Thames Embankment
card-workhouse = Workhouse
card-parliament = Parliament
card-jewish-refugees = Jewish Refugees

# What cards do.

ongoing-free-placement = Built without spending a card of its colour.
ongoing-pay-to-recolour = For £{ $n } a card may be spent as another colour, any number of times.
ongoing-look-at-top = At the start of your turn look at { $n ->
    [one] the top card
   *[other] { $n } cards
 } of the city deck; your card may be one of them, the rest go back in any order.
ongoing-swap-with-board = Once in your turn swap a hand card for one of the development board.
ongoing-loan-brings = A loan brings you £{ $n }.
ongoing-accrue-on-placement = £{ $n } is laid on it whenever you place another card.
ongoing-start-draw = At the start of your turn draw { $least } to { $most } cards.
effect-flip-this-instead = May be flipped in place of the card just activated, which stays face up but is used.
effect-place-from-board-on-top = Place a building of the development board on this card for its money cost alone; it may be activated at once.
effect-prestige-per-non-brown-card = { $n } prestige for each of your face-up cards that is not brown.
effect-prestige-per-blue-card = { $n } prestige for each of your face-up blue cards.
effect-money-per-brown-card = £{ $n } for each of your face-up brown cards.
effect-money-per-borough = £{ $n } for each of your boroughs.
effect-money-per-river-borough = £{ $n } for each of your boroughs on the Thames.
effect-money-per-north-borough = £{ $n } for each of your boroughs north of the Thames.
effect-money-per-south-borough = £{ $n } for each of your boroughs south of the Thames.
effect-take-accrued-money = Take the money lying on the card.
effect-take-from-each-player = Each other player pays you £{ $n }.
effect-others-pay-per-borough = Each other player pays the bank £{ $n } for each borough.
effect-give-poverty = Give { $n } of your poverty to another player.
effect-inflict-poverty = Another player takes { $n } poverty from the supply.
effect-prison = Discard up to { $cards } hand cards: for each { $poverty } poverty less{ $prestige ->
    [0] {""}
   *[other] {" "}and { $prestige } prestige
 }.
effect-workhouse = Discard any number of paupers: for each £{ $money } and { $poverty } poverty less.
effect-hand-gives-no-poverty = Hand cards bring no poverty in this run.
effect-activate-again = Activate a card of this turn a second time without its cost.
effect-play-free = Action: place { $n ->
    [one] a building
   *[other] up to { $n } buildings
 } without spending cards; their money is paid.
effect-draw = Action: draw { $n ->
    [one] a card
   *[other] { $n } cards
 }.
seat-automa = AutoMartin

# The rules of the base game.

R1-1 = The city cards come in three sets, A, B and C; in the first-edition set 25, 50 and 35.
    .source = London rulebook, Components
R1-2 = Eleven of them are paupers and four are action cards; the rest are buildings.
    .source = London rulebook, Components
R1-3 = There are twenty boroughs; City, Westminster and Southwark & Bermondsey are the starters.
    .source = London rulebook, Components
R1-4 = The development board has two rows of five spaces.
    .source = London rulebook, Components
R1-5 = Money, loans and poverty are not limited by the supply.
    .source = London rulebook, Components
R1-6 = Brown stands for economy, blue for science and culture, pink for politics, grey for paupers.
    .source = London rulebook, City cards
R2-1 = Everyone starts with £5, no prestige and no poverty.
    .source = London rulebook, Setup 1
R2-2 = A lies on B on C, each shuffled apart; each person is dealt six cards.
    .source = London rulebook, Setup 2
R2-3 = The three starting boroughs lie face up, the others face down.
    .source = London rulebook, Setup 3
R2-4 = With two at the table, AutoMartin counted, three spaces a row are used, with three four, with four five; the board starts empty.
    .source = London rulebook, Setup 4
R2-5 = Whoever was chosen begins; turns go round clockwise.
    .source = London rulebook, Setup 5
R2-6 = Everything is public but hands, and other people’s covered and face-down cards until the end.
    .source = London rulebook, Setup 6
R2-7 = One person plays with AutoMartin.
    .source = London rulebook, Players
R3-1 = At the start of the turn loans may be repaid, £15 for each loan of £10.
    .source = London rulebook, Turn: start
R3-2 = Then one city card must be drawn.
    .source = London rulebook, Turn 1
R3-3 = Then exactly one action: develop, buy land, run the city or draw three cards.
    .source = London rulebook, Turn 2
R3-4 = Whoever holds more than nine cards at the end of the turn discards down to nine.
    .source = London rulebook, Turn 3
R3-5 = A discard goes to the leftmost free space of the top row, else of the bottom row.
    .source = London rulebook, Discarding
R3-6 = If both rows are full the bottom row leaves the game, the top row moves down, and the discard goes to the top row.
    .source = London rulebook, Discarding
R3-7 = Developing means playing one or more hand cards, one at a time, face up.
    .source = London rulebook, Develop
R3-8 = A building costs one hand card of its colour, discarded, and its additional cost in money.
    .source = London rulebook, Develop
R3-9 = A building goes alone or on top of any card of one’s city that was not placed this turn.
    .source = London rulebook, Develop
R3-10 = An ongoing ability works at once, as long as the card lies face up on top; everything else works only in a run.
    .source = London rulebook, Develop: ongoing abilities
R3-11 = Without a card that can be played, developing cannot be chosen.
    .source = London rulebook, Develop
R3-12 = Action cards are played while developing without spending a card, and then leave the game.
    .source = London rulebook, Develop: action cards
R3-13 = Paupers are never built and never spent as a colour.
    .source = London rulebook, Paupers
R3-14 = One of the boroughs for sale is paid for and laid on one’s earlier ones; the deck refills the row, and an empty one lets it shrink.
    .source = London rulebook, Buy land
R3-15 = A borough’s prestige, its loss of poverty and its cards come at once.
    .source = London rulebook, Buy land
R3-16 = Only the topmost borough’s abilities count; covered ones still count for place and number.
    .source = London rulebook, Buy land
R3-17 = An active ability is carried out in every run, before or after any card.
    .source = London rulebook, Buy land: abilities
R3-18 = In a run any face-up cards are activated, each once, in any order; what cannot be paid cannot be activated; a card with the flip mark is then flipped.
    .source = London rulebook, Run your city 1
R3-19 = The topmost borough’s ability is used once in each run; boroughs never flip.
    .source = London rulebook, Run your city 2
R3-20 = A run ends with one poverty for each stack, each loan and each hand card.
    .source = London rulebook, Run your city 3
R3-21 = Covered cards cannot be activated; a run may activate no card at all.
    .source = London rulebook, Run your city
R3-22 = A Hospital may be flipped instead of the card just activated, which stays face up but is used.
    .source = London rulebook, Run your city: example
R3-23 = Each card comes from the development board or from the top of the city deck, one by one.
    .source = London rulebook, Drawing
R3-24 = If there is no card anywhere, nothing is drawn.
    .source = London rulebook, Drawing
R3-25 = Draw three means three; fewer only if fewer exist.
    .source = London rulebook, Draw three
R4-1 = A loan brings £10 at every choice of one’s turn but its start, and must be taken where a payment is due and money is lacking; nobody borrows to repay.
    .source = London rulebook, Loans
R5-0 = When the city deck is empty at the end of a turn, every other player has one more turn; then the game ends.
    .source = London rulebook, End of the game
R5-1 = At the end each hand card is one poverty more.
    .source = London rulebook, Scoring 1
R5-2 = Every city card counts its end prestige, covered and face-down ones too.
    .source = London rulebook, Scoring 2
R5-3 = As many loans as possible are repaid, £15 each.
    .source = London rulebook, Scoring 3
R5-4 = Every full £3 left is one prestige.
    .source = London rulebook, Scoring 4
R5-5 = Each unpaid loan costs seven prestige.
    .source = London rulebook, Scoring 5
R5-6 = Everyone returns as much poverty as the player with least has.
    .source = London rulebook, Scoring 6
R5-7 = What is left costs prestige by the poverty table, 3 for each beyond 10.
    .source = London rulebook, Scoring 7
R5-8 = Ties go to the least poverty, then to most boroughs, then to the single city card with most end prestige; else the place is shared.
    .source = London rulebook, Scoring 8

# AutoMartin’s own sentences.

M1 = AutoMartin has no hand.
    .source = AutoMartin v1.35, The automa
M2 = He has one pile of city cards, all face up.
    .source = AutoMartin v1.35, The automa
M3 = He can also join a game of several people as one player more, and what cards do to players they do to him.
    .source = AutoMartin v1.35, The automa
M4 = He starts with as much money as the others and no cards.
    .source = AutoMartin v1.35, Setup
M5 = His deck is shuffled and lies face down.
    .source = AutoMartin v1.35, Setup
M6 = A level uses its own cards and those of all lower levels.
    .source = AutoMartin v1.35, Setup
M7 = The person decides who begins.
    .source = AutoMartin v1.35, Setup
M8 = In his turn one automa card is turned up onto his discard pile: resources, draw, action.
    .source = AutoMartin v1.35, His turn
M9 = When his deck is empty its discard pile is shuffled before the next card, the card in play with it.
    .source = AutoMartin v1.35, His turn
M10 = He gains the money and the poverty printed on the card from the supply.
    .source = AutoMartin v1.35, Resources
M11 = The filter is read line by line until one card is left, which he draws.
    .source = AutoMartin v1.35, Drawing
M12 = A line without a result ends the filter: he draws nothing.
    .source = AutoMartin v1.35, Drawing
M13 = Each line reads what the line before has left, the city deck excepted.
    .source = AutoMartin v1.35, Drawing
M14 = Development board: the cards lying there.
    .source = AutoMartin v1.35, Criteria: development board
M15 = Borough: the boroughs for sale.
    .source = AutoMartin v1.35, Criteria: borough
M16 = Coins: the greatest net gain of money.
    .measure = coins { $measure }
    .source = AutoMartin v1.35, Criteria: coins
M17 = Poverty: the greatest net loss of poverty.
    .measure = poverty { $measure }
    .source = AutoMartin v1.35, Criteria: poverty
M18 = Prestige: the greatest prestige, at once and at the end together.
    .measure = prestige { $measure }
    .source = AutoMartin v1.35, Criteria: prestige
M19 = Last card: the last of those still tied.
    .measure = place { $measure }
    .source = AutoMartin v1.35, Criteria: last
M20 = First card: the first of those still tied.
    .measure = place { $measure }
    .source = AutoMartin v1.35, Criteria: first
M19-1 = Last card, where age counts: the card discarded last of those still tied.
    .measure = discard number { $measure }
    .source = AutoMartin v1.35, Criteria: last
M20-1 = First card, where age counts: the card discarded first of those still tied.
    .measure = discard number { $measure }
    .source = AutoMartin v1.35, Criteria: first
M21 = City deck: whatever was left is dropped and the top of the city deck is drawn.
    .source = AutoMartin v1.35, Criteria: city deck
M22 = What a card does not mention counts as 0, which is a value too.
    .source = AutoMartin v1.35, Criteria
M23 = He draws cards even if he cannot pay for them.
    .source = AutoMartin v1.35, Criteria
M24 = Where the card says so, crucial cards of the development board are taken and settled before the filter and besides it.
    .source = AutoMartin v1.35, Crucial cards
M25 = Several crucial cards are settled top row first, from left to right.
    .measure = place { $measure }
    .source = AutoMartin v1.35, Crucial cards
M26 = Each crucial card he gains brings him 5 prestige at once.
    .measure = prestige { $measure }
    .source = AutoMartin v1.35, Crucial cards
M26-1 = Where every draw counts, a crucial card he draws and cannot pay brings him 5 prestige too.
    .measure = prestige { $measure }
    .source = AutoMartin v1.35, Scoring
M27 = He must be able to pay the whole cost of a card he draws.
    .measure = costs £{ $measure }, he has £{ $limit }
    .source = AutoMartin v1.35, Paying
M28 = The cost is a city card’s additional cost and activation money, or a borough’s price and the money of its active ability.
    .source = AutoMartin v1.35, Paying
M29 = He never spends a card of the same colour.
    .source = AutoMartin v1.35, Paying
M30 = A city card he cannot pay goes to the development board by the usual rules and is not replaced.
    .source = AutoMartin v1.35, Paying
M31 = A borough he cannot pay goes under its deck, and its slot is filled at once.
    .source = AutoMartin v1.35, Paying
M32 = Boroughs he pays lie before him as usual, city cards face up on his pile.
    .source = AutoMartin v1.35, Paying
M33 = Costs are paid even if the card does nothing for him at once.
    .source = AutoMartin v1.35, Paying
M34 = For a draw symbol he draws and settles cards of the city deck, one by one.
    .measure = { $measure } to draw
    .source = AutoMartin v1.35, Effects 1
M35 = He gains prestige at once.
    .measure = prestige { $measure }
    .source = AutoMartin v1.35, Effects 2
M36 = He gains end prestige at the end of the game.
    .measure = prestige at the end { $measure }
    .source = AutoMartin v1.35, Effects 3
M37 = He pays costs to the supply.
    .source = AutoMartin v1.35, Effects 4
M38 = He gains money from the supply.
    .measure = £{ $measure }
    .source = AutoMartin v1.35, Effects 5
M39 = He gains poverty from the supply.
    .measure = poverty { $measure }
    .source = AutoMartin v1.35, Effects 6
M40 = He returns poverty to the supply, as far as he has any.
    .measure = poverty { $measure }
    .source = AutoMartin v1.35, Effects 7
M41 = All other text and symbols are ignored.
    .source = AutoMartin v1.35, Effects
M42 = Symbols are resolved from top to bottom; he must hold the whole cost before any gain of the card.
    .source = AutoMartin v1.35, Effects
M43 = Action: the top card of the city deck goes to the development board unresolved.
    .source = AutoMartin v1.35, Actions 1
M44 = Action: the next automa card is put on his discard pile unresolved.
    .source = AutoMartin v1.35, Actions 2
M45 = Action: another automa card is drawn and resolved.
    .source = AutoMartin v1.35, Actions 3
M46 = He never takes a loan; what he owes another player and does not have comes from the supply.
    .source = AutoMartin v1.35, Loans
M47 = He scores by the usual rules.
    .source = AutoMartin v1.35, Scoring
M48 = The bonus for a crucial card comes whatever let him draw it.
    .source = AutoMartin v1.35, Scoring
M49 = Crucial are Underground, Train Stations North and South, Omnibus, the prisons of Millbank and Brixton, Whitehall and Hospital.
    .source = AutoMartin v1.35, Scoring

# How unclear sentences are read.

# What a rule found at the table, and what AutoMartin’s turn came to.

found-value = { $name } { $value }
found-slot = place { $n } from the left
found-M8 = His card asks for nothing more: his turn ends.
found-M9 = His deck is used up: its discard pile is shuffled first.
found-M12 = No card is left to draw, so he draws nothing.
found-M14 = { $n ->
    [0] No card lies on the development board.
    [one] One card lies on the development board: { $all }.
   *[other] { $n } cards lie on the development board: { $all }.
 }
found-M15 = { $n ->
    [0] No borough is for sale.
    [one] One borough is for sale: { $all }.
   *[other] { $n } boroughs are for sale: { $all }.
 }
found-M16 = { $case ->
    [one] The most money comes from { $kept }, { $figure }; { $others }.
    [some] The most money comes from { $kept }, { $figure } each; { $others }.
   *[other] All of them come to { $figure } in money: no difference.
 }{ $n-ignored ->
    [0] {""}
   *[other] {" "}What { $ignored } would bring by its text does not count for him.
 }
found-M17 = { $case ->
    [one] The least poverty comes from { $kept }, { $figure }; { $others }.
    [some] The least poverty comes from { $kept }, { $figure } each; { $others }.
   *[other] All of them come to { $figure } in poverty: no difference.
 }
found-M18 = { $case ->
    [one] The most prestige comes from { $kept }, { $figure }; { $others }.
    [some] The most prestige comes from { $kept }, { $figure } each; { $others }.
   *[other] All of them come to { $figure } in prestige: no difference.
 }{ $n-ignored ->
    [0] {""}
   *[other] {" "}What { $ignored } would bring by its text does not count for him.
 }
found-M19 = The last of them is { $kept }, on { $where }.
found-M20 = The first of them is { $kept }, on { $where }.
found-M19-1 = Of them, { $kept } was discarded last.
found-M20-1 = Of them, { $kept } was discarded first.
found-M21 = { $case ->
    [none] The city deck is empty: nothing can be drawn from it.
   *[other] He draws the top card of the city deck, whatever was left.
 }
found-M24 = { $n ->
    [one] A crucial card lies on the development board: { $all }. It comes before everything else.
   *[other] { $n } crucial cards lie on the development board: { $all }. They come before everything else.
 }
found-M25 = The first of them is { $kept }, on { $where }.
found-M26 = It is crucial: { $measure } prestige at once for { $all }.
found-M26-1 = It is crucial and was drawn: { $measure } prestige for { $all }, although he cannot pay.
found-M27 = { $case ->
    [out] { $all } costs £{ $measure }, he has £{ $limit }.
   *[other] { $measure ->
        [0] { $all } costs nothing.
       *[other] { $all } costs £{ $measure }, and he has £{ $limit }.
     }{ $n-ignored ->
        [0] {""}
       *[other] {" "}Its text is nothing to him.
     }
 }
found-M30 = It goes to { $where }, and nothing comes in its place.
found-M31 = { $all } goes under the borough deck; the next one comes in its place.
found-M34 = He drew { $all } for the borough he has bought.
    .draws = { $measure ->
        [one] { $all } lets him draw one card of the city deck.
       *[other] { $all } lets him draw { $measure } cards of the city deck, one by one.
     }
found-M35 = { $all } brings { $measure } prestige at once.
found-M36 = { $all } brings { $measure } prestige at the end of the game.
found-M38 = { $all } brings £{ $measure }.
found-M39 = { $all } brings { $measure } poverty.
found-M40 = { $all } takes { $size } poverty away.
found-M43 = His card then discards the top card of the city deck, unresolved.
found-M44 = His card then skips the next automa card.
found-M45 = His card then has him draw another automa card.
found-M48 = The bonus comes however he drew { $all }.
found-R3-6 = The board was full: its bottom row leaves the game, { $all }.

line-pays = Can he pay?
line-brings = What it brings
line-goes = Where it goes
line-then = Then
part-card = Card { $name }: { $deeds }
part-note = { $money ->
    [0] No money
   *[other] £{ $money } more
 }, { $poverty ->
    [0] no poverty.
   *[other] { $poverty } poverty more.
 }
deed-keep = { $card }
deed-refuse = { $card }, too dear
deed-nothing = nothing drawn
deed-end = nothing more
short-dear = too dear
short-nothing = nothing
did-keep = kept { $card }
did-buy = bought { $card }
did-refuse = could not pay for { $card }
did-nothing = drew nothing
account = AutoMartin { $deeds }.
account-note = { $n ->
    [one] {""}
   *[other] { $n } of his cards in one turn.{" "}
 }He has £{ $money }, { $poverty } poverty and { $prestige } prestige now.

Q1 = First and last go by place: the top row from the left, then the bottom row; a setting lets the age of the discard count instead.
Q2 = Boroughs are first and last by their slot from the left; a new one takes the slot of the one taken.
Q3 = City deck as the last line is a tie-break: it is read only if two or more cards are left. An empty board ends the filter at its first line.
Q4 = A single card on the board is taken; later lines are not read.
Q5 = If the city deck is empty, City deck has no result; tied cards stay on the board and the action follows.
Q6 = The crucial cards lying there when the card is turned up are settled one after the other; then the filter reads the board as it is.
Q7 = A crucial card he cannot pay goes back to the board and is not taken again in the same step; the filter may still hit it.
Q8 = The bonus comes when a crucial card is paid for and kept; a setting gives it for every draw.
Q9 = The bonus also comes for crucial cards from the deck, from a filter or from a borough’s draws.
Q10 = Every copy of the eight named cards is crucial.
Q11 = A refused card is discarded as usual; the space it came from counts as free.
Q12 = If the borough deck is empty a refused borough comes straight back, and a bought one leaves its slot empty.
Q13 = He must hold the whole cost before any gain of that card; the automa card’s income comes first.
Q14 = Activation costs and active abilities are paid and applied once, when he gains the card; he never runs a city.
Q15 = A borough’s cost, prestige, poverty and refill come before its draws, each of which is settled before the next.
Q16 = A pauper costs nothing and does nothing: it goes on his pile.
Q17 = The words of action cards are ignored, they go on his pile; a setting lets their draw count as a symbol.
Q18 = Prestige is immediate and end prestige together.
Q19 = Poverty squares on an automa card are poverty he gains.
Q20 = A skipped card goes to the automa’s discard pile, although the French document names the construction pile, in the italics that come from talks with the designer: taken literally his deck would drain for good.
Q21 = The whole discard pile is shuffled, the card in play included, also in the middle of a turn.
Q22 = The card discarded from the city deck follows the usual rules of discarding and brings no bonus.
Q23 = He counts as a player for the size of the board.
Q24 = He starts with £5 and no cards; the person chooses who begins.
Q25 = The city deck running out in his turn gives every other player one more turn, and the reverse.
Q26 = His end prestige, money and poverty count as everyone’s; he has no hand and no loans.
Q27 = If he cannot pay another player in full, the supply pays it all; a setting lets him pay what he has.
Q28 = To the bank he pays what he can.
Q29 = Effects of people’s cards that give poverty or take money apply to him as to anyone.
Q30 = Ties are broken as usual, poverty after the comparison; a city card’s worth is its end prestige.
Q31 = He does not draw a card first: his turn is his automa card.
Q32 = A hand card that an activation asks for is not asked of him, who has no hand: the English rules name the money alone; the French and the Spanish say activation cost, which is more.
Q33 = The French document bids the poverty line mind the running costs of cities; he never runs a city, so they are read as what the active ability of a borough brings.
Q34 = Where every draw counts, a crucial card he cannot pay brings the bonus each time he draws it, also twice in one turn: before the filter and by it.

# What can be put right at the table.
ldt-fix-board = Board
ldt-fix-boroughs = Boroughs
ldt-fix-its = Its side
ldt-fix-prestige = Prestige: { $source }
ldt-fix-figures = Cards
ldt-fix-figure = { $card }: { $figure }
ldt-fix-decks = Decks
ldt-fix-slot = Borough { $n } for sale
fact-pounds = £{ $n }
ldt-fix-boroughs-of = Boroughs: { $who }
ldt-fix-none = none
ldt-fix-from = The city deck, from
ldt-fix-in-deck = in its deck
ldt-fix-discarded = discarded
ldt-free = free
ldt-set = set { $set }
ldt-out = deck out
ld-money = money
ld-poverty = poverty
ld-its-pile = AutoMartin’s pile
ldt-fix-list = { $names }

## Kinds of deeds
deed-kind-develop = developing
deed-kind-borough = boroughs
deed-kind-run = running the city
deed-kind-draw = drawing three cards
deed-kind-build = building
deed-kind-discard = discarding
deed-kind-cards = drawing cards

bar-loan = loans
bar-borough = buying boroughs
bar-develop = developing
bar-run = running the city
