"""The rules over arrays of states: what Python calls, written once for all games.

A state is one record; compiled rules take records. Crossing from Python into compiled code with
an array is several times cheaper than with a single record, and an array is a batch, so every
call from Python passes an array of states, often of length one.

The functions here are templates: `specialise_all` compiles them for one game, in which the names
declared below are that game's rules.
"""

# ruff: noqa: F821  (the rules below are declared here and supplied by `specialise_all`)

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .compiled import brief, inlined, templates_in
from .dice import Dice, below, roll_all

States = NDArray[Any]
Numbers = NDArray[np.int64]
Masks = NDArray[np.bool_]

# Who decides, when it is not a seat.
NOBODY = -1
CHANCE = -2

NO_SUCH_ACTION = -1
"""Why a number is refused that is no action at all."""

# The rules of the game a template is compiled for: each is `@compiled`. A game without chance takes
# two of them from no_chance.py, a game without secrets two from open_information.py.
ACTION_COUNT: int
to_move: Callable[[Any], int]
"""Whose decision it is: a seat, CHANCE, or NOBODY when the game is over."""
legal_actions: Callable[[Any, Numbers], int]
"""Write the numbers of the legal actions, ascending; return how many they are."""
refusal: Callable[[Any, int], int]
"""Why an action is not legal, as a number of `Game.refusals`; 0 if it is."""
apply: Callable[[Any, int], None]
"""Play a legal action. It is not checked."""
chance_weights: Callable[[Any, Numbers], int]
"""Write the weight of each outcome of the chance that is due; return the sum of them."""
apply_chance: Callable[[Any, int], None]
"""Let an outcome happen."""
deal: Callable[[Any, Numbers], None]
"""Set up a start, all fields but the options, from one number below each of `Game.deal_bounds`."""
observe: Callable[[States, int, int, States], None]
"""Write what a seat (NOBODY: a spectator) may know of state `i` as observation `i`. When a game is
over its scores are public: what they rest on must be in it."""
resample: Callable[[States, int, Dice, States], None]
"""Write a state that observation `i` may come from, with all that is hidden dealt by the dice."""
scores: Callable[[Any, Numbers], None]
"""Write the points as they stand: of each seat, or one number for all."""


@brief
def seat_to_move(states: States) -> int:
    """Whose decision the first state is: a seat, CHANCE, or NOBODY when it is over."""
    return to_move(states[0])


@brief
def list_legal(states: States, actions: Numbers) -> int:
    """The legal actions of the first state, ascending, and how many they are."""
    return legal_actions(states[0], actions)


def why_not(state: Any, action: int) -> int:
    """Why a state refuses a number, whatever number it is; 0 when it is a legal action."""
    if action < 0 or action >= ACTION_COUNT:
        return NO_SUCH_ACTION
    return refusal(state, action)


@brief
def why_refused(states: States, action: int) -> int:
    """Why the first state refuses an action; 0 when it is legal."""
    return why_not(states[0], action)


@brief
def play_checked(states: States, action: int) -> int:
    """Play an action in the first state if it is legal; return why not, or 0."""
    reason = why_not(states[0], action)
    if reason == 0:
        apply(states[0], action)
    return reason


def fill_masks(states: States, actions: Numbers, masks: Masks) -> None:
    """For every state, mark each action as legal or not."""
    for i in range(len(states)):
        masks[i, :] = False
        for k in range(legal_actions(states[i], actions)):
            masks[i, actions[k]] = True


def play_all(states: States, chosen: Numbers, reasons: Numbers) -> None:
    """Play one action in every state where it is legal; say for each why it was refused."""
    for i in range(len(states)):
        reasons[i] = why_not(states[i], chosen[i])
        if reasons[i] == 0:
            apply(states[i], chosen[i])


@brief
def play_chance(states: States, rolls: Dice, weights: Numbers, outcomes: Numbers) -> int:
    """Let the dice decide all chance that is due in the first state; return how many outcomes."""
    count = 0
    while to_move(states[0]) == CHANCE:
        outcomes[count] = random_outcome(states[0], rolls, weights)
        apply_chance(states[0], outcomes[count])
        count += 1
    return count


@brief
def weigh_chance(states: States, weights: Numbers) -> int:
    """How likely each chance outcome is in the first state, as a share of what is returned."""
    return chance_weights(states[0], weights)


@brief
def play_outcome(states: States, outcome: int) -> None:
    """Let one chance outcome happen in the first state. That it can is the caller's duty."""
    apply_chance(states[0], outcome)


@inlined
def random_outcome(state: Any, rolls: Dice, weights: Numbers) -> int:
    """One chance outcome, each as likely as its weight says."""
    rest = below(rolls, chance_weights(state, weights))
    outcome = 0
    while rest >= weights[outcome]:
        rest -= weights[outcome]
        outcome += 1
    return outcome


def deal_all(states: States, rolls: Dice, bounds: Numbers, numbers: Numbers) -> None:
    """Deal every state anew; the options already in it stay."""
    for i in range(len(states)):
        roll_all(rolls, bounds, numbers)
        deal(states[i], numbers)


def deal_given(states: States, numbers: Numbers) -> None:
    """Deal the first state by dice that were rolled elsewhere, one number below each bound."""
    deal(states[0], numbers)


def observe_all(states: States, seats: Numbers, observations: States) -> None:
    """What one seat (NOBODY: a spectator) sees of every state."""
    for i in range(len(states)):
        observe(states, i, seats[i], observations)


def resample_all(observations: States, rolls: Dice, states: States) -> None:
    """For every observation a state that would be observed just so, the hidden part at random."""
    for i in range(len(states)):
        resample(observations, i, rolls, states)


@brief
def write_scores(states: States, points: Numbers) -> None:
    """The points of the first state as they stand."""
    scores(states[0], points)


def random_games(
    states: States,
    rolls: Dice,
    games: int,
    bounds: Numbers,
    numbers: Numbers,
    actions: Numbers,
    weights: Numbers,
    points: Numbers,
) -> int:
    """Play whole games, deal to score, every decision at random; return the decisions made."""
    state = states[0]
    decisions = 0
    for _ in range(games):
        roll_all(rolls, bounds, numbers)
        deal(state, numbers)
        turn = to_move(state)
        while turn != NOBODY:
            if turn == CHANCE:
                apply_chance(state, random_outcome(state, rolls, weights))
            else:
                apply(state, actions[below(rolls, legal_actions(state, actions))])
                decisions += 1
            turn = to_move(state)
        scores(state, points)
    return decisions


TEMPLATES = templates_in(__name__)
