# What London’s page says.

ld-you = Your turn
ld-your-last = Your last turn
ld-last-of = { $who }, last turn
ld-task = { $who }: { $what }
ld-task-start = draw a card
ld-task-put = put the cards back
ld-task-choose = choose your action
ld-task-draw = draw
ld-task-give = give a card for it
ld-task-develop = develop
ld-task-spend = discard a card for it
ld-task-site = choose its place
ld-task-run = run your city
ld-task-target = choose a player
ld-task-commit = discard cards for it
ld-task-place = choose a building of the board
ld-task-again = choose what is activated again
ld-task-flip = choose what is flipped
ld-task-limit = discard down to nine cards
ld-task-end = end your turn
ld-told = { $what }.
ld-with-gains = { $what }: { $gains }
ld-gain-money = £{ $n }
ld-gain-poverty = { $n } poverty
ld-gain-prestige = { $n } prestige
ld-gain-crucial = { $n } for a crucial card
ld-turns-card = AutoMartin turns up a card.
ld-turns-draw = AutoMartin draws a card from the city deck.
ld-turns-toss = AutoMartin discards a card from the city deck.
ld-turns-borough = A borough comes up for sale.
ld-told-others = { $what } { $others }.
ld-told-out = { $what } { $out }
ld-deck-out = The city deck is out: everyone else has one more turn.
ld-other-money = { $who }: £{ $before } → £{ $after }
ld-other-loans = { $who }: loans { $before } → { $after }
ld-other-poverty = { $who }: poverty { $before } → { $after }
ld-progress = { $n } cards in the city deck
ld-progress-end = The city deck is out: { $n ->
    [one] { $n } turn left
   *[other] { $n } turns left
 }
ld-turns-left = { $n ->
    [one] { $n } turn left
   *[other] { $n } turns left
 }
ld-board = Development board
ld-deck = { $n } in the deck
ld-sets = Set A { $a }, set B { $b }, set C { $c }
ld-for-sale = Boroughs for sale
ld-more = { $n } more
ld-thames = Thames
ld-tab-map = Map
ld-map = Boroughs along the Thames. Yours: { $yours }. AutoMartin’s: { $its }. Other people’s: { $others }. For sale: { $offer }.
ld-space-empty = free space
ld-taken = taken
ld-refused = could not be paid
ld-tossed = from the deck
ld-doomed = next to leave
ld-your-city = Your city
ld-run-brings = { $stacks ->
    [one] { $stacks } stack
   *[other] { $stacks } stacks
 }, { $loans ->
    [0] no loan
    [one] { $loans } loan (£15 or −7 each)
   *[other] { $loans } loans (£15 or −7 each)
 }, { $hand } in hand
ld-per-run = if you ran it now
ld-city-empty = No building stands yet.
ld-under = { $n } under it
ld-under-title = Under { $card }
ld-new-stack = New stack
ld-build-here = build here
ld-build-on = build on it
ld-down = face down
ld-again = activate again
ld-flip = flip this one
ld-then-flips = then it is flipped
ld-its-count = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 }, { $boroughs ->
    [one] { $boroughs } borough
   *[other] { $boroughs } boroughs
 }
ld-pile-empty = He has no card yet.
ld-all-pile = { $n ->
    [one] The one card of his pile
   *[other] All { $n } cards of his pile
}
ld-unseen = Hidden: { $down } face down, { $under } covered.
ld-prestige = prestige
ld-loans = loans
ld-hand-size = cards in hand
ld-boroughs = boroughs
ld-pile = his pile
ld-automa-deck = his deck
ld-loans-cost = loans; each costs £15 to repay, or 7 prestige at the end
ld-colour-economy = brown, economy
    .name = brown
ld-colour-culture = blue, science and culture
    .name = blue
ld-colour-politics = pink, politics
    .name = pink
ld-colour-pauper = grey, paupers
    .name = grey
ld-costs = costs
ld-free = built without a card
ld-activation-money = to activate it pay
ld-spends-any = to activate it discard a card
    .name = discard
ld-spends-brown = to activate it discard a brown card
ld-spends-blue = to activate it discard a blue card
ld-spends-pink = to activate it discard a pink card
ld-gives = gives
ld-end-prestige = prestige at the end
ld-flips = is flipped when activated
    .name = flipped
