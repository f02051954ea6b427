"""A Mandala position as a picture: cards as bars of their colours, seat 1 above, seat 0 below."""

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from ..batch import NOBODY
from ..svg import EMPTY, IVORY, SEATS, SIDE, WOOD, document, rectangle
from ..unpacked import unpacked
from .scoring import river_colours
from .state import CARD_COUNT, COLOUR_COUNT, MANDALAS
from .view import sees_cup

INKS = ("#2a2420", "#a32b10", "#ed9324", "#ffd133", "#4b937e", "#672f7d")
CARD_WIDTH, CARD_HEIGHT, GAP = 10, 26, 1
ROW_HEIGHT = 40
LEFT = 14
AREAS = ("hand", "cup", "river")
"""Rows from the top: these of seat 1, then both Mandalas, then these of seat 0 the other way."""
BACK = "#a39a8b"
"""A card that is not seen."""


def draw_svg(state: np.record, seat: int | None = None) -> str:
    """What a seat (None: everybody together) sees; M8.1: other cards lie face down."""
    plain = unpacked(state)
    rows = [_area(plain, 1, area, seat) for area in AREAS]
    for mandala in range(MANDALAS):
        rows.append(_cards(plain.field[mandala][1]))
        rows.append(_cards(plain.mountain[mandala]))
        rows.append(_cards(plain.field[mandala][0]))
    rows += [_area(plain, 0, area, seat) for area in reversed(AREAS)]
    shapes = list(_mandalas())
    for number, inks in enumerate(rows):
        for place, ink in enumerate(inks):
            x = LEFT + place * (CARD_WIDTH + GAP)
            shapes.append(_card(x, number * ROW_HEIGHT, ink))
    turn = 0 if plain.seat == 1 else SIDE - 4
    shapes.append(rectangle(0, turn - 1, SIDE, 6, SEATS[plain.seat]))
    shapes.append(rectangle(SIDE - 12, 0, 12, SIDE * plain.deck_size / CARD_COUNT + 2, WOOD))
    return document(shapes)


def _mandalas() -> Iterator[str]:
    for mandala in range(MANDALAS):
        top = (len(AREAS) + 3 * mandala) * ROW_HEIGHT
        yield rectangle(4, top, SIDE - 20, 3 * ROW_HEIGHT, EMPTY, IVORY, 8)
        yield rectangle(4, top + ROW_HEIGHT, SIDE - 20, ROW_HEIGHT, WOOD)


def _card(x: float, y: float, ink: str) -> str:
    return rectangle(x, y + (ROW_HEIGHT - CARD_HEIGHT) / 2, CARD_WIDTH, CARD_HEIGHT, ink, IVORY, 2)


def _cards(counts: Sequence[int]) -> list[str]:
    return [INKS[colour] for colour in range(COLOUR_COUNT) for _ in range(counts[colour])]


def _area(plain: Any, owner: int, area: str, seat: int | None) -> list[str]:
    """The cards of one area of a seat, from left to right; a River begins with its first space."""
    if area == "hand":
        is_open = seat in (None, owner)
        return _cards(plain.hand[owner]) if is_open else [BACK] * plain.hand_size[owner]
    if area == "river":
        return [INKS[colour] for colour in river_colours(plain.river[owner])]
    hidden = plain.hidden_cup[owner]
    is_seen = seat is None or sees_cup(plain.phase, NOBODY if seat is None else seat, owner)
    return [*_cards(plain.cup[owner]), *(_cards(hidden) if is_seen else [BACK] * 2)]
