# What the command line says. One idea a line; names and numbers are variables.

## Files
cli-unreadable = { $file } cannot be read: { $error }
cli-unwritable = { $file } cannot be written: { $error }
cli-io-not-found = there is no such file or folder
cli-io-permission = it is not permitted
cli-io-folder = it is a folder
cli-io-no-folder = a part of the path is no folder
cli-io-read-only = the disk can only be read
cli-io-full = there is no room left
cli-too-large = { $file }: expected a document of at most { $limit } MB, found more
cli-binary = { $file }, line { $line }: expected text (UTF-8), found other bytes
cli-empty = { $file }: expected a document, found nothing
cli-at-line = { $file }, line { $line }: { $what }
cli-in-file = { $file }: { $what }
cli-flag-help = { $what } (more: { $command } --help)
cli-flag-tip = { $what }; perhaps “{ $tip }”
cli-flag-option = an option of this command
cli-flag-once = each option once
cli-flag-text = text (UTF-8)
cli-flag-bytes = other bytes
cli-flag-lang = en, fr or es
cli-flag-whole = a whole number, 0 or more
cli-flag-seed = a whole number below 2^53 (9007199254740992)
cli-flag-base = a path such as /automatable
cli-flag-log = a level (off, error, warn, info, debug, trace) or directives such as automatable=info
cli-flag-shard = I/N with I from 1 to N, e.g. 2/4
cli-flag-key-value = KEY=VALUE
cli-flag-size = a width and a height in millimetres, such as 63x88
cli-flag-shift = millimetres to the right and down, such as 0.5,-1

## Choices
cli-no-document = { $key }: expected { $expected } or a file, found “{ $found }”
cli-no-pile = expected a pile out of { $expected }, found “{ $found }”
cli-no-games = expected at least 1 game, found 0
cli-no-threads = expected at least 1 thread, found 0
cli-threads = expected { $wanted } threads, but the system gives no more: { $error }
cli-seed = expected seeds below 2^53 for every game, found { $found }
cli-timed = a part of a run must be one that can be played again: expected a budget of iterations, found “{ $found }”
cli-folder-taken = { $file }: expected a new or an empty folder, found something in it; nothing was changed
cli-folder-busy = { $file }: expected a folder that nobody is filling, found another run at work in it
cli-folder-kept = { $games ->
    [one] { $what }. One game was finished and is kept beside it, in files called .part; to go on: --resume { $dir } instead of --out, or in another folder --seed { $seed }
   *[other] { $what }. { $games } games were finished and are kept beside it, in files called .part; to go on: --resume { $dir } instead of --out, or in another folder --seed { $seed }
 }
cli-no-ply = expected a ply from 0 to { $last }, found { $found }
cli-no-seat = expected a seat from 1 to { $last }, found { $found }
cli-no-deck = expected one of { $expected }, found “{ $found }”
cli-no-schema = expected one of { $expected }, found “{ $found }”
cli-no-rule-id = there is no rule “{ $found }” here; perhaps { $tips }. All of them: automatable rules { $game }

## games
cli-games-by = { $title }, by { $authors }
cli-games-usual = { $value }, the usual one
cli-unofficial = An unofficial fan work, not connected with the designers or publishers of these games.
cli-games-players = Players for “simulate”: { $players }

## replay
cli-replay-head = { $game }, after { $ply } of { $last } actions
cli-card = { $card }: { $lines }
cli-decide-unused = { $n ->
    [one] the last entry of “next” was not needed and stays there: { $cards }
   *[other] the last { $n } entries of “next” were not needed and stay there: { $cards }
 }
cli-points = { $score ->
    [one] { $score } point
   *[other] { $score } points
 }
cli-points-partial = { $points }, hidden cards not counted
cli-turn-human = to act: { $who }
cli-turn-automa = the automa acts
cli-turn-chance = to be turned up: { $pile }
cli-turn-over = the game is over
cli-turn-you = it is your turn
cli-now = If the game ended now: { $points } – { $turn }
cli-now-chair = { $who } { $points }
cli-winner = Winner: { $who }
cli-draw = A draw: { $who }

