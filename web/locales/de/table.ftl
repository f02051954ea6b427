### A table: before the game, while it is played, and when it is over.

table-page-title = { $game } · Sandtable
table-page-title-turn = Du bist dran · { $game }
table-title = Tisch: { $game }
table-in-words = Das Brett in Worten

## Before the game.

waiting-for = { $free ->
    [one] Noch eine Person, dann geht es los.
   *[other] Noch { $free } Personen, dann geht es los.
}
waiting-seeds = Alle Plätze sind besetzt. Ausgeteilt wird, sobald alle da sind. Es fehlt noch: { $names }
waiting-invited = Du bist eingeladen. Setz dich und spiel mit, oder bleib und schau zu.
waiting-chairs = Plätze
waiting-reserved = für die eingeladene Person reserviert
waiting-sit = Platz nehmen
waiting-stand = Aufstehen
waiting-send-away = Wegschicken
waiting-level = Stufe
waiting-add-bot = Computer dazusetzen
waiting-settings = Was gespielt wird
invite-title = Jemanden einladen
invite-text = Schick diesen Link, oder lass den Code mit der Kamera scannen. Die Partie beginnt, sobald jemand Platz nimmt.
invite-link = Link zu diesem Tisch
invite-code = Der Link als Code für die Kamera
copy-by-hand = Der Link ist markiert: Kopiere ihn mit der Tastatur oder halte ihn gedrückt.
rated = Spielstärke
rated-yes = Diese Partie zählt
clock-limit-days = { $days ->
    [one] { $days } Tag pro Zug
   *[other] { $days } Tage pro Zug
}
clock-limit-move = { $seconds ->
    [one] { $seconds } Sekunde pro Zug
   *[other] { $seconds } Sekunden pro Zug
}
clock-limit-base = { $minutes } min + { $seconds } s
# Time left on a clock, when it is two days or more.
clock-days = { $days } T { $hours } Std

## While it is played.

table-you = du
table-guest = Gast
table-on-turn = am Zug
table-away = abwesend
table-left = ist gegangen
table-clock = Restzeit
table-your-turn = Du bist dran
table-their-turn = { $name } überlegt
table-their-turn-away = { $name } ist gerade nicht da
# So many games that the computer cannot think at once, or not for as long as always.
table-bots-waiting = Gerade wird viel gespielt: { $before ->
    [0] Der Zug des Computers ist als Nächstes dran (etwa { $seconds } s).
    [one] Ein anderer Zug ist vorher dran (etwa { $seconds } s).
   *[other] { $before } andere Züge sind vorher dran (etwa { $seconds } s).
}
table-bots-shortened = Gerade wird viel gespielt: Der Computer denkt kürzer nach als sonst.
table-chance = Karten werden ausgeteilt
table-over = Die Partie ist zu Ende
table-sent = Gesendet …
table-reconnecting = Die Verbindung ist weg. Gleich geht es weiter …
table-confirm = Bestätigen
table-undo = Zurücknehmen
table-flip = Brett drehen
table-resign = Aufgeben
table-resign-title = Aufgeben?
table-resign-text = Die Partie endet, und dein Gegenüber gewinnt.
table-give-up = Aufgeben
table-give-up-title = Aufgeben?
table-give-up-text = Die Partie endet für alle am Tisch und gilt als verloren.
table-draw = Remis anbieten
table-draw-waits = Remis angeboten
table-draw-offered = Dein Gegenüber bietet ein Remis an.
table-draw-accept = Annehmen
table-draw-decline = Ablehnen
table-absent = { $name } ist nicht mehr da.
table-hand-over = Den Computer weiterspielen lassen
table-end-abandoned = Partie beenden
table-moves = Züge
table-moves-none = Noch kein Zug
table-memory-hidden = In dieser Partie zählt das Gedächtnis.
table-watching = { $count ->
    [one] Eine Person schaut zu
   *[other] { $count } Personen schauen zu
}

## What happened.

event-sat = { $name } nimmt Platz.
event-started = Die Partie beginnt.
event-handed-over = Jetzt spielt weiter: { $name }.
event-undone = { $name } nimmt den letzten Zug zurück.
event-resigned = { $name } gibt auf.
event-draw-offered = { $name } bietet ein Remis an.
event-draw-declined = { $name } lehnt das Remis ab.
event-draw-agreed = { $name } nimmt das Remis an.
event-timed-out = Die Zeit ist um: { $name }.
event-left = { $name } hat den Tisch verlassen.
event-freed = Ein Platz ist wieder frei: Wer dort saß, ist nicht zurückgekommen.
event-abandoned = Die Partie endet: { $name } ist nicht zurückgekommen.
event-stopped = Die Partie dauerte schon sehr lange und wurde abgebrochen.
event-rematch-offered = { $name } möchte noch einmal spielen.

