### The board of Mandala. Mountain, Field, River and Cup are the terms of the rules.

## Cards in words: "2 red cards, 1 green card".

mandala-cards-k = { $count ->
    [one] { $count } svart kort
   *[other] { $count } svarte kort
}
mandala-cards-r = { $count ->
    [one] { $count } rødt kort
   *[other] { $count } røde kort
}
mandala-cards-o = { $count ->
    [one] { $count } oransje kort
   *[other] { $count } oransje kort
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
    [0] Fjell { $mandala }: { $cards }. Alle fargene er der.
   *[other] Fjell { $mandala }: { $cards }. Mangler: { $missing }.
}
mandala-words-field-own = Åkeren din i mandala { $mandala }: { $cards }.
mandala-words-field-other = Motspillerens åker i mandala { $mandala }: { $cards }.
mandala-words-field-first = Første spillers åker i mandala { $mandala }: { $cards }.
mandala-words-field-second = Andre spillers åker i mandala { $mandala }: { $cards }.
mandala-words-river-own = Elven din, fra felt 1: { $colours }.
mandala-words-river-other = Motspillerens elv, fra felt 1: { $colours }.
mandala-words-river-first = Første spillers elv, fra felt 1: { $colours }.
mandala-words-river-second = Andre spillers elv, fra felt 1: { $colours }.
mandala-words-cup-own = { $count ->
    [one] Begeret ditt: { $count } kort.
   *[other] Begeret ditt: { $count } kort.
}
mandala-words-cup-other = { $count ->
    [one] Motspillerens beger: { $count } kort.
   *[other] Motspillerens beger: { $count } kort.
}
mandala-words-cup-first = { $count ->
    [one] Første spillers beger: { $count } kort.
   *[other] Første spillers beger: { $count } kort.
}
mandala-words-cup-second = { $count ->
    [one] Andre spillers beger: { $count } kort.
   *[other] Andre spillers beger: { $count } kort.
}
mandala-words-cup-open-own = Begeret ditt: { $cards }. Fra starten, skjult for motspilleren: { $hidden }.
mandala-words-cup-open-other = Motspillerens beger: { $cards }. Fra starten: { $hidden }.
mandala-words-cup-open-first = Første spillers beger: { $cards }. Fra starten: { $hidden }.
mandala-words-cup-open-second = Andre spillers beger: { $cards }. Fra starten: { $hidden }.
mandala-words-cup-claimed-other = Motspillerens beger: { $cards } og 2 skjulte kort.
mandala-words-cup-claimed-first = Første spillers beger: { $cards } og 2 skjulte kort.
mandala-words-cup-claimed-second = Andre spillers beger: { $cards } og 2 skjulte kort.
mandala-words-hand-own = Hånden din: { $cards }.
mandala-words-hand-other = Motspillerens hånd: { $cards }.
mandala-words-hand-first = Første spillers hånd: { $cards }.
mandala-words-hand-second = Andre spillers hånd: { $cards }.
mandala-words-deck = { $count ->
    [0] Trekkbunken er tom.
    [one] Trekkbunke: { $count } kort.
   *[other] Trekkbunke: { $count } kort.
}
mandala-words-discard = Kastebunke: { $cards }.
mandala-words-claim-own = Mandala { $mandala } er fullført. Velg en farge fra fjellet: { $colours }.
mandala-words-claim-other = Mandala { $mandala } er fullført. Motspilleren velger en farge fra fjellet: { $colours }.
mandala-words-claim-first = Mandala { $mandala } er fullført. Første spiller velger en farge fra fjellet: { $colours }.
mandala-words-claim-second = Mandala { $mandala } er fullført. Andre spiller velger en farge fra fjellet: { $colours }.

## Moves as they are told. $cards as in "2 red cards"; $letter is k, r, o, y, g or p.

mandala-told-build = { $name } bygger på fjell { $mandala } med { $cards }.
mandala-told-grow = { $name } dyrker en åker i mandala { $mandala } med { $cards }.
mandala-told-discard = { $name } kaster { $cards }.
mandala-told-claim = { $name } tar fargen { $colour }.
mandala-told-draw = { $name } trekker { $cards }.
mandala-told-refill = Nytt på fjell { $mandala }: { $cards }.

## The board and what is below it.

mandala-board = Mandala-bordet. Piltastene flytter deg rundt, Enter tar opp og legger ned, pluss og minus tar flere eller færre kort.
mandala-field = Åker
mandala-mountain = Fjell
mandala-hand-cards = På hånden din: { $cards }
# $cards are all cards of the colour in hand, $count how many of them are picked up.
mandala-hand-picked = På hånden din: { $cards }, { $count } tatt opp
mandala-claim = Ta { $cards }
mandala-bar-turn = Velg kort fra hånden.
mandala-bar-picked = { $cards }: Velg nå et sted.
mandala-bar-claim = Mandala { $mandala } er fullført: Velg en farge fra fjellet.
mandala-bar-claimed = Mandala { $mandala } er fullført: { $name } velger en farge.
mandala-bar-exhausted = Trekkbunken er brukt opp: Den neste fullførte mandalaen er den siste.
mandala-bar-returned = Det er ingen kort igjen å trekke: Den som kaster nå, avslutter spillet.
mandala-fewer = Ett kort færre
mandala-more = Ett kort til
mandala-put-down = Legg tilbake

