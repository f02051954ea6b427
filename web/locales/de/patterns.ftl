### Patterns: the board, its choices, and what a screen reader says.

patterns-board = Spielplan mit 52 Plättchen. Die Pfeiltasten führen von Plättchen zu Plättchen, i sagt mehr dazu.
patterns-seat = Person { $number }

## A tile or a bowl in words

# $cell: as in c4, $colour: as in red
patterns-cell-up = { $cell }, { $colour }, Vorderseite
# $name: of the player whose group it is, $marked: yes if the numbered marker lies on this tile
patterns-cell-down =
    { $marked ->
        [yes] { $cell }, { $colour }, Rückseite mit Marker { $number }, { $name }
       *[no] { $cell }, { $colour }, Rückseite, Gruppe { $number }, { $name }
    }
patterns-bowl-near = Deine Schale: { $colour }
patterns-bowl-far = Schale, { $name }: { $colour }
patterns-bowl-empty = Schale, { $name }: leer
patterns-picked = Du hältst dein Tauschplättchen: Wähle, wohin es kommt.
patterns-closed = Gesperrt: Hier würde deine Gruppe an die gleichfarbige Gruppe deines Gegenübers grenzen.
patterns-may-open = Dein Tauschplättchen kann hier eine Gruppe eröffnen.
patterns-may-flip = Du kannst dieses Plättchen umdrehen.
patterns-may-swap = Du kannst es gegen dein Tauschplättchen austauschen.
# $points: what the move brings at once
patterns-gain =
    { $points ->
        [0] Noch keine Punkte.
        [one] Bringt { $points } Punkt.
       *[other] Bringt { $points } Punkte.
    }
patterns-last = Hier war der letzte Zug.
patterns-brief-up = { $cell }, { $colour }
patterns-brief-down = { $cell }, { $colour }, { $name }, Gruppe { $number }
patterns-brief-closed = Gesperrt
patterns-brief-last = Letzter Zug
# $words: one of the lines above; a full stop lets a screen reader pause
patterns-sentence = { $words }.

## The whole board in words

patterns-row =
    { $count ->
        [0] Reihe { $row }: nichts mit der Vorderseite nach oben.
       *[other] Reihe { $row }, Vorderseite: { $list }.
    }
patterns-in-row = { $column } { $colour }
patterns-group =
    { $points ->
        [one] { $name }, Gruppe { $number }, { $colour }: { $cells }. { $points } Punkt.
       *[other] { $name }, Gruppe { $number }, { $colour }: { $cells }. { $points } Punkte.
    }
patterns-in-bowl = { $name }, Schale: { $colour }.

## Choices

patterns-choose = Was tust du mit { $cell }?
patterns-open = Eröffnen
patterns-flip = Umdrehen
patterns-swap = Austauschen
patterns-bowls-ask = Welches Plättchen kommt in welche Schale?
patterns-bowls-wait = { $name } verteilt die Plättchen auf die Schalen.
patterns-you = Du
patterns-final-ask = { $name } kann nicht mehr ziehen. Dreh noch um, was du möchtest, und beende dann die Partie.
patterns-final-wait = { $name } darf noch Plättchen umdrehen.
patterns-done = Fertig

## Points

patterns-points = Punkte: { $name }
patterns-total =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
# One group: its number, its colour, its tiles without the one under the marker
patterns-river =
    { $tiles ->
        [one] Gruppe { $number }, { $colour }: { $tiles } Plättchen, Punkte: { $points }
       *[other] Gruppe { $number }, { $colour }: { $tiles } Plättchen, Punkte: { $points }
    }
patterns-river-free = Gruppe { $number }: noch nicht eröffnet

## Moves that were made

patterns-told-bowls = { $name } füllt die Schalen. { $first }: { $colour }, { $second }: { $other }.
patterns-told-open = { $name } eröffnet eine Gruppe auf { $cell }.
patterns-told-flip = { $name } dreht { $cell } um.
patterns-told-swap = { $name } tauscht das Plättchen auf { $cell } aus.
patterns-told-done = { $name } beendet das letzte Umdrehen.

## What explains the board: questions before a move is confirmed, prompts, pieces, names, legend.

