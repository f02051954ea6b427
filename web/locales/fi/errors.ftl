### Why something was not done. The server sends a code and the words to fill in.

## At a table.

error-game-over = Peli on ohi.
error-game-not-over = Peli ei ole vielä ohi.
error-game-not-begun = Peli ei ole vielä alkanut.
error-game-begun = Peli on jo alkanut.
error-players-needed =
    { $count ->
        [one] Vielä tarvitaan yksi pelaaja.
       *[other] Vielä tarvitaan { $count } pelaajaa.
    }
error-not-your-turn = Nyt ei ole sinun vuorosi.
error-no-seat = Et pelaa tässä pelissä.
error-host-only = Tämän voi tehdä vain pöydän avaaja.
error-seats-taken = Peli on alkanut, ja kaikki paikat on varattu.
error-bad-seed = Siemenessä on 1–64 kirjainta, numeroa tai merkkiä - tai _.
error-bad-commitment = Sitoumus on SHA-256, jossa on 64 merkkiä väliltä 0–9 ja a–f.
error-seed-or-commitment = Lähetä joko siemen tai sitoumus siihen.
error-seed-at-once = Tässä pöydässä siemen annetaan istuutuessa.
error-seed-too-early = Kaikki eivät ole vielä sitoutuneet. Pidä siemenesi omana tietonasi.
error-chairs-changed = Joku on tullut tai lähtenyt. Katso uudelleen ennen kuin näytät siemenesi.
error-seed-shown = Olet jo näyttänyt siemenesi.
error-wrong-seed = Tämä siemen ei vastaa sitoumustasi.
error-seeds-needed = Kaikki eivät ole vielä näyttäneet siementään.
error-already-seated = Istut jo tässä pöydässä.
error-no-such-chair = Tässä pöydässä ei ole sellaista paikkaa.
error-chair-taken = Tämä paikka on varattu.
error-chairs-taken = Kaikki paikat on varattu.
error-chair-kept = Tämä paikka on varattu toiselle.
error-not-seated = Et istu tässä pöydässä.
error-nothing-to-leave = Peli on ohi: ei ole mitään, mistä lähteä.
error-nobody-there = Siinä ei istu ketään.
error-own-seat = Tämä on oma paikkasi.
error-nobody-to-leave = Tältä paikalta ei ole kukaan voinut lähteä.
error-not-left = Pelaaja ei ole lähtenyt. Odota hetki.
error-time-not-up = Kenenkään aika ei ole loppunut.
error-too-much-happened = Tässä pöydässä on tapahtunut liikaa. Pelaa loppuun tai avaa uusi.
error-no-draw-here = Tässä pelissä ei ole ketään, kenen kanssa sopia tasapelistä: { $game }.
error-draw-offered = Olet jo ehdottanut tasapeliä.
error-no-draw-offer = Kukaan ei ole ehdottanut sinulle tasapeliä.
error-no-undo-rated = Vahvuuslukuun vaikuttavassa pelissä siirtoja ei peruta.
error-no-undo-together = Muiden kanssa pelattaessa siirtoja ei peruta, sillä sekin olisi viesti: { $game }.
error-not-your-last-move = Voit perua vain oman viimeisimmän siirtosi, ja vain ennen kuin kukaan muu on tehnyt mitään.
error-chance-followed = Siirtoa ei voi perua: sen jälkeen on tullut uusia kortteja.
error-secret-shown = Siirtoa ei voi perua: se paljasti jotain, minkä vain sinä tiesit.
error-rematch-opened = Seuraava peli on jo avattu.
error-rematch-asked = Olet jo kysynyt.
error-bad-clock = Sellaista aikaa ei ole.
error-bad-name = Nimessä on 1–{ $most } merkkiä.
error-not-rated-together = Tätä pelataan yhdessä, joten vahvuuslukua ei voi laskea ketään vastaan: { $game }.
error-record-secret = Tallenne näyttää kaikki kortit, joten saat sen vasta pelin jälkeen.
error-no-memory-here = Pelissä { $game } nähtyjä kortteja ei peitetä, joten muistettavaa ei ole.
error-replay-memory = Pelatut siirrot ovat tässä pelissä muistin varassa. Voit katsoa ne pelin päätyttyä.

## Who you are.

