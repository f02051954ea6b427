"""What each claim of the bot itself is worth, without knowing the rival's secrets.

All orders of the claims that are left are gone through once for many worlds together. What an
order leads to is judged in every world. Going back, the rival, who knows the two cards in its Cup,
takes in each world what is best there; the bot knows no world from another and takes what is best
on average.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ...games.batch import States
from ...games.compiled import compiled
from ...games.dice import Dice
from ...games.mandala.claims import claim_colour
from ...games.mandala.state import CLAIM, COLOUR_COUNT
from .belief import imagine
from .claims import ROOM
from .judgement import evaluate

Sums = NDArray[np.float64]
HAND, CUP, DECK, SECRETS = range(4)
"""What differs from world to world."""


@compiled
def value_claims(
    observations: States, states: States, rolls: Dice, minds: States, worlds: int, totals: Sums
) -> None:
    """Add to `totals` what each claim is worth to seat 0, over so many worlds."""
    mind = minds[0]
    observer = observations[0].observer
    secrets = np.empty((worlds, SECRETS, COLOUR_COUNT), dtype=np.int16)
    for world in range(worlds):
        imagine(observations, rolls, states, mind)
        for colour in range(COLOUR_COUNT):
            secrets[world, HAND, colour] = states[0].hand[1 - observer, colour]
            secrets[world, CUP, colour] = states[0].hidden_cup[1 - observer, colour]
            secrets[world, DECK, colour] = states[0].deck[colour]
    values = np.empty((ROOM, worlds))
    depth = 0
    mind.tried[0] = 0
    while True:
        colour = _next_colour(states[depth], mind.tried[depth])
        if colour < COLOUR_COUNT:
            mind.tried[depth] = colour + 1
            states[depth + 1] = states[depth]
            claim_colour(states[depth + 1], colour)
            depth += 1
            mind.tried[depth] = 0
            continue
        if depth == 0:
            return
        if states[depth].phase != CLAIM:
            _judge(states, depth, observer, mind, secrets, values[depth])
        depth -= 1
        if depth == 0:
            totals[mind.tried[0] - 1] += values[1].sum()
        else:
            is_first = _next_colour(states[depth], 0) == mind.tried[depth] - 1
            is_own = states[depth].claimer == observer
            _prefer(values[depth], values[depth + 1], is_first, is_own, observer)


@compiled
def _next_colour(state: np.record, colour: int) -> int:
    """The next colour from this one on that can be claimed; COLOUR_COUNT if none."""
    if state.phase != CLAIM:
        return COLOUR_COUNT
    while colour < COLOUR_COUNT and state.mountain[state.mandala, colour] == 0:
        colour += 1
    return colour


@compiled
def _judge(
    states: States, depth: int, observer: int, mind: Any, secrets: Any, values: Sums
) -> None:
    """What the state after all claims is worth to seat 0 in every world; its secrets change."""
    state = states[depth]
    last = len(values) - 1  # the world whose secrets the states have
    for world in range(len(values)):
        for colour in range(COLOUR_COUNT):
            state.hand[1 - observer, colour] = secrets[world, HAND, colour]
            state.hidden_cup[1 - observer, colour] = secrets[world, CUP, colour]
            state.deck[colour] += secrets[world, DECK, colour] - secrets[last, DECK, colour]
        last = world
        values[world] = evaluate(state, mind)


@compiled
def _prefer(values: Sums, others: Sums, is_first: bool, is_own: bool, observer: int) -> None:
    """Keep the better of two claims: the bot's own on average, the rival's in each world."""
    sign = 1.0 if is_own == (observer == 0) else -1.0  # who decides wants the values high or low
    is_better = is_first or (is_own and sign * (others.sum() - values.sum()) > 0)
    for world in range(len(values)):
        if is_better or (not is_own and sign * (others[world] - values[world]) > 0):
            values[world] = others[world]
