# What is wrong with a document, a record or an action.

verbatim = { $text }
trouble-expected = expected { $expected }, found { $found }
trouble-at = { $at }: { $what }
trouble-line = line { $line }
trouble-line-field = line { $line }, { $field }
trouble-quoted = “{ $text }”
trouble-nothing = nothing
trouble-end = the end of the text
trouble-once = each key once
trouble-field = the field “{ $field }”
trouble-one-of = one of { $words }
trouble-number = a whole number from { $least } to { $most }
trouble-whole = a whole number
trouble-text = a text
trouble-boolean = true or false
trouble-list = a list
trouble-list-of = a list of { $n }
trouble-shorter-list = a shorter list
trouble-table = a table
trouble-one-field = a table with a single field
trouble-value = a value
trouble-word = one word
trouble-other = another value
trouble-toml = well-formed TOML
trouble-json = well-formed JSON
trouble-choices = one of the choices { $choices }
trouble-hash = the “{ $name }” of this program has the hash { $expected }, the document was written with { $found }
trouble-format = expected format { $expected }, found { $found }
trouble-other-game = expected a document of { $expected }, found one of { $found }
trouble-ruleset = expected ruleset { $expected } or earlier, found { $found }
trouble-older-rules = this game was played by ruleset { $found }, and rules have been mended since (ruleset { $now }): { $what }; mended since: { $changes }
trouble-piles = piles out of { $piles }
trouble-seed = a seed below 2^53
trouble-entries = at most { $most } entries
trouble-a-hash = a hash, or none at all
trouble-a-seed = a seed for the program to deal from
trouble-action = action { $ply }
trouble-decided = the automa’s decision “{ $decided }”
trouble-dealt = “{ $dealt }”, which the seed turns up
trouble-correction = the correction cannot be made: { $what }
trouble-rest = a table at rest
trouble-half-done = a deed half done
trouble-full = no more fits into this game: it has { $n } entries, and at most { $most } fit; what was done can still be undone
trouble-over = the game was over, found “{ $action }”
trouble-honest-hint = This game was begun honest: there are no hints in it, and no player moves for you.
trouble-honest-undo = This game was begun honest: what a card or the automa has answered stays done.
trouble-no-hints = This game was begun without hints: nobody says what to do in it, and no player moves for you.
trouble-refused = “{ $action }” is not allowed: { $why } ({ $rule }, { $source })
trouble-no-rule = “{ $action }” is not allowed: no rule offers it
trouble-not-automa = expected a table where the automa is to act, found one where it is not
trouble-next = a card that the pile “{ $pile }” can turn up
trouble-no-card = the next card of “{ $pile }” is needed: name it in “next”, e.g. next = ["{ $example }"], or give --seed
trouble-endless = expected the automa’s turn to end, found one without end
expected-document = a file for “{ $keys }”
found-document = one for “{ $key }”

choice-at = Where you play
at-screen = on the screen
at-table = at your table, with the box

# What every game says; a game may say it in its own words.
refusal-over = The game is over.
refusal-human-turn = It is your turn: that is not yours to do.
refusal-automa-turn = It is the automa’s turn: its card decides.
refusal-chance-turn = A card must be turned up first.
refusal-not-there = The pile cannot turn that up ({ $action }).
expected-at-most = at most { $most }
expected-card = a card from { $first } to { $last }
expected-card-number = the number of a card
expected-unseen = each card once, and not the one face up
expected-some-unseen = at least one card, unless one is face up
expected-piece-once = each piece once
found-piece-again = piece { $number } again

# What a rule found at a table, where a game has no words of its own for it.
found-and = { $first } and { $last }
found-value = { $name } ({ $value })
found-deeds = { $deeds }
found-usual = { $case ->
    [none] There was nothing to look at.
    [out] { $n ->
        [1] { $all } does not meet this.
        [2] Neither { $first } nor { $last } meets this.
       *[other] None of { $all } meets this.
     }
    [only] This is about { $all }.
    [all] { $all } all meet this.
    [one] Only { $kept } meets this; { $gone } { $dropped ->
        [one] does not.
       *[other] do not.
     }
    [some] { $kept } meet this; { $gone } { $dropped ->
        [one] does not.
       *[other] do not.
     }
   *[skipped] None of { $all } meets this, so it is passed over.
 }
found-usual-measured = { $case ->
    [none] There was nothing to compare.
    [out] { $others } { $n ->
        [one] does not stay.
       *[other] do not stay.
     }
    [only] { $all } comes to { $figure }.
    [all] { $all } all stay with { $figure }.
    [one] { $kept } stays with { $figure }; { $others } { $dropped ->
        [one] does not.
       *[other] do not.
     }
    [some] { $kept } stay with { $figure }; { $others } { $dropped ->
        [one] does not.
       *[other] do not.
     }
   *[skipped] None of { $all } meets this, so it is passed over.
 }

app-human = you
app-person = person { $n }
app-automa = the automa

piece-card = card { $id }
