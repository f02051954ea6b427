## Lists of games, statistics, reactions, and tables without a network.

option-visibility-private = Kun spillerne
option-watched = Andre må se på, når du spiller alene eller mod computeren
games-practice = Øvespil
games-resting = Lagt til side ({ $count })
games-resting-title = Lagt til side
games-watch = Se andre spille
watch-none-why = Spil alene eller mod computeren er private, medmindre spilleren vælger noget andet.
row-alone = Alene
row-practice = Øvespil
table-seen = Offline. Sådan så det ud { $ago }.
reactions = Reaktioner
reactions-mute = Skjul de andres
reaction-said = { $name }: { $sign }
reaction-wave = Hej
reaction-bravo = Godt spillet
reaction-thanks = Tak
reaction-hmm = Hm
reaction-wow = Hold da op
reaction-oops = Ups
settings-reactions = Vis reaktioner
settings-reactions-hint = Små tegn fra dem, du spiller med.
statistics-title = Din statistik
statistics-games = Spil
statistics-won = Vundet
statistics-streak = På stribe
statistics-best = Længste stribe
statistics-points = Flest point
statistics-practice = { $count ->
    [one] { $count } øvespil tæller ikke med her.
   *[other] { $count } øvespil tæller ikke med her.
}
statistics-recent = Seneste spil
statistics-recent-words = { $games } spil: { $won } vundet, { $lost } tabt, { $draws } uafgjort.
statistics-opponents = Vundet, pr. modstander
statistics-opponent = Modstander
statistics-share = Andel vundet
statistics-won-of = Vundne spil
statistics-of = { $won } af { $games }
statistics-bots = Flere computere
statistics-alone = Alene
statistics-people = Mennesker
statistics-weeks = Spil pr. uge
statistics-weeks-words = { $games } spil på tolv uger, { $won } vundet.
statistics-week = Uge fra
statistics-as-table = Som tabel
table-practice = Øvespil: Der er taget træk tilbage, så spillet tæller hverken som vundet eller tabt.
