### The analysis board: positions that are set up, what is tried, and what the engine thinks.

## The page.

analysis-page-title = { $game }: analysis · Sandtable
analysis-page-title-all = Analysis · Sandtable
analysis-all = Analysis board
analysis-intro = Set up any position, try moves and variations, and ask the engine for its best lines. A game on your own table works, too.
analysis-title = { $game }: analysis
analysis-turn = To move: { $name }
analysis-chance-due = Cards are to come
analysis-start = Start
analysis-came = Drawn: { $what }
analysis-points = Points as they stand
analysis-change = Change the position
analysis-anew = New analysis

## The engine.

analysis-engine = Engine
analysis-engine-on = Turn on
analysis-engine-off = Turn off
analysis-thinking = Thinking …
analysis-deeper = Look deeper
analysis-best = Best move: { $line } { $value }
analysis-line = Line { $number }, { $value }: { $line }
analysis-over = The game is over here.
analysis-chance-first = Cards come first: choose them, or draw at random.
analysis-proven = Proven
analysis-proof = Proven.
analysis-solved = Best possible, in { $moves } moves: no line is better.
analysis-bounded = Found with { $moves } moves; nothing above { $bound } is possible.
analysis-unbounded = Found with { $moves } moves; whether more is possible is not known.
analysis-unproven = Not proven within { $seconds } seconds.
analysis-by-solver = By the solver, in { $seconds } s.
analysis-by-level = { $name }, { $depth } moves deep, { $seconds } s.
analysis-value-chance = chance to win { $value }
analysis-value-points = points ahead { $value }
analysis-value-score = score { $value }
analysis-value-proven = { $value }, proven

## What was tried.

analysis-variations = Variations
analysis-no-moves = Make a move on the board: it appears here.
analysis-promote = Move variation up
analysis-delete = Delete from here
analysis-comment = Comment
analysis-steps = Steps
analysis-to-start = To the start
analysis-variation-before = Variation before
analysis-variation-next = Next variation
analysis-chance = What comes
analysis-chance-one = { $what }, { $chance }
analysis-chance-random = Draw at random

## Keeping it.

analysis-save = Save and share
analysis-link = Link to this analysis
analysis-link-too-long = This analysis is too long for a link. Save it as a record.
analysis-record = Record with variations
analysis-picture = Picture ({ $kind })
analysis-text = The position as text
analysis-paste = Paste a position or a record
analysis-paste-label = Text of a position, or a record
analysis-paste-read = Open
analysis-paste-file = From a file

## Setting up.

setup-title = { $game }: set up a position
setup-board = The position
setup-pieces = Pieces
setup-piece = { $piece }, { $left } left
setup-place = { $place }: { $pieces }
setup-place-empty = { $place }: empty
setup-take = Take away: { $piece }
setup-seat = Player { $seat }
setup-free = Choose a piece, then press where it goes. Still empty: { $count }
setup-full = Everything is in place. Check it, then analyse.
setup-heaps = Choose a place, then press cards. All other cards are in the deck.
setup-text-only = Paste a position as text, or begin with a fresh deal.
setup-done = Analyse
setup-undo = One step back
setup-deal = A fresh deal
setup-clear = Clear all
setup-from-games = From one of my games: open it move by move
