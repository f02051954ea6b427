### Patterns: the board, its choices, and what a screen reader says.

patterns-board = Plateau de 52 tuiles. Les flèches vont de tuile en tuile, la touche i en dit plus.
patterns-seat = Joueur { $number }

## A tile or a bowl in words

# $cell: as in c4, $colour: as in red
patterns-cell-up = { $cell }, { $colour }, recto
# $name: of the player whose group it is, $marked: yes if the numbered marker lies on this tile
patterns-cell-down =
    { $marked ->
        [yes] { $cell }, { $colour }, verso avec le marqueur { $number }, { $name }
       *[no] { $cell }, { $colour }, verso, groupe { $number }, { $name }
    }
patterns-bowl-near = Votre bol : { $colour }
patterns-bowl-far = Bol, { $name } : { $colour }
patterns-bowl-empty = Bol, { $name } : vide
patterns-picked = Vous tenez la tuile de votre bol : choisissez où la poser.
patterns-closed = Fermé : ici, votre groupe toucherait un groupe adverse de même couleur.
patterns-may-open = La tuile de votre bol peut ouvrir un groupe ici.
patterns-may-flip = Vous pouvez retourner cette tuile.
patterns-may-swap = Vous pouvez l’échanger contre la tuile de votre bol.
# $points: what the move brings at once
patterns-gain =
    { $points ->
        [0] Pas encore de points.
        [one] Rapporte { $points } point.
       *[other] Rapporte { $points } points.
    }
patterns-last = Le dernier coup a été joué ici.
patterns-brief-up = { $cell }, { $colour }
patterns-brief-down = { $cell }, { $colour }, { $name }, groupe { $number }
patterns-brief-closed = Fermée
patterns-brief-last = Dernier coup
# $words: one of the lines above; a full stop lets a screen reader pause
patterns-sentence = { $words }.

## The whole board in words

patterns-row =
    { $count ->
        [0] Ligne { $row } : aucune tuile côté recto.
       *[other] Ligne { $row }, recto : { $list }.
    }
patterns-in-row = { $column } { $colour }
patterns-group =
    { $points ->
        [one] { $name }, groupe { $number }, { $colour } : { $cells }. { $points } point.
       *[other] { $name }, groupe { $number }, { $colour } : { $cells }. { $points } points.
    }
patterns-in-bowl = { $name }, bol : { $colour }.

## Choices

patterns-choose = Que faites-vous de { $cell } ?
patterns-open = Ouvrir
patterns-flip = Retourner
patterns-swap = Échanger
patterns-bowls-ask = Quelle tuile va dans quel bol ?
patterns-bowls-wait = { $name } choisit quelle tuile va dans quel bol.
patterns-you = Vous
patterns-final-ask = { $name } ne peut plus jouer. Retournez encore les tuiles que vous voulez, puis terminez la partie.
patterns-final-wait = { $name } peut encore retourner des tuiles.
patterns-done = Terminé

## Points

patterns-points = Points : { $name }
patterns-total =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# One group: its number, its colour, its tiles without the one under the marker
patterns-river =
    { $tiles ->
        [one] Groupe { $number }, { $colour } : { $tiles } tuile, points : { $points }
       *[other] Groupe { $number }, { $colour } : { $tiles } tuiles, points : { $points }
    }
patterns-river-free = Groupe { $number } : pas encore ouvert

## Moves that were made

patterns-told-bowls = { $name } remplit les bols. { $first } : { $colour }, { $second } : { $other }.
patterns-told-open = { $name } ouvre un groupe en { $cell }.
patterns-told-flip = { $name } retourne { $cell }.
patterns-told-swap = { $name } échange la tuile du bol contre { $cell }.
patterns-told-done = { $name } met fin aux derniers retournements.

## What explains the board: questions before a move is confirmed, prompts, pieces, names, legend.

