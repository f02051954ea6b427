### What all pages share.

sandtable = Sandtable

## Colours, as in "a black card".

colour-k = Schwarz
colour-r = Rot
colour-o = Orange
colour-y = Gelb
colour-g = Grün
colour-p = Violett
colour-w = Weiß
colour-v = Violett
colour-l = Hellblau
colour-d = Dunkelblau

## The top of each page.

nav-skip = Zum Inhalt
nav-pages = Seiten
nav-play = Spielen
nav-learn = Lernen
nav-games = Meine Partien
nav-watch = Zuschauen
nav-rules = Regeln
nav-settings = Einstel{ "\u00AD" }lungen
nav-language = Sprache

## The bottom of each page.

footer-independent = Sandtable ist unabhängig. Die Spiele gehören ihren Autoren und Verlagen.
footer-programs = Für Programme, die spielen

## Small words.

close = Schließen
cancel = Abbrechen
loading = Einen Moment …
loading-long = Gleich nach dem Start braucht der Rechner etwa eine Minute, bis alles bereit ist.
copy = Kopieren
copied = Kopiert
share = Teilen

## Chairs and tables in lists.

# Whoever has not chosen a name.
guest = Gast { $number }
chair-free = ein freier Platz
row-my-turn = Du bist dran
row-status-waiting = Wartet auf Mitspielende
row-status-playing = Läuft gerade
row-status-over = Beendet
row-outcome-won = Gewonnen
row-outcome-lost = Verloren
row-outcome-draw = Unentschieden
row-outcome-stopped = Abgebrochen

## The network or the server is away.

away-network = Du bist offline. Was du siehst, ist vielleicht veraltet; es geht weiter, sobald das Netz zurück ist.
away-server = Der Server antwortet nicht. Neuer Versuch …
error-away = Der Server antwortet nicht. Versuch es gleich noch einmal.
away-title = Diese Seite ließ sich nicht laden
away-page = Der Server oder das Netz ist gerade nicht erreichbar.
away-try = Noch einmal versuchen

## A page that is not there.

missing-page-title = Nicht gefunden · Sandtable
missing-title = Hier ist nichts
missing-text = Vielleicht kam der Link nicht vollständig bei dir an, oder der Tisch wurde geschlossen.
missing-table-title = Diesen Tisch gibt es nicht mehr
missing-table-text =
    Tische, zu denen niemand kommt, werden nach einer Weile geschlossen. Oder der Link kam nicht vollständig bei dir an.
missing-home = Zu den Spielen
