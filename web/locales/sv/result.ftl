### When a game is over: what decided it, and what comes next.

# $what is a colour, or another line of the score, and begins the sentence in English.
decided-by = { $more ->
    [one] { $what } avgjorde: { $more } poäng mot { $fewer }.
   *[other] { $what } avgjorde: { $more } poäng mot { $fewer }.
}
# The same where no single line made up the lead.
decided-most = { $more ->
    [one] { $what } gjorde störst skillnad: { $more } poäng mot { $fewer }.
   *[other] { $what } gjorde störst skillnad: { $more } poäng mot { $fewer }.
}
decided-tie = Lika många poäng; reglerna avgör på annat sätt.
decided-draw = Lika många poäng: { $points } var.
# $what is a line of the score of all who played together, as in “8 different shapes”.
decided-together = { $points ->
    [one] Mest gav: { $what }, { $points } poäng.
   *[other] Mest gav: { $what }, { $points } poäng.
}

## Losing to the weakest computer player.

result-kind = { $name } har spelat det här många gånger, och du har precis börjat. Titta efter var poängen kommer ifrån, så känns nästa spel annorlunda.
result-hint = Var poängen kommer ifrån

## What comes next.

result-stronger = Starkare: { $name }
result-easier = Lättare: { $name }
result-picture = Dela som bild
result-picture-saved = Bilden är sparad.
result-picture-failed = Det gick inte att skapa bilden här.
