### A game or a position from elsewhere.

import-page-title = Open a game · Sandtable
import-title = Open a game or a position
import-intro = Paste the record of a game or a position as text, or choose a file. Nothing is kept on the server.
import-game = { $game }, { $players }: { $count } entries
import-position = { $game }: a position
import-unfinished = This game is not over: it can be analysed, not reviewed.
import-too-large = This file is too large for the record of a game.
import-gone = There is no game to show here any more. Open it again.
