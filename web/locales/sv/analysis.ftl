### The analysis board: positions that are set up, what is tried, and what the engine thinks.

## The page.

analysis-page-title = { $game }: analys · Sandtable
analysis-page-title-all = Analys · Sandtable
analysis-all = Analysbräde
analysis-intro = Ställ upp vilken ställning som helst, prova drag och varianter och fråga motorn om de bästa fortsättningarna. Ett spel på ditt eget bord går också bra.
analysis-title = { $game }: analys
analysis-turn = Vid draget: { $name }
analysis-chance-due = Kort ska komma
analysis-start = Början
analysis-came = Draget: { $what }
analysis-points = Poängen just nu
analysis-change = Ändra ställningen
analysis-anew = Ny analys

## The engine.

analysis-engine = Motor
analysis-engine-on = Slå på
analysis-engine-off = Stäng av
analysis-thinking = Tänker …
analysis-deeper = Titta djupare
analysis-best = Bästa drag: { $line } { $value }
analysis-line = Fortsättning { $number }, { $value }: { $line }
analysis-over = Här är spelet slut.
analysis-chance-first = Först kommer kort: välj dem, eller dra slumpmässigt.
analysis-proven = Bevisat
analysis-proof = Bevisat.
analysis-solved = Bästa möjliga, med { $moves } drag: ingen fortsättning är bättre.
analysis-bounded = Hittat med { $moves } drag; mer än { $bound } är inte möjligt.
analysis-unbounded = Hittat med { $moves } drag; om mer är möjligt är inte känt.
analysis-unproven = Inte bevisat inom { $seconds } sekunder.
analysis-by-solver = Av lösaren, på { $seconds } s.
analysis-by-level = { $name }, { $depth } drag djupt, { $seconds } s.
analysis-value-chance = vinstchans { $value }
analysis-value-points = poäng före { $value }
analysis-value-score = resultat { $value }
analysis-value-proven = { $value }, bevisat

## What was tried.

analysis-variations = Varianter
analysis-no-moves = Gör ett drag på brädet: det visas här.
analysis-promote = Flytta upp varianten
analysis-delete = Ta bort härifrån
analysis-comment = Kommentar
analysis-steps = Steg
analysis-to-start = Till början
analysis-variation-before = Föregående variant
analysis-variation-next = Nästa variant
analysis-chance = Vad som kommer
analysis-chance-one = { $what }, { $chance }
analysis-chance-random = Dra slumpmässigt

## Keeping it.

analysis-save = Spara och dela
analysis-link = Länk till den här analysen
analysis-link-too-long = Analysen är för lång för en länk. Spara den som protokoll.
analysis-record = Protokoll med varianter
analysis-picture = Bild ({ $kind })
analysis-text = Ställningen som text
analysis-paste = Klistra in en ställning eller ett protokoll
analysis-paste-label = En ställning som text, eller ett protokoll
analysis-paste-read = Öppna
analysis-paste-file = Från en fil

## Setting up.

setup-title = { $game }: ställ upp en ställning
setup-board = Ställningen
setup-pieces = Pjäser
setup-piece = { $piece }, { $left } kvar
setup-place = { $place }: { $pieces }
setup-place-empty = { $place }: tom
setup-take = Ta bort: { $piece }
setup-seat = Spelare { $seat }
setup-free = Välj vad som ska ligga där och tryck på platserna. Ännu tomma: { $count }
setup-full = Allt ligger på plats. Kontrollera och analysera.
setup-heaps = Välj en plats och tryck på kort. Alla andra ligger i draghögen.
setup-text-only = Klistra in en ställning som text, eller börja med en ny giv.
setup-done = Analysera
setup-undo = Ett steg tillbaka
setup-deal = Ny giv
setup-clear = Töm allt
setup-from-games = Från ett av mina spel: öppna det drag för drag
