### Being told that it is one's turn.

notify-title = Når det er din tur
notify-sound-hint = En kort, blød tone ved borde med mennesker.
notify-sound-alone = Lyde også mod computeren
notify-here = Notifikationer
notify-here-hint = Mens du ser på en anden fane eller et andet vindue.
notify-push = Beskeder til denne enhed
notify-push-hint = Ved borde med flere dage pr. træk, også når Sandtable er lukket.
notify-unsupported = Denne browser kan ikke vise notifikationer. På iPhone og iPad kan den, når Sandtable ligger på hjemmeskærmen.
notify-denied = Browseren blokerer notifikationer fra denne side. Du kan tillade dem i browserens indstillinger for siden.
notify-push-unsupported = Denne browser kan ikke modtage beskeder til en side, der er lukket.
notify-push-not-offered = Denne server sender ingen beskeder til lukkede sider.
notify-push-failed = Beskeder kunne ikke slås til i browseren. Måske mangler der netværk, eller også tillader browseren dem ikke.

## The question at a table.

notify-offer = Skal vi sige til, når det er din tur?
notify-offer-here = Med en kort notifikation, mens du laver noget andet.
notify-offer-push = Med en kort besked til denne enhed, også når Sandtable er lukket.
notify-yes = Ja tak
notify-no = Nej tak
notify-later = Måske senere

## Notifications. The service worker says these too: one line each, and only names in them.

notify-turn-title = Din tur · { $game }
notify-turn-moved = { $name } har lavet sit træk.
notify-turn-waiting = Dit bord venter på dig.
notify-invited-title = En invitation · { $game }
notify-invited-by = { $name } vil gerne spille med dig.
notify-invited-waiting = Der er reserveret en plads til dig.