# $cell: as in c4
patterns-ask-open = Auf { $cell } eine Gruppe eröffnen?
patterns-ask-flip = { $cell } umdrehen?
patterns-ask-swap = Dein Tauschplättchen gegen { $cell } austauschen?
patterns-ask-bowls = { $colour } in deine Schale?
patterns-ask-done = Die Partie jetzt beenden?
patterns-phrase-open = { $cell } eröffnen
patterns-phrase-flip = { $cell } umdrehen
patterns-phrase-swap = { $cell } austauschen
# Prompts: short ones, and for the first games longer ones that also say why it matters.
patterns-now-open = Eröffne eine Gruppe mit deinem Tauschplättchen.
patterns-now-turn = Dreh ein helles Plättchen um, oder nutze dein Tauschplättchen.
patterns-now-picked = Wähle, wohin dein Tauschplättchen kommt.
patterns-now-final = Dreh noch um, was du möchtest, und beende dann die Partie.
patterns-why-open = Eröffne eine Gruppe mit deinem Tauschplättchen: Ihr Marker sagt, was jedes weitere Plättchen zählt.
patterns-why-turn = Dreh ein helles Plättchen um, oder nutze dein Tauschplättchen: Jedes bringt die Zahl seiner Gruppe.
patterns-why-picked = Wähle, wohin dein Tauschplättchen kommt: Das Plättchen von dort kommt in deine Schale.
patterns-why-bowls = Welches Plättchen kommt in welche Schale? Damit eröffnet ihr eure ersten Gruppen.
# What something is, said when a press on it does nothing else. $name: of the player whose it is
patterns-about-up = { $cell }, { $colour }: ein Plättchen, das noch niemandem gehört.
patterns-about-down = { $cell }, { $colour }, { $name }: Jedes Plättchen dieser Gruppe zählt { $number }, nur nicht das unter dem Marker.
patterns-about-bowl = { $whose ->
    [own] Deine Schale: Ihr Plättchen eröffnet eine Gruppe oder kommt zu einer, und das ersetzte kommt hierher.
   *[other] Schale, { $name }: Ihr Plättchen eröffnet eine Gruppe oder kommt zu einer.
}
patterns-about-river = { $name }: ein Bett für jeden Marker, das sich mit den Plättchen füllt, die seine Zahl wert sind.
# On the board: what a move brings at once, as in "+3 you"; $verb is Open, Flip or Swap where there is a choice
patterns-gain-you = { $gain } für dich
patterns-gain-by = { $verb } { $gain }
# Names of the parts, until somebody knows them.
patterns-label-bowl = Deine Schale
patterns-label-other-bowl = Schale
patterns-label-river = Punkte je Marker
# The legend: short, one thing each.
patterns-legend-up = Ein Plättchen mit der Vorderseite oben gehört niemandem. Ein heller Ring: Du kannst es jetzt umdrehen.
patterns-legend-group = Umgedreht: eine Gruppe. Runder Marker und durchgezogene Linie gehören einer Person, spitzer Marker und gepunktete Linie der anderen.
patterns-legend-marker = Die Zahl des Markers sagt, was jedes Plättchen der Gruppe zählt. Das Plättchen unter dem Marker zählt nichts.
patterns-legend-closed = Schraffiert: für dich gesperrt. Deine Gruppe würde an die gleichfarbige Gruppe deines Gegenübers grenzen.
patterns-legend-bowl = Deine Schale: Ihr Plättchen eröffnet eine Gruppe oder kommt zu einer. Das ersetzte kommt in die Schale.
patterns-legend-river = Punkte: ein Bett für jeden Marker. Es füllt sich mit den Plättchen, die zählen.

## On the first page.

home-line-patterns = Erst ruhig, dann mit jedem Plättchen enger: Es ist weniger Platz, als du denkst.
home-facts-patterns = 2 Personen · Plättchen · 20 Minuten

## Why a move is not allowed.

illegal-patterns-ended = Die Partie ist zu Ende.
illegal-patterns-bowls-first = Zuerst müssen die Schalen gefüllt werden.
illegal-patterns-bowls-filled = Die Schalen sind schon gefüllt.
illegal-patterns-starting-tiles =
    Zu verteilen sind diese Plättchen: { $colour } und { $other_colour }.
illegal-patterns-final-flips = Jetzt darfst du nur noch umdrehen: Dein Gegenüber kann nicht mehr ziehen.
illegal-patterns-nothing-to-end = In deinem Zug musst du etwas tun; nur das letzte Umdrehen ist freiwillig.
illegal-patterns-face-down = Das Plättchen auf { $cell } zeigt schon die Rückseite.
illegal-patterns-group-open =
    In dieser Farbe hast du schon eine Gruppe ({ $bowl_colour }); dein Tauschplättchen kann keine zweite eröffnen.
