### The board of Mandala. Mountain, Field, River and Cup are the terms of the rules.

## Cards in words: "2 red cards, 1 green card".

mandala-cards-k = { $count ->
    [one] { $count } sort kort
   *[other] { $count } sorte kort
}
mandala-cards-r = { $count ->
    [one] { $count } rødt kort
   *[other] { $count } røde kort
}
mandala-cards-o = { $count ->
    [one] { $count } orange kort
   *[other] { $count } orange kort
}
mandala-cards-y = { $count ->
    [one] { $count } gult kort
   *[other] { $count } gule kort
}
mandala-cards-g = { $count ->
    [one] { $count } grønt kort
   *[other] { $count } grønne kort
}
mandala-cards-p = { $count ->
    [one] { $count } lilla kort
   *[other] { $count } lilla kort
}
mandala-cards-hidden = { $count ->
    [one] { $count } skjult kort
   *[other] { $count } skjulte kort
}
mandala-no-cards = ingen kort
mandala-no-colours = ingen

## The places, as a screen reader says them. $cards and $colours are lists as above.

mandala-words-mountain = { $count ->
    [0] Bjerg { $mandala }: { $cards }. Alle farver er der.
   *[other] Bjerg { $mandala }: { $cards }. Mangler: { $missing }.
}
mandala-words-field-own = Din mark i mandala { $mandala }: { $cards }.
mandala-words-field-other = Modstanderens mark i mandala { $mandala }: { $cards }.
mandala-words-field-first = Første spillers mark i mandala { $mandala }: { $cards }.
mandala-words-field-second = Anden spillers mark i mandala { $mandala }: { $cards }.
mandala-words-river-own = Din flod, fra felt 1: { $colours }.
mandala-words-river-other = Modstanderens flod, fra felt 1: { $colours }.
mandala-words-river-first = Første spillers flod, fra felt 1: { $colours }.
mandala-words-river-second = Anden spillers flod, fra felt 1: { $colours }.
mandala-words-cup-own = { $count ->
    [one] Dit bæger: { $count } kort.
   *[other] Dit bæger: { $count } kort.
}
mandala-words-cup-other = { $count ->
    [one] Modstanderens bæger: { $count } kort.
   *[other] Modstanderens bæger: { $count } kort.
}
mandala-words-cup-first = { $count ->
    [one] Første spillers bæger: { $count } kort.
   *[other] Første spillers bæger: { $count } kort.
}
mandala-words-cup-second = { $count ->
    [one] Anden spillers bæger: { $count } kort.
   *[other] Anden spillers bæger: { $count } kort.
}
mandala-words-cup-open-own = Dit bæger: { $cards }. Fra start, skjult for modstanderen: { $hidden }.
mandala-words-cup-open-other = Modstanderens bæger: { $cards }. Fra start: { $hidden }.
mandala-words-cup-open-first = Første spillers bæger: { $cards }. Fra start: { $hidden }.
mandala-words-cup-open-second = Anden spillers bæger: { $cards }. Fra start: { $hidden }.
mandala-words-cup-claimed-other = Modstanderens bæger: { $cards } og 2 skjulte kort.
mandala-words-cup-claimed-first = Første spillers bæger: { $cards } og 2 skjulte kort.
mandala-words-cup-claimed-second = Anden spillers bæger: { $cards } og 2 skjulte kort.
mandala-words-hand-own = Din hånd: { $cards }.
mandala-words-hand-other = Modstanderens hånd: { $cards }.
mandala-words-hand-first = Første spillers hånd: { $cards }.
mandala-words-hand-second = Anden spillers hånd: { $cards }.
mandala-words-deck = { $count ->
    [0] Trækbunken er tom.
    [one] Trækbunke: { $count } kort.
   *[other] Trækbunke: { $count } kort.
}
mandala-words-discard = Kastebunke: { $cards }.
mandala-words-claim-own = Mandala { $mandala } er fuldendt. Vælg en farve fra bjerget: { $colours }.
mandala-words-claim-other = Mandala { $mandala } er fuldendt. Modstanderen vælger en farve fra bjerget: { $colours }.
mandala-words-claim-first = Mandala { $mandala } er fuldendt. Første spiller vælger en farve fra bjerget: { $colours }.
mandala-words-claim-second = Mandala { $mandala } er fuldendt. Anden spiller vælger en farve fra bjerget: { $colours }.

