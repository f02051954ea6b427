### The board of Mandala. Mountain, Field, River and Cup are the terms of the rules.

## Cards in words: "2 red cards, 1 green card".

mandala-cards-k = { $count ->
    [one] { $count } svart kort
   *[other] { $count } svarta kort
}
mandala-cards-r = { $count ->
    [one] { $count } rött kort
   *[other] { $count } röda kort
}
mandala-cards-o = { $count ->
    [one] { $count } orange kort
   *[other] { $count } orange kort
}
mandala-cards-y = { $count ->
    [one] { $count } gult kort
   *[other] { $count } gula kort
}
mandala-cards-g = { $count ->
    [one] { $count } grönt kort
   *[other] { $count } gröna kort
}
mandala-cards-p = { $count ->
    [one] { $count } lila kort
   *[other] { $count } lila kort
}
mandala-cards-hidden = { $count ->
    [one] { $count } dolt kort
   *[other] { $count } dolda kort
}
mandala-no-cards = inga kort
mandala-no-colours = inga

## The places, as a screen reader says them. $cards and $colours are lists as above.

mandala-words-mountain = { $count ->
    [0] Berg { $mandala }: { $cards }. Alla färger finns där.
   *[other] Berg { $mandala }: { $cards }. Saknas: { $missing }.
}
mandala-words-field-own = Ditt fält i mandala { $mandala }: { $cards }.
mandala-words-field-other = Motståndarens fält i mandala { $mandala }: { $cards }.
mandala-words-field-first = Första spelarens fält i mandala { $mandala }: { $cards }.
mandala-words-field-second = Andra spelarens fält i mandala { $mandala }: { $cards }.
mandala-words-river-own = Din flod, från ruta 1: { $colours }.
mandala-words-river-other = Motståndarens flod, från ruta 1: { $colours }.
mandala-words-river-first = Första spelarens flod, från ruta 1: { $colours }.
mandala-words-river-second = Andra spelarens flod, från ruta 1: { $colours }.
mandala-words-cup-own = { $count ->
    [one] Din bägare: { $count } kort.
   *[other] Din bägare: { $count } kort.
}
mandala-words-cup-other = { $count ->
    [one] Motståndarens bägare: { $count } kort.
   *[other] Motståndarens bägare: { $count } kort.
}
mandala-words-cup-first = { $count ->
    [one] Första spelarens bägare: { $count } kort.
   *[other] Första spelarens bägare: { $count } kort.
}
mandala-words-cup-second = { $count ->
    [one] Andra spelarens bägare: { $count } kort.
   *[other] Andra spelarens bägare: { $count } kort.
}
mandala-words-cup-open-own = Din bägare: { $cards }. Från början, dolt för motståndaren: { $hidden }.
mandala-words-cup-open-other = Motståndarens bägare: { $cards }. Från början: { $hidden }.
mandala-words-cup-open-first = Första spelarens bägare: { $cards }. Från början: { $hidden }.
mandala-words-cup-open-second = Andra spelarens bägare: { $cards }. Från början: { $hidden }.
mandala-words-cup-claimed-other = Motståndarens bägare: { $cards } och 2 dolda kort.
mandala-words-cup-claimed-first = Första spelarens bägare: { $cards } och 2 dolda kort.
mandala-words-cup-claimed-second = Andra spelarens bägare: { $cards } och 2 dolda kort.
mandala-words-hand-own = Din hand: { $cards }.
mandala-words-hand-other = Motståndarens hand: { $cards }.
mandala-words-hand-first = Första spelarens hand: { $cards }.
mandala-words-hand-second = Andra spelarens hand: { $cards }.
mandala-words-deck = { $count ->
    [0] Draghögen är tom.
    [one] Draghögen: { $count } kort.
   *[other] Draghögen: { $count } kort.
}
mandala-words-discard = Kasthögen: { $cards }.
mandala-words-claim-own = Mandala { $mandala } är fullbordad. Välj en färg från dess berg: { $colours }.
mandala-words-claim-other = Mandala { $mandala } är fullbordad. Motståndaren väljer en färg från dess berg: { $colours }.
mandala-words-claim-first = Mandala { $mandala } är fullbordad. Första spelaren väljer en färg från dess berg: { $colours }.
mandala-words-claim-second = Mandala { $mandala } är fullbordad. Andra spelaren väljer en färg från dess berg: { $colours }.

