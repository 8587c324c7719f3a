# The pages: everything people read around the games.

ui-brand = Automatable
ui-about = Board games for one, against the automas that were designed for them.
ui-skip = To the content
ui-menu = Menu
ui-close = Close
ui-settings = Settings
ui-lang = Language
ui-lang-en = English
ui-lang-fr = Français
ui-lang-es = Español
ui-theme = Light or dark
ui-theme-system = As the system
ui-theme-light = Light
ui-theme-dark = Dark
ui-pace = The automa’s turns
ui-pace-steps = In steps
ui-pace-at-once = At once
ui-keys = Keys: Enter does what is lit, U undoes, Y redoes, W asks why, I asks for a hint, H how it is played, Escape goes back; while looking back the arrows go from moment to moment.
ui-offline = The program does not answer. What was acknowledged is safe; start it again and try once more.

ui-home-title = An opponent in a deck of cards
ui-home-text = A board game for one, against its automa. Nothing to sign up for; every game is kept.
ui-go-on = Go on playing
ui-start = Start a game
ui-play = Play
ui-choose = Choose level
ui-start-even = { $level }, about even
ui-start-easiest = { $level }, the gentlest
ui-start-last = { $level }, as last time
ui-way-screen = On this screen
    .text = The whole game is here: you play, the automa answers and says why.
ui-way-table = At the table
    .text = Your own box lies in front of you and this is the opponent: it says in three lines what to move, you say in a tap or two what you did. It never asks for your hand.
ui-rules = Rules
ui-all-games = { $n ->
    [one] The one game kept here
   *[other] All { $n } games
 }
ui-ways = Today, practice and record
ui-ways-today = Today’s deals
ui-ways-today-text = { $n } of { $all } played
ui-ways-record-none = no finished game yet
ui-today = Today
ui-record = Record
ui-games = All games
ui-games-text = { $n ->
    [one] One game is kept here.
   *[other] { $n } games are kept here.
 }
ui-games-open = Under way
ui-games-over = Finished
ui-games-none = There are none here.
ui-pages = Pages
ui-list-pages = Pages of this list
ui-newer = Newer
ui-older = Older
ui-day = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
 } { $year }
ui-unreadable = A game that cannot be read
ui-remove = Throw away
ui-remove-this = Throw away: { $which }
ui-remove-title = Throw this game away?
ui-remove-text = It is gone for good then. A saved record can be opened again at any time.
ui-keep = Keep it

ui-new-title = { $game }: a new game
ui-new-game = New game
ui-more = More: readings, seed
ui-seed = Seed
ui-seed-text = The same seed deals the same cards, and whoever knows it knows what comes. Leave it empty for any.
ui-honest = Play honest
ui-honest-text = No hints, and nothing is taken back once a card or the automa has answered. The result says so.
ui-no-hints = Without hints
ui-no-hints-text = Nobody says what to do in this game. Everything else is as usual.
ui-start-game = Start the game

ui-open = Open a saved game
ui-open-text = A record that was saved here or written by the command line, a position to start from, a link, or everything that was saved in one file.
ui-open-file = A file
ui-open-paste = Or its text
ui-open-go = Open it
ui-open-wrong = That could not be opened.
ui-open-foreign = This is no game of ours: neither a record, a position, a link nor a file of games.
ui-open-nothing = There was no file and no text.
ui-open-bytes = Expected a text, found a file of bytes.

ui-you = You
ui-this-game = This game
ui-board = Table
ui-turn = Turn
ui-actions = Your actions
ui-rail = Opponent, score and log
ui-save = Save
ui-save-record = Save the record
ui-save-position = Save the position
ui-to-home = All games
ui-to-game = Back to the game
ui-to-board = Back to the table
ui-waits = Your game waits.
ui-waits-at = Your game waits: { $progress }.
ui-or-escape = or press Escape
ui-to-result = To the result
ui-undo = Undo
ui-undo-none = Nothing to undo
ui-redo = Redo
ui-redo-none = Nothing to redo
ui-measured = A casual player wins { $rate } % here.
ui-measured-exact = Measured in { $games } games; 95% interval { $low } to { $high } %.
ui-player = Let a player move for you
ui-player-casual = Plays like a casual player
ui-player-greedy = Takes what looks best
ui-player-search = Thinks ahead
ui-how = How to play
ui-how-title = { $game }: how to play
ui-how-signs = What the symbols mean
ui-first = New here? How it is played, on one page.
ui-lessons = Explanations
ui-lessons-on = All again
ui-lessons-off = None
ui-lesson-away = Understood: put this explanation away for good
ui-why = Why?
ui-log = Log
ui-log-turn = Turn { $n }
ui-log-empty = Nothing has happened yet.
ui-log-all = All { $n } turns
ui-tab-score = Score
ui-score-now = If it ended now
ui-from = From
ui-total = Total
ui-place = Place
ui-place-1 = 1st
ui-place-2 = 2nd
ui-place-3 = 3rd
ui-place-4 = 4th
ui-over = The game is over
ui-over-won = You won
ui-over-lost = You lost
ui-over-drawn = A draw
ui-over-already = The game is over: nothing more can be done.

