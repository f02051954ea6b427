### People and settings.

settings-page-title = Innstillinger · Sandtable
settings-title = Du og innstillingene dine
settings-here = I denne nettleseren
settings-theme = Lyst eller mørkt
settings-theme-system = Som enheten
settings-theme-light = Lyst
settings-theme-dark = Mørkt
settings-contrast = Kontrast
settings-contrast-system = Som enheten
settings-contrast-more = Høy
settings-motion = Bevegelse
settings-motion-system = Som enheten
settings-motion-off = Av
settings-confirm = Bekreft trekk
settings-confirm-hint = Et trekk gjelder først når du bekrefter det.
settings-sound = Lyder

## Who one is.

people-title = Du
people-guest = Du er gjest i denne nettleseren. Med en passfrase kan du logge inn fra hvor som helst.
people-person = Du kan logge inn fra hvor som helst med navnet og passfrasen din.
people-name = Navn
people-name-hint = Dette er det andre ser.
people-name-save = Lagre navnet
people-name-saved = Nå heter du { $name }.
people-passphrase = Logg inn fra hvor som helst
people-passphrase-change = Bytt passfrase
people-passphrase-hint = Noen få ord som bare du kjenner. Alle de andre nettleserne dine logges ut.
people-passphrase-current = Nåværende passfrase
people-passphrase-new = Ny passfrase
people-passphrase-length = { $count ->
    [one] Minst ett tegn.
   *[other] Minst { $count } tegn.
}
people-passphrase-tokens = Behold nøklene til programmene dine
people-passphrase-tokens-hint = Ellers trekkes de tilbake, og programmene dine trenger nye.
people-passphrase-save = Lagre passfrasen
people-passphrase-saved = Passfrasen er lagret.
people-login-title = Jeg har vært her før
people-login-passphrase = Passfrase
people-login = Logg inn
people-welcome = Velkommen tilbake, { $name }.
people-logout = Logg ut
people-logged-out = Du er logget ut og spiller nå som gjest.
people-ratings = Din rating
people-rated-games = { $games ->
    [one] fra ett spill
   *[other] fra { $games } spill
}

## What is kept.

people-data = Opplysningene dine
people-data-hint = Last ned alt som er lagret om deg, med alle spillene dine, eller få det slettet.
people-export = Last ned alt
people-delete = Slett meg
people-delete-title = Vil du slettes for godt?
people-delete-text = Navnet, passfrasen og ratingen din slettes nå. Du forlater plassene dine i spill som ikke er over. Dette kan ikke angres.
people-deleted = Alt om deg er slettet.

## Programs.

people-tokens = Programmer som spiller for deg
people-tokens-hint = Med en nøkkel fra deg spiller et program i ditt navn.
people-tokens-docs = Slik gjør du det
people-token = Nøkkel
people-token-label = Hva den er til
people-token-new = Lag en nøkkel
people-token-once = Kopier den nå: Den vises bare én gang.
people-token-unnamed = Uten navn
people-token-used = Sist brukt { $date }
people-token-revoke = Trekk tilbake
