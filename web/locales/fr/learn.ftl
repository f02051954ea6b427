### Learning a game: the page of lessons, and a lesson on its board.

## All there is to learn, by game.

learn-page-title = Apprendre · Sandtable
learn-title = Apprendre
learn-intro = Apprenez un jeu en y jouant : pas à pas, en cinq minutes environ. Viennent ensuite des idées, des problèmes et les règles.
learn-ideas = Idées
learn-count = { $done } sur { $count }
learn-puzzles = Problèmes
learn-daily = Défi du jour
learn-once-more = Revoir la leçon

## A lesson on its board, and the short game at its end.

learn-step = Étape { $step } sur { $steps }
learn-done = Terminé
learn-you = Vous
learn-rival = Adversaire
learn-rival-thinks = Un instant
learn-rule = Règle { $number }
learn-back = Retour
learn-hint = Indice
learn-skip = Passer
learn-go-on = Continuer
learn-leave = Quitter la leçon
learn-no-game = Passer la partie

## After it.

learn-end-title = Vous savez maintenant jouer à { $game }
learn-play = Jouer à { $game }
learn-next-idea = Idée suivante : { $title }
learn-again = Recommencer
learn-all = Toutes les leçons
learn-later = Vous découvrirez ces règles plus tard
