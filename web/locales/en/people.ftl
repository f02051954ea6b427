### People and settings.

settings-page-title = Settings · Sandtable
settings-title = You and your settings
settings-here = In this browser
settings-theme = Light or dark
settings-theme-system = Same as the device
settings-theme-light = Light
settings-theme-dark = Dark
settings-contrast = Contrast
settings-contrast-system = Same as the device
settings-contrast-more = High
settings-motion = Motion
settings-motion-system = Same as the device
settings-motion-off = Off
settings-confirm = Confirm moves
settings-confirm-hint = A move is made only after you confirm it.
settings-sound = Sounds

## Who one is.

people-title = You
people-guest = You are a guest in this browser. With a passphrase you can log in from anywhere.
people-person = You can log in from anywhere with your name and your passphrase.
people-name = Name
people-name-hint = This is the name others see.
people-name-save = Save the name
people-name-saved = You are { $name } now.
people-passphrase = Log in from anywhere
people-passphrase-change = Change the passphrase
people-passphrase-hint = A few words that only you know. All your other browsers are logged out.
people-passphrase-current = Current passphrase
people-passphrase-new = New passphrase
people-passphrase-length = { $count ->
    [one] At least one character.
   *[other] At least { $count } characters.
}
people-passphrase-tokens = Keep the tokens of your programs
people-passphrase-tokens-hint = Otherwise they are revoked, and your programs need new ones.
people-passphrase-save = Save the passphrase
people-passphrase-saved = The passphrase is saved.
people-login-title = I have been here before
people-login-passphrase = Passphrase
people-login = Log in
people-welcome = Welcome back, { $name }.
people-logout = Log out
people-logged-out = You are logged out and playing as a guest.
people-ratings = Your ratings
people-rated-games = { $games ->
    [one] from one game
   *[other] from { $games } games
}

## What is kept.

people-data = Your data
people-data-hint = Download everything that is kept about you, with all your games, or have it deleted.
people-export = Download everything
people-delete = Delete me
people-delete-title = Delete you for good?
people-delete-text = Your name, your passphrase and your ratings are deleted now. Seats in games that are not over are left. This cannot be undone.
people-deleted = Your data has been deleted.

## Programs.

people-tokens = Programs that play for you
people-tokens-hint = A program plays under your name with a token of yours.
people-tokens-docs = How that is done
people-token = Token
people-token-label = What it is for
people-token-new = Make a token
people-token-once = Copy it now: it is shown only once.
people-token-unnamed = Without a name
people-token-used = Last used { $date }
people-token-revoke = Revoke
