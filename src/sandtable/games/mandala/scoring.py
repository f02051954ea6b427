"""What a game of Mandala is worth."""

from operator import add
from typing import Any

import numpy as np

from ..batch import Numbers
from ..compiled import compiled
from ..unpacked import unpacked
from .claims import river_is_full
from .state import (
    CARD_COUNT,
    COLOUR_COUNT,
    COLOURS,
    DECK_EXHAUSTED,
    NOT_ENDED,
    OVER,
    RIVER_FULL,
    SEATS,
)


@compiled
def scores(state: np.record, points: Numbers) -> None:
    """M7.1: each Cup card is worth the number of its colour's River space, 0 without one."""
    for seat in range(SEATS):
        points[seat] = 0
        for colour in range(COLOUR_COUNT):
            cards = state.cup[seat, colour] + state.hidden_cup[seat, colour]
            points[seat] += cards * state.river[seat, colour]


@compiled
def ranking(state: np.record, marks: Numbers) -> None:
    """M7.2: more points win; of equal points, those with the smaller Cup."""
    scores(state, marks)
    for seat in range(SEATS):
        marks[seat] *= CARD_COUNT
        for colour in range(COLOUR_COUNT):
            marks[seat] -= state.cup[seat, colour] + state.hidden_cup[seat, colour]


@compiled
def progress(state: np.record, points: Numbers) -> None:
    """M8.1: the points of the claimed cards; what the cards dealt into a Cup bring is a secret."""
    for seat in range(SEATS):
        points[seat] = 0
        for colour in range(COLOUR_COUNT):
            points[seat] += state.cup[seat, colour] * state.river[seat, colour]


def score_sheet(state: np.record) -> list[list[dict[str, Any]]]:
    """M7.1: for each seat, what each River space gives with all cards in the Cup."""
    plain = unpacked(state)
    return [score_rows(plain, seat, with_hidden=True) for seat in range(SEATS)]


def score_rows(plain: Any, seat: int, with_hidden: bool) -> list[dict[str, Any]]:
    """M7.1: what each River space of a seat gives, with or without the cards dealt into the Cup."""
    cards = plain.cup[seat]
    if with_hidden:
        cards = list(map(add, cards, plain.hidden_cup[seat]))
    return [
        {
            "space": space,
            "colour": COLOURS[colour],
            "cards": cards[colour],
            "points": space * cards[colour],
        }
        for space, colour in enumerate(river_colours(plain.river[seat]), 1)
    ]


def river_colours(spaces: list[int]) -> list[int]:
    """M4.4: the colours in a River, space 1 first; `spaces` has the space of each colour or 0."""
    return [spaces.index(space) for space in range(1, max(spaces) + 1)]


def winner(state: np.record) -> int | None:
    """M7.2: more points win; if equal, the smaller Cup; if equal again, it is a draw."""
    marks = np.zeros(SEATS, dtype=np.int64)
    ranking(state, marks)
    if marks[0] == marks[1]:
        return None
    return int(marks[1] > marks[0])


def ending(state: np.record) -> int:
    """M6.1, M6.2, M6.5, M6.6: the sixth River colour is named before the exhausted deck."""
    if state.phase != OVER:
        return NOT_ENDED
    return RIVER_FULL if river_is_full(state) else DECK_EXHAUSTED
