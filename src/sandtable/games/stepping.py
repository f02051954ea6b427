"""Many games moved on by one call: what learners need of an environment, as compiled templates.

The templates of batch.py play; these do what is around it: chance, seats that play at random,
rewards, the end, a fresh deal, masks, a random choice, and what the seat to move may know. All
they write goes into arrays of the caller. Every game has dice of its own (a row of `rolls`), so how
the games are shared out among threads changes nothing.
"""

# ruff: noqa: F821  (the rules below are declared here and supplied by `specialise_all`)

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .batch import CHANCE, NOBODY, TEMPLATES, Numbers, States
from .compiled import compiled, templates_in
from .dice import Dice, below, roll_all
from .tensors import Floats, Views, write_tensors

# Rules that a game may have besides those of batch.py.
ranking: Callable[[Any, Numbers], None]
"""Write what decides a game that is over: the highest seat wins, alone; if all share one number,
they have won with more than 0. Without this rule, it is the points."""
progress: Callable[[Any, Numbers], None]
"""Write what everybody may know of how far each seat (or all together) has come. Without this rule,
it is the points, or nothing where they may be secret."""
OPTIONAL_RULES = ("ranking", "progress")

# What the templates know of a game besides.
MOST_LEGAL: int
OUTCOMES: int
SHARED: int

ALL_SEATS = -1
"""Every seat is decided by the caller."""

# What a reward is.
WIN, POINTS, SHAPED = range(3)
REWARDS = ("win", "points", "shaped")
WON, LOST, LEVEL = 1.0, -1.0, 0.0

# From here on a row of an array belongs to a game.
Flags = NDArray[np.int8]


@compiled
def no_progress(state: np.record, points: Numbers) -> None:
    """The points may tell secrets, so nothing is told before the end."""
    for seat in range(len(points)):
        points[seat] = 0


def deal_fresh(state: Any, rolls: Dice, bounds: Numbers, numbers: Numbers) -> None:
    """A new game in the place of an old one; its options stay."""
    roll_all(rolls, bounds, numbers)
    deal(state, numbers)


def settle(
    state: Any, rolls: Dice, outside: int, legal: Numbers, weights: Numbers, moves: Numbers
) -> int:
    """Play all that the caller does not decide; return who is to move then, or NOBODY."""
    turn = to_move(state)
    while turn == CHANCE or (turn >= 0 and outside >= 0 and turn != outside):
        if turn == CHANCE:
            apply_chance(state, random_outcome(state, rolls, weights))
        else:
            apply(state, legal[below(rolls, legal_actions(state, legal))])
            moves[0] += 1
        turn = to_move(state)
    return turn


def write_win(state: Any, points: Numbers, rewards: Floats) -> None:
    """Who has won a game that is over."""
    ranking(state, points)
    if SHARED:
        for seat in range(len(rewards)):
            rewards[seat] += WON if points[0] > 0 else LOST
        return
    best = 0
    for seat in range(1, len(rewards)):
        best = seat if points[seat] > points[best] else best
    for seat in range(len(rewards)):
        if seat != best and points[seat] == points[best]:
            return
    for seat in range(len(rewards)):
        rewards[seat] += WON if seat == best else LOST


def add_leads(points: Numbers, sign: float, rewards: Floats) -> None:
    """How far each seat is before its best rival; or the one number that all share."""
    for seat in range(len(rewards)):
        if SHARED or len(rewards) == 1:
            rewards[seat] += sign * points[0]
            continue
        rival = points[1] if seat == 0 else points[0]
        for other in range(len(rewards)):
            if other != seat and points[other] > rival:
                rival = points[other]
        rewards[seat] += sign * (points[seat] - rival)


def add_end(state: Any, kind: int, is_over: bool, points: Numbers, rewards: Floats) -> None:
    """The reward for the end of a game, by its rules or by the limit of moves."""
    if kind == POINTS:
        scores(state, points)
        add_leads(points, 1.0, rewards)
    elif is_over:
        write_win(state, points, rewards)


def add_forfeit(turn: int, rewards: Floats) -> None:
    """An action that was not legal: whoever chose it has lost, and nobody has won."""
    for seat in range(len(rewards)):
        rewards[seat] = LOST if SHARED or seat == turn else LEVEL