ui-watch-title = { $automa }: step { $step } of { $of }
ui-steps = Steps of its turn
ui-trail-deed = Action { $n } of { $of }
ui-step-card = Card
ui-step-done = Done
ui-next-step = Next step
ui-play-on = Play
ui-my-turn = On with the game
ui-skip-turn = To my turn
ui-say-card = { $automa } turns up a card.
ui-skipped = skipped
ui-past-title = Looking back
ui-past-text = This is how the table lay then. Nothing is lost: what came after is kept until you act.
ui-back-to-now = Back to now
ui-go-on-here = Go on here

ui-yes = Yes
ui-no = No
ui-parts = Cards of its turn
ui-tried-before = Looked at before it, from the top
ui-read-before = Before it
ui-read-after = After it
ui-not-reached = not reached
ui-not-needed = not needed
ui-not-possible = not possible
ui-line-done = done
ui-otherwise = This rests on a reading: { $reading } Read otherwise ({ $value }), it would have been: { $deed }
ui-no-reading = No reading that can be set otherwise changed anything here. Where one does, it stands with the finding and says what the other reading would have done.
ui-scene = Lit: what it chose. A number: the finding that dropped it.
ui-watch-again = See it step by step
ui-see-table = See the table
ui-report-turn = Save the game up to here

ui-end-about = { $game } · { $automa }: { $setup }. Ruleset { $ruleset }, seed { $seed }.
ui-course = The course of the game
ui-course-text = Points as if the game had ended then. Each line ends with its name; people’s have discs, squares or triangles, the automa’s is dashed with diamonds.
ui-turned = Where it turned
ui-swing = { $n } points.
ui-axis-rounds = rounds
ui-axis-turns = turns
ui-by-source = Points by source
ui-next-level = Next level: { $level }
ui-easier-level = An easier level: { $level }
ui-same-seed = Same deal again
ui-replay = Replay
ui-undo-end = Take back the last move
ui-share = To share

ui-analyse = Analyse
ui-analyse-text = cards or choices?
ui-new-deal = a new deal
ui-keep-more = Keep …
ui-keep-more-text = share, link, file, replay
ui-keep-title = Keep this game
ui-keep-text = It is kept here already. This is how to take it elsewhere.
ui-bg-stats = Send to BG Stats
ui-bg-stats-text = BG Stats opens with one play to check: game, date, points, who won. Nothing leaves this device before you tap that.

## My record
ui-percent = { $n } %
ui-record-none = No finished game yet
ui-record-none-text = When one is over it stands here.
ui-record-none-from = From the first game: the result. From the fifth at a level: your share with its interval, beside four measured players.
ui-record-few = { $n ->
    [one] One game, { $won ->
        [0] not won
       *[other] won
     }
   *[other] { $n } games, { $won } won
 }
ui-record-few-text = A few games say little: somebody who wins every second game wins three in a row one time in eight. Your share with its interval comes with the fifth game of a level.
ui-record-unknown = { $level }: { $won } of { $n } won
ui-record-like = { $level }: you win about as often as { $player }
ui-record-between = { $level }: you win more often than { $player }, less often than { $other }
ui-record-above = { $level }: you win more often than { $player }
ui-record-below = { $level }: you win less often than { $player }
ui-record-about = { $n ->
    [one] One finished game here, of { $day }
   *[other] { $n } finished games here since { $day }
 }, { $won } won.
ui-record-here = Nothing is sent anywhere.
ui-record-left-second = { $n ->
    [one] One second try is not among them.
   *[other] { $n } second tries are not among them.
 }
