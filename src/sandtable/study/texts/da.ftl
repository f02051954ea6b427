# What every game’s lessons say, and the Daily.

learn-right = Rigtigt.
learn-other = Det er tilladt. Prøv nu det, som opgaven beder om.
learn-step = Trin { $step } af { $steps }
learn-hint = Prøv { $move }.
learn-help = ? viser de tilladte træk. Skriv et af dem, eller hint (tip), skip (spring over), again (en gang til), list (liste) eller quit (slut).
learn-refuted = Sådan kan det gå: { $line }
learn-left = Næste gang kan du fortsætte her.
learn-done = Færdig.
learn-next = Tryk på Enter for at fortsætte, eller skriv quit for at slutte.
learn-later = Disse regler møder du senere:
learn-later-deal = når et spil stilles op
learn-later-soon = snart, i et helt spil
learn-later-rare = i sjældne stillinger
learn-later-table = ved et bord
learn-later-together = når I spiller sammen
learn-later-options = som valgmuligheder før et spil
learn-you = Du
learn-rival = Modstander
learn-measured = Målt over { $games } spil; computerens spillestyrke: { $level }.

daily-title = Sandtable, dagens opgave { $number }
daily-par = Den bedst mulige score.
daily-below = { $points } point under den bedst mulige score.
daily-solved-first = Løst i første forsøg.
daily-solved = Løst i forsøg nr. { $tries }.
daily-missed = Ikke løst.
daily-assisted = Med hjælp.