## Moves as they are told. $cards as in "2 red cards"; $letter is k, r, o, y, g or p.

mandala-told-build = { $name } bygger på berg { $mandala } med { $cards }.
mandala-told-grow = { $name } odlar sitt fält i mandala { $mandala } med { $cards }.
mandala-told-discard = { $name } kastar { $cards }.
mandala-told-claim = { $name } tar färgen { $colour }.
mandala-told-draw = { $name } drar { $cards }.
mandala-told-refill = Nytt på berg { $mandala }: { $cards }.

## The board and what is below it.

mandala-board = Spelbordet för Mandala. Piltangenterna flyttar dig runt, Enter tar upp och lägger ner, plus och minus tar fler eller färre kort.
mandala-field = Fält
mandala-mountain = Berg
mandala-hand-cards = På din hand: { $cards }
# $cards are all cards of the colour in hand, $count how many of them are picked up.
mandala-hand-picked = { $count ->
    [one] På din hand: { $cards }, varav { $count } valt
   *[other] På din hand: { $cards }, varav { $count } valda
}
mandala-claim = Ta { $cards }
mandala-bar-turn = Välj kort från din hand.
mandala-bar-picked = { $cards }: välj nu en plats.
mandala-bar-claim = Mandala { $mandala } är fullbordad: välj en färg från dess berg.
mandala-bar-claimed = Mandala { $mandala } är fullbordad: { $name } väljer en färg.
mandala-bar-exhausted = Draghögen är slut: nästa fullbordade mandala är den sista.
mandala-bar-returned = Det finns inget kvar att dra: den som kastar nu avslutar spelet.
mandala-fewer = Ett kort färre
mandala-more = Ett kort till
mandala-put-down = Lägg tillbaka

## Memory aid.

mandala-aid = Minneshjälp
mandala-aid-total = Alla
mandala-aid-unseen = Inte sedda än
mandala-aid-holds = { $name } har minst ett
mandala-aid-points = Poäng: { $name }
mandala-aid-points-open = Poäng utan de 2 dolda korten: { $name }

## What explains the table: questions before a move is confirmed, prompts, places, names, legend.

