# What the lab says of its results, in reports, pages and the terminal.

lab-finding = { $case ->
    [none] In { $n } games the player “{ $player }” never beats { $automa }
    [rare] The player “{ $player }” beats { $automa } in fewer than one game in a hundred
    [one] The player “{ $player }” beats { $automa } in one game out of { $n }
    [half] The player “{ $player }” beats { $automa } in about every second game
    [often] The player “{ $player }” beats { $automa } in { $n } games out of ten
   *[all] The player “{ $player }” beats { $automa } in almost every game
 }
lab-worth-finding = { $case ->
    [most] { $most } is worth most: { $more } points (player “{ $player }”).
    [least] { $least } costs most: { $less } points (player “{ $player }”).
    [both] { $most } is worth most, { $more } points; { $least } costs most, { $less } (player “{ $player }”).
   *[none] Nothing of all { $n } makes a difference that these games can show (player “{ $player }”).
 }
lab-worth-recipe = { $game }, player “{ $player }”, { $setup }; at most { $games } games each, from seed { $seed } on.
lab-worth-how = The same seeds with and without. Plus: having it helps the automa; for deeds, the person. ±: 95 % each by itself; in brackets for all together; a star where all together leave no doubt (Holm).
lab-worth-games = { $games } games, { $same } alike
lab-worth-incomplete = Not everything was measured.
lab-tune-found = The player “{ $player }” wins { $share } % ({ $low } to { $high }) of { $games } fresh games from seed { $seed } on; { $wish } ± { $within } was wished. { $pieces } pieces.
lab-tune-nearest = Nothing was found at which the player “{ $player }” wins { $wish } ± { $within } %. The nearest: { $share } % ({ $low } to { $high }) of { $games } fresh games from seed { $seed } on. { $pieces } pieces.
lab-tune-race = Nothing was found at which the player “{ $player }” wins { $wish } ± { $within } %. The nearest of the race won about { $share } % of its { $games } games, which chose it and so promise nothing. { $pieces } pieces.

## Reports
lab-original = the original
lab-person = the person
lab-automa = the automa
lab-lead = the person’s lead
lab-points = Points
lab-turn = Turn
lab-run = Run
lab-games = Games
lab-wins = Won, % (95 % interval)
lab-data = Data
lab-unmeasured = not measured
lab-counter = Per game
lab-mean = Mean
lab-foot = player “{ $player }”, { $games } games, seeds { $first } to { $last }
lab-foot-study = { $games } of these games played again with every reason, seeds { $first } to { $last }, { $turns } turns of the automa
lab-foot-worth = player “{ $player }”, at most { $games } games each from seed { $first } on, { $n } compared ({ $kinds })
lab-report-recipe = { $setup }. Player “{ $player }”, { $games } games, seeds { $first } to { $last }, rules { $ruleset }, Automatable { $version }.
lab-report-timed = The player thinks by the clock: the same seeds need not come to the same.
lab-report-without = Without the automa’s rule { $rule }.
lab-report-won = won, 95 % interval { $low } to { $high } %
lab-report-counts = { $won } games won, { $lost } lost, { $drawn } shared; the mean lead is { $margin } points. Against somebody who plays otherwise these numbers are otherwise.
lab-section-wins = How often the person wins
lab-section-points = How points are spread
lab-section-curve = How points grow
lab-section-cards = What its cards did
lab-section-worth = What it is worth
lab-section-rules = Rules and tie-breaks
lab-section-luck = How much the deal decides
lab-section-upkeep = What its turn asks of hands
lab-section-drama = When the lead changes
lab-section-tune = Made to a strength
lab-section-counters = Counters
lab-section-files = Recipe and files
lab-wins-plain = Shares of games won
lab-wins-target = { $case ->
    [below] The person wins less often than is meant: { $low } to { $high } %
    [above] The person wins more often than is meant: { $low } to { $high } %
    [within] The person wins as often as is meant: { $low } to { $high } %
   *[unsure] These games cannot tell whether the person wins as often as is meant: { $low } to { $high } %
 }
