### The Daily: its pages and its tasks.

## The page of a day.

daily-page-title = Aufgaben des Tages · Sandtable
daily-name = Aufgaben des Tages
daily-title = Tag { $number }
daily-next = Der nächste Tag beginnt um { $time }, in
daily-new-day = Ein neuer Tag hat begonnen.
daily-still-counts = Zählt noch, bis { $time }.
daily-archive = Aus dem Archiv: nur für dich, ohne Rangliste.
daily-to-today = Zum heutigen Tag
daily-yesterday = Gestern, Nummer { $number }: zählt noch bis { $time }
daily-no-tasks = Für diesen Tag gibt es keine Aufgaben.
daily-kind-layout = Erreiche das beste Ergebnis
daily-kind-puzzle = Finde den besten Zug
daily-begin = Beginnen
daily-go-on = Weiter
daily-finished-by = { $count ->
    [one] { $count } Person ist fertig
   *[other] { $count } Personen sind fertig
}

## Streak and calendar.

daily-streak = { $days ->
    [one] { $days } Tag in Folge.
   *[other] { $days } Tage in Folge.
}
daily-streak-none = Mit einer beendeten Aufgabe beginnt deine Serie.
daily-skips = { $left ->
    [one] Du kannst diesen Monat noch { $left } Tag auslassen.
   *[other] Du kannst diesen Monat noch { $left } Tage auslassen.
}
daily-month-before = Monat davor
daily-month-after = Monat danach
daily-day-with = { $day }: { $what }
daily-skipped = ausgelassen, ohne Folgen

## How to check it.

daily-chain-title = Kann man das prüfen?
daily-chain-text = Alle Tage standen vor dem ersten fest, durch eine Kette von Hashwerten. Der letzte, der Anker, ist öffentlich. Zählt ein Tag nicht mehr, wird sein Schlüssel bekannt, und alle können nachrechnen, ob er zum Anker führt: examples/check_daily.py tut das.
daily-chain-operator = Nur wer diesen Server betreibt, könnte vorausschauen.
daily-chain-anchor = Der Anker
daily-chain-proof = Der Beweis dieses Tages

## A task.

daily-task-title = { $game }, Aufgabe des Tages · Sandtable
daily-layout-task = Spiele um das beste Ergebnis. Dein erster beendeter Versuch zählt.
daily-tries = { $tries ->
    [one] { $tries } Fehlversuch.
   *[other] { $tries } Fehlversuche.
}
daily-hint = Tipp
daily-hint-more = Noch ein Tipp
daily-take-back = Zurücknehmen
daily-help-marks = Dieser Versuch wird als „mit Hilfe“ markiert. Er zählt trotzdem.
daily-helped = Mit Hilfe
daily-give-up = Aufgeben
daily-give-up-title = Diese Aufgabe aufgeben?
daily-give-up-text = Du siehst dann die beste Lösung. Diese Aufgabe ist für dich vorbei.
daily-away = Der Server ist nicht erreichbar. Dein Zug ist vorgemerkt und wird gesendet, sobald das Netz zurück ist.

## After it.

daily-score = Dein Ergebnis
daily-par = Bestmöglich
daily-rank = Dein Platz: { $rank }
daily-percentile = Besser als { $percent } % der anderen.
daily-not-counted = Für dich gespeichert; zählt nicht für Rangliste und Tage in Folge.
daily-best-line = Die beste Lösung
daily-leave-best = Zu meinem Ergebnis
daily-others = Auch an diesem Tag
daily-whole-day = Der ganze Tag
daily-copy = Ergebnis kopieren
daily-picture = Als Bild
daily-share-text = Das Ergebnis als Text
daily-copy-by-hand = Markiere den Text und kopiere ihn mit der Tastatur oder durch langes Drücken.
daily-board-title = Rangliste
daily-board-empty = Noch ist niemand fertig.
daily-board-rank = Platz
daily-board-name = Name
daily-board-result = Ergebnis
daily-you = Du
