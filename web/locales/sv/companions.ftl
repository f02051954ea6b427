### Names, drawings, and people one has played with.

## Asked once, at the first invitation or the first table of somebody else.

introduce-title = Vad får andra kalla dig?
introduce-text = Ett namn och en bild, så att dina vänner vet vem det är. Du kan ändra båda i inställningarna.
introduce-save = Det är jag
introduce-skip = Fråga inte igen
avatar-title = Din bild
avatar-none = Ingen bild
avatar-shell = Snäcka
avatar-leaf = Löv
avatar-wave = Våg
avatar-sun = Sol
avatar-moon = Måne
avatar-hill = Kullar
avatar-star = Stjärna
avatar-feather = Fjäder
avatar-flower = Blomma
avatar-acorn = Ekollon
avatar-boat = Båt
avatar-lantern = Lykta

## Inviting somebody again.

companions-title = Spela igen med
companions-invite = Bjud in: { $name }
companions-sent = Inbjudan är på väg. Den syns överst bland den inbjudnas spel.
invited-title = Du är inbjuden
invited-by = { $name } vill spela { $game }.
invited-join = Gå med
invited-decline = Tacka nej
invited-block = Tacka alltid nej
invited-blocked = Du får inga fler inbjudningar från den spelaren. Det kan du ändra i inställningarna.
event-declined = Inbjudan avböjdes. Den som har länken kan ta platsen.

## In the settings: from whom nobody wants to hear.

blocks-title = Inga inbjudningar från
blocks-welcome = Tillåt igen
