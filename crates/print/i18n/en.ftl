# What stands on printed cards, mats and aids beside the texts of the games.

## Sheets
print-title = { $automa }, cards for { $game }
print-fronts = { $deck }, fronts, sheet { $n } of { $all }
print-backs = { $deck }, backs, sheet { $n } of { $all }
print-size = { $width } × { $height } mm
print-size-bleed = { $width } × { $height } mm, 3 mm bleed
print-flip-long = two-sided, flip on the long edge
print-flip-short = two-sided, flip on the short edge
print-flip-none = fronts and backs on paper of their own
print-ruler = 100 mm; if not, print at 100 %
print-credit = { $automa } by { $automa-authors }. { $game } by { $game-authors }. An unofficial fan work, made with Automatable, in our own words and drawings.
print-ruleset = ruleset { $n }
print-card = { $deck }, card { $card }
print-card-rear = { $deck }, card { $card }, rear
print-mat-title = { $automa }’s mat: { $level }
print-mat-hint = How many tiles of each level it begins with; it builds the lowest first. Real tiles fit the squares.
print-mat-none = none
print-mat-own = { $name }

## Calibration
print-calibrate = Duplex check
print-calibrate-front = Front
print-calibrate-back = Back
print-calibrate-how = Print both pages two-sided at 100 %, then hold the sheet against a light.
print-calibrate-read = Seen from this side, each stroke is 1 mm. How far the front’s cross lies to the right of this one and below it are the two numbers of the shift: --shift RIGHT,DOWN.

## Mautoma’s cards
print-front = front
print-rear = rear
print-of = { $n } of { $all }
print-links-from = Links from
print-link-first = link first, if needed
print-then-links = then links
print-iron-at = iron £{ $price }+
print-first-draw = first turn: draw
print-first-develop = first turn: develop
print-second = Second action
print-sell = Sell
print-sell-else = else a brewery in { $city }
print-sell-else-farm = else a brewery: { $city }
print-develop = Develop
print-develop-if = if iron is £{ $price } or less
print-develop-free = with iron on the map only
print-links = Links
print-links-last = from where it last acted
print-pass = Pass
print-points = points

## AutoMartin’s cards
print-prestige = Most prestige
print-poverty = Most poverty lost
print-coins = Most money
print-of-poverty = poverty
print-nothing-more = nothing more

## The Automa’s cards
print-spends = the most it spends
print-no-overtake = Does not overtake you
print-most-buttons = Most buttons
print-largest = Largest
print-farthest = Farthest
print-income = for each button passed
print-no-filter = Only the free patch can be paid: take it, or pass.

## Player aids
print-aid = { $automa } at your table
print-aid-sub = { $game } · one page, turn by turn
print-aid-turn = Its turn
print-aid-front = The lines of a front
print-aid-rear = The rear
print-aid-lines = Its lines, as a ladder
print-aid-line-ties = Which line to lay
print-aid-building-ties = Which building, which space
print-aid-merchant-ties = Which merchant
print-aid-pays = Can it pay?
print-aid-crucial = Crucial cards
print-aid-level = Level
print-aid-level-line = { $level }: { $hint }
print-aid-remember = Remember
print-aid-foot = Rules by their number: “automatable rules { $game }”, or the rules page.

## What cannot be printed
print-error-large = no card of { $width } × { $height } mm fits this paper with its marks: choose a smaller size or other paper
print-error-small = the text of “{ $card }” does not fit a card of { $width } × { $height } mm in readable letters: choose a larger size
print-error-shift = a shift of at most { $most-right } mm to the side and { $most-down } mm up or down is expected, { $right } and { $down } found: the backs would leave the paper
print-error-unknown = { $key }: one of { $expected } or a file expected, { $found } found
print-error-letter = { $name } holds the letter { $letter } ({ $code }), which the fonts do not have: choose another name
print-error-site = the address { $site } is too long for the small code on a card
print-error-word = { $option }: expected { $expected }, found { $found }
print-option-paper = paper
print-option-cut = edges
print-option-size = size
    .expected = millimetres, such as 63x88
print-option-duplex = two-sided
print-option-shift = shift of the backs
    .expected = two numbers of millimetres, such as 0.5 and -1
print-option-ink = ink
print-option-lang = language
