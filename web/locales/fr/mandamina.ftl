### Mandamina: the box of marbles, the score pad, and what a screen reader says.

mandamina-board = Boîte de 48 billes avec une place vide. Les flèches vont de bille en bille, Entrée en fait rouler une vers la place vide.
mandamina-seat = Joueur { $number }

## The box in words

# $cell: as in c4
mandamina-hole = { $cell }, la place vide
# $count: how many marbles of this colour lie together here
mandamina-marble =
    { $count ->
        [1] { $cell }, { $colour }
       *[other] { $cell }, { $colour }, { $count } ensemble
    }
mandamina-row = Ligne { $row } : { $list }.
mandamina-in-row = { $column } { $colour }
mandamina-in-row-hole = { $column } vide
mandamina-last = Elle vient d’arriver ici.
# $words: one of the lines of this file; a full stop lets a screen reader pause
mandamina-sentence = { $words }.

## Clusters

mandamina-clusters = Groupes
# $count: the most marbles of this colour that lie together
mandamina-apart = { $colour } : { $count } sur 6 ensemble
# $shape: a letter, the same one for the same shape
mandamina-clustered = { $colour } : regroupé, forme { $shape }
mandamina-clustered-same = { $colour } : regroupé, forme { $shape }, la même que { $others }
mandamina-shapes =
    { $count ->
        [one] { $count } forme
       *[other] { $count } formes différentes
    }

## Score pad

mandamina-pad = Coups
mandamina-moves-made =
    { $count ->
        [0] Aucun coup pour l’instant.
        [one] { $count } coup jusqu’ici.
       *[other] { $count } coups jusqu’ici.
    }
mandamina-moves-left =
    { $count ->
        [one] encore { $count } coup
       *[other] encore { $count } coups
    }
mandamina-points = Points jusqu’ici
mandamina-points-shapes =
    { $count ->
        [one] { $count } forme différente
       *[other] { $count } formes différentes
    }
mandamina-points-centre = Centre vide
mandamina-points-moves =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
mandamina-points-sum = Total
mandamina-goal = { $count ->
    [one] { $count } couleur regroupée sur 8
   *[other] { $count } couleurs regroupées sur 8
}

## Moves that were made

mandamina-told = { $name } fait rouler la bille de { $cell } vers la place vide.

## What explains the box: questions before a move is confirmed, prompts, parts, names, legend.

# $cell: as in c4, $colour: of the marble there
mandamina-ask = Faire rouler { $cell } ({ $colour }) vers la place vide ?
# Prompts: a short one, and for the first games longer ones that also say why it matters.
mandamina-now = Faites rouler une bille vers la place vide.
mandamina-why = Faites rouler une bille vers la place vide : réunissez chaque couleur en peu de coups.
# What something is, said when a press on it does nothing else.
mandamina-about-hole = La place vide : toute bille peut y rouler, et laisse une nouvelle place vide.
mandamina-about-marble = { $cell }, { $colour } : { $count } sur 6 sont réunies ici.
mandamina-about-clusters = Groupes : une couleur est regroupée quand ses six billes se touchent ; même lettre, même forme.
mandamina-about-pad = { $goal ->
    [simple] Coups : chacun est rayé, et il n’y en a que 44.
   *[score] Coups : chacun est rayé, et coûte un point.
}
# Names of the parts, until somebody knows them.
mandamina-label-hole = Place vide
mandamina-label-centre = Centre
# The legend: short, one thing each.
mandamina-legend-hole = La place vide : toute bille peut y rouler, de n’importe où.
mandamina-legend-groove = Les billes d’une même couleur qui se touchent partagent une rainure.
mandamina-legend-cluster = Une ligne claire : les six billes d’une couleur se touchent, c’est un groupe. La partie finit quand les huit couleurs sont regroupées.
mandamina-legend-shape = La lettre nomme la forme. Chaque forme différente donne 5 points (facile 6, difficile 4), la même une seule fois ; tournée ou en miroir, c’est la même.
mandamina-legend-pad = Chaque coup est rayé et coûte un point.
mandamina-legend-centre = Un centre vide à la fin rapporte 5 points.

## On the first page.

home-line-mandamina = Une boîte de billes et tout votre temps : on range jusqu’à ce que tout trouve sa place.
home-facts-mandamina = 1 à 6 joueurs, tous ensemble · billes · 15 minutes

## What can be chosen for a table.

choice-mandamina-goal = But
choice-mandamina-goal-score = Points
choice-mandamina-goal-simple = Tout regrouper en 44 coups
choice-mandamina-difficulty = Difficulté
choice-mandamina-difficulty-easy = Facile : 6 points par forme
choice-mandamina-difficulty-normal = Normal : 5 points par forme
choice-mandamina-difficulty-hard = Difficile : 4 points par forme

## Why a move is not allowed.

illegal-mandamina-ended = La partie est finie.
illegal-mandamina-hole = { $cell } est la place vide. Choisissez une bille.

## The result.

ending-mandamina-clustered = Toutes les couleurs sont regroupées.
ending-mandamina-move-limit = Les 44 coups sont joués.
fair-checked-mandamina = Billes vérifiées
fair-unkept-mandamina = Les billes concordent
fair-wrong-mandamina = Les billes ne concordent pas
mandamina-points-item-shapes = { $count ->
    [one] { $count } forme
   *[other] { $count } formes
}
mandamina-points-item-centre = { $count ->
    [0] Le centre n’est pas vide
   *[other] Le centre est vide
}
mandamina-points-item-moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
mandamina-points-item-clusters = { $count ->
    [one] { $count } groupe
   *[other] { $count } groupes
}

## The demonstration: a line for each move of excerpt.json, and what the picture of the board shows.

scene-mandamina-0 = Trois des huit couleurs sont déjà regroupées.
scene-mandamina-1 = Une bille roule vers la place vide, d’où que ce soit. Elle laisse la suivante.
scene-mandamina-2 = Le bleu foncé est complet : une nouvelle forme, 5 points.
scene-mandamina-3 = Le violet aussi, dans une autre forme : encore 5.
scene-mandamina-4 = Puis l’orange. Chaque coup coûte un point : aucun n’est gaspillé.
scene-mandamina-5 = Le bleu clair. Il ne reste que le jaune.
scene-mandamina-6 = Le jaune, et la place vide est au centre : 5 de plus. Ensemble, 15 points.
picture-mandamina = La boîte au milieu d’une partie : des billes de huit couleurs, sept emplacements sur sept, dont un vide. Quelques couleurs sont déjà réunies.

## Setting up a position

setup-mandamina-hole = place vide
setup-mandamina-moves = Coups joués

## Dans les analyses.

mandamina-plan = Encore possible ici : { $score }. Un chemin : { $line }
mandamina-plan-followed = Poursuit le plan du coup précédent : { $name }
mandamina-plan-left = Quitte le plan du coup précédent : { $name }

## Why a position is impossible

impossible-mandamina-cell-empty = { $cell } est encore vide.
impossible-mandamina-all-clustered = Toutes les couleurs sont déjà regroupées : il ne reste rien à résoudre.
impossible-mandamina-marbles = Billes de couleur { $colour } : { $count } au lieu de { $most }.
impossible-mandamina-moves = Une partie simple a au plus { $most } coups, pas { $count }.
