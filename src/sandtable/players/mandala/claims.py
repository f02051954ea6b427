"""The claiming of a Mountain, played out exactly.

At most six colours are claimed by turns, so all orders can be tried. What each order leads to is
judged by the evaluation: with respect to that, and to the cards of one world, the claims are best
play of both sides.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ...games.batch import States
from ...games.compiled import compiled
from ...games.dice import Dice
from ...games.mandala.claims import claim_colour
from ...games.mandala.state import CLAIM, COLOUR_COUNT, NONE
from .belief import imagine
from .evaluation import evaluate

Sums = NDArray[np.float64]

ROOM = COLOUR_COUNT + 1
"""States the solver needs: the one it starts with and one for each claim."""
LOST, WON = 0.0, 1.0
"""The least and the most a position can be worth."""

KNOWLEDGE: list[Any] = [
    ("lows", "<f8", (ROOM,)),
    ("highs", "<f8", (ROOM,)),
    ("tried", "<i8", (ROOM,)),
]
"""What the solver needs in the mind of a search: for each state its window and what was tried."""


@compiled
def solve_claims(states: States, i: int, low: float, high: float, mind: Any) -> float:
    """What states[i] is worth to seat 0 with best claims, if between `low` and `high`.

    Alpha-beta without recursion; the states after states[i] are overwritten, one for each claim.
    """
    depth = 0
    _open(mind, depth, low, high)
    while True:
        at = i + depth
        if states[at].phase == CLAIM:
            colour = _next_colour(states[at], mind.tried[depth])
            is_known = colour == COLOUR_COUNT or mind.lows[depth] >= mind.highs[depth]
            value: float = mind.lows[depth] if states[at].claimer == 0 else mind.highs[depth]
        else:
            colour = COLOUR_COUNT
            is_known = True
            value = evaluate(states[at], mind)
        if not is_known:
            mind.tried[depth] = colour + 1
            states[at + 1] = states[at]
            claim_colour(states[at + 1], colour)
            depth += 1
            _open(mind, depth, mind.lows[depth - 1], mind.highs[depth - 1])
        elif depth == 0:
            return value
        else:
            depth -= 1
            if states[i + depth].claimer == 0:
                mind.lows[depth] = max(mind.lows[depth], value)
            else:
                mind.highs[depth] = min(mind.highs[depth], value)


@compiled
def _open(mind: Any, depth: int, low: float, high: float) -> None:
    """Begin with a state: nothing is tried yet."""
    mind.lows[depth] = low
    mind.highs[depth] = high
    mind.tried[depth] = 0


@compiled
def _next_colour(state: np.record, colour: int) -> int:
    """The next colour from this one on that can be claimed; COLOUR_COUNT if none."""
    while colour < COLOUR_COUNT and state.mountain[state.mandala, colour] == 0:
        colour += 1
    return colour


@compiled
def best_claim(states: States, i: int, mind: Any) -> int:
    """The colour to claim in states[i]."""
    seat = states[i].claimer
    low = LOST - 1
    high = WON + 1
    best = NONE
    for colour in range(COLOUR_COUNT):
        if states[i].mountain[states[i].mandala, colour] > 0:
            states[i + 1] = states[i]
            claim_colour(states[i + 1], colour)
            value = solve_claims(states, i + 1, low, high, mind)
            if seat == 0 and value > low:
                low = value
                best = colour
            elif seat == 1 and value < high:
                high = value
                best = colour
    return best


@compiled
def play_claims(states: States, i: int, mind: Any) -> None:
    """Play the claiming in states[i] to its end."""
    while states[i].phase == CLAIM:
        claim_colour(states[i], best_claim(states, i, mind))


@compiled
def value_claims(
    observations: States, states: States, rolls: Dice, minds: States, worlds: int, totals: Sums
) -> None:
    """Add to `totals` what each claim is worth to seat 0, over so many worlds."""
    for _ in range(worlds):
        imagine(observations, rolls, states, minds[0])
        for colour in range(COLOUR_COUNT):
            if states[0].mountain[states[0].mandala, colour] > 0:
                states[1] = states[0]
                claim_colour(states[1], colour)
                totals[colour] += solve_claims(states, 1, LOST - 1, WON + 1, minds[0])
