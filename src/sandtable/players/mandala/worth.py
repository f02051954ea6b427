"""What cards are worth: the arithmetic that the evaluation and the policy share."""

import numpy as np

from ...games.compiled import compiled
from ...games.mandala.claims import colour_is_in
from ...games.mandala.state import COLOUR_COUNT

NEW_COLOUR = 1.0
"""What a River space is worth beside the points it gives at once."""


@compiled
def gain(state: np.record, seat: int, colour: int, cards: int) -> float:
    """Points a seat gains by claiming so many cards of a colour, and a little for a new one."""
    space = state.river[seat, colour]
    if space > 0:
        return float(space * cards)
    cup = state.cup[seat, colour] + state.hidden_cup[seat, colour]
    return float((state.river_size[seat] + 1) * (cup + cards - 1)) + NEW_COLOUR


@compiled
def mountain_gain(state: np.record, mandala: int, seat: int) -> float:
    """What a whole Mountain would bring a seat."""
    total = 0.0
    for colour in range(COLOUR_COUNT):
        cards = int(state.mountain[mandala, colour])
        if cards > 0:
            total += gain(state, seat, colour, cards)
    return total


@compiled
def missing_colours(state: np.record, mandala: int) -> int:
    """How many colours a Mandala lacks to be complete."""
    missing = COLOUR_COUNT
    for colour in range(COLOUR_COUNT):
        missing -= colour_is_in(state, mandala, colour)
    return missing


@compiled
def points_of(state: np.record, seat: int) -> int:
    """The points of a seat as they stand."""
    points = 0
    for colour in range(COLOUR_COUNT):
        cards = state.cup[seat, colour] + state.hidden_cup[seat, colour]
        points += cards * state.river[seat, colour]
    return points


@compiled
def result(state: np.record) -> float:
    """What a finished game is worth to seat 0: 1 won, 0 lost, a half drawn."""
    lead = points_of(state, 0) - points_of(state, 1)
    if lead == 0:
        for colour in range(COLOUR_COUNT):  # M7.2: the smaller Cup
            lead -= state.cup[0, colour] + state.hidden_cup[0, colour]
            lead += state.cup[1, colour] + state.hidden_cup[1, colour]
    if lead == 0:
        return 0.5
    return 1.0 if lead > 0 else 0.0


@compiled
def result_for(state: np.record, seat: int) -> float:
    """What it is worth to a seat if the game ends as it stands."""
    value = result(state)
    return value if seat == 0 else 1.0 - value
