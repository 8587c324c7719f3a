# {{Name}} and its automa: every word a person sees.

game-title = {{Name}}
game-authors = A. N. Other
game-about = Fifteen crates come ashore, four lie in a row, and whoever is to act takes one.
game-sources = Our own rules.
automa-title = The automa
automa-authors = A. N. Other
seat-0 = You
seat-1 = the automa

choice-level = Level
level-easy = Easy
    .hint = The automa begins with nothing.
level-hard = Hard
    .hint = The automa begins with five points.
choice-deck = Deck
deck-standard = Standard deck
    .hint = Six cards.

pile-crates = the crates
pile-cards = the automa’s cards
ask-crates = Which crate came ashore?

score-worth = Crates
score-sets = Sets of three cargoes
score-level = Head start

cargo-tea = tea
cargo-silk = silk
cargo-salt = salt
crate = crate { $number } ({ $cargo }, { $worth })
filter-tea = tea
filter-silk = silk
filter-salt = salt
filter-dearest = the dearest
filter-cheapest = the cheapest
filter-oldest = the oldest
filter-newest = the newest

action-lay = { $crate } comes ashore
action-card = the automa turns up card { $number }
action-take = take { $crate }
action-automa-takes = the automa takes { $crate }

# What a person at the table moves for the automa; what counts stands between stars.
order-take = Take **{ $crate }** for the automa.

# What the mirror holds and a person can put right.
fix-crates = The crates
fix-cards = Its cards
fix-row = in the row
fix-pile = in the pile
fix-yours = yours
fix-its = the automa’s
fix-card = its card { $n }
fix-comes = can still come
fix-turned = has been turned up

refusal-row = { $crate } does not lie in the row.

# What was expected where something cannot be read or placed.
expected-verb = “take CRATE”, “lay CRATE” or “card NUMBER”
expected-crate = a crate from 0 to { $last }
expected-cards = 1 to { $most } cards
expected-last-filter = “oldest” or “newest” as the last filter, so that no tie is left
expected-no-card = no card face up unless the automa acts

R1 = There are fifteen crates: one of tea, one of silk and one of salt for every worth from 1 to 5.
    .source = Rules, In the box
R2 = Before anybody acts, the row is filled to four crates from the pile, as long as there are any.
    .source = Rules, The row
R3 = On your turn you take one crate of the row.
    .source = Rules, Your turn
R4 = You begin; then the automa and you act in turn.
    .source = Rules, Your turn
R5 = A pile turns up only what lies in it.
    .source = Rules, The row
R6 = The game ends when the last crate has been taken.
    .source = Rules, The end
R7 = A crate counts its worth; three crates of different cargoes count three more for you.
    .source = Rules, The end
A1 = On its turn a card is turned up, and the automa looks at the crates in the row.
    .source = Automa rules, Its turn
A2 = It prefers the cargo its card shows.
    .source = Automa rules, Its cards 1
A3 = It prefers the crate worth most.
    .measure = worth { $measure }
    .source = Automa rules, Its cards 2
A4 = It prefers the crate worth least.
    .measure = worth { $measure }
    .source = Automa rules, Its cards 3
A5 = It takes the crate that has lain in the row longest.
    .measure = { $measure } before it
    .source = Automa rules, Its cards 4
A6 = It takes the crate that came last.
    .measure = { $measure } before it
    .source = Automa rules, Its cards 5
A7 = When its last card has been laid aside, all are shuffled again.
    .source = Automa rules, Its turn
A8 = At the level “hard” it begins with five points.
    .source = Automa rules, Levels
