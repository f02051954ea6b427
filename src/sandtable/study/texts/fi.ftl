# What every game’s lessons say, and the Daily.

learn-right = Oikein.
learn-other = Siirto on sallittu. Kokeile nyt sitä, mitä tehtävässä pyydetään.
learn-step = Vaihe { $step }/{ $steps }
learn-hint = Kokeile: { $move }.
learn-help = ? näyttää sallitut siirrot. Kirjoita jokin niistä tai hint (vihje), skip (ohita), again (uudelleen), list (luettelo) tai quit (lopeta).
learn-refuted = Näin voisi käydä: { $line }
learn-left = Voit jatkaa tästä ensi kerralla.
learn-done = Valmis.
learn-next = Enter jatkaa, quit lopettaa.
learn-later = Nämä säännöt tulevat vastaan myöhemmin:
learn-later-deal = pelin alkuasettelussa
learn-later-soon = pian, kokonaisessa pelissä
learn-later-rare = harvinaisissa asemissa
learn-later-table = pöydässä
learn-later-together = kun pelaatte yhdessä
learn-later-options = pelin asetuksina
learn-you = Sinä
learn-rival = Vastustaja
learn-measured = Mitattu { $games } pelistä; tietokoneen pelitaso: { $level }.

daily-title = Sandtable, päivän tehtävä { $number }
daily-par = Paras mahdollinen tulos.
daily-below = Parhaasta mahdollisesta tuloksesta puuttuu pisteitä: { $points }.
daily-solved-first = Ratkaistu ensimmäisellä yrityksellä.
daily-solved = Ratkaistu { $tries }. yrityksellä.
daily-missed = Ei ratkaistu.
daily-assisted = Avustettuna.