## Moves as they are told. $cards as in "2 red cards"; $letter is k, r, o, y, g or p.

mandala-told-build = { $name } bygger på bjerg { $mandala } med { $cards }.
mandala-told-grow = { $name } dyrker en mark i mandala { $mandala } med { $cards }.
mandala-told-discard = { $name } kaster { $cards }.
mandala-told-claim = { $name } tager farven { $colour }.
mandala-told-draw = { $name } trækker { $cards }.
mandala-told-refill = Nyt på bjerg { $mandala }: { $cards }.

## The board and what is below it.

mandala-board = Mandala-bordet. Piletasterne flytter dig rundt, Enter tager op og lægger ned, plus og minus tager flere eller færre kort.
mandala-field = Mark
mandala-mountain = Bjerg
mandala-hand-cards = På din hånd: { $cards }
# $cards are all cards of the colour in hand, $count how many of them are picked up.
mandala-hand-picked = På din hånd: { $cards }, heraf { $count } taget op
mandala-claim = Tag { $cards }
mandala-bar-turn = Vælg kort fra din hånd.
mandala-bar-picked = { $cards }: Vælg nu et sted.
mandala-bar-claim = Mandala { $mandala } er fuldendt: Vælg en farve fra bjerget.
mandala-bar-claimed = Mandala { $mandala } er fuldendt: { $name } vælger en farve.
mandala-bar-exhausted = Trækbunken er brugt op: Den næste fuldendte mandala er den sidste.
mandala-bar-returned = Der er ikke flere kort at trække: Den, der kaster nu, slutter spillet.
mandala-fewer = Et kort mindre
mandala-more = Et kort mere
mandala-put-down = Læg tilbage

## Memory aid.

mandala-aid = Huskehjælp
mandala-aid-total = Alle
mandala-aid-unseen = Ikke set endnu
mandala-aid-holds = { $name } har mindst ét
mandala-aid-points = Point: { $name }
mandala-aid-points-open = Point uden de 2 skjulte kort: { $name }

## What explains the table: questions before a move is confirmed, prompts, places, names, legend.

