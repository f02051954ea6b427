### A game or a position from elsewhere.

import-page-title = Partie öffnen · Sandtable
import-title = Partie oder Stellung öffnen
import-intro = Füge die Aufzeichnung einer Partie oder eine Stellung als Text ein, oder wähle eine Datei. Auf dem Server bleibt nichts gespeichert.
import-game = { $game }, { $players }: { $count } Einträge
import-position = { $game }: eine Stellung
import-unfinished = Diese Partie ist nicht zu Ende: Aufs Analysebrett kann sie trotzdem.
import-too-large = Diese Datei ist zu groß für die Aufzeichnung einer Partie.
import-gone = Hier ist keine Partie mehr zu sehen. Öffne sie noch einmal.
