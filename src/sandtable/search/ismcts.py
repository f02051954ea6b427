"""Single-observer information-set Monte Carlo tree search, for games with secrets and chance.

Every simulation deals the unseen cards anew, so that the observer's view stays the same, and
plays down one tree that all these worlds share. In each world only some actions are legal, so a
child counts how often it could have been chosen, and exploration goes by that number (Cowling,
Powley and Whitehouse, "Information Set Monte Carlo Tree Search", 2012). With priors the same
number takes the place of the parent's visits in the rule of Rosin's PUCT.

A node stands for the decisions made since the root, whoever made them: nothing else in the tree
is public. What the observer draws on the way is known to the observer too, but merged here: later
decisions of the tree are taken on average over the cards that may come. That makes the tree
narrower and never lets anybody act on what they cannot know.

The functions are templates: a bot compiles them for its game with the rules and the further names
declared below. The compile cache tells specialisations apart by their argument types only: one
bot, one kind of mind.
"""

# ruff: noqa: F821  (the names below are declared here and supplied by `specialise_all`)

import math
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..games.batch import Numbers, States
from ..games.dice import Dice, below

Tree = NDArray[Any]

ROOT = 0
NO_NODE = 0
"""The root is nobody's child, so its number can mean that there is none."""
NO_LIMIT = 1 << 40
"""Simulations nobody has the time for."""
MOST_DECISIONS = 256
"""No simulation looks further ahead inside the tree."""
LONGEST_LINE = 5
FIRM = 30
"""A move with fewer visits than this is no more than a guess."""

NODE = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("total", "<f8"),  # the values of all its simulations
                ("action", "<i4"),  # what leads here
                ("child", "<i4"),  # the child made last
                ("sibling", "<i4"),  # the child of the same parent made before
                ("visits", "<i4"),
                ("availability", "<i4"),  # how often it could have been chosen
                ("unused", "<i4"),
            ],
            align=True,
        ),
    )
)

# The columns of `settings`: numbers a bot chooses.
EXPLORATION, USES_PRIORS, FIRST_PLAY, SETTINGS = range(4)
"""How much to explore; 1 to be guided by priors; how much worse an untried action is taken to be
than its parent."""
# The columns of `control`.
NODES, SIMULATIONS, CONTROLS = range(3)

# The rules of the game, and the names that a bot supplies.
to_move: Callable[[Any], int]
legal_actions: Callable[[Any, Numbers], int]
apply: Callable[[Any, int], None]
imagine: Callable[[States, Dice, States, Any], None]
"""Put into states[0] a world that looks to the observer like observations[0]."""
settle: Callable[[States, Dice, Any], None]
"""Play on in states[0] until a seat has a decision that belongs into the tree, or it is over."""
weigh: Callable[[Any, Any, int], None]
"""Write into `mind.priors` how likely each of the `count` legal `mind.actions` is to be good."""
play_out: Callable[[States, Dice, Any], float]
"""What states[0] is worth to the seats that `mind.against` does not name: from 0 (lost) to 1 (won)
where seats are rivals, any number if all play together."""


def mind_type(actions: int, most_legal: int, knowledge: list[Any], seats: int = 2) -> np.dtype[Any]:
    """The record that holds all a search needs beside the tree, and the bot's knowledge."""
    fields = [
        ("settings", "<f8", (SETTINGS,)),
        ("priors", "<f8", (most_legal,)),
        ("root_priors", "<f8", (most_legal,)),
        ("control", "<i8", (CONTROLS,)),
        ("actions", "<i8", (most_legal,)),
        ("slots", "<i8", (actions,)),  # for each action the child it leads to
        ("path", "<i8", (MOST_DECISIONS + 1,)),
        ("against", "<i8", (seats,)),  # 1 for each seat that wants the value low
        *knowledge,
    ]
    return np.dtype((np.record, np.dtype(fields, align=True)))


def new_tree(capacity: int) -> Tree:
    """Room for so many nodes. When it is full, the search goes on with those it has."""
    return np.zeros(capacity, dtype=NODE)


def children(tree: Tree, node: np.record) -> Iterator[np.record]:
    """The nodes that this one leads to."""
    child = node.child
    while child != NO_NODE:
        yield tree[child]
        child = tree[child].sibling


def line(tree: Tree, action: int) -> list[int]:
    """How a search expects the turns after this action to go, beginning with it."""
    expected = [action]
    node = next(child for child in children(tree, tree[ROOT]) if child.action == action)
    while node.child != NO_NODE and len(expected) < LONGEST_LINE:
        node = max(children(tree, node), key=lambda child: (child.visits, -child.action))
        if node.visits < FIRM:
            break
        expected.append(int(node.action))
    return expected


def clear(tree: Tree, minds: States) -> None:
    """Begin a new search."""
    minds[0].control[NODES] = 1
    minds[0].control[SIMULATIONS] = 0
    forget(tree, ROOT, 0)


def forget(tree: Tree, node: int, action: int) -> None:
    """Make a node as good as new."""
    tree[node].total = 0.0
    tree[node].action = action
    tree[node].child = NO_NODE
    tree[node].sibling = NO_NODE
    tree[node].visits = 0
    tree[node].availability = 0
    tree[node].unused = 0