ui-record-left-several = { $n ->
    [one] One game of several people is not counted.
   *[other] { $n } games of several people are not counted.
 }
ui-record-left-older = { $n ->
    [one] One game that can no longer be read is not counted.
   *[other] { $n } games that can no longer be read are not counted.
 }
ui-record-games = Your games
ui-record-levels = Game by game, level by level
ui-record-against = Against
ui-record-won = Won
ui-record-share = Share, 95 %
ui-record-share-short = share
ui-record-ahead = ahead by
ui-record-luck = without luck
ui-record-luck-text = “Without luck” is the margin less what the cards brought, from the analysis.
ui-record-of = { $won } of { $n }
ui-record-of-won = { $won } of { $n } won
ui-record-interval = { $low }–{ $high }
ui-record-too-few = too few to say: from { $n } games on
ui-record-beside = Beside the four measured players
ui-record-beside-label = My games of { $game } beside the measured players: { $levels }.
ui-record-you = you, with 95 % interval
ui-record-share-text = Share of games won.
ui-record-unmeasured = This was not measured: no player stands beside you.
ui-record-players = players, games a level: { $games }
ui-record-data = Data
ui-level-head = Level
ui-record-margins = { $level }: ahead by { $ahead }
ui-record-margins-text = { $n } games in order. Bars: points ahead, plain won, hatched not won.
ui-record-rings = Rings: the same game without luck.
ui-record-margins-label = Margins of { $n } games of { $level } in order: { $margins }.
ui-record-no-trend = no line of trend: { $n } games cannot show one
ui-record-last = The last ten
ui-record-when = When
ui-record-automa = Automa
ui-record-result = Result
ui-record-is-won = won
ui-record-is-drawn = drawn
ui-record-is-lost = lost
ui-record-csv = Save as CSV

## The deals of a day
ui-day-text = One deal a game, the same for everybody who plays today. It follows from the date alone; nothing is sent.
ui-day-past = The deals of this day, as everybody had them. They can be played at any time.
ui-day-expected = a day up to { $today }, year-month-day
ui-day-alone = a day without a set-up and a seed of its own
ui-day-not-played = Not played
ui-day-until = counts until midnight, UTC
ui-day-again = A second try
ui-day-won = Won, { $you } to { $automa }
ui-day-drawn = Drawn, { $you } to { $automa }
ui-day-lost = Lost, { $you } to { $automa }
ui-day-nothing = What you finish of this day stands here as a text to share.
ui-day-words-only = Words only: no picture, no address, nothing that tells a card.
ui-day-your-turn = Your turn.
ui-day-line = { $level }, seed { $seed }: { $result }
ui-day-days = Past days
ui-day-head = Day, points ahead
ui-day-another = Another day
ui-day-go = Show it
ui-day-late = A past deal can be played at any time; it then stands in your record, not in the day’s column. No streaks are counted.

ui-rules-title = { $game }: the rules as played here
ui-rules-text = Every rule the game and its automa follow, in our own words, with the place where it is printed.
ui-rules-cards = The automa’s cards
ui-rules-choices = What can be chosen
ui-ruleset = Ruleset { $n }.
ui-usual = usual
ui-rule-narrows = the automa chooses by it
ui-rule-forbids = forbids
ui-rule-states = says what happens

ui-error-page = There is no such page
    .advice = The address may be mistyped, or from another version. Your games are safe.
ui-error-game = This game is not here
    .advice = It may have been thrown away, or kept on another machine. A saved record can be opened from the home page.
ui-error-conflict = The game went on elsewhere
    .advice = It was changed in another tab or window since this page was made. Nothing was overwritten: look at the table as it is now, then act.
ui-error-bad = That could not be read
    .advice = Nothing has changed.
ui-error-refused = That is not allowed
    .advice = Nothing has changed: the table is as it was.
ui-error-foreign = This came from another site
    .advice = Only pages of this program can change games. Open it at its own address.
ui-error-key = The key is missing
    .advice = This program lets in whoever opens the address it printed, with the key in it. Open that address once in this browser.
ui-error-stale = This record can no longer be played
    .advice = It was written by another version and departs from today’s rules. Nothing was lost: save it as a file to look into it.
ui-error-store = The game could not be kept
    .advice = The disk may be full or read-only. What was acknowledged before is safe; try again.
