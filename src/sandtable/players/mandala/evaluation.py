"""How good a Mandala position is: a small network over numbers a player would look at.

The numbers are seen by the seat that acts next. The network has one hidden layer and a direct
way beside it; with the hidden layer at zero, what is left is a plain weighted sum, which is how
the evaluation made by hand is written down.
"""

import math
from typing import Any

import numpy as np

from ...games.compiled import compiled
from ...games.mandala.claims import colour_is_in
from ...games.mandala.state import (
    CARD_COUNT,
    CLAIM,
    COLOUR_COUNT,
    HAND_LIMIT,
    MANDALAS,
    OVER,
    REFILL,
    SEATS,
    TURN,
)
from .worth import gain, missing_colours, points_of, result, result_for

SIDE_FEATURES = 9
MANDALA_FEATURES = 21
FEATURES = SEATS * SIDE_FEATURES + MANDALAS * MANDALA_FEATURES + 5
HIDDEN = 32

# Where each part begins in the row of numbers.
SIDES = 0
TABLES = SIDES + SEATS * SIDE_FEATURES
REST = TABLES + MANDALAS * MANDALA_FEATURES

# Scales that bring the numbers near 1.
POINTS, SIZE, FEW = 20.0, 8.0, 5.0

KNOWLEDGE: list[Any] = [
    ("inner", "<f4", (FEATURES, HIDDEN)),
    ("inner_bias", "<f4", (HIDDEN,)),
    ("outer", "<f4", (HIDDEN,)),
    ("direct", "<f4", (FEATURES,)),
    ("features", "<f4", (FEATURES,)),
    ("hidden", "<f4", (HIDDEN,)),
]
"""What the evaluation needs in the mind of a search: weights, and room to work."""


@compiled
def next_to_act(state: np.record) -> int:
    """The seat whose turn is next: while a Mountain is refilled, not the one that completed it."""
    seat: int = 1 - state.seat if state.phase == REFILL else state.seat
    return seat


@compiled
def evaluate(state: np.record, mind: Any) -> float:
    """The chance of seat 0 to win, between turns; at the end the result."""
    if state.phase == OVER:
        return result(state)
    seat = next_to_act(state)
    describe(state, seat, mind.features)
    for j in range(HIDDEN):
        mind.hidden[j] = mind.inner_bias[j]
    total = np.float32(0.0)
    for i in range(FEATURES):
        value = mind.features[i]
        if value != 0:
            total += value * mind.direct[i]
            for j in range(HIDDEN):
                mind.hidden[j] += value * mind.inner[i, j]
    for j in range(HIDDEN):
        total += max(mind.hidden[j], np.float32(0.0)) * mind.outer[j]
    chance = 1.0 / (1.0 + math.exp(-float(total)))
    if state.returned and state.phase == TURN:  # M6.6: a discard ends the game for who wins by it
        chance = max(chance, result_for(state, seat))
    return chance if seat == 0 else 1.0 - chance


@compiled
def describe(state: np.record, seat: int, features: Any) -> None:
    """The numbers the network sees, for the seat that acts next."""
    _describe_side(state, seat, features, SIDES)
    _describe_side(state, 1 - seat, features, SIDES + SIDE_FEATURES)
    first = first_mandala(state)
    _describe_mandala(state, first, seat, features, TABLES)
    _describe_mandala(state, 1 - first, seat, features, TABLES + MANDALA_FEATURES)
    progress = max(state.river_size[0], state.river_size[1]) / COLOUR_COUNT
    lead = (points_of(state, seat) - points_of(state, 1 - seat)) / POINTS
    features[REST] = 1.0
    features[REST + 1] = state.deck_size / CARD_COUNT
    features[REST + 2] = state.exhausted
    features[REST + 3] = progress
    features[REST + 4] = lead * (1.0 if state.exhausted else progress)


@compiled
def first_mandala(state: np.record) -> int:
    """The Mandala that is described first."""
    if state.phase == CLAIM:
        claimed: int = state.mandala
        return claimed
    return 0 if missing_colours(state, 0) <= missing_colours(state, 1) else 1


@compiled
def _describe_side(state: np.record, seat: int, features: Any, at: int) -> None:
    """Points, River, Cup and hand of one seat."""
    worthless = 0
    distinct = 0
    longest = 0
    for colour in range(COLOUR_COUNT):
        if state.river[seat, colour] == 0:
            worthless += state.cup[seat, colour] + state.hidden_cup[seat, colour]
        distinct += state.hand[seat, colour] > 0
        longest = max(longest, state.hand[seat, colour])
    features[at] = points_of(state, seat) / POINTS
    features[at + 1] = state.river_size[seat] / COLOUR_COUNT
    features[at + 2] = state.river_size[seat] >= COLOUR_COUNT - 2
    features[at + 3] = state.river_size[seat] >= COLOUR_COUNT - 1
    features[at + 4] = worthless / FEW
    features[at + 5] = state.hand_size[seat] / HAND_LIMIT
    features[at + 6] = distinct / COLOUR_COUNT
    features[at + 7] = longest / FEW
    features[at + 8] = worthless * (COLOUR_COUNT - state.river_size[seat]) / POINTS


@compiled
def _describe_mandala(state: np.record, mandala: int, seat: int, features: Any, at: int) -> None:
    """How far one Mandala is, who leads in it, and what its Mountain would bring."""
    missing = missing_colours(state, mandala)
    own = state.field_size[mandala, seat]
    rival = state.field_size[mandala, 1 - seat]
    features[at] = missing / COLOUR_COUNT
    features[at + 1] = missing == 1
    features[at + 2] = missing == 2
    features[at + 3] = own / FEW
    features[at + 4] = rival / FEW
    features[at + 5] = own > rival
    features[at + 6] = own < rival
    features[at + 7] = own == 0
    features[at + 8] = rival == 0
    _describe_mountain(state, mandala, seat, features, at + 9)
    _describe_mountain(state, mandala, 1 - seat, features, at + 14)
    cards = 0
    colours = 0
    for colour in range(COLOUR_COUNT):
        cards += state.mountain[mandala, colour]
        colours += state.mountain[mandala, colour] > 0
    features[at + 19] = cards / SIZE
    features[at + 20] = colours / COLOUR_COUNT


@compiled
def _describe_mountain(state: np.record, mandala: int, seat: int, features: Any, at: int) -> None:
    """What a Mountain would bring one seat, and whether its hand could complete the Mandala."""
    total = 0.0
    best = 0.0
    new = 0
    held = 0
    missing = 0
    for colour in range(COLOUR_COUNT):
        cards = int(state.mountain[mandala, colour])
        if cards > 0:
            value = gain(state, seat, colour, cards)
            total += value
            best = max(best, value)
            new += state.river[seat, colour] == 0
        elif not colour_is_in(state, mandala, colour):
            missing += 1
            held += state.hand[seat, colour] > 0
    features[at] = total / POINTS
    features[at + 1] = best / POINTS
    features[at + 2] = new / FEW
    features[at + 3] = held / FEW
    features[at + 4] = missing == 1 and held == 1
