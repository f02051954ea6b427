"""Many games moved on by one call: what learners need of an environment, as compiled templates.

The templates of batch.py play; these do what is around it: chance, seats that play at random,
rewards, the end, a fresh deal, masks, a random choice, and what the seat to move may know. All
they write goes into arrays of the caller. Every game has dice of its own (a row of `rolls`), so how
the games are shared out among threads changes nothing.
"""

# ruff: noqa: F821  (the rules below are declared here and supplied by `specialise_all`)

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from .batch import CHANCE, NOBODY, TEMPLATES, Numbers, States
from .compiled import compiled, inlined, templates_in
from .desk import ADDRESS, COLUMNS, ROWS, carray, pointer
from .dice import Dice, below, roll_all
from .signals import ASLEEP, WORD, received, sent
from .tensors import INDEX, Floats, Views, write_tensors

if TYPE_CHECKING:
    from .batch import (
        ACTION_COUNT,
        apply,
        apply_chance,
        deal,
        legal_actions,
        observe,
        random_outcome,
        scores,
        to_move,
        why_not,
    )

# Rules that a game may have besides those of batch.py.
ranking: Callable[[Any, Numbers], None]
"""Write what decides a game that is over: the highest seat wins, alone; if all share one number,
they have won with more than 0. Without this rule, it is the points."""
progress: Callable[[Any, Numbers], None]
"""Write what everybody may know of how far each seat (or all together) has come. Without this rule,
it is the points, or nothing where they may be secret."""
OPTIONAL_RULES = ("ranking", "progress", "mark_legal", "nth_legal")
"""Of the last two there are templates below, which serve every game; a game may know a shorter way
to the same."""

# What the templates know of a game besides.
MOST_LEGAL: int
OUTCOMES: int
SHARED: int
STATE_TYPE: Any
OBSERVATION_TYPE: Any

ALL_SEATS = -1
"""Every seat is decided by the caller."""

# What a reward is.
WIN, POINTS, SHAPED = range(3)
REWARDS = ("win", "points", "shaped")
WON, LOST, LEVEL = 1.0, -1.0, 0.0

# In all arrays a place belongs to a game, but two have a row for each of these.
TURN, OBSERVER, MOVES, SAMPLED, REASON, OUTSIDE = range(6)
"""Rows of `numbers`: who is to move, whose observation it is, decisions so far, a legal action at
random, why the last one was refused, and the seat that the caller decides."""
TERMINATED, TRUNCATED = range(2)
"""Rows of `flags`."""
Flags = NDArray[np.int8]

# Rows of the desk that a step works on (desk.py).
(
    STATES_AT,
    ROLLS_AT,
    NUMBERS_AT,
    MASKS_AT,
    OBSERVATIONS_AT,
    REWARDS_AT,
    FLAGS_AT,
    FINAL_STATES_AT,
    TENSORS_AT,
    BOUNDS_AT,
    PLAN_AT,
    BYTES_AT,
    SHORTS_AT,
    INTEGERS_AT,
    LONGS_AT,
    SETTINGS_AT,
) = range(16)
KIND, MOST_MOVES, DEALS_AGAIN, PLAYS_ON, BOARD_COLUMNS = range(5)
"""Settings of a step."""

# A thread that does its share of every step has a post: words of memory, in two lines of the cache.
BEGIN, TRIES, DONE, POST_WORDS = 0, 1, 8, 16
"""What it waits for (signals.py), how often it looks before it sleeps, and what it sends."""
STEP, JOB, LEAVE, STEPPED = range(ASLEEP + 1, ASLEEP + 5)
"""What it is told to do: a step, something else, or to leave. STEPPED: it has done a step, and who
waits for it is asleep."""

REFUSED = -4
"""What `play_on` returns is this, less the reason, if an action is not legal."""


@compiled
def no_progress(state: np.record, points: Numbers) -> None:
    """The points may tell secrets, so nothing is told before the end."""
    for seat in range(len(points)):
        points[seat] = 0


