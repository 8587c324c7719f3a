# Patchwork and its Automa: every word a person sees.

game-title = Patchwork
game-authors = Uwe Rosenberg
game-about = Two quilts grow from one circle of patches; whoever is further back in time acts.
game-sources = Base game rules (Lookout, 2014) and the Automa rules (“Patchwork Automa”, Lookout, 2018, read in Spanish), in our own words.
automa-title = The Automa
automa-authors = Lines J. Hutter, Morten Monrad Pedersen
seat-0 = You
seat-1 = the Automa

choice-level = Level
level-I = Intern
    .hint = The Automa scores nothing but the special tile.
level-II = Apprentice
    .hint = It scores its buttons, and takes the special tile 9 spaces before the end.
level-III = Fellow
    .hint = It scores its buttons and its patches with buttons.
level-IV = Master
    .hint = It scores its buttons and the buttons on its patches.
level-V = Legend
    .hint = It scores all of that, and is soon at the special tile.
choice-deck = Deck
deck-normal = Normal deck
    .hint = Twelve cards with plain backs: you learn what it can pay when the card is turned up.
deck-tactical = Tactical deck
    .hint = Twelve cards whose backs tell what it can pay next.
choice-edition = Time board
edition-original = Original
    .hint = Leather patches in front of spaces 20, 26, 32, 44 and 50.
edition-revised = Revised
    .hint = Leather patches in front of spaces 26, 32, 38, 44 and 50.
choice-no-overtake-at-end = Not overtaking at the end
no-overtake-at-end-capped = The token stops on the last space
no-overtake-at-end-uncapped = The full time of the patch counts
choice-leather = Leather patches the Automa reaches
leather-taken = It takes them off the board
leather-left = They stay for you

pile-circle = the circle of patches
pile-backs = the backs of the Automa’s cards
pile-fronts = the Automa’s cards

score-buttons = Buttons
score-tile = Special tile
score-empty = Empty cells
score-automa-buttons = Buttons received
score-automa-patches = Patches with buttons
score-automa-buttons-on-patches = Buttons on patches

patch = patch { $number }
    .figures = costs { $cost }, time { $time }, buttons { $buttons }, { $area } cells

action-lay = { $patch } joins the circle
action-back = the back of the next card shows { $buttons ->
    [one] { $buttons } virtual button
   *[other] { $buttons } virtual buttons
 }
action-back-plain = the back of the next card tells nothing
action-card = the Automa turns up card { $number }
action-advance = advance { $spaces ->
    [one] one space
   *[other] { $spaces } spaces
 } to space { $space } and receive as many buttons
action-buy = take { $patch } and place it with its corner on { $cell }
action-leather = place a leather patch on { $cell }
action-took = take { $patch }
action-tile = earn the special tile with this turn
action-begin = the rest of the circle is told as it comes into reach
action-take = the Automa takes { $patch } and moves to space { $space }
    .income = the Automa takes { $patch }, moves to space { $space } and receives { $buttons ->
        [one] { $buttons } button
       *[other] { $buttons } buttons
    }
action-pass = the Automa passes and moves to space { $space }
    .income = the Automa passes, moves to space { $space } and receives { $buttons ->
        [one] { $buttons } button
       *[other] { $buttons } buttons
    }

# What a person at the table moves for the Automa; the figure that counts stands between stars.
order-take = Take the **{ $nth ->
    [1] first patch
    [2] second patch
   *[3] third patch
 }** for its pile; put the neutral token there.
order-time = Move its token from { $from } to **{ $space }**.
order-pass = Nothing it can pay: move its token to **{ $space }**.
order-give = Give it { $things }.
    .small = It has { $now ->
        [one] { $now } button
       *[other] { $now } buttons
    } now.
order-buttons = **{ $n ->
    [one] { $n } button
   *[other] { $n } buttons
 }**
order-leather = the **leather patch** in front of { $space }
order-tile = the **7×7 tile**

refusal-human-turn = A turn is one of two actions: advance, or take and place a patch.
refusal-automa-turn = It is the Automa’s turn: its card decides.
refusal-chance-turn = A card or patch must be turned up first.
refusal-over = The game is over.
refusal-reach = { $patch }: it is not within reach of the neutral token; these are: { $reach }.
refusal-price = { $patch }: it costs { $cost ->
    [one] { $cost } button
   *[other] { $cost } buttons
 }, you have { $buttons }.
