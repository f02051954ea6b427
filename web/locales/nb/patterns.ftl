### Patterns: the board, its choices, and what a screen reader says.

patterns-board = Brett med 52 brikker. Piltastene går fra brikke til brikke, i forteller mer om en brikke.
patterns-seat = Spiller { $number }

## A tile or a bowl in words

# $cell: as in c4, $colour: as in red
patterns-cell-up = { $cell }, { $colour }, forsiden opp
# $name: of the player whose group it is, $marked: yes if the numbered marker lies on this tile
patterns-cell-down =
    { $marked ->
        [yes] { $cell }, { $colour }, baksiden opp med markør { $number }, { $name }
       *[no] { $cell }, { $colour }, baksiden opp, gruppe { $number }, { $name }
    }
patterns-bowl-near = Skålen din: { $colour }
patterns-bowl-far = Skål, { $name }: { $colour }
patterns-bowl-empty = Skål, { $name }: tom
patterns-picked = Du holder byttebrikken din: Velg hvor den skal ligge.
patterns-closed = Stengt: Her ville gruppen din berørt motspillerens gruppe i samme farge.
patterns-may-open = Byttebrikken din kan åpne en gruppe her.
patterns-may-flip = Du kan snu denne brikken.
patterns-may-swap = Du kan bytte den med byttebrikken din.
# $points: what the move brings at once
patterns-gain =
    { $points ->
        [0] Ingen poeng ennå.
        [one] Gir { $points } poeng.
       *[other] Gir { $points } poeng.
    }
patterns-last = Det siste trekket var her.
patterns-brief-up = { $cell }, { $colour }
patterns-brief-down = { $cell }, { $colour }, { $name }, gruppe { $number }
patterns-brief-closed = Stengt
patterns-brief-last = Siste trekk
# $words: one of the lines above; a full stop lets a screen reader pause
patterns-sentence = { $words }.

## The whole board in words

patterns-row =
    { $count ->
        [0] Rad { $row }: ingenting med forsiden opp.
       *[other] Rad { $row }, forsiden opp: { $list }.
    }
patterns-in-row = { $column } { $colour }
patterns-group =
    { $points ->
        [one] { $name }, gruppe { $number }, { $colour }: { $cells }. { $points } poeng.
       *[other] { $name }, gruppe { $number }, { $colour }: { $cells }. { $points } poeng.
    }
patterns-in-bowl = { $name }, skål: { $colour }.

## Choices

patterns-choose = Hva gjør du med { $cell }?
patterns-open = Åpne
patterns-flip = Snu
patterns-swap = Bytt
patterns-bowls-ask = Hvilken brikke skal i hvilken skål?
patterns-bowls-wait = { $name } fordeler brikkene i skålene.
patterns-you = Du
patterns-final-ask = { $name } kan ikke gjøre mer. Snu de brikkene du vil, og avslutt så spillet.
patterns-final-wait = { $name } kan fortsatt snu brikker.
patterns-done = Ferdig

## Points

patterns-points = Poeng: { $name }
patterns-total =
    { $points ->
        [one] { $points } poeng
       *[other] { $points } poeng
    }
# One group: its number, its colour, its tiles without the one under the marker
patterns-river =
    { $tiles ->
        [one] Gruppe { $number }, { $colour }: { $tiles } brikke, { $points } poeng
       *[other] Gruppe { $number }, { $colour }: { $tiles } brikker, { $points } poeng
    }
patterns-river-free = Gruppe { $number }: ikke åpnet ennå

## Moves that were made

patterns-told-bowls = { $name } fyller skålene. { $first }: { $colour }, { $second }: { $other }.
patterns-told-open = { $name } åpner en gruppe på { $cell }.
patterns-told-flip = { $name } snur { $cell }.
patterns-told-swap = { $name } bytter byttebrikken med { $cell }.
patterns-told-done = { $name } er ferdig med å snu de siste brikkene.

## What explains the board: questions before a move is confirmed, prompts, pieces, names, legend.

