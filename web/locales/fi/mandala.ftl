### The board of Mandala. Mountain, Field, River and Cup are the terms of the rules.

## Cards in words: "2 red cards, 1 green card".

mandala-cards-k = { $count ->
    [one] { $count } musta kortti
   *[other] { $count } mustaa korttia
}
mandala-cards-r = { $count ->
    [one] { $count } punainen kortti
   *[other] { $count } punaista korttia
}
mandala-cards-o = { $count ->
    [one] { $count } oranssi kortti
   *[other] { $count } oranssia korttia
}
mandala-cards-y = { $count ->
    [one] { $count } keltainen kortti
   *[other] { $count } keltaista korttia
}
mandala-cards-g = { $count ->
    [one] { $count } vihreä kortti
   *[other] { $count } vihreää korttia
}
mandala-cards-p = { $count ->
    [one] { $count } violetti kortti
   *[other] { $count } violettia korttia
}
mandala-cards-hidden = { $count ->
    [one] { $count } piilossa oleva kortti
   *[other] { $count } piilossa olevaa korttia
}
mandala-no-cards = ei kortteja
mandala-no-colours = ei yhtään

## The places, as a screen reader says them. $cards and $colours are lists as above.

mandala-words-mountain = { $count ->
    [0] Vuori { $mandala }: { $cards }. Kaikki värit ovat siinä.
   *[other] Vuori { $mandala }: { $cards }. Puuttuu: { $missing }.
}
mandala-words-field-own = Oma peltosi mandalassa { $mandala }: { $cards }.
mandala-words-field-other = Vastustajan pelto mandalassa { $mandala }: { $cards }.
mandala-words-field-first = Ensimmäisen pelaajan pelto mandalassa { $mandala }: { $cards }.
mandala-words-field-second = Toisen pelaajan pelto mandalassa { $mandala }: { $cards }.
mandala-words-river-own = Oma jokesi ruudusta 1 alkaen: { $colours }.
mandala-words-river-other = Vastustajan joki ruudusta 1 alkaen: { $colours }.
mandala-words-river-first = Ensimmäisen pelaajan joki ruudusta 1 alkaen: { $colours }.
mandala-words-river-second = Toisen pelaajan joki ruudusta 1 alkaen: { $colours }.
mandala-words-cup-own = { $count ->
    [one] Oma maljasi: { $count } kortti.
   *[other] Oma maljasi: { $count } korttia.
}
mandala-words-cup-other = { $count ->
    [one] Vastustajan malja: { $count } kortti.
   *[other] Vastustajan malja: { $count } korttia.
}
mandala-words-cup-first = { $count ->
    [one] Ensimmäisen pelaajan malja: { $count } kortti.
   *[other] Ensimmäisen pelaajan malja: { $count } korttia.
}
mandala-words-cup-second = { $count ->
    [one] Toisen pelaajan malja: { $count } kortti.
   *[other] Toisen pelaajan malja: { $count } korttia.
}
mandala-words-cup-open-own = Oma maljasi: { $cards }. Alusta asti, vastustajalta piilossa: { $hidden }.
mandala-words-cup-open-other = Vastustajan malja: { $cards }. Alusta asti: { $hidden }.
mandala-words-cup-open-first = Ensimmäisen pelaajan malja: { $cards }. Alusta asti: { $hidden }.
mandala-words-cup-open-second = Toisen pelaajan malja: { $cards }. Alusta asti: { $hidden }.
mandala-words-cup-claimed-other = Vastustajan malja: { $cards } ja 2 piilossa olevaa korttia.
mandala-words-cup-claimed-first = Ensimmäisen pelaajan malja: { $cards } ja 2 piilossa olevaa korttia.
mandala-words-cup-claimed-second = Toisen pelaajan malja: { $cards } ja 2 piilossa olevaa korttia.
mandala-words-hand-own = Oma kätesi: { $cards }.
mandala-words-hand-other = Vastustajan käsi: { $cards }.
mandala-words-hand-first = Ensimmäisen pelaajan käsi: { $cards }.
mandala-words-hand-second = Toisen pelaajan käsi: { $cards }.
mandala-words-deck = { $count ->
    [0] Nostopakka on tyhjä.
    [one] Nostopakka: { $count } kortti.
   *[other] Nostopakka: { $count } korttia.
}
mandala-words-discard = Poistopakka: { $cards }.
mandala-words-claim-own = Mandala { $mandala } on valmis. Valitse väri sen vuorelta: { $colours }.
mandala-words-claim-other = Mandala { $mandala } on valmis. Vastustajasi valitsee värin sen vuorelta: { $colours }.
mandala-words-claim-first = Mandala { $mandala } on valmis. Ensimmäinen pelaaja valitsee värin sen vuorelta: { $colours }.
mandala-words-claim-second = Mandala { $mandala } on valmis. Toinen pelaaja valitsee värin sen vuorelta: { $colours }.

