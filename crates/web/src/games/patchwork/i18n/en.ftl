# Patchwork's page.

pw-progress = Space { $space } of { $end }, your turn
pw-task-place = Your turn: place the patch
pw-task-advance = Your turn: advance
pw-task-leather = Place the leather patch
pw-your-space = Time: you on space
pw-its-space = Time: on space
pw-tape = Time board: you on { $you }, the Automa on { $automa } of 53. Income still ahead at { $income }; leather patches at { $leather }.
pw-marker = The Automa takes the 7×7 tile here
pw-quilt = { $n ->
    [one] Your quilt, one of 81 squares empty
   *[other] Your quilt, { $n } of 81 squares empty
 }
pw-piece = { $cell }, { $what }
pw-empty = { $cell }, empty
pw-space = Space { $space }
pw-space-with = Space { $space }: { $what }
pw-at-you = you
pw-at-automa = the Automa
pw-at-income = income
pw-at-leather = leather patch
pw-leather = Leather patch
pw-cloth = Covered
pw-circle = Circle
pw-circle-label = { $n ->
    [one] The circle: one patch left
   *[other] The circle: { $n } patches left, clockwise from the spool
 }
pw-circle-left = { $n ->
    [one] patch in the circle
   *[other] patches in the circle
 }
pw-circle-empty = The circle is empty.
pw-said-number = number { $n }
pw-said-cost = { $n } to pay
pw-said-time = { $n } time
pw-said-income = { $n } income
pw-said = Number { $n }: { $what }; { $cost } to pay, { $time } time, { $income } income
pw-circle-tap = Tap, point at or tab to a patch: what it costs and brings stands in the middle.
pw-offers = The next six patches: three to choose from, three that follow
pw-first = First
pw-second = Second
pw-third = Third
pw-fourth = Fourth
pw-fifth = Fifth
pw-sixth = Sixth
pw-scene = The numbers are those of the patches it looked at; filled: the one it took.
pw-chosen = , chosen
pw-taken = It takes this one
pw-cost = Cost
pw-time = Time
pw-income = Income
pw-turn = Turn
pw-mirror = Mirror
pw-advance = Advance, +{ $n }
pw-sew = Sew it on
pw-preview-space = To space { $n }.
pw-preview-income = Income pays { $n }.
pw-preview-tile = The 7×7 tile is yours.
pw-preview-leather = You reach a leather patch.
pw-preview-end = That is the last space.
pw-preview-level = Level with the Automa: you move again.
pw-preview-stays = stays { $n }
pw-preview-again = Still behind the Automa: you move again.
pw-preview-automa = Then the Automa moves.
pw-preview-none = No patch in reach can be taken: advance, one button a space.
pw-preview-no-fit = It fits nowhere like this: turn or mirror it.
pw-card-buttons = spends up to { $n }
pw-card-income = income { $n }
pw-rung-affordable = Affordable
pw-rung-no-overtake = Does not overtake you
pw-rung-most-buttons = Most buttons
pw-rung-largest = Largest
pw-rung-farthest = Farthest
pw-rung-unread = not needed
pw-with = With buttons
pw-without = Without
pw-tile = 7×7
pw-tile-at = at { $n }
pw-tile-yours = yours
pw-tile-automa = the Automa’s
pw-tile-out = not in this game
pw-deck = To draw
pw-back = Next card
pw-log-advance = You advanced { $from } to { $to } and received { $n ->
    [one] one button
   *[other] { $n } buttons
 }{ $tile ->
    [yours] ; the 7×7 tile is yours
   *[none] {""}
 }.
pw-log-buy = You sewed on a patch of { $area } for { $cost ->
    [0] nothing
    [one] one button
   *[other] { $cost } buttons
 }, { $from } to { $to }{ $income ->
    [0] {""}
   *[other] ; income { $income }
 }{ $tile ->
    [yours] ; the 7×7 tile is yours
   *[none] {""}
 }.
pw-log-tile = You earned the 7×7 tile.
pw-log-leather = You sewed a leather patch on { $cell }{ $tile ->
    [yours] ; the 7×7 tile is yours
   *[none] {""}
 }.
