### Mandamina: the box of marbles, the score pad, and what a screen reader says.

mandamina-board = Æske med 48 kugler og ét tomt felt. Piletasterne går fra kugle til kugle, Enter ruller en kugle hen på det tomme felt.
mandamina-seat = Spiller { $number }

## The box in words

# $cell: as in c4
mandamina-hole = { $cell }, det tomme felt
# $count: how many marbles of this colour lie together here
mandamina-marble =
    { $count ->
        [1] { $cell }, { $colour }
       *[other] { $cell }, { $colour }, { $count } sammen
    }
mandamina-row = Række { $row }: { $list }.
mandamina-in-row = { $column } { $colour }
mandamina-in-row-hole = { $column } tomt
mandamina-last = Den er lige kommet hertil.
# $words: one of the lines of this file; a full stop lets a screen reader pause
mandamina-sentence = { $words }.

## Clusters

mandamina-clusters = Klynger
# $count: the most marbles of this colour that lie together
mandamina-apart = { $colour }: { $count } af 6 sammen
# $shape: a letter, the same one for the same shape
mandamina-clustered = { $colour }: samlet, form { $shape }
mandamina-clustered-same = { $colour }: samlet, form { $shape }, den samme som { $others }
mandamina-shapes =
    { $count ->
        [one] { $count } form
       *[other] { $count } forskellige former
    }

## Score pad

mandamina-pad = Ryk
mandamina-moves-made =
    { $count ->
        [0] Ingen ryk endnu.
        [one] { $count } ryk indtil nu.
       *[other] { $count } ryk indtil nu.
    }
mandamina-moves-left =
    { $count ->
        [one] { $count } ryk tilbage
       *[other] { $count } ryk tilbage
    }
mandamina-points = Point indtil nu
mandamina-points-shapes =
    { $count ->
        [one] { $count } form
       *[other] { $count } forskellige former
    }
mandamina-points-centre = Midterfeltet er tomt
mandamina-points-moves =
    { $count ->
        [one] { $count } ryk
       *[other] { $count } ryk
    }
mandamina-points-sum = I alt
mandamina-goal = { $count } af 8 farver samlet

## Moves that were made

mandamina-told = { $name } ruller kuglen fra { $cell } hen på det tomme felt.

## What explains the box: questions before a move is confirmed, prompts, parts, names, legend.

# $cell: as in c4, $colour: of the marble there
mandamina-ask = Rulle { $cell } ({ $colour }) hen på det tomme felt?
# Prompts: a short one, and for the first games longer ones that also say why it matters.
mandamina-now = Rul en kugle hen på det tomme felt.
mandamina-why = Rul en hvilken som helst kugle hen på det tomme felt: Saml de seks kugler i hver farve i få ryk.
# What something is, said when a press on it does nothing else.
mandamina-about-hole = Det tomme felt: Enhver kugle kan rulle hertil og efterlader et nyt tomt felt.
mandamina-about-marble = { $cell }, { $colour }: { $count } af 6 ligger samlet her.
mandamina-about-clusters = Klynger: En farve er færdig, når dens seks kugler hænger sammen; samme bogstav betyder samme form.
mandamina-about-pad = { $goal ->
    [simple] Ryk: Hvert ryk krydses af, og der er kun 44.
   *[score] Ryk: Hvert ryk krydses af og koster et point.
}
# Names of the parts, until somebody knows them.
mandamina-label-hole = Tomt felt
mandamina-label-centre = Midterfelt
# The legend: short, one thing each.
mandamina-legend-hole = Det tomme felt: Enhver kugle kan rulle derhen, uanset hvor den ligger.
mandamina-legend-groove = Kugler i samme farve ved siden af hinanden ligger i en rille.
mandamina-legend-cluster = En lys linje: Alle seks i en farve hænger sammen, en klynge. Spillet slutter, når alle otte farver gør det.
mandamina-legend-shape = Bogstavet angiver formen. Hver form giver 5 point (nem 6, svær 4), den samme kun én gang; drejet eller spejlvendt er den stadig den samme.
mandamina-legend-pad = Hvert ryk krydses af og koster et point.
mandamina-legend-centre = Er midterfeltet tomt til sidst, giver det 5 point.

## On the first page.

home-line-mandamina = En æske kugler og al tid i verden: Du rydder op, til alt falder på plads.
home-facts-mandamina = 1 til 6 spillere, på samme hold · kugler · 15 minutter

## What can be chosen for a table.

choice-mandamina-goal = Mål
choice-mandamina-goal-score = Point
choice-mandamina-goal-simple = Alle samlet på 44 ryk
choice-mandamina-difficulty = Sværhedsgrad
choice-mandamina-difficulty-easy = Nem: 6 point pr. form
choice-mandamina-difficulty-normal = Normal: 5 point pr. form
choice-mandamina-difficulty-hard = Svær: 4 point pr. form

## Why a move is not allowed.

illegal-mandamina-ended = Spillet er slut.
illegal-mandamina-hole = { $cell } er det tomme felt. Vælg en kugle.

## The result.

ending-mandamina-clustered = Alle farver er samlet i klynger.
ending-mandamina-move-limit = De 44 ryk er brugt.
fair-checked-mandamina = Kuglerne er kontrolleret
fair-unkept-mandamina = Kuglerne stemmer
fair-wrong-mandamina = Kuglerne stemmer ikke
mandamina-points-item-shapes = { $count ->
    [one] { $count } form
   *[other] { $count } former
}
mandamina-points-item-centre = { $count ->
    [0] Midterfeltet er ikke tomt
   *[other] Midterfeltet er tomt
}
mandamina-points-item-moves = { $count ->
    [one] { $count } ryk
   *[other] { $count } ryk
}
mandamina-points-item-clusters = { $count ->
    [one] { $count } klynge
   *[other] { $count } klynger
}

## The demonstration: a line for each move of excerpt.json, and what the picture of the board shows.

scene-mandamina-0 = Tre af de otte farver er allerede samlet.
scene-mandamina-1 = En kugle ruller til det tomme felt, hvor den end ligger. Nu er dens eget felt tomt.
scene-mandamina-2 = Mørkeblå er færdig: en ny form, 5 point.
scene-mandamina-3 = Lilla også, i endnu en form: 5 mere.
scene-mandamina-4 = Så orange. Hvert ryk koster et point, så ingen spildes.
scene-mandamina-5 = Lyseblå. Nu mangler kun gul.
scene-mandamina-6 = Gul, og midterfeltet er tomt: 5 ekstra. Sammen har de 15 point.
picture-mandamina = Æsken midt i et spil: kugler i otte farver, syv gange syv felter, det ene tomt. Nogle farver ligger allerede sammen.

## Setting up a position

setup-mandamina-hole = tomt felt
setup-mandamina-moves = Ryk indtil nu

## I gennemgange.

mandamina-plan = Stadig muligt her: { $score }. En vej dertil: { $line }
mandamina-plan-followed = Fortsætter planen fra rykket før: { $name }
mandamina-plan-left = Forlader planen fra rykket før: { $name }

## Why a position is impossible

impossible-mandamina-cell-empty = { $cell } er stadig tomt.
impossible-mandamina-all-clustered = Alle farver ligger allerede samlet: Der er ikke mere at løse.
impossible-mandamina-marbles = Kugler i farven { $colour }: { $count } i stedet for { $most }.
impossible-mandamina-moves = Et enkelt spil har højst { $most } ryk, ikke { $count }.
