## Lists of games, statistics, reactions, and tables without a network.

option-visibility-private = Bare spillerne
option-watched = Andre kan se på når du spiller alene eller mot datamaskinen
games-practice = Øvingsspill
games-resting = Lagt til side ({ $count })
games-resting-title = Lagt til side
games-watch = Se andre spille
watch-none-why = Spill alene eller mot datamaskinen er private, med mindre spilleren velger noe annet.
row-alone = Alene
row-practice = Øvingsspill
table-seen = Uten nett. Slik så det ut { $ago }.
reactions = Reaksjoner
reactions-mute = Skjul de andres
reaction-said = { $name }: { $sign }
reaction-wave = Hei
reaction-bravo = Godt spilt
reaction-thanks = Takk
reaction-hmm = Hm
reaction-wow = Jøss
reaction-oops = Oisann
settings-reactions = Vis reaksjoner
settings-reactions-hint = Små tegn fra dem du spiller med.
statistics-title = Din statistikk
statistics-games = Spill
statistics-won = Vunnet
statistics-streak = På rad
statistics-best = Lengste rekke
statistics-points = Flest poeng
statistics-practice = { $count ->
    [one] { $count } øvingsspill telles ikke med her.
   *[other] { $count } øvingsspill telles ikke med her.
}
statistics-recent = Siste spill
statistics-recent-words = { $games } spill: { $won } vunnet, { $lost } tapt, { $draws } uavgjort.
statistics-opponents = Vunnet, per motspiller
statistics-opponent = Motspiller
statistics-share = Andel vunnet
statistics-won-of = Vunne spill
statistics-of = { $won } av { $games }
statistics-bots = Flere datamaskiner
statistics-alone = Alene
statistics-people = Mennesker
statistics-weeks = Spill per uke
statistics-weeks-words = { $games } spill på tolv uker, { $won } vunnet.
statistics-week = Uke fra
statistics-as-table = Som tabell
table-practice = Øvingsspill: Trekk er tatt tilbake, så spillet telles verken som vunnet eller tapt.
