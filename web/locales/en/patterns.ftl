### Patterns: the board, its choices, and what a screen reader says.

patterns-board = Board with 52 tiles. The arrow keys go from tile to tile, i says more about a tile.
patterns-seat = Player { $number }

## A tile or a bowl in words

# $cell: as in c4, $colour: as in red
patterns-cell-up = { $cell }, { $colour }, face up
# $name: of the player whose group it is, $marked: yes if the numbered marker lies on this tile
patterns-cell-down =
    { $marked ->
        [yes] { $cell }, { $colour }, face down with marker { $number }, { $name }
       *[no] { $cell }, { $colour }, face down, group { $number }, { $name }
    }
patterns-bowl-near = Your bowl: { $colour }
patterns-bowl-far = Bowl, { $name }: { $colour }
patterns-bowl-empty = Bowl, { $name }: empty
patterns-picked = The tile from your bowl is in your hand: choose where it goes.
patterns-closed = Closed: your group would touch a group of the other player here.
patterns-may-open = The tile in your bowl can open a group here.
patterns-may-flip = You can flip this tile.
patterns-may-swap = You can swap it for the tile in your bowl.
# $points: what the move brings at once
patterns-gain =
    { $points ->
        [0] No points yet.
        [one] Brings { $points } point.
       *[other] Brings { $points } points.
    }
patterns-last = The last move was here.
# The same in short, as the label of a tile.
patterns-brief-up = { $cell }, { $colour }
patterns-brief-down = { $cell }, { $colour }, { $name }, group { $number }
patterns-brief-closed = Closed
patterns-brief-last = Last move
# $words: one of the lines above; a full stop lets a screen reader pause
patterns-sentence = { $words }.

## The whole board in words

patterns-row =
    { $count ->
        [0] Row { $row }: nothing face up.
       *[other] Row { $row }, face up: { $list }.
    }
patterns-in-row = { $column } { $colour }
patterns-group =
    { $points ->
        [one] { $name }, group { $number }, { $colour }: { $cells }. { $points } point.
       *[other] { $name }, group { $number }, { $colour }: { $cells }. { $points } points.
    }
patterns-in-bowl = { $name }, bowl: { $colour }.

## Choices

patterns-choose = What do you do with { $cell }?
patterns-open = Open
patterns-flip = Flip
patterns-swap = Swap
patterns-bowls-ask = Which tile goes into which bowl?
patterns-bowls-wait = { $name } chooses which tile goes into which bowl.
patterns-you = You
patterns-final-ask = { $name } cannot move any more. Flip the tiles you still want, then end the game.
patterns-final-wait = { $name } may still flip tiles.
patterns-done = Done

## Points

patterns-points = Points of { $name }
patterns-total =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# One group: its number, its colour, its tiles without the one under the marker
patterns-river =
    { $tiles ->
        [one] Group { $number }, { $colour }: { $tiles } tile, { $points } in points
       *[other] Group { $number }, { $colour }: { $tiles } tiles, { $points } in points
    }
patterns-river-free = Group { $number }: not opened yet

## Moves that were made

patterns-told-bowls = { $name } fills the bowls: { $colour } for { $first }, { $other } for { $second }.
patterns-told-open = { $name } opens a group on { $cell }.
patterns-told-flip = { $name } flips { $cell }.
patterns-told-swap = { $name } swaps the bowl tile for { $cell }.
patterns-told-done = { $name } ends the final flips.

## What explains the board: questions before a move is confirmed, prompts, pieces, names, legend.

# $cell: as in c4
patterns-ask-open = Open a group on { $cell }?
patterns-ask-flip = Flip { $cell }?
patterns-ask-swap = Swap your bowl tile for { $cell }?
patterns-ask-bowls = { $colour } into your bowl?
patterns-ask-done = End the game now?
patterns-phrase-open = open { $cell }
patterns-phrase-flip = flip { $cell }
patterns-phrase-swap = swap { $cell }
# Prompts: short ones, and for the first games longer ones that also say why it matters.
patterns-now-open = Open a group with your bowl tile.
patterns-now-turn = Flip a lit tile or use your bowl tile.
patterns-now-picked = Choose where your bowl tile goes.
patterns-now-final = Flip what you still want, then end the game.
patterns-why-open = Open a group with your bowl tile: its marker says what each further tile will count.
patterns-why-turn = Flip a lit tile or use your bowl tile: each tile counts the number of its group.
patterns-why-picked = Choose where your bowl tile goes: the tile that lies there comes into your bowl.
patterns-why-bowls = Which tile goes into which bowl? Each of you opens the first group with it.
# What something is, said when a press on it does nothing else. $name: of the player whose it is
patterns-about-up = { $cell }, { $colour }: a tile that belongs to nobody yet.
patterns-about-down = { $cell }, { $colour }, { $name }: every tile of this group counts { $number }, but not the one under the marker.
patterns-about-bowl = { $whose ->
    [own] Your bowl: its tile opens a group or joins one, and the tile it replaces comes here.
   *[other] Bowl, { $name }: its tile opens a group or joins one.
}
patterns-about-river = { $name }: a bed for each marker, which fills with the tiles that count its number.
# On the board: what a move brings at once, as in "+3 you"; $verb is Open, Flip or Swap where there is a choice
patterns-gain-you = { $gain } you
patterns-gain-by = { $verb } { $gain }
# Names of the parts, until somebody knows them.
patterns-label-bowl = Your bowl
patterns-label-other-bowl = Bowl
patterns-label-river = Points by marker
# The legend: short, one thing each.
patterns-legend-up = A tile face up belongs to nobody. A bright ring: you can flip it now.
patterns-legend-group = Face down: a group. A round marker and a solid line belong to one player, a pointed marker and a dotted line to the other.
patterns-legend-marker = The marker’s number is what each tile of the group is worth. The tile under the marker counts nothing.
patterns-legend-closed = Hatched: closed to you. Your group would touch a group of the same colour that is not yours.
patterns-legend-bowl = Your bowl: its tile opens a group or joins one. The tile it replaces comes into the bowl.
patterns-legend-river = Points: a bed for each marker. It fills with the tiles that count.

