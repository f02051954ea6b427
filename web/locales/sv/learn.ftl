### Learning a game: the page of lessons, and a lesson on its board.

## All there is to learn, by game.

learn-page-title = Lär dig · Sandtable
learn-title = Lär dig
learn-intro = Lär dig ett spel genom att spela det: steg för steg, på ungefär fem minuter. Sedan kommer idéer, uppgifter och reglerna.
learn-ideas = Idéer
learn-count = { $done } av { $count }
learn-puzzles = Uppgifter
learn-daily = Dagens uppgift
learn-once-more = Upprepa lektionen

## A lesson on its board, and the short game at its end.

learn-step = Steg { $step } av { $steps }
learn-done = Klart
learn-you = Du
learn-rival = Motståndare
learn-rival-thinks = Ett ögonblick
learn-rule = Regel { $number }
learn-back = Tillbaka
learn-hint = Ledtråd
learn-skip = Hoppa över
learn-go-on = Fortsätt
learn-leave = Lämna lektionen
learn-no-game = Hoppa över spelet

## After it.

learn-end-title = Nu kan du spela { $game }
learn-play = Spela { $game }
learn-next-idea = Nästa idé: { $title }
learn-again = En gång till
learn-all = Alla lektioner
learn-later = De här reglerna möter du senare
