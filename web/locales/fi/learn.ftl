### Learning a game: the page of lessons, and a lesson on its board.

## All there is to learn, by game.

learn-page-title = Opi · Sandtable
learn-title = Opi
learn-intro = Opi peli pelaamalla: askel kerrallaan, noin viidessä minuutissa. Sen jälkeen tulevat ideat, tehtävät ja säännöt.
learn-ideas = Ideat
learn-count = { $done }/{ $count }
learn-puzzles = Tehtävät
learn-daily = Päivän tehtävä
learn-once-more = Kertaa oppitunti

## A lesson on its board, and the short game at its end.

learn-step = Vaihe { $step }/{ $steps }
learn-done = Valmis
learn-you = Sinä
learn-rival = Vastustaja
learn-rival-thinks = Pieni hetki
learn-rule = Sääntö { $number }
learn-back = Takaisin
learn-hint = Vihje
learn-skip = Ohita
learn-go-on = Jatka
learn-leave = Poistu oppitunnilta
learn-no-game = Ohita peli

## After it.

learn-end-title = { $game }: nyt osaat pelata
learn-play = Pelaa: { $game }
learn-next-idea = Seuraava idea: { $title }
learn-again = Uudelleen
learn-all = Kaikki oppitunnit
learn-later = Nämä säännöt tulevat vastaan myöhemmin
