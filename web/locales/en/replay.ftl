### A game move by move.

replay-page-title = { $game }, move by move · Sandtable
replay-title = { $game }, move by move
replay-deal = The deal
replay-move = Move
replay-at = { $at } of { $end }
replay-steps = Steps
replay-first = To the deal
replay-back = One move back
replay-next = One move on
replay-last = To the end
replay-play = Play automatically
replay-pause = Stop
replay-table = To the table
replay-share = Share this position
replay-link = Link to this position
replay-analyse = Analyse
