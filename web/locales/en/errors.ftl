### Why something was not done. The server sends a code and the words to fill in.

## At a table.

error-game-over = The game is over.
error-game-not-over = The game is not over yet.
error-game-not-begun = The game has not begun yet.
error-game-begun = The game has begun already.
error-players-needed =
    { $count ->
        [one] One more player is needed.
       *[other] { $count } more players are needed.
    }
error-not-your-turn = It is not your turn.
error-no-seat = You have no seat in this game.
error-host-only = Only the person who opened the table can do this.
error-seats-taken = The game has begun, and all seats are taken.
error-bad-seed = A seed has 1 to 64 letters, digits, - or _.
error-bad-commitment = A commitment is a SHA-256 with 64 digits from 0 to 9 and a to f.
error-seed-or-commitment = Send either a seed or the commitment to one.
error-seed-at-once = At this table you give your seed when you sit down.
error-seed-too-early = Not everybody is committed yet. Keep your seed to yourself.
error-chairs-changed = Somebody has come or gone. Look again before you show your seed.
error-seed-shown = You have shown your seed already.
error-wrong-seed = This seed does not fit your commitment.
error-seeds-needed = Not everybody has shown their seed yet.
error-already-seated = You already sit at this table.
error-no-such-chair = There is no such chair at this table.
error-chair-taken = This chair is taken.
error-chairs-taken = All chairs are taken.
error-chair-kept = This chair is kept for another player.
error-not-seated = You do not sit at this table.
error-not-invited = No chair is kept for you at this table.
error-nothing-to-leave = The game is over: there is nothing to leave.
error-nobody-there = Nobody sits there.
error-own-seat = This is your own seat.
error-nobody-to-leave = Nobody could have left this seat.
error-not-left = They have not left. Wait a little.
error-time-not-up = Everyone still has time.
error-too-much-happened = Too much has happened at this table. Play on, or open another.
error-no-draw-here = In { $game } there is nobody to draw with.
error-draw-offered = You have offered a draw already.
error-no-draw-offer = Nobody has offered you a draw.
error-no-undo-rated = Moves cannot be taken back in a rated game.
error-no-undo-together = In { $game } with others, moves cannot be taken back: that would be a signal.
error-no-reactions-together = This game is played in silence: a reaction would be a signal.
error-nobody-to-react-to = Nobody else is here to see it.
error-no-move = You have made no move that can be taken back.
error-not-your-last-move = You can only take back your own last move, and only before anyone else acts.
error-chance-followed = This move cannot be taken back: new cards have come since.
error-secret-shown = This move cannot be taken back: it has shown what only you knew.
error-rematch-opened = The next game is open already.
error-rematch-asked = You have asked already.
error-bad-clock = There is no such clock.
error-bad-name = A name has 1 to { $most } letters.
error-not-rated-together = { $game } is played together: there is nobody to be rated against.
error-record-secret = The record shows every card, so you can have it when the game is over.
error-no-memory-here = In { $game } no card that was seen is covered, so there is nothing to remember.
error-replay-memory = What has been played is left to memory here. You can look at it when the game is over.

## Who you are.

error-unknown-visitor = We do not know you yet. Reload the page.
error-bad-header = The token was not sent as it should be.
error-bad-token = This token is not valid.
error-just-deleted = You have just been deleted.
error-wrong-passphrase = This is not your passphrase.
error-wrong-login = This name and this passphrase do not belong together.
error-not-for-programs = A program cannot do this.
error-only-watching = You are only watching. Reload the page to take part.
error-name-taken = This name is taken. Choose another.
error-name-alike = This name looks too much like another player’s. Choose another.
error-name-kept = This name is kept for the computer’s players.
error-name-mixed = Please write the name in one alphabet.
error-bad-label = A label may only contain printable characters.
error-tokens-full = You have { $most } tokens. Revoke one first.
error-no-such-token = You have no such token.
error-push-off = This server sends no messages to closed pages.
error-push-service = Nothing is sent to this browser’s push service: the server does not know it.
error-push-keys = The browser sent keys that cannot be used. Please try again.

## Anything else.

error-no-such-table = There is no such table. Perhaps nobody came, and it was closed.
error-tables-waiting = Others are already waiting at your open tables. Play there first, then open another.
error-tables-waiting-here =
    Too many tables opened from your network are waiting for players. Join one of them, or try again later.
