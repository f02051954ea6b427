### A game or a position from elsewhere.

import-page-title = Ouvrir une partie · Sandtable
import-title = Ouvrir une partie ou une position
import-intro = Collez une partie notée ou une position en texte, ou choisissez un fichier. Rien n’est conservé sur le serveur.
import-game = { $game }, { $players } : { $count } entrées
import-position = { $game } : une position
import-unfinished = Cette partie n’est pas terminée : elle peut aller sur le plateau d’analyse.
import-too-large = Ce fichier est trop grand pour une partie notée.
import-gone = Il n’y a plus de partie à montrer ici. Ouvrez-la à nouveau.