# $cards as in "2 red cards".
mandala-ask-build = Bygge med farven { $colour } i mandala { $mandala }?
mandala-ask-grow = Dyrke din mark i mandala { $mandala } med { $cards }?
mandala-ask-discard = Kaste { $cards }?
mandala-ask-claim = Tage farven { $colour }?
mandala-phrase-cards = { $count } × { $colour }
mandala-phrase-build = { $cards } på bjerg { $mandala }
mandala-phrase-grow = { $cards } på mark { $mandala }
mandala-phrase-discard = kaste { $cards }
mandala-phrase-claim = tage { $colour }
# Longer prompts for the first games: what to do, and why it matters.
mandala-why-turn = Vælg kort: Bjerget giver dig nye, marken lader dig tage først.
mandala-why-picked = { $cards }: Vælg et oplyst sted. Med flest kort på din mark tager du først.
mandala-why-claim = Vælg en farve fra mandala { $mandala }: Jo senere den kommer i din flod, desto mere tæller dens kort.
# What a place is, said when a press on it does nothing else.
mandala-about-deck = { $count ->
    [0] Trækbunken er tom.
    [one] Trækbunken: Der er { $count } kort tilbage.
   *[other] Trækbunken: Der er { $count } kort tilbage.
}
mandala-about-discard = Kastebunken: Den bliver den nye trækbunke, når trækbunken er brugt op.
mandala-about-mountain = Bjerg { $mandala }: Når alle seks farver ligger i mandalaen, tager I disse kort på skift.
# $whose: own, other, or any for those who watch.
mandala-about-field = { $whose ->
    [own] Din mark: Med flere kort her end modstanderen tager du først.
    [other] Modstanderens mark: Med flere kort her end dig tager modstanderen først.
   *[any] En mark: Den, der har flest kort på sin, tager først.
}
mandala-about-river = { $whose ->
    [own] Din flod: Den første farve tæller 1, den sjette 6.
    [other] Modstanderens flod: Den første farve tæller 1, den sjette 6.
   *[any] En flod: Den første farve tæller 1, den sjette 6.
}
mandala-about-cup = { $whose ->
    [own] Dit bæger: Hvert kort i det giver sin farves tal i din flod som point.
    [other] Modstanderens bæger: Hvert kort i det giver sin farves tal i modstanderens flod som point.
   *[any] Et bæger: Hvert kort i det giver sin farves tal i samme spillers flod som point.
}
mandala-about-hand = { $whose ->
    [own] Din hånd: højst otte kort, som kun du ser.
    [other] Modstanderens hånd: højst otte kort, som du ikke ser.
   *[any] En hånd: højst otte kort, som ingen andre ser.
}
# Names of the places, until somebody knows them.
mandala-label-river = Flod
mandala-label-cup = Bæger
mandala-label-deck = Trækbunke
mandala-label-discard = Kastebunke
mandala-label-hand = Din hånd
# The legend: short, one thing each.
mandala-legend-mountain = Seks mærker under et bjerg: Fyldte farver ligger i mandalaen, stiplede mangler. Når alle seks er der, deles bjergets kort.
mandala-legend-field = Din mark: Den, der har flest kort på sin, tager først. Er din mark tom, kastes det, du tager.
mandala-legend-river = Din flod: Hver ny farve, du tager, får det næste felt. Feltets tal er, hvad hvert kort i den farve er værd i dit bæger.
mandala-legend-cup = Dit bæger: de kort, der giver point. To ligger der fra starten, og modstanderen kender dem ikke.
mandala-legend-number = Et tal på kortene: Så mange ligger der. En prikket linje: det seneste træk.

## On the first page.

home-line-mandala = Sammen bygger I noget smukt og spekulerer hele tiden på, hvem der får det med hjem.
home-facts-mandala = 2 spillere · kort · 30 minutter

## What can be chosen for a table.

memory-mandala = Tagne kort
memory-mandala-note = Dette spil spilles efter hukommelsen: Af modstanderens bæger ser du kun antallet af kort.

## Why a move is not allowed.

illegal-mandala-ended = Spillet er slut.
illegal-mandala-draw-first =
    { $due ->
        [one] Først skal der trækkes et kort.
       *[other] Først skal der trækkes { $due } kort.
    }
illegal-mandala-refill-first = Først skal bjerget i mandala { $current } fyldes op.
illegal-mandala-claim-first =
    Bjerget i mandala { $current } er ved at blive delt: Vælg en af dets farver.
illegal-mandala-nothing-to-claim = Ingen mandala er fuldendt, så der er ikke noget at vælge.
illegal-mandala-not-in-mountain = Farven ligger ikke på bjerget i mandala { $current }: { $colour }.
illegal-mandala-no-such-card = Du har ingen kort i den farve: { $colour }.
illegal-mandala-too-few-cards =
    { $held ->
        [one] Du har kun ét kort i den farve: { $colour }.
       *[other] Du har kun { $held } kort i den farve: { $colour }.
    }
illegal-mandala-in-mountain =
    Farven ligger allerede på bjerget i mandala { $mandala } og må ikke ligge andre steder dér: { $colour }.
illegal-mandala-in-own-field =
    Farven ligger allerede på din mark i mandala { $mandala } og må ikke ligge andre steder dér: { $colour }.
illegal-mandala-in-rival-field =
    Farven ligger allerede på modstanderens mark i mandala { $mandala } og må ikke ligge andre steder dér: { $colour }.
