### The board of Mandala. Mountain, Field, River and Cup are the terms of the rules.

## Cards in words: "2 red cards, 1 green card".

mandala-cards-k = { $count ->
    [one] { $count } black card
   *[other] { $count } black cards
}
mandala-cards-r = { $count ->
    [one] { $count } red card
   *[other] { $count } red cards
}
mandala-cards-o = { $count ->
    [one] { $count } orange card
   *[other] { $count } orange cards
}
mandala-cards-y = { $count ->
    [one] { $count } yellow card
   *[other] { $count } yellow cards
}
mandala-cards-g = { $count ->
    [one] { $count } green card
   *[other] { $count } green cards
}
mandala-cards-p = { $count ->
    [one] { $count } purple card
   *[other] { $count } purple cards
}
mandala-cards-hidden = { $count ->
    [one] { $count } hidden card
   *[other] { $count } hidden cards
}
mandala-no-cards = no cards
mandala-no-colours = none

## The places, as a screen reader says them. $cards and $colours are lists as above.

mandala-words-mountain = { $count ->
    [0] Mountain { $mandala }: { $cards }. All colours are there.
   *[other] Mountain { $mandala }: { $cards }. Missing: { $missing }.
}
mandala-words-field-own = Your Field of Mandala { $mandala }: { $cards }.
mandala-words-field-other = Your opponent’s Field of Mandala { $mandala }: { $cards }.
mandala-words-field-first = First player’s Field of Mandala { $mandala }: { $cards }.
mandala-words-field-second = Second player’s Field of Mandala { $mandala }: { $cards }.
mandala-words-river-own = Your River, from space 1: { $colours }.
mandala-words-river-other = Your opponent’s River, from space 1: { $colours }.
mandala-words-river-first = First player’s River, from space 1: { $colours }.
mandala-words-river-second = Second player’s River, from space 1: { $colours }.
mandala-words-cup-own = { $count ->
    [one] Your Cup: { $count } card.
   *[other] Your Cup: { $count } cards.
}
mandala-words-cup-other = { $count ->
    [one] Your opponent’s Cup: { $count } card.
   *[other] Your opponent’s Cup: { $count } cards.
}
mandala-words-cup-first = { $count ->
    [one] First player’s Cup: { $count } card.
   *[other] First player’s Cup: { $count } cards.
}
mandala-words-cup-second = { $count ->
    [one] Second player’s Cup: { $count } card.
   *[other] Second player’s Cup: { $count } cards.
}
mandala-words-cup-open-own = Your Cup: { $cards }. From the start, hidden from your opponent: { $hidden }.
mandala-words-cup-open-other = Your opponent’s Cup: { $cards }. From the start: { $hidden }.
mandala-words-cup-open-first = First player’s Cup: { $cards }. From the start: { $hidden }.
mandala-words-cup-open-second = Second player’s Cup: { $cards }. From the start: { $hidden }.
mandala-words-cup-claimed-other = Your opponent’s Cup: { $cards }, and 2 hidden cards.
mandala-words-cup-claimed-first = First player’s Cup: { $cards }, and 2 hidden cards.
mandala-words-cup-claimed-second = Second player’s Cup: { $cards }, and 2 hidden cards.
mandala-words-hand-own = Your hand: { $cards }.
mandala-words-hand-other = Your opponent’s hand: { $cards }.
mandala-words-hand-first = First player’s hand: { $cards }.
mandala-words-hand-second = Second player’s hand: { $cards }.
mandala-words-deck = { $count ->
    [0] The deck is empty.
    [one] Deck: { $count } card.
   *[other] Deck: { $count } cards.
}
mandala-words-discard = Discard pile: { $cards }.
mandala-words-claim-own = Mandala { $mandala } is complete. Choose a colour of its Mountain: { $colours }.
mandala-words-claim-other = Mandala { $mandala } is complete. Your opponent chooses a colour of its Mountain: { $colours }.
mandala-words-claim-first = Mandala { $mandala } is complete. The first player chooses a colour of its Mountain: { $colours }.
mandala-words-claim-second = Mandala { $mandala } is complete. The second player chooses a colour of its Mountain: { $colours }.

## Moves as they are told. $cards as in "2 red cards"; $letter is k, r, o, y, g or p.

mandala-told-build = { $name } builds { $cards } into Mountain { $mandala }.
mandala-told-grow = { $name } grows a Field of Mandala { $mandala } with { $cards }.
mandala-told-discard = { $name } discards { $cards }.
mandala-told-claim = { $name } claims { $colour }.
mandala-told-draw = { $name } draws { $cards }.
mandala-told-refill = New in Mountain { $mandala }: { $cards }.

## The board and what is below it.

