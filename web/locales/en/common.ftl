### What all pages share.

sandtable = Sandtable

## Colours, as in "a black card".

colour-k = black
colour-r = red
colour-o = orange
colour-y = yellow
colour-g = green
colour-p = purple
colour-w = white
colour-v = violet
colour-l = light blue
colour-d = dark blue

## The top of each page.

nav-skip = Skip to content
nav-pages = Pages
nav-play = Play
nav-learn = Learn
nav-games = My games
nav-watch = Watch
nav-rules = Rules
nav-settings = Settings
nav-language = Language

## The bottom of each page.

footer-independent = Sandtable is independent. The games belong to their designers and publishers.
footer-programs = For programs that play

## Small words.

close = Close
cancel = Cancel
loading = One moment …
loading-long = A computer that has just started needs a minute before everything is ready.
copy = Copy
copied = Copied
share = Share

## Chairs and tables in lists.

# Somebody without a name of their own.
guest = Guest { $number }
chair-free = a free chair
row-my-turn = Your turn
row-status-waiting = Waiting for players
row-status-playing = In progress
row-status-over = Finished
row-outcome-won = Won
row-outcome-lost = Lost
row-outcome-draw = Draw
row-outcome-stopped = Stopped

## The network or the server is away.

away-network = You are offline. What you see may be out of date. It goes on when the network is back.
away-server = The server does not answer. Trying again …
error-away = The server does not answer. Try again in a moment.
away-title = This page could not be loaded
away-page = The server or the network is away at the moment.
away-try = Try again

## A page that is not there.

missing-page-title = Not found · Sandtable
missing-title = There is nothing here
missing-text = Maybe the link was cut off on its way to you, or the table was closed.
missing-table-title = This table is no longer here
missing-table-text =
    Tables that nobody joins are closed after a while. Or perhaps the link was cut off on its way to you.
missing-home = To the games
