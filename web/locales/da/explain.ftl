### What explains the table: the sheet of rules, the legend, names and prompts of games without their own.

explain-legend = Hvad er hvad
explain-legend-title = Hvad er hvad i { $game }
explain-legend-done = Forstået
explain-rules-page = Åbn som side
# A game that has no words of its own: $move is a move as it is written.
explain-question = Spille { $move }?
explain-generic-now = Vælg et træk.
explain-generic-why = Vælg et træk: Alle mulige træk står på listen, og reglerne siger, hvad de gør.
explain-generic-picture = Brættet vises som tekst, sådan som spillet selv tegner det.
explain-generic-seats = Et tal kan betyde en plads: Under brættet står der, hvem der sidder hvor.
explain-generic-moves = Alle træk, der er mulige nu, står på en liste. Er der mange, kan du skrive for at finde et af dem.
settings-labels = Navne på brættet
settings-labels-learning = I de første spil
settings-labels-always = Altid
settings-labels-never = Aldrig