ui-error-stopped = The game could not be kept
    .advice = The program is stopping, or a part of it has. What was acknowledged before is safe; start it again.
ui-error-taken = expected a new name, found “{ $id }”, which is taken
ui-error-full = The disk is full
    .advice = The game could not be kept. Make room and try again; what was acknowledged before is safe.
ui-error-shut-refused = Games could not be kept or opened here
    .advice = This browser lets nothing be kept for this page. Allow storage for this site, or leave the private window, then open the page again. Whatever was kept before is not lost by this.
ui-error-shut-newer = A newer version keeps your games
    .advice = They are safe, but this older version cannot open them. Close all tabs of this site and open it again, so that the newer version answers. If this stays, the site is giving out an older version for the moment. Do not clear the site’s data: that would throw the games away.
ui-error-shut-held = Another tab holds your games
    .advice = They are safe. Close the other tabs and windows of this site, then try again.
ui-error-shut-full = There is no room to open your games
    .advice = They are not lost. Make room on this device, but do not clear this site’s data: that would throw the games away. Then try again.
ui-error-shut-broken = Your games could not be opened
    .advice = That does not mean that they are lost. Close the browser and open it again. Do not clear this site’s data: that would throw the games away.
ui-error-damaged = The file with the games is damaged
    .advice = Stop the program and start it again: it checks the file, sets it aside and keeps on with every game that can still be read.
ui-error-gone = The file with the games was taken away
    .advice = Nothing can be kept: the file or its folder was moved, removed or replaced while the program uses it. Everything up to then can still be saved under “Save everything”; then put the folder back, or stop the program and start it again.
ui-error-method = That page cannot be asked for in this way
    .advice = Nothing has changed.
ui-error-kind = What was sent is of another kind than expected
    .advice = Nothing has changed.
ui-error-large = What was sent is too large
    .advice = Nothing has changed. A document may have up to one megabyte, a file of all games up to sixteen.
ui-error-unclear = That could not be made out
    .advice = Nothing has changed. The address or the form may be incomplete.
ui-error-busy = Too much is asked for at once
    .advice = Nothing has changed. Whoever answers is busy with others: try again in a moment.
ui-error-crashed = That was a fault of this program
    .advice = Nothing that was acknowledged before is lost, and the program goes on. Try again; if it happens again, tell whoever runs this program the number.
ui-told-no-game = there is no game called “{ $id }”
ui-told-conflict = the game has changed since revision { $expected }; it is at { $found } now
ui-told-stale = the record can no longer be played: { $what }
ui-told-store = the store failed: { $why }
ui-told-crashed = a fault of the program itself, number { $number }
ui-told-dealer = expected a record whose cards the program deals, found one dealt from the table

ui-won = You won, { $points }
ui-lost = You lost, { $points }
ui-drawn = A draw between { $who }, { $points }
ui-winner = Winner: { $who }, { $points }
ui-curve = Points over the game; in the end { $ends }.
ui-task-choose = To act: { $who }
ui-task-card = Which card did { $pile } turn up?
ui-more-options = And { $n } more.
ui-back = One step back
ui-partial = Some of these points are hidden from you.
ui-pass-on = Pass the device to { $who }
ui-put-away = { $who }: your hand is put away.
ui-since-of = Since the last turn of { $who }
ui-since = Since your last turn
ui-drawn-by = { $who }: the cards you drew last
ui-one-more = { $who }: one thing more
ui-pass-on-text = The next hand is shown to whoever taps below: a courtesy among people who share a screen, no lock.
ui-i-am = I am { $who }: show my hand
ui-people = Names
ui-person-name = Person { $n }
ui-error-no-reasons = The automa did not act there
    .advice = Reasons are given for what the automa did.
ui-error-secret = Not while somebody hides a hand
    .advice = The record names every card. It can be saved when the game is over.
ui-pause = Pause
ui-first-moment = First
ui-before = Previous
ui-next = Next
ui-last-moment = Last
ui-branch = Play on from here
ui-past-at = Moment { $n } of { $of }
ui-sound = Sound
ui-sound-off = Off
ui-sound-on = A tick
ui-picture = Picture to keep
ui-picture-text = The table at the end
ui-copy = Copy
ui-copied = Copied.
ui-results = Last results
ui-lead = ahead by { $n }
ui-behind = behind by { $n }
ui-level = level
ui-took-lead = You took the lead.
ui-lost-lead = You lost the lead.
ui-leads-now = { $who } took the lead.
ui-curve-lead = Lead over the game; in the end { $ends }.
ui-contents = Contents
ui-search = Search the rules
ui-search-go = Search
ui-search-none = No rule has these words.
ui-search-all = All rules
ui-tally = { $n ->
    [one] { $won ->
        [0] The last game was not won.
       *[other] The last game was won.
     }
   *[other] Games won: { $won } of the last { $n }.
 }
