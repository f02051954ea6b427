### The Daily: its pages and its tasks.

## The page of a day.

daily-page-title = Päivän tehtävät · Sandtable
daily-name = Päivän tehtävät
daily-title = Päivä { $number }
daily-next = Seuraava päivä alkaa klo { $time }, aikaa on
daily-new-day = Uusi päivä on alkanut.
daily-still-counts = Otetaan vielä huomioon klo { $time } asti.
daily-archive = Arkistosta: vain omaksi iloksi, ilman sijoituksia.
daily-to-today = Tähän päivään
daily-yesterday = Eilinen, numero { $number }: otetaan huomioon klo { $time } asti
daily-no-tasks = Tälle päivälle ei ole tehtäviä.
daily-kind-layout = Tavoittele parasta tulosta
daily-kind-puzzle = Etsi paras siirto
daily-begin = Aloita
daily-go-on = Jatka
daily-finished-by = { $count ->
    [one] { $count } pelaaja on valmis
   *[other] { $count } pelaajaa on valmiina
}

## Streak and calendar.

daily-streak = { $days ->
    [one] { $days } päivä putkeen.
   *[other] { $days } päivää putkeen.
}
daily-streak-none = Yksi valmis tehtävä aloittaa päivien sarjan.
daily-skips = { $left ->
    [one] Voit jättää tässä kuussa väliin vielä { $left } päivän.
   *[other] Voit jättää tässä kuussa väliin vielä { $left } päivää.
}
daily-month-before = Edellinen kuukausi
daily-month-after = Seuraava kuukausi
daily-day-with = { $day }: { $what }
daily-skipped = jätetty väliin, ei haittaa

## How to check it.

daily-chain-title = Voiko tämän tarkistaa?
daily-chain-text = Kaikki päivät lyötiin lukkoon ennen ensimmäistä tiivisteiden ketjulla. Sen viimeinen tiiviste, ankkuri, on julkinen. Kun päivää ei enää lasketa, sen avain julkaistaan, ja kuka tahansa voi laskea, johtaako se ankkuriin: examples/check_daily.py tekee sen.
daily-chain-operator = Vain tämän palvelimen ylläpito voisi katsoa etukäteen.
daily-chain-anchor = Ankkuri
daily-chain-proof = Tämän päivän todistus

## A task.

daily-task-title = { $game }, päivän tehtävä · Sandtable
daily-layout-task = Tavoittele parasta tulosta. Ensimmäinen valmis yritys ratkaisee.
daily-tries = { $tries ->
    [one] { $tries } väärä yritys.
   *[other] { $tries } väärää yritystä.
}
daily-hint = Vihje
daily-hint-more = Toinen vihje
daily-take-back = Peru
daily-help-marks = Yritys merkitään avustetuksi. Se lasketaan silti mukaan.
daily-helped = Avustettuna
daily-give-up = Luovuta
daily-give-up-title = Luovutetaanko tehtävä?
daily-give-up-text = Näet sen jälkeen parhaan ratkaisun. Tehtävä on sinulta ohi.
daily-away = Palvelimeen ei saada yhteyttä. Siirtosi on tallessa ja lähtee, kun verkko palaa.

## After it.

daily-score = Tuloksesi
daily-par = Paras mahdollinen
daily-rank = Sijoituksesi: { $rank }
daily-percentile = Parempi kuin { $percent } % muista.
daily-not-counted = Talletettu sinulle; ei vaikuta sijoituksiin eikä päivien sarjaan.
daily-best-line = Paras ratkaisu
daily-leave-best = Omaan tulokseen
daily-others = Samana päivänä
daily-whole-day = Koko päivä
daily-copy = Kopioi tulos
daily-picture = Kuvana
daily-share-text = Tulos tekstinä
daily-copy-by-hand = Valitse teksti ja kopioi se näppäimistöllä tai painamalla pitkään.
daily-board-title = Tulostaulu
daily-board-empty = Kukaan ei ole vielä valmis.
daily-board-rank = Sija
daily-board-name = Nimi
daily-board-result = Tulos
daily-you = Sinä
