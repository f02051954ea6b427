"""Games of Mandala played to learn from: many by the policy alone, some with a short search."""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ...games import load
from ...games.batch import Numbers, States
from ...games.compiled import compiled
from ...games.dice import Dice, below, dice, roll_all
from ...games.mandala.deal import DEAL_BOUNDS, deal
from ...games.mandala.moves import apply, legal_actions
from ...games.mandala.state import CLAIM, MOST_LEGAL, OVER, REFILL, STATE, TURN
from .claims import ROOM, play_claims
from .evaluation import FEATURES, describe, next_to_act
from .levels import TO_THE_CLAIMS
from .policy import KINDS, ROW, describe_actions
from .thinking import (
    MIND,
    PLAYS_BY_POLICY,
    Thinking,
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
SEARCH = ((0.6, 1.0, 0.1), (TO_THE_CLAIMS, 1, 1))
"""Settings and ways of the searches learned from."""
TREE_NODES = 4_000


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


def lessons(weights: Weights, games: int, simulations: int, seed: str) -> Lessons:
    """The turns of so many games in which both seats search."""
    thinking = Thinking(dice(seed), weights, *SEARCH, nodes=TREE_NODES)
    turns = [
        turn
        for number in range(games)
        for turn in _searched_game(thinking, simulations, f"{seed} {number}")
    ]
    return Lessons(*(np.array(column, dtype=np.float32) for column in zip(*turns, strict=True)))


def _searched_game(thinking: Thinking, simulations: int, seed: str) -> list[tuple[Any, ...]]:
    """One game; for every turn what `Lessons` is made of."""
    position = load("mandala").deal(seed=seed)
    turns = []
    seats = []
    while (seat := position.seat) is not None:
        findings = thinking.search(position.observation(seat), lambda done: done >= simulations)
        if position.state.phase == TURN:
            state = np.array([position.state], dtype=STATE)
            visits = {finding.action: finding.effort for finding in findings}
            value = sum(f.value * f.effort for f in findings) / sum(visits.values())
            turns.append((*_describe(state, visits), value))
            seats.append(seat)
        position.play(position.game.action_texts[findings[0].action])
    first = 0.5 if position.winner is None else 1.0 - int(position.winner)
    return [
        (*turn, first if seat == 0 else 1 - first) for turn, seat in zip(turns, seats, strict=True)
    ]


def _describe(states: States, visits: dict[int, int]) -> tuple[Rows, Rows, Rows]:
    """The rows of a turn's actions, their shares of the visits, and the row of the position."""
    actions = np.zeros(MOST_LEGAL, dtype=np.int64)
    action_rows = np.zeros((MOST_LEGAL, KINDS * ROW), dtype=np.float32)
    row = np.zeros(FEATURES, dtype=np.float32)
    count = _describe_turn(states, np.zeros(1, dtype=MIND), actions, action_rows, row)
    shares = np.full(MOST_LEGAL, -1, dtype=np.float32)
    shares[:count] = [visits.get(action, 0) for action in actions[:count].tolist()]
    shares[:count] /= shares[:count].sum()
    return action_rows, shares, row
