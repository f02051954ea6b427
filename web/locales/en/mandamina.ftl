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

## What explains the box: questions before a move is confirmed, prompts, parts, names, legend.

# $cell: as in c4, $colour: of the marble there
mandamina-ask = Roll { $cell } ({ $colour }) to the hole?
# Prompts: a short one, and for the first games longer ones that also say why it matters.
mandamina-now = Roll a marble to the hole.
mandamina-why = Roll any marble to the hole: bring each colour’s six together, with few moves.
# What something is, said when a press on it does nothing else.
mandamina-about-hole = The hole: any marble can roll here, and leaves a new hole behind.
mandamina-about-marble = { $cell }, { $colour }: { $count } of 6 lie together here.
mandamina-about-clusters = Clusters: a colour is done when its six marbles are connected; the same letter is the same shape.
mandamina-about-pad = { $goal ->
    [simple] Moves: each one is crossed out, and there are only 44.
   *[score] Moves: each one is crossed out, and costs a point.
}
# Names of the parts, until somebody knows them.
mandamina-label-hole = Hole
mandamina-label-centre = Centre
# The legend: short, one thing each.
mandamina-legend-hole = The hole: any marble can roll there, from anywhere.
mandamina-legend-groove = Marbles of one colour that touch lie in a groove.
mandamina-legend-cluster = A bright line: all six of a colour are connected, a cluster. The game ends when all eight colours are.
mandamina-legend-shape = The letter names the shape. Each different shape gives 5 points (easy 6, hard 4), the same one only once; turned or mirrored it is the same.
mandamina-legend-pad = Each move is crossed out and costs a point.
mandamina-legend-centre = Ending with the hole in the centre brings 5 points.

## On the first page.

home-line-mandamina = A box of marbles and all the time in the world: you tidy up until everything falls into place.
home-facts-mandamina = 1 to 6 players, one side · marbles · 15 minutes

## What can be chosen for a table.

choice-mandamina-goal = Goal
choice-mandamina-goal-score = Points
choice-mandamina-goal-simple = All clustered in 44 moves
choice-mandamina-difficulty = Difficulty
choice-mandamina-difficulty-easy = Easy: 6 points per shape
choice-mandamina-difficulty-normal = Normal: 5 points per shape
choice-mandamina-difficulty-hard = Hard: 4 points per shape

## Why a move is not allowed.

illegal-mandamina-ended = The game is over.
illegal-mandamina-hole = { $cell } is the hole. Choose a marble.

## The result.

ending-mandamina-clustered = All colours are clustered.
ending-mandamina-move-limit = The 44 moves are used up.
fair-checked-mandamina = Marbles checked
fair-unkept-mandamina = The marbles add up
fair-wrong-mandamina = The marbles do not fit
mandamina-points-item-shapes = { $count ->
    [one] { $count } shape
   *[other] { $count } shapes
}
mandamina-points-item-centre = { $count ->
    [0] The centre is not empty
   *[other] The centre is empty
}
mandamina-points-item-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
mandamina-points-item-clusters = { $count ->
    [one] { $count } cluster
   *[other] { $count } clusters
}

## The demonstration: a line for each move of excerpt.json, and what the picture of the board shows.

scene-mandamina-0 = Three of the eight colours are gathered already.
scene-mandamina-1 = A marble rolls to the hole, from anywhere. Where it lay is the next hole.
scene-mandamina-2 = Dark blue is complete: a new shape, 5 points.
scene-mandamina-3 = Violet too, in yet another shape: 5 more.
scene-mandamina-4 = Orange follows. Every move costs a point, so none is wasted.
scene-mandamina-5 = Light blue. Only yellow is left.
scene-mandamina-6 = Yellow, and the hole is in the centre: 5 extra. Together they have 15 points.
picture-mandamina = The box in the middle of a game: marbles in eight colours, seven by seven cells, one of them empty. Some colours already lie together.

## Setting up a position

setup-mandamina-hole = hole
setup-mandamina-moves = Moves made

## In reviews.

mandamina-plan = Still possible here: { $score }. A way there: { $line }
mandamina-plan-followed = Goes on with the plan of the move before: { $name }
mandamina-plan-left = Leaves the plan of the move before: { $name }

## Why a position is impossible

impossible-mandamina-cell-empty = { $cell } is still empty.
impossible-mandamina-all-clustered = All colours are together already: there is nothing left to solve.
impossible-mandamina-marbles = Marbles of the colour { $colour }: { $count } instead of { $most }.
impossible-mandamina-moves = A simple game has at most { $most } moves, not { $count }.
