### People and settings.

settings-page-title = Einstellungen · Sandtable
settings-title = Du und deine Einstellungen
settings-here = In diesem Browser
settings-theme = Hell oder dunkel
settings-theme-system = Wie das Gerät
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-contrast = Kontrast
settings-contrast-system = Wie das Gerät
settings-contrast-more = Hoch
settings-motion = Bewegung
settings-motion-system = Wie das Gerät
settings-motion-off = Aus
settings-confirm = Züge bestätigen
settings-confirm-hint = Ein Zug gilt erst, wenn du ihn noch einmal bestätigst.
settings-sound = Töne

## Who one is.

people-title = Du
people-guest = In diesem Browser bist du zu Gast. Mit einer Passphrase kannst du dich überall anmelden.
people-person = Mit deinem Namen und deiner Passphrase kannst du dich überall anmelden.
people-name = Name
people-name-hint = So sehen dich die anderen.
people-name-save = Namen speichern
people-name-saved = Du heißt jetzt { $name }.
people-passphrase = Überall anmelden
people-passphrase-change = Passphrase ändern
people-passphrase-hint = Ein paar Wörter, die nur du kennst. Alle deine anderen Browser werden abgemeldet.
people-passphrase-current = Aktuelle Passphrase
people-passphrase-new = Neue Passphrase
people-passphrase-length = { $count ->
    [one] Mindestens ein Zeichen.
   *[other] Mindestens { $count } Zeichen.
}
people-passphrase-tokens = Die Token deiner Programme behalten
people-passphrase-tokens-hint = Sonst werden sie widerrufen, und deine Programme brauchen neue.
people-passphrase-save = Passphrase speichern
people-passphrase-saved = Die Passphrase ist gespeichert.
people-login-title = Ich war schon einmal hier
people-login-passphrase = Passphrase
people-login = Anmelden
people-welcome = Willkommen zurück, { $name }.
people-logout = Abmelden
people-logged-out = Du bist abgemeldet und spielst jetzt als Gast.
people-ratings = Deine Spielstärke
people-rated-games = { $games ->
    [one] aus einer Partie
   *[other] aus { $games } Partien
}

## What is kept.

people-data = Deine Daten
people-data-hint = Lade alles herunter, was über dich gespeichert ist, samt allen Partien, oder lass es löschen.
people-export = Alles herunterladen
people-delete = Mich löschen
people-delete-title = Dich endgültig löschen?
people-delete-text = Dein Name, deine Passphrase und deine Spielstärke werden jetzt gelöscht. In laufenden Partien wird dein Platz frei. Das lässt sich nicht rückgängig machen.
people-deleted = Alles über dich ist gelöscht.

## Programs.

people-tokens = Programme, die für dich spielen
people-tokens-hint = Mit einem Token von dir spielt ein Programm unter deinem Namen.
people-tokens-docs = Wie das geht
people-token = Token
people-token-label = Wofür es ist
people-token-new = Token erstellen
people-token-once = Kopiere es jetzt: Es wird nur einmal gezeigt.
people-token-unnamed = Ohne Namen
people-token-used = Zuletzt benutzt: { $date }
people-token-revoke = Widerrufen
