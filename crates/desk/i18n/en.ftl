# What both doors say of any game.
desk-corrected = The table was put right by hand.
desk-deal-table = From here on you turn up { $pile } yourself.
desk-deal-program = From here on the program turns up { $pile }.
link-foreign = This is no link to a game.
link-newer = Expected a link of format 1, found { $found }: it was made by a later version. Bring this one up to date.
link-damaged = The link is cut off or has been changed on its way. Copy the whole of it once more.
link-large = The link is longer than any game.
link-older = The game was played by ruleset { $found }. By today’s rules, ruleset { $now }, it comes out otherwise: send the file instead. Mended since: { $changes }.
collection-format = a collection of format { $format }
collection-sealed = a folded record
collection-damaged = one that is cut or changed