## why
cli-why-head = Action { $ply }, “{ $action }”: { $sentence }
cli-why-source = { $rule } Source: { $source }
cli-why-kept = kept
cli-why-dropped = dropped
cli-why-none-meets = not met
cli-why-left = Left: { $left }
cli-why-left-none = Left: nothing
cli-why-skipped = Skipped, no candidate meets it. Left: { $left }
cli-why-nothing = There was nothing to choose.
cli-why-no-turn = expected an action of the automa, found none yet
cli-why-not-automa = action { $ply }: expected an action of the automa, found somebody else’s

## analyse
cli-analyse-moment = { $nth }. Action { $ply }, { $name }: { $points }
cli-analyse-better = Better on average, if greedy went on: { $deed }
cli-analyse-no-moment = No moment stands out.
cli-analyse-chance = Action { $ply }: { $chance } % ({ $low } to { $high })
cli-analyse-stopped = stopped: { $n } of { $all } choices are judged, from the end of the game backwards

## rules
cli-rules-readings = Readings: { $readings }
cli-rules-heading = Readings, where the print is unclear

## print
cli-print-done = { $file }: { $pages ->
    [one] { $pages } page
   *[other] { $pages } pages
 }, { $kilobytes } KB. Print at 100 %, never “fit to page”.
cli-print-pictures = { $folder }: { $pictures ->
    [one] { $pictures } picture
   *[other] { $pictures } pictures
 } of 300 dots an inch.

## deck
cli-deck-good = { $file }: a valid document for { $game } ({ $kind }), “{ $name }”
cli-deck-unknown = { $file }: expected a deck, mat or card set of some game, found keys that none of them has

## simulate
cli-simulate-head = { $games ->
    [one] { $game }: { $games } game of “{ $player }” from seed { $seed } ({ $setup })
   *[other] { $game }: { $games } games of “{ $player }” from seed { $seed } ({ $setup })
 }
cli-simulate-shard = Part { $shard } of a larger run.
cli-simulate-human = the person’s points
cli-simulate-automa = the automa’s points
cli-simulate-spread = { $mean } ± { $sd } ({ $min } to { $max })
cli-simulate-human-wins = won by the person
cli-simulate-automa-wins = won by the automa
cli-simulate-draws = drawn
cli-simulate-rate = win rate, 95% interval
cli-simulate-actions = actions a game
cli-simulate-time = time, games a second
cli-simulate-timed = The player thinks by the clock: the same seeds need not come to the same again.
cli-stopping = stopping; what was played is summed up (once more ends the program at once)
cli-stopped-simulate = { $games ->
    [one] stopped after one game; the games that are left: { $command }
   *[other] stopped after { $games } games; the games that are left: { $command }
 }
cli-stopped-compare = { $games ->
    [one] stopped after one game of each; the games that are left: { $command }
   *[other] stopped after { $games } games of each; the games that are left: { $command }
 }
cli-stopped-kept = { $games ->
    [one] stopped; one game is kept in { $dir }, in files called .part. To go on (with --seed { $seed }): { $command }
   *[other] stopped; { $games } games are kept in { $dir }, in files called .part. To go on (with --seed { $seed }): { $command }
 }
cli-stopped-difficulty = stopped at { $place } after { $games } of { $wanted } games, and what follows was not measured; its games go on with --seed { $seed }
cli-resume-none = { $file }: expected the folder of a run that was stopped, found none; a new one is begun with --out
cli-resume-complete = { $file }: expected a run that was stopped, found one that is complete
cli-resume-begun = { $file }: expected a run as “simulate --out” begins it, found { $found }
cli-resume-other = { $file }: expected the run that was begun there ({ $field } { $expected }), asked for is another ({ $field } { $found })
cli-resume-player = { $file }: expected the “{ $player }” who played there, found another of that name: { $by }
cli-player-weights = its weights differ
cli-player-noise = it misjudges by another measure
cli-player-search = it looks ahead in another way
cli-player-budget = it looks ahead for another time
cli-player-play = it plays in another way

