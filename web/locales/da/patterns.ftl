### Patterns: the board, its choices, and what a screen reader says.

patterns-board = Bræt med 52 brikker. Piletasterne går fra brik til brik.
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