refusal-no-room = { $patch }: it fits nowhere on your quilt.
refusal-off-board = { $patch }: with its corner on { $cell } it would lie beyond the edge of the quilt.
refusal-covered = { $patch }: it would overlap, { $cell } is covered.
refusal-few-cells = { $patch }: only { $empty } squares of your quilt are empty, and it has { $area }.
refusal-tile-gone = The special tile is gone already.
refusal-tile-cells = A 7x7 square needs 49 cells; about { $covered } are covered.
refusal-begin = The next { $n } patches clockwise must be told first.
refusal-on-the-screen = On the screen a patch is placed: “buy PATCH CELL TURN”.
refusal-at-the-table = At the table a patch is told without its place: “took PATCH”.
refusal-leather-first = A leather patch must be placed first.
refusal-leather-covered = The leather patch needs an empty cell; { $cell } is covered.
refusal-no-leather = There is no leather patch to place.

# What was expected where something cannot be read or placed.
expected-verb = “advance”, “buy PATCH CELL TURN”, “leather CELL”, “take PATCH”, “took PATCH”, “tile”, “begin”, “pass”, “lay PATCH”, “back BUTTONS” or “card NUMBER”
expected-placement = a patch, a cell and a turn like “12 c4 r1f”
expected-turn = a turn from r0 to r3, perhaps flipped: r0f to r3f
expected-patch = a patch from 0 to { $last }
expected-cell = a cell from a1 to i9
expected-back-shown = a number of virtual buttons, or “plain”
expected-cards = { $least } to { $most } cards (two are set aside)
expected-first-number = a first number that keeps all the numbers up to { $most }
expected-filters = at most { $most } filters
expected-farthest = “farthest” as the last filter, so that no tie is left
found-no-filter = no filter
expected-starter-last = patch 0 only once all others are laid out
expected-space = a space up to { $last }
expected-buttons = up to { $most } buttons
expected-cells = at most { $most } covered cells
expected-on-the-screen = patches with their places, as this game is on the screen
expected-at-the-table = patches without their places (“taken”, “leather”), as this game is at the table
expected-inside = a patch inside the quilt
expected-on-empty = a patch on empty cells ({ $cell } is covered)
expected-uncovered = a cell that is not covered already
expected-income = { $least } (on the patches named) to { $most }
expected-leather-to-place = no more leather patches than there are, or than there are empty cells
expected-leather = spaces out of { $spaces }, each once
expected-leather-in-all = { $most } leather patches in all
expected-first-to-end = “human” or “automa”, as both are on the last space
expected-side-at-end = a side whose token is on the last space
expected-left = { $least } to { $most } cards that can still be drawn
expected-back = the back of an unseen card, in a deck whose backs tell, with none face up
expected-piece-once = each patch once
found-piece-again = patch { $number } again
expected-no-card = no card face up unless the Automa acts
expected-tile-gone = a tile that somebody has: the Automa’s token has passed the marker on space { $marker }

R1-1 = Each player has a 9x9 quilt, five buttons, no income, and a time token on space 0.
    .source = Rulebook, Set-up
R1-2 = There are 33 patches, five leather patches, one special tile, and more buttons than anybody needs.
    .source = Rulebook, Components
R1-3 = The time board has spaces 0 to 53, nine button marks and five leather patches; where the first leather patch lies depends on the printing.
    .source = Rulebook, Time board
R1-4 = Everything is open; only the order of the circle is chance.
    .source = Rulebook, Set-up
R2-1 = The patches lie in a circle in random order; the neutral token stands behind the 1x2 patch, which is therefore the last one clockwise.
    .source = Rulebook, Set-up
R3-1 = Whoever’s time token is further back acts, several times in a row if need be.
    .source = Rulebook, Turn order
R3-2 = On the same space the token that arrived last lies on top and acts.
    .source = Rulebook, Turn order
R3-3 = Whoever has moved acts again unless the token is now ahead; nobody acts on the last space.
    .source = Rulebook, Turn order
R3-4 = A turn is one action: advance, or take and place a patch.
    .source = Rulebook, Course of the game
R4-1 = Advancing moves the time token to the space in front of the other’s, and no further than the last one.
    .source = Rulebook, Advance
R4-2 = Advancing pays one button for each space moved.
    .source = Rulebook, Advance
R4-3 = Then the marks that were crossed are resolved.
    .source = Rulebook, Advance
