### When a game is over: what decided it, and what comes next.

# $what is a colour, or another line of the score, and begins the sentence in English.
decided-by = { $more ->
    [one] { $what } gab den Ausschlag: { $more } Punkt gegen { $fewer }.
   *[other] { $what } gab den Ausschlag: { $more } Punkte gegen { $fewer }.
}
# The same where no single line made up the lead.
decided-most = { $more ->
    [one] { $what } machte am meisten aus: { $more } Punkt gegen { $fewer }.
   *[other] { $what } machte am meisten aus: { $more } Punkte gegen { $fewer }.
}
decided-tie = Gleich viele Punkte; die Regeln entscheiden dann anders.
decided-draw = Gleich viele Punkte: je { $points }.
# $what is a line of the score of all who played together, as in “8 different shapes”.
decided-together = { $points ->
    [one] Das meiste brachte: { $what }, { $points } Punkt.
   *[other] Das meiste brachte: { $what }, { $points } Punkte.
}

## Losing to the weakest computer player.

result-kind = { $name } hat das schon oft gespielt, und du fängst gerade an. Sieh nach, woher die Punkte kommen, und die nächste Partie wird sich anders anfühlen.
result-hint = Woher die Punkte kommen

## What comes next.

result-stronger = Stärker: { $name }
result-easier = Leichter: { $name }
result-picture = Als Bild teilen
result-picture-saved = Das Bild ist gespeichert.
result-picture-failed = Das Bild ließ sich hier nicht erstellen.
