### A game or a position from elsewhere.

import-page-title = Åpne et spill · Sandtable
import-title = Åpne et spill eller en stilling
import-intro = Lim inn en opptegnelse eller en stilling som tekst, eller velg en fil. Ingenting lagres på serveren.
import-game = { $game }, { $players }: { $count } punkter
import-position = { $game }: en stilling
import-unfinished = Dette spillet er ikke slutt: Det kan åpnes på analysebrettet.
import-too-large = Denne filen er for stor for en opptegnelse.
import-gone = Her er det ikke lenger noe spill å vise. Åpne det igjen.