R4-4 = Advancing leaves the neutral token where it stands.
    .source = Rulebook, Advance
R5-1 = A patch is taken from the next three clockwise of the neutral token, or from what is left of them.
    .source = Rulebook, Take and place a patch 1
R5-2 = The neutral token moves to the place of the patch; the patches it skipped are now the last ones.
    .source = Rulebook, Take and place a patch 2
R5-3 = The patch is paid for with buttons in hand.
    .source = Rulebook, Take and place a patch 3
R5-4 = The patch is placed on empty cells inside the quilt, turned and flipped at will, and stays there. What fits nowhere cannot be taken.
    .source = Rulebook, Take and place a patch 4
R5-5 = The time token moves as many spaces as the patch says, no further than the last one; the new patch already pays income.
    .source = Rulebook, Take and place a patch 5
R5-6 = Landing on the other’s space puts the token on top: the same player acts again.
    .source = Rulebook, Turn order
R6-1 = A move triggers every mark it lands on or passes.
    .source = Rulebook, Time board
R6-2 = A button mark pays one button for each button on the quilt.
    .source = Rulebook, Button income
R6-3 = Whoever first crosses a leather patch takes it and places it at once on an empty cell.
    .source = Rulebook, Special patches
R6-4 = On a full quilt the leather patch is discarded.
    .source = Rulebook, Special patches
R6-5 = One move brings at most one leather patch, unless the Automa leaves them lying.
    .source = Rulebook, Special patches
R6-6 = The mark in front of the last space pays each player once.
    .source = Rulebook, Button income
R7-1 = The first quilt with a full 7x7 square earns the special tile, worth seven points.
    .source = Rulebook, Special tile
R8-1 = Tokens stop on the last space; the game ends when both are there.
    .source = Rulebook, End of the game
R8-2 = A quilt scores its player’s buttons, seven for the special tile, and minus two for each empty cell.
    .source = Rulebook, Scoring
R8-3 = More points win; of equals, whoever reached the last space first.
    .source = Rulebook, Scoring
R9-1 = Before the first action a quilt is worth minus 157 points.
    .source = Follows from R8-2
R9-2 = A patch moves the token one to six spaces, advancing one to seven.
    .source = Follows from R3 to R5
R9-3 = There are never more than 1345 actions to choose from.
    .source = Follows from R5-4
AS1 = The base game is set up as usual; the Automa has no quilt and no buttons.
    .source = Automa rules, Set-up 1
AS2 = One deck is shuffled and two of its cards are set aside unseen.
    .source = Automa rules, Set-up 2
AS3 = A marker button lies as many spaces before the end as the level says.
    .source = Automa rules, Set-up 3
AS4 = The human begins.
    .source = Automa rules, Course of the game
AT0 = On the Automa’s turn a card is turned up: virtual buttons, filters, income. Nothing is ever paid.
    .source = Automa rules, Automa’s turn
AT1 = Whose turn it is follows the base game for both.
    .source = Automa rules, Course of the game
AT2 = It looks at the next three patches clockwise of the neutral token.
    .source = Automa rules, Automa’s turn
AT3 = It considers the patches its virtual buttons could pay for.
    .measure = costs { $measure }, it can pay { $limit }
    .source = Automa rules, Automa’s turn
AT4 = It can pay for none: it passes, moving to the space in front of the human, without buttons for the way.
    .source = Automa rules, Automa’s turn, case A
AT5 = It can pay for exactly one: it takes that one, whatever the filters say.
    .source = Automa rules, Automa’s turn, case B
AT6 = It can pay for several: the filters of its card decide, from the top.
    .source = Automa rules, Automa’s turn, case C
AT7 = The neutral token moves to the place of the patch, the patch goes to the pile with or without buttons, and the time token moves.
    .source = Automa rules, Automa’s turn, cases B and C
AT8 = The card is discarded; whoever is further back acts next.
    .source = Automa rules, Automa’s turn
AF0 = A filter that would leave no patch is skipped.
    .source = Automa rules, Automa’s turn, case C
AF1 = It would rather not pass the human’s time token.
    .measure = lands on { $measure }, the human is on { $limit }
    .source = Automa rules, Filters 1
AF2 = It prefers the patch with most buttons.
    .measure = { $measure ->
        [one] { $measure } button
       *[other] { $measure } buttons
    }
    .source = Automa rules, Filters 2
AF3 = It prefers the largest patch.
    .measure = { $measure } cells
    .source = Automa rules, Filters 3
