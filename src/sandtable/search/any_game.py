"""What ismcts.py must be supplied with, made from nothing but what every game provides.

A simulation is played out with random moves and judged by the points: rivals win, draw or lose;
players on the same side count how many they have, on a scale that some random games set first. Of
three rivals or more, each takes all others to be one side.

A game in which random play comes to no end is judged a few moves on, by the points as they stand.

The functions are templates: `players/generic.py` compiles them for a game.
"""

# ruff: noqa: F821  (the names below are declared here and supplied by `specialise_all`)

from collections.abc import Callable
from typing import Any

import numpy as np

from ..games.batch import CHANCE, NOBODY, Numbers, States, random_outcome
from ..games.dice import Dice, below
from . import ismcts

MOST_SEATS = 16
LONG, SHORT = 500, 6
"""Decisions of a random game: if most come to no end in so many, they are cut off early."""
# The columns of `task`.
OBSERVER, RIVALS, HORIZON, TASKS = range(4)
"""Who thinks; how many seats to compare points with, 0 if points simply count; and how many
decisions a simulation is played on."""
# The columns of `scale`: a value is (points - LOW) / WIDTH.
LOW, WIDTH, SCALES = range(3)

to_move: Callable[[Any], int]
legal_actions: Callable[[Any, Numbers], int]
apply: Callable[[Any, int], None]
apply_chance: Callable[[Any, int], None]
resample: Callable[[States, int, Dice, States], None]
scores: Callable[[Any, Numbers], None]


def mind_type(actions: int, most_legal: int, outcomes: int) -> np.dtype[Any]:
    """The record that holds all a search of a game of this size needs beside the tree."""
    knowledge = [
        ("chances", "<i8", (max(outcomes, 1),)),
        ("points", "<i8", (MOST_SEATS,)),
        ("task", "<i8", (TASKS,)),
        ("scale", "<f8", (SCALES,)),
    ]
    return ismcts.mind_type(actions, most_legal, knowledge, MOST_SEATS)


def imagine(observations: States, rolls: Dice, states: States, mind: Any) -> None:
    """Any world that looks like this, as the game deals what is hidden."""
    resample(observations, 0, rolls, states)


def settle(states: States, rolls: Dice, mind: Any) -> None:
    """Let chance play."""
    while to_move(states[0]) == CHANCE:
        apply_chance(states[0], random_outcome(states[0], rolls, mind.chances))


def weigh(state: Any, mind: Any, count: int) -> None:
    """All actions are alike: nothing is known of them."""
    for k in range(count):
        mind.priors[k] = 1.0


def play_on(states: States, rolls: Dice, mind: Any, decisions: int) -> bool:
    """Play so many random decisions; whether the game came to its end."""
    for _ in range(decisions):
        if to_move(states[0]) == NOBODY:
            return True
        apply(states[0], mind.actions[below(rolls, legal_actions(states[0], mind.actions))])
        settle(states, rolls, mind)
    return to_move(states[0]) == NOBODY


def play_out(states: States, rolls: Dice, mind: Any) -> float:
    """What came of a random game for the observer and its side."""
    play_on(states, rolls, mind, mind.task[HORIZON])
    scores(states[0], mind.points)
    if mind.task[RIVALS] == 0:
        return float((mind.points[0] - mind.scale[LOW]) / mind.scale[WIDTH])
    own = mind.points[mind.task[OBSERVER]]
    value = 1.0
    for seat in range(mind.task[RIVALS] + 1):
        if seat != mind.task[OBSERVER]:
            if mind.points[seat] > own:
                return 0.0
            if mind.points[seat] == own:
                value = 0.5
    return value


def survey(observations: States, states: States, rolls: Dice, minds: States) -> bool:
    """Play one random game, whose points are left in the mind; whether it came to its end."""
    imagine(observations, rolls, states, minds[0])
    is_over = play_on(states, rolls, minds[0], minds[0].task[HORIZON])
    scores(states[0], minds[0].points)
    return is_over


TEMPLATES = (
    random_outcome,
    imagine,
    settle,
    weigh,
    play_on,
    play_out,
    survey,
    *ismcts.TEMPLATES,
)