ld-crucial = crucial for AutoMartin
    .name = crucial
ld-cards-drawn = cards drawn
    .name = cards
ld-run-cost = each run costs
ld-run-money = each run gives
ld-run-poverty = each run brings poverty
ld-actions = Actions
ld-draw-deck = Draw from the deck
ld-develop = Develop
ld-buy = Buy land
ld-run = Run the city
ld-draw-three = Draw three
ld-stop = Take no more
ld-commit-stop = Discard no more
ld-done-develop = End developing
ld-done-run = End the run
ld-done = End the turn
ld-ability = Borough’s ability
ld-look = Look at the deck
ld-repay = Repay £15
ld-loan = Loan: £{ $n }
ld-swap = Swap
ld-say-start = Draw your card: tap one of the development board, or the deck.
ld-say-start-out = Draw your card: tap one of the development board. The deck is out.
ld-say-seen = Take one of the cards you looked at, or one of the board.
ld-say-put = Put the cards back on the deck: the topmost first.
ld-say-choose = Tap a hand card to develop, a borough to buy it, or choose. Running now brings { $poverty } poverty.
ld-say-develop = Tap the hand card you want to play.
ld-say-buy = Tap the borough you want to buy.
ld-say-draw = Draw: { $n } to go.
ld-say-swap = Tap the card of the board you want.
ld-say-give = Tap the hand card you give for it.
ld-say-free = { $n ->
    [one] One more building without discarding a card: tap it.
   *[other] Up to { $n } more buildings without discarding a card: tap one.
}
ld-say-more = Tap another hand card to play it, or end developing.
ld-say-spend = Tap the hand card you discard for { $card }.
ld-say-site = Where shall { $card } go? Tap a stack of your city, or begin a new one.
ld-say-run = Tap a card to activate it alone. Ending the run now: { $poverty } poverty.
ld-say-run-end = Ending the run now: { $poverty } poverty.
ld-run-because = For { $stacks ->
    [one] { $stacks } stack
   *[other] { $stacks } stacks
 }, { $hand ->
    [one] { $hand } card in hand
   *[other] { $hand } cards in hand
 }, { $loans ->
    [one] { $loans } loan
   *[other] { $loans } loans
 }.
ld-run-list = Cards to activate
ld-run-none = Every card that could be activated has been.
ld-run-poverty-now = { $n } poverty
ld-activate-all = Activate all { $n }
ld-asks-card = asks for a card
ld-asks-cards = asks for cards
ld-asks-whom = asks whom
ld-asks-building = asks for a building
ld-asks-which = asks which card
ld-price-economy = a brown card
ld-price-culture = a blue card
ld-price-politics = a pink card
ld-price-pauper = a grey card
ld-price-both = £{ $n } and { $card }
ld-price-money = £{ $n }
ld-price-free = costs nothing
ld-price-never = never built
ld-price-action = played, not built
ld-part-pay = pay £{ $n }
ld-part-any = discard a card
ld-part-brown = discard a brown card
ld-part-blue = discard a blue card
ld-part-pink = discard a pink card
ld-part-money = £{ $n }
ld-part-poverty = { $n } poverty
ld-part-prestige = { $n } prestige
ld-part-flips = then it is turned over
ld-tells-run = In a run: { $parts }.
ld-tells-play = When played: { $parts }.
ld-tells-end = At the end: { $n } prestige.
ld-tells-crucial = Crucial: AutoMartin takes it before any other.
ld-sites = Where it goes
ld-new-stack-costs = +1 poverty a run
ld-site-on = On { $card }
ld-site-covers = covers it
ld-deck-soon = { $n ->
    [one] One card is left in the deck: whoever draws it ends the game, and everybody else has one more turn.
   *[other] Only { $n } cards are left in the deck.
 }
ld-say-prison = Discard up to { $n ->
    [one] { $n } card
   *[other] { $n } cards
 } for { $card }: each takes away { $poverty } poverty{ $prestige ->
    [0] .
   *[other] {" "}and brings { $prestige } prestige.
 }
