"""Two Mandala games that look the same to somebody: all that they cannot know is dealt anew."""

import random
from dataclasses import dataclass, field

import sandtable
from sandtable.games.mandala.state import CARDS_PER_COLOUR, COLOURS, SEATS

GAME = sandtable.load("mandala")
NOBODY = None


@dataclass
class Card:
    """A card that came from the deck, in the order in which they came."""

    colour: str
    owner: int | None
    """Whose hand or Cup it came to; None: it lies open."""
    is_in_cup: bool = False
    is_shown: bool = False
    """Whether it has left the hand since, so that everybody has seen it."""


@dataclass
class Course:
    """A game up to some point, before it is over."""

    cards: list[Card] = field(default_factory=list)
    moves: list[str] = field(default_factory=list)
    left: str = ""
    """The cards that are still in the deck."""

    @property
    def numbers(self) -> list[int]:
        """The numbers below those bounds that bring these cards: places in the sorted deck."""
        deck = dict.fromkeys(COLOURS, CARDS_PER_COLOUR)
        numbers = []
        for card in self.cards:
            place = COLOURS.index(card.colour)
            numbers.append(sum(deck[colour] for colour in COLOURS[:place]))
            deck[card.colour] -= 1
        return numbers

    def position(self) -> sandtable.Position:
        """Where the game stands."""
        numbers = iter(self.numbers)

        def below(bound: int) -> int:
            return next(numbers)

        position = GAME.deal_by(below)
        for move in self.moves:
            position.play(move)
            position.play_chance(below)
        return position


def random_course(seed: int, most_moves: int) -> Course:
    """A random game, ended before the deck is exhausted or the Cups are opened."""
    dice = random.Random(seed)
    position = GAME.deal_by(dice.randrange)
    course = Course(dealt(position))
    while len(course.moves) < most_moves:
        after = position.copy()
        move = dice.choice(position.legal_moves())
        after.play(move)
        came = after.play_chance(dice.randrange)
        if after.is_over or after.view()["exhausted"]:
            break
        seat = position.seat
        assert seat is not None
        show_cards(course.cards, seat, move)
        course.cards += brought(came, seat)
        course.moves.append(move)
        position = after
    deck = position.state.deck.tolist()
    course.left = "".join(letter * count for letter, count in zip(COLOURS, deck, strict=True))
    return course


def dealt(position: sandtable.Position) -> list[Card]:
    """The cards of a deal, in the order in which they are dealt."""
    deal = position.deal
    assert deal is not None
    cards = [Card(colour, NOBODY) for mountain in deal["mountains"] for colour in mountain]
    for seat in range(SEATS):
        cards += [Card(colour, seat) for colour in deal["hands"][seat]]
        cards += [Card(colour, seat, is_in_cup=True) for colour in deal["cups"][seat]]
    return cards


def brought(chance: str | None, seat: int) -> list[Card]:
    """The cards that chance brought in a turn of this seat."""
    if chance is None:
        return []
    owner = seat if chance.startswith("draw") else NOBODY
    return [Card(colour, owner) for colour in chance.split()[-1]]


def show_cards(cards: list[Card], seat: int, move: str) -> None:
    """A seat lays cards on the table: the ones it has had longest."""
    kind, *_, played = move.split()
    if kind == "claim":
        return
    for colour in played:
        card = next(
            card
            for card in cards
            if card.owner == seat
            and card.colour == colour
            and not card.is_in_cup
            and not card.is_shown
        )
        card.is_shown = True


def redeal(course: Course, viewer: int | None, seed: int) -> Course:
    """The same to the viewer (None: a spectator); hands, Cups and deck of others dealt anew."""
    hidden = [
        place
        for place, card in enumerate(course.cards)
        if card.owner not in (NOBODY, viewer) and not card.is_shown
    ]
    pool = [course.cards[place].colour for place in hidden] + list(course.left)
    random.Random(seed).shuffle(pool)
    cards = list(course.cards)
    for place, colour in zip(hidden, pool, strict=False):
        old = cards[place]
        cards[place] = Card(colour, old.owner, old.is_in_cup, old.is_shown)
    return Course(cards, course.moves, "".join(pool[len(hidden) :]))
