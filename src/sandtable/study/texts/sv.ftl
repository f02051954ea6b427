# What every game’s lessons say, and the Daily.

learn-right = Rätt.
learn-other = Draget är tillåtet. Pröva nu det som uppgiften går ut på.
learn-step = Steg { $step } av { $steps }
learn-hint = Pröva { $move }.
learn-help = ? visar de tillåtna dragen. Skriv ett av dem, eller hint (tips), skip (hoppa över), again (en gång till), list (lista) eller quit (avsluta).
learn-refuted = Så här kan det gå: { $line }
learn-left = Nästa gång kan du fortsätta här.
learn-done = Klart.
learn-next = Enter fortsätter, quit avslutar.
learn-later = De här reglerna möter du senare:
learn-later-deal = när ett spel förbereds
learn-later-soon = snart, i ett helt spel
learn-later-rare = i ovanliga lägen
learn-later-table = vid ett bord
learn-later-together = när ni spelar tillsammans
learn-later-options = som val inför ett spel
learn-you = Du
learn-rival = Motståndare
learn-measured = Mätt på { $games } spel; datorns spelstyrka: { $level }.

daily-title = Sandtable, dagens uppgift { $number }
daily-par = Det bästa möjliga resultatet.
daily-below = { $points } poäng under det bästa möjliga resultatet.
daily-solved-first = Löst på första försöket.
daily-solved = Löst på försök nummer { $tries }.
daily-missed = Inte löst.
daily-assisted = Med hjälp.
