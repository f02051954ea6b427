### The analysis board: positions that are set up, what is tried, and what the engine thinks.

## The page.

analysis-page-title = { $game }: analyse · Sandtable
analysis-page-title-all = Analyse · Sandtable
analysis-all = Analysebræt
analysis-intro = Stil en hvilken som helst stilling op, prøv træk og varianter, og spørg motoren om de bedste fortsættelser. Et spil på dit eget bord kan også bruges.
analysis-title = { $game }: analyse
analysis-turn = I trækket: { $name }
analysis-chance-due = Der kommer kort
analysis-start = Begyndelse
analysis-came = Trukket: { $what }
analysis-points = Point lige nu
analysis-change = Ret stillingen
analysis-anew = Ny analyse

## The engine.

analysis-engine = Motor
analysis-engine-on = Slå til
analysis-engine-off = Slå fra
analysis-thinking = Tænker …
analysis-deeper = Se dybere
analysis-best = Bedste træk: { $line } { $value }
analysis-line = Fortsættelse { $number }, { $value }: { $line }
analysis-over = Her er spillet slut.
analysis-chance-first = Først kommer der kort: Vælg dem, eller træk tilfældigt.
analysis-proven = Bevist
analysis-proof = Bevist.
analysis-solved = Bedst muligt, med { $moves } ryk: Ingen fortsættelse er bedre.
analysis-bounded = Fundet med { $moves } ryk; mere end { $bound } er ikke muligt.
analysis-unbounded = Fundet med { $moves } ryk; om mere er muligt, vides ikke.
analysis-unproven = Ikke bevist inden for { $seconds } sekunder.
analysis-by-solver = Af løseren, på { $seconds } s.
analysis-by-level = { $name }, { $depth } træk dybt, { $seconds } s.
analysis-value-chance = vinderchance { $value }
analysis-value-points = point foran { $value }
analysis-value-score = resultat { $value }
analysis-value-proven = { $value }, bevist

## What was tried.

analysis-variations = Varianter
analysis-no-moves = Lav et træk på brættet: Det vises her.
analysis-promote = Flyt varianten op
analysis-delete = Slet herfra
analysis-comment = Kommentar
analysis-steps = Trin
analysis-to-start = Til begyndelsen
analysis-variation-before = Forrige variant
analysis-variation-next = Næste variant
analysis-chance = Hvad der kommer
analysis-chance-one = { $what }, { $chance }
analysis-chance-random = Træk tilfældigt

## Keeping it.

analysis-save = Gem og del
analysis-link = Link til denne analyse
analysis-link-too-long = Analysen er for lang til et link. Gem den som optegnelse.
analysis-record = Optegnelse med varianter
analysis-picture = Billede ({ $kind })
analysis-text = Stillingen som tekst
analysis-paste = Indsæt en stilling eller en optegnelse
analysis-paste-label = En stilling som tekst, eller en optegnelse
analysis-paste-read = Åbn
analysis-paste-file = Fra en fil

## Setting up.

setup-title = { $game }: stil en stilling op
setup-board = Stillingen
setup-pieces = Brikker
setup-piece = { $piece }, { $left } tilbage
setup-place = { $place }: { $pieces }
setup-place-empty = { $place }: tom
setup-take = Fjern: { $piece }
setup-seat = Spiller { $seat }
setup-free = Vælg, hvad der skal ligge, og tryk på pladserne. Endnu tomme: { $count }
setup-full = Alt ligger på plads. Tjek det, og analyser.
setup-heaps = Vælg et sted, og tryk på kort. Alle andre er i trækbunken.
setup-text-only = Indsæt en stilling som tekst, eller begynd med en ny opstilling.
setup-done = Analyser
setup-undo = Et skridt tilbage
setup-deal = Ny opstilling
setup-clear = Ryd alt
setup-from-games = Fra et af mine spil: Åbn det træk for træk
