### When a game is over: what decided it, and what comes next.

# $what is a colour, or another line of the score, and begins the sentence in English.
decided-by = { $more ->
    [one] { $what } avgjorde: { $more } poeng mot { $fewer }.
   *[other] { $what } avgjorde: { $more } poeng mot { $fewer }.
}
# The same where no single line made up the lead.
decided-most = { $more ->
    [one] { $what } gjorde størst forskjell: { $more } poeng mot { $fewer }.
   *[other] { $what } gjorde størst forskjell: { $more } poeng mot { $fewer }.
}
decided-tie = Like mange poeng; reglene avgjør på en annen måte.
decided-draw = Like mange poeng: { $points } til hver.
# $what is a line of the score of all who played together, as in “8 different shapes”.
decided-together = { $points ->
    [one] Det som ga mest: { $what }, { $points } poeng.
   *[other] Det som ga mest: { $what }, { $points } poeng.
}

## Losing to the weakest computer player.

result-kind = { $name } har spilt dette mange ganger, og du har så vidt begynt. Se etter hvor poengene kommer fra, så føles neste spill annerledes.
result-hint = Hvor poengene kommer fra

## What comes next.

result-stronger = Sterkere: { $name }
result-easier = Lettere: { $name }
result-picture = Del som bilde
result-picture-saved = Bildet er lagret.
result-picture-failed = Bildet kunne ikke lages her.