# $cell: as in c4
patterns-ask-open = Åpne en gruppe på { $cell }?
patterns-ask-flip = Snu { $cell }?
patterns-ask-swap = Bytte byttebrikken din med { $cell }?
patterns-ask-bowls = Legge fargen { $colour } i skålen din?
patterns-ask-done = Avslutte spillet nå?
patterns-phrase-open = åpne { $cell }
patterns-phrase-flip = snu { $cell }
patterns-phrase-swap = bytte { $cell }
# Prompts: short ones, and for the first games longer ones that also say why it matters.
patterns-now-open = Åpne en gruppe med byttebrikken din.
patterns-now-turn = Snu en opplyst brikke, eller bruk byttebrikken din.
patterns-now-picked = Velg hvor byttebrikken din skal ligge.
patterns-now-final = Snu de brikkene du vil, og avslutt så spillet.
patterns-why-open = Åpne en gruppe med byttebrikken din: Markøren viser hvor mange poeng hver ny brikke gir.
patterns-why-turn = Snu en opplyst brikke, eller bruk byttebrikken din: Hver brikke gir gruppens nummer i poeng.
patterns-why-picked = Velg hvor byttebrikken din skal ligge: Brikken som ligger der, kommer i skålen din.
patterns-why-bowls = Hvilken brikke skal i hvilken skål? Med den åpner dere hver deres første gruppe.
# What something is, said when a press on it does nothing else. $name: of the player whose it is
patterns-about-up = { $cell }, { $colour }: en brikke som ennå ikke tilhører noen.
patterns-about-down = { $cell }, { $colour }, { $name }: Hver brikke i gruppen gir { $number }, unntatt den under markøren.
patterns-about-bowl = { $whose ->
    [own] Skålen din: Brikken åpner en gruppe eller blir med i en, og brikken den erstatter, kommer hit.
   *[other] Skål, { $name }: Brikken åpner en gruppe eller blir med i en.
}
patterns-about-river = { $name }: et elveleie for hver markør, som fylles med brikkene som gir nummeret.
# On the board: what a move brings at once, as in "+3 you"; $verb is Open, Flip or Swap where there is a choice
patterns-gain-you = { $gain } til deg
patterns-gain-by = { $verb } { $gain }
# Names of the parts, until somebody knows them.
patterns-label-bowl = Skålen din
patterns-label-other-bowl = Skål
patterns-label-river = Poeng per markør
# The legend: short, one thing each.
patterns-legend-up = En brikke med forsiden opp tilhører ingen. En lys ring: Du kan snu den nå.
patterns-legend-group = Baksiden opp: en gruppe. Rund markør og hel linje er den ene spillerens, spiss markør og prikket linje den andres.
patterns-legend-marker = Nummeret på markøren er det hver brikke i gruppen er verdt. Brikken under markøren teller ikke.
patterns-legend-closed = Skravert: stengt for deg. Gruppen din ville berørt motspillerens gruppe i samme farge.
patterns-legend-bowl = Skålen din: Brikken åpner en gruppe eller blir med i en. Brikken den erstatter, kommer i skålen.
patterns-legend-river = Poeng: et elveleie for hver markør. Det fylles med brikkene som teller.

## On the first page.

home-line-patterns = Først rolig, så trangere for hver brikke: Det er mindre plass enn du tror.
home-facts-patterns = 2 spillere · brikker · 20 minutter

## Why a move is not allowed.

illegal-patterns-ended = Spillet er over.
illegal-patterns-bowls-first = Først må skålene fylles.
illegal-patterns-bowls-filled = Skålene er allerede fylt.
illegal-patterns-starting-tiles =
    Brikkene som skal fordeles, er { $colour } og { $other_colour }.
illegal-patterns-final-flips = Nå kan du bare snu brikker: Motspilleren kan ikke gjøre mer.
illegal-patterns-nothing-to-end = På din tur må du gjøre noe; bare å snu de siste brikkene er frivillig.
illegal-patterns-face-down = Brikken på { $cell } ligger allerede med baksiden opp.
illegal-patterns-group-open =
    Du har allerede en gruppe i den fargen ({ $bowl_colour }), så byttebrikken din kan ikke åpne en til.