def look(
    i: int,
    turn: int,
    observer: int,
    states: States,
    rolls: Dice,
    legal: Numbers,
    masks: Flags,
    sampled: Numbers,
    observations: States,
) -> None:
    """What may be done in a game, one of it at random, and what the observer may know."""
    for action in range(ACTION_COUNT):
        masks[i, action] = 0
    sampled[i] = 0
    if turn >= 0:
        count = legal_actions(states[i], legal)
        for k in range(count):
            masks[i, legal[k]] = 1
        sampled[i] = legal[below(rolls, count)]
    observe(states, i, observer, observations)


def deal_games(
    first: int,
    last: int,
    chosen: Flags,
    outside: Numbers,
    bounds: Numbers,
    states: States,
    rolls: Dice,
    turns: Numbers,
    observers: Numbers,
    moves: Numbers,
    masks: Flags,
    sampled: Numbers,
    observations: States,
    runs: NDArray[Any],
    starts: Numbers,
    columns: int,
    views: Views,
    bits: Floats,
    tensors: Floats,
) -> None:
    """Deal the chosen games of a range anew."""
    numbers = np.empty(len(bounds), dtype=np.int64)
    legal = np.empty(MOST_LEGAL, dtype=np.int64)
    weights = np.empty(OUTCOMES, dtype=np.int64)
    for i in range(first, last):
        if not chosen[i]:
            continue
        deal_fresh(states[i], rolls[i], bounds, numbers)
        moves[i] = 0
        turns[i] = settle(states[i], rolls[i], outside[i], legal, weights, moves[i : i + 1])
        observers[i] = turns[i] if turns[i] >= 0 else max(outside[i], 0)
        look(i, turns[i], observers[i], states, rolls[i], legal, masks, sampled, observations)
    if tensors.shape[1] > 0:
        write_tensors(first, last, observers, runs, starts, columns, views, bits, tensors)


def step_games(
    first: int,
    last: int,
    actions: Numbers,
    outside: Numbers,
    bounds: Numbers,
    kind: int,
    most_moves: int,
    deals_again: bool,
    states: States,
    rolls: Dice,
    turns: Numbers,
    observers: Numbers,
    moves: Numbers,
    masks: Flags,
    sampled: Numbers,
    observations: States,
    rewards: Floats,
    terminated: Flags,
    truncated: Flags,
    reasons: Numbers,
    final_states: States,
    runs: NDArray[Any],
    starts: Numbers,
    columns: int,
    views: Views,
    bits: Floats,
    tensors: Floats,
) -> None:
    """Play an action in every game of a range, and all that follows from it.

    A game that ends is kept in `final_states`; if asked for, it is dealt again at once.
    """
    numbers = np.empty(len(bounds), dtype=np.int64)
    legal = np.empty(MOST_LEGAL, dtype=np.int64)
    weights = np.empty(OUTCOMES, dtype=np.int64)
    points = np.zeros(rewards.shape[1], dtype=np.int64)
    for i in range(first, last):
        rewards[i, :] = 0
        reasons[i] = 0
        if turns[i] < 0:
            continue
        reasons[i] = why_not(states[i], actions[i])
        if reasons[i] == 0:
            if kind == SHAPED:
                progress(states[i], points)
                add_leads(points, -1.0, rewards[i])
            apply(states[i], actions[i])
            moves[i] += 1
            turn = settle(states[i], rolls[i], outside[i], legal, weights, moves[i : i + 1])
            if kind == SHAPED:
                progress(states[i], points)
                add_leads(points, 1.0, rewards[i])
            terminated[i] = turn == NOBODY
            truncated[i] = turn != NOBODY and moves[i] >= most_moves
            if terminated[i] or truncated[i]:
                add_end(states[i], kind, turn == NOBODY, points, rewards[i])
        else:
            turn = NOBODY
            add_forfeit(turns[i], rewards[i])
            terminated[i] = 1
            truncated[i] = 0
        if terminated[i] or truncated[i]:
            turn = NOBODY
            final_states[i] = states[i]
            if deals_again:
                deal_fresh(states[i], rolls[i], bounds, numbers)
                moves[i] = 0
                turn = settle(states[i], rolls[i], outside[i], legal, weights, moves[i : i + 1])
        turns[i] = turn
        if turn >= 0:
            observers[i] = turn
        elif outside[i] >= 0:
            observers[i] = outside[i]
        look(i, turn, observers[i], states, rolls[i], legal, masks, sampled, observations)
    if tensors.shape[1] > 0:
        write_tensors(first, last, observers, runs, starts, columns, views, bits, tensors)


STEPPING = [*TEMPLATES, *templates_in(__name__)]
"""These, and those of batch.py that they call."""
