### What explains the table: the sheet of rules, the legend, names and prompts of games without their own.

explain-legend = What is what
explain-legend-title = What is what in { $game }
explain-legend-done = Got it
explain-rules-page = Open as a page
# A game that has no words of its own: $move is a move as it is written.
explain-question = Play { $move }?
explain-generic-now = Choose a move.
explain-generic-why = Choose a move: all possible moves are listed, and the rules say what they do.
explain-generic-picture = The board is shown as text, just as the game itself draws it.
explain-generic-seats = A number in it can mean a seat: the list below the board says who sits where.
explain-generic-moves = All moves that are possible now are listed. If there are many, type to find one.
settings-labels = Names on the board
settings-labels-learning = In the first games
settings-labels-always = Always
settings-labels-never = Never