illegal-patterns-no-group-to-flip =
    Du har ingen gruppe som brikken på { $cell } kan høre til. Fargen: { $tile_colour }.
illegal-patterns-no-group-to-swap =
    Du har ingen gruppe som byttebrikken din kan høre til. Fargen: { $bowl_colour }.
illegal-patterns-flip-not-touching = { $cell } berører ikke gruppen din i den fargen: { $tile_colour }.
illegal-patterns-swap-not-touching = { $cell } berører ikke gruppen din i den fargen: { $bowl_colour }.
illegal-patterns-touches-rival =
    På { $cell } ville gruppen din berørt motspillerens gruppe i samme farge: { $joining_colour }.

## The result.

ending-patterns-stuck = Det var ingen trekk igjen.
fair-checked-patterns = Brikkene er kontrollert
fair-unkept-patterns = Brikkene stemmer
fair-wrong-patterns = Brikkene stemmer ikke

## The demonstration: a line for each move of excerpt.json, and what the picture of the board shows.

scene-patterns-0 = Brikker med en strek rundt er grupper. De andre er ennå ingens.
scene-patterns-1 = Ben åpner en gruppe: en brikke fra skålen, med markør 4.
scene-patterns-2 = Ada snur en gul brikke ved den gule gruppen: 3 poeng til.
scene-patterns-3 = Ben bytter: Den svarte brikken fra skålen kommer til den svarte gruppen.
scene-patterns-4 = Ada åpner oransje med markør 4. Jo senere en gruppe, jo mer gir brikkene.
scene-patterns-5 = Ben åpner også oransje. De to gruppene må aldri berøre hverandre.
scene-patterns-6 = Ada snur en oransje brikke: 4 poeng. Det begynner å bli trangt.
picture-patterns = Det runde brettet midt i et spill: brikker i seks farger, noen snudd og samlet i grupper med nummererte markører, og en skål til hver spiller.

## Setting up a position

setup-patterns-marker = flytt en markør
setup-patterns-up = { $colour }, forside
setup-patterns-down = { $colour }, spiller { $seat }
setup-patterns-marked = { $colour }, spiller { $seat }, markør { $number }
setup-patterns-field-phase = Fase
setup-patterns-field-turn = I trekket
setup-patterns-field-bowl0 = Skål, spiller 1
setup-patterns-field-bowl1 = Skål, spiller 2
setup-patterns-field-tile0 = Første startbrikke
setup-patterns-field-tile1 = Andre startbrikke
setup-patterns-phase-bowls = Skålene fylles
setup-patterns-phase-turn = I gang
setup-patterns-phase-final-flips = De siste brikkene
setup-patterns-phase-over = Slutt: telling

## Why a position is impossible

impossible-patterns-cell-empty = { $cell } er fortsatt tomt.
impossible-patterns-group-split = Spiller { $player }: Gruppen i fargen { $colour } er i flere deler.
impossible-patterns-group-touches = Spiller { $player }: Gruppen i fargen { $colour } berører den rivaliserende gruppen.
impossible-patterns-tiles-alike = De to startbrikkene har ulike farger.
impossible-patterns-tiles = Brikker i fargen { $colour }: { $count } i stedet for { $most }.
impossible-patterns-bowls-begin = Spiller 2 fyller skålene før alt annet.
impossible-patterns-bowls-early = Begge skålene fylles med den første beslutningen: Fyll begge eller ingen.
impossible-patterns-no-action = Spiller { $player } har ingen handling igjen og kan ikke være i trekket.
impossible-patterns-still-acts = Spiller { $player } kan fortsatt handle, så spillet er ikke slutt.
impossible-patterns-no-flip = Spiller { $player } har ikke mer å snu, så spillet er slutt.
