# What both doors say of any game.
desk-corrected = The table was put right by hand.
desk-deal-table = From here on you turn up { $pile } yourself.
desk-deal-program = From here on the program turns up { $pile }.
# Marks of a game.
mark-honest = honest
mark-hints = { $n ->
    [one] one hint
   *[other] { $n } hints
 }
mark-undone = { $n ->
    [one] once done otherwise
   *[other] { $n } times done otherwise
 }
mark-second-try = second try
mark-day = deal of { $day }

# Days.
day-title = { $weekday }, { $day } { $month }
day-short = { $day } { $month }
day-in-week = { $weekday } { $day }
month-1 = January
    .short = Jan
month-2 = February
    .short = Feb
month-3 = March
    .short = Mar
month-4 = April
    .short = Apr
month-5 = May
    .short = May
month-6 = June
    .short = Jun
month-7 = July
    .short = Jul
month-8 = August
    .short = Aug
month-9 = September
    .short = Sep
month-10 = October
    .short = Oct
month-11 = November
    .short = Nov
month-12 = December
    .short = Dec
weekday-1 = Monday
    .short = Mon
weekday-2 = Tuesday
    .short = Tue
weekday-3 = Wednesday
    .short = Wed
weekday-4 = Thursday
    .short = Thu
weekday-5 = Friday
    .short = Fri
weekday-6 = Saturday
    .short = Sat
weekday-7 = Sunday
    .short = Sun

# Links and collections.
link-foreign = This is no link to a game.
link-newer = Expected a link of format 1, found { $found }: it was made by a later version. Bring this one up to date.
link-damaged = The link is cut off or has been changed on its way. Copy the whole of it once more.
link-large = The link is longer than any game.
link-older = The game was played by ruleset { $found }. By today’s rules, ruleset { $now }, it comes out otherwise: send the file instead. Mended since: { $changes }.
collection-format = a collection of format { $format }
collection-sealed = a folded record
collection-damaged = one that is cut or changed
