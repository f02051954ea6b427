### The first page, the lists of tables, and opening a table.

home-title = Rauhallisia väripelejä
home-intro = Valitse peli ja vastustaja, ja peli alkaa. Et tarvitse tiliä.
home-play = Pelaa
home-learn = Opi viidessä minuutissa
home-show = Katso 20 sekuntia
home-invite = Kutsu kaveri
home-rules = Säännöt
home-your-turn = Sinua odotetaan
home-waiting = Täällä odotetaan pelaajia
home-waiting-none = Juuri nyt kukaan ei odota. Avaa pöytä kaikille, niin joku voi tulla mukaan.
# How many can play, of a game that says no more about itself.
home-facts-seats = { $least }–{ $most } pelaajaa

## Today’s Daily, in a strip.

home-daily = Päivän tehtävät
home-daily-number = Nro { $number }
home-daily-done = { $done }/{ $count } valmiina
home-daily-left = Uusia tehtäviä: { $time }

## A game in 20 seconds, on tap.

show-title = { $game } 20 sekunnissa
show-go = Jatka
show-pause = Tauko
show-again = Uudelleen

## Opening a table.

new-title = Pelaa: { $game }
# Offered once, before the first game.
new-offer = Onko { $game } sinulle uusi?
new-offer-no = Ei kiitos
new-alone = Yksin
new-friend = Kaverin kanssa linkillä
new-anyone = Kenen kanssa tahansa
new-computer = Tietokonetta vastaan
new-partner = Tietokoneen kanssa
new-opening = Pöytää valmistellaan…
new-more = Lisää valintoja

option-seats = Pelaajat
option-seats-count = { $seats ->
    [one] { $seats } pelaaja
   *[other] { $seats } pelaajaa
}
option-starter = Kuka aloittaa
option-starter-lot = Arvotaan
option-starter-host = Minä aloitan
option-starter-other = Toinen aloittaa
option-clock = Aika
option-clock-none = Niin kauan kuin haluatte
option-clock-move-60 = 1 minuutti siirtoa kohti
option-clock-base-5 = 5 min + 5 s
option-clock-base-15 = 15 min + 10 s
option-clock-days-1 = 1 päivä siirtoa kohti
option-clock-days-3 = 3 päivää siirtoa kohti
option-visibility = Kuka näkee pöydän
option-visibility-public = Kaikki
option-visibility-link = Ne, joilla on linkki
option-memory = Mitä on peitossa
option-memory-open = Tarkistettavissa
option-memory-hidden = Muistin varassa
option-rated = Vaikuttaa vahvuuslukuun

## My games.

games-page-title = Omat pelit · Sandtable
games-title = Omat pelit
games-my-turn = Sinun vuorosi
games-running = Käynnissä
games-finished = Päättyneet
games-none = Et ole vielä pelannut täällä.
games-begin = Aloita peli
games-more = Näytä vanhempia pelejä

## Watching.

watch-page-title = Katso · Sandtable
watch-title = Katso
watch-intro = Julkisia pelejä, joita pelataan juuri nyt. Näet saman kuin kaikki pöydässä näkevät.
watch-now = Nyt
watch-none = Juuri nyt kukaan ei pelaa julkisesti.
