"""What the nets see of a Mandala position: numbers about each colour, and about the whole table.

The numbers are told from one seat's side. All colours are described alike, so a net that treats
them alike never has to learn anything six times. The Mandala that matters more comes first: the
one that is claimed, or else the one with fewer missing colours.
"""

from typing import Any

import numpy as np

from ...games.compiled import compiled
from ...games.mandala.state import CARD_COUNT, CARDS_PER_COLOUR, CLAIM, COLOUR_COUNT, MANDALAS
from .evaluation import FEATURES, FEW, POINTS, describe, first_mandala
from .worth import gain, missing_colours

OWN_COLOUR = 16
"""Numbers about a colour that have to do with no Mandala."""
IN_MANDALA = 12
COLOUR_INPUTS = OWN_COLOUR + MANDALAS * IN_MANDALA
LEADS = 7
"""Numbers about who leads in a Mandala, beside those of the evaluation."""
TABLE_INPUTS = FEATURES + MANDALAS * LEADS + 3
SPACES, HAND = 6.0, 4.0
"""Scales that bring the numbers near 1."""

KNOWLEDGE: list[Any] = [
    ("colour_inputs", "<f4", (COLOUR_COUNT, COLOUR_INPUTS)),
    ("table_inputs", "<f4", (TABLE_INPUTS,)),
]
"""Room in the mind of a search."""


@compiled
def describe_all(state: np.record, seat: int, colours: Any, table: Any) -> None:
    """Fill both with what a seat would look at; all secret cards count as the state has them."""
    first = first_mandala(state)
    describe(state, seat, table)
    for place in range(MANDALAS):
        mandala = first if place == 0 else 1 - first
        _describe_lead(state, mandala, seat, table, FEATURES + place * LEADS)
    rest = FEATURES + MANDALAS * LEADS
    table[rest] = state.phase == CLAIM
    table[rest + 1] = state.discard_size / CARD_COUNT
    table[rest + 2] = state.deck_size < COLOUR_COUNT * 2
    for colour in range(COLOUR_COUNT):
        _describe_colour(state, seat, colour, colours)
        for place in range(MANDALAS):
            mandala = first if place == 0 else 1 - first
            _describe_in(state, mandala, seat, colour, colours, OWN_COLOUR + place * IN_MANDALA)


@compiled
def _describe_lead(state: np.record, mandala: int, seat: int, table: Any, at: int) -> None:
    """How far ahead a seat is in a Mandala, each step a number of its own, and how far it is."""
    lead = state.field_size[mandala, seat] - state.field_size[mandala, 1 - seat]
    table[at] = lead <= -2
    table[at + 1] = lead == -1
    table[at + 2] = lead == 0
    table[at + 3] = lead == 1
    table[at + 4] = lead == 2
    missing = missing_colours(state, mandala)
    table[at + 5] = missing == 3
    table[at + 6] = missing >= 4


@compiled
def _describe_colour(state: np.record, seat: int, colour: int, colours: Any) -> None:
    """Who holds a colour, what it is worth to both, and what is left of it."""
    for side in range(2):
        owner = seat if side == 0 else 1 - seat
        held = state.hand[owner, colour]
        at = side * 3
        colours[colour, at] = held / HAND
        colours[colour, at + 1] = held > 0
        colours[colour, at + 2] = held > 1
        space = state.river[owner, colour]
        worth = space if space > 0 else state.river_size[owner] + 1
        cup = state.cup[owner, colour] + state.hidden_cup[owner, colour]
        at = 6 + side * 4
        colours[colour, at] = worth / SPACES
        colours[colour, at + 1] = space > 0
        colours[colour, at + 2] = cup / FEW
        colours[colour, at + 3] = cup * worth / POINTS
    colours[colour, 14] = state.deck[colour] / CARDS_PER_COLOUR
    colours[colour, 15] = state.discard[colour] / CARDS_PER_COLOUR


@compiled
def _describe_in(
    state: np.record, mandala: int, seat: int, colour: int, colours: Any, at: int
) -> None:
    """Where a colour lies in a Mandala, what it would bring, and who could play it there."""
    cards = int(state.mountain[mandala, colour])
    own = state.field[mandala, seat, colour]
    rival = state.field[mandala, 1 - seat, colour]
    is_missing = cards + own + rival == 0
    colours[colour, at] = cards / HAND
    colours[colour, at + 1] = cards > 0
    colours[colour, at + 2] = gain(state, seat, colour, cards) / POINTS if cards > 0 else 0.0
    colours[colour, at + 3] = gain(state, 1 - seat, colour, cards) / POINTS if cards > 0 else 0.0
    colours[colour, at + 4] = own / HAND
    colours[colour, at + 5] = own > 0
    colours[colour, at + 6] = rival / HAND
    colours[colour, at + 7] = rival > 0
    colours[colour, at + 8] = is_missing
    colours[colour, at + 9] = is_missing and state.hand[seat, colour] > 0
    colours[colour, at + 10] = is_missing and state.hand[1 - seat, colour] > 0
    colours[colour, at + 11] = cards > 0 and state.hand[seat, colour] > 0