AF4 = It prefers the patch farthest from the neutral token.
    .measure = { $measure ->
        [1] first of the three
        [2] second of the three
       *[other] third of the three
    }
    .source = Automa rules, Filters 4
AC12 = A card without virtual buttons needs no filter: only one patch costs nothing.
    .source = Automa rules, Automa’s turn; card 12
AI1 = Each button mark the Automa crosses pays the number on its card, whatever patches it has.
    .measure = { $measure ->
        [one] brings { $measure } button
       *[other] brings { $measure } buttons
    }
    .source = Automa rules, Income button
AI2 = Two marks in one move pay twice.
    .measure = { $measure ->
        [one] brings { $measure } button
       *[other] brings { $measure } buttons
    }
    .source = Automa rules, Income button
AD1 = When the pile is empty, all the cards are shuffled into a new one at once, those set aside included.
    .source = Automa rules, Empty Automa deck
AD2 = The back of a tactical card tells its virtual buttons to everybody; nothing else of it is known.
    .source = Automa rules, Automa’s turn (note)
AL1 = A leather patch the Automa crosses leaves the board and scores nothing.
    .source = Automa rules, Course of the game
A7-1 = If the human earns the special tile, the marker is removed.
    .source = Automa rules, Special 7x7 tile
A7-2 = If the Automa’s token reaches or passes the marker first, the special tile is the Automa’s.
    .measure = brings { $measure } points
    .source = Automa rules, Special 7x7 tile
A7-3 = The human’s token crossing the marker changes nothing.
    .source = Automa rules, Special 7x7 tile
AE1 = The Automa’s token stops on the last space too.
    .source = Rulebook, End of the game
AE2 = Whoever is not yet on the last space plays on alone.
    .source = Rulebook, End of the game
AP1 = The Automa scores seven for the special tile and, by level, buttons received, patches with buttons, and buttons on its patches; nothing is taken off.
    .source = Automa rules, Scoring
AP2 = The human wins with more points than the Automa; a tie goes to whoever reached the last space first.
    .source = Automa rules, Scoring

Q1 = A pass goes one space beyond the human, as advancing does.
Q2 = Landing level with the human is not overtaking.
Q3 = The filters look only at the patches that can be paid, each at what the one before left.
Q4 = When the end is near, the space the token would stop on counts (a setting).
Q5 = On the same space every patch overtakes, so the filter is skipped.
Q6 = All tied patches stay for the next filter.
Q7 = Farthest means third before second before first, among those left.
Q8 = A pass pays income for marks, never buttons for the way.
Q9 = The card turned up this turn pays the income.
Q10 = The Automa takes leather patches off the board (a setting).
Q11 = List and table of the scores part at III and at IV: by the table III scores as II and IV as V, so that two levels would be none; the list is followed.
Q12 = “So many spaces away” is counted from the last space.
Q13 = Leather patches are no patches with buttons.
Q14 = The pile is shuffled as soon as its last card is discarded, so that a tactical back is seen before the human acts.
Q15 = What the backs of the cards set aside might tell is ignored.
Q16 = The printing of the time board is chosen; the marker does not depend on it.
Q17 = With fewer than three patches, those are offered; with none, the Automa passes.
Q18 = Of two on the last space, the one who moved there last was not first.

# What a rule found at the table, and what the Automa’s turn came to.

found-patch = { $place ->
    [1] the first patch
    [2] the second patch
   *[3] the third patch
 }
found-AT2 = { $n ->
    [0] No patch is left in front of the neutral token.
    [one] One patch is left in front of the neutral token.
   *[other] It looks at the next { $n } patches in front of the neutral token.
 }
found-AT3 = { $case ->
    [out] { $limit ->
        [0] It can spend nothing, and every patch costs something.
        [one] It can spend { $limit } button, and no patch costs so little.
       *[other] It can spend { $limit } buttons, and no patch costs so little.
     }
    [one] { $limit ->
        [one] It can spend { $limit } button: enough for { $kept } alone.
       *[other] It can spend { $limit } buttons: enough for { $kept } alone.
     }
    [some] { $limit ->
        [one] It can spend { $limit } button: enough for { $kept }, not for { $gone }.
       *[other] It can spend { $limit } buttons: enough for { $kept }, not for { $gone }.
     }
   *[other] { $n ->
        [one] It can spend { $limit }: enough for the one patch there is.
        [2] It can spend { $limit }: enough for both.
       *[other] It can spend { $limit }: enough for all three.
     }
 }