## Moves as they are told. $cards as in "2 red cards"; $letter is k, r, o, y, g or p.

mandala-told-build = { $name } rakentaa vuorta { $mandala }: { $cards }.
mandala-told-grow = { $name } kasvattaa peltoaan mandalassa { $mandala }: { $cards }.
mandala-told-discard = { $name } poistaa: { $cards }.
mandala-told-claim = { $name } lunastaa värin: { $colour }.
mandala-told-draw = { $name } nostaa: { $cards }.
mandala-told-refill = Uutta vuorella { $mandala }: { $cards }.

## The board and what is below it.

mandala-board = Mandalan pelipöytä. Nuolinäppäimillä liikutaan, Enter ottaa ja laskee, plus ja miinus ottavat enemmän tai vähemmän kortteja.
mandala-field = Pelto
mandala-mountain = Vuori
mandala-hand-cards = Kädessäsi: { $cards }
# $cards are all cards of the colour in hand, $count how many of them are picked up.
mandala-hand-picked = Kädessäsi: { $cards }, valittuna { $count }
mandala-claim = Lunasta { $cards }
mandala-bar-turn = Valitse kortteja kädestäsi.
mandala-bar-picked = { $cards }: valitse nyt paikka.
mandala-bar-claim = Mandala { $mandala } on valmis: valitse väri sen vuorelta.
mandala-bar-claimed = Mandala { $mandala } on valmis: { $name } valitsee värin.
mandala-bar-exhausted = Nostopakka on loppunut: seuraava valmis mandala on viimeinen.
mandala-bar-returned = Nostettavaa ei enää ole: korttien poistaminen päättää nyt pelin.
mandala-fewer = Yksi kortti vähemmän
mandala-more = Yksi kortti lisää
mandala-put-down = Laske takaisin

## Memory aid.

mandala-aid = Muistiapu
mandala-aid-total = Kaikki
mandala-aid-unseen = Vielä näkemättä
mandala-aid-holds = Ainakin yksi: { $name }
mandala-aid-points = Pisteet: { $name }
mandala-aid-points-open = Pisteet ilman 2 piilossa olevaa korttia: { $name }

## What explains the table: questions before a move is confirmed, prompts, places, names, legend.

