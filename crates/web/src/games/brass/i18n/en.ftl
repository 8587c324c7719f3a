## The page of Brass

br-progress = { $era }, round { $round }
br-task = { $what ->
    [none] { $era }, round { $round } · action { $n }/{ $of }
    [site] Build: choose a lit space
    [line] Choose a lit line
    [line-more] A second line, or lay the one
    [tile] Develop: choose an industry
    [tile-more] A second industry, or only the one
    [bonus] Free development: choose an industry
    [sale] Sell: choose a lit tile
    [sale-more] Another tile, or sell as it stands
    [merchant] Choose the merchant
    [beer] Choose where the beer comes from
    [coal] Choose where the coal comes from
    [iron] Choose where the iron comes from
    [scout] Scout: { $left ->
        [one] choose one more card
       *[other] choose { $left } cards
     }
   *[other] Look at it, then do it
 }
br-task-shortfall = You are £{ $n } short: give up a tile
br-ask = { $what ->
    [site] Build: where?
    [line] Which line?
    [line-more] A second line?
    [tile] What do you develop?
    [tile-more] A second tile?
    [bonus] Develop for nothing: what?
    [sale] What do you sell?
    [sale-more] Another tile?
    [merchant] To which merchant?
    [beer] Whose beer?
    [coal] Whose coal?
    [iron] Whose iron?
    [scout] Discard { $n ->
        [one] one more card
       *[other] { $n } cards
     } for two wild ones
   *[other] Give up which tile?
 }
br-what = What do you do?
br-which-card = Pay with which card?
br-counts = { $n } possible{ $dear ->
    [0] { "" }
   *[other] { " " }· { $dear } too dear
 }
br-worth = points as it lies
br-scores = { $n ->
    [one] scores one point as the table lies
   *[other] scores { $n } points as the table lies
 }
br-short = £{ $n } short
br-left = { $n } left
br-no-more = none
br-sold-at-once = { $what ->
    [coal] coal sold +£{ $money }
   *[iron] iron sold +£{ $money }
 }
br-brings = { $points ->
    [one] one point
   *[other] { $points } points
 }, +{ $income } income
br-source = { $owner ->
    [human] Yours in { $location }
   *[automa] Mautoma’s in { $location }
 }
br-it-flips = { $owner ->
    [human] it flips: { $brings }
   *[automa] it flips for Mautoma: { $brings }
 }
br-barrel-of = The merchant’s barrel in { $location }
br-you-chose = you chose { $what }
br-stay = Stay with { $what }
br-offer = { $action }: { $what }
br-pounds = £{ $n }
br-begin = or tap a place on the map
br-answers = What can be chosen
br-nothing-here = Nothing can be done here now.
br-act-build = Build
br-act-network-canal = Canal
br-act-network-rail = Rails
br-act-develop = Devel­op
br-act-sell = Sell
br-act-loan = Loan
br-act-scout = Scout
br-act-pass = Pass
br-go-build = Build it
br-go-network = Lay it
br-go-develop = Develop
br-go-sell = Sell
br-go-loan = Take it
br-go-scout = Scout
br-go-pass = Pass
br-go-give-up = Give up
br-go-for = { $what }: £{ $n }
br-do-build = { $industry } { $level }, { $location }
br-do-develop = { $industry } { $level }
br-do-to = to { $merchant }
br-from-market = from the market for £{ $n }
br-from-tile = { $owner ->
    [human] yours in { $location }
   *[automa] Mautoma’s in { $location }
 }
br-to-market = { $n ->
    [one] one cube goes to the market for £{ $money }
   *[other] { $n } cubes go to the market for £{ $money }
 }
br-flips = { $industry } { $level } in { $location } flips
br-fact-costs = Costs £{ $n }
br-fact-worth = Flipped: { $points ->
    [one] one point
   *[other] { $points } points
 }, +{ $income } income, { $links } for each line here
br-built = Built
br-paid = { $only ->
    [yes] Paid with { $card }, the only card that may
   *[no] Paid with { $card }
 }
br-another-card = Another card
br-money = Money
br-income = Income
br-points = Points
br-beer = Beer

## The map

br-map = Map of the Midlands, { $era }
br-map-region = Map; it can be moved when it is enlarged
br-zoom = Enlarge the map
br-zoom-out = Make the map smaller
br-fit = Show the whole map
br-follow = Follow Mautoma on the enlarged map
br-lines = Lines
br-farm = farm

## Hand, markets, mats

br-hand = Your hand, { $n ->
    [one] one card
   *[other] { $n } cards
 }
br-card-unknown = not told
br-markets = Markets
br-market-told = { $what }: { $n ->
    [one] one cube
   *[other] { $n } cubes
 } in the market, the next costs £{ $price }
