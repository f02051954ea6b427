### The first page, the lists of tables, and opening a table.

home-title = Lugna spel med färger
home-intro = Välj ett spel och en motståndare, så är du i gång. Inget konto behövs.
home-play = Spela
home-learn = Lär dig på fem minuter
home-show = Se 20 sekunder
home-invite = Bjud in en vän
home-rules = Regler
home-your-turn = Väntar på dig
home-waiting = Väntar på en medspelare
home-waiting-none = Ingen väntar just nu. Öppna ett bord för alla, så kanske någon kommer.
# How many can play, of a game that says no more about itself.
home-facts-seats = { $least } till { $most } spelare

## Today’s Daily, in a strip.

home-daily = Dagens uppgifter
home-daily-number = Nr { $number }
home-daily-done = { $done } av { $count } klara
home-daily-left = Nya uppgifter om { $time }

## A game in 20 seconds, on tap.

show-title = { $game } på 20 sekunder
show-go = Fortsätt
show-pause = Pausa
show-again = En gång till

## Opening a table.

new-title = Spela { $game }
# Offered once, before the first game.
new-offer = Är { $game } nytt för dig?
new-offer-no = Nej tack
new-alone = Ensam
new-friend = En vän, via länk
new-anyone = Vem som helst
new-computer = Mot datorn
new-partner = Med datorn
new-opening = Bordet görs i ordning …
new-more = Fler val

option-seats = Spelare
option-seats-count = { $seats ->
    [one] { $seats } spelare
   *[other] { $seats } spelare
}
option-starter = Vem som börjar
option-starter-lot = Lotta
option-starter-host = Jag börjar
option-starter-other = Den andra börjar
option-clock = Tid
option-clock-none = Så lång tid ni vill
option-clock-move-60 = 1 minut per drag
option-clock-base-5 = 5 min + 5 s
option-clock-base-15 = 15 min + 10 s
option-clock-days-1 = 1 dag per drag
option-clock-days-3 = 3 dagar per drag
option-visibility = Vem som ser bordet
option-visibility-public = Alla
option-visibility-link = De som har länken
option-memory = Det som ligger dolt
option-memory-open = Går att slå upp
option-memory-hidden = Ur minnet
option-rated = Räknas för ratingen

## My games.

games-page-title = Mina spel · Sandtable
games-title = Mina spel
games-my-turn = Din tur
games-running = Pågående
games-finished = Avslutade
games-none = Du har inte spelat här än.
games-begin = Börja spela
games-more = Visa äldre spel

## Watching.

watch-page-title = Titta · Sandtable
watch-title = Titta
watch-intro = Offentliga spel som pågår just nu. Du ser det som alla vid bordet ser.
watch-now = Nu
watch-none = Ingen spelar offentligt just nu.