mandala-board = The table of Mandala. Arrow keys move around, Enter picks up and puts down, plus and minus take more or fewer cards.
mandala-field = Field
mandala-mountain = Mountain
mandala-hand-cards = In your hand: { $cards }
# $cards are all cards of the colour in hand, $count how many of them are picked up.
mandala-hand-picked = In your hand: { $cards }, { $count } picked up
mandala-claim = Claim { $cards }
mandala-bar-turn = Choose cards from your hand.
mandala-bar-picked = { $cards }: now choose a place.
mandala-bar-claim = Mandala { $mandala } is complete: choose a colour of its Mountain.
mandala-bar-claimed = Mandala { $mandala } is complete: { $name } chooses a colour.
mandala-bar-exhausted = The deck has run out: the next complete Mandala is the last one.
mandala-bar-returned = There is nothing left to draw: a discard now ends the game.
mandala-fewer = One card fewer
mandala-more = One card more
mandala-put-down = Put down

## Memory aid.

mandala-aid = Memory aid
mandala-aid-total = All
mandala-aid-unseen = Not seen yet
mandala-aid-holds = { $name } holds at least one
mandala-aid-points = Points of { $name }
mandala-aid-points-open = Points of { $name } without the 2 hidden cards

## What explains the table: questions before a move is confirmed, prompts, places, names, legend.

# $cards as in "2 red cards".
mandala-ask-build = Build { $colour } in Mandala { $mandala }?
mandala-ask-grow = Grow your Field of Mandala { $mandala } with { $cards }?
mandala-ask-discard = Discard { $cards }?
mandala-ask-claim = Claim { $colour }?
mandala-phrase-cards = { $count } × { $colour }
mandala-phrase-build = { $cards } to Mountain { $mandala }
mandala-phrase-grow = { $cards } to Field { $mandala }
mandala-phrase-discard = discard { $cards }
mandala-phrase-claim = claim { $colour }
# Longer prompts for the first games: what to do, and why it matters.
mandala-why-turn = Choose cards: a Mountain brings you new ones, your Field the first claim.
mandala-why-picked = { $cards }: choose a lit place. More cards in your Field let you claim first.
mandala-why-claim = Choose a colour of Mandala { $mandala }: the later it enters your River, the more its cards count.
# What a place is, said when a press on it does nothing else.
mandala-about-deck = { $count ->
    [0] The deck is empty.
    [one] The deck: { $count } card is left.
   *[other] The deck: { $count } cards are left.
}
mandala-about-discard = The discard pile: it becomes the new deck when the deck runs out.
mandala-about-mountain = Mountain { $mandala }: when all six colours lie in its Mandala, you take turns claiming these cards.
# $whose: own, other, or any for those who watch.
mandala-about-field = { $whose ->
    [own] Your Field: with more cards here than your opponent, you claim first.
    [other] Your opponent’s Field: with more cards here than you, your opponent claims first.
   *[any] A Field: the player with more cards in theirs claims first.
}
mandala-about-river = { $whose ->
    [own] Your River: the first colour counts 1, the sixth 6.
    [other] Your opponent’s River: the first colour counts 1, the sixth 6.
   *[any] A River: the first colour counts 1, the sixth 6.
}
mandala-about-cup = { $whose ->
    [own] Your Cup: each card in it scores the number of its colour in your River.
    [other] Your opponent’s Cup: each card in it scores the number of its colour in your opponent’s River.
   *[any] A Cup: each card in it scores the number of its colour in the same player’s River.
}
mandala-about-hand = { $whose ->
    [own] Your hand: at most eight cards, which only you see.
    [other] Your opponent’s hand: at most eight cards, hidden from you.
   *[any] A hand: at most eight cards, which only its player sees.
}
# Names of the places, until somebody knows them.
mandala-label-river = River
mandala-label-cup = Cup
mandala-label-deck = Deck
mandala-label-discard = Discard pile
mandala-label-hand = Your hand
# The legend: short, one thing each.
mandala-legend-mountain = Six marks below a Mountain: filled colours lie in its Mandala, dashed ones are missing. With all six, its cards are claimed.
mandala-legend-field = Your Field: the player with more cards in theirs claims first. With an empty Field, what you claim is discarded.
mandala-legend-river = Your River: each new colour you claim takes the next space. Its number is what every card of that colour in your Cup is worth.
mandala-legend-cup = Your Cup: the cards that score. Two lie in it from the start, and your opponent does not know them.
mandala-legend-number = A number on cards: how many lie there. A dotted line: the last move.

## On the first page.

home-line-mandala = Together you build something beautiful, wondering all the while who will take it home.
home-facts-mandala = 2 players · cards · 30 minutes

## What can be chosen for a table.

memory-mandala = Claimed cards
memory-mandala-note = In this game the cards you have seen are left to memory: of your opponent’s Cup you see only the number of cards.

## Why a move is not allowed.

