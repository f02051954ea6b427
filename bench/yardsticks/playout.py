"""Random games from a state to its end: what the plain tree searches judge positions by."""

# ruff: noqa: F821  (the names below are declared here and supplied by `specialise_all`)

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sandtable.games.batch import CHANCE, NOBODY, random_outcome
from sandtable.games.dice import Dice, below

Numbers = NDArray[np.int64]

MOST_DECISIONS = 2000
"""A game that goes on longer counts as a draw."""

# The rules of the game, and the name that a bot supplies.
to_move: Callable[[Any], int]
legal_actions: Callable[[Any, Numbers], int]
apply: Callable[[Any, int], None]
apply_chance: Callable[[Any, int], None]
lead: Callable[[Any], int]
"""Who won a finished game: 1 for seat 0, -1 for seat 1, 0 for a draw."""


def play_to_the_end(state: Any, rolls: Dice, actions: Numbers, weights: Numbers) -> float:
    """Play random moves to the end; what came of it for seat 0."""
    for _ in range(MOST_DECISIONS):
        turn = to_move(state)
        while turn == CHANCE:
            apply_chance(state, random_outcome(state, rolls, weights))
            turn = to_move(state)
        if turn == NOBODY:
            return float(lead(state))
        apply(state, actions[below(rolls, legal_actions(state, actions))])
    return 0.0


TEMPLATES = (random_outcome, play_to_the_end)
