### What all pages share.

sandtable = Sandtable

## Colours, as in "a black card".

colour-k = svart
colour-r = röd
colour-o = orange
colour-y = gul
colour-g = grön
colour-p = lila
colour-w = vit
colour-v = lila
colour-l = ljusblå
colour-d = mörkblå

## The top of each page.

nav-skip = Till innehållet
nav-pages = Sidor
nav-play = Spela
nav-learn = Lär dig
nav-games = Mina spel
nav-watch = Titta
nav-rules = Regler
nav-settings = Inställ{ "\u00AD" }ningar
nav-language = Språk

## The bottom of each page.

footer-independent = Sandtable är oberoende. Spelen tillhör sina upphovspersoner och förlag.
footer-programs = För program som spelar

## Small words.

close = Stäng
cancel = Avbryt
loading = Ett ögonblick …
loading-long = Direkt efter starten tar det ungefär en minut innan allt är klart.
copy = Kopiera
copied = Kopierat
share = Dela

## Chairs and tables in lists.

# Whoever has not chosen a name.
guest = Gäst { $number }
chair-free = en ledig plats
row-my-turn = Din tur
row-status-waiting = Väntar på spelare
row-status-playing = Pågår
row-status-over = Avslutat
row-outcome-won = Vinst
row-outcome-lost = Förlust
row-outcome-draw = Oavgjort
row-outcome-stopped = Avbrutet

## The network or the server is away.

away-network = Du är offline. Det du ser kan vara inaktuellt. Det fortsätter när nätet är tillbaka.
away-server = Servern svarar inte. Försöker igen …
error-away = Servern svarar inte. Försök igen om en stund.
away-title = Sidan kunde inte laddas
away-page = Servern eller nätet går inte att nå just nu.
away-try = Försök igen

## A page that is not there.

missing-page-title = Hittades inte · Sandtable
missing-title = Här finns inget
missing-text = Kanske kom inte hela länken med, eller så har bordet stängts.
missing-table-title = Bordet finns inte längre
missing-table-text =
    Bord som ingen kommer till stängs efter en tid. Eller så kom inte hela länken med.
missing-home = Till spelen
