### The first page, the lists of tables, and opening a table.

home-title = Rolige spil med farver
home-intro = Vælg et spil og en modstander, så er du i gang. Du behøver ingen konto.
home-play = Spil
home-learn = Lær det på fem minutter
home-show = Se 20 sekunder
home-invite = Invitér en ven
home-rules = Regler
home-your-turn = Venter på dig
home-waiting = Venter på en medspiller
home-waiting-none = Ingen venter lige nu. Åbn et bord for alle, så kommer der måske nogen.
# How many can play, of a game that says no more about itself.
home-facts-seats = { $least } til { $most } spillere

## Today’s Daily, in a strip.

home-daily = Dagens opgaver
home-daily-number = Nr. { $number }
home-daily-done = { $done } af { $count } færdige
home-daily-left = Nye opgaver om { $time }

## A game in 20 seconds, on tap.

show-title = { $game } på 20 sekunder
show-go = Fortsæt
show-pause = Pause
show-again = En gang til

## Opening a table.

new-title = Spil { $game }
# Offered once, before the first game.
new-offer = Er { $game } nyt for dig?
new-offer-no = Nej tak
new-alone = Alene
new-friend = En ven, via link
new-anyone = Hvem som helst
new-computer = Mod computeren
new-partner = Med computeren
new-opening = Bordet gøres klar …
new-more = Flere valg

option-seats = Spillere
option-seats-count = { $seats ->
    [one] { $seats } spiller
   *[other] { $seats } spillere
}
option-starter = Hvem begynder
option-starter-lot = Træk lod
option-starter-host = Jeg begynder
option-starter-other = Den anden begynder
option-clock = Tid
option-clock-none = Så lang tid, I vil
option-clock-move-60 = 1 minut pr. træk
option-clock-base-5 = 5 min + 5 s
option-clock-base-15 = 15 min + 10 s
option-clock-days-1 = 1 dag pr. træk
option-clock-days-3 = 3 dage pr. træk
option-visibility = Hvem der ser bordet
option-visibility-public = Alle
option-visibility-link = Dem, der har linket
option-memory = Det, der ligger skjult
option-memory-open = Kan slås op
option-memory-hidden = Efter hukommelsen
option-rated = Tæller med i ratingen

## My games.

games-page-title = Mine spil · Sandtable
games-title = Mine spil
games-my-turn = Din tur
games-running = I gang
games-finished = Afsluttede
games-none = Du har ikke spillet her endnu.
games-begin = Begynd et spil
games-more = Vis ældre spil

## Watching.

watch-page-title = Se med · Sandtable
watch-title = Se med
watch-intro = Offentlige spil, der er i gang nu. Du ser det, som alle ved bordet ser.
watch-now = Nu
watch-none = Ingen spiller offentligt lige nu.
