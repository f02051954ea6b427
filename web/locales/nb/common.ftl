### What all pages share.

sandtable = Sandtable

## Colours, as in "a black card".

colour-k = svart
colour-r = rød
colour-o = oransje
colour-y = gul
colour-g = grønn
colour-p = lilla
colour-w = hvit
colour-v = lilla
colour-l = lyseblå
colour-d = mørkeblå

## The top of each page.

nav-skip = Til innholdet
nav-pages = Sider
nav-play = Spill
nav-learn = Lær
nav-games = Mine spill
nav-watch = Følg med
nav-rules = Regler
nav-settings = Innstil{ "\u00AD" }linger
nav-language = Språk

## The bottom of each page.

footer-independent = Sandtable er uavhengig. Spillene tilhører opphavspersonene og forlagene.
footer-programs = For programmer som spiller

## Small words.

close = Lukk
cancel = Avbryt
loading = Et øyeblikk …
loading-long = Rett etter oppstart tar det omtrent et minutt før alt er klart.
copy = Kopier
copied = Kopiert
share = Del

## Chairs and tables in lists.

# Whoever has not chosen a name.
guest = Gjest { $number }
chair-free = en ledig plass
row-my-turn = Din tur
row-status-waiting = Venter på spillere
row-status-playing = Pågår
row-status-over = Ferdig
row-outcome-won = Vunnet
row-outcome-lost = Tapt
row-outcome-draw = Uavgjort
row-outcome-stopped = Avbrutt

## The network or the server is away.

away-network = Du er frakoblet. Det du ser, kan være utdatert. Det fortsetter når nettet er tilbake.
away-server = Serveren svarer ikke. Prøver igjen …
error-away = Serveren svarer ikke. Prøv igjen om litt.
away-title = Siden kunne ikke lastes
away-page = Serveren eller nettet er borte akkurat nå.
away-try = Prøv igjen

## A page that is not there.

missing-page-title = Ikke funnet · Sandtable
missing-title = Her er det ingenting
missing-text = Kanskje kom ikke hele lenken med, eller bordet er lukket.
missing-table-title = Bordet finnes ikke lenger
missing-table-text =
    Bord som ingen kommer til, blir lukket etter en stund. Eller kanskje kom ikke hele lenken med.
missing-home = Til spillene
