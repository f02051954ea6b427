### A game or a position from elsewhere.

import-page-title = Åbn et spil · Sandtable
import-title = Åbn et spil eller en stilling
import-intro = Indsæt en optegnelse eller en stilling som tekst, eller vælg en fil. Intet gemmes på serveren.
import-game = { $game }, { $players }: { $count } punkter
import-position = { $game }: en stilling
import-unfinished = Dette spil er ikke slut: Det kan åbnes på analysebrættet.
import-too-large = Denne fil er for stor til en optegnelse.
import-gone = Her er ikke længere noget spil at vise. Åbn det igen.
