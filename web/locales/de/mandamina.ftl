### Mandamina: the box of marbles, the score pad, and what a screen reader says.

mandamina-board = Kasten mit 48 Murmeln und einer freien Mulde. Die Pfeiltasten führen von Murmel zu Murmel, Enter rollt eine in die freie Mulde.
mandamina-seat = Person { $number }

## The box in words

# $cell: as in c4
mandamina-hole = { $cell }, die freie Mulde
# $count: how many marbles of this colour lie together here
mandamina-marble =
    { $count ->
        [1] { $cell }, { $colour }
       *[other] { $cell }, { $colour }, { $count } beisammen
    }
mandamina-row = Reihe { $row }: { $list }.
mandamina-in-row = { $column } { $colour }
mandamina-in-row-hole = { $column } frei
mandamina-last = Sie ist eben hierher gerollt.
# $words: one of the lines of this file; a full stop lets a screen reader pause
mandamina-sentence = { $words }.

## Clusters

mandamina-clusters = Farbgruppen
# $count: the most marbles of this colour that lie together
mandamina-apart = { $colour }: { $count } von 6 beisammen
# $shape: a letter, the same one for the same shape
mandamina-clustered = { $colour }: vollendet, Form { $shape }
mandamina-clustered-same = { $colour }: vollendet, Form { $shape }, dieselbe wie { $others }
mandamina-shapes =
    { $count ->
        [one] { $count } Form
       *[other] { $count } unterschiedliche Formen
    }

## Score pad

mandamina-pad = Züge
mandamina-moves-made =
    { $count ->
        [0] Bisher kein Zug.
        [one] Bisher { $count } Zug.
       *[other] Bisher { $count } Züge.
    }
mandamina-moves-left =
    { $count ->
        [one] noch { $count } Zug
       *[other] noch { $count } Züge
    }
mandamina-points = Punkte bisher
mandamina-points-shapes =
    { $count ->
        [one] { $count } unterschiedliche Form
       *[other] { $count } unterschiedliche Formen
    }
mandamina-points-centre = Die Mitte ist frei
mandamina-points-moves =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
mandamina-points-sum = Summe
mandamina-goal = { $count } von 8 Farbgruppen vollendet

## Moves that were made

mandamina-told = { $name } rollt die Murmel von { $cell } in die freie Mulde.

## On the first page.

home-line-mandamina = Sortiert Murmeln nach Farben, allein oder gemeinsam, in möglichst wenigen Zügen.
home-facts-mandamina = 1 bis 6 Personen, alle gemeinsam · Murmeln · 15 Minuten

## What can be chosen for a table.

choice-mandamina-goal = Ziel
choice-mandamina-goal-score = Punkte
choice-mandamina-goal-simple = Alle Farbgruppen in 44 Zügen
choice-mandamina-difficulty = Schwierigkeitsgrad
choice-mandamina-difficulty-easy = Einfach: 6 Punkte pro Form
choice-mandamina-difficulty-normal = Normal: 5 Punkte pro Form
choice-mandamina-difficulty-hard = Schwer: 4 Punkte pro Form

## Why a move is not allowed.

illegal-mandamina-ended = Die Partie ist zu Ende.
illegal-mandamina-hole = { $cell } ist die freie Mulde. Wähle eine Murmel.

## The result.

ending-mandamina-clustered = Alle Farbgruppen sind vollendet.
ending-mandamina-move-limit = Die 44 Züge sind aufgebraucht.
fair-checked-mandamina = Murmeln geprüft
fair-unkept-mandamina = Die Murmeln gehen auf
fair-wrong-mandamina = Die Murmeln passen nicht
mandamina-points-item-shapes = { $count ->
    [one] { $count } Form
   *[other] { $count } Formen
}
mandamina-points-item-centre = { $count ->
    [0] Die Mitte ist nicht frei
   *[other] Die Mitte ist frei
}
mandamina-points-item-moves = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
mandamina-points-item-clusters = { $count ->
    [one] { $count } Farbgruppe
   *[other] { $count } Farbgruppen
}
