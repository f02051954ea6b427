### The analysis board: positions that are set up, what is tried, and what the engine thinks.

## The page.

analysis-page-title = { $game } : analyse · Sandtable
analysis-page-title-all = Analyse · Sandtable
analysis-all = Plateau d’analyse
analysis-intro = Placez la position de votre choix, essayez des coups et des variantes, et demandez au moteur ses meilleures lignes. Une partie sur votre propre table convient aussi.
analysis-title = { $game } : analyse
analysis-turn = Au trait : { $name }
analysis-chance-due = Des cartes arrivent
analysis-start = Début
analysis-came = Pioché : { $what }
analysis-points = Points actuels
analysis-change = Modifier la position
analysis-anew = Nouvelle analyse

## The engine.

analysis-engine = Moteur
analysis-engine-on = Activer
analysis-engine-off = Désactiver
analysis-thinking = Réflexion…
analysis-deeper = Chercher plus loin
analysis-best = Meilleur coup : { $line } { $value }
analysis-line = Ligne { $number }, { $value } : { $line }
analysis-over = Ici, la partie est terminée.
analysis-chance-first = D’abord, des cartes arrivent : choisissez-les ou piochez au hasard.
analysis-proven = Prouvé
analysis-proof = Prouvé.
analysis-solved = Le mieux possible, en { $moves } coups : aucune ligne n’est meilleure.
analysis-bounded = Trouvé en { $moves } coups ; rien au-dessus de { $bound } n’est possible.
analysis-unbounded = Trouvé en { $moves } coups ; on ignore si mieux est possible.
analysis-unproven = Non prouvé en { $seconds } secondes.
analysis-by-solver = Par le solveur, en { $seconds } s.
analysis-by-level = { $name }, profondeur { $depth }, { $seconds } s.
analysis-value-chance = chances de gagner { $value }
analysis-value-points = points d’avance { $value }
analysis-value-score = résultat { $value }
analysis-value-proven = { $value }, prouvé

## What was tried.

analysis-variations = Variantes
analysis-no-moves = Jouez un coup sur le plateau : il apparaît ici.
analysis-promote = Monter la variante
analysis-delete = Supprimer à partir d’ici
analysis-comment = Commentaire
analysis-steps = Étapes
analysis-to-start = Au début
analysis-variation-before = Variante précédente
analysis-variation-next = Variante suivante
analysis-chance = Ce qui arrive
analysis-chance-one = { $what }, { $chance }
analysis-chance-random = Piocher au hasard

## Keeping it.

analysis-save = Enregistrer et partager
analysis-link = Lien vers cette analyse
analysis-link-too-long = Cette analyse est trop longue pour un lien. Enregistrez-la comme partie notée.
analysis-record = Partie notée avec variantes
analysis-picture = Image ({ $kind })
analysis-text = La position en texte
analysis-paste = Coller une position ou une partie notée
analysis-paste-label = Texte d’une position, ou partie notée
analysis-paste-read = Ouvrir
analysis-paste-file = Depuis un fichier

## Setting up.

setup-title = { $game } : placer une position
setup-board = La position
setup-pieces = Pièces
setup-piece = { $piece }, reste { $left }
setup-place = { $place } : { $pieces }
setup-place-empty = { $place } : vide
setup-take = Retirer : { $piece }
setup-seat = Joueur { $seat }
setup-free = Choisissez une pièce, puis touchez ses emplacements. Encore vides : { $count }
setup-full = Tout est placé. Vérifiez, puis analysez.
setup-heaps = Choisissez un endroit, puis touchez des cartes. Toutes les autres sont dans la pioche.
setup-text-only = Collez une position en texte, ou commencez par une nouvelle donne.
setup-done = Analyser
setup-undo = Un pas en arrière
setup-deal = Nouvelle donne
setup-clear = Tout vider
setup-from-games = Depuis une de mes parties : l’ouvrir coup par coup
