### Mandamina: the box of marbles, the score pad, and what a screen reader says.

mandamina-board = Eske med 48 kuler og ett tomt felt. Piltastene går fra kule til kule, Enter ruller en kule til det tomme feltet.
mandamina-seat = Spiller { $number }

## The box in words

# $cell: as in c4
mandamina-hole = { $cell }, det tomme feltet
# $count: how many marbles of this colour lie together here
mandamina-marble =
    { $count ->
        [1] { $cell }, { $colour }
       *[other] { $cell }, { $colour }, { $count } sammen
    }
mandamina-row = Rad { $row }: { $list }.
mandamina-in-row = { $column } { $colour }
mandamina-in-row-hole = { $column } tomt
mandamina-last = Den kom nettopp hit.
# $words: one of the lines of this file; a full stop lets a screen reader pause
mandamina-sentence = { $words }.

## Clusters

mandamina-clusters = Klynger
# $count: the most marbles of this colour that lie together
mandamina-apart = { $colour }: { $count } av 6 sammen
# $shape: a letter, the same one for the same shape
mandamina-clustered = { $colour }: samlet, form { $shape }
mandamina-clustered-same = { $colour }: samlet, form { $shape }, den samme som { $others }
mandamina-shapes =
    { $count ->
        [one] { $count } form
       *[other] { $count } ulike former
    }

## Score pad

mandamina-pad = Flytt
mandamina-moves-made =
    { $count ->
        [0] Ingen flytt ennå.
        [one] { $count } flytt så langt.
       *[other] { $count } flytt så langt.
    }
mandamina-moves-left =
    { $count ->
        [one] { $count } flytt igjen
       *[other] { $count } flytt igjen
    }
mandamina-points = Poeng så langt
mandamina-points-shapes =
    { $count ->
        [one] { $count } form
       *[other] { $count } ulike former
    }
mandamina-points-centre = Midtfeltet er tomt
mandamina-points-moves =
    { $count ->
        [one] { $count } flytt
       *[other] { $count } flytt
    }
mandamina-points-sum = Sum
mandamina-goal = { $count } av 8 farger samlet

## Moves that were made

mandamina-told = { $name } ruller kulen fra { $cell } til det tomme feltet.
