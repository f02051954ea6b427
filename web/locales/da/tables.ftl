## Lists of games, statistics, reactions, and tables without a network.

option-visibility-private = Kun dem, der sidder der
option-watched = Andre må se spil alene eller mod computeren
games-practice = Øvelse
games-resting = Efterladt ({ $count })
games-resting-title = Efterladt
games-watch = Se på andre
watch-none-why = Spil alene eller mod computeren er private, medmindre spilleren vil noget andet.
row-alone = Alene
row-practice = Øvelse
table-seen = Offline. Som det var { $ago }.
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
statistics-streak = I træk
statistics-best = Bedste stime
statistics-points = Flest point
statistics-practice = { $count ->
    [one] { $count } spil var øvelse og tæller ikke med her.
   *[other] { $count } spil var øvelse og tæller ikke med her.
}
statistics-recent = Seneste spil
statistics-recent-words = { $games } spil: { $won } vundet, { $lost } tabt, { $draws } uafgjort.
statistics-opponents = Vundet, efter modstander
statistics-opponent = Modstander
statistics-share = Andel vundet
statistics-won-of = Vundet af spil
statistics-of = { $won } af { $games }
statistics-bots = Flere computere
statistics-alone = Alene
statistics-people = Mennesker
statistics-weeks = Spil pr. uge
statistics-weeks-words = { $games } spil på tolv uger, { $won } vundet.
statistics-week = Uge fra
statistics-as-table = Som tabel
table-practice = Øvelse: træk er taget tilbage. Spillet tæller hverken som vundet eller tabt.
