# What every game’s lessons say, and the Daily.

learn-right = Richtig.
learn-other = Das ist erlaubt. Versuch jetzt, was die Aufgabe verlangt.
learn-step = Schritt { $step } von { $steps }
learn-hint = Versuch { $move }.
learn-help = ? zeigt die erlaubten Züge. Gib einen davon ein, oder hint (Tipp), skip (überspringen), again (noch einmal), list (Liste) oder quit (Ende).
learn-refuted = So könnte es weitergehen: { $line }
learn-left = Nächstes Mal geht es hier weiter.
learn-done = Geschafft.
learn-next = Weiter mit Enter, aufhören mit quit.
learn-later = Diese Regeln lernst du später kennen:
learn-later-deal = beim Aufbau einer Partie
learn-later-soon = bald, in einer ganzen Partie
learn-later-rare = in seltenen Stellungen
learn-later-table = am Tisch
learn-later-together = wenn ihr zusammen spielt
learn-later-options = als Einstellungen einer Partie
learn-you = Du
learn-rival = Gegenüber
learn-measured = Gemessen an { $games } Partien; Stufe des Computers: { $level }.

daily-title = Sandtable, Aufgabe des Tages { $number }
daily-par = Das bestmögliche Ergebnis.
daily-below = Punkte unter dem bestmöglichen Ergebnis: { $points }.
daily-solved-first = Beim ersten Versuch gelöst.
daily-solved = Gelöst mit { $tries } Versuchen.
daily-missed = Nicht gelöst.
daily-assisted = Mit Hilfe.
