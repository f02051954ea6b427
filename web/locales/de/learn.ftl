### Learning a game: the page of lessons, and a lesson on its board.

## All there is to learn, by game.

learn-page-title = Lernen · Sandtable
learn-title = Lernen
learn-intro = Lerne ein Spiel, indem du es spielst: Schritt für Schritt, in etwa fünf Minuten. Danach kommen Ideen, Aufgaben und die Regeln.
learn-ideas = Ideen
learn-count = { $done } von { $count }
learn-puzzles = Aufgaben
learn-daily = Aufgabe des Tages
learn-once-more = Lektion wiederholen

## A lesson on its board, and the short game at its end.

learn-step = Schritt { $step } von { $steps }
learn-done = Geschafft
learn-you = Du
learn-rival = Gegenüber
learn-rival-thinks = Einen Moment
learn-rule = Regel { $number }
learn-back = Zurück
learn-hint = Tipp
learn-skip = Überspringen
learn-go-on = Weiter
learn-leave = Lektion verlassen
learn-no-game = Ohne Partie weiter

## After it.

learn-end-title = Jetzt kannst du { $game } spielen
learn-play = { $game } spielen
learn-next-idea = Nächste Idee: { $title }
learn-again = Noch einmal
learn-all = Alle Lektionen
learn-later = Diese Regeln lernst du später kennen
