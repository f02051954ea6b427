### Patterns: the board, its choices, and what a screen reader says.

patterns-board = Pelilauta, jossa on 52 laattaa. Nuolinäppäimet vievät laatasta laattaan, i kertoo lisää.
patterns-seat = Pelaaja { $number }

## A tile or a bowl in words

# $cell: as in c4, $colour: as in red
patterns-cell-up = { $cell }, { $colour }, etupuoli ylöspäin
# $name: of the player whose group it is, $marked: yes if the numbered marker lies on this tile
patterns-cell-down =
    { $marked ->
        [yes] { $cell }, { $colour }, kääntöpuoli ja merkki { $number }, { $name }
       *[no] { $cell }, { $colour }, kääntöpuoli, ryhmä { $number }, { $name }
    }
patterns-bowl-near = Kulhosi: { $colour }
patterns-bowl-far = Kulho, { $name }: { $colour }
patterns-bowl-empty = Kulho, { $name }: tyhjä
patterns-picked = Vaihtolaattasi on kädessäsi: valitse, minne se menee.
patterns-closed = Suljettu: tässä ryhmäsi koskettaisi vastustajan samanväristä ryhmää.
patterns-may-open = Vaihtolaattasi voi avata tähän ryhmän.
patterns-may-flip = Voit kääntää tämän laatan.
patterns-may-swap = Voit vaihtaa vaihtolaattasi tähän laattaan.
# $points: what the move brings at once
patterns-gain =
    { $points ->
        [0] Ei vielä pisteitä.
        [one] Tuo { $points } pisteen.
       *[other] Tuo { $points } pistettä.
    }
patterns-last = Viimeisin siirto tehtiin tähän.
patterns-brief-up = { $cell }, { $colour }
patterns-brief-down = { $cell }, { $colour }, { $name }, ryhmä { $number }
patterns-brief-closed = Suljettu
patterns-brief-last = Viimeisin siirto
# $words: one of the lines above; a full stop lets a screen reader pause
patterns-sentence = { $words }.

## The whole board in words

patterns-row =
    { $count ->
        [0] Rivi { $row }: ei laattoja etupuoli ylöspäin.
       *[other] Rivi { $row }, etupuoli ylöspäin: { $list }.
    }
patterns-in-row = { $column } { $colour }
patterns-group =
    { $points ->
        [one] { $name }, ryhmä { $number }, { $colour }: { $cells }. { $points } piste.
       *[other] { $name }, ryhmä { $number }, { $colour }: { $cells }. { $points } pistettä.
    }
patterns-in-bowl = { $name }, kulho: { $colour }.

## Choices

patterns-choose = Mitä teet ruudun { $cell } laatalle?
patterns-open = Avaa
patterns-flip = Käännä
patterns-swap = Vaihda
patterns-bowls-ask = Kumpi laatta menee kumpaan kulhoon?
patterns-bowls-wait = { $name } jakaa laatat kulhoihin.
patterns-you = Sinä
patterns-final-ask = { $name } ei voi enää pelata. Käännä vielä ne laatat, jotka haluat, ja päätä sitten peli.
patterns-final-wait = { $name } saa vielä kääntää laattoja.
patterns-done = Valmis

## Points

patterns-points = Pisteet: { $name }
patterns-total =
    { $points ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }
# One group: its number, its colour, its tiles without the one under the marker
patterns-river =
    { $tiles ->
        [one] Ryhmä { $number }, { $colour }: { $tiles } laatta, pisteitä { $points }
       *[other] Ryhmä { $number }, { $colour }: { $tiles } laattaa, pisteitä { $points }
    }
patterns-river-free = Ryhmä { $number }: ei vielä avattu

## Moves that were made

patterns-told-bowls = { $name } täyttää kulhot. { $first }: { $colour }, { $second }: { $other }.
patterns-told-open = { $name } avaa ryhmän ruutuun { $cell }.
patterns-told-flip = { $name } kääntää laatan { $cell }.
patterns-told-swap = { $name } vaihtaa vaihtolaattansa ruudun { $cell } laattaan.
patterns-told-done = { $name } lopettaa viimeiset käännöt.

## What explains the board: questions before a move is confirmed, prompts, pieces, names, legend.