## On the first page.

home-line-patterns = Calm at first, then tighter with every tile: there is less room than you think.
home-facts-patterns = 2 players · tiles · 20 minutes

## Why a move is not allowed.

illegal-patterns-ended = The game is over.
illegal-patterns-bowls-first = The bowls have to be filled first.
illegal-patterns-bowls-filled = The bowls are filled already.
illegal-patterns-starting-tiles =
    The tiles to share out are { $colour } and { $other_colour }.
illegal-patterns-final-flips = Only flips are allowed now: your opponent cannot act any more.
illegal-patterns-nothing-to-end = You have to act on your turn; only the final flips are optional.
illegal-patterns-face-down = The tile on { $cell } lies face down.
illegal-patterns-group-open =
    You have a { $bowl_colour } group already, so the { $bowl_colour } tile in your bowl cannot open another.
illegal-patterns-no-group-to-flip =
    You have no { $tile_colour } group that the tile on { $cell } could join.
illegal-patterns-no-group-to-swap =
    You have no { $bowl_colour } group that the tile in your bowl could join.
illegal-patterns-flip-not-touching = { $cell } does not touch your { $tile_colour } group.
illegal-patterns-swap-not-touching = { $cell } does not touch your { $bowl_colour } group.
illegal-patterns-touches-rival =
    On { $cell } your { $joining_colour } group would touch the other { $joining_colour } group.

## The result.

ending-patterns-stuck = There was no move left.
fair-checked-patterns = Tiles checked
fair-unkept-patterns = The tiles add up
fair-wrong-patterns = The tiles do not fit

## The demonstration: a line for each move of excerpt.json, and what the picture of the board shows.

scene-patterns-0 = Tiles with a line around them are groups. The others belong to nobody yet.
scene-patterns-1 = Ben opens a group: a tile from the bowl, with marker 4.
scene-patterns-2 = Ada flips a yellow tile at the yellow group: 3 more points.
scene-patterns-3 = Ben swaps: the black tile from the bowl joins the black group.
scene-patterns-4 = Ada opens orange with marker 4. The later a group, the more its tiles score.
scene-patterns-5 = Ben opens orange too. These two groups may never touch.
scene-patterns-6 = Ada flips an orange tile: 4 points. It is getting tight.
picture-patterns = The round board in the middle of a game: tiles in six colours, some turned over and joined into groups with numbered markers, and a bowl for each player.

## Setting up a position

setup-patterns-marker = move a marker
setup-patterns-up = { $colour }, face up
setup-patterns-down = { $colour }, player { $seat }
setup-patterns-marked = { $colour }, player { $seat }, marker { $number }
setup-patterns-field-phase = Stage
setup-patterns-field-turn = To move
setup-patterns-field-bowl0 = Bowl of player 1
setup-patterns-field-bowl1 = Bowl of player 2
setup-patterns-field-tile0 = First starting tile
setup-patterns-field-tile1 = Second starting tile
setup-patterns-phase-bowls = Filling the bowls
setup-patterns-phase-turn = In play
setup-patterns-phase-final-flips = Final flips
setup-patterns-phase-over = Over: count

## Why a position is impossible

impossible-patterns-cell-empty = { $cell } is still empty.
impossible-patterns-group-split = Player { $player }: the group of the colour { $colour } is in more than one piece.
impossible-patterns-group-touches = Player { $player }: the group of the colour { $colour } touches the rival group.
impossible-patterns-tiles-alike = The two starting tiles have different colours.
impossible-patterns-tiles = Tiles of the colour { $colour }: { $count } instead of { $most }.
impossible-patterns-bowls-begin = Player 2 fills the bowls before anything else.
impossible-patterns-bowls-early = Both bowls are filled by the first decision: fill both of them, or neither.
impossible-patterns-no-action = Player { $player } has no action left, so it cannot be their turn.
impossible-patterns-still-acts = Player { $player } can still act, so the game is not at its end.
impossible-patterns-no-flip = Player { $player } has nothing left to flip, so the game is over.
