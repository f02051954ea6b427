"""What the small evaluation and policy learn from: games by the policy alone, searched turns."""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ...games.batch import Numbers, States
from ...games.compiled import compiled
from ...games.dice import Dice, below, dice, roll_all
from ...games.mandala.deal import DEAL_BOUNDS, deal
from ...games.mandala.moves import apply, legal_actions
from ...games.mandala.state import CLAIM, MOST_LEGAL, OVER, REFILL, STATE, TURN
from ..trainer import Arrays
from .claims import ROOM, play_claims
from .evaluation import FEATURES, describe, next_to_act
from .policy import KINDS, ROW, describe_actions
from .thinking import (
    MIND,
    PLAYS_BY_POLICY,
    Weights,
    draw_card,
    give_knowledge,
    sample_action,
)
from .worth import result

Rows = NDArray[np.float32]

KEPT_OF = 3
"""One of so many positions is kept."""
LONGEST = 400
"""Actions, claimed Mountains and cards after which a game is given up, and not learned from."""


@compiled
def _play_games(
    states: States, rolls: Dice, minds: States, numbers: Numbers, rows: Rows, results: Rows
) -> int:
    """Play whole games until the rows are full; return how many rows belong to finished games."""
    filled = 0
    while True:
        roll_all(rolls, DEAL_BOUNDS, numbers)
        deal(states[0], numbers)
        begin = filled
        steps = 0
        while states[0].phase != OVER and steps < LONGEST:
            steps += 1
            if states[0].phase in (TURN, REFILL) and below(rolls, KEPT_OF) == 0:
                if filled == len(rows):
                    return begin
                seat = next_to_act(states[0])
                describe(states[0], seat, rows[filled])
                results[filled] = seat
                filled += 1
            _play_on(states, rolls, minds[0])
        if states[0].phase != OVER:
            filled = begin
        value = result(states[0])
        for i in range(begin, filled):
            results[i] = value if results[i] == 0 else 1.0 - value


@compiled
def _play_on(states: States, rolls: Dice, mind: Any) -> None:
    """One action, one Mountain claimed, or one card."""
    if states[0].phase == TURN:
        apply(states[0], sample_action(states[0], rolls, mind))
    elif states[0].phase == CLAIM:
        play_claims(states, 0, mind)
    else:
        draw_card(states[0], rolls, mind)


@compiled
def _describe_turn(
    states: States, minds: States, actions: Numbers, rows: Rows, features: Rows
) -> int:
    """Describe a turn, states[0], and all its legal actions; return how many."""
    describe(states[0], states[0].seat, features)
    count = legal_actions(states[0], actions)
    describe_actions(states[0], actions, count, minds[0], rows)
    return count


def _new_minds(weights: Weights) -> States:
    minds = np.zeros(1, dtype=MIND)
    give_knowledge(minds, weights)
    minds[0].ways[PLAYS_BY_POLICY] = 1
    return minds


def positions(weights: Weights, count: int, seed: str) -> tuple[Rows, Rows]:
    """About so many positions from games by the policy, in order, and their results.

    A row describes a position to the seat that acts next; its result is what that seat got.
    """
    rows = np.zeros((count, FEATURES), dtype=np.float32)
    results = np.zeros(count, dtype=np.float32)
    states = np.zeros(1 + ROOM, dtype=STATE)
    numbers = np.zeros_like(DEAL_BOUNDS)
    used = _play_games(states, dice(seed), _new_minds(weights), numbers, rows, results)
    return rows[:used], results[:used]


@dataclass
class Lessons:
    """Turns of searched games."""

    action_rows: Rows
    """The rows of the actions of every turn."""
    shares: Rows
    """The share of the visits that every action got; of rows that are no action, -1."""
    rows: Rows
    """The position of every turn, as the seat to act sees it."""
    values: Rows
    """What the search thought of it."""
    results: Rows
    """What that seat got."""


def lessons(turns: Arrays) -> Lessons:
    """The turns among the decisions of searched games (training/searched.py)."""
    is_turn = turns["states"]["phase"] == TURN
    states = np.zeros(int(is_turn.sum()), dtype=STATE)  # In a file, how they are aligned is lost.
    states[:] = turns["states"][is_turn]
    visits = turns["shares"][is_turn].astype(np.float32)
    action_rows = np.zeros((len(states), MOST_LEGAL, KINDS * ROW), dtype=np.float32)
    shares = np.full((len(states), MOST_LEGAL), -1, dtype=np.float32)
    rows = np.zeros((len(states), FEATURES), dtype=np.float32)
    minds, actions = np.zeros(1, dtype=MIND), np.zeros(MOST_LEGAL, dtype=np.int64)
    for i in range(len(states)):
        count = _describe_turn(states[i : i + 1], minds, actions, action_rows[i], rows[i])
        shares[i, :count] = visits[i, actions[:count]] / visits[i, actions[:count]].sum()
    return Lessons(action_rows, shares, rows, turns["values"][is_turn], turns["results"][is_turn])