# $cell: as in c4
patterns-ask-open = Avataanko ryhmä ruutuun { $cell }?
patterns-ask-flip = Käännetäänkö { $cell }?
patterns-ask-swap = Vaihdetaanko vaihtolaattasi ruudun { $cell } laattaan?
patterns-ask-bowls = Kulhoosi väri: { $colour }?
patterns-ask-done = Päätetäänkö peli nyt?
patterns-phrase-open = { $cell }: ryhmän avaus
patterns-phrase-flip = { $cell }: kääntö
patterns-phrase-swap = { $cell }: vaihto
# Prompts: short ones, and for the first games longer ones that also say why it matters.
patterns-now-open = Avaa ryhmä vaihtolaatallasi.
patterns-now-turn = Käännä korostettu laatta tai käytä vaihtolaattaasi.
patterns-now-picked = Valitse, minne vaihtolaattasi menee.
patterns-now-final = Käännä vielä mitä haluat ja päätä sitten peli.
patterns-why-open = Avaa ryhmä vaihtolaatallasi: sen merkki kertoo, mitä jokainen seuraava laatta tuo.
patterns-why-turn = Käännä korostettu laatta tai käytä vaihtolaattaasi: jokainen laatta tuo ryhmänsä numeron verran pisteitä.
patterns-why-picked = Valitse, minne vaihtolaattasi menee: siinä oleva laatta tulee kulhoosi.
patterns-why-bowls = Kumpi laatta menee kumpaan kulhoon? Sillä kumpikin avaa ensimmäisen ryhmänsä.
# What something is, said when a press on it does nothing else. $name: of the player whose it is
patterns-about-up = { $cell }, { $colour }: laatta, joka ei vielä kuulu kenellekään.
patterns-about-down = { $cell }, { $colour }, { $name }: ryhmän jokainen laatta tuo { $number }, paitsi merkin alla oleva.
patterns-about-bowl = { $whose ->
    [own] Kulhosi: sen laatta avaa ryhmän tai liittyy ryhmään, ja korvattu laatta tulee tähän.
   *[other] Kulho, { $name }: sen laatta avaa ryhmän tai liittyy ryhmään.
}
patterns-about-river = { $name }: jokaisella merkillä on uoma, joka täyttyy sen numeron tuovista laatoista.
# On the board: what a move brings at once, as in "+3 you"; $verb is Open, Flip or Swap where there is a choice
patterns-gain-you = { $gain } sinulle
patterns-gain-by = { $verb } { $gain }
# Names of the parts, until somebody knows them.
patterns-label-bowl = Kulhosi
patterns-label-other-bowl = Kulho
patterns-label-river = Pisteet merkeittäin
# The legend: short, one thing each.
patterns-legend-up = Etupuoli ylöspäin: laatta ei kuulu kenellekään. Kirkas rengas: voit kääntää sen nyt.
patterns-legend-group = Kääntöpuoli ylöspäin: ryhmä. Pyöreä merkki ja ehjä viiva ovat toisen pelaajan, kulmikas merkki ja pisteviiva toisen.
patterns-legend-marker = Merkin numero on ryhmän jokaisen laatan arvo. Merkin alla oleva laatta ei tuo mitään.
patterns-legend-closed = Viivoitettu: suljettu sinulta. Ryhmäsi koskettaisi vastustajan samanväristä ryhmää.
patterns-legend-bowl = Kulhosi: sen laatta avaa ryhmän tai liittyy ryhmään. Korvattu laatta tulee kulhoon.
patterns-legend-river = Pisteet: jokaisella merkillä on uoma. Se täyttyy laatoista, jotka tuovat pisteitä.

## On the first page.

home-line-patterns = Aluksi rauhallista, sitten laatta laatalta ahtaampaa: tilaa on vähemmän kuin luulet.
home-facts-patterns = 2 pelaajaa · laattoja · 20 minuuttia

## Why a move is not allowed.

illegal-patterns-ended = Peli on ohi.
illegal-patterns-bowls-first = Ensin on täytettävä kulhot.
illegal-patterns-bowls-filled = Kulhot on jo täytetty.
illegal-patterns-starting-tiles =
    Jaettavat laatat: { $colour } ja { $other_colour }.
illegal-patterns-final-flips = Nyt saa vain kääntää laattoja: toinen pelaaja ei voi enää tehdä mitään.
illegal-patterns-nothing-to-end = Vuorollasi on tehtävä jotain; vain viimeiset käännöt ovat vapaaehtoisia.
illegal-patterns-face-down = Ruudun { $cell } laatta on jo kääntöpuoli ylöspäin.
illegal-patterns-group-open =
    Sinulla on jo tämänvärinen ryhmä ({ $bowl_colour }), joten vaihtolaattasi ei voi avata toista.