# $cell: as in c4
patterns-ask-open = Ouvrir un groupe en { $cell } ?
patterns-ask-flip = Retourner { $cell } ?
patterns-ask-swap = Échanger la tuile de votre bol contre { $cell } ?
patterns-ask-bowls = { $colour } dans votre bol ?
patterns-ask-done = Terminer la partie maintenant ?
patterns-phrase-open = ouvrir { $cell }
patterns-phrase-flip = retourner { $cell }
patterns-phrase-swap = échanger { $cell }
# Prompts: short ones, and for the first games longer ones that also say why it matters.
patterns-now-open = Ouvrez un groupe avec la tuile de votre bol.
patterns-now-turn = Retournez une tuile éclairée ou jouez celle de votre bol.
patterns-now-picked = Choisissez où va la tuile de votre bol.
patterns-now-final = Retournez encore ce que vous voulez, puis terminez la partie.
patterns-why-open = Ouvrez un groupe avec la tuile de votre bol : son marqueur dit ce que vaudra chaque tuile ajoutée.
patterns-why-turn = Retournez une tuile éclairée ou jouez celle de votre bol : chaque tuile vaut le numéro de son groupe.
patterns-why-picked = Choisissez où va la tuile de votre bol : celle qui s’y trouve vient dans votre bol.
patterns-why-bowls = Quelle tuile va dans quel bol ? Chacune ouvrira un premier groupe.
# What something is, said when a press on it does nothing else. $name: of the player whose it is
patterns-about-up = { $cell }, { $colour } : une tuile qui n’est encore à personne.
patterns-about-down = { $cell }, { $colour }, { $name } : chaque tuile de ce groupe vaut { $number }, sauf celle sous le marqueur.
patterns-about-bowl = { $whose ->
    [own] Votre bol : sa tuile ouvre un groupe ou en rejoint un, et la tuile remplacée vient ici.
   *[other] Bol, { $name } : sa tuile ouvre un groupe ou en rejoint un.
}
patterns-about-river = { $name } : un lit pour chaque marqueur, qui se remplit des tuiles qui valent son numéro.
# On the board: what a move brings at once, as in "+3 you"; $verb is Open, Flip or Swap where there is a choice
patterns-gain-you = { $gain } pour vous
patterns-gain-by = { $verb } { $gain }
# Names of the parts, until somebody knows them.
patterns-label-bowl = Votre bol
patterns-label-other-bowl = Bol
patterns-label-river = Points par marqueur
# The legend: short, one thing each.
patterns-legend-up = Une tuile côté recto n’est à personne. Un anneau clair : vous pouvez la retourner.
patterns-legend-group = Côté verso : un groupe. Marqueur rond et ligne pleine sont à une personne, marqueur pointu et ligne pointillée à l’autre.
patterns-legend-marker = Le numéro du marqueur dit ce que vaut chaque tuile du groupe. La tuile sous le marqueur ne compte pas.
patterns-legend-closed = Hachurée : fermée pour vous. Votre groupe toucherait un groupe adverse de même couleur.
patterns-legend-bowl = Votre bol : sa tuile ouvre un groupe ou en rejoint un. La tuile remplacée vient dans le bol.
patterns-legend-river = Points : un lit pour chaque marqueur. Il se remplit des tuiles qui comptent.

## On the first page.

home-line-patterns = Paisible au début, plus serré à chaque tuile : il y a moins de place qu’on ne croit.
home-facts-patterns = 2 joueurs · tuiles · 20 minutes

## Why a move is not allowed.

illegal-patterns-ended = La partie est finie.
illegal-patterns-bowls-first = Il faut d’abord remplir les bols.
illegal-patterns-bowls-filled = Les bols sont déjà remplis.
illegal-patterns-starting-tiles =
    Les tuiles à répartir sont : { $colour } et { $other_colour }.
illegal-patterns-final-flips = Vous pouvez seulement retourner des tuiles : votre adversaire ne peut plus jouer.
illegal-patterns-nothing-to-end = À votre tour, vous devez jouer ; seuls les derniers retournements sont facultatifs.
illegal-patterns-face-down = La tuile en { $cell } est déjà côté verso.
illegal-patterns-group-open =
    Vous avez déjà un groupe de cette couleur ({ $bowl_colour }) ; la tuile de votre bol ne peut pas en ouvrir un autre.
