### The first page, the lists of tables, and opening a table.

home-page-title = Sandtable · Mandala, Patterns et Mandamina
home-title = Trois jeux calmes, tout en couleurs
home-intro = Choisissez un jeu et un adversaire, et c’est parti. Sans compte.
home-play = Jouer
home-invite = Inviter quelqu’un
home-rules = Règles
home-your-turn = On vous attend
home-waiting = Il manque quelqu’un
home-waiting-none = Personne n’attend pour le moment. Ouvrez une table à tous, et quelqu’un viendra peut-être.

home-line-mandala = Bâtissez des Mandalas à deux et emportez les couleurs qui valent le plus pour vous.
home-facts-mandala = 2 joueurs · cartes · 30 minutes
home-line-patterns = Formez des groupes de tuiles, et faites-vous de la place avant que l’adversaire ne la prenne.
home-facts-patterns = 2 joueurs · tuiles · 20 minutes
home-line-mandamina = Regroupez les billes par couleur, en solo ou ensemble, en aussi peu de coups que possible.
home-facts-mandamina = 1 à 6 joueurs, tous ensemble · billes · 15 minutes

## Opening a table.

new-title = Jouer à { $game }
new-alone = En solo
new-friend = Inviter par un lien
new-anyone = Avec qui veut
new-computer = Contre l’ordinateur
new-partner = Avec l’ordinateur
new-loading = Un instant…
new-opening = On prépare la table…
new-more = Plus de choix

option-goal = But
option-goal-score = Points
option-goal-simple = Tout regrouper en 44 coups
option-difficulty = Difficulté
option-difficulty-easy = Facile : 6 points par forme
option-difficulty-normal = Normal : 5 points par forme
option-difficulty-hard = Difficile : 4 points par forme
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
option-memory = Cartes prises
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
