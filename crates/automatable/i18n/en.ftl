# What the command line says. One idea a line; names and numbers are variables.

## Files
cli-unreadable = { $file } cannot be read: { $error }
cli-unwritable = { $file } cannot be written: { $error }
cli-too-large = { $file }: expected a document, found more than 64 MB
cli-binary = { $file }, line { $line }: expected text (UTF-8), found other bytes
cli-empty = { $file }: expected a document, found nothing
cli-at-line = { $file }, line { $line }: { $what }
cli-in-file = { $file }: { $what }
cli-expected = expected { $expected }, found { $found }

## Choices
cli-no-choice = expected one of the choices { $expected }, found “{ $found }”
cli-no-value = { $key }: expected { $expected }, found “{ $found }”
cli-no-document = { $key }: expected { $expected } or a file, found “{ $found }”
cli-hash = { $key }: the “{ $name }” of this program has the hash { $expected }, the document was written with { $found }
cli-no-pile = expected a pile out of { $expected }, found “{ $found }”
cli-no-player = expected a player out of { $expected }, found “{ $found }”
cli-no-games = expected at least 1 game, found 0
cli-no-threads = expected at least 1 thread, found 0
cli-seed = expected seeds below 2^53 for every game, found { $found }
cli-no-ply = expected a ply from 0 to { $last }, found { $found }
cli-no-seat = expected a seat from 0 to { $last }, found { $found }
cli-no-deck = expected one of { $expected }, found “{ $found }”
cli-no-schema = expected one of { $expected }, found “{ $found }”
cli-no-rule-id = expected one of { $expected }, found “{ $found }”

## Records and positions
cli-format = expected format { $expected }, found { $found }
cli-other-game = expected a record of { $expected }, found one of { $found }
cli-ruleset = expected ruleset { $expected } or earlier, found { $found }
cli-action = action { $ply }: { $what }
cli-not-decided = expected the automa’s decision “{ $decided }”, found “{ $action }”
cli-not-dealt = expected “{ $dealt }”, which the seed turns up, found “{ $action }”
cli-edit = the correction cannot be made: { $error }
cli-over = the game was over, found “{ $action }”
cli-refused = “{ $action }” is not allowed: { $why } ({ $rule }, { $source })
cli-no-rule = “{ $action }” is not allowed: no rule offers it
cli-not-automa = expected a table where the automa is to act, found one where it is not
cli-no-card = the next card of “{ $pile }” is needed: name it in “next”, e.g. next = ["{ $example }"], or give --seed

## games
cli-games-by = { $title }, by { $authors }
cli-games-usual = { $value }, the usual one
cli-games-players = Players for “simulate”: { $players }

## replay
cli-replay-head = { $game }, after { $ply } of { $last } actions
cli-points = { $score } points
cli-winner = Winner: { $who }
cli-draw = A draw: { $who }

## why
cli-why-head = Action { $ply }, “{ $action }”: { $sentence }
cli-why-source = Source: { $source }
cli-why-kept = kept
cli-why-dropped = dropped
cli-why-none-meets = not met
cli-why-left = Left: { $left }
cli-why-left-none = Left: nothing
cli-why-skipped = Skipped, no candidate meets it. Left: { $left }
cli-why-nothing = There was nothing to choose.
cli-why-no-turn = expected an action of the automa, found none yet
cli-why-not-automa = action { $ply }: expected an action of the automa, found somebody else’s

## rules
cli-rules-readings = Readings: { $readings }
cli-rules-heading = Readings, where the print is unclear

## deck
cli-deck-good = { $file }: a valid document for { $game } ({ $kind }), “{ $name }”
cli-deck-unknown = { $file }: expected a deck, mat or card set of some game, found keys that none of them has

## simulate
cli-simulate-head = { $game }: { $games } games of “{ $player }” from seed { $seed } ({ $setup })
cli-simulate-human = the person’s points
cli-simulate-automa = the automa’s points
cli-simulate-spread = { $mean } ± { $sd } ({ $min } to { $max })
cli-simulate-human-wins = won by the person
cli-simulate-automa-wins = won by the automa
cli-simulate-draws = drawn
cli-simulate-rate = win rate, 95% interval
cli-simulate-actions = actions a game
cli-simulate-time = time, games a second


## Patchwork's table
cli-pw-human = you: space { $time }, buttons { $buttons }, income { $income }, empty { $empty }
cli-pw-automa = automa: space { $time }, buttons { $buttons }, patches { $with } with ({ $printed }), { $without } without
cli-pw-card = Card { $number }: pays up to { $virtual }, { $filters }; income { $income }
cli-pw-back = The next card’s back: pays up to { $virtual }
cli-pw-filter-no-overtake = do not overtake
cli-pw-filter-most-buttons = most buttons
cli-pw-filter-largest = largest
cli-pw-filter-farthest = farthest
cli-pw-tile-free = 7×7 tile: free; the automa takes it at space { $marker } (M)
cli-pw-tile-human = 7×7 tile: yours
cli-pw-tile-automa = 7×7 tile: the automa’s
cli-pw-tile-out = 7×7 tile: not in this game
cli-pw-patch = patch { $patch }
cli-pw-cost = cost { $cost }
cli-pw-time = time { $time }
cli-pw-buttons = buttons { $buttons }
cli-pw-later = Then: { $patches }
cli-pw-legend = o income, # leather patch, M marker, ● you, ◆ automa
cli-pw-patch-told = Patch { $patch }: cost { $cost }, time { $time }, buttons { $buttons }, shape { $shape }
cli-pw-track-told = Time board of { $end } spaces. Leather patches at { $leather }. Income still ahead at { $marks }.

## The web app
cli-serve-at =
    Automatable is at { $url }
    Games are kept in { $folder }. Ctrl-C stops it.
cli-serve-bye = Stopped. Every game is kept.
cli-serve-failed = { $what }: { $error }
cli-serve-no-folder = no folder for data was found: say one with --data
