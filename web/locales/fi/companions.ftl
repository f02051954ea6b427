### Names, drawings, and people one has played with.

## Asked once, at the first invitation or the first table of somebody else.

introduce-title = Miksi sinua saa kutsua?
introduce-text = Nimi ja kuva, jotta ystäväsi tietävät, kuka pelaa. Voit vaihtaa ne asetuksissa.
introduce-save = Se olen minä
introduce-skip = Älä kysy enää
avatar-title = Kuvasi
avatar-none = Ei kuvaa
avatar-shell = Simpukka
avatar-leaf = Lehti
avatar-wave = Aalto
avatar-sun = Aurinko
avatar-moon = Kuu
avatar-hill = Kukkulat
avatar-star = Tähti
avatar-feather = Sulka
avatar-flower = Kukka
avatar-acorn = Tammenterho
avatar-boat = Vene
avatar-lantern = Lyhty

## Inviting somebody again.

companions-title = Pelaa taas kaverin kanssa
companions-invite = Kutsu: { $name }
companions-sent = Kutsu on lähetetty. Se näkyy ylimpänä kutsutun peleissä.
invited-title = Sinut on kutsuttu
invited-by = { $name } kutsuu pelaamaan: { $game }.
invited-join = Liity
invited-decline = Kieltäydy
invited-block = Kieltäydy pysyvästi
invited-blocked = Tältä pelaajalta ei tule enää kutsuja. Voit muuttaa tämän asetuksissa.
event-declined = Kutsusta kieltäydyttiin. Paikan voi ottaa kuka tahansa, jolla on linkki.

## In the settings: from whom nobody wants to hear.

blocks-title = Ei kutsuja näiltä
blocks-welcome = Salli taas
