"""Plain Monte Carlo tree search, for two seats with everything visible: a yardstick.

The algorithm of OpenSpiel's MCTS bot, step by step: UCT; a node is played out at random when it
is first met and gets all its children when it is met again; a child not yet tried comes first, in
random order; results that are certain are passed up (MCTS-Solver); and the move chosen at the end
is one that is proven to win, else the one most often tried.

The functions are templates: a bot compiles them for its game.
"""

# ruff: noqa: F821  (the names below are declared here and supplied by `specialise_all`)

import math
from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sandtable.games.batch import NOBODY, States
from sandtable.games.dice import Dice, below

from . import playout

Numbers = NDArray[np.int64]
Tree = NDArray[Any]

ROOT = 0
NO_CHILDREN = 0
UNKNOWN = 2
"""Stands where a proven result would: those are 1, 0 and -1, for seat 0."""
WON = 1
LONGEST = 512
"""No line of the tree is longer."""

NODE = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("total", "<f8"),  # the results of its simulations, for the seat that moved here
                ("children", "<i4"),  # the first of them, which lie in a row
                ("visits", "<i4"),
                ("action", "<i2"),  # what leads here
                ("count", "<i2"),  # how many children there are
                ("seat", "<i2"),  # who moved here
                ("proven", "<i2"),
            ],
            align=True,
        ),
    )
)

to_move: Callable[[Any], int]
legal_actions: Callable[[Any, Numbers], int]
apply: Callable[[Any, int], None]
lead: Callable[[Any], int]
play_to_the_end: Callable[[Any, Dice, Numbers, Numbers], float]


def new_tree(capacity: int) -> Tree:
    """Room for so many nodes. When it is full, the search goes on with those it has."""
    return np.zeros(capacity, dtype=NODE)


def plant(tree: Tree, node: int, seat: int, action: int) -> None:
    """Make a node as good as new."""
    tree[node].total = 0.0
    tree[node].children = NO_CHILDREN
    tree[node].visits = 0
    tree[node].action = action
    tree[node].count = 0
    tree[node].seat = seat
    tree[node].proven = UNKNOWN


def simulate(
    states: States,
    rolls: Dice,
    tree: Tree,
    used: int,
    exploration: float,
    count: int,
    actions: Numbers,
    weights: Numbers,
    path: Numbers,
) -> int:
    """So many simulations from states[0]; states[1] is overwritten. Return the nodes now in use.

    With `used` 0 a new search begins. It ends early when the result is certain.
    """
    if used == 0:
        plant(tree, ROOT, to_move(states[0]), 0)
        used = 1
    for _ in range(count):
        if tree[ROOT].proven != UNKNOWN:
            break
        states[1] = states[0]
        used, depth = descend(states[1], rolls, tree, used, exploration, actions, path)
        leaf = path[depth]
        is_certain = to_move(states[1]) == NOBODY
        if is_certain:
            value = float(lead(states[1]))
            tree[leaf].proven = lead(states[1])
        else:
            value = play_to_the_end(states[1], rolls, actions, weights)
        back_up(tree, path, depth, value, is_certain)
    return used


def descend(
    state: Any,
    rolls: Dice,
    tree: Tree,
    used: int,
    exploration: float,
    actions: Numbers,
    path: Numbers,
) -> tuple[int, int]:
    """Play down the tree to a node not met before, or to the end; the nodes in use, the depth."""
    node = ROOT
    depth = 0
    path[0] = ROOT
    while tree[node].visits > 0 and depth < LONGEST:
        seat = to_move(state)
        if seat == NOBODY:
            break
        if tree[node].children == NO_CHILDREN:
            used = expand(state, rolls, tree, node, used, seat, actions)
            if tree[node].children == NO_CHILDREN:
                break  # no room
        node = most_promising(tree, node, exploration)
        apply(state, tree[node].action)
        depth += 1
        path[depth] = node
    return used, depth


def expand(
    state: Any, rolls: Dice, tree: Tree, node: int, used: int, seat: int, actions: Numbers
) -> int:
    """Give a node all its children, in random order, if there is room; the nodes now in use."""
    count = legal_actions(state, actions)
    if used + count > len(tree):
        return used
    tree[node].children = used
    tree[node].count = count
    for k in range(count):
        other = k + below(rolls, count - k)
        actions[k], actions[other] = actions[other], actions[k]
        plant(tree, used + k, seat, actions[k])
    return used + count


def most_promising(tree: Tree, node: int, exploration: float) -> int:
    """The child with the highest upper bound; what is proven needs no bound."""
    first: int = tree[node].children
    log_visits = math.log(tree[node].visits)
    best = first
    best_bound = -math.inf
    for child in range(first, first + tree[node].count):
        if tree[child].proven != UNKNOWN:
            bound = float(certain_value(tree, child, tree[child].seat))
        elif tree[child].visits == 0:
            return child
        else:
            visits = tree[child].visits
            bound = tree[child].total / visits + exploration * math.sqrt(log_visits / visits)
        if bound > best_bound:
            best_bound = bound
            best = child
    return best


def certain_value(tree: Tree, node: int, seat: int) -> int:
    """What a proven node is worth to a seat."""
    value: int = tree[node].proven
    return value if seat == 0 else -value


def back_up(tree: Tree, path: Numbers, depth: int, value: float, is_certain: bool) -> None:
    """Pass a result up to the root, and that it is certain as far as it is."""
    for i in range(depth, -1, -1):
        node = path[i]
        tree[node].total += value if tree[node].seat == 0 else -value
        tree[node].visits += 1
        if is_certain and tree[node].count > 0:
            is_certain = prove(tree, node)


def prove(tree: Tree, node: int) -> bool:
    """Whether a node's result follows from its children: one of them wins, or all are certain."""
    first = tree[node].children
    seat = tree[first].seat
    best = -WON - 1
    all_certain = True
    for child in range(first, first + tree[node].count):
        if tree[child].proven == UNKNOWN:
            all_certain = False
        else:
            best = max(best, certain_value(tree, child, seat))
    if best == WON or all_certain:
        tree[node].proven = best if seat == 0 else -best
        return True
    return False


TEMPLATES = (
    *playout.TEMPLATES,
    plant,
    certain_value,
    prove,
    back_up,
    most_promising,
    expand,
    descend,
    simulate,
)