# $cards as in "2 red cards".
mandala-ask-build = Rakennetaanko mandalaan { $mandala } väri: { $colour }?
mandala-ask-grow = Kasvatetaanko peltoasi mandalassa { $mandala }: { $cards }?
mandala-ask-discard = Poistetaanko { $cards }?
mandala-ask-claim = Lunastetaanko väri: { $colour }?
mandala-phrase-cards = { $count } × { $colour }
mandala-phrase-build = { $cards } vuorelle { $mandala }
mandala-phrase-grow = { $cards } pellolle { $mandala }
mandala-phrase-discard = poisto: { $cards }
mandala-phrase-claim = lunastus: { $colour }
# Longer prompts for the first games: what to do, and why it matters.
mandala-why-turn = Valitse kortteja: vuori tuo uusia, pelto antaa lunastaa ensin.
mandala-why-picked = { $cards }: valitse korostettu paikka. Jos pellollasi on enemmän kortteja, lunastat ensin.
mandala-why-claim = Valitse väri mandalasta { $mandala }: mitä myöhemmin se tulee jokeesi, sitä enemmän sen kortit tuovat.
# What a place is, said when a press on it does nothing else.
mandala-about-deck = { $count ->
    [0] Nostopakka on tyhjä.
    [one] Nostopakka: jäljellä { $count } kortti.
   *[other] Nostopakka: jäljellä { $count } korttia.
}
mandala-about-discard = Poistopakka: siitä tulee uusi nostopakka, kun nostopakka loppuu.
mandala-about-mountain = Vuori { $mandala }: kun kaikki kuusi väriä ovat mandalassa, lunastatte nämä kortit vuorotellen.
# $whose: own, other, or any for those who watch.
mandala-about-field = { $whose ->
    [own] Oma peltosi: jos siinä on enemmän kortteja kuin vastustajalla, lunastat ensin.
    [other] Vastustajan pelto: jos siinä on enemmän kortteja kuin sinulla, vastustaja lunastaa ensin.
   *[any] Pelto: se, jolla on omallaan enemmän kortteja, lunastaa ensin.
}
mandala-about-river = { $whose ->
    [own] Oma jokesi: ensimmäisen värin kortit tuovat 1, kuudennen 6.
    [other] Vastustajan joki: ensimmäisen värin kortit tuovat 1, kuudennen 6.
   *[any] Joki: ensimmäisen värin kortit tuovat 1, kuudennen 6.
}
mandala-about-cup = { $whose ->
    [own] Oma maljasi: kortin arvo on sen värin numero joessasi.
    [other] Vastustajan malja: kortin arvo on sen värin numero vastustajan joessa.
   *[any] Malja: kortin arvo on sen värin numero saman pelaajan joessa.
}
mandala-about-hand = { $whose ->
    [own] Oma kätesi: enintään kahdeksan korttia, jotka vain sinä näet.
    [other] Vastustajan käsi: enintään kahdeksan korttia, joita et näe.
   *[any] Käsi: enintään kahdeksan korttia, joita muut eivät näe.
}
# Names of the places, until somebody knows them.
mandala-label-river = Joki
mandala-label-cup = Malja
mandala-label-deck = Nostopakka
mandala-label-discard = Poistopakka
mandala-label-hand = Oma kätesi
# The legend: short, one thing each.
mandala-legend-mountain = Kuusi merkkiä vuoren alla: täytetyt värit ovat mandalassa, katkoviivaiset puuttuvat. Kun kaikki kuusi ovat siinä, vuoren kortit lunastetaan.
mandala-legend-field = Oma peltosi: se, jolla on omallaan enemmän kortteja, lunastaa ensin. Jos peltosi on tyhjä, lunastamasi kortit poistetaan.
mandala-legend-river = Oma jokesi: jokainen uusi lunastamasi väri tulee seuraavaan ruutuun. Ruudun numero on maljasi samanväristen korttien arvo.
mandala-legend-cup = Oma maljasi: kortit, joista saat pisteet. Kaksi on siinä alusta asti, eikä vastustaja tiedä niitä.
mandala-legend-number = Numero korteilla: niin monta niitä on. Pisteviiva: viimeisin siirto.

## On the first page.

home-line-mandala = Rakennatte yhdessä jotain kaunista ja mietitte koko ajan, kumpi sen saa.
home-facts-mandala = 2 pelaajaa · kortteja · 30 minuuttia

## What can be chosen for a table.

memory-mandala = Lunastetut kortit
memory-mandala-note = Tässä pelissä luotetaan muistiin: vastustajan maljasta näet vain korttien määrän.

## Why a move is not allowed.

illegal-mandala-ended = Peli on ohi.
illegal-mandala-draw-first =
    { $due ->
        [one] Ensin on nostettava yksi kortti.
       *[other] Ensin on nostettava { $due } korttia.
    }
illegal-mandala-refill-first = Ensin on täydennettävä mandalan { $current } vuori.
illegal-mandala-claim-first =
    Mandalaa { $current } puretaan: valitse jokin väri sen vuorelta.
illegal-mandala-nothing-to-claim = Mikään mandala ei ole valmis, joten valittavaa ei ole.
illegal-mandala-not-in-mountain = Tätä väriä ei ole mandalan { $current } vuorella: { $colour }.
illegal-mandala-no-such-card = Sinulla ei ole tämänväristä korttia: { $colour }.
illegal-mandala-too-few-cards =
    { $held ->
        [one] Sinulla on vain yksi tämänvärinen kortti: { $colour }.
       *[other] Sinulla on vain { $held } tämänväristä korttia: { $colour }.
    }
illegal-mandala-in-mountain =
    Väri on jo mandalan { $mandala } vuorella, eikä sitä voi pelata siinä muualle: { $colour }.
illegal-mandala-in-own-field =
    Väri on jo omalla pellollasi mandalassa { $mandala }, eikä sitä voi pelata siinä muualle: { $colour }.
illegal-mandala-in-rival-field =
    Väri on jo vastustajan pellolla mandalassa { $mandala }, eikä sitä voi pelata siinä muualle: { $colour }.
