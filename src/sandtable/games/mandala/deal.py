"""How a game of Mandala is dealt, and how a deal is written down."""

from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ...errors import BadDeal
from ..batch import Numbers
from ..compiled import compiled
from .deck import pick_card
from .state import (
    CARD_COUNT,
    CARDS_PER_COLOUR,
    COLOUR_COUNT,
    COLOUR_NAMES,
    COLOURS,
    HAND_START,
    HIDDEN_CUP,
    MANDALAS,
    MOUNTAIN_START,
    NONE,
    SEATS,
    TURN,
)

DEALT = MANDALAS * MOUNTAIN_START + SEATS * (HAND_START + HIDDEN_CUP)

DEAL_BOUNDS: NDArray[np.int64] = np.arange(CARD_COUNT, CARD_COUNT - DEALT, -1, dtype=np.int64)
"""One number for each card dealt: which of the cards left in the deck it is."""

# The parts of a deal in record form: the zone of each in a state, and its number of cards.
PARTS = {
    "mountains": ("mountain", MOUNTAIN_START),
    "hands": ("hand", HAND_START),
    "cups": ("hidden_cup", HIDDEN_CUP),
}
EXAMPLE = '{"mountains": ["rk", "gg"], "hands": ["rrkgoy", "ypgork"], "cups": ["ro", "pp"]}'


@compiled
def deal(state: np.record, numbers: Numbers) -> None:
    """M1.1, M1.2: two cards into each Mountain, six to each hand, two into each Cup."""
    clear(state)
    dealt = 0
    for mandala in range(MANDALAS):
        for _ in range(MOUNTAIN_START):
            state.mountain[mandala, pick_card(state, numbers[dealt])] += 1
            dealt += 1
    for seat in range(SEATS):
        for _ in range(HAND_START):
            state.hand[seat, pick_card(state, numbers[dealt])] += 1
            dealt += 1
        for _ in range(HIDDEN_CUP):
            state.hidden_cup[seat, pick_card(state, numbers[dealt])] += 1
            dealt += 1


@compiled
def clear(state: np.record) -> None:
    """M1.1, M1.2: all cards in the deck, its size and the hands' as after a deal; seat 0's turn."""
    for colour in range(COLOUR_COUNT):
        state.deck[colour] = CARDS_PER_COLOUR
        state.discard[colour] = 0
        for mandala in range(MANDALAS):
            state.mountain[mandala, colour] = 0
            for seat in range(SEATS):
                state.field[mandala, seat, colour] = 0
        for seat in range(SEATS):
            state.hand[seat, colour] = 0
            state.hidden_cup[seat, colour] = 0
            state.cup[seat, colour] = 0
            state.river[seat, colour] = 0
    for seat in range(SEATS):
        for mandala in range(MANDALAS):
            state.field_size[mandala, seat] = 0
        state.hand_size[seat] = HAND_START
        state.river_size[seat] = 0
    state.deck_size = CARD_COUNT - DEALT
    state.discard_size = 0
    state.seat = 0
    state.phase = TURN
    state.mandala = NONE
    state.claimer = NONE
    state.due = 0
    state.exhausted = 0
    state.returned = 0


def read_deal(state: np.record, deal: Any) -> None:
    """M1.1: lay out a deal in record form; the cards it does not name are the deck."""
    if not isinstance(deal, dict) or deal.keys() != PARTS.keys():
        raise BadDeal(f"a Mandala deal has the keys mountains, hands and cups: {EXAMPLE}")
    dealt = ""
    for part, (_, size) in PARTS.items():
        dealt += _read_part(part, deal[part], size)
    for letter, name in zip(COLOURS, COLOUR_NAMES, strict=True):
        count = dealt.count(letter)
        if count > CARDS_PER_COLOUR:
            raise BadDeal(f"the deal has {count} {name} cards, and there are {CARDS_PER_COLOUR}")
    clear(state)
    for part, (zone, _) in PARTS.items():
        for place, cards in enumerate(deal[part]):
            for letter in cards:
                state[zone][place, COLOURS.index(letter)] += 1
                state.deck[COLOURS.index(letter)] -= 1


def _read_part(part: str, texts: Any, size: int) -> str:
    """All letters of one part of a deal, which has a text of so many cards for each of two."""
    if not isinstance(texts, list) or len(texts) != 2 or any(type(t) is not str for t in texts):
        raise BadDeal(f'"{part}" must be a list of two texts, not {texts!r}')
    for place, cards in enumerate(texts):
        where = f'"{part}"[{place}]'
        for letter in cards:
            if letter not in COLOURS:
                raise BadDeal(f"{where} has {letter!r}, which is no colour ({COLOURS})")
        if len(cards) != size:
            raise BadDeal(f"{where} must be {size} cards, not {len(cards)}: {cards!r}")
    return "".join(texts)


def write_deal(state: np.record) -> dict[str, Any]:
    """The deal of a game in which nothing has been decided, each text in the order of colours."""
    return {
        part: [letters(cards) for cards in state[zone].tolist()]
        for part, (zone, _) in PARTS.items()
    }


def letters(counts: list[int]) -> str:
    """Cards as a row of letters in the order of the colours."""
    return _letters(tuple(counts))


@lru_cache(maxsize=8_192)
def _letters(counts: tuple[int, ...]) -> str:
    """Most of what is seen was seen a move before."""
    return "".join(letter * count for letter, count in zip(COLOURS, counts, strict=True))
