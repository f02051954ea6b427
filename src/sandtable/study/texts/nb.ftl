# What every game’s lessons say, and the Daily.

learn-right = Riktig.
learn-other = Det er lov. Prøv nå det oppgaven ber om.
learn-step = Trinn { $step } av { $steps }
learn-hint = Prøv { $move }.
learn-help = ? viser de lovlige trekkene. Skriv et av dem, eller hint (tips), skip (hopp over), again (en gang til), list (liste) eller quit (slutt).
learn-refuted = Slik kan det gå: { $line }
learn-left = Neste gang kan du fortsette her.
learn-done = Ferdig.
learn-next = Trykk Enter for å fortsette, eller skriv quit for å slutte.
learn-later = Disse reglene møter du senere:
learn-later-deal = når et spill settes opp
learn-later-soon = snart, i et helt spill
learn-later-rare = i sjeldne stillinger
learn-later-table = ved et bord
learn-later-together = når dere spiller sammen
learn-later-options = som valgmuligheter før et spill
learn-you = Du
learn-rival = Motspiller
learn-measured = Målt over { $games } spill; datamaskinens spillestyrke: { $level }.

daily-title = Sandtable, dagens oppgave { $number }
daily-par = Den best mulige poengsummen.
daily-below = { $points } poeng under den best mulige poengsummen.
daily-solved-first = Løst på første forsøk.
daily-solved = Løst på forsøk nr. { $tries }.
daily-missed = Ikke løst.
daily-assisted = Med hjelp.