## Memory aid.

mandala-aid = Huskehjelp
mandala-aid-total = Alle
mandala-aid-unseen = Ikke sett ennå
mandala-aid-holds = { $name } har minst ett
mandala-aid-points = Poeng: { $name }
mandala-aid-points-open = Poeng uten de 2 skjulte kortene: { $name }

## What explains the table: questions before a move is confirmed, prompts, places, names, legend.

# $cards as in "2 red cards".
mandala-ask-build = Bygge med fargen { $colour } i mandala { $mandala }?
mandala-ask-grow = Dyrke åkeren din i mandala { $mandala } med { $cards }?
mandala-ask-discard = Kaste { $cards }?
mandala-ask-claim = Ta fargen { $colour }?
mandala-phrase-cards = { $count } × { $colour }
mandala-phrase-build = { $cards } på fjell { $mandala }
mandala-phrase-grow = { $cards } på åker { $mandala }
mandala-phrase-discard = kaste { $cards }
mandala-phrase-claim = ta { $colour }
# Longer prompts for the first games: what to do, and why it matters.
mandala-why-turn = Velg kort: Fjellet gir deg nye, åkeren lar deg ta først.
mandala-why-picked = { $cards }: Velg et opplyst sted. Med flest kort på åkeren din tar du først.
mandala-why-claim = Velg en farge fra mandala { $mandala }: Jo senere den kommer i elven din, desto mer teller kortene.
# What a place is, said when a press on it does nothing else.
mandala-about-deck = { $count ->
    [0] Trekkbunken er tom.
    [one] Trekkbunken: { $count } kort er igjen.
   *[other] Trekkbunken: { $count } kort er igjen.
}
mandala-about-discard = Kastebunken: Den blir den nye trekkbunken når trekkbunken er brukt opp.
mandala-about-mountain = Fjell { $mandala }: Når alle seks farger ligger i mandalaen, tar dere disse kortene etter tur.
# $whose: own, other, or any for those who watch.
mandala-about-field = { $whose ->
    [own] Åkeren din: Med flere kort her enn motspilleren tar du først.
    [other] Motspillerens åker: Med flere kort her enn deg tar motspilleren først.
   *[any] En åker: Den som har flest kort på sin, tar først.
}
mandala-about-river = { $whose ->
    [own] Elven din: Den første fargen teller 1, den sjette 6.
    [other] Motspillerens elv: Den første fargen teller 1, den sjette 6.
   *[any] En elv: Den første fargen teller 1, den sjette 6.
}
mandala-about-cup = { $whose ->
    [own] Begeret ditt: Hvert kort i det gir fargens tall i elven din som poeng.
    [other] Motspillerens beger: Hvert kort i det gir fargens tall i motspillerens elv som poeng.
   *[any] Et beger: Hvert kort i det gir fargens tall i samme spillers elv som poeng.
}
mandala-about-hand = { $whose ->
    [own] Hånden din: høyst åtte kort, som bare du ser.
    [other] Motspillerens hånd: høyst åtte kort, som du ikke ser.
   *[any] En hånd: høyst åtte kort, som ingen andre ser.
}
# Names of the places, until somebody knows them.
mandala-label-river = Elv
mandala-label-cup = Beger
mandala-label-deck = Trekkbunke
mandala-label-discard = Kastebunke
mandala-label-hand = Hånden din
# The legend: short, one thing each.
mandala-legend-mountain = Seks merker under et fjell: Fylte farger ligger i mandalaen, stiplede mangler. Når alle seks er der, deles kortene på fjellet.
mandala-legend-field = Åkeren din: Den som har flest kort på sin, tar først. Er åkeren din tom, kastes det du tar.
mandala-legend-river = Elven din: Hver ny farge du tar, får det neste feltet. Tallet på feltet er det hvert kort i den fargen er verdt i begeret ditt.
mandala-legend-cup = Begeret ditt: kortene som gir poeng. To ligger der fra starten, og motspilleren kjenner dem ikke.
mandala-legend-number = Et tall på kortene: Så mange ligger der. En prikket linje: det siste trekket.

## On the first page.

home-line-mandala = Sammen bygger dere noe vakkert og lurer hele tiden på hvem som får det med seg hjem.
home-facts-mandala = 2 spillere · kort · 30 minutter

## What can be chosen for a table.

memory-mandala = Kort som er tatt
memory-mandala-note = Dette spillet spilles etter hukommelsen: Av motspillerens beger ser du bare antall kort.

## Why a move is not allowed.

illegal-mandala-ended = Spillet er over.
illegal-mandala-draw-first =
    { $due ->
        [one] Først må det trekkes ett kort.
       *[other] Først må det trekkes { $due } kort.
    }