ui-course-lead = How far you are ahead, as if the game had ended then.
ui-own = Cards and decks of your own
ui-own-text = A file as the program writes and checks it; what does not fit is told with its card and figure.
ui-own-keep = Keep these files for the next game
ui-own-page = See, change or write your own
ui-own-title = { $game }: cards and decks of your own
ui-own-about = What is yours is kept here, finished or not. A new game offers what passes the check.
ui-own-none = None yet.
ui-own-ready = can be played
ui-own-draft = draft, cannot be played yet
ui-own-is-draft = Cannot be played yet:
ui-own-mine = your own
ui-own-gaps = yours, with gaps: at your table they are asked for
ui-own-whole = yours, complete for your table
ui-own-rest = Go on with { $name }
ui-own-unnamed = without a name
ui-own-bring = Bring in a file or a text
ui-own-save = Check and keep
ui-own-copy = Begin with a copy: { $name }
ui-own-play = Play with it
ui-own-play-table = Play at your table with it
ui-own-export = Save as a file
ui-own-as-text = As text
ui-own-back = All of your own
ui-own-remove-title = Throw “{ $name }” away?
ui-own-remove-text = It is gone for good then. Games played with it keep their copy.
ui-to-document = See it as it is now
ui-error-document = This deck or card set is not here
    .advice = It may have been thrown away, or kept on another machine.
ui-error-changed = It was changed elsewhere
    .advice = It was changed in another tab or window since this page was made. Nothing was overwritten: look at it as it is now.
ui-told-no-chair = there are { $n } chairs at this table

# At the table.
ui-its-turn = { $automa }’s turn
ui-tell = What did you do?
ui-which-card = Which card came up?
ui-done = Done
ui-done-next = Done: its next card
ui-done-its-turn = Done: { $automa }’s turn
ui-heard = Heard
ui-undo-all = all of this is taken back
ui-last-turn = Its last turn
ui-back-to-moves = Back to its moves
ui-lines-ticked = { $n } of { $of } lines ticked
ui-app-drew = The app drew **{ $card }**: take it out of your pile.
ui-cards = Language of the cards
ui-find = letters of the name
ui-letters = letters
ui-fix = Fix
ui-fix-title = What is different?
ui-fix-text = Tap what differs, then set it so
ui-fix-before = The table as it lay before its turn; the turn is worked out again
ui-fix-when = Which table?
ui-fix-when-before = Before its turn
ui-fix-when-after = As it lies now
ui-fix-first = First tell what was turned up or chosen; then anything can be put right.
ui-set-it-so = Set it so
ui-cancel = Cancel
ui-less = less
ui-greater = more
ui-type-number = type the number
ui-sign = sign: above or below 0
ui-digit-back = take the last digit back
ui-turn-changes = Its turn changes:
ui-undo-deed = Undo: { $deed }
ui-deed-fix = the fix
ui-deed-deal = who draws
ui-go-back = Go back to…
ui-go-back-text = Tap a line: the table is rebuilt from there
ui-move-back = Move back on the table: { $n }
ui-back-to-table = Back to the table
ui-set-table = Set the table
ui-piles = Who draws
ui-begin = Begin
ui-begin-you = Begin: you move first
ui-deal-program = The app draws
    .hint = you need no cards
ui-deal-table = I draw
    .hint = and tap the card
ui-draw-for-me = Draw for me: this card
    .hint = take it out of your pile: the app says which
ui-draw-always = The app draws from now on
    .hint = You draw this pile. Switched on, it is the app’s; the menu gives it back.
