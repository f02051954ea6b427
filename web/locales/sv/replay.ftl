### A game move by move.

replay-page-title = { $game }, drag för drag · Sandtable
replay-title = { $game }, drag för drag
replay-deal = Starten
replay-move = Drag
replay-at = { $at } av { $end }
replay-steps = Steg
replay-first = Till starten
replay-back = Ett drag bakåt
replay-next = Ett drag framåt
replay-last = Till slutet
replay-play = Spela upp
replay-pause = Stoppa
replay-table = Till bordet
replay-share = Dela den här ställningen
replay-link = Länk till den här ställningen
replay-analyse = Analysera
