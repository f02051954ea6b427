### The first page, the lists of tables, and opening a table.

home-title = Calm games of colour
home-intro = Choose a game and an opponent, and you are playing. No account needed.
home-play = Play
home-learn = Learn in five minutes
home-show = Watch 20 seconds
home-invite = Invite a friend
home-rules = Rules
home-your-turn = Waiting for you
home-waiting = Waiting for a player
home-waiting-none = Nobody is waiting at the moment. Open a table for anyone, and somebody may join you.
# How many can play, of a game that says no more about itself.
home-facts-seats = { $least } to { $most } players

## Today’s Daily, in a strip.

home-daily = Today’s Daily
home-daily-number = No. { $number }
home-daily-done = { $done } of { $count } done
home-daily-left = New tasks in { $time }

## A game in 20 seconds, on tap.

show-title = { $game } in 20 seconds
show-go = Go on
show-pause = Pause
show-again = Once more

## Opening a table.

new-title = Play { $game }
# Offered once, before the first game.
new-offer = New to { $game }?
new-offer-no = No, thanks
new-alone = Alone
new-friend = A friend, by link
new-anyone = Whoever turns up
new-computer = Against the computer
new-partner = With the computer
new-opening = The table is being set …
new-more = More choices

option-seats = Players
option-seats-count = { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}
option-starter = Who begins
option-starter-lot = Draw lots
option-starter-host = I begin
option-starter-other = The other begins
option-clock = Time
option-clock-none = As long as you like
option-clock-move-60 = 1 minute per move
option-clock-base-5 = 5 min + 5 s
option-clock-base-15 = 15 min + 10 s
option-clock-days-1 = 1 day per move
option-clock-days-3 = 3 days per move
option-visibility = Who sees the table
option-visibility-public = Everybody
option-visibility-link = Anyone with the link
option-memory = What lies covered
option-memory-open = Open to look up
option-memory-hidden = Left to memory
option-rated = Count it for the rating

## My games.

games-page-title = My games · Sandtable
games-title = My games
games-my-turn = Your turn
games-running = In progress
games-finished = Finished
games-none = You have not played here yet.
games-begin = Begin a game
games-more = Show older games

## Watching.

watch-page-title = Watch · Sandtable
watch-title = Watch
watch-intro = Public games that are being played now. You see what everybody at the table sees.
watch-now = Now
watch-none = There are no public games at the moment.