## compare
cli-compare-head = { $games ->
    [one] { $game }: { $games } game of each, from seed { $seed }; B less A, seed by seed, with 95% intervals (* leaves out zero)
   *[other] { $game }: { $games } games of each, from seed { $seed }; B less A, seed by seed, with 95% intervals (* leaves out zero)
 }
cli-compare-margin = the person is ahead by
cli-compare-rate = won by the person, %
cli-compare-interval = 95% interval
cli-compare-word = { $side }: expected KEY=VALUE, found “{ $found }”

## merge
cli-merge-summary = { $file }: expected a summary of “simulate --out”, found { $found }
cli-merge-whole = { $file }: expected a part of a run, found a whole one
cli-merge-doubled = expected each part once, found { $shard } in { $first } and in { $second }
cli-merge-missing = expected the whole run, found no folder for { $expected }
cli-merge-unordered = expected the folders in the order of their parts: { $expected }
cli-merge-foreign = { $file }: expected a part of the same run ({ $field } { $expected }), found { $field } { $found }
cli-merge-player = { $file }: part { $nth } was played by another “{ $player }”: { $by }
cli-merge-unsaid = { $file }: expected a summary that says who played and by which rules, found one of an older version that says neither; play it again
cli-merge-stopped = { $file }: expected a complete part, found one that was stopped; it goes on with simulate --resume
cli-merge-columns = { $file }: expected the games of games.csv as columns, found something else
cli-merge-row = { $file }, line { $line }: expected the game of seed { $seed }, found something else
cli-merge-sums = { $file }: expected games that add up to the summary beside them, found other sums

## difficulty
cli-marks = To be read with the result: { $marks }.
cli-daily-deal = { $game }: { $setup }, seed { $seed }
cli-daily-how = Play one: automatable daily GAME
cli-daily-no-day = --date: expected a day up to { $today }, year-month-day, found “{ $found }”
cli-record-head = { $n } finished games, { $won } won
cli-record-few = { $level }: { $won } of { $n } won; a share is told from { $few } games on
cli-record-level = { $level }: { $won } of { $n } won, { $share } % ({ $low }–{ $high }), ahead by { $ahead } ± { $half }
cli-record-players = measured players: { $players }
cli-record-won = won
cli-record-drawn = drawn
cli-record-lost = lost
cli-record-left = Not counted: { $second } second tries, { $several } games of several people, { $unreadable } that can no longer be read.
cli-difficulty-head = won by the person (95% interval), points of person and automa, games
cli-difficulty-cell = **{ $rate } %** ({ $low }–{ $high }), { $human } to { $automa }, { $games }
cli-difficulty-wins = How often the person wins against each automa, by who plays for them; in brackets the 95% interval where there is room.
cli-difficulty-more = “difficulty --markdown” adds points and numbers of games, “--json” everything.

## The web app
cli-serve-at =
    Automatable is at { $url }
    Games are kept in { $folder }. Ctrl-C stops it.
cli-serve-public =
    Automatable is at
      { $url }
    Whoever has one of these addresses, with its key, can read, play and throw away every game. The key is good until the program stops.
    Games are kept in { $folder }. Ctrl-C stops it.
cli-serve-own-key =
    Automatable is at
      { $url }
    Whoever adds ?key= and your own key ({ $place }) can read, play and throw away every game.
    Games are kept in { $folder }. Ctrl-C stops it.
