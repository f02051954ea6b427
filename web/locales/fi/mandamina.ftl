### Mandamina: the box of marbles, the score pad, and what a screen reader says.

mandamina-board = Laatikko, jossa on 48 kuulaa ja yksi tyhjä kolo. Nuolinäppäimet vievät kuulasta kuulaan, Enter vierittää kuulan tyhjään koloon.
mandamina-seat = Pelaaja { $number }

## The box in words

# $cell: as in c4
mandamina-hole = { $cell }, tyhjä kolo
# $count: how many marbles of this colour lie together here
mandamina-marble =
    { $count ->
        [1] { $cell }, { $colour }
       *[other] { $cell }, { $colour }, { $count } yhdessä
    }
mandamina-row = Rivi { $row }: { $list }.
mandamina-in-row = { $column } { $colour }
mandamina-in-row-hole = { $column } tyhjä
mandamina-last = Se tuli juuri tähän.
# $words: one of the lines of this file; a full stop lets a screen reader pause
mandamina-sentence = { $words }.

## Clusters

mandamina-clusters = Rykelmät
# $count: the most marbles of this colour that lie together
mandamina-apart = { $colour }: yhdessä { $count }/6
# $shape: a letter, the same one for the same shape
mandamina-clustered = { $colour }: rykelmässä, muoto { $shape }
mandamina-clustered-same = { $colour }: rykelmässä, muoto { $shape }, sama kuin { $others }
mandamina-shapes =
    { $count ->
        [one] { $count } muoto
       *[other] { $count } erilaista muotoa
    }

## Score pad

mandamina-pad = Siirrot
mandamina-moves-made =
    { $count ->
        [0] Ei vielä siirtoja.
        [one] { $count } siirto tähän mennessä.
       *[other] { $count } siirtoa tähän mennessä.
    }
mandamina-moves-left =
    { $count ->
        [one] { $count } siirto jäljellä
       *[other] { $count } siirtoa jäljellä
    }
mandamina-points = Pisteet tähän asti
mandamina-points-shapes =
    { $count ->
        [one] { $count } erilainen muoto
       *[other] { $count } erilaista muotoa
    }
mandamina-points-centre = Keskikolo on tyhjä
mandamina-points-moves =
    { $count ->
        [one] { $count } siirto
       *[other] { $count } siirtoa
    }
mandamina-points-sum = Yhteensä
mandamina-goal = { $count ->
    [one] Rykelmässä { $count } väri kahdeksasta
   *[other] Rykelmissä { $count } väriä kahdeksasta
}

## Moves that were made

mandamina-told = { $name } vierittää kuulan kolosta { $cell } tyhjään koloon.

## What explains the box: questions before a move is confirmed, prompts, parts, names, legend.

# $cell: as in c4, $colour: of the marble there
mandamina-ask = Vieritetäänkö { $cell } ({ $colour }) tyhjään koloon?
# Prompts: a short one, and for the first games longer ones that also say why it matters.
mandamina-now = Vieritä kuula tyhjään koloon.
mandamina-why = Vieritä mikä tahansa kuula tyhjään koloon: kokoa kunkin värin kuusi kuulaa yhteen vähin siirroin.
# What something is, said when a press on it does nothing else.
mandamina-about-hole = Tyhjä kolo: mikä tahansa kuula voi vieriä tähän ja jättää jälkeensä uuden tyhjän kolon.
mandamina-about-marble = { $cell }, { $colour }: tässä on yhdessä { $count }/6.
mandamina-about-clusters = Rykelmät: väri on valmis, kun sen kuusi kuulaa ovat yhdessä; sama kirjain on sama muoto.
mandamina-about-pad = { $goal ->
    [simple] Siirrot: jokainen yliviivataan, ja niitä on vain 44.
   *[score] Siirrot: jokainen yliviivataan ja maksaa pisteen.
}
# Names of the parts, until somebody knows them.
mandamina-label-hole = Tyhjä kolo
mandamina-label-centre = Keskikolo
# The legend: short, one thing each.
mandamina-legend-hole = Tyhjä kolo: mikä tahansa kuula voi vieriä siihen, mistä vain.
mandamina-legend-groove = Vierekkäiset samanväriset kuulat ovat yhteisessä urassa.
mandamina-legend-cluster = Kirkas viiva: värin kaikki kuusi kuulaa ovat yhtenä rykelmänä. Peli päättyy, kun kaikki kahdeksan väriä ovat rykelmissä.
mandamina-legend-shape = Kirjain nimeää muodon. Kukin erilainen muoto tuo 5 pistettä (helppo 6, vaikea 4), sama vain kerran; käännettynä tai peilattuna se on sama.
mandamina-legend-pad = Jokainen siirto yliviivataan ja maksaa pisteen.
mandamina-legend-centre = Tyhjä keskikolo lopussa tuo 5 pistettä.

