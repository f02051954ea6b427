### A game or a position from elsewhere.

import-page-title = Avaa peli · Sandtable
import-title = Avaa peli tai asema
import-intro = Liitä pelitallenne tai asema tekstinä, tai valitse tiedosto. Palvelimelle ei tallennu mitään.
import-game = { $game }, { $players }: { $count } merkintää
import-position = { $game }: asema
import-unfinished = Tämä peli on kesken: sen voi avata analyysilaudalla.
import-too-large = Tämä tiedosto on liian suuri pelitallenteeksi.
import-gone = Täällä ei ole enää peliä näytettäväksi. Avaa se uudelleen.
