# What every game's lessons say, and the Daily.

learn-right = Right.
learn-other = That is legal. Now try what the task asks for.
learn-step = Step { $step } of { $steps }
learn-hint = Try { $move }.
learn-help = ? lists the legal moves. Type one of them, or hint, skip, again, list or quit.
learn-refuted = This could follow: { $line }
learn-left = You can go on here next time.
learn-done = Done.
learn-next = Enter goes on, quit leaves.
learn-later = You will meet these rules later:
learn-later-deal = when a game is dealt
learn-later-soon = soon, in a whole game
learn-later-rare = in rare positions
learn-later-table = at a table
learn-later-together = when you play together
learn-later-options = as options of a game
learn-you = You
learn-rival = Opponent
learn-measured = Measured on { $games } games; computer player: { $level }.

daily-title = Sandtable Daily { $number }
daily-par = The best possible score.
daily-below = Below the best possible score by { $points }.
daily-solved-first = Solved at the first try.
daily-solved = Solved at try { $tries }.
daily-missed = Not solved.
daily-assisted = With help.
