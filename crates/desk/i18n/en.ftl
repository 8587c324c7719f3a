# What both doors say of any game.
desk-corrected = The table was put right by hand.
desk-deal-table = From here on you turn up { $pile } yourself.
desk-deal-program = From here on the program turns up { $pile }.
app-human = you
app-person = person { $n }
app-automa = the automa
