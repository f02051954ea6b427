### What all pages share.

sandtable = Sandtable

## Colours, as in "a black card".

colour-k = sort
colour-r = rød
colour-o = orange
colour-y = gul
colour-g = grøn
colour-p = lilla
colour-w = hvid
colour-v = lilla
colour-l = lyseblå
colour-d = mørkeblå

## The top of each page.

nav-skip = Til indholdet
nav-pages = Sider
nav-play = Spil
nav-learn = Lær
nav-games = Mine spil
nav-watch = Se med
nav-rules = Regler
nav-settings = Indstil{ "\u00AD" }linger
nav-language = Sprog

## The bottom of each page.

footer-independent = Sandtable er uafhængig. Spillene tilhører deres ophavsfolk og forlag.
footer-programs = For programmer, der spiller

## Small words.

close = Luk
cancel = Annuller
loading = Et øjeblik …
loading-long = Lige efter start tager det omkring et minut, før alt er klar.
copy = Kopiér
copied = Kopieret
share = Del

## Chairs and tables in lists.

# Whoever has not chosen a name.
guest = Gæst { $number }
chair-free = en ledig plads
row-my-turn = Din tur
row-status-waiting = Venter på spillere
row-status-playing = I gang
row-status-over = Slut
row-outcome-won = Vundet
row-outcome-lost = Tabt
row-outcome-draw = Uafgjort
row-outcome-stopped = Afbrudt

## The network or the server is away.

away-network = Du er offline. Det, du ser, kan være forældet. Det fortsætter, når nettet er tilbage.
away-server = Serveren svarer ikke. Prøver igen …
error-away = Serveren svarer ikke. Prøv igen om et øjeblik.
away-title = Siden kunne ikke hentes
away-page = Serveren eller nettet er væk lige nu.
away-try = Prøv igen

## A page that is not there.

missing-page-title = Ikke fundet · Sandtable
missing-title = Her er der ingenting
missing-text = Måske kom hele linket ikke med, eller bordet er lukket.
missing-table-title = Bordet findes ikke længere
missing-table-text =
    Borde, som ingen kommer til, bliver lukket efter et stykke tid. Eller måske kom hele linket ikke med.
missing-home = Til spillene