cli-serve-no-lan = No address of this machine belongs to a local network, so nothing can be opened from another machine: --lan lets in 10.*, 172.16.* to 172.31.*, 192.168.* and link-local addresses alone, and here is { $found }. With --public others come in as well, with the key.
cli-serve-no-address = no address at all
cli-serve-bad-key = { $place }: expected a key of 16 to 128 letters, digits and - . _ ~ without spaces
cli-serve-not-public = other machines can reach { $addr }: add --lan for your own network or --public to let them in (the printed addresses carry a key then), or leave --addr out
cli-serve-no-key = the system has no randomness for a key
cli-store-newer = { $file } was written by a newer version of this program (tables of version { $found }): use that version, or another folder with --data; nothing was changed
cli-store-foreign = { $file } is a file of another program: move it away, or use another folder with --data; nothing was changed
cli-store-stuck = { $file } is damaged and could not be set aside: { $error }. Move it away, or use another folder with --data
cli-store-full = there is no room left for { $file }: make room, or use another folder with --data
cli-store-busy = { $file } is in use: another program is just mending it, or holds it locked. Wait until that is done or stop it, or use another folder with --data
cli-store-rescued =
    { $file } was damaged. It was set aside, unchanged, as { $aside }. { $n ->
        [0] No game could be read from it; a new file was begun.
        [one] One game could be read from it and goes on.
       *[other] { $n } games could be read from it and go on.
    }
cli-store-copied =
    { $n ->
        [one] One game or document is as the copy of another day has it (games.sqlite.bak).
       *[other] { $n } games and documents are as the copy of another day has them (games.sqlite.bak).
    }
cli-store-left =
    { $aside } was set aside once and has what is not here, or newer: { $games ->
        [one] one game
       *[other] { $games } games
    }, { $documents ->
        [one] one document
       *[other] { $documents } documents
    }. To see them: copy it as games.sqlite into an empty folder, start with --data and that folder, save everything there and open it here. If nothing of it is missed, move it away.
cli-store-left-unread = { $aside } was set aside once; there was no room to see whether all its games are here. Make room and start again.
cli-store-fallen = what keeps the games has failed through a fault of this program, so it stops. What was acknowledged before is safe: start it again.
cli-serve-bye = Stopped. Every game is kept.
cli-serve-failed = { $what }: { $error }
cli-serve-no-folder = no folder for data was found: say one with --data

## backup
cli-backup-done =
    { $file } is a whole copy: { $games ->
        [one] one game
       *[other] { $games } games
    }, { $documents ->
        [one] one document
       *[other] { $documents } documents
    }.
cli-backup-exists = { $file } is there already and was left alone: give another name, or --force to put the copy in its place
cli-backup-itself = { $file } is where the games themselves are kept: expected another file
cli-backup-journal = beside { $file } lies { $journal }, which SQLite would take for the journal of the copy: expected another name
cli-backup-nothing = { $file }: expected a file with games, found nothing in it
cli-backup-damaged = { $file } is damaged, so there is no whole copy of it: start automatable serve, which sets it aside and keeps what can be read
cli-backup-no-pipe = expected a file to write, found “-”

## site, health, man
cli-site-done =
    { $folder }: { $n ->
        [one] one file
       *[other] { $n } files
    }. Put them on any host of files, under any path.
cli-site-none = this program was built without the site: expected one of a release, or cargo xtask site --out { $folder }
cli-site-other = { $folder } is there already and is no site: expected a folder that is empty or not there
cli-health-no = { $addr } is not well: { $found }
cli-health-nobody = { $addr } does not answer: { $error }
cli-man-command = expected one of { $words }, found “{ $found }”

