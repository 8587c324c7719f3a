# Patchwork's page.

pw-progress = Space { $space } of { $end }, your turn
pw-task-place = Your turn: place the patch
pw-task-advance = Your turn: advance
pw-task-leather = Place the leather patch
pw-your-space = You on space
pw-your-buttons = Your buttons
pw-your-income = Your income
pw-its-space = on space
pw-its-buttons = Its buttons
pw-tape = Time board: you on { $you }, the Automa on { $automa } of 53. Income still ahead at { $income }; leather patches at { $leather }.
pw-marker = The Automa takes the 7×7 tile here
pw-quilt = { $n ->
    [one] Your quilt, one of 81 squares empty
   *[other] Your quilt, { $n } of 81 squares empty
 }
pw-piece = { $what } on { $cells }
pw-empty = { $cell }, empty
pw-space = Space { $space }
pw-space-with = Space { $space }: { $what }
pw-at-you = you
pw-at-automa = the Automa
pw-at-income = income
pw-at-leather = leather patch
pw-leather = Leather patch
pw-cloth = Covered
pw-place = Here: { $cell }
pw-ghost = It lies on { $cell } for now
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
pw-offers = The next three patches
pw-first = First
pw-second = Second
pw-third = Third
pw-chosen = , chosen
pw-taken = It takes this one
pw-short = { $n ->
    [one] 1 button short
   *[other] { $n } buttons short
 }
pw-no-room = no room on your quilt
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
pw-preview-again = Still behind the Automa: you move again.
pw-preview-automa = Then the Automa moves.
pw-preview-none = No patch in reach can be taken: advance, one button a space.
pw-preview-no-fit = It fits nowhere like this: turn or mirror it.
pw-card = Card { $n }
pw-card-buttons = spends up to { $n }
pw-card-income = income { $n }
pw-rung-affordable = Affordable
pw-rung-no-overtake = Does not overtake you
pw-rung-most-buttons = Most buttons
pw-rung-largest = Largest
pw-rung-farthest = Farthest
pw-rung-values = { $values }
pw-rung-skipped = { $values }: skipped
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
