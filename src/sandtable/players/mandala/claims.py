"""The claiming of a Mountain, played out exactly.

At most six colours are claimed by turns, so all orders can be tried. What each order leads to is
judged by the small evaluation, which is quick: with respect to that, and to the cards of one
world, the claims are best play of both sides. A bot with nets asks them about what comes after.
"""

from typing import Any

import numpy as np

from ...games.batch import States
from ...games.compiled import compiled
from ...games.mandala.claims import claim_colour
from ...games.mandala.state import CLAIM, COLOUR_COUNT, SEATS
from .evaluation import evaluate
from .worth import gain

ROOM = COLOUR_COUNT + 1
"""States the solver needs: the one it starts with and one for each claim."""
LOST, WON = 0.0, 1.0
"""The least and the most a position can be worth."""

KNOWN = 127
"""Room for judged positions; a prime, so that those of one Mountain spread over it."""
NOT_KNOWN = -1

KNOWLEDGE: list[Any] = [
    ("lows", "<f8", (ROOM,)),
    ("highs", "<f8", (ROOM,)),
    ("tried", "<i8", (ROOM,)),
    ("order", "<i8", (COLOUR_COUNT,)),
    ("worths", "<f8", (COLOUR_COUNT,)),
    ("lines", "<i8", (ROOM, COLOUR_COUNT)),
    ("known", "<i8", (KNOWN,)),
    ("judged", "<f8", (KNOWN,)),
]
"""What the solver needs in the mind of a search: for each state its window, what was tried and the
best claims from it on; the order in which colours are tried; positions it has judged."""


@compiled
def solve_claims(states: States, i: int, low: float, high: float, mind: Any) -> float:
    """What states[i] is worth to seat 0 with best claims, if between `low` and `high`.

    Alpha-beta without recursion; the states after states[i] are overwritten, one for each claim.
    If it is in between, `lines[0]` holds the claims.
    """
    depth = 0
    mind.known[:] = NOT_KNOWN
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
            value = _judge(states[i], states[at], mind)
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
            if states[i + depth].claimer == 0 and value > mind.lows[depth]:
                mind.lows[depth] = value
                _keep_line(mind, depth)
            elif states[i + depth].claimer == 1 and value < mind.highs[depth]:
                mind.highs[depth] = value
                _keep_line(mind, depth)


@compiled
def _keep_line(mind: Any, depth: int) -> None:
    """The claim that was just tried, and the best ones after it."""
    mind.lines[depth, 0] = mind.order[mind.tried[depth] - 1]
    for k in range(COLOUR_COUNT - 1):
        mind.lines[depth, k + 1] = mind.lines[depth + 1, k]


@compiled
def _judge(before: np.record, after: np.record, mind: Any) -> float:
    """What a position after all claims is worth; many orders of claims lead to the same one."""
    key = 0
    for colour in range(COLOUR_COUNT):
        for seat in range(SEATS):
            key = key * (2 * COLOUR_COUNT + 2) + 2 * after.river[seat, colour]
            key += after.cup[seat, colour] > before.cup[seat, colour]
    place = key % KNOWN
    if mind.known[place] != key:
        mind.known[place] = key
        mind.judged[place] = evaluate(after, mind)
    value: float = mind.judged[place]
    return value


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
    solve_claims(states, i, LOST - 1, WON + 1, mind)
    colour: int = mind.lines[0, 0]
    return colour


@compiled
def play_claims(states: States, i: int, mind: Any) -> None:
    """Play the claiming in states[i] to its end."""
    if states[i].phase == CLAIM:
        solve_claims(states, i, LOST - 1, WON + 1, mind)
    claims = 0
    while states[i].phase == CLAIM:
        claim_colour(states[i], mind.lines[0, claims])
        claims += 1
