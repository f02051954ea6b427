### Being told that it is one's turn.

notify-title = Wenn du dran bist
notify-sound-hint = Ein kurzer, leiser Ton an Tischen mit anderen Menschen.
notify-sound-alone = Töne auch gegen den Computer
notify-here = Benachrichtigungen
notify-here-hint = Während du einen anderen Tab oder ein anderes Fenster ansiehst.
notify-push = Nachrichten an dieses Gerät
notify-push-hint = An Tischen mit mehreren Tagen pro Zug, auch wenn Sandtable geschlossen ist.
notify-unsupported = Dieser Browser kann keine Benachrichtigungen zeigen. Auf iPhone und iPad geht es, wenn Sandtable auf dem Home-Bildschirm liegt.
notify-denied = Der Browser blockiert Benachrichtigungen dieser Seite. In seinen Einstellungen für diese Seite kannst du sie erlauben.
notify-push-unsupported = Dieser Browser kann keine Nachrichten für eine geschlossene Seite empfangen.
notify-push-not-offered = Dieser Server schickt keine Nachrichten an geschlossene Seiten.
notify-push-failed = Die Anmeldung für Nachrichten hat nicht geklappt. Vielleicht fehlt das Netz, oder der Browser erlaubt keine.

## The question at a table.

notify-offer = Sollen wir dir Bescheid sagen, wenn du dran bist?
notify-offer-here = Mit einer kurzen Benachrichtigung, während du etwas anderes machst.
notify-offer-push = Mit einer kurzen Nachricht an dieses Gerät, auch wenn Sandtable geschlossen ist.
notify-yes = Ja, gern
notify-no = Nein, danke
notify-later = Vielleicht später

## Notifications. The service worker says these too: one line each, and only names in them.

notify-turn-title = Du bist dran · { $game }
notify-turn-moved = { $name } hat gezogen.
notify-turn-waiting = Dein Tisch wartet auf dich.
notify-invited-title = Eine Einladung · { $game }
notify-invited-by = { $name } möchte mit dir spielen.
notify-invited-waiting = Für dich ist ein Platz reserviert.