ld-say-workhouse = Discard paupers for { $card }: each brings £{ $money } and takes away { $poverty } poverty.
ld-say-target = Who is struck by { $card }?
ld-say-commit = Tap hand cards to discard them for { $card }.
ld-say-place = Tap the building of the board that goes on { $card }.
ld-say-again = Tap the card of your city that { $card } activates again.
ld-say-flip = Tap the card to flip: { $card }, or one that may be flipped in its place.
ld-say-limit = More than nine cards: tap { $n ->
    [one] one to discard it.
   *[other] { $n } to discard them.
}
ld-say-end = Nothing else is to be done.
ld-buy-it = Buy it
ld-play-it = Play it
ld-then-draw = then draw { $n }
ld-discards = discards { $card }
ld-discards-none = no card discarded
ld-discard-economy = Discard which brown card?
ld-discard-culture = Discard which blue card?
ld-discard-politics = Discard which pink card?
ld-discard-pauper = Discard which card?
ld-seen = Cards you looked at
ld-hand = Your hand, { $n } cards
ld-hand-empty = Your hand is empty.
ld-line-unread = not needed
ld-line-none = none

ld-sign-hammer = Hammer: what it costs to build
    .name = cost
ld-sign-pound = Pound: money
    .name = money
ld-sign-poverty = Weight: poverty
    .name = poverty
ld-sign-prestige = Shield: prestige at once
    .name = prestige
ld-sign-step = money paid to activate it
    .name = activate
ld-sign-always = works while it lies face up on top
    .name = lasting
guide-1 = You have £5, six cards, no prestige and no poverty; AutoMartin has £5 and no cards. Who begins is chosen with the level.
    .title = How it starts
guide-2 = First one card: from the city deck, or from the development board. Then one thing: develop, buy a borough, run your city, or draw three cards.
    .title = Your turn
guide-3 = Hand cards go into your city, alone or on a stack. Each building costs another hand card of its colour, which is discarded, and often money.
    .title = Developing
guide-4 = Your face-up cards bring money, prestige and less poverty, in the order you like. It ends with one poverty for each stack, each loan and each hand card.
    .title = Running
guide-5 = Discards lie on the development board, for you and for AutoMartin. Nobody keeps more than nine cards.
    .title = Discards
guide-6 = When the city deck is out everyone else has one more turn; then loans are repaid, £15 each, as far as the money goes.
    .title = How it ends
guide-7 = Buildings bring their prestige, every £3 one more; poverty above the lowest and unpaid loans cost some. Most prestige wins. Level? The least poverty, then most boroughs, then the best single card.
    .title = Who wins
guide-8 = The cards in the box are the first edition’s, adapted by us to the second edition’s rules; a set of your own can be typed or brought in when a new game is set up.
    .title = The cards
ld-lesson-develop = Develop: each building is paid with money and another card of its colour.
ld-lesson-buy = Buy a borough: it brings cards now and prestige, and can make poverty less.
ld-lesson-run = Run your city: every card works once; then poverty comes for stacks, loans and hand cards.
guide-automa = He turns up a card: money, poverty, then a filter read line by line over the development board or the boroughs, until one card is left. He keeps it if he can pay for it. He never takes a loan and never runs a city.
guide-print = Print AutoMartin’s cards
    .about = 20 cards in three levels with their backs and one page of player aid, in our own drawing.
    .deck = 20, with backs
adaptations = What is adapted
ld-line-pays = Can he pay?
ld-line-brings = It brings

# A card set typed by its owner.

