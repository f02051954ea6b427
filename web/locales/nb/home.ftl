### The first page, the lists of tables, and opening a table.

home-title = Rolige spill med farger
home-intro = Velg et spill og en motspiller, så er du i gang. Du trenger ingen konto.
home-play = Spill
home-learn = Lær det på fem minutter
home-show = Se 20 sekunder
home-invite = Inviter en venn
home-rules = Regler
home-your-turn = Venter på deg
home-waiting = Venter på en medspiller
home-waiting-none = Ingen venter akkurat nå. Åpne et bord for alle, så kommer det kanskje noen.
# How many can play, of a game that says no more about itself.
home-facts-seats = { $least } til { $most } spillere

## Today’s Daily, in a strip.

home-daily = Dagens oppgaver
home-daily-number = Nr. { $number }
home-daily-done = { $done } av { $count } ferdige
home-daily-left = Nye oppgaver om { $time }

## A game in 20 seconds, on tap.

show-title = { $game } på 20 sekunder
show-go = Fortsett
show-pause = Pause
show-again = En gang til

## Opening a table.

new-title = Spill { $game }
# Offered once, before the first game.
new-offer = Er { $game } nytt for deg?
new-offer-no = Nei takk
new-alone = Alene
new-friend = En venn, via lenke
new-anyone = Hvem som helst
new-computer = Mot datamaskinen
new-partner = Med datamaskinen
new-opening = Bordet gjøres klart …
new-more = Flere valg

option-seats = Spillere
option-seats-count = { $seats ->
    [one] { $seats } spiller
   *[other] { $seats } spillere
}
option-starter = Hvem som begynner
option-starter-lot = Loddtrekning
option-starter-host = Jeg begynner
option-starter-other = Den andre begynner
option-clock = Tid
option-clock-none = Så lang tid dere vil
option-clock-move-60 = 1 minutt per trekk
option-clock-base-5 = 5 min + 5 s
option-clock-base-15 = 15 min + 10 s
option-clock-days-1 = 1 dag per trekk
option-clock-days-3 = 3 dager per trekk
option-visibility = Hvem som ser bordet
option-visibility-public = Alle
option-visibility-link = De som har lenken
option-memory = Det som ligger skjult
option-memory-open = Kan slås opp
option-memory-hidden = Etter hukommelsen
option-rated = Teller for ratingen

## My games.

games-page-title = Mine spill · Sandtable
games-title = Mine spill
games-my-turn = Din tur
games-running = Pågår
games-finished = Ferdige
games-none = Du har ikke spilt her ennå.
games-begin = Begynn et spill
games-more = Vis eldre spill

## Watching.

watch-page-title = Følg med · Sandtable
watch-title = Følg med
watch-intro = Åpne spill som pågår nå. Du ser det alle ved bordet ser.
watch-now = Nå
watch-none = Ingen åpne spill pågår akkurat nå.
