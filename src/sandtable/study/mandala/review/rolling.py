"""Games of Mandala played on from a position by the policy, for some turns, and judged there."""

import math
from functools import cache
from importlib.resources import files
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ....games.batch import States
from ....games.compiled import compiled
from ....games.dice import Dice
from ....games.mandala.moves import apply
from ....games.mandala.state import CLAIM, OVER, TURN
from ....players.mandala.claims import play_claims
from ....players.mandala.evaluation import FEATURES, HIDDEN, evaluate, next_to_act
from ....players.mandala.thinking import (
    MIND,
    PLAYS_BY_POLICY,
    SOLVES_CLAIMS,
    draw_card,
    give_knowledge,
    load_weights,
    sample_action,
)
from ....players.mandala.worth import points_of, result
from ...review.utility import WIN_SHARE
from ..puzzles.claims import SPREAD

Weights = NDArray[np.float64]
Values = NDArray[np.float64]

VALUE, CHANCE, MARGIN, MEASURES = range(4)
"""What a position is judged by: utility, chance to win and points ahead, all of seat 0."""
MARGIN_WEIGHTS = FEATURES + HIDDEN + 1
"""Of the points ahead at the end: for each number the evaluation sees, for each of its hidden
ones, and last how far such a forecast misses."""
ROOT_TWO = math.sqrt(2.0)
POINTS_SHARE = 1.0 - WIN_SHARE
SHARPNESS = 2.0
"""The policy's chances are raised to this power: playouts by better moves are nearer to searches of
every later move (docs/study.md)."""
NO_CUT = 500
"""More turns than a game has, unless two players only exchange cards."""


@cache
def margin_weights() -> Weights:
    """The weights of the forecast of points (margin.py makes them)."""
    with (files(__package__) / "margin.npz").open("rb") as file:
        return np.asarray(np.load(file)["margin"], dtype=np.float64)


def new_minds(sharpness: float = SHARPNESS) -> States:
    """What plays on: the shipped policy, sharpened, and evaluation; claims played best."""
    minds = np.zeros(1, dtype=MIND)
    give_knowledge(minds, load_weights())
    minds[0].policy[...] *= sharpness
    minds[0].ways[SOLVES_CLAIMS] = minds[0].ways[PLAYS_BY_POLICY] = 1
    return minds


@compiled
def step_on(states: States, rolls: Dice, draws: Dice, mind: Any) -> None:
    """One action, one Mountain claimed, or one card.

    Moves are rolled by some dice and cards by others, so that other moves meet the same cards.
    """
    if states[0].phase == TURN:
        apply(states[0], sample_action(states[0], rolls, mind))
    elif states[0].phase == CLAIM:
        play_claims(states, 0, mind)
    else:
        draw_card(states[0], draws, mind)


@compiled
def roll_on(states: States, rolls: Dice, draws: Dice, mind: Any, turns: int) -> None:
    """Play states[0] on for so many turns, to the next turn after them or to the end."""
    while states[0].phase != OVER:
        if states[0].phase == TURN:
            if turns == 0:
                return
            turns -= 1
        step_on(states, rolls, draws, mind)


@compiled
def judge_state(state: np.record, mind: Any, margins: Weights, measures: Any) -> None:
    """Fill `measures` with what a turn, or an end, is worth to seat 0; exact at the end."""
    if state.phase == OVER:
        chance = result(state)
        margin = float(points_of(state, 0) - points_of(state, 1))
        spread = SPREAD
    else:
        chance = evaluate(state, mind)
        margin = 0.0
        for i in range(FEATURES):
            margin += mind.features[i] * margins[i]
        for j in range(HIDDEN):
            margin += max(mind.hidden[j], np.float32(0.0)) * margins[FEATURES + j]
        if next_to_act(state) == 1:
            margin = -margin
        missed = margins[FEATURES + HIDDEN]
        spread = math.sqrt(SPREAD * SPREAD + missed * missed)
    points = 0.5 * (1.0 + math.erf(margin / spread / ROOT_TWO))
    measures[VALUE] = WIN_SHARE * chance + POINTS_SHARE * points
    measures[CHANCE] = chance
    measures[MARGIN] = margin
