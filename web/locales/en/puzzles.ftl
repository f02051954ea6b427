### Puzzles: all of them, and one on its board.

## All of them, by game.

puzzles-page-title = Puzzles · Sandtable
puzzles-title = Puzzles
puzzles-intro = Positions from games in which something can be found: one move, or a few in a row. Every right answer counts, and the board shows what is wrong with the others.
puzzles-rating = Rating
puzzles-unrated = Not rated yet
puzzles-streak = In a row: { $count } · longest: { $best }
puzzles-solved = Solved: { $solved } of { $count }
puzzles-choose = Choose what to solve
puzzles-kind = Kind
puzzles-theme = Theme
puzzles-any = Any
puzzles-solve = Solve
puzzles-repeat = Repeat ({ $due })
puzzles-repeats = Bring back puzzles I missed
puzzles-repeats-note = They return after some days, turned or in other colours. Repetitions are not rated.
puzzles-due = Due now: { $due }
puzzles-none = There are no puzzles here yet.
puzzles-in-stock = Ready for offline: { $count }
puzzles-offline = You are offline. You can solve the puzzles that this browser keeps; they are not rated.
puzzles-offline-none = You are offline, and this browser keeps no puzzles yet. It does so once this page has been open for a while.
puzzles-unsent = Results that are sent later: { $count }

## One of them.

puzzle-page-title = { $game }: puzzle · Sandtable
puzzle-all = All puzzles
puzzle-level = Difficulty
puzzle-moves = Moves: { $used } of { $count }
puzzle-offline = Offline
puzzle-hint = Hint
puzzle-hint-more = Next hint ({ $at }/{ $steps })
puzzle-take-back = Take back
puzzle-restart = From the start
puzzle-give-up = Show solution
puzzle-again = Try again
puzzle-wrong = Not this one.
puzzle-right = Solved.
puzzle-nearly = Nearly.
puzzle-shown = The solution
puzzle-next = Next puzzle
puzzle-mine = Rating: { $rating } ({ $change })
puzzle-unrated = Not rated this time.
puzzle-unrated-hint = Not rated: you had a hint.
puzzle-unrated-twin = Not rated: a repetition.
puzzle-unrated-tried = Not rated: you had tried it before.
puzzle-unrated-offline = Not rated: solved offline.
puzzle-counts = Your first try counts for your rating.
puzzle-themes = What it was about
puzzle-share = Share this puzzle
puzzle-link = Link to this puzzle
puzzle-illegal = This move is not allowed here.