## On the first page.

home-line-mandamina = Laatikollinen kuulia ja aikaa niin paljon kuin haluat: järjestelet, kunnes kaikki loksahtaa paikalleen.
home-facts-mandamina = 1–6 pelaajaa, kaikki yhdessä · kuulia · 15 minuuttia

## What can be chosen for a table.

choice-mandamina-goal = Tavoite
choice-mandamina-goal-score = Pisteet
choice-mandamina-goal-simple = Kaikki rykelmiin 44 siirrossa
choice-mandamina-difficulty = Vaikeusaste
choice-mandamina-difficulty-easy = Helppo: 6 pistettä muodosta
choice-mandamina-difficulty-normal = Normaali: 5 pistettä muodosta
choice-mandamina-difficulty-hard = Vaikea: 4 pistettä muodosta

## Why a move is not allowed.

illegal-mandamina-ended = Peli on ohi.
illegal-mandamina-hole = { $cell } on tyhjä kolo. Valitse kuula.

## The result.

ending-mandamina-clustered = Kaikki värit ovat rykelmissä.
ending-mandamina-move-limit = Kaikki 44 siirtoa on käytetty.
fair-checked-mandamina = Kuulat tarkistettu
fair-unkept-mandamina = Kuulat täsmäävät
fair-wrong-mandamina = Kuulat eivät täsmää
mandamina-points-item-shapes = { $count ->
    [one] { $count } muoto
   *[other] { $count } muotoa
}
mandamina-points-item-centre = { $count ->
    [0] Keskikolo ei ole tyhjä
   *[other] Keskikolo on tyhjä
}
mandamina-points-item-moves = { $count ->
    [one] { $count } siirto
   *[other] { $count } siirtoa
}
mandamina-points-item-clusters = { $count ->
    [one] { $count } rykelmä
   *[other] { $count } rykelmää
}

## The demonstration: a line for each move of excerpt.json, and what the picture of the board shows.

scene-mandamina-0 = Kolme kahdeksasta väristä on jo koossa.
scene-mandamina-1 = Kuula vierii tyhjään koloon mistä tahansa. Sen oma kolo jää tyhjäksi.
scene-mandamina-2 = Tummansininen on koossa: uusi muoto, 5 pistettä.
scene-mandamina-3 = Violettikin, taas eri muodossa: 5 lisää.
scene-mandamina-4 = Sitten oranssi. Joka siirto maksaa pisteen, joten yhtään ei tuhlata.
scene-mandamina-5 = Vaaleansininen. Jäljellä on enää keltainen.
scene-mandamina-6 = Keltainen, ja keskikolo on tyhjä: 5 lisää. Yhteensä 15 pistettä.
picture-mandamina = Laatikko kesken pelin: kahdeksanvärisiä kuulia, seitsemän kertaa seitsemän koloa, joista yksi on tyhjä. Jotkin värit ovat jo koossa.

## Setting up a position

setup-mandamina-hole = tyhjä kolo
setup-mandamina-moves = Siirtoja tehty

## Tarkasteluissa.

mandamina-plan = Tässä vielä mahdollista: { $score }. Tie sinne: { $line }
mandamina-plan-followed = Jatkaa edellisen siirron suunnitelmaa: { $name }
mandamina-plan-left = Luopuu edellisen siirron suunnitelmasta: { $name }

## Why a position is impossible

impossible-mandamina-cell-empty = { $cell } on vielä tyhjä.
impossible-mandamina-all-clustered = Kaikki värit ovat jo koossa: ratkaistavaa ei ole jäljellä.
impossible-mandamina-marbles = Kuulia, väri { $colour }: { $count }, pitäisi olla { $most }.
impossible-mandamina-moves = Yksinkertaisessa pelissä on enintään { $most } siirtoa, ei { $count }.
