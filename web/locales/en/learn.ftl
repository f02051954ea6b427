### Learning a game: the page of lessons, and a lesson on its board.

## All there is to learn, by game.

learn-page-title = Learn · Sandtable
learn-title = Learn
learn-intro = Learn a game by playing it: one step at a time, about five minutes. Then come ideas, puzzles and the rules.
learn-ideas = Ideas
learn-count = { $done } of { $count }
learn-puzzles = Puzzles
learn-daily = The Daily
learn-once-more = Repeat the lesson

## A lesson on its board, and the short game at its end.

learn-step = Step { $step } of { $steps }
learn-done = Done
learn-you = You
learn-rival = Opponent
learn-rival-thinks = One moment
learn-rule = Rule { $number }
learn-back = Back
learn-hint = Hint
learn-skip = Skip
learn-go-on = Go on
learn-leave = Leave the lesson
learn-no-game = Skip the game

## After it.

learn-end-title = You can play { $game } now
learn-play = Play { $game }
learn-next-idea = Next idea: { $title }
learn-again = Once more
learn-all = All lessons
learn-later = You will meet these rules later
