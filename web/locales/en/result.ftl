### When a game is over: what decided it, and what comes next.

# $what is a colour, or another line of the score, and begins the sentence in English.
decided-by = { $more ->
    [one] { $what } decided it: { $more } point against { $fewer }.
   *[other] { $what } decided it: { $more } points against { $fewer }.
}
# The same where no single line made up the lead.
decided-most = { $more ->
    [one] { $what } made the biggest difference: { $more } point against { $fewer }.
   *[other] { $what } made the biggest difference: { $more } points against { $fewer }.
}
decided-tie = Equal on points; the rules have another way to decide.
decided-draw = Equal on points: { $points } each.
# $what is a line of the score of all who played together, as in “8 different shapes”.
decided-together = { $points ->
    [one] The biggest share: { $what }, { $points } point.
   *[other] The biggest share: { $what }, { $points } points.
}

## Losing to the weakest computer player.

result-kind = { $name } has played this many times, and you are just beginning. See where the points come from, and the next game will feel different.
result-hint = Where points come from

## What comes next.

result-stronger = Stronger: { $name }
result-easier = Easier: { $name }
result-picture = Share as a picture
result-picture-saved = The picture is saved.
result-picture-failed = The picture could not be made here.
