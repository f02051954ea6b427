"""The claiming of a Mountain, played out exactly.

At most six colours are claimed by turns, so all orders can be tried. What each order leads to is
judged by the evaluation: with respect to that, and to the cards of one world, the claims are best
play of both sides.
"""

from typing import Any

import numpy as np

from ...games.batch import States
from ...games.compiled import compiled
from ...games.mandala.claims import claim_colour
from ...games.mandala.state import CLAIM, COLOUR_COUNT, NONE
from .judgement import evaluate
from .worth import gain

ROOM = COLOUR_COUNT + 1
"""States the solver needs: the one it starts with and one for each claim."""
LOST, WON = 0.0, 1.0
"""The least and the most a position can be worth."""

KNOWLEDGE: list[Any] = [
    ("lows", "<f8", (ROOM,)),
    ("highs", "<f8", (ROOM,)),
    ("tried", "<i8", (ROOM,)),
    ("order", "<i8", (COLOUR_COUNT,)),
    ("worths", "<f8", (COLOUR_COUNT,)),
]
"""What the solver needs in the mind of a search: for each state its window and what was tried, and
the order in which colours are tried."""


@compiled
def solve_claims(states: States, i: int, low: float, high: float, mind: Any) -> float:
    """What states[i] is worth to seat 0 with best claims, if between `low` and `high`.

    Alpha-beta without recursion; the states after states[i] are overwritten, one for each claim.
    """
    depth = 0
    _open(mind, depth, low, high)
    _order_colours(states[i], mind)
    while True:
        at = i + depth
        if states[at].phase == CLAIM:
            place = _next_place(states[at], mind, mind.tried[depth])
            is_known = place == COLOUR_COUNT or mind.lows[depth] >= mind.highs[depth]
            value: float = mind.lows[depth] if states[at].claimer == 0 else mind.highs[depth]
        else:
            place = COLOUR_COUNT
            is_known = True
            value = evaluate(states[at], mind)
        if not is_known:
            mind.tried[depth] = place + 1
            states[at + 1] = states[at]
            claim_colour(states[at + 1], mind.order[place])
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
def _order_colours(state: np.record, mind: Any) -> None:
    """Put first what brings both sides most: what is likely to be claimed first cuts off most."""
    for place in range(COLOUR_COUNT):
        cards = int(state.mountain[state.mandala, place]) if state.phase == CLAIM else 0
        worth = 0.0
        if cards > 0:
            worth = gain(state, 0, place, cards) + gain(state, 1, place, cards)
        at = place
        while at > 0 and mind.worths[at - 1] < worth:
            mind.worths[at] = mind.worths[at - 1]
            mind.order[at] = mind.order[at - 1]
            at -= 1
        mind.worths[at] = worth
        mind.order[at] = place


@compiled
def _next_place(state: np.record, mind: Any, place: int) -> int:
    """The next place in the order from this one on whose colour can be claimed, or COLOUR_COUNT."""
    while place < COLOUR_COUNT and state.mountain[state.mandala, mind.order[place]] == 0:
        place += 1
    return place


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