# $cards as in "2 red cards".
mandala-ask-build = Bygga färgen { $colour } i mandala { $mandala }?
mandala-ask-grow = Odla ditt fält i mandala { $mandala } med { $cards }?
mandala-ask-discard = Kasta { $cards }?
mandala-ask-claim = Ta färgen { $colour }?
mandala-phrase-cards = { $count } × { $colour }
mandala-phrase-build = { $cards } på berg { $mandala }
mandala-phrase-grow = { $cards } på fält { $mandala }
mandala-phrase-discard = kasta { $cards }
mandala-phrase-claim = ta { $colour }
# Longer prompts for the first games: what to do, and why it matters.
mandala-why-turn = Välj kort: berget ger dig nya, fältet låter dig ta först.
mandala-why-picked = { $cards }: välj en upplyst plats. Med fler kort på ditt fält tar du först.
mandala-why-claim = Välj en färg från mandala { $mandala }: ju senare den kommer i din flod, desto mer räknas korten.
# What a place is, said when a press on it does nothing else.
mandala-about-deck = { $count ->
    [0] Draghögen är tom.
    [one] Draghögen: { $count } kort är kvar.
   *[other] Draghögen: { $count } kort är kvar.
}
mandala-about-discard = Kasthögen: den blir ny draghög när draghögen tar slut.
mandala-about-mountain = Berg { $mandala }: när alla sex färger ligger i mandalan turas ni om att ta de här korten.
# $whose: own, other, or any for those who watch.
mandala-about-field = { $whose ->
    [own] Ditt fält: med fler kort här än motståndaren tar du först.
    [other] Motståndarens fält: med fler kort här än du tar motståndaren först.
   *[any] Ett fält: den som har fler kort på sitt tar först.
}
mandala-about-river = { $whose ->
    [own] Din flod: den första färgen är värd 1, den sjätte 6.
    [other] Motståndarens flod: den första färgen är värd 1, den sjätte 6.
   *[any] En flod: den första färgen är värd 1, den sjätte 6.
}
mandala-about-cup = { $whose ->
    [own] Din bägare: varje kort i den är värt sin färgs nummer i din flod.
    [other] Motståndarens bägare: varje kort i den är värt sin färgs nummer i motståndarens flod.
   *[any] En bägare: varje kort i den är värt sin färgs nummer i samma spelares flod.
}
mandala-about-hand = { $whose ->
    [own] Din hand: högst åtta kort, som bara du ser.
    [other] Motståndarens hand: högst åtta kort, som du inte ser.
   *[any] En hand: högst åtta kort, som ingen annan ser.
}
# Names of the places, until somebody knows them.
mandala-label-river = Flod
mandala-label-cup = Bägare
mandala-label-deck = Draghög
mandala-label-discard = Kasthög
mandala-label-hand = Din hand
# The legend: short, one thing each.
mandala-legend-mountain = Sex märken under ett berg: fyllda färger ligger i mandalan, streckade saknas. När alla sex är där tas bergets kort.
mandala-legend-field = Ditt fält: den som har fler kort på sitt tar först. Är ditt tomt kastas det du tar.
mandala-legend-river = Din flod: varje ny färg du tar får nästa ruta. Rutans nummer är vad varje kort i den färgen är värt i din bägare.
mandala-legend-cup = Din bägare: korten som ger poäng. Två ligger där från början, och motståndaren vet inte vilka.
mandala-legend-number = En siffra på korten: så många ligger där. En prickad linje: det senaste draget.

## On the first page.

home-line-mandala = Tillsammans bygger ni något vackert och undrar hela tiden vem som får ta det med sig hem.
home-facts-mandala = 2 spelare · kort · 30 minuter

## What can be chosen for a table.

memory-mandala = Tagna kort
memory-mandala-note = I det här spelet gäller minnet: av motståndarens bägare ser du bara antalet kort.

## Why a move is not allowed.

illegal-mandala-ended = Spelet är slut.
illegal-mandala-draw-first =
    { $due ->
        [one] Först måste ett kort dras.
       *[other] Först måste { $due } kort dras.
    }
illegal-mandala-refill-first = Först måste berget i mandala { $current } fyllas på.
illegal-mandala-claim-first =
    Berget i mandala { $current } delas upp: välj en av dess färger.
illegal-mandala-nothing-to-claim = Ingen mandala är fullbordad, så det finns inget att välja.
illegal-mandala-not-in-mountain = Färgen ligger inte på berget i mandala { $current }: { $colour }.
illegal-mandala-no-such-card = Du har inget kort i den färgen: { $colour }.
illegal-mandala-too-few-cards =
    { $held ->
        [one] Du har bara ett kort i den färgen: { $colour }.
       *[other] Du har bara { $held } kort i den färgen: { $colour }.
    }
illegal-mandala-in-mountain =
    Färgen ligger redan på berget i mandala { $mandala } och får inte ligga någon annanstans där: { $colour }.
illegal-mandala-in-own-field =
    Färgen ligger redan på ditt fält i mandala { $mandala } och får inte ligga någon annanstans där: { $colour }.
illegal-mandala-in-rival-field =
    Färgen ligger redan på motståndarens fält i mandala { $mandala } och får inte ligga någon annanstans där: { $colour }.