## play
cli-play-welcome = { $game }, { $automa } ({ $setup }).
cli-play-where = Saved in { $file } after every action.
cli-play-hint = Type a number, or the words in brackets; help lists what else can be said. The number before > counts what has happened so far, laying out the table included.
cli-play-player = “{ $player }” plays in your chair, step by step; Ctrl-C gives it back to you.
cli-play-player-stopped = It is your chair again.
cli-play-player-table = --player: expected a game on the screen, found one at your table, where “{ $found }” cannot see your cards
cli-play-what = What will you do?
cli-play-confirm = Enter to do it, back to think again:
cli-play-moved = All moved? Enter:
cli-play-yes = yes
cli-play-end = End of input.
cli-play-interrupted = Interrupted.
cli-play-kept = The game is saved in { $file }.
cli-play-resume = To go on: automatable { $command } { $game } --file { $file }
cli-play-exists = { $file } is there already: expected a new file, or no choices
cli-play-no-folder = expected a folder for your games (set HOME or XDG_DATA_HOME, or give --file), found none
cli-play-passed-over = passed over: { $what }
cli-play-no-pipe = --file: expected a file that can be written again and again, found “-”
cli-play-no-json = --json: expected a command that prints one document, found “play”
cli-play-unsaved = { $file } could not be saved: { $error }. What was saved before is kept; the next action tries again.
cli-play-changed = { $file } has been written by somebody else since, perhaps in another terminal: it is left as it is. To keep this game: save and another file.
cli-play-not-there = { $file } could not be saved: { $error }. The game is still kept in { $old }.
cli-play-saved = Saved in { $file }.
cli-play-unknown = expected a number from 1 to { $last }, a word in brackets, or help, found “{ $found }”
cli-play-several = expected one choice, found “{ $found }”, which begins { $choices }
cli-play-over = the game is over (undo, goto, why, score, log, quit), found “{ $found }”
cli-play-nothing = there is nothing to choose here (redo, undo, goto, why, score, log, quit), found “{ $found }”
cli-play-script = line { $line } of the input: { $what }
cli-play-no-further = There is nothing further that way.
cli-play-at = After { $ply } of { $last } actions.
cli-play-looking = You are looking back: redo and goto { $last } lead to the end. To act here drops what followed.
cli-play-corrected = Put right by hand: { $patch }
cli-play-hide = Your turn is over. Enter hides the screen:
cli-play-scroll-back = What has scrolled away can still be read: clear the terminal’s scroll-back before you hand over.
cli-play-hand-over = { $who }: press Enter when only you can see the screen:
cli-play-half-done = A deed is half done; it goes on from there.
cli-play-why-not = Nothing a person would look for is missing. To ask about something: ? and the words for it.
cli-play-allowed = That is possible.
cli-play-rules = rules and one of: { $ids }
cli-play-help = Choose by number or by the words in brackets; their beginning is enough if no other choice begins so. Tab completes, the arrow keys recall. Besides:
cli-play-help-help = this
cli-play-help-table = the table again
cli-play-help-back = one step back
cli-play-help-undo = take back your last deed, and what followed from it
cli-play-help-redo = do again what was taken back
cli-play-help-goto = look at the table after so many actions: goto 40
cli-play-help-why = the automa’s reasons in its last turn, or for one action: why 41
cli-play-help-hint = up to three good deeds, not ranked; asked once more, what each brings
cli-play-help-score = the points, by source
cli-play-help-log = what happened so far
cli-play-help-rules = a rule by its id: rules R5-3
cli-play-help-save = save now, or from now on elsewhere: save file.toml
cli-play-help-quit = leave; the game is saved
cli-play-help-why-not = why something is not possible: ? alone, or with the words for it
cli-play-help-fix = put right what differs on your table: fix alone asks fact by fact; at once: fix PLACE=VALUE
cli-play-help-deal = a pile is yours or the program’s from here on: deal PILE table
cli-play-help-prompt = the number before > counts what has happened so far, the set-up too; goto and why take such numbers
cli-play-fix-how = expected places and values like human.time=26, out of: { $facts }
cli-play-fix-which = What differs on your table?
cli-play-fix-done = set it so
cli-play-fix-count = { $fact }. A number from { $least } to { $most }:
cli-play-fix-number = expected one of the numbers that are possible here, found “{ $found }”
cli-play-fix-changed = { $name }: { $before } → { $after }
cli-play-deal-how = expected a pile ({ $piles }) and “table” or “program”
cli-word-fix = fix
cli-word-deal = deal
cli-word-help = help
cli-word-table = table
cli-word-more = more
cli-word-back = back
cli-word-undo = undo
cli-word-redo = redo
cli-word-goto = goto
cli-word-why = why
cli-word-hint = hint
cli-word-score = score
cli-word-log = log
cli-word-rules = rules
cli-word-save = save
cli-word-quit = quit

