### What explains the table: the sheet of rules, the legend, names and prompts of games without their own.

explain-legend = Hva er hva
explain-legend-title = Hva er hva i { $game }
explain-legend-done = Skjønner
explain-rules-page = Åpne som side
# A game that has no words of its own: $move is a move as it is written.
explain-question = Spille { $move }?
explain-generic-now = Velg et trekk.
explain-generic-why = Velg et trekk: Alle mulige trekk står i listen, og reglene sier hva de gjør.
explain-generic-picture = Brettet vises som tekst, slik spillet selv tegner det.
explain-generic-seats = Et tall kan bety en plass: Under brettet står det hvem som sitter hvor.
explain-generic-moves = Alle trekk som er mulige nå, står i en liste. Er det mange, kan du skrive for å finne et av dem.
settings-labels = Navn på brettet
settings-labels-learning = I de første spillene
settings-labels-always = Alltid
settings-labels-never = Aldri
