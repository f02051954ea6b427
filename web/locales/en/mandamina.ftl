### Mandamina: the box of marbles, the score pad, and what a screen reader says.

mandamina-board = Box with 48 marbles and one hole. The arrow keys go from marble to marble, Enter rolls one to the hole.
mandamina-seat = Player { $number }

## The box in words

# $cell: as in c4
mandamina-hole = { $cell }, the hole
# $count: how many marbles of this colour lie together here
mandamina-marble =
    { $count ->
        [1] { $cell }, { $colour }
       *[other] { $cell }, { $colour }, { $count } together
    }
mandamina-row = Row { $row }: { $list }.
mandamina-in-row = { $column } { $colour }
mandamina-in-row-hole = { $column } the hole
mandamina-last = It has just come here.
# $words: one of the lines of this file; a full stop lets a screen reader pause
mandamina-sentence = { $words }.

## Clusters

mandamina-clusters = Clusters
# $count: the most marbles of this colour that lie together
mandamina-apart = { $colour }: { $count } of 6 together
# $shape: a letter, the same one for the same shape
mandamina-clustered = { $colour }: clustered, shape { $shape }
mandamina-clustered-same = { $colour }: clustered, shape { $shape }, the same as { $others }
mandamina-shapes =
    { $count ->
        [one] { $count } shape
       *[other] { $count } different shapes
    }

## Score pad

mandamina-pad = Moves
mandamina-moves-made =
    { $count ->
        [0] No move so far.
        [one] { $count } move so far.
       *[other] { $count } moves so far.
    }
mandamina-moves-left =
    { $count ->
        [one] { $count } move left
       *[other] { $count } moves left
    }
mandamina-points = Points so far
mandamina-points-shapes =
    { $count ->
        [one] { $count } different shape
       *[other] { $count } different shapes
    }
mandamina-points-centre = Hole in the centre
mandamina-points-moves =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
mandamina-points-sum = Total
mandamina-goal = { $count } of 8 colours clustered

## Moves that were made

mandamina-told = { $name } rolls the marble from { $cell } to the hole.
