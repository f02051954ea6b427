### Patterns: the board, its choices, and what a screen reader says.

patterns-board = Bræt med 52 brikker. Piletasterne går fra brik til brik, i fortæller mere om en brik.
patterns-seat = Spiller { $number }

## A tile or a bowl in words

# $cell: as in c4, $colour: as in red
patterns-cell-up = { $cell }, { $colour }, forsiden opad
# $name: of the player whose group it is, $marked: yes if the numbered marker lies on this tile
patterns-cell-down =
    { $marked ->
        [yes] { $cell }, { $colour }, bagsiden opad med markør { $number }, { $name }
       *[no] { $cell }, { $colour }, bagsiden opad, gruppe { $number }, { $name }
    }
patterns-bowl-near = Din skål: { $colour }
patterns-bowl-far = Skål, { $name }: { $colour }
patterns-bowl-empty = Skål, { $name }: tom
patterns-picked = Du holder din byttebrik: Vælg, hvor den skal ligge.
patterns-closed = Lukket: Her ville din gruppe røre modstanderens gruppe i samme farve.
patterns-may-open = Din byttebrik kan åbne en gruppe her.
patterns-may-flip = Du kan vende denne brik.
patterns-may-swap = Du kan bytte den med din byttebrik.
# $points: what the move brings at once
patterns-gain =
    { $points ->
        [0] Ingen point endnu.
        [one] Giver { $points } point.
       *[other] Giver { $points } point.
    }
patterns-last = Det sidste træk var her.
patterns-brief-up = { $cell }, { $colour }
patterns-brief-down = { $cell }, { $colour }, { $name }, gruppe { $number }
patterns-brief-closed = Lukket
patterns-brief-last = Sidste træk
# $words: one of the lines above; a full stop lets a screen reader pause
patterns-sentence = { $words }.

## The whole board in words

patterns-row =
    { $count ->
        [0] Række { $row }: intet med forsiden opad.
       *[other] Række { $row }, forsiden opad: { $list }.
    }
patterns-in-row = { $column } { $colour }
patterns-group =
    { $points ->
        [one] { $name }, gruppe { $number }, { $colour }: { $cells }. { $points } point.
       *[other] { $name }, gruppe { $number }, { $colour }: { $cells }. { $points } point.
    }
patterns-in-bowl = { $name }, skål: { $colour }.

## Choices

patterns-choose = Hvad gør du med { $cell }?
patterns-open = Åbn
patterns-flip = Vend
patterns-swap = Byt
patterns-bowls-ask = Hvilken brik skal i hvilken skål?
patterns-bowls-wait = { $name } fordeler brikkerne i skålene.
patterns-you = Dig
patterns-final-ask = { $name } kan ikke gøre mere. Vend de brikker, du vil, og afslut så spillet.
patterns-final-wait = { $name } må stadig vende brikker.
patterns-done = Færdig

## Points

patterns-points = Point: { $name }
patterns-total =
    { $points ->
        [one] { $points } point
       *[other] { $points } point
    }
# One group: its number, its colour, its tiles without the one under the marker
patterns-river =
    { $tiles ->
        [one] Gruppe { $number }, { $colour }: { $tiles } brik, { $points } point
       *[other] Gruppe { $number }, { $colour }: { $tiles } brikker, { $points } point
    }
patterns-river-free = Gruppe { $number }: ikke åbnet endnu

## Moves that were made

patterns-told-bowls = { $name } fylder skålene. { $first }: { $colour }, { $second }: { $other }.
patterns-told-open = { $name } åbner en gruppe på { $cell }.
patterns-told-flip = { $name } vender { $cell }.
patterns-told-swap = { $name } bytter byttebrikken med { $cell }.
patterns-told-done = { $name } er færdig med at vende de sidste brikker.

## What explains the board: questions before a move is confirmed, prompts, pieces, names, legend.

