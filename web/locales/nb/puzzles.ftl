### Puzzles: all of them, and one on its board.

## All of them, by game.

puzzles-page-title = Oppgaver · Sandtable
puzzles-title = Oppgaver
puzzles-intro = Stillinger fra spill der det er noe å finne: ett trekk, eller noen få på rad. Alle riktige svar teller, og brettet viser hva som er galt med de andre.
puzzles-rating = Din rating
puzzles-unrated = Ingen rating ennå
puzzles-streak = På rad: { $count } · lengst: { $best }
puzzles-solved = Løst: { $solved } av { $count }
puzzles-choose = Velg hva du løser
puzzles-kind = Type
puzzles-theme = Tema
puzzles-any = Alle
puzzles-solve = Løs
puzzles-repeat = Repeter ({ $due })
puzzles-repeats = La oppgaver jeg bommet på, komme tilbake
puzzles-repeats-note = De kommer igjen etter noen dager, vridd eller i andre farger. Repetisjoner teller ikke i ratingen.
puzzles-due = Klar til repetisjon: { $due }
puzzles-none = Her er det ingen oppgaver ennå.
puzzles-in-stock = Lagret for frakoblet bruk: { $count }
puzzles-offline = Du er frakoblet. Du kan løse oppgavene som nettleseren har lagret; de teller ikke i ratingen.
puzzles-offline-none = Du er frakoblet, og nettleseren har ikke lagret noen oppgaver ennå. Det gjør den når siden har vært åpen en stund.
puzzles-unsent = Resultater som sendes senere: { $count }

## One of them.

puzzle-page-title = { $game }: oppgave · Sandtable
puzzle-all = Alle oppgaver
puzzle-level = Vanskelighet
puzzle-moves = Flytt: { $used } av { $count }
puzzle-offline = Uten nett
puzzle-hint = Hint
puzzle-hint-more = Neste hint ({ $at }/{ $steps })
puzzle-take-back = Ta tilbake
puzzle-restart = Fra begynnelsen
puzzle-give-up = Vis løsningen
puzzle-again = Prøv igjen
puzzle-wrong = Ikke det.
puzzle-right = Løst.
puzzle-nearly = Nesten.
puzzle-shown = Løsningen
puzzle-next = Neste oppgave
puzzle-mine = Din rating: { $rating } ({ $change })
puzzle-unrated = Teller ikke denne gangen.
puzzle-unrated-hint = Teller ikke: Du fikk et hint.
puzzle-unrated-twin = Teller ikke: en repetisjon.
puzzle-unrated-tried = Teller ikke: Du hadde prøvd den før.
puzzle-unrated-offline = Teller ikke: løst uten nett.
puzzle-counts = Det første forsøket ditt teller i ratingen.
puzzle-themes = Hva den handlet om
puzzle-share = Del oppgaven
puzzle-link = Lenke til oppgaven
puzzle-illegal = Det er ikke tillatt her.
