### The Daily: its pages and its tasks.

## The page of a day.

daily-page-title = The Daily · Sandtable
daily-name = The Daily
daily-title = Daily { $number }
daily-next = The next day begins at { $time }, in
daily-new-day = A new day has begun.
daily-still-counts = It still counts, until { $time }.
daily-archive = From the archive: just for you, without ranks.
daily-to-today = To today
daily-yesterday = Yesterday, number { $number }: still counts until { $time }
daily-no-tasks = There are no tasks for this day.
daily-kind-layout = Reach the best score
daily-kind-puzzle = Find the best move
daily-begin = Begin
daily-go-on = Go on
daily-finished-by = { $count ->
    [one] { $count } person has finished
   *[other] { $count } people have finished
}

## Streak and calendar.

daily-streak = { $days ->
    [one] { $days } day in a row.
   *[other] { $days } days in a row.
}
daily-streak-none = Finish one task to start a streak.
daily-skips = { $left ->
    [one] You can leave out { $left } more day this month.
   *[other] You can leave out { $left } more days this month.
}
daily-month-before = Month before
daily-month-after = Month after
daily-day-with = { $day }: { $what }
daily-skipped = left out, for free

## How to check it.

daily-chain-title = Can this be checked?
daily-chain-text = All days were fixed before the first one, by a chain of hashes. Its last hash, the anchor, is public. When a day no longer counts, its key comes out, and anybody can compute whether it leads to the anchor: examples/check_daily.py does so.
daily-chain-operator = Only whoever runs this server could look ahead.
daily-chain-anchor = The anchor
daily-chain-proof = The proof of this day

## A task.

daily-task-title = { $game }, the Daily · Sandtable
daily-layout-task = Play for the best score. Your first finished try counts.
daily-tries = { $tries ->
    [one] { $tries } wrong try.
   *[other] { $tries } wrong tries.
}
daily-hint = Hint
daily-hint-more = Another hint
daily-take-back = Take back
daily-help-marks = This try will be marked as helped. It still counts.
daily-helped = With help
daily-give-up = Give up
daily-give-up-title = Give up this task?
daily-give-up-text = You then see the best line. This task is over for you.
daily-away = The server cannot be reached. Your move is kept and goes out as soon as the network is back.

## After it.

daily-score = Your score
daily-par = Best possible
daily-rank = Your place: { $rank }
daily-percentile = Better than { $percent }% of the others.
daily-not-counted = Kept for you; it does not count for ranks or your streak.
daily-best-line = The best line
daily-leave-best = Back to my result
daily-others = Also today
daily-whole-day = The whole day
daily-copy = Copy result
daily-picture = As a picture
daily-share-text = The result as text
daily-copy-by-hand = Select the text and copy it with your keyboard or by holding it.
daily-board-title = Leaderboard
daily-board-empty = Nobody has finished yet.
daily-board-rank = Place
daily-board-name = Name
daily-board-result = Result
daily-you = You