illegal-mandala-keep-a-card = Behåll minst ett kort på hand.
illegal-mandala-nothing-to-draw = Behåll minst ett kort på hand: det finns inga kort kvar att dra.

## The result.

ending-mandala-river = En flod har alla sex färgerna.
ending-mandala-deck = Draghögen tog slut.
decided-tie-mandala = Lika många poäng; färre kort i bägaren avgjorde.
fair-checked-mandala = Korten kontrollerade
fair-unkept-mandala = Korten stämmer
fair-wrong-mandala = Korten stämmer inte

## The demonstration: a line for each move of excerpt.json, and what the picture of the board shows.

scene-mandala-0 = Mandala 2 saknar ännu två av de sex färgerna.
scene-mandala-1 = Ada odlar orange på fältet. Nu saknas bara gult.
scene-mandala-2 = Ben bygger gult. Alla sex är där: berget delas.
scene-mandala-3 = Ben har fler kort på fältet och väljer först: grönt. Ett till floden, ett till bägaren.
scene-mandala-4 = Ada tar lila, en ny färg: den hamnar på ruta 4 i floden.
scene-mandala-5 = Ben tar gult: ruta 2 i floden.
scene-mandala-6 = Ada har rött på ruta 3. Alltså ger det här kortet i bägaren 3.
picture-mandala = Bordet mitt i ett spel: två mandalor, var och en med ett berg mellan två fält, och bredvid dem bådas flod och bägare.

## Setting up a position

setup-mandala-field = Fält, spelare { $seat }
setup-mandala-mountain = Berg
setup-mandala-place-hand = Handkort
setup-mandala-place-river = Flod, från ruta 1
setup-mandala-place-cup = Bägare: de 2 från start
setup-mandala-place-claimed = Bägare: tagna
setup-mandala-place-whole = Bägare, alla kort
setup-mandala-place-discard = Kasthög
setup-mandala-group-mandala = Mandala nr { $number }
setup-mandala-group-seat = Spelare { $number }
setup-mandala-group-rest = Övriga kort
setup-mandala-kind = Ställning
setup-mandala-kind-turn-0 = Spelare 1 vid draget
setup-mandala-kind-turn-1 = Spelare 2 vid draget
setup-mandala-kind-count = Sluträkning: floder och bägare
setup-mandala-kind-other = Som den står

## I genomgångar.

mandala-belief-hand = Vad motståndaren kunde ha på handen
mandala-belief-cup = Dolt i motståndarens bägare
mandala-belief-row = { $colour }: minst ett, { $counting } % räknat, { $weighted } % efter dragen
mandala-belief-count = { $colour }: minst ett, { $counting } % räknat
mandala-belief-note = Chans för minst ett kort, i procent. Stapel: räknat. Streck och tal: även efter motståndarens drag.

## Why a position is impossible

impossible-mandala-cards = Kort i färgen { $colour }: { $count } i stället för { $most }.
impossible-mandala-two-areas = Färgen { $colour } ligger på mer än ett område i mandala { $mandala }.
impossible-mandala-few-on-mountain = Berget i mandala { $mandala } har för få kort: där ligger minst 2.
impossible-mandala-complete = Mandala { $mandala } är fullbordad: färgerna tas först.
impossible-mandala-hand = Spelare { $player } har { $count } kort på hand; 1 till { $most } är möjligt.
impossible-mandala-cup = Spelare { $player }: bägaren har { $most } kort från starten.
impossible-mandala-no-river-card = Spelare { $player } har tagit färgen { $colour } utan att ha ett sådant kort i floden.
impossible-mandala-deck-empty = Inget kort är kvar till draghögen.
impossible-mandala-river-full = En flod har sex färger, så spelet är slut: välj sluträkningen.
impossible-mandala-none-claimed = Spelet slutar när färgerna i en mandala har tagits: då är minst en av dem tom.
