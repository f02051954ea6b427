### When a game is over: what decided it, and what comes next.

# $what is a colour, or another line of the score, and begins the sentence in English.
decided-by = { $more ->
    [one] { $what } gjorde udslaget: { $more } point mod { $fewer }.
   *[other] { $what } gjorde udslaget: { $more } point mod { $fewer }.
}
# The same where no single line made up the lead.
decided-most = { $more ->
    [one] { $what } gjorde den største forskel: { $more } point mod { $fewer }.
   *[other] { $what } gjorde den største forskel: { $more } point mod { $fewer }.
}
decided-tie = Lige mange point; reglerne afgør det på en anden måde.
decided-draw = Lige mange point: { $points } til hver.
# $what is a line of the score of all who played together, as in “8 different shapes”.
decided-together = { $points ->
    [one] Det, der gav mest: { $what }, { $points } point.
   *[other] Det, der gav mest: { $what }, { $points } point.
}

## Losing to the weakest computer player.

result-kind = { $name } har spillet det her mange gange, og du er lige begyndt. Se efter, hvor pointene kommer fra, så føles det næste spil anderledes.
result-hint = Hvor pointene kommer fra

## What comes next.

result-stronger = Stærkere: { $name }
result-easier = Lettere: { $name }
result-picture = Del som billede
result-picture-saved = Billedet er gemt.
result-picture-failed = Billedet kunne ikke laves her.