lab-wins-drawn = The share of games won with its 95 % interval; shaded: what is meant.
lab-points-shows = The person makes { $human } points (standard deviation { $humansd }), the automa { $automa } ({ $automasd })
lab-points-drawn = Final points, { $step } to a step.
lab-lead-shows = The lead is { $mean } points on average; { $close } % of the games end within five
lab-curve-shows = { $case ->
    [ahead] The person is ahead on average from the first turn on
    [behind] The person is behind on average to the end
   *[catches] The person is ahead on average from turn { $turn } on
 }
lab-curve-drawn = Points as if the game ended there, after each turn of the automa. Line: mean. Band: the middle half of the games.
lab-cards-how = Turned up per game; decisions it led to; points these brought at once; the rules that decided; the lead that the automa gains by having it, where that was measured.
lab-cards-card = Card
lab-cards-drawn = Per game
lab-cards-decisions = Decisions
lab-cards-brings = Brings
lab-cards-decided = Decided by
lab-cards-worth = Worth
lab-worth-unclear = { $worth } (no difference that these games can show)
lab-worth-drawn = Points of lead by having it: the same seeds with and without it, paired. The intervals hold for all of them together; full dots are told from nought (Holm).
lab-worth-part = What
lab-worth-same = Alike
lab-worth-worth = Worth ± 95 %
lab-worth-human = Person without it
lab-worth-automa = Automa without it
lab-worth-won = Won without it, % points
lab-part-card = cards
lab-part-tile = tiles
lab-part-rule = rules
lab-part-deed = deeds
lab-rules-how = In percent of the automa’s decisions: the rule was read; it was the last to leave fewer; without it the automa would do something else or could not choose.
lab-rules-rule = Rule
lab-rules-read = Read
lab-rules-decided = Decided
lab-rules-changes = Changes
lab-rules-worth = Worth
lab-rules-unread = { $n ->
    [one] One rule was never read in { $decisions } decisions
   *[other] { $n } rules were never read in { $decisions } decisions
 }
lab-luck = { $share } % of the variance of the lead is the deal’s (95 %: { $low } to { $high }); the rest is the player’s own luck. { $deals } deals, each played { $times } times; { $same } of them came to the same every time. Standard deviation of the lead: { $sd }.
lab-luck-none = Not measured: it needs the same run again with another --player-seed, beside this one.
lab-upkeep-shows = The automa has { $turns } turns a game. What one of them asks:
lab-upkeep-pieces = pieces moved
lab-upkeep-cards = of its cards turned up
lab-upkeep-rules = rules read
lab-upkeep-narrowing = of these, left fewer
lab-upkeep-figures = figures compared
lab-upkeep-taps = taps with this program
lab-upkeep-head-turn = A turn
lab-upkeep-head-mean = Mean
lab-upkeep-head-tenth = 10 %
lab-upkeep-head-median = Median
lab-upkeep-head-ninth = 90 %
lab-upkeep-head-most = Most
lab-drama-shows = In { $late } % of the games the lead changes hands in the last three tenths; in { $never } % it never does
lab-drama-drawn = In which tenth of the automa’s turns the lead changed last.
lab-drama-part = Part of the game
lab-drama-never = never
lab-drama-unmeasured = How far the best two deeds of the person lie apart was not measured.
lab-tune-how = The race chose each step on its own seeds and is no result; only fresh games are.
lab-tune-step = Step
lab-tune-pieces = Pieces
lab-tune-fresh = Fresh, % (95 %), games
lab-tune-move = Then
lab-files-how = These commands make the same games again, to the last digit:
lab-files-data = All figures stand in this file as JSON as well.
lab-bench-against = Each save against { $base }, on the same seeds. The page renews itself.
lab-bench-empty = Waiting for the first save.
lab-bench-chart = The edit less the original: lead, points, and the counters that differ, with 95 % intervals.
lab-tune-col-race = Race, %
lab-worth-col-games = Games

## Mats of ours
lab-ours = How hard are those of ours?
lab-ours-how = Made to a strength from the tiles of the box and measured on games that chose none of them. Programs played, not people. At your table the set-up shows which tiles go back into the box.
lab-ours-share = “{ $player }” wins { $share } % ({ $low } to { $high }, { $games } games)