ld-set-begin = Type a set, card by card
ld-set-begin-text = For the second edition’s cards from your own box: every card has its place, and gets its name and figures here or, once each, at the table when it comes up; so you can play at the table at once. Or for cards of your own: each city card, then the boroughs. It can be left at any time and taken up again.
ld-set-begin-go = Begin
ld-set-name = Name
ld-set-edition = Edition
ld-set-edition-first = First edition (2010)
ld-set-edition-second = Second edition (2017), checked against what is known of it
ld-set-edition-own = Cards of your own
ld-set-rename = Change the name
ld-set-n-cards = City cards
ld-set-n-paupers = Paupers
ld-set-n-actions = Action cards
ld-set-n-boroughs = Boroughs
ld-set-n-starters = Starting boroughs
ld-set-add-card = Add a city card
ld-set-add-borough = Add a borough
ld-set-new-card = A city card
ld-set-new-borough = A borough
ld-set-deck-title = Set { $deck }
ld-set-gaps = What is still missing
ld-set-missing = missing: { $figures }
ld-set-unnamed = { $n ->
    [one] One card or borough has no name yet: add it here, or name it at the table when it first comes up.
   *[other] { $n } cards and boroughs have no name yet: add them here, or name each at the table when it first comes up.
}
ld-set-rest = { $n ->
    [one] Complete for the table; for play on the screen one card still needs what is never asked there: its effect, whether it is flipped, the card discarded for it.
   *[other] Complete for the table; for play on the screen { $n } cards still need what is never asked there: the effect, whether they are flipped, the card discarded for them.
}
ld-set-n-missing = { $n } missing
ld-set-attested = Known to be in the second edition:
ld-set-unknown = Leave empty what you do not know yet; 0 means that nothing is printed.
ld-set-deck = Set
ld-set-count = Copies
ld-set-kind = Kind
ld-set-kind-building = Building
ld-set-kind-pauper = Pauper
ld-set-kind-action = Action card
ld-set-colour = Colour
ld-set-building-cost = Cost to build (£)
ld-set-activation-money = Paid to activate it (£)
ld-set-activation-card = Discarded to activate it
ld-set-money = Money (£)
ld-set-poverty = Poverty
ld-set-poverty-way = This poverty
ld-set-poverty-way-brings = is gained
ld-set-poverty-way-takes = is taken away
ld-set-prestige = Prestige at once
ld-set-end-prestige = Prestige at the end
ld-set-flips = Flipped when activated
ld-set-crucial = One of AutoMartin’s crucial cards
ld-set-ongoing = While it lies face up
ld-set-effect = When activated or played
ld-set-amount-n = Amount n
ld-set-amount-cards = Cards, at most
ld-set-amount-money = Money for each (£)
ld-set-amount-poverty = Poverty less for each
ld-set-amount-prestige = Prestige for each
ld-set-amount-least = Cards, at least
ld-set-amount-most = Cards, at most
ld-set-nothing = nothing
ld-set-not-known = not known yet
ld-set-any-card = any card
ld-set-one-of-these = one of those that can be chosen
ld-set-empty = this cannot be left empty
ld-set-starter = For sale at the start
ld-set-side = Side of the Thames
ld-set-side-north = north
ld-set-side-south = south
ld-set-river = Touches the Thames
ld-set-cost = Cost (£)
ld-set-cards = Cards drawn
ld-set-poverty-removed = Poverty taken away
ld-set-run-poverty = Poverty in each run
ld-set-run-poverty-way = This poverty, in each run,
ld-set-run-poverty-way-brings = is gained
ld-set-run-poverty-way-takes = is taken away
ld-set-run-cost = Money in each run (£)
ld-set-run-cost-way = This money, in each run,
ld-set-run-cost-way-paid = is paid
ld-set-run-cost-way-gained = is gained
ld-set-id = Short word
ld-set-keep = Keep
ld-set-keep-next = Keep, and the next
ld-set-back = Back to the set
# At the table.
ldt-sets = Sets of the city deck
ldt-deck-empty = Deck empty
ldt-that-is-all = That is all
ldt-back = Back
ldt-more = More
ldt-taken = Taken from the board
ldt-tap-them = tap them
ldt-top-row = Top row
ldt-bottom-row = Bottom row
ldt-discarded = Discarded to it
ldt-colour-name = colour, then name
ldt-colour = Colour
ldt-bought = Bought
ldt-then-new = then the new one
ldt-swapped = Swapped: put one in its place
ldt-toll = A card touched AutoMartin
ldt-tell-chair = { $who }: what was done?
ldt-which-discarded = What did you discard?
ldt-which-given = What lies there instead?
ldt-which-toll = What did it do to him?
ldt-which-drawn = Which card does it draw?
ldt-which-tossed = Which card does it discard?
ldt-which-borough = Which borough comes?
ldt-which-skipped = Which card is skipped?
ldt-note-shuffle = Its pile is used up: shuffle all { $n } cards, then turn one up.
ldt-note-another = { $card } is read: turn up the next one. What to move comes at the end.
ldt-note-skip = Turn up one more card: it goes to the discard pile and nothing on it is done.
ldt-turn-up = Turn up the city deck
ldt-nth-of = { $nth } of { $n }
ldt-take-back = Take back from { $card } on
ldt-kept = kept
ldt-refused = not paid
ldt-is-last = The last card
ldt-none-there = No card there
ldt-still-out = { $colour }, set { $set }: { $n } still out
ldt-he-owes = He owes you
ldt-he-pays = He pays the bank
ldt-he-suffers = He takes poverty
ldt-he-gets = He gets money
ldt-he-sheds = He loses poverty
ldt-then-discard = then a discard
ldt-then-skip = then skips one
ldt-then-skipped = skips { $card }
ldt-then-another = then another
ldt-deed-took = taking { $card }
ldt-deed-discarded = discarding { $card }
ldt-deed-drawn = { $card }
ldt-deed-bought = { $card }
ldt-deed-done = end of turn
table-last-turn = His last turn
ldt-its-cards = Its cards
    .reach = You draw them. Switched on, the app draws them; the menu gives them back.