## Many games, for designers
cli-simulate-without = Without the automa’s rule { $rule }.
cli-simulate-player-seed = The same deals with another luck of the player’s own ({ $seed }).
cli-no-automa-rule = expected a rule of the automa ({ $expected }), found “{ $found }”
cli-compare-many = The person’s lead, and how often the person wins; below each the difference of leads from A.
cli-compare-holm = In brackets: 95 % for all differences together; a star where all together leave no doubt (Holm).
cli-file-taken = { $file } is there already: expected the name of a new file
cli-worth-nothing = this game has nothing of the kind to leave out ({ $parts })
cli-worth-kept = Stopped. { $n } measured whole are in { $file }; to go on, the same command with --resume { $file } instead of --out.
cli-worth-stopped = Stopped. { $n } measured whole.
cli-worth-unread = { $file }: expected a file of “worth --out”, found { $found }
cli-worth-other = { $file } belongs to another measurement: { $field }: expected { $expected }, found { $found }
cli-worth-player = { $file } was measured with another “{ $player }”: { $by }
cli-worth-unsaid = { $file } does not say who played and which game
cli-worth-unfinished = { $file } was stopped before its end: go on with it first (--resume)
cli-worth-doubled = expected each thing once, found { $id } twice
cli-worth-missing = expected all parts, thing number { $nth } is missing
cli-flag-points = a number of points from 0 to 1000
cli-flag-percent = a share in percent, from 0 to 100
cli-flag-band = two shares in percent with a stroke between them, like 25-35
cli-tune-over = --over: expected { $expected }, found “{ $found }”
cli-tune-nothing = this game has no mat and no deck that could be changed
cli-tune-within = --within: expected more than 0
cli-tune-wrote = Written to { $file }.
cli-tune-stopped = Stopped: this is what was stood on by then.
cli-tune-step = { $nth }. { $name }: { $race } % in the race{ $fresh ->
    [none] {""}
   *[other] , { $fresh } % of fresh games
 }
cli-tune-tried = { $tried } were played, { $played } games in all, { $seconds } s.
cli-tune-unreached = No mat or deck within reach is nearer: { $why }
cli-tune-why-end = no piece more or less helped in the wished direction.
cli-tune-why-steps = the steps were used up; more with --steps.
cli-tune-header = Found by: { $command }
cli-report-wrote = { $file } is written: one file, nothing else is needed to read it.
cli-report-empty = { $file }: expected a folder of “simulate --out” or a file of “worth --out” or “tune --log”, found neither
cli-report-unstudied = { $file }: its games cannot be played again by this program ({ $why }), so cards, rules, curves and upkeep are left out
cli-report-unfinished = { $file } was stopped before its end: go on with it first (--resume)
cli-report-mixed = the folders do not belong in one report: { $field }: expected { $expected }, found { $found }
cli-workbench-begins = { $file } against { $base }: { $player }, { $games } games, seeds from { $seed } on. Every save tells what it did; Ctrl-C ends it.
cli-workbench-same = Edit { $nth }: nothing changed that the games could see.
cli-workbench-edit = Edit { $nth }: { $sentence } ({ $seconds } s)
cli-workbench-wrong = Edit { $nth }: { $what }
cli-workbench-more = { $file } makes the person’s lead { $d } points greater (95 %: { $low } to { $high }) than { $base } over { $games } games
cli-workbench-less = { $file } makes the person’s lead { $d } points smaller (95 %: { $low } to { $high }) than { $base } over { $games } games
cli-workbench-none = No difference between { $file } and { $base } that { $games } games can show ({ $d } points, 95 %: { $low } to { $high })
cli-workbench-wins = The person wins { $share } % of them ({ $was } % before).
cli-workbench-gone = Edit { $nth }: { $file } is gone for the moment; what it said last is kept.
cli-difficulty-ours = Mats that are ours and in no box, apart from the printed levels; each is played with --mat NAME:
