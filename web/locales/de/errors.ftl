### Why something was not done. The server sends a code and the words to fill in.

## At a table.

error-game-over = Die Partie ist zu Ende.
error-game-not-over = Die Partie ist noch nicht zu Ende.
error-game-not-begun = Die Partie hat noch nicht begonnen.
error-game-begun = Die Partie hat schon begonnen.
error-players-needed =
    { $count ->
        [one] Es fehlt noch eine Person.
       *[other] Es fehlen noch { $count } Personen.
    }
error-not-your-turn = Du bist nicht dran.
error-no-seat = Du spielst in dieser Partie nicht mit.
error-host-only = Das kann nur, wer den Tisch eröffnet hat.
error-seats-taken = Die Partie hat begonnen, und alle Plätze sind besetzt.
error-bad-seed = Ein Startwert hat 1 bis 64 Buchstaben, Ziffern, - oder _.
error-bad-commitment = Eine Festlegung ist ein SHA-256 mit 64 Zeichen von 0 bis 9 und a bis f.
error-seed-or-commitment = Schick entweder einen Startwert oder die Festlegung auf einen.
error-seed-at-once = An diesem Tisch gibst du deinen Startwert ab, wenn du dich setzt.
error-seed-too-early = Noch haben sich nicht alle festgelegt. Behalte deinen Startwert für dich.
error-chairs-changed = Jemand ist gekommen oder gegangen. Schau noch einmal hin, bevor du deinen Startwert zeigst.
error-seed-shown = Du hast deinen Startwert schon gezeigt.
error-wrong-seed = Dieser Startwert passt nicht zu deiner Festlegung.
error-seeds-needed = Noch haben nicht alle ihren Startwert gezeigt.
error-already-seated = Du sitzt schon an diesem Tisch.
error-no-such-chair = Diesen Platz gibt es an diesem Tisch nicht.
error-chair-taken = Dieser Platz ist besetzt.
error-chairs-taken = Alle Plätze sind besetzt.
error-chair-kept = Dieser Platz ist für jemand anderen freigehalten.
error-not-seated = Du sitzt nicht an diesem Tisch.
error-not-invited = An diesem Tisch ist kein Platz für dich reserviert.
error-nothing-to-leave = Die Partie ist zu Ende: Es gibt nichts zu verlassen.
error-nobody-there = Dort sitzt niemand.
error-own-seat = Das ist dein eigener Platz.
error-nobody-to-leave = Von diesem Platz konnte niemand weggehen.
error-not-left = Die Person ist noch da. Warte ein wenig.
error-time-not-up = Noch haben alle Zeit.
error-too-much-happened = An diesem Tisch ist zu viel passiert. Spiel weiter, oder eröffne einen neuen.
error-no-draw-here = Bei { $game } gibt es niemanden, mit dem man Remis vereinbaren könnte.
error-draw-offered = Du hast schon ein Remis angeboten.
error-no-draw-offer = Niemand hat dir ein Remis angeboten.
error-no-undo-rated = In einer Partie, die für die Spielstärke zählt, wird kein Zug zurückgenommen.
error-no-undo-together = Bei { $game } mit anderen wird kein Zug zurückgenommen: Das wäre ein Signal.
error-no-reactions-together = Dieses Spiel wird schweigend gespielt: Eine Reaktion wäre ein Signal.
error-nobody-to-react-to = Hier sitzt sonst niemand, der es sehen könnte.
error-no-move = Du hast noch keinen Zug gemacht, den du zurücknehmen könntest.
error-not-your-last-move = Du kannst nur deinen eigenen letzten Zug zurücknehmen, solange noch niemand anders gehandelt hat.
error-chance-followed = Dieser Zug lässt sich nicht mehr zurücknehmen: Danach sind neue Karten gekommen.
error-secret-shown = Dieser Zug lässt sich nicht mehr zurücknehmen: Er hat gezeigt, was nur du wusstest.
error-rematch-opened = Die nächste Partie ist schon eröffnet.
error-rematch-asked = Du hast schon gefragt.
error-bad-clock = Diese Bedenkzeit gibt es nicht.
error-bad-name = Ein Name hat 1 bis { $most } Zeichen.
error-not-rated-together = { $game } spielt ihr gemeinsam: Es gibt niemanden, an dem sich deine Spielstärke messen ließe.
error-record-secret = Die Aufzeichnung zeigt jede Karte, darum bekommst du sie erst nach der Partie.
error-no-memory-here = Bei { $game } wird keine gesehene Karte verdeckt, es gibt also nichts zu merken.
error-replay-memory = Was gespielt wurde, bleibt hier dem Gedächtnis überlassen. Nach der Partie kannst du es ansehen.

## Who you are.

error-unknown-visitor = Wir kennen dich noch nicht. Lade die Seite neu.
error-bad-header = Das Token wurde nicht richtig gesendet.
error-bad-token = Dieses Token ist nicht gültig.
error-just-deleted = Du wurdest gerade gelöscht.
error-wrong-passphrase = Das ist nicht deine Passphrase.
error-wrong-login = Dieser Name und diese Passphrase passen nicht zusammen.
error-not-for-programs = Das kann kein Programm tun.
error-only-watching = Du schaust nur zu. Lade die Seite neu, um mitzuspielen.
error-name-taken = Diesen Namen hat schon jemand. Wähle einen anderen.
error-name-alike = Dieser Name sieht einem anderen zu ähnlich. Wähle einen anderen.
error-name-kept = Dieser Name ist für den Computer reserviert.
error-name-mixed = Schreib den Namen bitte in nur einem Alphabet.
error-bad-label = Eine Bezeichnung darf nur druckbare Zeichen enthalten.
error-tokens-full = Du hast { $most } Token. Widerrufe zuerst eines.
error-no-such-token = Ein solches Token hast du nicht.
error-push-off = Dieser Server schickt keine Nachrichten an geschlossene Seiten.
error-push-service = An den Push-Dienst dieses Browsers wird nichts geschickt: Der Server kennt ihn nicht.
error-push-keys = Der Browser hat Schlüssel geschickt, die sich nicht verwenden lassen. Versuch es bitte noch einmal.

## Anything else.

error-no-such-table = Diesen Tisch gibt es nicht. Vielleicht kam niemand, und er wurde geschlossen.
error-tables-waiting = An deinen offenen Tischen warten schon andere. Spiel erst dort, dann öffne einen weiteren.
error-tables-waiting-here =
    Aus deinem Netz warten schon zu viele Tische auf Mitspieler. Setz dich an einen davon oder versuch es später noch einmal.
error-ahead = Deine Seite ist dem Tisch voraus. Lade sie neu.
error-stale = Die Partie ist inzwischen weitergegangen. Schau noch einmal hin.
error-chair-for-you = Lass einen Platz für dich frei.
error-chair-for-invited = Lass einen Platz für dich frei und einen für deinen Gast.
error-no-such-companion = Dort sitzt niemand, mit dem du gespielt hast.
error-not-invitable = Diese Person kann gerade nicht eingeladen werden.
error-invitations-waiting = { $most } deiner Einladungen warten auf Antwort. Das reicht fürs Erste.
error-blocks-full = Du hast { $most } Personen blockiert. Lass zuerst eine davon wieder zu.
error-no-such-block = Diese Person hast du nicht blockiert.
error-bot-tables = Du spielst schon { $most } Partien mit dem Computer. Beende erst eine davon.
error-bot-tables-address = Von deinem Anschluss aus laufen gerade sehr viele Partien mit dem Computer. Versuch es später noch einmal.
error-faster = Jemand anders war schneller. Schau noch einmal hin.
error-crowded = Zu viele wollen gleichzeitig etwas. Versuch es noch einmal.
error-not-understood = Das hat der Server nicht verstanden.
error-not-text = Das hat der Server nicht verstanden.
error-other-site = Das kam von einer anderen Website, darum ist nichts passiert.
error-no-origin = Das kam von einer anderen Website, darum ist nichts passiert.
error-nothing-here = Hier ist nichts.
error-wrong-method = Das hat der Server nicht verstanden.
error-too-long = Das ist zu lang.
error-url-too-long = Diese Adresse ist zu lang.
error-head-too-long = Dein Browser hat zu viel mitgeschickt. Es hilft, die Cookies dieser Seite zu löschen.
error-too-many-headers = Dein Browser hat zu viel mitgeschickt. Es hilft, die Cookies dieser Seite zu löschen.
error-too-slow = Das kam zu langsam an. Versuch es noch einmal.
error-server-full = Gerade sind zu viele hier. Versuch es gleich noch einmal.
error-not-json = Das hat der Server nicht verstanden.
error-too-many =
    { $seconds ->
        [one] Das ging zu schnell. Versuch es in einer Sekunde noch einmal.
       *[other] Das ging zu schnell. Versuch es in { $seconds } Sekunden noch einmal.
    }
