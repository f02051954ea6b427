### The board of Mandala. Mountain, Field, River and Cup are the terms of the rules.

## Cards in words: "2 red cards, 1 green card".

mandala-cards-k = { $count ->
    [one] { $count } schwarze Karte
   *[other] { $count } schwarze Karten
}
mandala-cards-r = { $count ->
    [one] { $count } rote Karte
   *[other] { $count } rote Karten
}
mandala-cards-o = { $count ->
    [one] { $count } orange Karte
   *[other] { $count } orange Karten
}
mandala-cards-y = { $count ->
    [one] { $count } gelbe Karte
   *[other] { $count } gelbe Karten
}
mandala-cards-g = { $count ->
    [one] { $count } grüne Karte
   *[other] { $count } grüne Karten
}
mandala-cards-p = { $count ->
    [one] { $count } violette Karte
   *[other] { $count } violette Karten
}
mandala-cards-hidden = { $count ->
    [one] { $count } verdeckte Karte
   *[other] { $count } verdeckte Karten
}
mandala-no-cards = keine Karten
mandala-no-colours = keine

## The places, as a screen reader says them. $cards and $colours are lists as above.

mandala-words-mountain = { $count ->
    [0] Zentrum { $mandala }: { $cards }. Alle Farben sind da.
   *[other] Zentrum { $mandala }: { $cards }. Es fehlen: { $missing }.
}
mandala-words-field-own = Dein Feld in Mandala { $mandala }: { $cards }.
mandala-words-field-other = Feld deines Gegenübers in Mandala { $mandala }: { $cards }.
mandala-words-field-first = Feld der ersten Person in Mandala { $mandala }: { $cards }.
mandala-words-field-second = Feld der zweiten Person in Mandala { $mandala }: { $cards }.
mandala-words-river-own = Dein Fluss, ab Platz 1: { $colours }.
mandala-words-river-other = Fluss deines Gegenübers, ab Platz 1: { $colours }.
mandala-words-river-first = Fluss der ersten Person, ab Platz 1: { $colours }.
mandala-words-river-second = Fluss der zweiten Person, ab Platz 1: { $colours }.
mandala-words-cup-own = { $count ->
    [one] Dein Kelch: { $count } Karte.
   *[other] Dein Kelch: { $count } Karten.
}
mandala-words-cup-other = { $count ->
    [one] Kelch deines Gegenübers: { $count } Karte.
   *[other] Kelch deines Gegenübers: { $count } Karten.
}
mandala-words-cup-first = { $count ->
    [one] Kelch der ersten Person: { $count } Karte.
   *[other] Kelch der ersten Person: { $count } Karten.
}
mandala-words-cup-second = { $count ->
    [one] Kelch der zweiten Person: { $count } Karte.
   *[other] Kelch der zweiten Person: { $count } Karten.
}
mandala-words-cup-open-own = Dein Kelch: { $cards }. Von Anfang an, deinem Gegenüber unbekannt: { $hidden }.
mandala-words-cup-open-other = Kelch deines Gegenübers: { $cards }. Von Anfang an: { $hidden }.
mandala-words-cup-open-first = Kelch der ersten Person: { $cards }. Von Anfang an: { $hidden }.
mandala-words-cup-open-second = Kelch der zweiten Person: { $cards }. Von Anfang an: { $hidden }.
mandala-words-cup-claimed-other = Kelch deines Gegenübers: { $cards } und 2 verdeckte Karten.
mandala-words-cup-claimed-first = Kelch der ersten Person: { $cards } und 2 verdeckte Karten.
mandala-words-cup-claimed-second = Kelch der zweiten Person: { $cards } und 2 verdeckte Karten.
mandala-words-hand-own = Deine Hand: { $cards }.
mandala-words-hand-other = Hand deines Gegenübers: { $cards }.
mandala-words-hand-first = Hand der ersten Person: { $cards }.
mandala-words-hand-second = Hand der zweiten Person: { $cards }.
mandala-words-deck = { $count ->
    [0] Der Zugstapel ist leer.
    [one] Zugstapel: { $count } Karte.
   *[other] Zugstapel: { $count } Karten.
}
mandala-words-discard = Ablagestapel: { $cards }.
mandala-words-claim-own = Mandala { $mandala } ist vollendet. Wähle eine Farbe aus dem Zentrum: { $colours }.
mandala-words-claim-other = Mandala { $mandala } ist vollendet. Dein Gegenüber wählt eine Farbe aus dem Zentrum: { $colours }.
mandala-words-claim-first = Mandala { $mandala } ist vollendet. Die erste Person wählt eine Farbe aus dem Zentrum: { $colours }.
mandala-words-claim-second = Mandala { $mandala } ist vollendet. Die zweite Person wählt eine Farbe aus dem Zentrum: { $colours }.

