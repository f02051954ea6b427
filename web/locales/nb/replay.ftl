### A game move by move.

replay-page-title = { $game }, trekk for trekk · Sandtable
replay-title = { $game }, trekk for trekk
replay-deal = Begynnelsen
replay-move = Trekk
replay-at = { $at } av { $end }
replay-steps = Steg
replay-first = Til begynnelsen
replay-back = Ett trekk tilbake
replay-next = Ett trekk frem
replay-last = Til slutten
replay-play = Spill av
replay-pause = Stopp
replay-table = Til bordet
replay-share = Del denne stillingen
replay-link = Lenke til denne stillingen
replay-analyse = Analyser
