### Puzzles: all of them, and one on its board.

## All of them, by game.

puzzles-page-title = Opgaver · Sandtable
puzzles-title = Opgaver
puzzles-intro = Stillinger fra spil, hvor der er noget at finde: et træk eller nogle få efter hinanden. Alle rigtige svar tæller, og brættet viser, hvad der er galt med de andre.
puzzles-rating = Din rating
puzzles-unrated = Ingen rating endnu
puzzles-streak = På stribe: { $count } · længst: { $best }
puzzles-solved = Løst: { $solved } af { $count }
puzzles-choose = Vælg, hvad du løser
puzzles-kind = Slags
puzzles-theme = Tema
puzzles-any = Alle
puzzles-solve = Løs
puzzles-repeat = Gentag ({ $due })
puzzles-repeats = Lad opgaver, jeg ikke klarede, komme igen
puzzles-repeats-note = De kommer igen efter nogle dage, drejet eller i andre farver. Gentagelser tæller ikke i din rating.
puzzles-due = Klar til gentagelse: { $due }
puzzles-none = Her er ingen opgaver endnu.
puzzles-in-stock = Gemt til offline: { $count }
puzzles-offline = Du er offline. Du kan løse de opgaver, som browseren har gemt; de tæller ikke i din rating.
puzzles-offline-none = Du er offline, og browseren har ikke gemt nogen opgaver endnu. Det gør den, når siden har været åben lidt.
puzzles-unsent = Resultater, der sendes senere: { $count }

## One of them.

puzzle-page-title = { $game }: opgave · Sandtable
puzzle-all = Alle opgaver
puzzle-level = Sværhedsgrad
puzzle-moves = Ryk: { $used } af { $count }
puzzle-offline = Uden net
puzzle-hint = Tip
puzzle-hint-more = Næste tip ({ $at }/{ $steps })
puzzle-take-back = Tag tilbage
puzzle-restart = Fra begyndelsen
puzzle-give-up = Vis løsningen
puzzle-again = Prøv igen
puzzle-wrong = Ikke det.
puzzle-right = Løst.
puzzle-nearly = Næsten.
puzzle-shown = Løsningen
puzzle-next = Næste opgave
puzzle-mine = Din rating: { $rating } ({ $change })
puzzle-unrated = Tæller ikke denne gang.
puzzle-unrated-hint = Tæller ikke: Du fik et tip.
puzzle-unrated-twin = Tæller ikke: en gentagelse.
puzzle-unrated-tried = Tæller ikke: Du havde allerede prøvet.
puzzle-unrated-offline = Tæller ikke: løst offline.
puzzle-counts = Dit første forsøg tæller i din rating.
puzzle-themes = Hvad den handlede om
puzzle-share = Del opgaven
puzzle-link = Link til opgaven
puzzle-illegal = Det er ikke tilladt her.