## Moves as they are told. $cards as in "2 red cards"; $letter is k, r, o, y, g or p.

mandala-told-build = { $name } spielt { $cards } ins Zentrum { $mandala }.
mandala-told-grow = { $name } spielt { $cards } ins Feld von Mandala { $mandala }.
mandala-told-discard = { $name } wirft { $cards } ab.
mandala-told-claim = { $name } nimmt { $colour }.
mandala-told-draw = { $name } zieht { $cards }.
mandala-told-refill = Neu im Zentrum { $mandala }: { $cards }.

## The board and what is below it.

mandala-board = Der Spielplan von Mandala. Mit den Pfeiltasten gehst du umher, Enter nimmt auf und legt ab, Plus und Minus nehmen mehr oder weniger Karten.
mandala-field = Feld
mandala-mountain = Zentrum
mandala-hand-cards = Auf deiner Hand: { $cards }
# $cards are all cards of the colour in hand, $count how many of them are picked up.
mandala-hand-picked = Auf deiner Hand: { $cards }, { $count } aufgenommen
mandala-claim = { $cards } nehmen
mandala-bar-turn = Wähle Karten aus deiner Hand.
mandala-bar-picked = { $cards }: Wähle jetzt einen Ort.
mandala-bar-claim = Mandala { $mandala } ist vollendet: Wähle eine Farbe aus dem Zentrum.
mandala-bar-claimed = Mandala { $mandala } ist vollendet: { $name } wählt eine Farbe.
mandala-bar-exhausted = Der Zugstapel ist aufgebraucht: Das nächste vollendete Mandala ist das letzte.
mandala-bar-returned = Es gibt nichts mehr zu ziehen: Wer jetzt abwirft, beendet die Partie.
mandala-fewer = Eine Karte weniger
mandala-more = Eine Karte mehr
mandala-put-down = Weglegen

## Memory aid.

mandala-aid = Gedächtnishilfe
mandala-aid-total = Alle
mandala-aid-unseen = Noch nicht gesehen
mandala-aid-holds = { $name } hat mindestens eine
mandala-aid-points = Punkte: { $name }
mandala-aid-points-open = Punkte ohne die 2 verdeckten Karten: { $name }

## What explains the table: questions before a move is confirmed, prompts, places, names, legend.