illegal-mandala-keep-a-card = Pidä kädessäsi ainakin yksi kortti.
illegal-mandala-nothing-to-draw = Pidä kädessäsi ainakin yksi kortti: nostettavaa ei enää ole.

## The result.

ending-mandala-river = Joessa ovat kaikki kuusi väriä.
ending-mandala-deck = Nostopakka on loppunut.
decided-tie-mandala = Pisteet tasan; ratkaisi se, kenellä oli vähemmän kortteja maljassa.
fair-checked-mandala = Kortit tarkistettu
fair-unkept-mandala = Kortit täsmäävät
fair-wrong-mandala = Kortit eivät täsmää

## The demonstration: a line for each move of excerpt.json, and what the picture of the board shows.

scene-mandala-0 = Mandalasta 2 puuttuu vielä kaksi kuudesta väristä.
scene-mandala-1 = Ada kasvattaa pellolle oranssia. Enää puuttuu keltainen.
scene-mandala-2 = Ben rakentaa keltaisen. Kaikki kuusi ovat koossa: vuori jaetaan.
scene-mandala-3 = Benillä on pellolla enemmän kortteja, joten hän valitsee ensin: vihreä. Yksi jokeen, yksi maljaan.
scene-mandala-4 = Ada lunastaa uuden värin, violetin: se tulee joen ruutuun 4.
scene-mandala-5 = Ben lunastaa keltaisen: joen ruutu 2.
scene-mandala-6 = Adalla on punainen ruudussa 3. Maljassa tämä kortti on siis 3 pisteen arvoinen.
picture-mandala = Pöytä kesken pelin: kaksi mandalaa, kummassakin vuori kahden pellon välissä, ja vieressä molempien pelaajien joki ja malja.

## Setting up a position

setup-mandala-field = Pelaajan { $seat } pelto
setup-mandala-mountain = Vuori
setup-mandala-place-hand = Käsi
setup-mandala-place-river = Joki ruudusta 1
setup-mandala-place-cup = Malja: 2 alusta
setup-mandala-place-claimed = Malja: lunastetut
setup-mandala-place-whole = Malja, kaikki kortit
setup-mandala-place-discard = Poistopakka
setup-mandala-group-mandala = Mandala nro { $number }
setup-mandala-group-seat = Pelaaja { $number }
setup-mandala-group-rest = Muut kortit
setup-mandala-kind = Asema
setup-mandala-kind-turn-0 = Pelaajan 1 vuoro
setup-mandala-kind-turn-1 = Pelaajan 2 vuoro
setup-mandala-kind-count = Loppulaskenta: joet ja maljat
setup-mandala-kind-other = Sellaisenaan

## Tarkasteluissa.

mandala-belief-hand = Mitä vastustajalla saattoi olla kädessä
mandala-belief-cup = Piilossa vastustajan maljassa
mandala-belief-row = { $colour }: ainakin yksi, { $counting } % laskemalla, { $weighted } % siirtojen mukaan
mandala-belief-count = { $colour }: ainakin yksi, { $counting } % laskemalla
mandala-belief-note = Ainakin yhden kortin todennäköisyys prosentteina. Palkki: laskemalla. Viiva ja luku: myös vastustajan siirtojen mukaan.

## Why a position is impossible

impossible-mandala-cards = Kortteja, väri { $colour }: { $count }, pitäisi olla { $most }.
impossible-mandala-two-areas = Väri { $colour } on useammalla kuin yhdellä alueella mandalassa { $mandala }.
impossible-mandala-few-on-mountain = Mandalan { $mandala } vuorella on liian vähän kortteja: niitä on vähintään 2.
impossible-mandala-complete = Mandala { $mandala } on valmis: sen värit on ensin lunastettava.
impossible-mandala-hand = Pelaajalla { $player } on kädessä { $count } korttia; mahdollisia ovat 1–{ $most }.
impossible-mandala-cup = Pelaaja { $player }: maljassa on alusta asti { $most } korttia.
impossible-mandala-no-river-card = Pelaaja { $player } on lunastanut värin { $colour }, mutta joessa ei ole sen korttia.
impossible-mandala-deck-empty = Nostopakkaan ei jää kortteja.
impossible-mandala-river-full = Joessa on kuusi väriä, joten peli on päättynyt: valitse loppulaskenta.
impossible-mandala-none-claimed = Peli päättyy, kun mandala on lunastettu: silloin ainakin toinen niistä on tyhjä.
