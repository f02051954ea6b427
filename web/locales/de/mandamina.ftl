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

## What explains the box: questions before a move is confirmed, prompts, parts, names, legend.

# $cell: as in c4, $colour: of the marble there
mandamina-ask = { $cell } ({ $colour }) in die freie Mulde rollen?
# Prompts: a short one, and for the first games longer ones that also say why it matters.
mandamina-now = Roll eine Murmel in die freie Mulde.
mandamina-why = Roll irgendeine Murmel in die freie Mulde: Bring in wenigen Zügen die sechs jeder Farbe zusammen.
# What something is, said when a press on it does nothing else.
mandamina-about-hole = Die freie Mulde: Jede Murmel kann hierher rollen und lässt eine neue freie Mulde zurück.
mandamina-about-marble = { $cell }, { $colour }: Hier liegen { $count } von 6 zusammen.
mandamina-about-clusters = Farbgruppen: Eine Farbe ist vollendet, wenn ihre sechs Murmeln zusammenhängen; gleicher Buchstabe, gleiche Form.
mandamina-about-pad = { $goal ->
    [simple] Züge: Jeder wird durchgestrichen, und es gibt nur 44.
   *[score] Züge: Jeder wird durchgestrichen und kostet einen Punkt.
}
# Names of the parts, until somebody knows them.
mandamina-label-hole = Freie Mulde
mandamina-label-centre = Mitte
# The legend: short, one thing each.
mandamina-legend-hole = Die freie Mulde: Jede Murmel kann dorthin rollen, von überall.
mandamina-legend-groove = Murmeln einer Farbe, die nebeneinander liegen, haben eine gemeinsame Rinne.
mandamina-legend-cluster = Eine helle Linie: Alle sechs Murmeln einer Farbe hängen zusammen und sind eine Farbgruppe. Die Partie endet, wenn alle acht vollendet sind.
mandamina-legend-shape = Der Buchstabe nennt die Form. Jede unterschiedliche Form gibt 5 Punkte (einfach 6, schwer 4), dieselbe nur einmal; gedreht oder gespiegelt ist sie dieselbe.
mandamina-legend-pad = Jeder Zug wird durchgestrichen und kostet einen Punkt.
mandamina-legend-centre = Ist die Mitte am Ende frei, gibt das 5 Punkte.

## On the first page.

home-line-mandamina = Eine Kiste Murmeln und alle Zeit der Welt: Du ordnest, bis alles seinen Platz hat.
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

## The demonstration: a line for each move of excerpt.json, and what the picture of the board shows.

scene-mandamina-0 = Drei der acht Farben sind schon vollendet.
scene-mandamina-1 = Eine Murmel rollt in die freie Mulde, von überall her. Wo sie lag, ist die nächste.
scene-mandamina-2 = Dunkelblau ist vollendet: eine neue Form, 5 Punkte.
scene-mandamina-3 = Violett auch, wieder in einer anderen Form: noch einmal 5.
scene-mandamina-4 = Orange folgt. Jeder Zug kostet einen Punkt, also ist keiner umsonst.
scene-mandamina-5 = Hellblau. Jetzt fehlt nur noch Gelb.
scene-mandamina-6 = Gelb, und die Mitte ist frei: 5 dazu. Zusammen haben sie 15 Punkte.
picture-mandamina = Die Kiste mitten in einer Partie: Murmeln in acht Farben, sieben mal sieben Mulden, eine davon frei. Einige Farben liegen schon beisammen.

## Setting up a position

setup-mandamina-hole = freie Mulde
setup-mandamina-moves = Schon gezogen

## In Analysen.

mandamina-plan = Hier noch möglich: { $score }. Ein Weg dahin: { $line }
mandamina-plan-followed = Führt den Plan des Zuges davor weiter: { $name }
mandamina-plan-left = Verlässt den Plan des Zuges davor: { $name }

## Why a position is impossible

impossible-mandamina-cell-empty = { $cell } ist noch leer.
impossible-mandamina-all-clustered = Alle Farben liegen schon beisammen: Es gibt nichts mehr zu lösen.
impossible-mandamina-marbles = Murmeln der Farbe { $colour }: { $count } statt { $most }.
impossible-mandamina-moves = Ein einfaches Spiel hat höchstens { $most } Züge, nicht { $count }.
