## Lists of games, statistics, reactions, and tables without a network.

option-visibility-private = Les personnes à la table
option-watched = D’autres peuvent regarder vos parties en solo ou contre l’ordinateur
games-practice = Entraînement
games-resting = Laissées de côté ({ $count })
games-resting-title = Laissées de côté
games-watch = Regarder d’autres parties
watch-none-why = Les parties en solo ou contre l’ordinateur restent privées, sauf si la personne qui joue en décide autrement.
row-alone = En solo
row-practice = Entraînement
table-seen = Hors ligne. Dernier état : { $ago }.
reactions = Réactions
reactions-mute = Masquer celles des autres
reaction-said = { $name } : { $sign }
reaction-wave = Bonjour
reaction-bravo = Bien joué
reaction-thanks = Merci
reaction-hmm = Hum
reaction-wow = Oh !
reaction-oops = Oups
settings-reactions = Afficher les réactions
settings-reactions-hint = De petits signes des personnes avec qui vous jouez.
statistics-title = Vos statistiques
statistics-games = Parties
statistics-won = Gagnées
statistics-streak = De suite
statistics-best = Meilleure série
statistics-points = Record de points
statistics-practice = { $count ->
    [one] { $count } partie d’entraînement n’est pas comptée ici.
   *[other] { $count } parties d’entraînement ne sont pas comptées ici.
}
statistics-recent = Dernières parties
statistics-recent-words = { $games } parties : { $won } gagnées, { $lost } perdues, { $draws } nulles.
statistics-opponents = Gagnées, par adversaire
statistics-opponent = Adversaire
statistics-share = Taux de victoire
statistics-won-of = Parties gagnées et jouées
statistics-of = { $won } sur { $games }
statistics-bots = Plusieurs ordinateurs
statistics-alone = En solo
statistics-people = Personnes
statistics-weeks = Parties par semaine
statistics-weeks-words = { $games } parties en douze semaines, { $won } gagnées.
statistics-week = Semaine du
statistics-as-table = Sous forme de tableau
table-practice = Entraînement : des coups ont été repris. La partie ne compte ni comme gagnée ni comme perdue.
