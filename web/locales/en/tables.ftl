## Lists of games, statistics, reactions, and tables without a network.

option-visibility-private = Only the players
option-watched = Others may watch when you play alone or against the computer
games-practice = Practice
games-resting = Set aside ({ $count })
games-resting-title = Set aside
games-watch = Watch others
watch-none-why = Games alone or against the computer are private unless their players say otherwise.
row-alone = Alone
row-practice = Practice
table-seen = Offline. As it was { $ago }.
reactions = Reactions
reactions-mute = Hide theirs
reaction-said = { $name }: { $sign }
reaction-wave = Hello
reaction-bravo = Well played
reaction-thanks = Thank you
reaction-hmm = Hmm
reaction-wow = Wow
reaction-oops = Oops
settings-reactions = Show reactions
settings-reactions-hint = Small signs from the people you play with.
statistics-title = Your statistics
statistics-games = Games
statistics-won = Won
statistics-streak = In a row
statistics-best = Longest run
statistics-points = Most points
statistics-practice = { $count ->
    [one] { $count } game was practice and does not count here.
   *[other] { $count } games were practice and do not count here.
}
statistics-recent = Last games
statistics-recent-words = { $games } games: { $won } won, { $lost } lost, { $draws } drawn.
statistics-opponents = Won, by opponent
statistics-opponent = Opponent
statistics-share = Share won
statistics-won-of = Won of all games
statistics-of = { $won } of { $games }
statistics-bots = Several computers
statistics-alone = Alone
statistics-people = People
statistics-weeks = Games by week
statistics-weeks-words = { $games } games in twelve weeks, { $won } won.
statistics-week = Week from
statistics-as-table = As a table
table-practice = Practice: moves were taken back. It counts neither as won nor as lost.
