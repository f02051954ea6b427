### The first page, the lists of tables, and opening a table.

home-title = Ruhige Spiele mit Farben
home-intro = Wähle ein Spiel und mit wem du spielst, schon geht es los. Ganz ohne Konto.
home-play = Spielen
home-learn = In fünf Minuten lernen
home-show = 20 Sekunden zusehen
home-invite = Jemanden einladen
home-rules = Regeln
home-your-turn = Hier wirst du erwartet
home-waiting = Hier fehlt noch jemand
home-waiting-none = Gerade wartet niemand. Eröffne einen Tisch für alle, vielleicht setzt sich jemand dazu.
# How many can play, of a game that says no more about itself.
home-facts-seats = { $least } bis { $most } Personen

## Today’s Daily, in a strip.

home-daily = Aufgaben des Tages
home-daily-number = Nr. { $number }
home-daily-done = { $done } von { $count } fertig
home-daily-left = Neue Aufgaben in { $time }

## A game in 20 seconds, on tap.

show-title = { $game } in 20 Sekunden
show-go = Weiter
show-pause = Anhalten
show-again = Noch einmal

## Opening a table.

new-title = { $game } spielen
# Offered once, before the first game.
new-offer = Ist { $game } neu für dich?
new-offer-no = Nein, danke
new-alone = Allein
new-friend = Mit einem Link einladen
new-anyone = Mit wem auch immer
new-computer = Gegen den Computer
new-partner = Mit dem Computer
new-opening = Der Tisch wird vorbereitet …
new-more = Mehr Auswahl

option-seats = Personen
option-seats-count = { $seats ->
    [one] { $seats } Person
   *[other] { $seats } Personen
}
option-starter = Wer beginnt
option-starter-lot = Das Los entscheidet
option-starter-host = Ich beginne
option-starter-other = Mein Gegenüber beginnt
option-clock = Bedenkzeit
option-clock-none = So lange ihr wollt
option-clock-move-60 = 1 Minute pro Zug
option-clock-base-5 = 5 min + 5 s
option-clock-base-15 = 15 min + 10 s
option-clock-days-1 = 1 Tag pro Zug
option-clock-days-3 = 3 Tage pro Zug
option-visibility = Wer den Tisch sieht
option-visibility-public = Alle
option-visibility-link = Wer den Link hat
option-memory = Was verdeckt liegt
option-memory-open = Zum Nachsehen offen
option-memory-hidden = Aus dem Gedächtnis
option-rated = Zählt für die Spielstärke

## My games.

games-page-title = Meine Partien · Sandtable
games-title = Meine Partien
games-my-turn = Du bist dran
games-running = Laufende
games-finished = Beendete
games-none = Du hast hier noch nicht gespielt.
games-begin = Eine Partie beginnen
games-more = Ältere Partien zeigen

## Watching.

watch-page-title = Zuschauen · Sandtable
watch-title = Zuschauen
watch-intro = Öffentliche Partien, die gerade laufen. Du siehst, was alle am Tisch sehen.
watch-now = Jetzt
watch-none = Gerade spielt niemand öffentlich.
