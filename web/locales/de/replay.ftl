### A game move by move.

replay-page-title = { $game }, Zug um Zug · Sandtable
replay-title = { $game }, Zug um Zug
replay-deal = Der Anfang
replay-move = Zug
replay-at = { $at } von { $end }
replay-steps = Schritte
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-next = Einen Zug weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-table = Zum Tisch
replay-share = Diese Stellung teilen
replay-link = Link zu dieser Stellung
replay-analyse = Analysieren