illegal-mandala-refill-first = Først må fjellet i mandala { $current } fylles på.
illegal-mandala-claim-first =
    Fjellet i mandala { $current } deles opp: Velg en av fargene der.
illegal-mandala-nothing-to-claim = Ingen mandala er fullført, så det er ingenting å velge.
illegal-mandala-not-in-mountain = Fargen ligger ikke på fjellet i mandala { $current }: { $colour }.
illegal-mandala-no-such-card = Du har ingen kort i den fargen: { $colour }.
illegal-mandala-too-few-cards =
    { $held ->
        [one] Du har bare ett kort i den fargen: { $colour }.
       *[other] Du har bare { $held } kort i den fargen: { $colour }.
    }
illegal-mandala-in-mountain =
    Fargen ligger allerede på fjellet i mandala { $mandala } og kan ikke ligge andre steder der: { $colour }.
illegal-mandala-in-own-field =
    Fargen ligger allerede på åkeren din i mandala { $mandala } og kan ikke ligge andre steder der: { $colour }.
illegal-mandala-in-rival-field =
    Fargen ligger allerede på motspillerens åker i mandala { $mandala } og kan ikke ligge andre steder der: { $colour }.
illegal-mandala-keep-a-card = Behold minst ett kort på hånden.
illegal-mandala-nothing-to-draw = Behold minst ett kort på hånden: Det er ingen kort igjen å trekke.

## The result.

ending-mandala-river = En elv har alle de seks fargene.
ending-mandala-deck = Trekkbunken er brukt opp.
decided-tie-mandala = Like mange poeng; færre kort i begeret avgjorde.
fair-checked-mandala = Kortene er kontrollert
fair-unkept-mandala = Kortene stemmer
fair-wrong-mandala = Kortene stemmer ikke

## The demonstration: a line for each move of excerpt.json, and what the picture of the board shows.

scene-mandala-0 = Mandala 2 mangler ennå to av de seks fargene.
scene-mandala-1 = Ada dyrker oransje på åkeren. Nå mangler bare gult.
scene-mandala-2 = Ben bygger med gult. Alle seks er der: Fjellet deles.
scene-mandala-3 = Ben har flest kort på åkeren og velger først: grønt. Ett til elven, ett til begeret.
scene-mandala-4 = Ada tar lilla, en ny farge: Den legges på felt 4 i elven.
scene-mandala-5 = Ben tar gult: felt 2 i elven.
scene-mandala-6 = Ada har rødt på felt 3. Derfor gir dette kortet i begeret 3.
picture-mandala = Bordet midt i et spill: to mandalaer, hver med et fjell mellom to åkrer, og ved siden av dem begge spilleres elv og beger.

## Setting up a position

setup-mandala-field = Åker, spiller { $seat }
setup-mandala-mountain = Fjell
setup-mandala-place-hand = Hånd
setup-mandala-place-river = Elv, fra felt 1
setup-mandala-place-cup = Beger: de 2 fra start
setup-mandala-place-claimed = Beger: tatte
setup-mandala-place-whole = Beger, alle kort
setup-mandala-place-discard = Kastebunke
setup-mandala-group-mandala = Mandala nr. { $number }
setup-mandala-group-seat = Spiller { $number }
setup-mandala-group-rest = Andre kort
setup-mandala-kind = Stilling
setup-mandala-kind-turn-0 = Spiller 1 i trekket
setup-mandala-kind-turn-1 = Spiller 2 i trekket
setup-mandala-kind-count = Sluttelling: elver og begre
setup-mandala-kind-other = Som den står

## I gjennomganger.

mandala-belief-hand = Hva motspilleren kunne ha på hånden
mandala-belief-cup = Skjult i motspillerens beger
mandala-belief-row = { $colour }: minst ett, { $counting } % talt opp, { $weighted } % etter trekkene
mandala-belief-count = { $colour }: minst ett, { $counting } % talt opp
mandala-belief-note = Sjanse for minst ett kort, i prosent. Søyle: talt opp. Strek og tall: også etter motspillerens trekk.

## Why a position is impossible

impossible-mandala-cards = Kort i fargen { $colour }: { $count } i stedet for { $most }.
impossible-mandala-two-areas = Fargen { $colour } ligger på mer enn ett område i mandala { $mandala }.
impossible-mandala-few-on-mountain = Fjellet i mandala { $mandala } har for få kort: Der ligger minst 2.
impossible-mandala-complete = Mandala { $mandala } er fullført: Først tas fargene.
impossible-mandala-hand = Spiller { $player } har { $count } kort på hånden; 1 til { $most } er mulig.
impossible-mandala-cup = Spiller { $player }: Begeret har { $most } kort fra starten.
impossible-mandala-no-river-card = Spiller { $player } har tatt fargen { $colour } uten å ha et slikt kort i elven.
impossible-mandala-deck-empty = Det er ingen kort igjen til trekkbunken.
impossible-mandala-river-full = En elv har seks farger, så spillet er slutt: Velg sluttellingen.
impossible-mandala-none-claimed = Spillet slutter når fargene i en mandala er tatt: Da er minst én av dem tom.
