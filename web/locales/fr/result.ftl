### When a game is over: what decided it, and what comes next.

# $what is a colour, or another line of the score, and begins the sentence in English.
decided-by = { $more ->
    [one] Décisif : { $what }, { $more } point contre { $fewer }.
   *[other] Décisif : { $what }, { $more } points contre { $fewer }.
}
# The same where no single line made up the lead.
decided-most = { $more ->
    [one] Le plus grand écart : { $what }, { $more } point contre { $fewer }.
   *[other] Le plus grand écart : { $what }, { $more } points contre { $fewer }.
}
decided-tie = Égalité aux points ; les règles départagent autrement.
decided-draw = Égalité aux points : { $points } partout.
# $what is a line of the score of all who played together, as in “8 different shapes”.
decided-together = { $points ->
    [one] L’essentiel vient de là : { $what }, { $points } point.
   *[other] L’essentiel vient de là : { $what }, { $points } points.
}

## Losing to the weakest computer player.

result-kind = { $name } y a souvent joué, et vous débutez. Regardez d’où viennent les points, et la prochaine partie sera différente.
result-hint = D’où viennent les points

## What comes next.

result-stronger = Plus fort : { $name }
result-easier = Plus facile : { $name }
result-picture = Partager en image
result-picture-saved = L’image est enregistrée.
result-picture-failed = L’image n’a pas pu être créée ici.