@inlined
def deal_fresh(
    i: int, states: States, rolls: Dice, bounds: Numbers, rolled: Numbers, numbers: Numbers
) -> None:
    """A new game in the place of an old one; its options stay."""
    roll_all(rolls[i], bounds, rolled)
    deal(states[i], rolled)
    numbers[MOVES, i] = 0


def write_progress(states: States, points: Numbers) -> None:
    """How far each seat has come in the first state."""
    progress(states[0], points)


@inlined
def settle(
    i: int, states: States, rolls: Dice, numbers: Numbers, legal: Numbers, weights: Numbers
) -> int:
    """Play all that the caller does not decide; return who is to move then, or NOBODY."""
    state, outside = states[i], numbers[OUTSIDE, i]
    turn: int = to_move(state)
    while turn == CHANCE or (turn >= 0 and outside >= 0 and turn != outside):
        if turn == CHANCE:
            apply_chance(state, random_outcome(state, rolls[i], weights))
        else:
            apply(state, legal[below(rolls[i], legal_actions(state, legal))])
            numbers[MOVES, i] += 1
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


def mark_legal(state: Any, legal: Numbers, i: int, masks: Flags) -> int:
    """Write 1 for every legal action of a running game into its mask, else 0; how many they are."""
    for action in range(ACTION_COUNT):
        masks[i, action] = 0
    count: int = legal_actions(state, legal)
    for k in range(count):
        masks[i, INDEX(legal[k])] = 1
    return count


def nth_legal(state: Any, legal: Numbers, n: int) -> int:
    """One of the legal actions that `mark_legal` has found."""
    return int(legal[n])


@inlined
def look(
    i: int,
    turn: int,
    states: States,
    rolls: Dice,
    numbers: Numbers,
    legal: Numbers,
    masks: Flags,
    observations: States,
) -> None:
    """What may be done in a game, one of it at random, and what may be known of it.

    That is for the seat to move; at the end for the caller's, or the last that was to move.
    """
    numbers[TURN, i] = turn
    if turn >= 0:
        numbers[OBSERVER, i] = turn
    elif numbers[OUTSIDE, i] >= 0:
        numbers[OBSERVER, i] = numbers[OUTSIDE, i]
    if turn >= 0:
        count = mark_legal(states[i], legal, i, masks)
        numbers[SAMPLED, i] = nth_legal(states[i], legal, below(rolls[i], count))
    else:
        numbers[SAMPLED, i] = 0
        for action in range(ACTION_COUNT):
            masks[i, action] = 0
    observe(states, i, numbers[OBSERVER, i], observations)


def deal_games(
    first: int,
    last: int,
    chosen: Flags,
    bounds: Numbers,
    states: States,
    rolls: Dice,
    numbers: Numbers,
    masks: Flags,
    observations: States,
    plan: Numbers,
    columns: int,
    views: Views,
    tensors: Floats,
) -> None:
    """Deal the chosen games of a range anew."""
    rolled = np.empty(len(bounds), dtype=np.int64)
    legal = np.empty(MOST_LEGAL, dtype=np.int64)
    weights = np.empty(OUTCOMES, dtype=np.int64)
    for i in range(first, last):
        if chosen[i]:
            deal_fresh(i, states, rolls, bounds, rolled, numbers)
            numbers[REASON, i] = 0
            numbers[OBSERVER, i] = 0
            turn = settle(i, states, rolls, numbers, legal, weights)
            look(i, turn, states, rolls, numbers, legal, masks, observations)
    if tensors.shape[1] > 0:
        write_tensors(first, last, numbers[OBSERVER], plan, columns, views, tensors)


def show_games(
    first: int,
    last: int,
    chosen: Flags,
    states: States,
    rolls: Dice,
    numbers: Numbers,
    masks: Flags,
    observations: States,
    plan: Numbers,
    columns: int,
    views: Views,
    tensors: Floats,
) -> None:
    """Look anew at the chosen games of a range: the caller has changed their states."""
    legal = np.empty(MOST_LEGAL, dtype=np.int64)
    for i in range(first, last):
        if chosen[i]:
            look(i, to_move(states[i]), states, rolls, numbers, legal, masks, observations)
    if tensors.shape[1] > 0:
        write_tensors(first, last, numbers[OBSERVER], plan, columns, views, tensors)