found-AT4 = There is nothing it can pay: it passes, to space { $space }, one in front of you.
found-AT5 = It can pay for one alone, so it takes { $all } without a look at the filters.
found-AT6 = It can pay for { $n ->
    [2] two
   *[3] three
 }, so the filters of its card decide, from the top.
found-AF1 = { $case ->
    [skipped] You are on { $limit }, and every one of them would take it past you: the filter is skipped.
    [one] You are on { $limit }: { $kept } alone would not take it past you.
    [some] You are on { $limit }: { $gone } would take it past you, not { $kept }.
   *[other] You are on { $limit }: none of them would take it past you.
 }
found-AF2 = { $case ->
    [one] { $measure ->
        [one] Of these, { $kept } has the most buttons, one.
       *[other] Of these, { $kept } has the most buttons, { $measure }.
     }
    [some] { $measure ->
        [one] Of these, { $kept } have the most buttons, one each.
       *[other] Of these, { $kept } have the most buttons, { $measure } each.
     }
   *[other] { $measure ->
        [0] None of them has a button: no difference.
        [one] Each of them has one button: no difference.
       *[other] Each of them has { $measure } buttons: no difference.
     }
 }
found-AF3 = { $case ->
    [one] The largest is { $kept }, with { $measure } squares.
    [some] The largest are { $kept }, with { $measure } squares each.
   *[other] All of them have { $measure } squares: no difference.
 }
found-AF4 = Farthest from the neutral token lies { $kept }.
found-AI1 = { $buttons ->
    [0] It crosses a button mark, but its card pays nothing for that.
    [one] It crosses a button mark: its card pays one button.
   *[other] It crosses a button mark: its card pays { $buttons } buttons.
 }
found-AI2 = { $buttons ->
    [0] It crosses two button marks, but its card pays nothing for that.
   *[other] It crosses two button marks: its card pays twice, { $buttons } buttons.
 }
found-AL1 = It crosses a leather patch, which leaves the board.
found-A7-2 = It reaches the marker first: the special tile and its 7 points are its own.
part-take = Card { $card }: { $patch }
part-pass = Card { $card }: it passes
part-note = { $limit ->
    [0] It may spend nothing.
    [one] It may spend one button.
   *[other] It may spend up to { $limit } buttons.
 }
short-take = { $patch }
short-pass = passes
account-take = The Automa took { $patch } and moved from { $from } to { $to }.
account-pass = The Automa passed and moved from { $from } to { $to }.
account-notes = { $first } { $last }
line-affordable = costs
line-no-overtake = lands on
line-most-buttons = buttons
line-largest = squares
line-farthest = place

# What can be put right at the table.
pw-fix-board = Board
pw-fix-counts = Counts
pw-fix-patches = Patches
pw-fix-cards = Cards
pw-your-token = Your token
pw-its-token = Its token
pw-on-top = On top
pw-fix-tile = The 7×7 tile
pw-fix-leather = Leather patches on the board
pw-fix-yours = yours
pw-fix-its = its
pw-fix-free = free
pw-fix-circle = in the circle
pw-fix-in-pile = in the pile
pw-turned = turned
pw-your-buttons = Your buttons
pw-your-income = Your income
pw-its-buttons = Its buttons
pw-your-leather = Your leather patches
pw-its-leather = Its leather patches
pw-neutral = Before the neutral token
pw-card = Card { $n }
pw-shape = { $shape ->
    [bar] Bar
    [corner] Corner
    [tee] T
    [zigzag] Zigzag
    [ell] L
    [square] Square
    [u] U
    [block] Block with a bump
    [bump] Bar with a bump
    [bumps] Bar with two bumps
    [cross] Cross
    [stairs] Stairs
    [dagger] Dagger
    [arrow] Arrowhead
    [boat] Boat
    [boot] Boot
    [aitch] H
   *[round] Rounded block
 } of { $n }{ $buttons ->
    [0] {""}
    [one] , one button
   *[other] , { $buttons } buttons
 }
pw-fix-spaces = { $spaces }
pw-fix-then = { $one } · { $two }

## Kinds of deeds
deed-kind-advance = advancing
deed-kind-patch = patches
deed-kind-leather = leather patches

bar-buttons = patches with buttons
bar-dear = patches that cost 6 or more
bar-free = the patch that costs nothing