ld-box-second = My box: second edition (2017)
    .hint = AutoMartin was made for it. What a card says I ask once, when he meets it, and keep.
ldt-set-deck = Shuffle sets A, B and C apart; lay **A on B on C**; deal { $n ->
    [one] yourself
   *[other] each person
 } **six cards**.
    .small = The city deck and the boroughs are always yours: it asks only for what AutoMartin draws.
ldt-set-boroughs = Turn up **{ $boroughs }**; shuffle the other boroughs.
ldt-set-board = Use **{ $n } spaces** in each row of the development board.
    .small = It counts as a player.
ldt-set-automa = Give it **£5**; its prestige marker on 0, no cards, no poverty.
ldt-set-cards = Shuffle its **{ $n } cards**, all up to level { $level }.
ldt-prestige = Prestige
ldt-you = you
ldt-it = it
ldt-count-track = On the track
ldt-count-city = City cards
ldt-count-money = Pounds left
ldt-count-loans = Loans unpaid
ldt-count-poverty = Poverty
ldt-count-hand = Hand cards
ldt-count-both = Poverty + hand
ldt-count = Count
ldt-count-hint = Empty counts 0; a bare total goes on the first line. Its poverty is compared with yours.
ldt-counted = £3 count 1: yours { $money }, its { $its-money }. Poverty above the lower: yours { $poverty }, its { $its-poverty }.
ldt-which-figure = What is printed on it?
ldt-figure-kept = Only what he needs now. What stays at 0 is kept as 0 in your own set; Fix puts it right.
ldt-new = A card that is not here
ldt-new-line = Once for each card
ldt-which-new = What is it called?
ldt-new-borough = A borough that is not here
ldt-new-keep = Keep it and tell it
ldt-new-full = Every card of this kind has its name already: put one of them right in your set.
ldt-card-says = { $card }: what does it say?
ldt-run-poverty = In each run: poverty
ldt-run-cost = In each run: money
ldt-sense-none = none
ldt-sense-pays = he pays
ldt-sense-receives = he receives
ldt-sense-draws = he draws
ldt-sense-goes = it goes away
ldt-sense-gains = he gains
ldt-below-goes = below 0: it goes away
ldt-below-receives = below 0: he receives
ldt-figures-done = Done: { $figure }, { $sense }
ldt-figures-none = { $n ->
    [one] Done: that is 0
   *[other] Done: all { $n } are 0
 }
ldt-pounds = £{ $n }
ldt-known-names = Names that are known
ldt-not-here-text = This set has every card of its box. If yours is none of them, another box lies on the table.
ldt-not-here-fix = to put any card of the set there
ldt-other-box = Begin with another box
ldt-deed-figures = the figures of { $card }

# Hints.
ld-hint-draw = Draw { $card }
ld-hint-build = Build { $card }
ld-hint-buy = Buy { $borough }
ld-hint-more = { $what } and { $n } more
