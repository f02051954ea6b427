### Mandamina: the box of marbles, the score pad, and what a screen reader says.

mandamina-board = Låda med 48 kulor och en tom fördjupning. Piltangenterna går från kula till kula, Enter rullar en kula till den tomma fördjupningen.
mandamina-seat = Spelare { $number }

## The box in words

# $cell: as in c4
mandamina-hole = { $cell }, den tomma fördjupningen
# $count: how many marbles of this colour lie together here
mandamina-marble =
    { $count ->
        [1] { $cell }, { $colour }
       *[other] { $cell }, { $colour }, { $count } tillsammans
    }
mandamina-row = Rad { $row }: { $list }.
mandamina-in-row = { $column } { $colour }
mandamina-in-row-hole = { $column } tom
mandamina-last = Den kom just hit.
# $words: one of the lines of this file; a full stop lets a screen reader pause
mandamina-sentence = { $words }.

## Clusters

mandamina-clusters = Färgklickar
# $count: the most marbles of this colour that lie together
mandamina-apart = { $colour }: { $count } av 6 tillsammans
# $shape: a letter, the same one for the same shape
mandamina-clustered = { $colour }: grupperad, form { $shape }
mandamina-clustered-same = { $colour }: grupperad, form { $shape }, samma som { $others }
mandamina-shapes =
    { $count ->
        [one] { $count } form
       *[other] { $count } olika former
    }

## Score pad

mandamina-pad = Drag
mandamina-moves-made =
    { $count ->
        [0] Inget drag än.
        [one] { $count } drag hittills.
       *[other] { $count } drag hittills.
    }
mandamina-moves-left =
    { $count ->
        [one] { $count } drag kvar
       *[other] { $count } drag kvar
    }
mandamina-points = Poäng hittills
mandamina-points-shapes =
    { $count ->
        [one] { $count } form
       *[other] { $count } olika former
    }
mandamina-points-centre = Mitten är tom
mandamina-points-moves =
    { $count ->
        [one] { $count } drag
       *[other] { $count } drag
    }
mandamina-points-sum = Summa
mandamina-goal = { $count } av 8 färger grupperade

## Moves that were made

mandamina-told = { $name } rullar kulan från { $cell } till den tomma fördjupningen.

## What explains the box: questions before a move is confirmed, prompts, parts, names, legend.

# $cell: as in c4, $colour: of the marble there
mandamina-ask = Rulla { $cell } ({ $colour }) till den tomma fördjupningen?
# Prompts: a short one, and for the first games longer ones that also say why it matters.
mandamina-now = Rulla en kula till den tomma fördjupningen.
mandamina-why = Rulla vilken kula som helst till den tomma fördjupningen: samla varje färgs sex kulor, med få drag.
# What something is, said when a press on it does nothing else.
mandamina-about-hole = Den tomma fördjupningen: varje kula kan rulla hit och lämnar en ny tom fördjupning.
mandamina-about-marble = { $cell }, { $colour }: { $count } av 6 ligger ihop här.
mandamina-about-clusters = Färgklickar: en färg är klar när dess sex kulor hänger ihop; samma bokstav är samma form.
mandamina-about-pad = { $goal ->
    [simple] Drag: vart och ett stryks över, och det finns bara 44.
   *[score] Drag: vart och ett stryks över och kostar en poäng.
}
# Names of the parts, until somebody knows them.
mandamina-label-hole = Tom
mandamina-label-centre = Mitten
# The legend: short, one thing each.
mandamina-legend-hole = Den tomma fördjupningen: varje kula kan rulla dit, varifrån som helst.
mandamina-legend-groove = Kulor i samma färg bredvid varandra ligger i en ränna.
mandamina-legend-cluster = En ljus linje: alla sex kulor i en färg hänger ihop, en färgklick. Spelet slutar när alla åtta färger gör det.
mandamina-legend-shape = Bokstaven anger formen. Varje form ger 5 poäng (lätt 6, svår 4), samma form bara en gång; vriden eller spegelvänd är den samma.
mandamina-legend-pad = Varje drag stryks över och kostar en poäng.
mandamina-legend-centre = Är mitten tom på slutet ger det 5 poäng.

## On the first page.

home-line-mandamina = En låda kulor och all tid i världen: du plockar i ordning tills allt faller på plats.
home-facts-mandamina = 1 till 6 spelare, i samma lag · kulor · 15 minuter

## What can be chosen for a table.

choice-mandamina-goal = Mål
choice-mandamina-goal-score = Poäng
choice-mandamina-goal-simple = Alla grupperade på 44 drag
choice-mandamina-difficulty = Svårighetsgrad
choice-mandamina-difficulty-easy = Lätt: 6 poäng per form
choice-mandamina-difficulty-normal = Normal: 5 poäng per form
choice-mandamina-difficulty-hard = Svår: 4 poäng per form

## Why a move is not allowed.

illegal-mandamina-ended = Spelet är slut.
illegal-mandamina-hole = { $cell } är den tomma fördjupningen. Välj en kula.

## The result.

ending-mandamina-clustered = Alla färger är grupperade.
ending-mandamina-move-limit = De 44 dragen är slut.
fair-checked-mandamina = Kulorna kontrollerade
fair-unkept-mandamina = Kulorna stämmer
fair-wrong-mandamina = Kulorna stämmer inte
mandamina-points-item-shapes = { $count ->
    [one] { $count } form
   *[other] { $count } former
}
mandamina-points-item-centre = { $count ->
    [0] Mitten är inte tom
   *[other] Mitten är tom
}
mandamina-points-item-moves = { $count ->
    [one] { $count } drag
   *[other] { $count } drag
}
mandamina-points-item-clusters = { $count ->
    [one] { $count } färgklick
   *[other] { $count } färgklickar
}

## The demonstration: a line for each move of excerpt.json, and what the picture of the board shows.

scene-mandamina-0 = Tre av de åtta färgerna är redan samlade.
scene-mandamina-1 = En kula rullar till den tomma fördjupningen, varifrån som helst. Där den låg blir det tomt.
scene-mandamina-2 = Mörkblått är klart: en ny form, 5 poäng.
scene-mandamina-3 = Lila också, i ännu en form: 5 till.
scene-mandamina-4 = Sedan orange. Varje drag kostar en poäng, så inget får slösas bort.
scene-mandamina-5 = Ljusblått. Nu återstår bara gult.
scene-mandamina-6 = Gult, och mitten är tom: 5 extra. Tillsammans har de 15 poäng.
picture-mandamina = Lådan mitt i ett spel: kulor i åtta färger, sju gånger sju fördjupningar, en av dem tom. Några färger ligger redan tillsammans.

## Setting up a position

setup-mandamina-hole = tom fördjupning
setup-mandamina-moves = Gjorda drag

## I genomgångar.

mandamina-plan = Ännu möjligt här: { $score }. En väg dit: { $line }
mandamina-plan-followed = Fortsätter planen från draget före: { $name }
mandamina-plan-left = Lämnar planen från draget före: { $name }

## Why a position is impossible

impossible-mandamina-cell-empty = { $cell } är fortfarande tom.
impossible-mandamina-all-clustered = Alla färger ligger redan tillsammans: det finns inget kvar att lösa.
impossible-mandamina-marbles = Kulor i färgen { $colour }: { $count } i stället för { $most }.
impossible-mandamina-moves = Ett enkelt spel har högst { $most } drag, inte { $count }.