def simulate(
    observations: States, states: States, rolls: Dice, tree: Tree, minds: States, count: int
) -> None:
    """So many simulations from what was observed; states[0] and further ones are overwritten."""
    mind = minds[0]
    for _ in range(count):
        imagine(observations, rolls, states, mind)
        depth = descend(states, rolls, tree, mind)
        value = play_out(states, rolls, mind)
        for i in range(depth + 1):
            node = mind.path[i]
            tree[node].visits += 1
            tree[node].total += value
        mind.control[SIMULATIONS] += 1


def descend(states: States, rolls: Dice, tree: Tree, mind: Any) -> int:
    """Play down the tree to a node that is new, or to the end; return how many decisions."""
    node = ROOT
    depth = 0
    mind.path[0] = ROOT
    seat = to_move(states[0])
    while seat >= 0 and depth < MOST_DECISIONS:
        count = legal_actions(states[0], mind.actions)
        k = choose(states[0], rolls, tree, mind, node, seat, count)
        action = mind.actions[k]
        child = mind.slots[action]
        is_new = child == NO_NODE
        if is_new:
            child = grow_tree(tree, mind, node, action)
            if child == NO_NODE:
                return depth
        apply(states[0], action)
        settle(states, rolls, mind)
        depth += 1
        mind.path[depth] = child
        if is_new:
            return depth
        node = child
        seat = to_move(states[0])
    return depth


def grow_tree(tree: Tree, mind: Any, parent: int, action: int) -> int:
    """A new child of a node; NO_NODE when there is no room."""
    child: int = mind.control[NODES]
    if child == len(tree):
        return NO_NODE
    mind.control[NODES] += 1
    forget(tree, child, action)
    tree[child].sibling = tree[parent].child
    tree[child].availability = 1
    if mind.settings[USES_PRIORS] > 0:
        tree[child].availability += tree[parent].visits
    tree[parent].child = child
    return child


def find_children(tree: Tree, mind: Any, node: int, count: int) -> int:
    """Note in `slots` the child of every legal action; return how many there are.

    Each of them could be chosen now, and counts it.
    """
    for k in range(count):
        mind.slots[mind.actions[k]] = -1
    found = 0
    child = tree[node].child
    while child != NO_NODE:
        action = tree[child].action
        if mind.slots[action] == -1:
            mind.slots[action] = child
            tree[child].availability += 1
            found += 1
        child = tree[child].sibling
    for k in range(count):
        if mind.slots[mind.actions[k]] == -1:
            mind.slots[mind.actions[k]] = NO_NODE
    return found


def choose(state: Any, rolls: Dice, tree: Tree, mind: Any, node: int, seat: int, count: int) -> int:
    """Which of the legal actions to follow."""
    found = find_children(tree, mind, node, count)
    if mind.settings[USES_PRIORS] > 0:
        weigh_once_at_root(state, tree, mind, node, count)
        return most_promising(tree, mind, node, seat, count)
    if found < count:
        return any_untried(rolls, mind, count, below(rolls, count - found))
    return highest_bound(tree, mind, seat, count)


def weigh_once_at_root(state: Any, tree: Tree, mind: Any, node: int, count: int) -> None:
    """The priors. At the root the observer decides, who knows the same in every world."""
    if node == ROOT and tree[ROOT].visits > 0:
        mind.priors[:count] = mind.root_priors[:count]
        return
    weigh(state, mind, count)
    if node == ROOT:
        mind.root_priors[:count] = mind.priors[:count]


def any_untried(rolls: Dice, mind: Any, count: int, number: int) -> int:
    """The untried action of this number."""
    for k in range(count):
        if mind.slots[mind.actions[k]] == NO_NODE:
            if number == 0:
                return k
            number -= 1
    return 0


def value_for(tree: Tree, mind: Any, node: int, seat: int) -> float:
    """The mean value of a node's simulations for a seat."""
    mean: float = tree[node].total / tree[node].visits
    return 1.0 - mean if mind.against[seat] else mean


def highest_bound(tree: Tree, mind: Any, seat: int, count: int) -> int:
    """UCB1 with availability in place of the parent's visits."""
    best = 0
    best_bound = -math.inf
    for k in range(count):
        child = mind.slots[mind.actions[k]]
        spread = math.sqrt(math.log(tree[child].availability) / tree[child].visits)
        bound = value_for(tree, mind, child, seat) + mind.settings[EXPLORATION] * spread
        if bound > best_bound:
            best_bound = bound
            best = k
    return best


def most_promising(tree: Tree, mind: Any, node: int, seat: int, count: int) -> int:
    """PUCT with availability in place of the parent's visits."""
    total = 0.0
    for k in range(count):
        total += mind.priors[k]
    visits = tree[node].visits
    untried = 0.5 if visits == 0 else value_for(tree, mind, node, seat) - mind.settings[FIRST_PLAY]
    best = 0
    best_bound = -math.inf
    for k in range(count):
        child = mind.slots[mind.actions[k]]
        explore = mind.settings[EXPLORATION] * mind.priors[k] / total
        if child == NO_NODE:
            bound = untried + explore * math.sqrt(visits + 1.0)
        else:
            explore *= math.sqrt(tree[child].availability) / (1.0 + tree[child].visits)
            bound = value_for(tree, mind, child, seat) + explore
        if bound > best_bound:
            best_bound = bound
            best = k
    return best


TEMPLATES = (
    forget,
    clear,
    value_for,
    any_untried,
    highest_bound,
    most_promising,
    find_children,
    weigh_once_at_root,
    choose,
    grow_tree,
    descend,
    simulate,
)
