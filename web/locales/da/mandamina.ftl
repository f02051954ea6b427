### Mandamina: the box of marbles, the score pad, and what a screen reader says.

mandamina-board = Æske med 48 kugler og ét tomt felt. Piletasterne går fra kugle til kugle, Enter ruller en kugle hen på det tomme felt.
mandamina-seat = Spiller { $number }

## The box in words

# $cell: as in c4
mandamina-hole = { $cell }, det tomme felt
# $count: how many marbles of this colour lie together here
mandamina-marble =
    { $count ->
        [1] { $cell }, { $colour }
       *[other] { $cell }, { $colour }, { $count } sammen
    }
mandamina-row = Række { $row }: { $list }.
mandamina-in-row = { $column } { $colour }
mandamina-in-row-hole = { $column } tomt
mandamina-last = Den er lige kommet hertil.
# $words: one of the lines of this file; a full stop lets a screen reader pause
mandamina-sentence = { $words }.

## Clusters

mandamina-clusters = Klynger
# $count: the most marbles of this colour that lie together
mandamina-apart = { $colour }: { $count } af 6 sammen
# $shape: a letter, the same one for the same shape
mandamina-clustered = { $colour }: samlet, form { $shape }
mandamina-clustered-same = { $colour }: samlet, form { $shape }, den samme som { $others }
mandamina-shapes =
    { $count ->
        [one] { $count } form
       *[other] { $count } forskellige former
    }

## Score pad

mandamina-pad = Ryk
mandamina-moves-made =
    { $count ->
        [0] Ingen ryk endnu.
        [one] { $count } ryk indtil nu.
       *[other] { $count } ryk indtil nu.
    }
mandamina-moves-left =
    { $count ->
        [one] { $count } ryk tilbage
       *[other] { $count } ryk tilbage
    }
mandamina-points = Point indtil nu
mandamina-points-shapes =
    { $count ->
        [one] { $count } form
       *[other] { $count } forskellige former
    }
mandamina-points-centre = Midterfeltet er tomt
mandamina-points-moves =
    { $count ->
        [one] { $count } ryk
       *[other] { $count } ryk
    }
mandamina-points-sum = I alt
mandamina-goal = { $count } af 8 farver samlet

## Moves that were made

mandamina-told = { $name } ruller kuglen fra { $cell } hen på det tomme felt.