@inlined
def begin_move(
    i: int,
    action: int,
    kind: int,
    states: States,
    numbers: Numbers,
    points: Numbers,
    rewards: Floats,
) -> None:
    """A legal action in one game; what follows from it is still to come."""
    if kind == SHAPED:
        progress(states[i], points)
        add_leads(points, -1.0, rewards[i])
    apply(states[i], action)
    numbers[MOVES, i] += 1


@inlined
def end_move(
    i: int,
    turn: int,
    kind: int,
    most_moves: int,
    states: States,
    numbers: Numbers,
    points: Numbers,
    rewards: Floats,
    flags: Flags,
) -> bool:
    """The reward for an action, when who is to move next is known; whether the game has ended."""
    if kind == SHAPED:
        progress(states[i], points)
        add_leads(points, 1.0, rewards[i])
    flags[TERMINATED, i] = turn == NOBODY
    flags[TRUNCATED, i] = turn != NOBODY and numbers[MOVES, i] >= most_moves
    if flags[TERMINATED, i] or flags[TRUNCATED, i]:
        add_end(states[i], kind, turn == NOBODY, points, rewards[i])
        return True
    return False


@inlined
def step_games(
    first: int,
    last: int,
    actions: Numbers,
    bounds: Numbers,
    kind: int,
    most_moves: int,
    deals_again: bool,
    plays_on: bool,
    states: States,
    rolls: Dice,
    numbers: Numbers,
    masks: Flags,
    observations: States,
    rewards: Floats,
    flags: Flags,
    final_states: States,
    plan: Numbers,
    columns: int,
    views: Views,
    tensors: Floats,
) -> int:
    """Play an action in every game of a range, and all that follows from it.

    A game that ends is kept in `final_states`; if asked for (`deals_again`), it is dealt again at
    once. An action that is not legal ends its game, or (`plays_on`) a random one takes its place.
    What the masks call legal is not asked again: they were written for these very states. Return
    who is to move in the last game, or NOBODY if it has ended or the action was refused.
    """
    turn, reason, is_over = NOBODY, 0, True
    rolled = np.empty(len(bounds), dtype=np.int64)
    legal = np.empty(MOST_LEGAL, dtype=np.int64)
    weights = np.empty(OUTCOMES, dtype=np.int64)
    points = np.zeros(rewards.shape[1], dtype=np.int64)
    for i in range(first, last):
        rewards[i, :] = 0
        reason, is_over = 0, numbers[TURN, i] < 0
        numbers[REASON, i] = 0
        if is_over:
            continue
        action = actions[i]
        if action < 0 or action >= ACTION_COUNT or masks[i, action] == 0:
            reason = why_not(states[i], action)
            numbers[REASON, i] = reason
        if reason != 0 and plays_on:
            action = numbers[SAMPLED, i]
        is_over = reason != 0 and not plays_on
        if is_over:
            add_forfeit(numbers[TURN, i], rewards[i])
            flags[TERMINATED, i] = 1
            flags[TRUNCATED, i] = 0
        else:
            begin_move(i, action, kind, states, numbers, points, rewards)
            turn = settle(i, states, rolls, numbers, legal, weights)
            is_over = end_move(i, turn, kind, most_moves, states, numbers, points, rewards, flags)
        if is_over:
            final_states[i] = states[i]
            turn = NOBODY
            if deals_again:
                deal_fresh(i, states, rolls, bounds, rolled, numbers)
                turn = settle(i, states, rolls, numbers, legal, weights)
        look(i, turn, states, rolls, numbers, legal, masks, observations)
    if tensors.shape[1] > 0:
        write_tensors(first, last, numbers[OBSERVER], plan, columns, views, tensors)
    return NOBODY if is_over or reason != 0 else turn


