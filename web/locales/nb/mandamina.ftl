### Mandamina: the box of marbles, the score pad, and what a screen reader says.

mandamina-board = Eske med 48 kuler og ett tomt felt. Piltastene går fra kule til kule, Enter ruller en kule til det tomme feltet.
mandamina-seat = Spiller { $number }

## The box in words

# $cell: as in c4
mandamina-hole = { $cell }, det tomme feltet
# $count: how many marbles of this colour lie together here
mandamina-marble =
    { $count ->
        [1] { $cell }, { $colour }
       *[other] { $cell }, { $colour }, { $count } sammen
    }
mandamina-row = Rad { $row }: { $list }.
mandamina-in-row = { $column } { $colour }
mandamina-in-row-hole = { $column } tomt
mandamina-last = Den kom nettopp hit.
# $words: one of the lines of this file; a full stop lets a screen reader pause
mandamina-sentence = { $words }.

## Clusters

mandamina-clusters = Klynger
# $count: the most marbles of this colour that lie together
mandamina-apart = { $colour }: { $count } av 6 sammen
# $shape: a letter, the same one for the same shape
mandamina-clustered = { $colour }: samlet, form { $shape }
mandamina-clustered-same = { $colour }: samlet, form { $shape }, den samme som { $others }
mandamina-shapes =
    { $count ->
        [one] { $count } form
       *[other] { $count } ulike former
    }

## Score pad

mandamina-pad = Flytt
mandamina-moves-made =
    { $count ->
        [0] Ingen flytt ennå.
        [one] { $count } flytt så langt.
       *[other] { $count } flytt så langt.
    }
mandamina-moves-left =
    { $count ->
        [one] { $count } flytt igjen
       *[other] { $count } flytt igjen
    }
mandamina-points = Poeng så langt
mandamina-points-shapes =
    { $count ->
        [one] { $count } form
       *[other] { $count } ulike former
    }
mandamina-points-centre = Midtfeltet er tomt
mandamina-points-moves =
    { $count ->
        [one] { $count } flytt
       *[other] { $count } flytt
    }
mandamina-points-sum = Sum
mandamina-goal = { $count } av 8 farger samlet

## Moves that were made

mandamina-told = { $name } ruller kulen fra { $cell } til det tomme feltet.

## What explains the box: questions before a move is confirmed, prompts, parts, names, legend.

# $cell: as in c4, $colour: of the marble there
mandamina-ask = Rulle { $cell } ({ $colour }) til det tomme feltet?
# Prompts: a short one, and for the first games longer ones that also say why it matters.
mandamina-now = Rull en kule til det tomme feltet.
mandamina-why = Rull en hvilken som helst kule til det tomme feltet: Samle de seks kulene i hver farge på få flytt.
# What something is, said when a press on it does nothing else.
mandamina-about-hole = Det tomme feltet: Enhver kule kan rulle hit og etterlater et nytt tomt felt.
mandamina-about-marble = { $cell }, { $colour }: { $count } av 6 ligger samlet her.
mandamina-about-clusters = Klynger: En farge er ferdig når de seks kulene henger sammen; samme bokstav betyr samme form.
mandamina-about-pad = { $goal ->
    [simple] Flytt: Hvert flytt krysses ut, og det er bare 44.
   *[score] Flytt: Hvert flytt krysses ut og koster et poeng.
}
# Names of the parts, until somebody knows them.
mandamina-label-hole = Tomt felt
mandamina-label-centre = Midtfelt
# The legend: short, one thing each.
mandamina-legend-hole = Det tomme feltet: Enhver kule kan rulle dit, uansett hvor den ligger.
mandamina-legend-groove = Kuler i samme farge ved siden av hverandre ligger i en renne.
mandamina-legend-cluster = En lys linje: Alle seks i en farge henger sammen, en klynge. Spillet slutter når alle åtte fargene gjør det.
mandamina-legend-shape = Bokstaven angir formen. Hver unike form gir 5 poeng (enkelt 6, vanskelig 4), den samme bare én gang; vridd eller speilvendt er den fortsatt den samme.
mandamina-legend-pad = Hvert flytt krysses ut og koster et poeng.
mandamina-legend-centre = Er midtfeltet tomt til slutt, gir det 5 poeng.

## On the first page.

home-line-mandamina = En eske med kuler og all verdens tid: Du rydder til alt faller på plass.
home-facts-mandamina = 1 til 6 spillere, på samme lag · kuler · 15 minutter

## What can be chosen for a table.

choice-mandamina-goal = Mål
choice-mandamina-goal-score = Poeng
choice-mandamina-goal-simple = Alle samlet på 44 flytt
choice-mandamina-difficulty = Vanskelighetsgrad
choice-mandamina-difficulty-easy = Enkelt: 6 poeng per form
choice-mandamina-difficulty-normal = Middels: 5 poeng per form
choice-mandamina-difficulty-hard = Vanskelig: 4 poeng per form

## Why a move is not allowed.

illegal-mandamina-ended = Spillet er over.
illegal-mandamina-hole = { $cell } er det tomme feltet. Velg en kule.

## The result.

ending-mandamina-clustered = Alle fargene er samlet i klynger.
ending-mandamina-move-limit = De 44 flyttene er brukt opp.
fair-checked-mandamina = Kulene er kontrollert
fair-unkept-mandamina = Kulene stemmer
fair-wrong-mandamina = Kulene stemmer ikke
mandamina-points-item-shapes = { $count ->
    [one] { $count } form
   *[other] { $count } former
}
mandamina-points-item-centre = { $count ->
    [0] Midtfeltet er ikke tomt
   *[other] Midtfeltet er tomt
}
mandamina-points-item-moves = { $count ->
    [one] { $count } flytt
   *[other] { $count } flytt
}
mandamina-points-item-clusters = { $count ->
    [one] { $count } klynge
   *[other] { $count } klynger
}

## The demonstration: a line for each move of excerpt.json, and what the picture of the board shows.

scene-mandamina-0 = Tre av de åtte fargene er allerede samlet.
scene-mandamina-1 = En kule ruller til det tomme feltet, hvor den enn ligger. Nå er dens eget felt tomt.
scene-mandamina-2 = Mørkeblått er ferdig: en ny form, 5 poeng.
scene-mandamina-3 = Lilla også, i nok en form: 5 til.
scene-mandamina-4 = Så oransje. Hvert flytt koster et poeng, så ingen kastes bort.
scene-mandamina-5 = Lyseblått. Nå gjenstår bare gult.
scene-mandamina-6 = Gult, og midtfeltet er tomt: 5 ekstra. Sammen har de 15 poeng.
picture-mandamina = Esken midt i et spill: kuler i åtte farger, sju ganger sju felt, ett av dem tomt. Noen farger ligger allerede sammen.

## Setting up a position

setup-mandamina-hole = tomt felt
setup-mandamina-moves = Flytt så langt

## I gjennomganger.

mandamina-plan = Fortsatt mulig her: { $score }. En vei dit: { $line }
mandamina-plan-followed = Fortsetter planen fra flyttet før: { $name }
mandamina-plan-left = Forlater planen fra flyttet før: { $name }

## Why a position is impossible

impossible-mandamina-cell-empty = { $cell } er fortsatt tomt.
impossible-mandamina-all-clustered = Alle fargene ligger allerede samlet: Det er ikke mer å løse.
impossible-mandamina-marbles = Kuler i fargen { $colour }: { $count } i stedet for { $most }.
impossible-mandamina-moves = Et enkelt spill har høyst { $most } flytt, ikke { $count }.
