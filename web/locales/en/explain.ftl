### What explains the table: the sheet of rules, the legend, names and prompts of games without their own.

explain-legend = What is what
explain-legend-title = What is what in { $game }
explain-legend-done = Got it
explain-rules-page = Open as a page
# A game that has no words of its own: $move is a move as it is written.
explain-question = Play { $move }?
explain-generic-now = Choose a move.
explain-generic-why = Choose a move: all that are possible are listed, and the rules say what they do.
explain-generic-picture = The board is a text, as the game itself draws it.
explain-generic-seats = A number in it can mean a seat: below the board stands who sits where.
explain-generic-moves = All moves that are possible now are listed. Where there are many, write to find one.
settings-labels = Names on the board
settings-labels-learning = In the first games
settings-labels-always = Always
settings-labels-never = Never
