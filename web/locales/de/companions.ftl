### Names, drawings, and people one has played with.

## Asked once, at the first invitation or the first table of somebody else.

introduce-title = Wie dürfen andere dich nennen?
introduce-text = Ein Name und ein Bild, damit man weiß, wer du bist. Beides kannst du in den Einstellungen ändern.
introduce-save = Das bin ich
introduce-skip = Nicht mehr fragen
avatar-title = Dein Bild
avatar-none = Kein Bild
avatar-shell = Muschel
avatar-leaf = Blatt
avatar-wave = Welle
avatar-sun = Sonne
avatar-moon = Mond
avatar-hill = Hügel
avatar-star = Stern
avatar-feather = Feder
avatar-flower = Blume
avatar-acorn = Eichel
avatar-boat = Boot
avatar-lantern = Laterne

## Inviting somebody again.

companions-title = Noch einmal mit
companions-invite = Einladen: { $name }
companions-sent = Die Einladung ist unterwegs. Die eingeladene Person sieht sie ganz oben bei ihren Partien.
invited-title = Du bist eingeladen
invited-by = { $name } möchte { $game } spielen.
invited-join = Mitspielen
invited-decline = Ablehnen
invited-block = Dauerhaft ablehnen
invited-blocked = Von dieser Person kommen keine Einladungen mehr. In den Einstellungen kannst du das ändern.
event-declined = Die Einladung wurde abgelehnt. Wer den Link hat, kann den Platz nehmen.

## In the settings: from whom nobody wants to hear.

blocks-title = Keine Einladungen von
blocks-welcome = Wieder zulassen
