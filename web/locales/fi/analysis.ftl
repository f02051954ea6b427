### The analysis board: positions that are set up, what is tried, and what the engine thinks.

## The page.

analysis-page-title = { $game }: analyysi · Sandtable
analysis-page-title-all = Analyysi · Sandtable
analysis-all = Analyysilauta
analysis-intro = Aseta mikä tahansa asema, kokeile siirtoja ja muunnelmia ja kysy moottorilta parhaat jatkot. Myös oman pöytäsi peli käy.
analysis-title = { $game }: analyysi
analysis-turn = Vuorossa: { $name }
analysis-chance-due = Kortteja tulee
analysis-start = Alku
analysis-came = Tuli: { $what }
analysis-points = Pisteet nyt
analysis-change = Muuta asemaa
analysis-anew = Uusi analyysi

## The engine.

analysis-engine = Moottori
analysis-engine-on = Käynnistä
analysis-engine-off = Sammuta
analysis-thinking = Miettii …
analysis-deeper = Tutki tarkemmin
analysis-best = Paras siirto: { $line } { $value }
analysis-line = Jatko { $number }, { $value }: { $line }
analysis-over = Peli on tässä päättynyt.
analysis-chance-first = Ensin tulee kortteja: valitse ne tai nosta satunnaisesti.
analysis-proven = Todistettu
analysis-proof = Todistettu.
analysis-solved = Paras mahdollinen, { $moves } siirtoa: mikään jatko ei ole parempi.
analysis-bounded = Löytyi { $moves } siirrolla; yli { $bound } ei ole mahdollista.
analysis-unbounded = Löytyi { $moves } siirrolla; ei tiedetä, onko parempi mahdollinen.
analysis-unproven = Ei todistettu { $seconds } sekunnissa.
analysis-by-solver = Ratkaisija, { $seconds } s.
analysis-by-level = { $name }, { $depth } siirron syvyys, { $seconds } s.
analysis-value-chance = voiton todennäköisyys { $value }
analysis-value-points = pisteitä edellä { $value }
analysis-value-score = tulos { $value }
analysis-value-proven = { $value }, todistettu

## What was tried.

analysis-variations = Muunnelmat
analysis-no-moves = Tee siirto laudalla: se ilmestyy tähän.
analysis-promote = Nosta muunnelmaa
analysis-delete = Poista tästä alkaen
analysis-comment = Kommentti
analysis-steps = Askeleet
analysis-to-start = Alkuun
analysis-variation-before = Edellinen muunnelma
analysis-variation-next = Seuraava muunnelma
analysis-chance = Mitä tulee
analysis-chance-one = { $what }, { $chance }
analysis-chance-random = Nosta satunnaisesti

## Keeping it.

analysis-save = Tallenna ja jaa
analysis-link = Linkki tähän analyysiin
analysis-link-too-long = Analyysi on liian pitkä linkiksi. Tallenna se pelitallenteena.
analysis-record = Pelitallenne muunnelmineen
analysis-picture = Kuva ({ $kind })
analysis-text = Asema tekstinä
analysis-paste = Liitä asema tai pelitallenne
analysis-paste-label = Aseman teksti tai pelitallenne
analysis-paste-read = Avaa
analysis-paste-file = Tiedostosta

## Setting up.

setup-title = { $game }: aseta asema
setup-board = Asema
setup-pieces = Nappulat
setup-piece = { $piece }, jäljellä { $left }
setup-place = { $place }: { $pieces }
setup-place-empty = { $place }: tyhjä
setup-take = Ota pois: { $piece }
setup-seat = Pelaaja { $seat }
setup-free = Valitse nappula ja paina sen paikkoja. Vielä tyhjiä: { $count }
setup-full = Kaikki on paikallaan. Tarkista ja analysoi.
setup-heaps = Valitse paikka ja paina kortteja. Kaikki muut ovat nostopakassa.
setup-text-only = Liitä asema tekstinä tai aloita uudella jaolla.
setup-done = Analysoi
setup-undo = Askel taaksepäin
setup-deal = Uusi jako
setup-clear = Tyhjennä kaikki
setup-from-games = Omasta pelistä: avaa se siirto siirrolta