br-merchants = Merchants
br-mats = Mats
br-level = Level
br-costs = Costs
br-when-built = When built
br-to-sell = To sell
br-gives = Flipped
br-next-yours = Your next tiles
br-none-left = none left
br-only-era = { $era ->
    [canal] canal
   *[rail] rail
 }
br-cubes = { $what ->
    [coal] { $n } coal
   *[iron] { $n } iron
 }
br-lightbulb = Cannot be developed away
br-canal-only = Canal era only
br-rail-only = Rail era only
br-link-icons = Link icons
    .name = Link
br-round = Round
br-actions-left = Actions left
br-income-space = Income space
br-income-pays = Pays each round
br-links-left = Link tiles left
br-if-now = If the era ended now (points + links + tiles):

## Mautoma

br-card-front = Card { $n }
br-told-front = Card { $card }:
br-group = group { $group }
br-card-rear = Rear on top of the deck
br-slot = { $what }: { $cities }
br-slot-iron = { $what }: { $cities } (if iron costs £{ $price } or more)
br-slot-mine = { $what }: { $cities }, then links
br-slot-network = Links from
br-slot-link = With a link first if needed
br-rear-first = { $what ->
    [develop] First turn: develop, with two iron from the market
   *[draw] First turn: draw this card
 }
br-rear-sell = Sell, or a brewery in { $city }
br-rear-develop = Develop if iron costs £{ $n } at most
br-rear-network = Links from the last place
br-rear-pass = Pass for 5 points
br-north-west = top left
br-north-east = top right
br-south-west = bottom left
br-south-east = bottom right
br-deck-its = Mautoma’s cards to draw
br-used-its = used
br-deck-yours = Your cards to draw
br-next-its = Its next tiles:

## The end of an era

br-era-ended = { $deed } The { $era } ends: { $yours } { $yours ->
    [one] point
   *[other] points
 } for you, { $its } for Mautoma.
br-era-over = The { $era } has ended: { $yours } { $yours ->
    [one] point
   *[other] points
 } for you, { $its } for Mautoma.
br-counted = Era
br-counted-text = The { $era } has ended. Links are counted first, then flipped tiles.
br-count-links = Links on the map
br-count-tiles = Tiles on the map
br-count-era = The { $era }, counted on the map
br-links = Links
br-tiles = Flipped tiles
br-removed = Then all canals and all tiles of level I leave the board; higher tiles stay.

## How it is played

guide-1 = You have £17, an income of £0, eight cards and an empty map. You begin; Mautoma is always second.
    .title = How it starts
guide-2 = Two actions a round, one in the very first. Each costs one card of your hand: build, lay canals or rails, develop, sell, borrow, scout or pass. Then income is paid and your hand is filled up to eight.
    .title = Your turn
guide-3 = A place card builds anything in its city; an industry card builds its industry wherever your network reaches.
    .title = What cards build
guide-4 = Coal must be connected and comes from the nearest mine, else from the market; iron comes from anywhere; beer is yours, or connected, or the merchant’s.
    .title = Coal, iron, beer
guide-5 = A mine, works or brewery flips when its last cube or barrel is used; mills, manufacturers and potteries flip when you sell them to a connected merchant.
    .title = Flipping
guide-6 = A flipped tile raises your income at once and brings its points at the end of the era; links score the link icons at both ends.
    .title = Income and points
guide-7 = An era ends when hands and deck are empty. After the canal era all canals and all tiles of level I leave the board; after the rail era the game is over.
    .title = How it ends
guide-8 = Links and flipped tiles are counted at the end of both eras. Most points win; equal points are a draw.
    .title = Who wins
br-lesson-build = Build: money, coal and iron are paid now; the points come when the tile flips.
br-lesson-network = { $era ->
    [rail] Rails: £5 and 1 coal, or two for £15 with a beer; a line scores the link icons at its ends.
   *[canal] A canal costs £3; it scores the link icons at its two ends when the era ends.
 }
br-lesson-develop = Develop: low tiles leave your mat, 1 iron each, so that better ones come.
br-lesson-sell = Sell: mills, manufacturers and potteries flip; a merchant for them and mostly beer must be in reach.
br-lesson-loan = Loan: £30 now, three levels of income less.
br-lesson-scout = Scout: three cards for the two wild ones.
br-lesson-pass = Pass: a card goes, nothing else happens.
guide-automa = Mautoma turns up a card and does its topmost possible line, then the first possible one on the rear of the next card.
guide-print = Print Mautoma’s cards
    .about = 22 cards, both sides, the mats of all levels and one page of player aid, in our own drawing.
    .deck = 22, front and rear
    .mat = three pages, for real tiles

## At the table