pw-log-take = Card { $card }: the Automa took the { $place ->
    [1] first
    [2] second
   *[3] third
 } patch, { $from } to { $to }{ $income ->
    [0] {""}
   *[other] ; income { $income }
 }{ $tile ->
    [automa] ; it has the 7×7 tile
   *[none] {""}
 }.
pw-log-pass = Card { $card }: nothing affordable, the Automa passed, { $from } to { $to }{ $income ->
    [0] {""}
   *[other] ; income { $income }
 }{ $tile ->
    [automa] ; it has the 7×7 tile
   *[none] {""}
 }.
pw-task-choose = Your turn: choose a patch
pw-preview-choose = Choose a patch, or advance to just past the Automa: one button a space.
pw-preview-square = Choose an empty square for it.
pw-suggest = Suggest
pw-suggest-before = The suggestion before
pw-no-fit = Not like this: turn it, mirror it, or try another square.
pw-missed = It does not fit on { $cell } like this: turn it, mirror it, or choose another square.
pw-lies-on = { $what }: on { $cell }, touches { $edges ->
    [one] one edge
   *[other] { $edges } edges
 }.
pw-lies = { $what }: { $from } to { $to }{ $turns ->
    [0] {""}
    [1] , turned once
    [2] , turned twice
   *[3] , turned three times
 }{ $flipped ->
    [yes] , mirrored
   *[no] {""}
 }, touches { $edges ->
    [one] one edge
   *[other] { $edges } edges
 }.
pw-refused = { $rule ->
    [R5-3] { $n ->
        [one] 1 short
       *[other] { $n } short
     }
   *[other] no room for it
 }
pw-note-all = { $n ->
    [one] the only one
    [2] both
   *[other] all { $n }
 }
pw-note-some = { $left } of { $n }; { $gone }
pw-note-costs = { $place ->
    [1] the first
    [2] the second
   *[3] the third
 } costs { $cost }
pw-note-behind = { $left } of { $n }
pw-note-skipped = { $n ->
    [one] it would overtake: skipped
    [2] both overtake: skipped
   *[other] all overtake: skipped
 }
pw-note-beats = { $best } beats { $others }
pw-note-equal = { $best } each
course-text = How far you are ahead of the Automa, move by move. Empty squares weigh as much as you are behind an even pace; at the end all of them count.
course-axis = spaces
pw-sign-button = Button: the price of a patch, and the money you have
    .name = Buttons
pw-sign-time = Hourglass: the spaces your token moves
    .name = Time
pw-sign-income = Arrow: the buttons a patch brings at every income mark
    .name = Income
pw-sign-spool = Spool: the three patches after it can be taken
    .name = Spool
pw-sign-tile = 7×7: the first to fill seven by seven squares takes 7 points
    .name = 7×7
pw-sign-you = You, a disc
    .name = You
pw-sign-automa = The Automa, a diamond
    .name = The Automa
pw-sign-why = Ladder: why the Automa did what it did
    .name = Why
guide-1 = Your quilt of nine by nine is empty, you have 5 buttons, both tokens stand on 0 and you begin. All patches lie open in a circle around the spool.
    .title = How it starts
guide-2 = Take one of the three patches after the spool: pay its buttons, sew it on, turned and mirrored as you like, and move your token by its hourglass. It never moves again; the spool goes where it lay.
    .title = Take a patch
guide-3 = Move to just past the Automa and receive one button for every space. Whoever is further back on the tape acts, several times in a row if need be.
    .title = Or advance
guide-4 = Each button mark you pass pays one button for every button on your quilt. A leather square on the way is free: the first to pass takes it and sews it on at once.
    .title = On the way
guide-5 = When both tokens are on the last space, 53. The first to fill seven by seven squares takes the tile of 7 points; the Automa takes it where its mark lies, if it is still there.
    .title = How it ends
guide-6 = You count your buttons, 7 for the tile, and 2 less for each empty square. The Automa counts what its level says: buttons and patches. Most points win.
    .title = Who wins
guide-7 = With both tokens on one space, the one that came last lies on top and acts. With equal points, whoever reached 53 first wins.
    .title = Level?
