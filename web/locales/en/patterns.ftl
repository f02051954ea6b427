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