ui-draw-rest = Draw the rest for me
ui-awake = The screen stays awake
ui-awake-none = This browser cannot keep the screen awake here
ui-voice = Speak the instructions
ui-voice-on = Speak
ui-size = Letters
ui-size-normal = Large
ui-size-large = Larger
ui-table-keys = Keys: 1 to 9 answer, Enter is Done, U undoes, W asks why, F fixes.
ui-count-yours = Count your points
ui-is-right = Is that right? If not: Undo or Fix.
ui-rematch = Rematch
ui-keep-record = Keep
ui-at-table = at the table
ui-at-table-start = At the table
ui-phone = Scan this with a phone on the same network to go on there. It lets that phone in, to all games that are kept here.
ui-export = Save everything
ui-export-text = All games, under way and finished, your own decks, mats and card sets, and your results: one file that this page opens again, here or anywhere else.
ui-export-folded = Hands that people hide in games under way are in it too, only folded: whoever unfolds the file reads them.
ui-import = Taken in
ui-import-text = What was here before is as it was.
ui-import-kept = { $n ->
    [one] One thing is kept here now.
   *[other] { $n } things are kept here now.
}
ui-import-beside = { $n ->
    [one] One differs from what has its name here and is kept beside it.
   *[other] { $n } differ from what has their name here and are kept beside it.
}
ui-import-unplayable = { $n ->
    [one] One was played by older rules: it is kept and can be saved, but not played on.
   *[other] { $n } were played by older rules: they are kept and can be saved, but not played on.
}
ui-import-same = { $n ->
    [one] One was here already, the very same.
   *[other] { $n } were here already, the very same.
}
ui-import-refused = { $n ->
    [one] One cannot be read and was left in the file.
   *[other] { $n } cannot be read and were left in the file.
}
ui-import-empty = There was nothing in the file.
ui-import-why = What is to be said
ui-import-as = kept as { $id }
ui-import-id = up to 40 small letters and digits
ui-take-along = Take along
ui-take-along-text = This game up to here, for another device or another person. Whoever opens it goes on with a copy of their own.
ui-link = Link
ui-link-text = It holds the whole game and opens in every home of Automatable, also pasted under “Open a saved game”. No server keeps it.
ui-copy-link = Copy the link
ui-link-code = Scan this with the other device: it opens a copy of this game.
ui-link-code-who = The code holds this game and no key. It opens at once on a device that has been let in here before; anybody else can paste the link into their own Automatable, under “Open a saved game”.
ui-link-house-ask = A code that also lets the other device in
ui-link-house = Scan this with the other device: it opens a copy of this game and lets the device in.
ui-link-house-who = This code holds the key of this house: whoever scans or photographs it can read, play and throw away every game that is kept here.
ui-link-house-not = The code without the key
ui-link-no-code = A code to scan is shown where another device can reach this address and the game is short enough. “serve --lan” lets phones in.
ui-link-long = This game is too long for a link: { $n } letters where { $most } can be relied on. Take its file along.
ui-linked = A game for you
ui-linked-text = It came in the link and is kept nowhere yet. If you open it here, it stands beside your other games.
ui-linked-go = Open it here
ui-linked-no = Not now

ui-install = Install
ui-install-site = Install to play without this server
ui-licences = Licences
ui-news = A new version is here.
ui-news-take = Take it
ui-kept-promised = This browser has promised to keep these games for good.
ui-kept-fleeting = This browser may throw these games away when room is short or when nobody has come by for long. In a file they are safe:
ui-keeping-scarce = The room that this browser gives is nearly used up. What was acknowledged is safe; save finished games as files and throw them away here.
ui-keeping-refused = This browser keeps nothing for this page: no game can be started here. Allow storage for this site, or leave the private window.
ui-site-wait = One moment: the program is being fetched. After this once it needs no network.
ui-site-unable = This browser cannot run the program by itself. Use a current version of Chrome, Edge, Firefox or Safari, no private window, and an address that begins with https.
ui-site-refused = This browser keeps nothing for this page, so no game would be safe here. Allow storage for this site, or leave the private window, then open it again.
ui-site-failed = The program could not be fetched. Look after the network, then try again.
ui-site-broken = The program did not start. Your games are safe: fetch the program anew.
ui-site-again = Try again
ui-site-script = The program runs in your browser itself: please allow script for this page.

## Printing
ui-print = Print
ui-print-this = Print { $name }
ui-print-cannot = That cannot be printed.
ui-print-absent = The part of the program that prints has not been fetched yet, and the site does not answer. Try again with a network; once it is here it is kept.
ui-print-all-deck = All cards
ui-print-all-mat = All levels
ui-print-own = Decks and mats of your own
ui-print-paper = Paper
ui-print-paper-a4 = A4
ui-print-paper-letter = Letter
ui-print-paper-card = One card a page
    .hint = for print shops, with bleed
