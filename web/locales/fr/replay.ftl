### A game move by move.

replay-page-title = { $game }, coup par coup · Sandtable
replay-title = { $game }, coup par coup
replay-deal = Le départ
replay-move = Coup
replay-at = { $at } sur { $end }
replay-steps = Étapes
replay-first = Au départ
replay-back = Un coup en arrière
replay-next = Un coup en avant
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-table = Vers la table
replay-share = Partager cette position
replay-link = Lien vers cette position
replay-analyse = Analyser
