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
