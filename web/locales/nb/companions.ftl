### Names, drawings, and people one has played with.

## Asked once, at the first invitation or the first table of somebody else.

introduce-title = Hva kan andre kalle deg?
introduce-text = Et navn og et bilde, så vennene dine vet hvem det er. Du kan endre begge deler i innstillingene.
introduce-save = Det er meg
introduce-skip = Ikke spør igjen
avatar-title = Bildet ditt
avatar-none = Ikke noe bilde
avatar-shell = Skjell
avatar-leaf = Blad
avatar-wave = Bølge
avatar-sun = Sol
avatar-moon = Måne
avatar-hill = Åser
avatar-star = Stjerne
avatar-feather = Fjær
avatar-flower = Blomst
avatar-acorn = Eikenøtt
avatar-boat = Båt
avatar-lantern = Lykt

## Inviting somebody again.

companions-title = Spill igjen med
companions-invite = Inviter: { $name }
companions-sent = Invitasjonen er på vei. Den står øverst blant spillene til mottakeren.
invited-title = Du er invitert
invited-by = { $name } vil gjerne spille { $game }.
invited-join = Bli med
invited-decline = Avslå
invited-block = Avslå for godt
invited-blocked = Du får ikke flere invitasjoner derfra. Det kan du endre i innstillingene.
event-declined = Invitasjonen ble avslått. Alle med lenken kan ta plassen.

## In the settings: from whom nobody wants to hear.

blocks-title = Ingen invitasjoner fra
blocks-welcome = Tillat igjen