# $cards as in "2 red cards".
mandala-ask-build = { $colour } ins Zentrum von Mandala { $mandala } spielen?
mandala-ask-grow = { $cards } in dein Feld von Mandala { $mandala } spielen?
mandala-ask-discard = { $cards } abwerfen?
mandala-ask-claim = { $colour } nehmen?
mandala-phrase-cards = { $count } × { $colour }
mandala-phrase-build = { $cards } ins Zentrum { $mandala }
mandala-phrase-grow = { $cards } ins Feld { $mandala }
mandala-phrase-discard = { $cards } abwerfen
mandala-phrase-claim = { $colour } nehmen
# Longer prompts for the first games: what to do, and why it matters.
mandala-why-turn = Wähle Karten: Das Zentrum bringt dir neue, dein Feld die erste Wahl.
mandala-why-picked = { $cards }: Wähle eine helle Stelle. Mehr Karten im Feld, und du nimmst zuerst.
mandala-why-claim = Wähle eine Farbe aus Mandala { $mandala }: Je später sie in deinen Fluss kommt, desto mehr zählt sie.
# What a place is, said when a press on it does nothing else.
mandala-about-deck = { $count ->
    [0] Der Zugstapel ist leer.
    [one] Der Zugstapel: Es ist noch { $count } Karte da.
   *[other] Der Zugstapel: Es sind noch { $count } Karten da.
}
mandala-about-discard = Der Ablagestapel: Er wird zum neuen Zugstapel, wenn der alte aufgebraucht ist.
mandala-about-mountain = Zentrum { $mandala }: Wenn alle sechs Farben im Mandala liegen, nehmt ihr diese Karten abwechselnd.
# $whose: own, other, or any for those who watch.
mandala-about-field = { $whose ->
    [own] Dein Feld: Liegen hier mehr Karten als bei deinem Gegenüber, nimmst du zuerst.
    [other] Feld deines Gegenübers: Liegen hier mehr Karten als bei dir, nimmt dein Gegenüber zuerst.
   *[any] Ein Feld: Wer mehr Karten im eigenen hat, nimmt zuerst.
}
mandala-about-river = { $whose ->
    [own] Dein Fluss: Die erste Farbe zählt 1, die sechste 6.
    [other] Fluss deines Gegenübers: Die erste Farbe zählt 1, die sechste 6.
   *[any] Ein Fluss: Die erste Farbe zählt 1, die sechste 6.
}
mandala-about-cup = { $whose ->
    [own] Dein Kelch: Jede Karte darin zählt so viel, wie ihre Farbe in deinem Fluss wert ist.
    [other] Kelch deines Gegenübers: Jede Karte darin zählt so viel, wie ihre Farbe im Fluss deines Gegenübers wert ist.
   *[any] Ein Kelch: Jede Karte darin zählt so viel, wie ihre Farbe im Fluss derselben Person wert ist.
}
mandala-about-hand = { $whose ->
    [own] Deine Hand: höchstens acht Karten, die nur du siehst.
    [other] Hand deines Gegenübers: höchstens acht Karten, die du nicht siehst.
   *[any] Eine Hand: höchstens acht Karten, die niemand sonst sieht.
}
# Names of the places, until somebody knows them.
mandala-label-river = Fluss
mandala-label-cup = Kelch
mandala-label-deck = Zugstapel
mandala-label-discard = Ablagestapel
mandala-label-hand = Deine Hand
# The legend: short, one thing each.
mandala-legend-mountain = Sechs Zeichen unter einem Zentrum: Gefüllte Farben liegen im Mandala, gestrichelte fehlen. Sind alle sechs da, werden die Karten des Zentrums genommen.
mandala-legend-field = Dein Feld: Wer mehr Karten im eigenen hat, nimmt zuerst. Ist deins leer, wird abgeworfen, was du nimmst.
mandala-legend-river = Dein Fluss: Jede neue Farbe, die du nimmst, kommt auf den nächsten Platz. Dessen Zahl sagt, was jede Karte dieser Farbe in deinem Kelch zählt.
mandala-legend-cup = Dein Kelch: die Karten, die zählen. Zwei liegen von Anfang an darin, und dein Gegenüber kennt sie nicht.
mandala-legend-number = Eine Zahl auf Karten: So viele liegen da. Eine gepunktete Linie: der letzte Zug.

## On the first page.

home-line-mandala = Ihr baut gemeinsam etwas Schönes und fragt euch die ganze Zeit, wer es am Ende mitnimmt.
home-facts-mandala = 2 Personen · Karten · 30 Minuten

## What can be chosen for a table.

memory-mandala = Genommene Karten
memory-mandala-note = In dieser Partie zählt das Gedächtnis: Vom Kelch deines Gegenübers siehst du nur die Anzahl der Karten.

## Why a move is not allowed.

illegal-mandala-ended = Die Partie ist zu Ende.
illegal-mandala-draw-first =
    { $due ->
        [one] Zuerst muss eine Karte gezogen werden.
       *[other] Zuerst müssen { $due } Karten gezogen werden.
    }
illegal-mandala-refill-first = Zuerst muss das Zentrum von Mandala { $current } aufgefüllt werden.
illegal-mandala-claim-first =
    Mandala { $current } wird gerade aufgelöst: Wähle eine Farbe aus dem Zentrum.
illegal-mandala-nothing-to-claim = Kein Mandala ist vollendet, also gibt es nichts zu wählen.
illegal-mandala-not-in-mountain = Diese Farbe liegt nicht im Zentrum von Mandala { $current }: { $colour }.
illegal-mandala-no-such-card = Diese Farbe hast du nicht auf der Hand: { $colour }.
illegal-mandala-too-few-cards =
    { $held ->
        [one] Von dieser Farbe hast du nur eine Karte: { $colour }.
       *[other] Von dieser Farbe hast du nur { $held } Karten: { $colour }.
    }
illegal-mandala-in-mountain =
    { $colour } liegt schon im Zentrum von Mandala { $mandala } und darf dort nirgends sonst hin.
illegal-mandala-in-own-field =
    { $colour } liegt schon in deinem Feld von Mandala { $mandala } und darf dort nirgends sonst hin.
illegal-mandala-in-rival-field =
    { $colour } liegt schon im Feld deines Gegenübers in Mandala { $mandala } und darf dort nirgends sonst hin.
