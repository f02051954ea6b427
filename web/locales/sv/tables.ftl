## Lists of games, statistics, reactions, and tables without a network.

option-visibility-private = Bara de som sitter där
option-watched = Andra får titta när jag spelar ensam eller mot datorn
games-practice = Övning
games-resting = Vilande ({ $count })
games-resting-title = Vilande
games-watch = Titta på andra
watch-none-why = Spel som någon spelar ensam eller mot datorn är privata, om spelaren inte väljer något annat.
row-alone = Ensam
row-practice = Övning
table-seen = Offline. Som det var { $ago }.
reactions = Reaktioner
reactions-mute = Dölj de andras
reaction-said = { $name }: { $sign }
reaction-wave = Hej
reaction-bravo = Bra spelat
reaction-thanks = Tack
reaction-hmm = Hm
reaction-wow = Oj
reaction-oops = Hoppsan
settings-reactions = Visa reaktioner
settings-reactions-hint = Små tecken från dem du spelar med.
statistics-title = Din statistik
statistics-games = Spel
statistics-won = Vunna
statistics-streak = I rad
statistics-best = Bästa svit
statistics-points = Flest poäng
statistics-practice = { $count ->
    [one] { $count } spel var övning och räknas inte här.
   *[other] { $count } spel var övning och räknas inte här.
}
statistics-recent = Senaste spelen
statistics-recent-words = { $games } spel. Vunna: { $won }, förlorade: { $lost }, oavgjorda: { $draws }.
statistics-opponents = Vunna, efter motståndare
statistics-opponent = Motståndare
statistics-share = Andel vunna
statistics-won-of = Vunna av spel
statistics-of = { $won } av { $games }
statistics-bots = Flera datorer
statistics-alone = Ensam
statistics-people = Människor
statistics-weeks = Spel per vecka
statistics-weeks-words = { $games } spel på tolv veckor. Vunna: { $won }.
statistics-week = Vecka från
statistics-as-table = Som tabell
table-practice = Övning: drag har tagits tillbaka. Spelet räknas varken som vunnet eller förlorat.
