# What every game’s lessons say, and the Daily.

learn-right = C’est juste.
learn-other = Ce coup est permis. Essayez maintenant ce qui est demandé.
learn-step = Étape { $step } sur { $steps }
learn-hint = Essayez { $move }.
learn-help = ? montre les coups permis. Tapez l’un d’eux, ou hint (indice), skip (passer), again (recommencer), list (liste) ou quit (quitter).
learn-refuted = Voici ce qui pourrait suivre : { $line }
learn-left = Vous pourrez continuer ici la prochaine fois.
learn-done = Terminé.
learn-next = Entrée pour continuer, quit pour quitter.
learn-later = Vous découvrirez ces règles plus tard :
learn-later-deal = à la mise en place d’une partie
learn-later-soon = bientôt, dans une partie entière
learn-later-rare = dans des positions rares
learn-later-table = à une table
learn-later-together = quand vous jouez ensemble
learn-later-options = comme options d’une partie
learn-you = Vous
learn-rival = Adversaire
learn-measured = Mesuré sur { $games } parties ; niveau de l’ordinateur : { $level }.

daily-title = Sandtable, défi du jour { $number }
daily-par = Le meilleur score possible.
daily-below = Écart avec le meilleur score possible, en points : { $points }.
daily-solved-first = Résolu du premier coup.
daily-solved = Résolu en { $tries } essais.
daily-missed = Pas résolu.
daily-assisted = Avec de l’aide.