error-ahead = Your page is ahead of the table. Reload it.
error-stale = The game has moved on in the meantime. Look again.
error-chair-for-you = Leave a chair for yourself.
error-chair-for-invited = Leave a chair for yourself, and one for the player you invite.
error-no-such-companion = Nobody you have played with sits there.
error-not-invitable = This player cannot be invited at the moment.
error-invitations-waiting = { $most } of your invitations are waiting for an answer. That is enough for now.
error-blocks-full = You have blocked { $most } players. Allow one of them again first.
error-no-such-block = You have not blocked this player.
error-bot-tables = You are playing { $most } games with the computer. Finish one of them first.
error-bot-tables-address = Very many games with the computer are being played from where you are. Try again later.
error-faster = Somebody else was faster. Look again.
error-crowded = Too many requests at once. Try again.
error-not-understood = The server did not understand this.
error-not-text = The server did not understand this.
error-other-site = This came from another site, so nothing was done.
error-no-origin = This came from another site, so nothing was done.
error-nothing-here = There is nothing here.
error-wrong-method = The server did not understand this.
error-too-long = This is too long.
error-url-too-long = This address is too long.
error-head-too-long = Your browser sent too much with this. Deleting the cookies of this page helps.
error-too-many-headers = Your browser sent too much with this. Deleting the cookies of this page helps.
error-too-slow = This took too long to arrive. Try again.
error-server-full = There are too many people here right now. Try again in a moment.
error-not-json = The server did not understand this.
error-too-many =
    { $seconds ->
        [one] That was too quick. Try again in a second.
       *[other] That was too quick. Try again in { $seconds } seconds.
    }
error-store-silent = The server cannot reach its data. Try again later.
error-not-saved = Nothing can be saved on the server at the moment. Try again soon.
error-broken = Something went wrong on the server. It has been noted.
error-no-such-game = There is no such game.
error-no-such-bot = There is no such bot.
error-no-such-seat = There is no such seat.
error-no-such-puzzle = There is no such puzzle.
error-no-puzzles = There are no puzzles for this game.
error-bad-option = This game cannot be set up like that.
error-not-a-move = This is not a move.
error-chance-event = This is decided by chance alone.
error-other = This is not possible.
error-bad-position = This is no position that this game can reach. Check what lies where.
error-bad-deal = No game begins with this deal.
error-unreadable = This is neither a record nor a position of one of the games. Copy all of it, from the first line on.
error-record-illegal-move = Entry { $number } of this record cannot be played there.

## The Daily.

error-no-such-day = There is no such day, or it has not begun yet.
error-no-such-task = There is no task of this game on this day.
error-daily-not-made = This day could not be prepared. Try again later.
error-day-still-counts = This day still counts. It is published when it is over for everyone.
error-finish-first = Finish the task first: this would give it away.
error-daily-finished = You have finished this task. The first try counts.
error-no-hints = There are no hints here.

## Lessons.

error-no-lessons = There are no lessons for this game.
error-no-such-lesson = There is no such lesson.
error-lesson-path = This lesson has changed meanwhile. Begin it again.
error-finale-moves = This game has changed meanwhile. Begin it again.
error-finale-turn = It is not your turn in this game.

## Puzzles.

error-no-puzzle-left = You have tried all puzzles of this kind.
error-no-puzzle-due = No puzzle is due for repetition.
error-puzzle-moves = This puzzle was decided already. Begin it again.

## The analysis board

error-analysis-busy = The engine is busy: games at tables go first. Try again in a moment.
error-analysis-too-long = An analysis has at most { $most } moves.
error-running-rated-game = This is the position of a rated game that is being played: there is no help with it.
error-analysis-start = An analysis begins with a position or with a deal.
error-analysis-illegal = A move of this analysis cannot be played where it stands.
error-analysis-no-deal = Moves were made before this position, so it cannot be a record. Save it as a link.
error-analysis-no-move = Nobody is to move here.

## Reviews and hints.

error-review-of-what = Choose a game or a record to review.
error-review-when-over = Only games that are over can be reviewed.
error-review-too-long = Only games of at most { $most } moves can be reviewed.
error-review-failed = This could not be reviewed. Try again later.
error-reviews-running = Reviews of yours are still running or waiting ({ $most } at most). Cancel one of them first.
error-not-reviewable = This game cannot be reviewed.
error-no-such-review = This review is not there any more. Ask for it again.
error-no-such-moment = No player decides there in this game.
error-bad-record = This is no valid record of a game.
error-no-help-rated = There is no help in a rated game while it is being played.
error-no-help-now = You get help when it is your turn.
error-no-help-memory = At this table you rely on your memory.
error-help-for-players = Only players at this table get help.
