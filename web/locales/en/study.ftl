### Ways to what helps: hints, reviews, accuracy.

study-review = Review
study-hint = Hint
study-hint-more = Next hint
study-hint-close = Close the hint
study-belief-show = What could be hidden?
study-belief-hide = Hide the chances
study-belief-of = What { $name } could know
study-accuracy = Accuracy in the last games
study-accuracy-mean = Mean: { $mean }, reviewed games: { $count }
study-trend-up = rising
study-trend-down = falling
study-trend-even = steady
study-mistakes = Repeat my mistakes ({ $count })
import-link = Open a game from a file