error-unknown-visitor = Emme tunne sinua vielä. Lataa sivu uudelleen.
error-bad-header = Avainta ei lähetetty oikein.
error-bad-token = Tämä avain ei kelpaa.
error-just-deleted = Sinut poistettiin juuri.
error-wrong-passphrase = Tämä ei ole tunnuslauseesi.
error-wrong-login = Nimi ja tunnuslause eivät kuulu yhteen.
error-not-for-programs = Ohjelma ei voi tehdä tätä.
error-only-watching = Olet vain katsomassa. Lataa sivu uudelleen, niin pääset mukaan.
error-name-taken = Tämä nimi on jo käytössä. Valitse toinen.
error-name-alike = Tämä nimi muistuttaa liikaa toista nimeä. Valitse toinen.
error-name-kept = Tämä nimi on varattu tietokoneen pelaajille.
error-name-mixed = Kirjoita nimi yhdellä aakkostolla.
error-bad-label = Selitteessä voi olla vain tulostettavia merkkejä.
error-tokens-full = Sinulla on jo { $most } avainta. Mitätöi ensin yksi.
error-no-such-token = Sinulla ei ole sellaista avainta.

## Anything else.

error-no-such-table = Sellaista pöytää ei ole. Ehkä kukaan ei tullut, ja pöytä suljettiin.
error-tables-waiting = Avoimissa pöydissäsi odotetaan jo. Pelaa ensin niissä ja avaa sitten uusi.
error-tables-waiting-here =
    Verkostasi on avattu jo liian monta pöytää, jotka odottavat pelaajia. Liity johonkin niistä tai yritä myöhemmin uudelleen.
error-ahead = Sivusi on edellä pöytää. Lataa se uudelleen.
error-stale = Peli on sillä välin jatkunut. Katso uudelleen.
error-chair-for-you = Jätä yksi paikka itsellesi.
error-bot-tables = Sinulla on jo { $most } peliä kesken tietokoneen kanssa. Pelaa ensin jokin niistä loppuun.
error-bot-tables-address = Samasta verkosta pelataan juuri nyt hyvin monta peliä tietokoneen kanssa. Yritä myöhemmin uudelleen.
error-faster = Joku muu oli nopeampi. Katso uudelleen.
error-crowded = Liian moni yrittää yhtä aikaa. Yritä uudelleen.
error-not-understood = Palvelin ei ymmärtänyt tätä.
error-not-text = Palvelin ei ymmärtänyt tätä.
error-other-site = Tämä tuli toiselta sivustolta, joten mitään ei tehty.
error-no-origin = Tämä tuli toiselta sivustolta, joten mitään ei tehty.
error-nothing-here = Täällä ei ole mitään.
error-wrong-method = Palvelin ei ymmärtänyt tätä.
error-too-long = Tämä on liian pitkä.
error-url-too-long = Tämä osoite on liian pitkä.
error-head-too-long = Selaimesi lähetti liikaa tietoja. Tämän sivun evästeiden poistaminen auttaa.
error-too-many-headers = Selaimesi lähetti liikaa tietoja. Tämän sivun evästeiden poistaminen auttaa.
error-too-slow = Lähettäminen kesti liian kauan. Yritä uudelleen.
error-server-full = Täällä on juuri nyt liikaa väkeä. Yritä hetken päästä uudelleen.
error-not-json = Palvelin ei ymmärtänyt tätä.
error-too-many =
    { $seconds ->
        [one] Se oli liian nopeaa. Yritä sekunnin päästä uudelleen.
       *[other] Se oli liian nopeaa. Yritä { $seconds } sekunnin päästä uudelleen.
    }
error-store-silent = Palvelin ei pääse käsiksi tietoihinsa. Yritä myöhemmin uudelleen.
error-not-saved = Palvelin ei voi juuri nyt tallentaa mitään. Yritä pian uudelleen.
error-broken = Palvelimella meni jokin vikaan. Asia on kirjattu.
error-no-such-game = Sellaista peliä ei ole.
error-no-such-bot = Sellaista tietokonevastustajaa ei ole.
error-no-such-seat = Sellaista paikkaa ei ole.
error-bad-option = Peliä ei voi aloittaa näin.
error-not-a-move = Tämä ei ole siirto.
error-chance-event = Tämän päättää sattuma eikä kukaan muu.
error-other = Tämä ei ole mahdollista.

## Mandala: why a move is not allowed.

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
    Väri on jo mandalan { $mandala } vuorella eikä voi mennä siinä muualle: { $colour }.
illegal-mandala-in-own-field =
    Väri on jo omalla pellollasi mandalassa { $mandala } eikä voi mennä siinä muualle: { $colour }.
illegal-mandala-in-rival-field =
    Väri on jo vastustajan pellolla mandalassa { $mandala } eikä voi mennä siinä muualle: { $colour }.
illegal-mandala-keep-a-card = Pidä kädessäsi ainakin yksi kortti.
illegal-mandala-nothing-to-draw = Pidä kädessäsi ainakin yksi kortti: nostettavaa ei enää ole.

## Patterns: why a move is not allowed.

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

## Mandamina: why a move is not allowed.

illegal-mandamina-ended = Peli on ohi.
illegal-mandamina-hole = { $cell } on tyhjä kolo. Valitse kuula.
