### People and settings.

settings-page-title = Asetukset · Sandtable
settings-title = Sinä ja asetuksesi
settings-here = Tässä selaimessa
settings-theme = Vaalea vai tumma
settings-theme-system = Kuten laitteessa
settings-theme-light = Vaalea
settings-theme-dark = Tumma
settings-contrast = Kontrasti
settings-contrast-system = Kuten laitteessa
settings-contrast-more = Suuri
settings-motion = Liike
settings-motion-system = Kuten laitteessa
settings-motion-off = Ei liikettä
settings-confirm = Vahvista siirrot
settings-confirm-hint = Siirto tehdään vasta, kun vahvistat sen.
settings-sound = Äänet

## Who one is.

people-title = Sinä
people-guest = Olet tässä selaimessa vieras. Tunnuslauseella voit kirjautua mistä tahansa.
people-person = Voit kirjautua mistä tahansa nimelläsi ja tunnuslauseellasi.
people-name = Nimi
people-name-hint = Tämän nimen muut näkevät.
people-name-save = Tallenna nimi
people-name-saved = Nimesi on nyt { $name }.
people-passphrase = Kirjaudu mistä tahansa
people-passphrase-change = Vaihda tunnuslause
people-passphrase-hint = Muutama sana, jotka vain sinä tiedät. Kaikki muut selaimesi kirjataan ulos.
people-passphrase-current = Nykyinen tunnuslause
people-passphrase-new = Uusi tunnuslause
people-passphrase-length = { $count ->
    [one] Vähintään yksi merkki.
   *[other] Vähintään { $count } merkkiä.
}
people-passphrase-tokens = Säilytä ohjelmiesi avaimet
people-passphrase-tokens-hint = Muuten ne mitätöidään, ja ohjelmasi tarvitsevat uudet.
people-passphrase-save = Tallenna tunnuslause
people-passphrase-saved = Tunnuslause on tallennettu.
people-login-title = Olen käynyt täällä ennenkin
people-login-passphrase = Tunnuslause
people-login = Kirjaudu
people-welcome = Tervetuloa takaisin, { $name }.
people-logout = Kirjaudu ulos
people-logged-out = Olet kirjautunut ulos ja pelaat nyt vieraana.
people-ratings = Vahvuuslukusi
people-rated-games = { $games ->
    [one] yhdestä pelistä
   *[other] { $games } pelistä
}

## What is kept.

people-data = Tietosi
people-data-hint = Ota mukaasi kaikki, mitä sinusta on tallessa, kaikkine peleinesi, tai poista tietosi.
people-export = Lataa kaikki
people-delete = Poista minut
people-delete-title = Poistetaanko sinut pysyvästi?
people-delete-text = Nimesi, tunnuslauseesi ja vahvuuslukusi poistetaan nyt. Keskeneräisissä peleissä paikkasi vapautuvat. Tätä ei voi perua.
people-deleted = Kaikki tietosi on poistettu.

## Programs.

people-tokens = Puolestasi pelaavat ohjelmat
people-tokens-hint = Ohjelma pelaa nimissäsi sinun avaimellasi.
people-tokens-docs = Miten se tehdään
people-token = Avain
people-token-label = Mihin sitä käytetään
people-token-new = Luo avain
people-token-once = Kopioi se nyt: se näytetään vain kerran.
people-token-unnamed = Nimetön
people-token-used = Viimeksi käytetty { $date }
people-token-revoke = Mitätöi