illegal-mandala-keep-a-card = Behold mindst ét kort på hånden.
illegal-mandala-nothing-to-draw = Behold mindst ét kort på hånden: Der er ikke flere at trække.

## The result.

ending-mandala-river = En flod har alle seks farver.
ending-mandala-deck = Trækbunken er brugt op.
decided-tie-mandala = Lige mange point; færre kort i bægeret afgjorde det.
fair-checked-mandala = Kortene er kontrolleret
fair-unkept-mandala = Kortene stemmer
fair-wrong-mandala = Kortene stemmer ikke

## The demonstration: a line for each move of excerpt.json, and what the picture of the board shows.

scene-mandala-0 = Mandala 2 mangler endnu to af de seks farver.
scene-mandala-1 = Ada dyrker orange på marken. Nu mangler kun gul.
scene-mandala-2 = Ben bygger med gul. Alle seks er der: Bjerget deles.
scene-mandala-3 = Ben har flest kort på marken og vælger først: grøn. Et til floden, et til bægeret.
scene-mandala-4 = Ada tager lilla, en ny farve: Den kommer på felt 4 i floden.
scene-mandala-5 = Ben tager gul: felt 2 i floden.
scene-mandala-6 = Ada har rød på felt 3. Så dette kort i bægeret giver 3.
picture-mandala = Bordet midt i et spil: to mandalaer, hver med et bjerg mellem to marker, og ved siden af dem begge spilleres flod og bæger.

## Setting up a position

setup-mandala-field = Mark, spiller { $seat }
setup-mandala-mountain = Bjerg
setup-mandala-place-hand = Hånd
setup-mandala-place-river = Flod, fra felt 1
setup-mandala-place-cup = Bæger: de 2 fra start
setup-mandala-place-claimed = Bæger: tagne
setup-mandala-place-whole = Bæger, alle kort
setup-mandala-place-discard = Kastebunke
setup-mandala-group-mandala = Mandala nr. { $number }
setup-mandala-group-seat = Spiller { $number }
setup-mandala-group-rest = Andre kort
setup-mandala-kind = Stilling
setup-mandala-kind-turn-0 = Spiller 1 i trækket
setup-mandala-kind-turn-1 = Spiller 2 i trækket
setup-mandala-kind-count = Slutoptælling: floder og bægre
setup-mandala-kind-other = Som den står

## I gennemgange.

mandala-belief-hand = Hvad modstanderen kunne have på hånden
mandala-belief-cup = Skjult i modstanderens bæger
mandala-belief-row = { $colour }: mindst ét, { $counting } % talt op, { $weighted } % efter trækkene
mandala-belief-count = { $colour }: mindst ét, { $counting } % talt op
mandala-belief-note = Chance for mindst ét kort, i procent. Søjle: talt op. Streg og tal: også efter modstanderens træk.

## Why a position is impossible

impossible-mandala-cards = Kort i farven { $colour }: { $count } i stedet for { $most }.
impossible-mandala-two-areas = Farven { $colour } ligger på mere end ét område i mandala { $mandala }.
impossible-mandala-few-on-mountain = Bjerget i mandala { $mandala } har for få kort: Der ligger mindst 2.
impossible-mandala-complete = Mandala { $mandala } er fuldendt: Først tages farverne.
impossible-mandala-hand = Spiller { $player } har { $count } kort på hånden; 1 til { $most } er muligt.
impossible-mandala-cup = Spiller { $player }: Bægeret har { $most } kort fra starten.
impossible-mandala-no-river-card = Spiller { $player } har taget farven { $colour } uden at have et sådant kort i floden.
impossible-mandala-deck-empty = Der er ingen kort tilbage til trækbunken.
impossible-mandala-river-full = En flod har seks farver, så spillet er slut: Vælg slutoptællingen.
impossible-mandala-none-claimed = Spillet slutter, når farverne i en mandala er taget: Så er mindst én af dem tom.
