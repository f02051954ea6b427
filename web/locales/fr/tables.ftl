## Lists of games, statistics, reactions, and tables without a network.

option-visibility-private = Seulement qui y est assis
option-watched = Les parties en solo ou contre l’ordinateur peuvent être regardées
games-practice = Entraînement
games-resting = Laissées en plan ({ $count })
games-resting-title = Laissées en plan
games-watch = Regarder d’autres parties
watch-none-why = Les parties en solo ou contre l’ordinateur restent privées, sauf si leurs joueurs en décident autrement.
row-alone = En solo
row-practice = Entraînement
table-seen = Hors ligne. Telle qu’elle était { $ago }.
reactions = Réactions
reactions-mute = Masquer les leurs
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
statistics-share = Part gagnée
statistics-won-of = Gagnées sur parties
statistics-of = { $won } sur { $games }
statistics-bots = Plusieurs ordinateurs
statistics-alone = En solo
statistics-people = Personnes
statistics-weeks = Parties par semaine
statistics-weeks-words = { $games } parties en douze semaines, { $won } gagnées.
statistics-week = Semaine du
statistics-as-table = Sous forme de tableau
table-practice = Entraînement : des coups ont été repris. La partie ne compte ni comme gagnée ni comme perdue.
