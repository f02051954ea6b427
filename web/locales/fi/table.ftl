### A table: before the game, while it is played, and when it is over.

table-page-title = { $game } · Sandtable
table-page-title-turn = Sinun vuorosi · { $game }
table-title = Pöytä: { $game }
table-in-words = Pelilauta sanoin

## Before the game.

waiting-for = { $free ->
    [one] Vielä yksi pelaaja, niin peli alkaa.
   *[other] Vielä { $free } pelaajaa, niin peli alkaa.
}
waiting-seeds = Kaikki paikat on varattu. Peli jaetaan, kun kaikki ovat paikalla. Vielä puuttuu: { $names }
waiting-invited = Sinut on kutsuttu. Istu pöytään ja pelaa, tai jää katsomaan.
waiting-chairs = Paikat
waiting-reserved = varattu kutsutulle
waiting-sit = Istu pöytään
waiting-stand = Nouse pöydästä
waiting-send-away = Poista pöydästä
waiting-level = Pelitaso
waiting-add-bot = Lisää tietokone
waiting-settings = Mitä pelataan
invite-title = Kutsu kaveri
invite-text = Lähetä tämä linkki, tai anna kaverin osoittaa koodia kamerallaan. Peli alkaa, kun hän istuu pöytään.
invite-link = Linkki tähän pöytään
invite-code = Linkki koodina kameralle
copy-by-hand = Linkki on valittu: kopioi se näppäimistöllä tai pitkällä painalluksella.
rated = Vahvuusluku
rated-yes = Tämä peli lasketaan
clock-limit-days = { $days ->
    [one] { $days } päivä siirtoa kohti
   *[other] { $days } päivää siirtoa kohti
}
clock-limit-move = { $seconds ->
    [one] { $seconds } sekunti siirtoa kohti
   *[other] { $seconds } sekuntia siirtoa kohti
}
clock-limit-base = { $minutes } min + { $seconds } s
# Time left on a clock, when it is two days or more.
clock-days = { $days } pv { $hours } t

## While it is played.

table-you = sinä
table-guest = vieras
table-on-turn = vuorossa
table-away = poissa
table-left = on lähtenyt
table-clock = Aikaa jäljellä
table-your-turn = Sinun vuorosi
table-their-turn = { $name } miettii
table-their-turn-away = { $name } on poissa
# So many games that the computer cannot think at once, or not for as long as always.
table-bots-waiting = Juuri nyt pelataan paljon: { $before ->
    [0] tietokoneen siirto on seuraavana vuorossa (noin { $seconds } s).
    [one] yksi muu siirto on vuorossa ensin (noin { $seconds } s).
   *[other] { $before } muuta siirtoa on vuorossa ensin (noin { $seconds } s).
}
table-bots-shortened = Juuri nyt pelataan paljon: tietokone miettii tavallista lyhyemmin.
table-chance = Kortteja jaetaan
table-over = Peli on ohi
table-sent = Lähetetty…
table-reconnecting = Yhteys katkesi. Yhdistetään uudelleen…
table-confirm = Vahvista
table-undo = Peru siirto
table-flip = Käännä lauta
table-resign = Luovuta
table-resign-title = Luovutatko?
table-resign-text = Peli päättyy, ja vastustajasi voittaa.
table-give-up = Luovuta
table-give-up-title = Luovutatko?
table-give-up-text = Peli päättyy kaikilta pöydässä ja lasketaan hävityksi.
table-draw = Ehdota tasapeliä
table-draw-waits = Tasapeliä ehdotettu
table-draw-offered = Vastustajasi ehdottaa tasapeliä.
table-draw-accept = Hyväksy
table-draw-decline = Hylkää
table-absent = { $name } ei ole enää paikalla.
table-hand-over = Anna tietokoneen jatkaa
table-end-abandoned = Lopeta peli
table-moves = Siirrot
table-moves-none = Ei vielä siirtoja
table-memory-hidden = Tässä pelissä luotetaan muistiin.
table-watching = { $count ->
    [one] Yksi katsoja
   *[other] { $count } katsojaa
}

## What happened.

