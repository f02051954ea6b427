### What all pages share.

sandtable = Sandtable

## Colours, as in "a black card".

colour-k = musta
colour-r = punainen
colour-o = oranssi
colour-y = keltainen
colour-g = vihreä
colour-p = violetti
colour-w = valkoinen
colour-v = violetti
colour-l = vaaleansininen
colour-d = tummansininen

## The top of each page.

nav-skip = Siirry sisältöön
nav-pages = Sivut
nav-play = Pelaa
nav-learn = Opi
nav-games = Omat pelit
nav-watch = Katso
nav-rules = Säännöt
nav-settings = Asetukset
nav-language = Kieli

## The bottom of each page.

footer-independent = Sandtable on riippumaton. Pelit kuuluvat tekijöilleen ja kustantajilleen.
footer-programs = Pelaaville ohjelmille

## Small words.

close = Sulje
cancel = Peruuta
loading = Hetkinen…
loading-long = Heti käynnistyksen jälkeen kestää noin minuutin, ennen kuin kaikki on valmista.
copy = Kopioi
copied = Kopioitu
share = Jaa

## Chairs and tables in lists.

# Whoever has not chosen a name.
guest = Vieras { $number }
chair-free = vapaa paikka
row-my-turn = Sinun vuorosi
row-status-waiting = Odottaa pelaajia
row-status-playing = Käynnissä
row-status-over = Päättynyt
row-outcome-won = Voitto
row-outcome-lost = Häviö
row-outcome-draw = Tasapeli
row-outcome-stopped = Keskeytetty

## The network or the server is away.

away-network = Et ole verkossa. Näkymä voi olla vanhentunut; peli jatkuu, kun verkko palaa.
away-server = Palvelin ei vastaa. Yritetään uudelleen…
error-away = Palvelin ei vastaa. Yritä hetken kuluttua uudelleen.
away-title = Sivua ei voitu ladata
away-page = Palvelimeen tai verkkoon ei saada juuri nyt yhteyttä.
away-try = Yritä uudelleen

## A page that is not there.

missing-page-title = Ei löytynyt · Sandtable
missing-title = Täällä ei ole mitään
missing-text = Ehkä linkki katkesi matkalla, tai pöytä on suljettu.
missing-table-title = Tätä pöytää ei enää ole
missing-table-text =
    Pöydät, joihin kukaan ei tule, suljetaan jonkin ajan kuluttua. Tai ehkä linkki katkesi matkalla.
missing-home = Peleihin
