### Puzzles: all of them, and one on its board.

## All of them, by game.

puzzles-page-title = Aufgaben · Sandtable
puzzles-title = Aufgaben
puzzles-intro = Stellungen aus Partien, in denen es etwas zu finden gibt: einen Zug oder einige hintereinander. Jede richtige Antwort zählt, und das Brett zeigt, was an den anderen falsch ist.
puzzles-rating = Spielstärke
puzzles-unrated = Noch keine Spielstärke
puzzles-streak = In Folge: { $count } · am längsten: { $best }
puzzles-solved = Gelöst: { $solved } von { $count }
puzzles-choose = Auswählen, was du löst
puzzles-kind = Art
puzzles-theme = Thema
puzzles-any = Alle
puzzles-solve = Lösen
puzzles-repeat = Wiederholen ({ $due })
puzzles-repeats = Nicht gelöste Aufgaben wiederholen
puzzles-repeats-note = Sie kommen nach einigen Tagen wieder, gedreht oder in anderen Farben. Wiederholungen zählen nicht für die Spielstärke.
puzzles-due = Jetzt fällig: { $due }
puzzles-none = Hier gibt es noch keine Aufgaben.
puzzles-in-stock = Offline verfügbar: { $count }
puzzles-offline = Du bist offline. Die Aufgaben, die in diesem Browser gespeichert sind, kannst du lösen; sie zählen nicht für die Spielstärke.
puzzles-offline-none = Du bist offline, und in diesem Browser sind noch keine Aufgaben gespeichert. Das geschieht, wenn diese Seite eine Weile offen war.
puzzles-unsent = Ergebnisse, die später gesendet werden: { $count }

## One of them.

puzzle-page-title = { $game }: Aufgabe · Sandtable
puzzle-all = Alle Aufgaben
puzzle-level = Schwierigkeit
puzzle-moves = Züge: { $used } von { $count }
puzzle-offline = Ohne Netz
puzzle-hint = Tipp
puzzle-hint-more = Nächster Tipp ({ $at }/{ $steps })
puzzle-take-back = Zurücknehmen
puzzle-restart = Von vorn
puzzle-give-up = Lösung zeigen
puzzle-again = Noch einmal
puzzle-wrong = Nicht dieser Zug.
puzzle-right = Gelöst.
puzzle-nearly = Fast.
puzzle-shown = Die Lösung
puzzle-next = Nächste Aufgabe
puzzle-mine = Spielstärke: { $rating } ({ $change })
puzzle-unrated = Zählt diesmal nicht.
puzzle-unrated-hint = Zählt nicht: Du hattest einen Tipp.
puzzle-unrated-twin = Zählt nicht: eine Wiederholung.
puzzle-unrated-tried = Zählt nicht: Du hattest sie schon versucht.
puzzle-unrated-offline = Zählt nicht: offline gelöst.
puzzle-counts = Dein erster Versuch zählt für deine Spielstärke.
puzzle-themes = Worum es ging
puzzle-share = Diese Aufgabe teilen
puzzle-link = Link zu dieser Aufgabe
puzzle-illegal = Dieser Zug ist hier nicht erlaubt.
