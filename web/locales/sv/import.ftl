### A game or a position from elsewhere.

import-page-title = Öppna ett spel · Sandtable
import-title = Öppna ett spel eller en ställning
import-intro = Klistra in ett protokoll eller en ställning som text, eller välj en fil. Inget sparas på servern.
import-game = { $game }, { $players }: { $count } poster
import-position = { $game }: en ställning
import-unfinished = Det här spelet är inte slut: det kan öppnas på analysbrädet.
import-too-large = Den här filen är för stor för ett protokoll.
import-gone = Här finns inget spel att visa längre. Öppna det igen.
