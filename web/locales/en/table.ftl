### A table: before the game, while it is played, and when it is over.

table-page-title = { $game } · Sandtable
table-page-title-turn = Your turn · { $game }
table-title = A table of { $game }
table-in-words = The board in words

## Before the game.

waiting-for = { $free ->
    [one] One more player, and it begins.
   *[other] { $free } more players, and it begins.
}
waiting-seeds = Everybody has a chair. The game is dealt when everybody is there. Still to come: { $names }
waiting-invited = You are invited. Take a chair to play, or stay and watch.
waiting-chairs = Chairs
waiting-reserved = kept for the invited player
waiting-sit = Take a chair
waiting-stand = Stand up
waiting-send-away = Send away
waiting-level = Strength
waiting-add-bot = Add the computer
waiting-settings = Game settings
invite-title = Invite a friend
invite-text = Send this link, or let them point their camera at the code. The game begins when they sit down.
invite-link = Link to this table
invite-code = The link as a code for cameras
copy-by-hand = The link is selected: copy it with your keyboard or by holding it.
rated = Rating
rated-yes = This game counts
clock-limit-days = { $days ->
    [one] { $days } day per move
   *[other] { $days } days per move
}
clock-limit-move = { $seconds ->
    [one] { $seconds } second per move
   *[other] { $seconds } seconds per move
}
clock-limit-base = { $minutes } min + { $seconds } s
# Time left on a clock, when it is two days or more.
clock-days = { $days } d { $hours } h

## While it is played.

table-you = you
table-guest = guest
table-on-turn = on turn
table-away = away
table-left = has left
table-clock = Time left
table-your-turn = Your turn
table-their-turn = { $name } is thinking
table-their-turn-away = { $name } is away
# So many games that the computer cannot think at once, or not for as long as always.
table-bots-waiting = Many games are being played right now: { $before ->
    [0] the computer’s move is next (about { $seconds } s).
    [one] one other move comes first (about { $seconds } s).
   *[other] { $before } other moves come first (about { $seconds } s).
}
table-bots-shortened = Many games are being played right now: the computer thinks for less time than usual.
table-chance = Cards are being dealt
table-over = The game is over
table-sent = Sent …
table-reconnecting = The connection is lost. Reconnecting …
table-confirm = Confirm
table-undo = Take back
table-flip = Turn the board
table-resign = Resign
table-resign-title = Resign?
table-resign-text = The game ends, and your opponent wins.
table-give-up = Give up
table-give-up-title = Give up?
table-give-up-text = The game ends for everybody at the table, and counts as lost.
table-draw = Offer a draw
table-draw-waits = Draw offered
table-draw-offered = Your opponent offers a draw.
table-draw-accept = Accept
table-draw-decline = Decline
table-absent = { $name } is no longer here.
table-hand-over = Let the computer play on
table-end-abandoned = End the game
table-moves = Moves
table-moves-none = No move yet
table-memory-hidden = In this game what you have seen is left to memory.
table-watching = { $count ->
    [one] One person watches
   *[other] { $count } people watch
}

## What happened.

event-sat = { $name } sits down.
event-started = The game begins.
event-handed-over = { $name } plays on.
event-undone = { $name } takes the last move back.
event-resigned = { $name } resigns.
event-draw-offered = { $name } offers a draw.
event-draw-declined = { $name } declines the draw.
event-draw-agreed = { $name } accepts the draw.
event-timed-out = { $name } has run out of time.
event-left = { $name } has left the table.
event-freed = A chair is free again: the player did not come back.
event-abandoned = The game ends: { $name } did not come back.
event-stopped = The game went on for very long and was stopped.
event-rematch-offered = { $name } would like to play again.

## The board of a game that has none of its own: a picture made of letters, and its moves.

generic-seat = Player { $number }
# A move as it is written, as in "Aino: place b2"; then with the chance that followed.
generic-told = { $name }: { $move }
generic-told-chance = { $name }: { $move } ({ $chance })
generic-picture = The board as text
generic-moves = Possible moves
generic-filter = Filter the moves
# Moves that the filter shows, and all.
generic-count = { $count } of { $all }

## When it is over.

result-you-won = You win!
result-won = { $name } wins
result-draw = A draw
result-stopped = Nobody has won
result-all-won = Won together
result-all-lost = Lost this time
ending-resigned = By resignation.
ending-timeout = Time ran out.
ending-abandoned = A player did not come back.
ending-stopped = The limit on the number of moves is reached.
ending-agreed = Both agreed to a draw.
result-see = Result
result-rematch = Play again
result-rematch-waits = Waiting for the others
result-rematch-asked = { $name } would like to play again.
result-next = To the next game
result-replay = Replay
result-download = Download
result-share = Share this game
result-link = Link to the replay
fair-checked = Everything checked
fair-checked-text = This browser has computed again what was dealt and drawn. It follows from the secret that the table had promised before you sat down, and from the seeds that all players had promised before anybody showed one; yours is among them. So nobody could choose what came, not even the table.
fair-weak-text = What was dealt and drawn fits the promise of the table and your seed. But this table is from the time when seeds were given openly: the table and the last player to sit down could have chosen together.
fair-unkept = Everything adds up
fair-unkept-text = What was dealt and drawn follows from the secret and the seeds in the record. This browser kept nothing when the players sat down, so it cannot tell whether the record was changed.
fair-elsewhere-text = What was dealt and drawn follows from the record, but the seed of your chair came from another browser. If this is the only one you used, something is wrong.
fair-partly = Partly checked
fair-partly-text = Promises, seeds and seats were checked here, but not what was dealt.
fair-wrong = Something does not fit
fair-wrong-text = Keep the record of this game, and ask the people who run this server.
fair-why-promise = The table had promised something else when you sat down.
fair-why-secret = The secret of the table does not fit its promise.
fair-why-seed = A seed does not fit the promise of the player it came from.
fair-why-own-seed = Your seed was not used.
fair-why-others = The promises of the players are not those that stood when your seed was shown.
fair-why-seats = The seats are not those that secret and seeds give.
fair-why-cards = What was dealt or drawn is not what secret and seeds give.
fair-later = It was not possible to check just now whether the deal was fair.
fair-command = To check it with a program of your own, download the game and run:
points-all = All together
points-sum = Points
points-times = { $count } × { $worth }
