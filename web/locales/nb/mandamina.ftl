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

## On the first page.

home-line-mandamina = Samle kuler etter farge, alene eller sammen, på så få flytt som mulig.
home-facts-mandamina = 1 til 6 spillere, på samme lag · kuler · 15 minutter

## What can be chosen for a table.

choice-mandamina-goal = Mål
choice-mandamina-goal-score = Poeng
choice-mandamina-goal-simple = Alle samlet på 44 flytt
choice-mandamina-difficulty = Vanskelighetsgrad
choice-mandamina-difficulty-easy = Enkelt: 6 poeng per form
choice-mandamina-difficulty-normal = Middels: 5 poeng per form
choice-mandamina-difficulty-hard = Vanskelig: 4 poeng per form

## Why a move is not allowed.

illegal-mandamina-ended = Spillet er over.
illegal-mandamina-hole = { $cell } er det tomme feltet. Velg en kule.

## The result.

ending-mandamina-clustered = Alle fargene er samlet i klynger.
ending-mandamina-move-limit = De 44 flyttene er brukt opp.
fair-checked-mandamina = Kulene er kontrollert
fair-unkept-mandamina = Kulene stemmer
fair-wrong-mandamina = Kulene stemmer ikke
mandamina-points-item-shapes = { $count ->
    [one] { $count } form
   *[other] { $count } former
}
mandamina-points-item-centre = { $count ->
    [0] Midtfeltet er ikke tomt
   *[other] Midtfeltet er tomt
}
mandamina-points-item-moves = { $count ->
    [one] { $count } flytt
   *[other] { $count } flytt
}
mandamina-points-item-clusters = { $count ->
    [one] { $count } klynge
   *[other] { $count } klynger
}
