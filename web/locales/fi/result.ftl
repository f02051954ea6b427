### When a game is over: what decided it, and what comes next.

# $what is a colour, or another line of the score, and begins the sentence in English.
decided-by = { $more ->
    [one] { $what } ratkaisi: { $more } piste, toisella { $fewer }.
   *[other] { $what } ratkaisi: { $more } pistettä, toisella { $fewer }.
}
# The same where no single line made up the lead.
decided-most = { $more ->
    [one] { $what } toi suurimman eron: { $more } piste, toisella { $fewer }.
   *[other] { $what } toi suurimman eron: { $more } pistettä, toisella { $fewer }.
}
decided-tie = Pisteet tasan; säännöissä on toinen tapa ratkaista peli.
decided-draw = Pisteet tasan: kummallakin { $points }.
# $what is a line of the score of all who played together, as in “8 different shapes”.
decided-together = { $points ->
    [one] Eniten toi: { $what }, { $points } piste.
   *[other] Eniten toi: { $what }, { $points } pistettä.
}

## Losing to the weakest computer player.

result-kind = { $name } on pelannut tätä usein, ja sinä vasta aloitat. Katso, mistä pisteet tulevat, niin seuraava peli tuntuu jo toisenlaiselta.
result-hint = Mistä pisteet tulevat

## What comes next.

result-stronger = Vahvempi: { $name }
result-easier = Helpompi: { $name }
result-picture = Jaa kuvana
result-picture-saved = Kuva on tallennettu.
result-picture-failed = Kuvan luominen ei onnistunut täällä.
