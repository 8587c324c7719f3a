# What both doors say of any game.
desk-corrected = The table was put right by hand.
