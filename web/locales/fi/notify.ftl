### Being told that it is one's turn.

notify-title = Kun on sinun vuorosi
notify-sound-hint = Lyhyt, pehmeä ääni pöydissä, joissa pelaa ihmisiä.
notify-sound-alone = Äänet myös tietokonetta vastaan
notify-here = Ilmoitukset
notify-here-hint = Kun katsot toista välilehteä tai ikkunaa.
notify-push = Viestit tähän laitteeseen
notify-push-hint = Pöydissä, joissa siirtoaika lasketaan päivissä, vaikka Sandtable olisi suljettu.
notify-unsupported = Tämä selain ei voi näyttää ilmoituksia. iPhonessa ja iPadissa se onnistuu, kun Sandtable on lisätty Koti-valikkoon.
notify-denied = Selain estää tämän sivun ilmoitukset. Voit sallia ne selaimen tätä sivua koskevissa asetuksissa.
notify-push-unsupported = Tämä selain ei voi vastaanottaa viestejä, kun sivu on suljettu.
notify-push-not-offered = Tämä palvelin ei lähetä viestejä, kun sivu on suljettu.
notify-push-failed = Viestien tilaaminen ei onnistunut. Ehkä verkkoyhteyttä ei ole tai selain ei salli viestejä.

## The question at a table.

notify-offer = Ilmoitetaanko, kun on sinun vuorosi?
notify-offer-here = Lyhyellä ilmoituksella, kun teet jotain muuta.
notify-offer-push = Lyhyellä viestillä tähän laitteeseen, vaikka Sandtable olisi suljettu.
notify-yes = Kyllä, kiitos
notify-no = Ei kiitos
notify-later = Ehkä myöhemmin

## Notifications. The service worker says these too: one line each, and only names in them.

notify-turn-title = Sinun vuorosi · { $game }
notify-turn-moved = { $name } on tehnyt siirtonsa.
notify-turn-waiting = Pöytäsi odottaa sinua.
notify-invited-title = Kutsu · { $game }
notify-invited-by = { $name } haluaisi pelata kanssasi.
notify-invited-waiting = Sinulle on varattu paikka.
