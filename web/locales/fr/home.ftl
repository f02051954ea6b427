### The first page, the lists of tables, and opening a table.

home-title = Des jeux calmes, tout en couleurs
home-intro = Choisissez un jeu et un adversaire, et c’est parti. Sans compte.
home-play = Jouer
home-learn = Apprendre en cinq minutes
home-show = Voir en 20 secondes
home-invite = Inviter quelqu’un
home-rules = Règles
home-your-turn = On vous attend
home-waiting = Il manque quelqu’un
home-waiting-none = Personne n’attend pour le moment. Ouvrez une table à tous, et quelqu’un viendra peut-être.
# How many can play, of a game that says no more about itself.
home-facts-seats = { $least } à { $most } joueurs

## Today’s Daily, in a strip.

home-daily = Défi du jour
home-daily-number = Nº { $number }
home-daily-done = { $done } sur { $count } terminés
home-daily-left = Nouveaux défis dans { $time }

## A game in 20 seconds, on tap.

show-title = { $game } en 20 secondes
show-go = Continuer
show-pause = Pause
show-again = Revoir

## Opening a table.

new-title = Jouer à { $game }
# Offered once, before the first game.
new-offer = { $game } est nouveau pour vous ?
new-offer-no = Non, merci
new-alone = En solo
new-friend = Inviter par un lien
new-anyone = Avec qui veut
new-computer = Contre l’ordinateur
new-partner = Avec l’ordinateur
new-opening = On prépare la table…
new-more = Plus de choix

option-seats = Joueurs
option-seats-count = { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
}
option-starter = Qui commence
option-starter-lot = Tirer au sort
option-starter-host = Je commence
option-starter-other = L’autre commence
option-clock = Temps
option-clock-none = Autant que vous voulez
option-clock-move-60 = 1 minute par coup
option-clock-base-5 = 5 min + 5 s
option-clock-base-15 = 15 min + 10 s
option-clock-days-1 = 1 jour par coup
option-clock-days-3 = 3 jours par coup
option-visibility = Qui voit la table
option-visibility-public = Tout le monde
option-visibility-link = Les personnes qui ont le lien
option-memory = Éléments cachés
option-memory-open = Consultables
option-memory-hidden = De mémoire
option-rated = Compte pour le classement

## My games.

games-page-title = Mes parties · Sandtable
games-title = Mes parties
games-my-turn = À vous de jouer
games-running = En cours
games-finished = Terminées
games-none = Vous n’avez pas encore joué ici.
games-begin = Commencer une partie
games-more = Voir les parties plus anciennes

## Watching.

watch-page-title = Regarder · Sandtable
watch-title = Regarder
watch-intro = Les parties publiques en cours. Vous voyez ce que tout le monde voit à la table.
watch-now = En ce moment
watch-none = Personne ne joue en public pour le moment.