def step_desk(first: int, last: int, actions: Numbers, desk: Numbers, post: int) -> int:
    """`step_games` with all arrays but the actions on a desk; and again whenever it is told so.

    `post`: the address of a thread's post: it waits there for every step, until it is told
    something else, or falls asleep, or who waits for it has; which of these is returned. 0: one
    step at once, and what it returned.
    """
    while True:
        if post != 0:
            tries = carray(pointer(post), (POST_WORDS,), np.int64)[TRIES]
            told: int = received(post + WORD * BEGIN, tries)
            if told != STEP:
                return told
        turn: int = _step_desk_once(first, last, actions, desk)
        if post == 0:
            return turn
        if sent(post + WORD * DONE, STEP):
            return STEPPED


@inlined
def _step_desk_once(first: int, last: int, actions: Numbers, desk: Numbers) -> int:
    count, runs = desk[STATES_AT, ROWS], desk[PLAN_AT, ROWS]
    settings = carray(pointer(desk[SETTINGS_AT, ADDRESS]), (BOARD_COLUMNS + 1,), np.int64)
    views = (
        carray(pointer(desk[BYTES_AT, ADDRESS]), (count, desk[BYTES_AT, COLUMNS]), np.int8),
        carray(pointer(desk[SHORTS_AT, ADDRESS]), (count, desk[SHORTS_AT, COLUMNS]), np.int16),
        carray(pointer(desk[INTEGERS_AT, ADDRESS]), (count, desk[INTEGERS_AT, COLUMNS]), np.int32),
        carray(pointer(desk[LONGS_AT, ADDRESS]), (count, desk[LONGS_AT, COLUMNS]), np.int64),
    )
    turn: int = step_games(
        first,
        last,
        actions,
        carray(pointer(desk[BOUNDS_AT, ADDRESS]), (desk[BOUNDS_AT, ROWS],), np.int64),
        settings[KIND],
        settings[MOST_MOVES],
        settings[DEALS_AGAIN] != 0,
        settings[PLAYS_ON] != 0,
        carray(pointer(desk[STATES_AT, ADDRESS]), (count,), STATE_TYPE),
        carray(pointer(desk[ROLLS_AT, ADDRESS]), (count, desk[ROLLS_AT, COLUMNS]), np.uint64),
        carray(
            pointer(desk[NUMBERS_AT, ADDRESS]),
            (desk[NUMBERS_AT, ROWS], desk[NUMBERS_AT, COLUMNS]),
            np.int64,
        ),
        carray(pointer(desk[MASKS_AT, ADDRESS]), (count, desk[MASKS_AT, COLUMNS]), np.int8),
        carray(pointer(desk[OBSERVATIONS_AT, ADDRESS]), (count,), OBSERVATION_TYPE),
        carray(pointer(desk[REWARDS_AT, ADDRESS]), (count, desk[REWARDS_AT, COLUMNS]), np.float32),
        carray(
            pointer(desk[FLAGS_AT, ADDRESS]),
            (desk[FLAGS_AT, ROWS], desk[FLAGS_AT, COLUMNS]),
            np.int8,
        ),
        carray(pointer(desk[FINAL_STATES_AT, ADDRESS]), (count,), STATE_TYPE),
        carray(pointer(desk[PLAN_AT, ADDRESS]), (runs, desk[PLAN_AT, COLUMNS]), np.int64),
        settings[BOARD_COLUMNS],
        views,
        carray(pointer(desk[TENSORS_AT, ADDRESS]), (count, desk[TENSORS_AT, COLUMNS]), np.float32),
    )
    return turn


def play_on(states: States, action: int) -> int:
    """Play an action in the first state and return whose decision is next; see REFUSED."""
    reason = why_not(states[0], action)
    if reason != 0:
        return int(REFUSED - reason)
    apply(states[0], action)
    return to_move(states[0])


def chance_on(states: States, outcome: int) -> int:
    """Let an outcome happen in the first state and return whose decision is next."""
    apply_chance(states[0], outcome)
    return to_move(states[0])


STEPPING = [*TEMPLATES, *templates_in(__name__)]
"""These, and those of batch.py that they call."""
