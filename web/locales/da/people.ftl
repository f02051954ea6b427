### People and settings.

settings-page-title = Indstillinger · Sandtable
settings-title = Dig og dine indstillinger
settings-here = I denne browser
settings-theme = Lyst eller mørkt
settings-theme-system = Som enheden
settings-theme-light = Lyst
settings-theme-dark = Mørkt
settings-contrast = Kontrast
settings-contrast-system = Som enheden
settings-contrast-more = Høj
settings-motion = Bevægelse
settings-motion-system = Som enheden
settings-motion-off = Fra
settings-confirm = Bekræft træk
settings-confirm-hint = Et træk gælder først, når du bekræfter det.
settings-sound = Lyde

## Who one is.

people-title = Dig
people-guest = Du er gæst i denne browser. Med en adgangssætning kan du logge ind overalt.
people-person = Du kan logge ind overalt med dit navn og din adgangssætning.
people-name = Navn
people-name-hint = Det er det, andre ser.
people-name-save = Gem navnet
people-name-saved = Du hedder nu { $name }.
people-passphrase = Log ind overalt
people-passphrase-change = Skift adgangssætning
people-passphrase-hint = Nogle få ord, som kun du kender. Alle dine andre browsere logges ud.
people-passphrase-current = Nuværende adgangssætning
people-passphrase-new = Ny adgangssætning
people-passphrase-length = { $count ->
    [one] Mindst ét tegn.
   *[other] Mindst { $count } tegn.
}
people-passphrase-tokens = Behold dine programmers nøgler
people-passphrase-tokens-hint = Ellers tilbagekaldes de, og dine programmer skal bruge nye.
people-passphrase-save = Gem adgangssætningen
people-passphrase-saved = Adgangssætningen er gemt.
people-login-title = Jeg har været her før
people-login-passphrase = Adgangssætning
people-login = Log ind
people-welcome = Velkommen tilbage, { $name }.
people-logout = Log ud
people-logged-out = Du er logget ud og spiller nu som gæst.
people-ratings = Din rating
people-rated-games = { $games ->
    [one] fra ét spil
   *[other] fra { $games } spil
}

## What is kept.

people-data = Dine data
people-data-hint = Hent alt, hvad der er gemt om dig, med alle dine spil, eller få det slettet.
people-export = Hent det hele
people-delete = Slet mig
people-delete-title = Vil du slettes for altid?
people-delete-text = Dit navn, din adgangssætning og din rating slettes nu. Du forlader dine pladser i spil, der ikke er slut. Det kan ikke fortrydes.
people-deleted = Alt om dig er slettet.

## Programs.

people-tokens = Programmer, der spiller for dig
people-tokens-hint = Med en nøgle fra dig spiller et program i dit navn.
people-tokens-docs = Sådan gør man
people-token = Nøgle
people-token-label = Hvad den er til
people-token-new = Lav en nøgle
people-token-once = Kopiér den nu: Den vises kun én gang.
people-token-unnamed = Uden navn
people-token-used = Sidst brugt { $date }
people-token-revoke = Tilbagekald