## The board of a game that has none of its own: a picture made of letters, and its moves.

generic-seat = Person { $number }
# A move as it is written, as in "Aino: place b2"; then with the chance that followed.
generic-told = { $name }: { $move }
generic-told-chance = { $name }: { $move } ({ $chance })
generic-picture = Das Brett als Text
generic-moves = Mögliche Züge
generic-filter = Züge filtern
# Moves that the filter shows, and all.
generic-count = { $count } von { $all }

## When it is over.

result-you-won = Du hast gewonnen!
result-won = { $name } gewinnt
result-draw = Unentschieden
result-stopped = Niemand hat gewonnen
result-all-won = Gemeinsam gewonnen
result-all-lost = Diesmal verloren
ending-resigned = Durch Aufgabe.
ending-timeout = Die Zeit war um.
ending-abandoned = Jemand ist nicht zurückgekommen.
ending-stopped = Die Höchstzahl an Zügen ist erreicht.
ending-agreed = Ihr habt euch auf Remis geeinigt.
result-see = Ergebnis
result-rematch = Noch einmal
result-rematch-waits = Warten auf die anderen
result-rematch-asked = { $name } möchte noch einmal spielen.
result-next = Zur nächsten Partie
result-replay = Nachspielen
result-download = Herunterladen
result-share = Diese Partie teilen
result-link = Link zum Nachspielen
fair-checked = Alles geprüft
fair-checked-text = Dieser Browser hat nachgerechnet, was ausgeteilt und gezogen wurde. Es folgt aus dem Geheimnis, das der Tisch versprochen hatte, bevor du dich gesetzt hast, und aus den Startwerten, die alle versprochen hatten, bevor jemand einen zeigte; deiner ist dabei. Niemand konnte also aussuchen, was kam, auch der Tisch nicht.
fair-weak-text = Was ausgeteilt und gezogen wurde, passt zum Versprechen des Tisches und zu deinem Startwert. Der Tisch stammt aber aus der Zeit, als Startwerte offen abgegeben wurden: Der Tisch und wer sich zuletzt gesetzt hat, hätten gemeinsam aussuchen können.
fair-unkept = Alles geht auf
fair-unkept-text = Was ausgeteilt und gezogen wurde, folgt aus dem Geheimnis und den Startwerten in der Aufzeichnung. Dieser Browser hat sich nichts gemerkt, als alle sich setzten; ob die Aufzeichnung geändert wurde, kann er nicht sagen.
fair-elsewhere-text = Was ausgeteilt und gezogen wurde, folgt aus der Aufzeichnung, aber der Startwert deines Platzes kam aus einem anderen Browser. Wenn du nur diesen benutzt hast, stimmt etwas nicht.
fair-partly = Zum Teil geprüft
fair-partly-text = Geprüft wurden hier Versprechen, Startwerte und Plätze, aber nicht, was ausgeteilt wurde.
fair-wrong = Etwas passt nicht
fair-wrong-text = Heb die Aufzeichnung dieser Partie auf und frag bei denen nach, die diesen Server betreiben.
fair-why-promise = Der Tisch hatte etwas anderes versprochen, als du dich gesetzt hast.
fair-why-secret = Das Geheimnis des Tisches passt nicht zu seinem Versprechen.
fair-why-seed = Ein Startwert passt nicht zu dem, was dafür versprochen war.
fair-why-own-seed = Dein Startwert wurde nicht verwendet.
fair-why-others = Die Versprechen am Tisch sind nicht die, die galten, als dein Startwert gezeigt wurde.
fair-why-seats = Die Plätze sind nicht die, die sich aus Geheimnis und Startwerten ergeben.
fair-why-cards = Was ausgeteilt oder gezogen wurde, ergibt sich nicht aus Geheimnis und Startwerten.
fair-later = Ob gerecht ausgeteilt wurde, ließ sich gerade nicht prüfen.
fair-command = Um es mit einem eigenen Programm zu prüfen, lade die Partie herunter und gib ein:
points-all = Alle zusammen
points-sum = Punkte
points-times = { $count } × { $worth }