ui-print-cut = Edges
ui-print-cut-line = Cut line
    .hint = one cut between two cards
ui-print-cut-bleed = 3 mm bleed
    .hint = room around each card
ui-print-size = Size
ui-print-size-63x88 = 63 × 88 mm
    .hint = fits common sleeves
ui-print-size-61x86 = 61 × 86 mm
    .hint = for tight sleeves
ui-print-ink = Ink
ui-print-ink-full = Full
    .hint = cream ground, coloured headers
ui-print-ink-less = Less ink
    .hint = half on faces, a tenth on backs
ui-print-lang = Language on the cards
ui-print-fine = Backs do not meet the fronts? Another size?
ui-print-check = Print the last two pages two-sided, hold them against a light and enter what they tell. Most printers: under 1 mm.
ui-print-own-size = Another size, mm (63x88)
ui-print-right = Backs to the right, mm
ui-print-down = Backs down, mm
ui-print-duplex = Two-sided
ui-print-duplex-usual = as the sheet lies
ui-print-duplex-long = flip on the long edge
ui-print-duplex-short = flip on the short edge
ui-print-duplex-none = one side only
ui-print-open = Open the sheets
ui-print-save = Save as PDF
ui-print-step-1 = Print at 100 %, never “fit to page”. The line at the foot must measure 100 mm.
ui-print-step-2 = Two-sided; over which edge stands at the foot. Try one sheet first.
ui-print-step-3 = Cut along the marks, long cuts first.
ui-print-sheets = The sheets
ui-print-fronts = Fronts
ui-print-backs = Backs, mirrored left to right
ui-print-less = Less ink
ui-print-with-bleed = With bleed: eight cards, the ground runs 3 mm beyond every cut
ui-print-why-bleed = Why not three by three with bleed? Three cards with their bleed are 207 mm wide; A4 is 210. No printer reaches that edge, and no room is left for the marks.

## The coach
ui-analysis = Analysis
ui-analysis-pages = End of the game
ui-analysis-parts = Cards and choices
ui-analysis-progress = How far it is
ui-analysis-thinking = { $result }. Why is being worked out
ui-analysis-far = { $n } of { $all } choices judged, the last first.
ui-analysis-leave = You may leave: what is found is kept.
ui-analysis-stopped = Stopped; what is found is kept.
ui-analysis-on = Go on thinking
ui-analysis-stop = Stop, keep what is known
ui-points = Points
ui-fall = From what was to be expected to what it came to
ui-fall-text = Points ahead of the automa. Whiskers: 95 % bands.
ui-fall-label = From { $start } expected at the start, the cards brought { $cards }, your choices { $choices }; it came to { $end }.
ui-fall-start = At the start
ui-fall-start-text = expected by greedy
ui-fall-cards = The cards
ui-fall-cards-text = what chance brought
ui-fall-choices = Your choices
ui-fall-choices-text = { $n } of them
ui-fall-now = Expected now
ui-fall-end-text = points ahead
ui-fall-level = level
ui-fall-part = Part
ui-chance = Chance to win
ui-chance-label = Chance to win: { $first } % at first, { $lowest } % at the lowest, { $last } % at the end
ui-chance-text = Band: 95 %. Round numbers: your choice; diamonds: the cards.
ui-chance-start = start
ui-chance-end = end
ui-chance-ply = Entry of the record
ui-moments = { $n ->
    [0] No moment stands out
    [one] One moment that decided it
    *[other] { $n } moments that decided it
  }