# $cell: as in c4
patterns-ask-open = Åbne en gruppe på { $cell }?
patterns-ask-flip = Vende { $cell }?
patterns-ask-swap = Bytte din byttebrik med { $cell }?
patterns-ask-bowls = Lægge farven { $colour } i din skål?
patterns-ask-done = Afslutte spillet nu?
patterns-phrase-open = åbne { $cell }
patterns-phrase-flip = vende { $cell }
patterns-phrase-swap = bytte { $cell }
# Prompts: short ones, and for the first games longer ones that also say why it matters.
patterns-now-open = Åbn en gruppe med din byttebrik.
patterns-now-turn = Vend en oplyst brik, eller brug din byttebrik.
patterns-now-picked = Vælg, hvor din byttebrik skal hen.
patterns-now-final = Vend de brikker, du vil, og afslut så spillet.
patterns-why-open = Åbn en gruppe med din byttebrik: Markøren viser, hvor mange point hver ny brik giver.
patterns-why-turn = Vend en oplyst brik, eller brug din byttebrik: Hver brik giver gruppens nummer i point.
patterns-why-picked = Vælg, hvor din byttebrik skal hen: Brikken, der ligger der, kommer i din skål.
patterns-why-bowls = Hvilken brik skal i hvilken skål? Med den åbner I hver jeres første gruppe.
# What something is, said when a press on it does nothing else. $name: of the player whose it is
patterns-about-up = { $cell }, { $colour }: en brik, der endnu ikke tilhører nogen.
patterns-about-down = { $cell }, { $colour }, { $name }: Hver brik i gruppen giver { $number }, undtagen den under markøren.
patterns-about-bowl = { $whose ->
    [own] Din skål: Brikken åbner en gruppe eller kommer med i en, og den brik, den erstatter, kommer hertil.
   *[other] Skål, { $name }: Brikken åbner en gruppe eller kommer med i en.
}
patterns-about-river = { $name }: et flodleje for hver markør, som fyldes med de brikker, der giver dens nummer.
# On the board: what a move brings at once, as in "+3 you"; $verb is Open, Flip or Swap where there is a choice
patterns-gain-you = { $gain } til dig
patterns-gain-by = { $verb } { $gain }
# Names of the parts, until somebody knows them.
patterns-label-bowl = Din skål
patterns-label-other-bowl = Skål
patterns-label-river = Point pr. markør
# The legend: short, one thing each.
patterns-legend-up = En brik med forsiden opad tilhører ingen. En lys ring: Du kan vende den nu.
patterns-legend-group = Bagsiden opad: en gruppe. Rund markør og hel linje er den ene spillers, spids markør og prikket linje den andens.
patterns-legend-marker = Markørens nummer er, hvad hver brik i gruppen er værd. Brikken under markøren tæller ikke.
patterns-legend-closed = Skraveret: lukket for dig. Din gruppe ville røre modstanderens gruppe i samme farve.
patterns-legend-bowl = Din skål: Brikken åbner en gruppe eller kommer med i en. Den brik, den erstatter, kommer i skålen.
patterns-legend-river = Point: et flodleje for hver markør. Det fyldes med de brikker, der tæller.

## On the first page.

home-line-patterns = Først roligt, så snævrere for hver brik: Der er mindre plads, end du tror.
home-facts-patterns = 2 spillere · brikker · 20 minutter

## Why a move is not allowed.

illegal-patterns-ended = Spillet er slut.
illegal-patterns-bowls-first = Først skal skålene fyldes.
illegal-patterns-bowls-filled = Skålene er allerede fyldt.
illegal-patterns-starting-tiles =
    Brikkerne, der skal fordeles, er { $colour } og { $other_colour }.
illegal-patterns-final-flips = Nu må du kun vende brikker: Din modstander kan ikke gøre mere.
illegal-patterns-nothing-to-end = Når det er din tur, skal du gøre noget; kun de sidste brikker er det frivilligt at vende.
illegal-patterns-face-down = Brikken på { $cell } ligger allerede med bagsiden opad.
illegal-patterns-group-open =
    Du har allerede en gruppe i den farve ({ $bowl_colour }), så din byttebrik kan ikke åbne en til.
