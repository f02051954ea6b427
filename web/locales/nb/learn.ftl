### Learning a game: the page of lessons, and a lesson on its board.

## All there is to learn, by game.

learn-page-title = Lær · Sandtable
learn-title = Lær
learn-intro = Lær et spill ved å spille det: ett trinn om gangen, på omtrent fem minutter. Deretter kommer ideer, oppgaver og reglene.
learn-ideas = Ideer
learn-count = { $done } av { $count }
learn-puzzles = Oppgaver
learn-daily = Dagens oppgave
learn-once-more = Gjenta leksjonen

## A lesson on its board, and the short game at its end.

learn-step = Trinn { $step } av { $steps }
learn-done = Ferdig
learn-you = Du
learn-rival = Motspiller
learn-rival-thinks = Et øyeblikk
learn-rule = Regel { $number }
learn-back = Tilbake
learn-hint = Hint
learn-skip = Hopp over
learn-go-on = Fortsett
learn-leave = Forlat leksjonen
learn-no-game = Hopp over spillet

## After it.

learn-end-title = Nå kan du spille { $game }
learn-play = Spill { $game }
learn-next-idea = Neste idé: { $title }
learn-again = En gang til
learn-all = Alle leksjoner
learn-later = Disse reglene møter du senere
