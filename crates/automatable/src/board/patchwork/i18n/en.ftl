# Patchwork's table
cli-pw-human = you: space { $time }, buttons { $buttons }, income { $income }, empty { $empty }
cli-pw-automa = automa: space { $time }, buttons { $buttons }, patches { $with } with ({ $printed }), { $without } without
cli-pw-card = Card { $number }: pays up to { $virtual }, { $filters }; income { $income }
cli-pw-back = The next card’s back: pays up to { $virtual }
cli-pw-filter-no-overtake = do not overtake
cli-pw-filter-most-buttons = most buttons
cli-pw-filter-largest = largest
cli-pw-filter-farthest = farthest
cli-pw-tile-free = 7×7 tile: free; the automa takes it at space { $marker } (M)
cli-pw-tile-human = 7×7 tile: yours
cli-pw-tile-automa = 7×7 tile: the automa’s
cli-pw-tile-out = 7×7 tile: not in this game
cli-pw-patch = patch { $patch }
cli-pw-cost = cost { $cost }
cli-pw-time = time { $time }
cli-pw-buttons = buttons { $buttons }
cli-pw-later = Then: { $patches }
cli-pw-legend = o income, # leather patch, M marker, ● you, ◆ automa
cli-pw-patch-told = Patch { $patch }: cost { $cost }, time { $time }, buttons { $buttons }, shape { $shape }
cli-pw-track-told = Time board of { $end } spaces. Leather patches at { $leather }. Income still ahead at { $marks }.
cli-pw-take = take patch { $patch }: cost { $cost }, time { $time }, buttons { $buttons }; { $places }
cli-pw-turned = How shall patch { $patch } be turned? Or type corner and turn at once, such as: c4 r1
cli-pw-places = { $n ->
    [one] { $n } place
   *[other] { $n } places
 }
cli-pw-where = Where shall the top left corner of the box around patch { $patch } ({ $turn }) lie? Possible corners are marked with a star.
cli-pw-leather = Where shall the leather patch go?
cli-pw-preview = { $left ->
    [one] { $action }: leaves { $left } button, moves to space { $space }, income then { $income }.
   *[other] { $action }: leaves { $left } buttons, moves to space { $space }, income then { $income }.
 }
cli-play-help-more = what the table has no room for: all patches of the circle