illegal-patterns-no-group-to-flip =
    Vous n’avez pas de groupe que la tuile en { $cell } pourrait rejoindre. Sa couleur : { $tile_colour }.
illegal-patterns-no-group-to-swap =
    Vous n’avez pas de groupe que la tuile de votre bol pourrait rejoindre. Sa couleur : { $bowl_colour }.
illegal-patterns-flip-not-touching = { $cell } ne touche pas votre groupe de cette couleur : { $tile_colour }.
illegal-patterns-swap-not-touching = { $cell } ne touche pas votre groupe de cette couleur : { $bowl_colour }.
illegal-patterns-touches-rival =
    En { $cell }, votre groupe toucherait le groupe adverse de même couleur : { $joining_colour }.

## The result.

ending-patterns-stuck = Il n’y avait plus de coup possible.
fair-checked-patterns = Tuiles vérifiées
fair-unkept-patterns = Les tuiles concordent
fair-wrong-patterns = Les tuiles ne concordent pas

## The demonstration: a line for each move of excerpt.json, and what the picture of the board shows.

scene-patterns-0 = Les tuiles entourées d’un trait sont des groupes. Les autres ne sont encore à personne.
scene-patterns-1 = Ben ouvre un groupe : une tuile du bol, avec le marqueur 4.
scene-patterns-2 = Ada retourne une tuile jaune contre son groupe jaune : 3 points de plus.
scene-patterns-3 = Ben échange : la tuile noire du bol rejoint le groupe noir.
scene-patterns-4 = Ada ouvre l’orange avec le marqueur 4. Plus un groupe vient tard, plus ses tuiles valent.
scene-patterns-5 = Ben ouvre aussi l’orange. Ces deux groupes ne doivent jamais se toucher.
scene-patterns-6 = Ada retourne une tuile orange : 4 points. La place se fait rare.
picture-patterns = Le plateau rond au milieu d’une partie : des tuiles de six couleurs, certaines retournées et réunies en groupes aux marqueurs numérotés, et un bol par personne.

## Setting up a position

setup-patterns-marker = déplacer un marqueur
setup-patterns-up = { $colour }, recto
setup-patterns-down = { $colour }, joueur { $seat }
setup-patterns-marked = { $colour }, joueur { $seat }, marqueur { $number }
setup-patterns-field-phase = Phase
setup-patterns-field-turn = Au trait
setup-patterns-field-bowl0 = Bol du joueur 1
setup-patterns-field-bowl1 = Bol du joueur 2
setup-patterns-field-tile0 = Première tuile de départ
setup-patterns-field-tile1 = Seconde tuile de départ
setup-patterns-phase-bowls = Remplir les bols
setup-patterns-phase-turn = En cours
setup-patterns-phase-final-flips = Derniers retournements
setup-patterns-phase-over = Terminée : compter

## Why a position is impossible

impossible-patterns-cell-empty = { $cell } est encore vide.
impossible-patterns-group-split = Joueur { $player } : le groupe de couleur { $colour } est en plusieurs morceaux.
impossible-patterns-group-touches = Joueur { $player } : le groupe de couleur { $colour } touche le groupe rival.
impossible-patterns-tiles-alike = Les deux tuiles de départ ont des couleurs différentes.
impossible-patterns-tiles = Tuiles de couleur { $colour } : { $count } au lieu de { $most }.
impossible-patterns-bowls-begin = Le joueur 2 remplit les bols avant toute autre chose.
impossible-patterns-bowls-early = Les deux bols sont remplis par la première décision : remplissez les deux, ou aucun.
impossible-patterns-no-action = Le joueur { $player } n’a plus d’action : ce ne peut être son tour.
impossible-patterns-still-acts = Le joueur { $player } peut encore agir : la partie n’est pas à sa fin.
impossible-patterns-no-flip = Le joueur { $player } n’a plus rien à retourner : la partie est terminée.
