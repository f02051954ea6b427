### The rules.

rules-page-title = Reglene for { $game } · Sandtable
rules-title = Reglene for { $game }
rules-games = Spill
rules-contents = Innhold
rules-english = Disse reglene finnes foreløpig bare på engelsk.
rules-none = Reglene for dette spillet finnes ikke her ennå.
rules-exact = Hver regel med nummer, tolkninger og notasjon
rules-puzzles = Oppgaver
