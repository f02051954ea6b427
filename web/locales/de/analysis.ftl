### The analysis board: positions that are set up, what is tried, and what the engine thinks.

## The page.

analysis-page-title = { $game }: Analyse · Sandtable
analysis-page-title-all = Analyse · Sandtable
analysis-all = Analysebrett
analysis-intro = Bau eine beliebige Stellung auf, probiere Züge und Varianten aus und frag den Computer nach den besten Fortsetzungen. Das geht auch mit einem Spiel auf deinem eigenen Tisch.
analysis-title = { $game }: Analyse
analysis-turn = Am Zug: { $name }
analysis-chance-due = Es kommen Karten
analysis-start = Anfang
analysis-came = Gezogen: { $what }
analysis-points = Punkte jetzt
analysis-change = Stellung ändern
analysis-anew = Neue Analyse

## The engine.

analysis-engine = Computer
analysis-engine-on = Einschalten
analysis-engine-off = Ausschalten
analysis-thinking = Denkt nach …
analysis-deeper = Genauer hinsehen
analysis-best = Bester Zug: { $line } { $value }
analysis-line = Fortsetzung { $number }, { $value }: { $line }
analysis-over = Hier ist das Spiel zu Ende.
analysis-chance-first = Erst kommen Karten: Wähle sie, oder zieh zufällig.
analysis-proven = Bewiesen
analysis-proof = Bewiesen.
analysis-solved = Mehr geht nicht, in { $moves } Zügen: Keine Fortsetzung ist besser.
analysis-bounded = Gefunden mit { $moves } Zügen; mehr als { $bound } ist nicht möglich.
analysis-unbounded = Gefunden mit { $moves } Zügen; ob mehr geht, ist nicht bekannt.
analysis-unproven = In { $seconds } Sekunden nicht bewiesen.
analysis-by-solver = Vom Löser, in { $seconds } s.
analysis-by-level = { $name }, { $depth } Züge tief, { $seconds } s.
analysis-value-chance = Gewinnchance { $value }
analysis-value-points = Punkte Vorsprung { $value }
analysis-value-score = Ergebnis { $value }
analysis-value-proven = { $value }, bewiesen

## What was tried.

analysis-variations = Varianten
analysis-no-moves = Zieh auf dem Brett: Der Zug erscheint hier.
analysis-promote = Variante nach oben
analysis-delete = Ab hier löschen
analysis-comment = Kommentar
analysis-steps = Schritte
analysis-to-start = Zum Anfang
analysis-variation-before = Vorige Variante
analysis-variation-next = Nächste Variante
analysis-chance = Was kommt
analysis-chance-one = { $what }, { $chance }
analysis-chance-random = Zufällig ziehen

## Keeping it.

analysis-save = Speichern und teilen
analysis-link = Link zu dieser Analyse
analysis-link-too-long = Diese Analyse ist zu lang für einen Link. Speichere sie als Aufzeichnung.
analysis-record = Aufzeichnung mit Varianten
analysis-picture = Bild ({ $kind })
analysis-text = Die Stellung als Text
analysis-paste = Stellung oder Aufzeichnung einfügen
analysis-paste-label = Text einer Stellung oder eine Aufzeichnung
analysis-paste-read = Öffnen
analysis-paste-file = Aus einer Datei

## Setting up.

setup-title = { $game }: Stellung aufbauen
setup-board = Die Stellung
setup-pieces = Spielteile
setup-piece = { $piece }, noch { $left }
setup-place = { $place }: { $pieces }
setup-place-empty = { $place }: leer
setup-take = Wegnehmen: { $piece }
setup-seat = Person { $seat }
setup-free = Wähle, was liegen soll, und drück auf die Felder. Noch leer: { $count }
setup-full = Alles liegt. Prüfe die Stellung und analysiere sie.
setup-heaps = Wähle einen Platz und drück auf Karten. Alle übrigen sind im Zugstapel.
setup-text-only = Füge eine Stellung als Text ein, oder fang mit einer neuen Auslage an.
setup-done = Analysieren
setup-undo = Einen Schritt zurück
setup-deal = Neue Auslage
setup-clear = Alles leeren
setup-from-games = Aus einem meiner Spiele: Zug für Zug öffnen
