### Puzzles: all of them, and one on its board.

## All of them, by game.

puzzles-page-title = Problèmes · Sandtable
puzzles-title = Problèmes
puzzles-intro = Des positions tirées de parties, où il y a quelque chose à trouver : un coup, ou quelques-uns à la suite. Toute bonne réponse compte, et le plateau montre ce qui ne va pas dans les autres.
puzzles-rating = Classement
puzzles-unrated = Pas encore de classement
puzzles-streak = À la suite : { $count } · record : { $best }
puzzles-solved = Résolus : { $solved } sur { $count }
puzzles-choose = Choisir quoi résoudre
puzzles-kind = Genre
puzzles-theme = Thème
puzzles-any = Tous
puzzles-solve = Résoudre
puzzles-repeat = Revoir ({ $due })
puzzles-repeats = Faire revenir les problèmes manqués
puzzles-repeats-note = Ils reviennent après quelques jours, tournés ou dans d’autres couleurs. Les révisions ne comptent pas pour le classement.
puzzles-due = À revoir maintenant : { $due }
puzzles-none = Il n’y a pas encore de problèmes ici.
puzzles-in-stock = Gardés pour le hors ligne : { $count }
puzzles-offline = Vous êtes hors ligne. Vous pouvez résoudre les problèmes que ce navigateur a gardés ; ils ne comptent pas pour le classement.
puzzles-offline-none = Vous êtes hors ligne, et ce navigateur n’a pas encore gardé de problèmes. Il le fait quand cette page est restée ouverte un moment.
puzzles-unsent = Résultats à envoyer plus tard : { $count }

## One of them.

puzzle-page-title = { $game } : problème · Sandtable
puzzle-all = Tous les problèmes
puzzle-level = Difficulté
puzzle-moves = Coups : { $used } sur { $count }
puzzle-offline = Sans réseau
puzzle-hint = Indice
puzzle-hint-more = Autre indice ({ $at }/{ $steps })
puzzle-take-back = Reprendre
puzzle-restart = Du début
puzzle-give-up = Voir la solution
puzzle-again = Réessayer
puzzle-wrong = Pas celui-là.
puzzle-right = Résolu.
puzzle-nearly = Presque.
puzzle-shown = La solution
puzzle-next = Problème suivant
puzzle-mine = Classement : { $rating } ({ $change })
puzzle-unrated = Ne compte pas cette fois.
puzzle-unrated-hint = Ne compte pas : vous avez eu un indice.
puzzle-unrated-twin = Ne compte pas : c’est une révision.
puzzle-unrated-tried = Ne compte pas : vous l’aviez déjà essayé.
puzzle-unrated-offline = Ne compte pas : résolu hors ligne.
puzzle-counts = Votre premier essai compte pour votre classement.
puzzle-themes = De quoi il s’agissait
puzzle-share = Partager ce problème
puzzle-link = Lien vers ce problème
puzzle-illegal = Ce coup n’est pas permis ici.
