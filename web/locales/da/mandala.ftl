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

home-line-mandala = Byg mandalaer sammen, og tag de farver med hjem, der er mest værd for dig.
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