error-store-silent = Der Server kommt gerade nicht an seinen Speicher. Versuch es später noch einmal.
error-not-saved = Der Server kann gerade nichts speichern. Versuch es bald noch einmal.
error-broken = Auf dem Server ist etwas schiefgegangen. Es wurde notiert.
error-no-such-game = Dieses Spiel gibt es nicht.
error-no-such-bot = Diese Stufe hat der Computer nicht.
error-no-such-seat = Diesen Platz gibt es nicht.
error-no-such-puzzle = Diese Aufgabe gibt es nicht.
error-no-puzzles = Für dieses Spiel gibt es keine Aufgaben.
error-bad-option = So lässt sich dieses Spiel nicht aufbauen.
error-not-a-move = Das ist kein Zug.
error-chance-event = Das entscheidet der Zufall und sonst niemand.
error-other = Das ist nicht möglich.
error-bad-position = Diese Stellung kann es in diesem Spiel nicht geben. Prüfe, was wo liegt.
error-bad-deal = Mit dieser Auslage beginnt keine Partie.
error-unreadable = Das ist weder eine Aufzeichnung noch eine Stellung aus einem der Spiele. Kopiere alles, von der ersten Zeile an.
error-record-illegal-move = Eintrag { $number } dieser Aufzeichnung ist an seiner Stelle nicht möglich.

## The Daily.

error-no-such-day = Diesen Tag gibt es nicht, oder er hat noch nicht begonnen.
error-no-such-task = An diesem Tag gibt es keine Aufgabe in diesem Spiel.
error-daily-not-made = Dieser Tag konnte nicht vorbereitet werden. Versuch es später noch einmal.
error-day-still-counts = Dieser Tag zählt noch. Er wird veröffentlicht, wenn er für alle vorbei ist.
error-finish-first = Löse erst die Aufgabe zu Ende: Das würde sie verraten.
error-daily-finished = Du bist mit dieser Aufgabe fertig. Der erste Versuch zählt.
error-no-hints = Hier gibt es keine Tipps.

## Lessons.

error-no-lessons = Für dieses Spiel gibt es keine Lektionen.
error-no-such-lesson = Diese Lektion gibt es nicht.
error-lesson-path = Diese Lektion hat sich inzwischen geändert. Beginne sie von vorn.
error-finale-moves = Diese Partie hat sich inzwischen geändert. Beginne sie von vorn.
error-finale-turn = In dieser Partie bist du nicht am Zug.

## Puzzles.

error-no-puzzle-left = Du hast alle Aufgaben dieser Art schon versucht.
error-no-puzzle-due = Zurzeit ist keine Aufgabe zur Wiederholung fällig.
error-puzzle-moves = Diese Aufgabe war schon entschieden. Beginne sie von vorn.

## The analysis board

error-analysis-busy = Der Computer ist beschäftigt: Partien an den Tischen gehen vor. Versuch es gleich noch einmal.
error-analysis-too-long = Eine Analyse hat höchstens { $most } Züge.
error-running-rated-game = Das ist die Stellung einer laufenden Partie, die für die Spielstärke zählt: Dabei gibt es keine Hilfe.
error-analysis-start = Eine Analyse beginnt mit einer Stellung oder einer Auslage.
error-analysis-illegal = Ein Zug dieser Analyse ist an seiner Stelle nicht möglich.
error-analysis-no-deal = Vor dieser Stellung wurde schon gezogen, sie kann keine Aufzeichnung werden. Speichere sie als Link.
error-analysis-no-move = Hier ist niemand am Zug.

## Analysen und Hinweise.

error-review-of-what = Wähle eine Partie oder eine Aufzeichnung zum Analysieren.
error-review-when-over = Nur beendete Partien können analysiert werden.
error-review-too-long = Nur Partien mit höchstens { $most } Zügen können analysiert werden.
error-review-failed = Das konnte nicht analysiert werden. Versuch es später noch einmal.
error-reviews-running = Es laufen oder warten schon Analysen von dir (höchstens { $most }). Brich zuerst eine davon ab.
error-not-reviewable = Diese Partie kann nicht analysiert werden.
error-no-such-review = Diese Analyse ist nicht mehr da. Starte sie noch einmal.
error-no-such-moment = Dort gibt es in dieser Partie nichts zu entscheiden.
error-bad-record = Das ist keine gültige Aufzeichnung einer Partie.
error-no-help-rated = In einer laufenden Partie, die für die Spielstärke zählt, gibt es keine Hilfe.
error-no-help-now = Hilfe gibt es, wenn du am Zug bist.
error-no-help-memory = An diesem Tisch zählt dein Gedächtnis.
error-help-for-players = Nur wer hier mitspielt, bekommt Hilfe.
