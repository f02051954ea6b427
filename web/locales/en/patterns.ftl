### Patterns: the board, its choices, and what a screen reader says.

patterns-board = Board with 52 tiles. The arrow keys go from tile to tile.
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

## On the first page.

home-line-patterns = Turn tiles into groups, and make room before your opponent closes it.
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