ui-moments-none = No single card and no single choice changed more than so many games can tell.
ui-moments-text = Trying again changes nothing; playing on from there begins a game of its own, marked “second try”, outside your record. Your moments are kept for
ui-moment-chance = Your chance: { $before } → { $after } %.
ui-moment-again = Try again from here
ui-moment-see = See this moment
ui-cost = Points given away per choice
ui-cost-you = you, this game
ui-cost-who = Who
ui-cost-axis = points given away per choice
ui-cost-games = { $n } games
ui-cost-choices = { $n } choices
ui-kinds = Which deeds cost most
ui-kinds-of = in { $n }
ui-kinds-kind = Kind of deed
ui-kinds-close = Points given away, by kind of deed: none clearly more than others.
ui-judged = How this was judged
ui-judged-sums = Choices are counted against what greedy would have done in your chair: with the cards and the start they add up to the result. Costs are counted against the best deed found: they are never plus, and do not add up.
ui-judged-limits = A judge who played better would find other costs.
ui-practice = Practice
ui-analysis-again = Every choice is judged; what seemed dear is measured once more.
ui-analysis-left = { $n ->
    [one] about { $n } second left
   *[other] about { $n } seconds left
}
ui-moments-name = Moments that decided it
ui-moments-waiting = Nothing is claimed yet: moments are named when every choice is judged.
ui-moments-stopped = Moments are named when every choice is judged.
ui-fall-from = Where it is known from
ui-moment = A moment
ui-moment-what = What do you do?
ui-moment-asked = One of your dear choices. Act as if it were now; the best deed is hidden until you have.
ui-moment-tell = Tell me
ui-moment-answer = The answer
ui-moment-comparing = Your deed is being compared
ui-moment-comparing-text = What you did now is played on, and so are what you did then and the best found: by the same dice.
ui-moment-compare = Compare
ui-moment-now = you, now
ui-moment-then = then
ui-moment-best = best found
ui-moment-games = Points short of the best in { $n } games each, dealt alike. Whiskers: 95 % bands.
ui-moment-reasons = Reasons
ui-moment-choose = Choose again
ui-moment-second = Playing on begins a game of its own, marked “second try”; it stays out of your record.
ui-moment-running = This game is under way: once it is over you can play on from here.
ui-moment-why = Where the points come from
ui-moment-why-best = What the best brings against what you did now
ui-moment-why-best-then = What the best brings against what you did then
ui-moment-why-then = What you did now brings against then
ui-moment-why-none = No source of points differs by more than so many games can tell.
ui-verdict-as-good = As good as the best found
ui-verdict-better = Better than then, short of the best
ui-verdict-same = The same as then
ui-verdict-no-better = No better than then that so many games can show
ui-verdict-less = Less than then
ui-verdict-given-up = This was the best found
ui-ways-practice-none = nothing waits
ui-ways-practice-text = { $n ->
    [one] { $n } moment waits
   *[other] { $n } moments wait
}
ui-practice-title = { $n ->
    [one] One moment to try again
   *[other] { $n } moments to try again
}
ui-practice-all-found = Every moment is found
ui-practice-none = Nothing to practise yet
ui-practice-text = Dear choices from your own games. The best deed is hidden; choose, then compare.
ui-practice-none-text = Dear choices of your own games come here once a game has been analysed.
ui-practice-none-how = Play a game to its end and press Analyse: choices that clearly cost points are kept here to be tried again.
ui-practice-begin = Begin with the dearest
ui-practice-any = Any one
ui-practice-of = Which games
ui-practice-of-all = All
ui-practice-waiting = Not found yet
ui-practice-dearest = dearest first
ui-practice-found = Found
ui-practice-rule = A choice comes here if its cost is clear of its band and at least 2 points in Patchwork, 4 in Brass and London. One you found comes back after 3, 12 and 40 days, then no more.
ui-practice-untried = not tried
ui-practice-tried = { $n ->
    [one] tried once
   *[other] tried { $n } times
}
ui-practice-again = found before, comes again
ui-practice-found-for-good = found, for good
ui-practice-comes = { $n ->
    [one] found, comes again tomorrow
   *[other] found, comes again in { $n } days
}

# Hints.
ui-hint = Hint
ui-hint-thinking = Thinking …
ui-hint-hide = Hide
ui-hint-none = Hint: { $why }
ui-hinted = { $n ->
    [1] Your turn, one hint
    [2] Your turn, two hints
   *[other] Your turn, three hints
 }
ui-hint-say = { $n ->
    [1] One good deed, as it lies on the board.
    [2] Two good deeds, as they lie on the board; not ranked.
   *[other] Three good deeds, as they lie on the board; not ranked.
 }
ui-hint-reasons = Reasons
ui-hint-since = Reasons, since you asked
ui-hint-against = Points by source, against the mean of the deeds
ui-hint-all = In all
ui-hint-won = won in { $n } %
ui-hint-limits = It does not know the order of a pile. Where bands overlap, the games cannot tell.
