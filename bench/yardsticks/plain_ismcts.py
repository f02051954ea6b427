"""Plain information-set Monte Carlo tree search, for games with secrets and chance: a yardstick.

The algorithm of OpenSpiel's IS-MCTS bot, step by step. Every simulation deals the cards anew that
the observer does not see. A node is what the seat to move has seen: its own cards, and what is
public; so the nodes of a rival belong to one hand of the rival. A node is played out at random
when it is first met. After that an action not yet tried there comes first; when all are, the
highest upper bound decides (UCT, with the visits of the node). The move chosen at the end is the
one most often tried.

sandtable.search.ismcts merges what differs only in secrets into one node and counts how often an
action could have been chosen: another algorithm of the same name, and the one our bots build on.

The functions are templates: a bot compiles them for its game.
"""

# ruff: noqa: F821  (the names below are declared here and supplied by `specialise_all`)

import math
from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sandtable.games.batch import CHANCE, NOBODY, States, random_outcome
from sandtable.games.dice import Dice, below
from sandtable.search.hashing import mixed

from . import playout

Numbers = NDArray[np.int64]

NOTHING = 0
"""No node, no edge: the first of each stays unused."""
LONGEST = 512
"""No line of the tree is longer."""
HIDDEN = -1
"""What a seat notes of a card it does not see."""
TIE = 1e-5
"""Bounds closer than this are alike."""

NODE = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("key", "<i8"),
                ("next", "<i4"),  # the node before in the same bucket
                ("edge", "<i4"),  # the action tried last
                ("visits", "<i4"),  # of all its edges
                ("tried", "<i4"),  # how many edges there are
            ],
            align=True,
        ),
    )
)
EDGE = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("total", "<f8"),  # the results of its simulations, for the seat that acts
                ("sibling", "<i4"),  # the action tried before at the same node
                ("visits", "<i4"),
                ("action", "<i4"),
                ("seat", "<i4"),
            ],
            align=True,
        ),
    )
)

# The columns of `control`.
NODES, EDGES, ROOT, CONTROLS = range(4)

to_move: Callable[[Any], int]
legal_actions: Callable[[Any, Numbers], int]
apply: Callable[[Any, int], None]
apply_chance: Callable[[Any, int], None]
resample: Callable[[States, int, Dice, States], None]
lead: Callable[[Any], int]
holding: Callable[[Any, int], int]
"""The secrets that a seat knows, as a number."""
is_seen: Callable[[Any, int], bool]
"""Whether a seat sees what chance brings now."""
play_to_the_end: Callable[[Any, Dice, Numbers, Numbers], float]


def memory_type(nodes: int, most_legal: int, outcomes: int) -> np.dtype[Any]:
    """The record that holds a search: its tree, the way down it, and room to list actions."""
    fields = [
        ("edges", EDGE, (nodes,)),
        ("nodes", NODE, (nodes,)),
        ("buckets", "<i8", (nodes,)),  # for the last bits of a key the node made last
        ("path", "<i8", (LONGEST,)),
        ("past", "<i8", (2,)),  # what each seat has seen since the root
        ("actions", "<i8", (most_legal,)),
        ("weights", "<i8", (outcomes,)),
        ("control", "<i8", (CONTROLS,)),
    ]
    return np.dtype((np.record, np.dtype(fields, align=True)))


def clear(memories: States) -> None:
    """Begin a new search."""
    memory = memories[0]
    memory.control[NODES] = memory.control[EDGES] = NOTHING + 1
    memory.control[ROOT] = NOTHING
    memory.buckets[:] = NOTHING


def simulate(
    observations: States,
    states: States,
    rolls: Dice,
    memories: States,
    exploration: float,
    count: int,
) -> None:
    """So many simulations from what was observed; states[0] is overwritten."""
    memory = memories[0]
    state = states[0]
    for _ in range(count):
        resample(observations, 0, rolls, states)
        memory.past[0] = mixed(0, holding(state, 0))
        memory.past[1] = mixed(1, holding(state, 1))
        depth = descend(state, rolls, memory, exploration)
        if to_move(state) == NOBODY:
            value = float(lead(state))
        else:
            value = play_to_the_end(state, rolls, memory.actions, memory.weights)
        for i in range(depth):
            edge = memory.path[i]
            memory.edges[edge].total += value if memory.edges[edge].seat == 0 else -value