illegal-patterns-no-group-to-flip =
    Sinulla ei ole ryhmää, johon ruudun { $cell } laatta sopisi. Sen väri: { $tile_colour }.
illegal-patterns-no-group-to-swap =
    Sinulla ei ole ryhmää, johon vaihtolaattasi sopisi. Sen väri: { $bowl_colour }.
illegal-patterns-flip-not-touching = Ruutu { $cell } ei kosketa tämänväristä ryhmääsi: { $tile_colour }.
illegal-patterns-swap-not-touching = Ruutu { $cell } ei kosketa tämänväristä ryhmääsi: { $bowl_colour }.
illegal-patterns-touches-rival =
    Ruudussa { $cell } ryhmäsi koskettaisi vastustajan samanväristä ryhmää: { $joining_colour }.

## The result.

ending-patterns-stuck = Siirtoja ei enää ollut.
fair-checked-patterns = Laatat tarkistettu
fair-unkept-patterns = Laatat täsmäävät
fair-wrong-patterns = Laatat eivät täsmää

## The demonstration: a line for each move of excerpt.json, and what the picture of the board shows.

scene-patterns-0 = Viivalla rajatut laatat ovat ryhmiä. Muut eivät vielä kuulu kenellekään.
scene-patterns-1 = Ben avaa ryhmän: laatta kulhosta ja merkki 4.
scene-patterns-2 = Ada kääntää keltaisen laatan keltaisen ryhmän vierestä: 3 pistettä lisää.
scene-patterns-3 = Ben vaihtaa: kulhon musta laatta liittyy mustaan ryhmään.
scene-patterns-4 = Ada avaa oranssin merkillä 4. Mitä myöhempi ryhmä, sitä arvokkaammat laatat.
scene-patterns-5 = Benkin avaa oranssin. Nämä kaksi ryhmää eivät saa koskaan koskettaa toisiaan.
scene-patterns-6 = Ada kääntää oranssin laatan: 4 pistettä. Alkaa olla ahdasta.
picture-patterns = Pyöreä lauta kesken pelin: kuudenvärisiä laattoja, joista osa on käännetty ryhmiksi, joilla on numeroidut merkit; kummallakin pelaajalla on kulho.

## Setting up a position

setup-patterns-marker = siirrä merkkiä
setup-patterns-up = { $colour }, etupuoli
setup-patterns-down = { $colour }, pelaaja { $seat }
setup-patterns-marked = { $colour }, pelaaja { $seat }, merkki { $number }
setup-patterns-field-phase = Vaihe
setup-patterns-field-turn = Vuorossa
setup-patterns-field-bowl0 = Pelaajan 1 kulho
setup-patterns-field-bowl1 = Pelaajan 2 kulho
setup-patterns-field-tile0 = Ensimmäinen aloituslaatta
setup-patterns-field-tile1 = Toinen aloituslaatta
setup-patterns-phase-bowls = Kulhojen täyttö
setup-patterns-phase-turn = Käynnissä
setup-patterns-phase-final-flips = Viimeiset käännöt
setup-patterns-phase-over = Päättynyt: laskenta

## Why a position is impossible

impossible-patterns-cell-empty = { $cell } on vielä tyhjä.
impossible-patterns-group-split = Pelaaja { $player }: ryhmä, väri { $colour }, on useassa osassa.
impossible-patterns-group-touches = Pelaaja { $player }: ryhmä, väri { $colour }, koskettaa kilpailevaa ryhmää.
impossible-patterns-tiles-alike = Kaksi aloituslaattaa ovat erivärisiä.
impossible-patterns-tiles = Laattoja, väri { $colour }: { $count }, pitäisi olla { $most }.
impossible-patterns-bowls-begin = Pelaaja 2 täyttää kulhot ennen kaikkea muuta.
impossible-patterns-bowls-early = Kumpikin kulho täytetään ensimmäisellä päätöksellä: täytä molemmat tai ei kumpaakaan.
impossible-patterns-no-action = Pelaajalla { $player } ei ole enää toimintoa, joten vuoro ei voi olla hänen.
impossible-patterns-still-acts = Pelaaja { $player } voi vielä toimia, joten peli ei ole lopussa.
impossible-patterns-no-flip = Pelaajalla { $player } ei ole enää käännettävää, joten peli on päättynyt.
