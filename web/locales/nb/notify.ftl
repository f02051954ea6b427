### Being told that it is one's turn.

notify-title = Når det er din tur
notify-sound-hint = En kort, myk tone ved bord med mennesker.
notify-sound-alone = Lyder også mot datamaskinen
notify-here = Varsler
notify-here-hint = Mens du ser på en annen fane eller et annet vindu.
notify-push = Meldinger til denne enheten
notify-push-hint = Ved bord med flere dager per trekk, også når Sandtable er lukket.
notify-unsupported = Denne nettleseren kan ikke vise varsler. På iPhone og iPad går det når Sandtable ligger på Hjem-skjermen.
notify-denied = Nettleseren blokkerer varsler fra denne siden. Du kan tillate dem i nettleserens innstillinger for siden.
notify-push-unsupported = Denne nettleseren kan ikke ta imot meldinger til en side som er lukket.
notify-push-not-offered = Denne tjeneren sender ingen meldinger til lukkede sider.
notify-push-failed = Meldinger kunne ikke slås på i nettleseren. Kanskje mangler den nett, eller så tillater den dem ikke.

## The question at a table.

notify-offer = Skal vi si fra når det er din tur?
notify-offer-here = Med et kort varsel mens du gjør noe annet.
notify-offer-push = Med en kort melding til denne enheten, også når Sandtable er lukket.
notify-yes = Ja, gjerne
notify-no = Nei takk
notify-later = Kanskje senere

## Notifications. The service worker says these too: one line each, and only names in them.

notify-turn-title = Din tur · { $game }
notify-turn-moved = { $name } har gjort trekket sitt.
notify-turn-waiting = Bordet ditt venter på deg.
notify-invited-title = En invitasjon · { $game }
notify-invited-by = { $name } vil gjerne spille med deg.
notify-invited-waiting = En plass er holdt av til deg.
