### The analysis board: positions that are set up, what is tried, and what the engine thinks.

## The page.

analysis-page-title = { $game }: analyse · Sandtable
analysis-page-title-all = Analyse · Sandtable
analysis-all = Analysebrett
analysis-intro = Sett opp en hvilken som helst stilling, prøv trekk og varianter, og spør motoren om de beste fortsettelsene. Et spill på ditt eget bord går også.
analysis-title = { $game }: analyse
analysis-turn = I trekket: { $name }
analysis-chance-due = Det kommer kort
analysis-start = Begynnelsen
analysis-came = Trukket: { $what }
analysis-points = Poeng akkurat nå
analysis-change = Endre stillingen
analysis-anew = Ny analyse

## The engine.

analysis-engine = Motor
analysis-engine-on = Slå på
analysis-engine-off = Slå av
analysis-thinking = Tenker …
analysis-deeper = Se dypere
analysis-best = Beste trekk: { $line } { $value }
analysis-line = Fortsettelse { $number }, { $value }: { $line }
analysis-over = Her er spillet slutt.
analysis-chance-first = Først kommer det kort: Velg dem, eller trekk tilfeldig.
analysis-proven = Bevist
analysis-proof = Bevist.
analysis-solved = Best mulig, med { $moves } flytt: Ingen fortsettelse er bedre.
analysis-bounded = Funnet med { $moves } flytt; mer enn { $bound } er ikke mulig.
analysis-unbounded = Funnet med { $moves } flytt; om mer er mulig, er ikke kjent.
analysis-unproven = Ikke bevist innen { $seconds } sekunder.
analysis-by-solver = Av løseren, på { $seconds } s.
analysis-by-level = { $name }, { $depth } trekk dypt, { $seconds } s.
analysis-value-chance = vinnersjanse { $value }
analysis-value-points = poeng foran { $value }
analysis-value-score = resultat { $value }
analysis-value-proven = { $value }, bevist

## What was tried.

analysis-variations = Varianter
analysis-no-moves = Gjør et trekk på brettet: Det vises her.
analysis-promote = Flytt varianten opp
analysis-delete = Slett herfra
analysis-comment = Kommentar
analysis-steps = Steg
analysis-to-start = Til start
analysis-variation-before = Forrige variant
analysis-variation-next = Neste variant
analysis-chance = Hva som kommer
analysis-chance-one = { $what }, { $chance }
analysis-chance-random = Trekk tilfeldig

## Keeping it.

analysis-save = Lagre og del
analysis-link = Lenke til denne analysen
analysis-link-too-long = Analysen er for lang for en lenke. Lagre den som opptegnelse.
analysis-record = Opptegnelse med varianter
analysis-picture = Bilde ({ $kind })
analysis-text = Stillingen som tekst
analysis-paste = Lim inn en stilling eller en opptegnelse
analysis-paste-label = En stilling som tekst, eller en opptegnelse
analysis-paste-read = Åpne
analysis-paste-file = Fra en fil

## Setting up.

setup-title = { $game }: sett opp en stilling
setup-board = Stillingen
setup-pieces = Brikker
setup-piece = { $piece }, { $left } igjen
setup-place = { $place }: { $pieces }
setup-place-empty = { $place }: tom
setup-take = Fjern: { $piece }
setup-seat = Spiller { $seat }
setup-free = Velg hva som skal ligge der, og trykk på plassene. Fortsatt tomme: { $count }
setup-full = Alt ligger på plass. Sjekk det, og analyser.
setup-heaps = Velg et sted, og trykk på kort. Alle andre er i trekkbunken.
setup-text-only = Lim inn en stilling som tekst, eller begynn med et nytt oppsett.
setup-done = Analyser
setup-undo = Ett steg tilbake
setup-deal = Nytt oppsett
setup-clear = Tøm alt
setup-from-games = Fra et av spillene mine: Åpne det trekk for trekk