illegal-patterns-no-group-to-flip =
    Du har ingen gruppe, som brikken på { $cell } kan høre til. Dens farve: { $tile_colour }.
illegal-patterns-no-group-to-swap =
    Du har ingen gruppe, som din byttebrik kan høre til. Dens farve: { $bowl_colour }.
illegal-patterns-flip-not-touching = { $cell } rører ikke din gruppe i den farve: { $tile_colour }.
illegal-patterns-swap-not-touching = { $cell } rører ikke din gruppe i den farve: { $bowl_colour }.
illegal-patterns-touches-rival =
    På { $cell } ville din gruppe røre modstanderens gruppe i samme farve: { $joining_colour }.

## The result.

ending-patterns-stuck = Der var ikke flere træk.
fair-checked-patterns = Brikkerne er kontrolleret
fair-unkept-patterns = Brikkerne stemmer
fair-wrong-patterns = Brikkerne stemmer ikke

## The demonstration: a line for each move of excerpt.json, and what the picture of the board shows.

scene-patterns-0 = Brikker med en streg omkring er grupper. De andre er endnu ingens.
scene-patterns-1 = Ben åbner en gruppe: en brik fra skålen, med markør 4.
scene-patterns-2 = Ada vender en gul brik ved den gule gruppe: 3 point mere.
scene-patterns-3 = Ben bytter: Den sorte brik fra skålen kommer til den sorte gruppe.
scene-patterns-4 = Ada åbner orange med markør 4. Jo senere en gruppe, jo mere giver brikkerne.
scene-patterns-5 = Ben åbner også orange. De to grupper må aldrig røre hinanden.
scene-patterns-6 = Ada vender en orange brik: 4 point. Det begynder at blive snævert.
picture-patterns = Det runde bræt midt i et spil: brikker i seks farver, nogle vendt og samlet i grupper med nummererede markører, og en skål til hver spiller.

## Setting up a position

setup-patterns-marker = flyt en markør
setup-patterns-up = { $colour }, forside
setup-patterns-down = { $colour }, spiller { $seat }
setup-patterns-marked = { $colour }, spiller { $seat }, markør { $number }
setup-patterns-field-phase = Fase
setup-patterns-field-turn = I trækket
setup-patterns-field-bowl0 = Skål, spiller 1
setup-patterns-field-bowl1 = Skål, spiller 2
setup-patterns-field-tile0 = Første startbrik
setup-patterns-field-tile1 = Anden startbrik
setup-patterns-phase-bowls = Skålene fyldes
setup-patterns-phase-turn = I gang
setup-patterns-phase-final-flips = De sidste brikker
setup-patterns-phase-over = Slut: optælling

## Why a position is impossible

impossible-patterns-cell-empty = { $cell } er stadig tomt.
impossible-patterns-group-split = Spiller { $player }: Gruppen i farven { $colour } er i flere dele.
impossible-patterns-group-touches = Spiller { $player }: Gruppen i farven { $colour } rører den rivaliserende gruppe.
impossible-patterns-tiles-alike = De to startbrikker har forskellige farver.
impossible-patterns-tiles = Brikker i farven { $colour }: { $count } i stedet for { $most }.
impossible-patterns-bowls-begin = Spiller 2 fylder skålene før alt andet.
impossible-patterns-bowls-early = Begge skåle fyldes med den første beslutning: Fyld begge eller ingen.
impossible-patterns-no-action = Spiller { $player } har ingen handling tilbage og kan ikke være i trækket.
impossible-patterns-still-acts = Spiller { $player } kan stadig handle, så spillet er ikke slut.
impossible-patterns-no-flip = Spiller { $player } har ikke mere at vende, så spillet er slut.
