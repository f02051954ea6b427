### What explains the table: the sheet of rules, the legend, names and prompts of games without their own.

explain-legend = Vad är vad
explain-legend-title = Vad är vad i { $game }
explain-legend-done = Jag förstår
explain-rules-page = Öppna som sida
# A game that has no words of its own: $move is a move as it is written.
explain-question = Spela { $move }?
explain-generic-now = Välj ett drag.
explain-generic-why = Välj ett drag: alla möjliga står i listan, och reglerna säger vad de gör.
explain-generic-picture = Spelplanen är en text, som spelet självt ritar den.
explain-generic-seats = En siffra kan vara en plats: under spelplanen står vem som sitter var.
explain-generic-moves = Alla drag som är möjliga nu står i en lista. Om de är många kan du skriva för att söka.
settings-labels = Namn på spelplanen
settings-labels-learning = I de första spelen
settings-labels-always = Alltid
settings-labels-never = Aldrig