event-sat = { $name } istuu pöytään.
event-started = Peli alkaa.
event-handed-over = { $name } jatkaa peliä.
event-undone = { $name } peruu viime siirron.
event-resigned = { $name } luovuttaa.
event-draw-offered = { $name } ehdottaa tasapeliä.
event-draw-declined = { $name } hylkää tasapelin.
event-draw-agreed = { $name } hyväksyy tasapelin.
event-timed-out = Aika loppui: { $name }.
event-left = { $name } on lähtenyt pöydästä.
event-freed = Yksi paikka vapautui: siinä istunut ei tullut takaisin.
event-abandoned = Peli päättyy: { $name } ei palannut.
event-stopped = Peli jatkui hyvin pitkään, ja se keskeytettiin.
event-rematch-offered = { $name } haluaisi pelata uudelleen.

## The board of a game that has none of its own: a picture made of letters, and its moves.

generic-seat = Pelaaja { $number }
# A move as it is written, as in "Aino: place b2"; then with the chance that followed.
generic-told = { $name }: { $move }
generic-told-chance = { $name }: { $move } ({ $chance })
generic-picture = Pelilauta tekstinä
generic-moves = Mahdolliset siirrot
generic-filter = Suodata siirtoja
# Moves that the filter shows, and all.
generic-count = { $count }/{ $all }

## When it is over.

result-you-won = Voitit!
result-won = { $name } voittaa
result-draw = Tasapeli
result-stopped = Kukaan ei voittanut
result-all-won = Yhteinen voitto
result-all-lost = Tällä kertaa häviö
ending-resigned = Luovutuksella.
ending-timeout = Aika loppui.
ending-abandoned = Yksi pelaajista ei palannut.
ending-stopped = Siirtojen enimmäismäärä tuli täyteen.
ending-agreed = Tasapelistä sovittiin.
result-see = Tulos
result-rematch = Pelaa uudelleen
result-rematch-waits = Odotetaan muita
result-rematch-asked = { $name } haluaisi pelata uudelleen.
result-next = Seuraavaan peliin
result-replay = Toista peli
result-download = Lataa
result-share = Jaa tämä peli
result-link = Linkki pelin toistoon
fair-checked = Kaikki tarkistettu
fair-checked-text = Tämä selain laski uudelleen kaiken, mitä jaettiin ja nostettiin. Se seuraa salaisuudesta, jonka pöytä oli luvannut ennen kuin istuit, ja siemenistä, jotka kaikki pelaajat olivat luvanneet ennen kuin yhtään näytettiin; omasi on niiden joukossa. Kukaan ei siis voinut valita, mitä tuli, ei edes pöytä.
fair-weak-text = Se, mitä jaettiin ja nostettiin, vastaa pöydän lupausta ja siementäsi. Tämä pöytä on kuitenkin ajalta, jolloin siemenet annettiin avoimesti: pöytä ja viimeisenä istunut olisivat voineet valita yhdessä.
fair-unkept = Kaikki täsmää
fair-unkept-text = Se, mitä jaettiin ja nostettiin, seuraa tallenteen salaisuudesta ja siemenistä. Tämä selain ei pannut mitään muistiin, kun pelaajat istuivat pöytään, joten se ei voi tietää, onko tallennetta muutettu.
fair-elsewhere-text = Se, mitä jaettiin ja nostettiin, seuraa tallenteesta, mutta paikkasi siemen tuli toisesta selaimesta. Jos käytit vain tätä, jokin on vialla.
fair-partly = Osin tarkistettu
fair-partly-text = Tässä tarkistettiin lupaukset, siemenet ja paikat mutta ei sitä, mitä jaettiin.
fair-wrong = Jokin ei täsmää
fair-wrong-text = Säilytä tämän pelin tallenne ja kysy asiasta palvelimen ylläpidolta.
fair-why-promise = Pöytä oli luvannut jotain muuta, kun istuit.
fair-why-secret = Pöydän salaisuus ei vastaa sen lupausta.
fair-why-seed = Yksi siemen ei vastaa sitä, mitä siitä oli luvattu.
fair-why-own-seed = Siementäsi ei käytetty.
fair-why-others = Pelaajien lupaukset eivät ole ne, jotka olivat voimassa, kun siemenesi näytettiin.
fair-why-seats = Paikat eivät ole ne, jotka salaisuus ja siemenet antavat.
fair-why-cards = Se, mitä jaettiin tai nostettiin, ei seuraa salaisuudesta ja siemenistä.
fair-later = Jaon reiluutta ei voitu juuri nyt tarkistaa.
fair-command = Jos haluat tarkistaa omalla ohjelmalla, lataa peli ja anna komento:
points-all = Kaikki yhdessä
points-sum = Pisteet
points-times = { $count } × { $worth }