bt-round = { $era ->
    [canal] Canal era
   *[rail] Rail era
 }, round { $round }{ $what ->
    [action] { " " }· action { $n }/{ $of }
   *[round] { "" }
 }
bt-hint = Tap a place where you built, a line you laid, a tile you sold; or begin with the action.
bt-nothing = Nothing on the board
bt-nothing-hint = loan, scout or pass
bt-or-fix = Put the mirror right
bt-from-list = From a list
bt-which-place = Which place?
bt-ask = { $what ->
    [site] Where did you build?
    [line] Which line?
    [line-more] And a second line?
    [tile] Which tile?
    [tile-more] And a second tile?
    [bonus] Which tile for nothing?
    [sale] Which tile did you sell?
    [sale-more] Another tile?
    [merchant] To which merchant?
    [beer] Whose beer?
    [coal] Whose coal?
    [iron] Whose iron?
   *[other] What did you do?
 }
bt-ask-place = { $place }: what happened?
bt-built-in = You built in { $place }
bt-ask-merchant = What does { $place } buy?
bt-ask-rear = Which card lies on top?
bt-ask-second = Second action: which card lies on top?
bt-barrel = The barrel at { $place }
bt-sold = Sold: { $industry } { $level }, { $place }
bt-gave-up = Gave up: { $industry } { $level }, { $place }
bt-enough = { $what ->
    [line] Only one
    [tile] One only
   *[sale] That is all
 }
bt-over = { $owner ->
    [human] over your { $level }
   *[automa] over its { $level }
 }
bt-whose = { $owner ->
    [human] { $place }, yours
   *[automa] { $place }, its
 }
bt-left = { $left ->
    [0] { $owner ->
        [human] { $n } → { $left }: it flips, for you
       *[automa] { $n } → { $left }: it flips, for Mautoma
     }
   *[other] { $n } → { $left }
 }
bt-era-ends = The { $era } ends
bt-count-both = Count along; move both markers
bt-you = you
bt-it = it
bt-before = Before
bt-markers-to = Markers to
bt-count-along = Count along
bt-count-clear = Take off all **links** and **level I** tiles, its mat’s too (not potteries).
bt-count-barrels = Put a **beer** back beside every buyer.
bt-count-cards = Shuffle all 40 of your cards; deal **20**, hold 8.
bt-count-cards-its = Shuffle your 40 cards, deal **20**, hold 8; lay its 22 in **three layers** again.
bt-count-last = Move both markers: the last points of the game.
bt-begin-rail = Begin the rail era
bt-to-score = To the result
bt-short = I gave up a tile to pay
bt-its-cards = Its cards
    .reach = You draw. On: the app draws them in both eras.
    .note = 22 in each era
bt-cards-program = The app draws
    .hint = you need no deck
bt-cards-table = I draw
    .hint = and tap the card
bt-who-buys = Who buys where?
bt-merchants-program = Deal for me
    .hint = five tiles, as shown
bt-merchants-table = I deal
    .hint = at most four taps
bt-check-mat = { $n ->
    [one] Put this **{ $n } tile** of its mat back into the box.
   *[other] Put these **{ $n } tiles** of its mat back into the box.
 }
bt-check-markets = Markets: **13 coal, 8 iron**.
bt-check-merchants = Merchants as here, a **beer** beside each that buys.
bt-check-deck = Its 22 cards in **three layers**, rear side up.
bt-check-deck-how = At the bottom the rest, then 1 A, 1 B, 1 C, on top 4 A, 3 B, 3 C; shuffle each layer.
bt-check-hand = Shuffle your 40 cards; deal **19**, hold 8. You have **£17**.
bt-none = none
bt-turned = turned
bt-deeper = not yet
bt-card-note = The number stands on both sides. I ask for the card on top only when its rear counts.
bt-shuffle-note = Its deck is used up: shuffle all its other cards, rear side up; they are its new deck.
bt-flipped = flipped
bt-level = Level
bt-other-place = Another place
bt-did-build = you built
bt-did-network = you laid a link
bt-did-develop = you developed
bt-did-sell = you sold
bt-did-nothing = nothing moved
bt-did-give-up = you gave up a tile
bt-did-count = the era was scored
bt-did-card = card { $n }
bt-did-merchant = the merchant
bt-did-lines = { $era ->
    [canal] canal { $lines }
   *[other] rails { $lines }
 }
bt-did-sold = sale of { $tiles }
bt-did-developed = development of { $tiles }
bt-tile-in = { $key ->
    [farm-north] { $industry } { $level } at the north farm
    [farm-south] { $industry } { $level } at the south farm
   *[other] { $industry } { $level } in { $place }
 }

# Hints.
br-hint-card = card { $card }