pw-lesson-take = A patch costs buttons and time; its own buttons come back at every mark you pass.
pw-lesson-advance = Advancing pays one button a space and brings you just past the Automa.
pw-lesson-leather = A leather patch is one square: it fills a hole, and is sewn on at once.
guide-automa = A deck of cards plays the other side. Each card says what it can spend and by which rules it chooses a patch; it sews no quilt, it counts what its patches and its level bring. Watch it rule by rule, and ask why at any time.
guide-print = Print the Automa’s cards
    .about = Two decks of 12 cards with their backs and one page of player aid, in our own drawing.
    .deck = 24, both decks with backs
guide-keys = 1, 2, 3 take a patch in hand, arrows move it, R turns it, F mirrors it, N and B step through suggestions, A advances.
pw-measured = { $by ->
    [cost] costs { $n }
    [space] to space { $n }
    [buttons] { $n ->
        [one] one button
       *[other] { $n } buttons
     }
    [size] { $n } squares
   *[place] place { $n }
 }

# At the table.
table-begin = Begin: you move first
pw-which-patch = Which patch comes next?
pw-told-circle = { $n } of 32 told, clockwise
pw-in-pile = { $n } in your pile
pw-yours = { $n } yours
pw-i-took = I took a patch
pw-then-you = then you again
pw-then-it = then the Automa
pw-to = to { $n }
pw-advanced = I advanced
pw-advanced-hint = to { $space }; take { $n ->
    [one] one button
   *[other] { $n } buttons
 }{ $income ->
    [0] {""}
   *[other] {" "}and { $income } of income
 }
pw-earned = and earned the 7×7 tile
pw-earned-hint = if this turn filled it; tap this first
pw-deed-advance = the advance to { $space }
pw-deed-took = your patch
pw-deed-took-nth = { $nth ->
    [1] the first patch
    [2] the second patch
   *[3] the third patch
 }
pw-deed-tile = your tile
pw-deed-begin = { $n ->
    [one] { $n } patch told
   *[other] { $n } patches told
 }
pw-deed-lay = the last patch
pw-too-dear = That is { $n ->
    [one] { $n } button
   *[other] { $n } buttons
 } more than you have. Was something told wrongly? Undo it, or fix your buttons.
pw-taking = The neutral token, then the three patches clockwise; number { $nth } is taken and the token goes there
pw-way = Time board, from { $from } to { $to }
pw-the-cards = The { $n } cards of the deck
pw-turned-why = Card { $n } lies in your discards. If it was shuffled again, fix the cards.
pw-can-come = { $n ->
    [one] One card can still come.
   *[other] { $n } cards can still come.
 } Dashed ones lie in your discard pile.
pw-shuffle = The pile is used up: shuffle all { $n } cards, then turn one up.
pw-circle-how = The two-square patch is last, untold. Six have a twin: they show cost · time.
pw-circle-next = Clockwise of the ones that are told: which patch lies next?
pw-stop-here = Stop here: begin with { $n }
pw-stop-hint = I ask for the rest as they come
pw-its-cards = Its cards
    .note = two are set aside
pw-the-circle = The circle
    .note = 33 patches
pw-circle-shown = As shown
    .hint = no taps
pw-circle-tapped = I tap mine
    .hint = 32 taps
pw-circle-bits = Bit by bit
    .hint = 3, then as they come
pw-set-tokens = Both tokens on **0**, yours on top.
pw-set-marker = A spare button on **{ $n }**.
pw-set-marker-why = There it takes the 7×7 tile, if you have not.
pw-set-tile = The 7×7 tile and five leather patches in their places.
pw-set-tile-why = It gets no quilt and no buttons. You get 5.
pw-set-cards = Shuffle its { $n } cards; set **two aside** unseen.
pw-set-circle = The patches clockwise, as shown; the neutral token after the last.
pw-set-circle-own = The patches in a circle; the neutral token after the smallest.
pw-all-patches = All patches

# Hints.
pw-hint-patch = { $n ->
    [1] The first patch
    [2] The second patch
   *[other] The third patch
 }
pw-hint-costs = { $squares } squares for { $buttons ->
    [one] one button
   *[other] { $buttons } buttons
 }, to space { $space }
pw-hint-on = on { $cell }
pw-hint-space = to space { $n }
