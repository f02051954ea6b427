### A game move by move.

replay-page-title = { $game }, træk for træk · Sandtable
replay-title = { $game }, træk for træk
replay-deal = Begyndelsen
replay-move = Træk
replay-at = { $at } af { $end }
replay-steps = Skridt
replay-first = Til begyndelsen
replay-back = Et træk tilbage
replay-next = Et træk frem
replay-last = Til slutningen
replay-play = Afspil
replay-pause = Stop afspilning
replay-table = Til bordet
replay-share = Del denne stilling
replay-link = Link til denne stilling
replay-analyse = Analyser