def descend(state: Any, rolls: Dice, memory: Any, exploration: float) -> int:
    """Play down the tree to a node not met before, or to the end; how many decisions."""
    for depth in range(LONGEST):
        let_chance_play(state, rolls, memory)
        seat = to_move(state)
        if seat == NOBODY:
            return depth
        node = find(memory, memory.past[seat])
        if node == NOTHING:
            create(memory, memory.past[seat])
            return depth
        edge = choose(state, rolls, memory, node, seat, exploration)
        if edge == NOTHING:
            return depth
        memory.nodes[node].visits += 1
        memory.edges[edge].visits += 1
        memory.path[depth] = edge
        action = memory.edges[edge].action
        for observer in range(2):
            memory.past[observer] = mixed(memory.past[observer], action)
        apply(state, action)
    return LONGEST


def let_chance_play(state: Any, rolls: Dice, memory: Any) -> None:
    """Sample all chance that is due; each seat notes what it sees of it."""
    while to_move(state) == CHANCE:
        outcome = random_outcome(state, rolls, memory.weights)
        for seat in range(2):
            noted = outcome if is_seen(state, seat) else HIDDEN
            memory.past[seat] = mixed(memory.past[seat], noted)
        apply_chance(state, outcome)


def find(memory: Any, key: int) -> int:
    """The node of this key; NOTHING if it was not met before."""
    node: int = memory.buckets[key & (len(memory.buckets) - 1)]
    while node != NOTHING and memory.nodes[node].key != key:
        node = memory.nodes[node].next
    return node


def create(memory: Any, key: int) -> None:
    """A new node, if there is room."""
    node = memory.control[NODES]
    if node == len(memory.nodes):
        return
    memory.control[NODES] += 1
    if memory.control[ROOT] == NOTHING:
        memory.control[ROOT] = node
    bucket = key & (len(memory.buckets) - 1)
    memory.nodes[node].key = key
    memory.nodes[node].next = memory.buckets[bucket]
    memory.nodes[node].edge = NOTHING
    memory.nodes[node].visits = 0
    memory.nodes[node].tried = 0
    memory.buckets[bucket] = node


def choose(state: Any, rolls: Dice, memory: Any, node: int, seat: int, exploration: float) -> int:
    """An edge to follow: a new one if not all actions are tried; NOTHING if there is no room."""
    count = legal_actions(state, memory.actions)
    if memory.nodes[node].tried == count:
        return highest_bound(rolls, memory, node, exploration)
    if memory.control[EDGES] == len(memory.edges):
        return NOTHING
    edge: int = memory.control[EDGES]
    memory.control[EDGES] += 1
    memory.edges[edge].action = any_untried(rolls, memory, node, count)
    memory.edges[edge].seat = seat
    memory.edges[edge].total = 0.0
    memory.edges[edge].visits = 0
    memory.edges[edge].sibling = memory.nodes[node].edge
    memory.nodes[node].edge = edge
    memory.nodes[node].tried += 1
    return edge


def any_untried(rolls: Dice, memory: Any, node: int, count: int) -> int:
    """One of the actions without an edge, each as likely."""
    edge = memory.nodes[node].edge
    while edge != NOTHING:
        for k in range(count):
            if memory.actions[k] == memory.edges[edge].action:
                count -= 1
                memory.actions[k] = memory.actions[count]
                break
        edge = memory.edges[edge].sibling
    action: int = memory.actions[below(rolls, count)]
    return action


def bound_of(memory: Any, edge: int, log_visits: float, exploration: float) -> float:
    """The mean result of an edge and what it may be better."""
    visits = memory.edges[edge].visits
    mean: float = memory.edges[edge].total / visits
    return mean + exploration * math.sqrt(log_visits / visits)


def highest_bound(rolls: Dice, memory: Any, node: int, exploration: float) -> int:
    """The edge with the highest upper bound; any of those that are as good as alike."""
    log_visits = math.log(memory.nodes[node].visits)
    best = -math.inf
    edge = memory.nodes[node].edge
    while edge != NOTHING:
        best = max(best, bound_of(memory, edge, log_visits, exploration))
        edge = memory.edges[edge].sibling
    chosen = NOTHING
    alike = 0
    edge = memory.nodes[node].edge
    while edge != NOTHING:
        if bound_of(memory, edge, log_visits, exploration) > best - TIE:
            alike += 1
            if below(rolls, alike) == 0:
                chosen = edge
        edge = memory.edges[edge].sibling
    return chosen


TEMPLATES = (
    *playout.TEMPLATES,
    clear,
    let_chance_play,
    find,
    create,
    any_untried,
    bound_of,
    highest_bound,
    choose,
    descend,
    simulate,
)
