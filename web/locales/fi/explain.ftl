### What explains the table: the sheet of rules, the legend, names and prompts of games without their own.

explain-legend = Mikä mikin on
explain-legend-title = Mikä mikin on: { $game }
explain-legend-done = Selvä
explain-rules-page = Avaa sivuna
# A game that has no words of its own: $move is a move as it is written.
explain-question = Pelataanko { $move }?
explain-generic-now = Valitse siirto.
explain-generic-why = Valitse siirto: luettelossa ovat kaikki mahdolliset, ja säännöt kertovat, mitä ne tekevät.
explain-generic-picture = Pelilauta on tekstiä, sellaisena kuin peli sen piirtää.
explain-generic-seats = Numero voi tarkoittaa paikkaa: laudan alla lukee, kuka istuu missä.
explain-generic-moves = Kaikki mahdolliset siirrot ovat luettelossa. Jos niitä on paljon, hae kirjoittamalla.
settings-labels = Nimet laudalla
settings-labels-learning = Ensimmäisissä peleissä
settings-labels-always = Aina
settings-labels-never = Ei koskaan
