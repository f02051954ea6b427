### Names, drawings, and people one has played with.

## Asked once, at the first invitation or the first table of somebody else.

introduce-title = Hvad må andre kalde dig?
introduce-text = Et navn og et billede, så dine venner ved, hvem det er. Du kan ændre begge dele i indstillingerne.
introduce-save = Det er mig
introduce-skip = Spørg ikke igen
avatar-title = Dit billede
avatar-none = Intet billede
avatar-shell = Musling
avatar-leaf = Blad
avatar-wave = Bølge
avatar-sun = Sol
avatar-moon = Måne
avatar-hill = Bakker
avatar-star = Stjerne
avatar-feather = Fjer
avatar-flower = Blomst
avatar-acorn = Agern
avatar-boat = Båd
avatar-lantern = Lygte

## Inviting somebody again.

companions-title = Spil igen med
companions-invite = Inviter: { $name }
companions-sent = Invitationen er på vej. Den står øverst blandt modtagerens spil.
invited-title = Du er inviteret
invited-by = { $name } vil gerne spille { $game }.
invited-join = Vær med
invited-decline = Afslå
invited-block = Afslå for altid
invited-blocked = Du får ikke flere invitationer derfra. Det kan du ændre i indstillingerne.
event-declined = Invitationen blev afslået. Alle med linket kan tage pladsen.

## In the settings: from whom nobody wants to hear.

blocks-title = Ingen invitationer fra
blocks-welcome = Tillad igen
