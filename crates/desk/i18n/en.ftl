# What both doors say of any game.
desk-corrected = The table was put right by hand.
desk-deal-table = From here on you turn up { $pile } yourself.
desk-deal-program = From here on the program turns up { $pile }.
# Marks of a game.
mark-honest = honest
mark-no-hints = without hints
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

## The coach: hints and analyses
coach-at-table = This game is played at a table: what is in your hand or on your quilt is not known here, so there is no hint and no analysis.
coach-several = Several people play this game. Hints and analyses are for one person against the automa.
coach-no-player = Nobody here can play this game on, so there is no hint and no analysis.
coach-no-choice = Nobody has chosen anything in this game yet, so there is nothing to analyse.
coach-not-their-turn = A hint is for the person who is to choose; now it is not your turn.
coach-one-option = Only one thing can be done here.
coach-no-budget = Expected at least one game to judge by, found none.
coach-result-won = You won by { $n }
coach-result-lost = You lost by { $n }
coach-result-drawn = It is a draw
coach-result-ahead = You are expected to win by { $n }
coach-result-behind = You are expected to lose by { $n }
coach-title = { $result }, of { $expected } expected: the cards brought { $cards }, your choices { $choices }
coach-title-level = { $result }: the cards brought { $cards }, your choices { $choices }
coach-title-cards = { $result }, of { $expected } expected: the cards brought { $cards }, your choices no more than chance
coach-title-close = { $result }, of { $expected } expected: what cards and choices brought is too close to tell
coach-title-part = { $result }. What cards and choices brought is known in part
coach-whose = The chance to win is that of greedy in your chair from there on.
coach-whose-you = The chance to win is yours if you choose on as in { $n } other games of yours, { $points } points a choice against greedy.
coach-luck = The cards brought { $points } points (± { $band }).
coach-luck-close = The cards brought { $points } points (± { $band }): too close to tell.
coach-choices = Your choices brought { $points } points against greedy’s (± { $band }).
coach-choices-close = Your choices brought { $points } points against greedy’s (± { $band }): too close to tell.
coach-cost-like = A choice of yours cost { $points } points on average against the best deed found (± { $band }): in this game you chose like { $player }.
coach-cost-between = A choice of yours cost { $points } points on average against the best deed found (± { $band }): in this game you chose between { $worse } and { $better }.
coach-cost-below = A choice of yours cost { $points } points on average against the best deed found (± { $band }): more than { $player }’s.
coach-cost-above = A choice of yours cost { $points } points on average against the best deed found (± { $band }): less than { $player }’s.
coach-cost-unknown = A choice of yours cost { $points } points on average against the best deed found (± { $band }); players to compare with are not measured yet.
coach-dearest = Most went with { $kind }: { $points } points in { $n ->
    [one] { $n } choice
   *[other] { $n } choices
}.
coach-its-card = the cards
coach-your-choice = your choice
coach-points = { $points } points (± { $band })
coach-reason = { $source } { $points }
coach-reason-automa = the automa’s { $source } { $points }
coach-judge = Judged by { $name }, version { $version }: { $games } games after each deed, if greedy went on.
coach-note-corrected = The table was put right by hand; what that changed counts with the cards.
coach-note-own-cards = Played with cards of your own: how well the judge knows them was not measured.
coach-note-position = The game began from a table that somebody laid.
coach-note-running = The game is not over: its end is what is expected now.
coach-note-partial = The analysis was stopped: it tells of the last part of the game, and goes on where it was.
coach-hint = { $n ->
    [one] One deed is worth a thought:
   *[other] { $n } deeds are worth a thought:
}
coach-hint-one = Every player that was asked would do this.
coach-hint-alike = In { $games } games each these are alike.
coach-hint-reasons = What each brings against the mean of them, in { $games } games each, if greedy went on.
deed-kind-any = deeds
