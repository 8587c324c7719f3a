# What every part of the program says of any game.
app-human = you
app-person = person { $n }
app-automa = the automa
app-unofficial = An unofficial fan work, not connected with the designers or publishers of these games.
app-turn-human = to act: { $who }
app-turn-automa = the automa acts
app-turn-chance = to be turned up: { $pile }
app-turn-over = the game is over
app-verdict-applied = applied
app-verdict-skipped = skipped: no candidate meets it
app-kind-level = level
app-kind-document = deck or set
app-kind-edition = edition
app-kind-reading = reading
