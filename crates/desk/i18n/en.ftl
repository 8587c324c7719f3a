# What both doors say of any game.
desk-corrected = The table was put right by hand.
app-human = you
app-person = person { $n }
app-automa = the automa
