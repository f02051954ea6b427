### Learning a game: the page of lessons, and a lesson on its board.

## All there is to learn, by game.

learn-page-title = Lær · Sandtable
learn-title = Lær
learn-intro = Lær et spil ved at spille det: et skridt ad gangen, på omkring fem minutter. Bagefter kommer idéer, opgaver og reglerne.
learn-ideas = Idéer
learn-count = { $done } af { $count }
learn-puzzles = Opgaver
learn-daily = Dagens opgave
learn-once-more = Gentag lektionen

## A lesson on its board, and the short game at its end.

learn-step = Trin { $step } af { $steps }
learn-done = Færdig
learn-you = Du
learn-rival = Modstander
learn-rival-thinks = Et øjeblik
learn-rule = Regel { $number }
learn-back = Tilbage
learn-hint = Tip
learn-skip = Spring over
learn-go-on = Fortsæt
learn-leave = Forlad lektionen
learn-no-game = Spring spillet over

## After it.

learn-end-title = Nu kan du spille { $game }
learn-play = Spil { $game }
learn-next-idea = Næste idé: { $title }
learn-again = En gang til
learn-all = Alle lektioner
learn-later = Disse regler møder du senere
