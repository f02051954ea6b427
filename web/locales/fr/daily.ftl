### The Daily: its pages and its tasks.

## The page of a day.

daily-page-title = Défi du jour · Sandtable
daily-name = Défi du jour
daily-title = Défi nº { $number }
daily-next = Le prochain jour commence à { $time }, dans
daily-new-day = Un nouveau jour a commencé.
daily-still-counts = Compte encore, jusqu’à { $time }.
daily-archive = Tiré des archives : rien que pour vous, sans classement.
daily-to-today = Vers aujourd’hui
daily-yesterday = Hier, nº { $number } : compte encore jusqu’à { $time }
daily-no-tasks = Il n’y a rien à résoudre ce jour-là.
daily-kind-layout = Visez le meilleur score
daily-kind-puzzle = Trouvez le meilleur coup
daily-begin = Commencer
daily-go-on = Continuer
daily-finished-by = { $count ->
    [one] { $count } personne a terminé
   *[other] { $count } personnes ont terminé
}

## Streak and calendar.

daily-streak = { $days ->
    [one] { $days } jour d’affilée.
   *[other] { $days } jours d’affilée.
}
daily-streak-none = Il suffit de terminer un défi pour commencer une série de jours.
daily-skips = { $left ->
    [one] Vous pouvez encore sauter { $left } jour ce mois-ci.
   *[other] Vous pouvez encore sauter { $left } jours ce mois-ci.
}
daily-month-before = Mois précédent
daily-month-after = Mois suivant
daily-day-with = { $day } : { $what }
daily-skipped = jour sauté, sans conséquence

## How to check it.

daily-chain-title = Peut-on le vérifier ?
daily-chain-text = Tous les jours ont été fixés avant le premier, par une chaîne de hachages. Le dernier, l’ancre, est public. Quand un jour ne compte plus, sa clé est publiée, et chacun peut calculer si elle mène à l’ancre : examples/check_daily.py le fait.
daily-chain-operator = Seule la personne qui gère ce serveur pourrait regarder à l’avance.
daily-chain-anchor = L’ancre
daily-chain-proof = La preuve de ce jour

## A task.

daily-task-title = { $game }, défi du jour · Sandtable
daily-layout-task = Visez le meilleur score. Le premier essai terminé compte.
daily-tries = { $tries ->
    [one] { $tries } essai manqué.
   *[other] { $tries } essais manqués.
}
daily-hint = Indice
daily-hint-more = Autre indice
daily-take-back = Reprendre
daily-help-marks = Cet essai sera marqué « avec aide ». Il compte quand même.
daily-helped = Avec aide
daily-give-up = Abandonner
daily-give-up-title = Abandonner ce défi ?
daily-give-up-text = Vous verrez alors la meilleure solution. Ce défi sera terminé pour vous.
daily-away = Le serveur est injoignable. Votre coup est gardé et partira dès que le réseau sera revenu.

## After it.

daily-score = Votre score
daily-par = Meilleur possible
daily-rank = Votre rang : { $rank }
daily-percentile = Mieux que { $percent } % des autres.
daily-not-counted = Gardé pour vous ; ne compte ni pour le classement ni pour la série.
daily-best-line = La meilleure solution
daily-leave-best = Retour à mon résultat
daily-others = Le même jour
daily-whole-day = Tout le jour
daily-copy = Copier le résultat
daily-picture = En image
daily-share-text = Le résultat en texte
daily-copy-by-hand = Sélectionnez le texte et copiez-le au clavier ou par un appui long.
daily-board-title = Classement
daily-board-empty = Personne n’a encore terminé.
daily-board-rank = Rang
daily-board-name = Nom
daily-board-result = Résultat
daily-you = Vous
