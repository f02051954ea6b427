"""Players who claim, from the simplest on: their solve rates grade the puzzles about claims.

The levels do not tell these puzzles apart, because exact play of claims is built into all of them.
"""

from collections.abc import Mapping
from random import Random

import numpy as np

from ....games.batch import States
from ....games.mandala.state import COLOUR_COUNT, COLOURS
from .claims import PAIRS, Claims, pair_chances

MOST_POINTS, WORTH_TO_BOTH, ONE_AHEAD = "most-points", "worth-to-both", "one-ahead"
CUPS: Mapping[str, int] = {"1-cup": 1, "3-cups": 3, "10-cups": 10}
"""How many pairs of the rival's Cup somebody thinks of who plays the claims out."""
AT_A_GLANCE = (MOST_POINTS, WORTH_TO_BOTH, ONE_AHEAD)
CLAIMERS = (MOST_POINTS, ONE_AHEAD, WORTH_TO_BOTH, *CUPS)
"""The weakest first, as their solve rates turned out."""


def gain(state: np.record, seat: int, colour: int) -> int:
    """The points a claim brings at once: a card less for a new colour, the Cup's cards more."""
    cards = int(state.mountain[state.mandala, colour])
    if state.field_size[state.mandala, seat] == 0:
        return 0
    space = int(state.river[seat, colour])
    if space:
        return space * cards
    cup = int(state.cup[seat, colour] + state.hidden_cup[seat, colour])
    return (int(state.river_size[seat]) + 1) * (cup + cards - 1)


def claims_of(state: np.record) -> list[int]:
    """The colours that can be claimed."""
    return [c for c in range(COLOUR_COUNT) if state.mountain[state.mandala, c] > 0]


def choose(claimer: str, states: States, seen: np.record, dice: Random) -> str:
    """What one of them claims; ties are broken by dice."""
    if claimer in CUPS:
        values = _played_out(states, seen, CUPS[claimer], dice)
    else:
        values = _at_a_glance(claimer, states[0], int(seen.observer))
    best = max(values.values())
    return dice.choice(sorted(move for move, value in values.items() if value == best))


def _at_a_glance(claimer: str, state: np.record, seat: int) -> dict[str, float]:
    known = state.copy()
    known.hidden_cup[1 - seat] = 0
    there = claims_of(known)
    own = {colour: gain(known, seat, colour) for colour in there}
    rival = {colour: gain(known, 1 - seat, colour) for colour in there}
    values: dict[str, float] = {}
    for colour in there:
        value = own[colour]
        if claimer == WORTH_TO_BOTH:
            value += rival[colour]
        elif claimer == ONE_AHEAD:
            value -= max((rival[other] for other in there if other != colour), default=0)
        values[f"claim {COLOURS[colour]}"] = value
    return values


def _played_out(states: States, seen: np.record, cups: int, dice: Random) -> dict[str, float]:
    chances = pair_chances(seen.unseen.tolist())
    thought_of = np.zeros(len(PAIRS))
    for pair in dice.choices(range(len(PAIRS)), weights=chances.tolist(), k=cups):
        thought_of[pair] += 1 / cups
    return {m: c.utility for m, c in Claims(states, seen, thought_of).count().items()}