illegal-patterns-no-group-to-flip =
    Du hast keine Gruppe, zu der das Plättchen auf { $cell } passt. Seine Farbe: { $tile_colour }.
illegal-patterns-no-group-to-swap =
    Du hast keine Gruppe, zu der dein Tauschplättchen passt. Seine Farbe: { $bowl_colour }.
illegal-patterns-flip-not-touching = { $cell } grenzt nicht an deine Gruppe in dieser Farbe: { $tile_colour }.
illegal-patterns-swap-not-touching = { $cell } grenzt nicht an deine Gruppe in dieser Farbe: { $bowl_colour }.
illegal-patterns-touches-rival =
    Auf { $cell } würde deine Gruppe an die gleichfarbige Gruppe deines Gegenübers grenzen: { $joining_colour }.

## The result.

ending-patterns-stuck = Es gab keinen Zug mehr.
fair-checked-patterns = Plättchen geprüft
fair-unkept-patterns = Die Plättchen gehen auf
fair-wrong-patterns = Die Plättchen passen nicht

## The demonstration: a line for each move of excerpt.json, and what the picture of the board shows.

scene-patterns-0 = Plättchen mit einer Linie sind Gruppen. Die anderen gehören noch niemandem.
scene-patterns-1 = Ben eröffnet eine Gruppe: ein Plättchen aus der Schale, mit Marker 4.
scene-patterns-2 = Ada dreht an der gelben Gruppe ein gelbes Plättchen um: 3 Punkte mehr.
scene-patterns-3 = Ben tauscht aus: Das schwarze Plättchen aus der Schale kommt zur schwarzen Gruppe.
scene-patterns-4 = Ada eröffnet Orange mit Marker 4. Je später eine Gruppe, desto mehr zählen ihre Plättchen.
scene-patterns-5 = Ben eröffnet auch Orange. Diese beiden Gruppen dürfen nie aneinandergrenzen.
scene-patterns-6 = Ada dreht ein oranges Plättchen um: 4 Punkte. Es wird eng.
picture-patterns = Das runde Brett mitten in einer Partie: Plättchen in sechs Farben, manche umgedreht und zu Gruppen mit nummerierten Markern verbunden, und für jede Person eine Schale.

## Setting up a position

setup-patterns-marker = Marker versetzen
setup-patterns-up = { $colour }, Vorderseite
setup-patterns-down = { $colour }, Person { $seat }
setup-patterns-marked = { $colour }, Person { $seat }, Marker { $number }
setup-patterns-field-phase = Abschnitt
setup-patterns-field-turn = Am Zug
setup-patterns-field-bowl0 = Schale von Person 1
setup-patterns-field-bowl1 = Schale von Person 2
setup-patterns-field-tile0 = Erstes Startplättchen
setup-patterns-field-tile1 = Zweites Startplättchen
setup-patterns-phase-bowls = Schalen füllen
setup-patterns-phase-turn = Im Spiel
setup-patterns-phase-final-flips = Letztes Umdrehen
setup-patterns-phase-over = Zu Ende: zählen

## Why a position is impossible

impossible-patterns-cell-empty = { $cell } ist noch leer.
impossible-patterns-group-split = Person { $player }: Die Gruppe der Farbe { $colour } hängt nicht zusammen.
impossible-patterns-group-touches = Person { $player }: Die Gruppe der Farbe { $colour } grenzt an die gleichfarbige Gruppe.
impossible-patterns-tiles-alike = Die beiden Startplättchen haben verschiedene Farben.
impossible-patterns-tiles = Plättchen der Farbe { $colour }: { $count } statt { $most }.
impossible-patterns-bowls-begin = Person 2 füllt die Schalen, bevor etwas anderes geschieht.
impossible-patterns-bowls-early = Beide Schalen werden mit der ersten Entscheidung gefüllt: Fülle beide oder keine.
impossible-patterns-no-action = Person { $player } hat keine Aktion mehr und kann nicht am Zug sein.
impossible-patterns-still-acts = Person { $player } kann noch handeln, das Spiel ist also nicht am Ende.
impossible-patterns-no-flip = Person { $player } kann nichts mehr umdrehen, das Spiel ist also zu Ende.
