game-title = Three Stalls
game-authors = the makers of this program
automa-title = The Order Book
automa-authors = the makers of this program
game-about = Two people and an automa sell goods at three stalls.
game-sources = Our own rules, made up for tests.

choice-level = Level
level-1 = Beginner
level-2 = Expert
choice-orders = Orders
orders-standard = Standard orders
choice-chair = Chair of the automa
chair-first = First
chair-middle = Middle
chair-last = Last
choice-limit = Limit of an order
limit-inclusive = The limit itself is allowed
limit-exclusive = Only less than the limit
Q1 = The print does not say whether goods worth exactly the limit may be taken.

pile-goods = goods
pile-orders = orders

goods = card { $card } (worth { $value })
stall-left = the left stall
stall-middle = the middle stall
stall-right = the right stall
back-sun = a sun
back-moon = a moon

action-deal = The pile turns up { $goods }.
action-back = The next order shows { $back }.
action-front = Order { $order } is drawn.
action-draw = Draw a card.
action-offer = Offer { $goods }.
action-at = Sell at { $stall }.
action-bury = Lay { $goods } under the pile.
action-pass = Pass.
action-take = The automa takes goods worth { $value } from { $stall }.
action-idle = The automa finds nothing to take.

refusal-hand = A hand has at most { $limit } cards; this one has { $found }.
refusal-empty = The pile is empty.
refusal-dearer = The goods there are not cheaper.
refusal-buried = At most { $limit } cards lie buried.
refusal-not-held = This card is not in the hand.
refusal-pile = The pile cannot turn up “{ $tried }”.
refusal-turn = It is not the time for this.
refusal-over = The game is over.

score-coins = Coins
score-goods = Goods taken
score-hand = Cards left in hand

R1 = Each stall begins with goods and each person with two cards.
R2 = A card that is drawn goes to the hand, which others do not see.
R3 = A hand has at most four cards.
R4 = Nobody draws from an empty pile.
R5 = Goods are sold only over cheaper ones.
R6 = At most two cards lie buried under the pile.
R7 = A person sells and buries only cards in the hand.
R8 = What is begun is finished, and everybody acts in turn.
R9 = A pile turns up only what can lie on it.
R10 = The game ends when the automa has no order left.
A1 = The automa looks at the stalls that have goods.
A2 = The goods are worth no more than the order allows.
    .measure = worth { $measure }, allowed { $limit }
A3 = The automa prefers the dearest goods.
    .measure = worth { $measure }
A4 = Among equals it takes from the stall farthest to the left.
A5 = If it finds nothing, it does nothing.
