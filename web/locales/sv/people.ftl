### People and settings.

settings-page-title = Inställningar · Sandtable
settings-title = Du och dina inställningar
settings-here = I den här webbläsaren
settings-theme = Ljust eller mörkt
settings-theme-system = Som enheten
settings-theme-light = Ljust
settings-theme-dark = Mörkt
settings-contrast = Kontrast
settings-contrast-system = Som enheten
settings-contrast-more = Hög
settings-motion = Rörelse
settings-motion-system = Som enheten
settings-motion-off = Av
settings-confirm = Bekräfta drag
settings-confirm-hint = Ett drag görs först när du bekräftar det.
settings-sound = Ljud

## Who one is.

people-title = Du
people-guest = Du är gäst i den här webbläsaren. Med en lösenfras kan du logga in varifrån som helst.
people-person = Du kan logga in varifrån som helst med ditt namn och din lösenfras.
people-name = Namn
people-name-hint = Det här är vad andra ser.
people-name-save = Spara namnet
people-name-saved = Nu heter du { $name }.
people-passphrase = Logga in varifrån som helst
people-passphrase-change = Byt lösenfras
people-passphrase-hint = Några ord som bara du vet. Alla dina andra webbläsare loggas ut.
people-passphrase-current = Nuvarande lösenfras
people-passphrase-new = Ny lösenfras
people-passphrase-length = { $count ->
    [one] Minst ett tecken.
   *[other] Minst { $count } tecken.
}
people-passphrase-tokens = Behåll dina programs nycklar
people-passphrase-tokens-hint = Annars återkallas de, och dina program behöver nya.
people-passphrase-save = Spara lösenfrasen
people-passphrase-saved = Lösenfrasen är sparad.
people-login-title = Jag har varit här förut
people-login-passphrase = Lösenfras
people-login = Logga in
people-welcome = Välkommen tillbaka, { $name }.
people-logout = Logga ut
people-logged-out = Du är utloggad och spelar nu som gäst.
people-ratings = Din rating
people-rated-games = { $games ->
    [one] från ett spel
   *[other] från { $games } spel
}

## What is kept.

people-data = Dina uppgifter
people-data-hint = Ladda ner allt som finns sparat om dig, med alla dina spel, eller låt det tas bort.
people-export = Ladda ner allt
people-delete = Ta bort mig
people-delete-title = Vill du tas bort för gott?
people-delete-text = Ditt namn, din lösenfras och din rating tas bort nu. Du lämnar dina platser i spel som inte är slut. Det går inte att ångra.
people-deleted = Allt om dig är borttaget.

## Programs.

people-tokens = Program som spelar åt dig
people-tokens-hint = Med en nyckel från dig spelar ett program i ditt namn.
people-tokens-docs = Så gör man
people-token = Nyckel
people-token-label = Vad den är till för
people-token-new = Skapa en nyckel
people-token-once = Kopiera den nu: den visas bara en gång.
people-token-unnamed = Utan namn
people-token-used = Senast använd { $date }
people-token-revoke = Återkalla
