### What explains the table: the sheet of rules, the legend, names and prompts of games without their own.

explain-legend = Was ist was
explain-legend-title = Was ist was bei { $game }
explain-legend-done = Alles klar
explain-rules-page = Als Seite öffnen
# A game that has no words of its own: $move is a move as it is written.
explain-question = { $move } spielen?
explain-generic-now = Wähle einen Zug.
explain-generic-why = Wähle einen Zug: Alle möglichen stehen in der Liste, und die Regeln sagen, was sie bewirken.
explain-generic-picture = Das Brett ist ein Text, wie das Spiel selbst ihn zeichnet.
explain-generic-seats = Eine Zahl darin kann ein Platz sein: Unter dem Brett steht, wer wo sitzt.
explain-generic-moves = Alle Züge, die jetzt möglich sind, stehen in einer Liste. Sind es viele, tipp etwas ein, um einen zu finden.
settings-labels = Namen auf dem Brett
settings-labels-learning = In den ersten Partien
settings-labels-always = Immer
settings-labels-never = Nie
