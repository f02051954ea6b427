## Lists of games, statistics, reactions, and tables without a network.

option-visibility-private = Bare de som sitter der
option-watched = Andre kan se på spill alene eller mot datamaskinen
games-practice = Øving
games-resting = Liggende igjen ({ $count })
games-resting-title = Liggende igjen
games-watch = Se på andre
watch-none-why = Spill alene eller mot datamaskinen er private, om ikke spilleren vil noe annet.
row-alone = Alene
row-practice = Øving
table-seen = Uten nett. Slik det var { $ago }.
reactions = Reaksjoner
reactions-mute = Skjul de andres
reaction-said = { $name }: { $sign }
reaction-wave = Hei
reaction-bravo = Godt spilt
reaction-thanks = Takk
reaction-hmm = Hm
reaction-wow = Jøss
reaction-oops = Oi
settings-reactions = Vis reaksjoner
settings-reactions-hint = Små tegn fra dem du spiller med.
statistics-title = Din statistikk
statistics-games = Spill
statistics-won = Vunnet
statistics-streak = På rad
statistics-best = Beste rekke
statistics-points = Flest poeng
statistics-practice = { $count ->
    [one] { $count } spill var øving og telles ikke her.
   *[other] { $count } spill var øving og telles ikke her.
}
statistics-recent = Siste spill
statistics-recent-words = { $games } spill: { $won } vunnet, { $lost } tapt, { $draws } uavgjort.
statistics-opponents = Vunnet, etter motstander
statistics-opponent = Motstander
statistics-share = Andel vunnet
statistics-won-of = Vunnet av spill
statistics-of = { $won } av { $games }
statistics-bots = Flere datamaskiner
statistics-alone = Alene
statistics-people = Mennesker
statistics-weeks = Spill per uke
statistics-weeks-words = { $games } spill på tolv uker, { $won } vunnet.
statistics-week = Uke fra
statistics-as-table = Som tabell
table-practice = Øving: trekk er tatt tilbake. Spillet telles verken som vunnet eller tapt.