illegal-mandala-ended = The game is over.
illegal-mandala-draw-first =
    { $due ->
        [one] A card has to be drawn first.
       *[other] { $due } cards have to be drawn first.
    }
illegal-mandala-refill-first = The Mountain of Mandala { $current } has to be refilled first.
illegal-mandala-claim-first =
    The Mountain of Mandala { $current } is being shared out: choose one of its colours.
illegal-mandala-nothing-to-claim = No Mandala is complete, so there is nothing to choose.
illegal-mandala-not-in-mountain = There is no { $colour } in the Mountain of Mandala { $current }.
illegal-mandala-no-such-card = You hold no { $colour } card.
illegal-mandala-too-few-cards =
    { $held ->
        [one] You hold only one { $colour } card.
       *[other] You hold only { $held } { $colour } cards.
    }
illegal-mandala-in-mountain =
    There is { $colour } in the Mountain of Mandala { $mandala } already, so it can go nowhere else in this Mandala.
illegal-mandala-in-own-field =
    There is { $colour } in your Field of Mandala { $mandala } already, so it can go nowhere else in this Mandala.
illegal-mandala-in-rival-field =
    There is { $colour } in the other Field of Mandala { $mandala } already, so it can go nowhere else in this Mandala.
illegal-mandala-keep-a-card = Keep at least one card in your hand.
illegal-mandala-nothing-to-draw = Keep at least one card in your hand: there is none left to draw.

## The result.

ending-mandala-river = A River has all six colours.
ending-mandala-deck = The deck has run out.
decided-tie-mandala = Equal on points; fewer cards in the Cup decided.
fair-checked-mandala = Cards checked
fair-unkept-mandala = The cards add up
fair-wrong-mandala = The cards do not fit

## The demonstration: a line for each move of excerpt.json, and what the picture of the board shows.

scene-mandala-0 = Mandala 2 still lacks two of the six colours.
scene-mandala-1 = Ada grows orange in the Field. Only yellow is missing now.
scene-mandala-2 = Ben builds yellow. All six are there: the Mountain is shared out.
scene-mandala-3 = Ben has more cards in the Field and chooses first: green. One goes to the River, one to the Cup.
scene-mandala-4 = Ada takes purple, a new colour: it lies on space 4 of the River.
scene-mandala-5 = Ben takes yellow: space 2 of the River.
scene-mandala-6 = Ada has red on space 3. So this card in the Cup scores 3.
picture-mandala = The table in the middle of a game: two Mandalas, each with a Mountain between two Fields, and next to them the Rivers and Cups of both players.

## Setting up a position

setup-mandala-field = Field of player { $seat }
setup-mandala-mountain = Mountain
setup-mandala-place-hand = Hand
setup-mandala-place-river = River, space 1 first
setup-mandala-place-cup = Cup: the 2 dealt
setup-mandala-place-claimed = Cup: claimed
setup-mandala-place-whole = Cup, all of it
setup-mandala-place-discard = Discard pile
setup-mandala-group-mandala = Mandala no. { $number }
setup-mandala-group-seat = Player { $number }
setup-mandala-group-rest = Other cards
setup-mandala-kind = Position
setup-mandala-kind-turn-0 = Player 1 to move
setup-mandala-kind-turn-1 = Player 2 to move
setup-mandala-kind-count = Final count: Rivers and Cups
setup-mandala-kind-other = As it stands

## In reviews.

mandala-belief-hand = What the opponent could hold
mandala-belief-cup = Hidden in the opponent’s Cup
mandala-belief-row = { $colour }: at least one with { $counting } % by counting, { $weighted } % by the moves
mandala-belief-count = { $colour }: at least one with { $counting } % by counting
mandala-belief-note = Chance of at least one card, in percent. Bar: by counting. Line and number: also by the opponent’s moves.

## Why a position is impossible

impossible-mandala-cards = Cards of the colour { $colour }: { $count } instead of { $most }.
impossible-mandala-two-areas = The colour { $colour } lies in more than one area of Mandala { $mandala }.
impossible-mandala-few-on-mountain = Mandala { $mandala } has too few cards on its Mountain: at least 2 lie there.
impossible-mandala-complete = Mandala { $mandala } is complete: its colours have to be claimed first.
impossible-mandala-hand = Player { $player } has { $count } cards in hand; 1 to { $most } are possible.
impossible-mandala-cup = Player { $player }: the Cup holds { $most } cards from the start.
impossible-mandala-no-river-card = Player { $player } has claimed the colour { $colour } without a card of it in the River.
impossible-mandala-deck-empty = No card is left for the deck.
impossible-mandala-river-full = A River has six colours, so the game is over: choose the final count.
impossible-mandala-none-claimed = The game ends when a Mandala has been claimed: at least one of them is empty then.
