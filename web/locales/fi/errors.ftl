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
error-not-invited = Tässä pöydässä ei ole sinulle varattua paikkaa.
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
error-no-reactions-together = Tätä peliä pelataan hiljaa: reaktio olisi viesti.
error-nobody-to-react-to = Täällä ei istu ketään muuta, joka näkisi sen.
error-no-move = Et ole vielä tehnyt siirtoa, jonka voisi perua.
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
error-push-off = Tämä palvelin ei lähetä viestejä, kun sivu on suljettu.
error-push-service = Tämän selaimen viestipalveluun ei lähetetä mitään: palvelin ei tunne sitä.
error-push-keys = Selain lähetti avaimet, joita ei voi käyttää. Yritä uudelleen.

## Anything else.

error-no-such-table = Sellaista pöytää ei ole. Ehkä kukaan ei tullut, ja pöytä suljettiin.
error-tables-waiting = Avoimissa pöydissäsi odotetaan jo. Pelaa ensin niissä ja avaa sitten uusi.
error-tables-waiting-here =
    Verkostasi on avattu jo liian monta pöytää, jotka odottavat pelaajia. Liity johonkin niistä tai yritä myöhemmin uudelleen.
error-ahead = Sivusi on edellä pöytää. Lataa se uudelleen.
error-stale = Peli on sillä välin jatkunut. Katso uudelleen.
error-chair-for-you = Jätä yksi paikka itsellesi.
error-chair-for-invited = Jätä paikka itsellesi ja toinen kutsutulle.
error-no-such-companion = Siinä ei istu kukaan, jonka kanssa olet pelannut.
error-not-invitable = Tätä pelaajaa ei voi nyt kutsua.
error-invitations-waiting = Kutsuistasi { $most } odottaa vastausta. Se riittää tällä erää.
error-blocks-full = Olet estänyt { $most } pelaajaa. Salli ensin joku heistä taas.
error-no-such-block = Et ole estänyt tätä pelaajaa.
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
error-no-such-puzzle = Tällaista tehtävää ei ole.
error-no-puzzles = Tähän peliin ei ole tehtäviä.
error-bad-option = Peliä ei voi aloittaa näin.
error-not-a-move = Tämä ei ole siirto.
error-chance-event = Tämän päättää sattuma eikä kukaan muu.
error-other = Tämä ei ole mahdollista.
error-bad-position = Tähän asemaan ei pelissä voi päätyä. Tarkista, mitä on missäkin.
error-bad-deal = Mikään peli ei ala tällaisesta jaosta.
error-unreadable = Tämä ei ole pelitallenne eikä minkään pelin asema. Kopioi kaikki ensimmäisestä rivistä alkaen.
error-record-illegal-move = Tallenteen merkintää { $number } ei voi pelata siinä kohdassa.

## The Daily.

error-no-such-day = Sellaista päivää ei ole, tai se ei ole vielä alkanut.
error-no-such-task = Tästä pelistä ei ole tehtävää tänä päivänä.
error-daily-not-made = Tätä päivää ei saatu valmiiksi. Yritä myöhemmin uudelleen.
error-day-still-counts = Tämä päivä on vielä auki. Se julkaistaan, kun se on kaikilta ohi.
error-finish-first = Tee tehtävä ensin loppuun: tämä paljastaisi ratkaisun.
error-daily-finished = Olet jo tehnyt tämän tehtävän. Ensimmäinen yritys lasketaan.
error-no-hints = Täällä ei ole vihjeitä.

## Lessons.

error-no-lessons = Tähän peliin ei ole oppitunteja.
error-no-such-lesson = Tällaista oppituntia ei ole.
error-lesson-path = Oppitunti on muuttunut sillä välin. Aloita se alusta.
error-finale-moves = Peli on muuttunut sillä välin. Aloita se alusta.
error-finale-turn = Tässä pelissä ei ole sinun vuorosi.

## Puzzles.

error-no-puzzle-left = Olet jo yrittänyt kaikkia tällaisia tehtäviä.
error-no-puzzle-due = Mikään tehtävä ei ole juuri nyt kerrattavana.
error-puzzle-moves = Tehtävä oli jo ratkennut. Aloita se alusta.

## The analysis board

error-analysis-busy = Moottori on varattu: pöytien pelit ovat etusijalla. Yritä hetken kuluttua uudelleen.
error-analysis-too-long = Analyysissa on enintään { $most } siirtoa.
error-running-rated-game = Tämä on käynnissä olevan, vahvuuslukuun vaikuttavan pelin asema: siihen ei saa apua.
error-analysis-start = Analyysi alkaa asemasta tai jaosta.
error-analysis-illegal = Analyysin siirtoa ei voi pelata kohdassaan.
error-analysis-no-deal = Ennen tätä asemaa on tehty siirtoja, joten siitä ei tule pelitallennetta. Tallenna se linkkinä.
error-analysis-no-move = Tässä kukaan ei ole vuorossa.

## Tarkastelut ja vihjeet.

error-review-of-what = Valitse tarkasteltava peli tai tallenne.
error-review-when-over = Vain päättyneitä pelejä voi tarkastella.
error-review-too-long = Vain enintään { $most } siirron pelejä voi tarkastella.
error-review-failed = Tarkastelu ei onnistunut. Yritä myöhemmin uudelleen.
error-reviews-running = Tarkastelujasi on vielä käynnissä tai jonossa (enintään { $most }). Peru ensin yksi niistä.
error-not-reviewable = Tätä peliä ei voi tarkastella.
error-no-such-review = Tätä tarkastelua ei enää ole. Pyydä sitä uudelleen.
error-no-such-moment = Siinä kohdassa peliä ei ole mitään päätettävää.
error-bad-record = Tämä ei ole kelvollinen pelitallenne.
error-no-help-rated = Vahvuuslukuun vaikuttavassa pelissä ei saa apua pelin aikana.
error-no-help-now = Apua saa omalla vuorolla.
error-no-help-memory = Tässä pöydässä luotat muistiisi.
error-help-for-players = Vain tämän pöydän pelaajat saavat apua.