illegal-mandala-keep-a-card = Behalte mindestens eine Karte auf der Hand.
illegal-mandala-nothing-to-draw = Behalte mindestens eine Karte auf der Hand: Es gibt keine mehr zu ziehen.

## The result.

ending-mandala-river = In einem Fluss liegen alle sechs Farben.
ending-mandala-deck = Der Zugstapel ist aufgebraucht.
decided-tie-mandala = Gleich viele Punkte; weniger Karten im Kelch gaben den Ausschlag.
fair-checked-mandala = Karten geprüft
fair-unkept-mandala = Die Karten gehen auf
fair-wrong-mandala = Die Karten passen nicht

## The demonstration: a line for each move of excerpt.json, and what the picture of the board shows.

scene-mandala-0 = Im Mandala 2 fehlen noch zwei der sechs Farben.
scene-mandala-1 = Ada spielt Orange ins Feld. Jetzt fehlt nur noch Gelb.
scene-mandala-2 = Ben spielt Gelb ins Zentrum. Alle sechs sind da: Jetzt wird es verteilt.
scene-mandala-3 = Ben hat mehr Karten im Feld und wählt zuerst: Grün. Eine in den Fluss, eine in den Kelch.
scene-mandala-4 = Ada nimmt Violett, eine neue Farbe: Sie kommt auf Platz 4 des Flusses.
scene-mandala-5 = Ben nimmt Gelb: Platz 2 des Flusses.
scene-mandala-6 = Ada hat Rot auf Platz 3. Also zählt diese Karte im Kelch 3.
picture-mandala = Der Tisch mitten in einer Partie: zwei Mandalas, jedes mit einem Zentrum zwischen zwei Feldern, daneben Fluss und Kelch beider Personen.

## Setting up a position

setup-mandala-field = Feld von Person { $seat }
setup-mandala-mountain = Zentrum
setup-mandala-place-hand = Handkarten
setup-mandala-place-river = Fluss, ab Platz 1
setup-mandala-place-cup = Kelch: die 2 vom Start
setup-mandala-place-claimed = Kelch: genommen
setup-mandala-place-whole = Kelch, alle Karten
setup-mandala-place-discard = Ablagestapel
setup-mandala-group-mandala = Mandala Nr. { $number }
setup-mandala-group-seat = Person { $number }
setup-mandala-group-rest = Andere Karten
setup-mandala-kind = Stellung
setup-mandala-kind-turn-0 = Person 1 am Zug
setup-mandala-kind-turn-1 = Person 2 am Zug
setup-mandala-kind-count = Endabrechnung: Flüsse und Kelche
setup-mandala-kind-other = Wie es steht

## In Analysen.

mandala-belief-hand = Was das Gegenüber auf der Hand haben könnte
mandala-belief-cup = Verdeckt im Kelch des Gegenübers
mandala-belief-row = { $colour }: mindestens eine mit { $counting } % gezählt, { $weighted } % nach den Zügen
mandala-belief-count = { $colour }: mindestens eine mit { $counting } % gezählt
mandala-belief-note = Chance auf mindestens eine Karte, in Prozent. Balken: gezählt. Strich und Zahl: auch nach den Zügen des Gegenübers.

## Why a position is impossible

impossible-mandala-cards = Karten der Farbe { $colour }: { $count } statt { $most }.
impossible-mandala-two-areas = Die Farbe { $colour } liegt in mehr als einem Bereich von Mandala { $mandala }.
impossible-mandala-few-on-mountain = In Mandala { $mandala } liegen zu wenige Karten im Zentrum: Es sind mindestens 2.
impossible-mandala-complete = Mandala { $mandala } ist vollendet: Erst werden seine Farben genommen.
impossible-mandala-hand = Person { $player } hat { $count } Karten auf der Hand; möglich sind 1 bis { $most }.
impossible-mandala-cup = Person { $player }: Im Kelch liegen seit dem Start { $most } Karten.
impossible-mandala-no-river-card = Person { $player } hat die Farbe { $colour } genommen, hat aber keine Karte davon im Fluss.
impossible-mandala-deck-empty = Für den Zugstapel ist keine Karte übrig.
impossible-mandala-river-full = Ein Fluss hat sechs Farben, das Spiel ist also zu Ende: Wähle die Endabrechnung.
impossible-mandala-none-claimed = Das Spiel endet, wenn die Farben eines Mandalas genommen sind: Mindestens eines ist dann leer.
