"""Information-set search on a game small enough to be worked out by hand.

Seat 1 holds one of three cards, any as likely. Seat 0 guesses it (actions 0 to 2) or passes (3).
A right guess wins, a pass is a draw, a wrong guess loses. When seat 0 says "show" (4), seat 1 plays
its card (action 0 to 2) and wins unless it is the 0, which loses.
"""

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from sandtable.games.batch import NOBODY, Numbers, States
from sandtable.games.compiled import compiled, specialise_all
from sandtable.games.dice import Dice, below, dice
from sandtable.search import ismcts

CARDS, PASS, SHOW, ACTIONS = 3, 3, 4, 5
UNDECIDED = -1
STATE = np.dtype(
    (np.record, np.dtype([("card", "<i8"), ("first", "<i8"), ("second", "<i8")], align=True))
)
MIND = ismcts.mind_type(ACTIONS, ACTIONS, [])


@compiled
def to_move(state: Any) -> int:
    if state.first == UNDECIDED:
        return 0
    return 1 if state.first == SHOW and state.second == UNDECIDED else NOBODY


@compiled
def legal_actions(state: Any, actions: Numbers) -> int:
    if state.first == UNDECIDED:
        for action in range(ACTIONS):
            actions[action] = action
        return ACTIONS
    actions[0] = state.card
    return 1


@compiled
def apply(state: Any, action: int) -> None:
    if state.first == UNDECIDED:
        state.first = action
    else:
        state.second = action


@compiled
def imagine(observations: States, rolls: Dice, states: States, mind: Any) -> None:
    states[0] = observations[0]
    states[0].card = below(rolls, CARDS)


@compiled
def settle(states: States, rolls: Dice, mind: Any) -> None:
    """There is no chance after the deal."""


@compiled
def weigh(state: Any, mind: Any, count: int) -> None:
    for k in range(count):
        mind.priors[k] = 1.0


@compiled
def play_out(states: States, rolls: Dice, mind: Any) -> float:
    if states[0].first == PASS:
        return 0.5
    if states[0].first == SHOW:
        return 1.0 if states[0].card == 0 else 0.0
    return 1.0 if states[0].first == states[0].card else 0.0


search = specialise_all(
    ismcts.TEMPLATES,
    {
        "to_move": to_move,
        "legal_actions": legal_actions,
        "apply": apply,
        "imagine": imagine,
        "settle": settle,
        "weigh": weigh,
        "play_out": play_out,
    },
)
SIMULATIONS = 6000


def searched(
    uses_priors: int, seed: int = 1, nodes: int = 100, exploration: float = 0.7
) -> SimpleNamespace:
    """The tree after some simulations, and the children of the root by action."""
    minds = np.zeros(1, dtype=MIND)
    minds[0].settings[:] = (exploration, uses_priors, 0.0)
    minds[0].against[:] = (0, 1)
    observations = np.zeros(1, dtype=STATE)
    observations[0].first = observations[0].second = UNDECIDED
    tree = ismcts.new_tree(nodes)
    states = np.zeros(1, dtype=STATE)
    search.clear(tree, minds)
    search.simulate(observations, states, dice(seed), tree, minds, SIMULATIONS)
    return SimpleNamespace(tree=tree, children=children_of(tree, ismcts.ROOT), minds=minds)


def children_of(tree: States, node: int) -> dict[int, int]:
    """The children of a node by action."""
    found = {}
    child = int(tree[node].child)
    while child != ismcts.NO_NODE:
        found[int(tree[child].action)] = child
        child = int(tree[child].sibling)
    return found


@pytest.mark.parametrize("uses_priors", [0, 1])
def test_nobody_acts_on_what_they_cannot_know(uses_priors: int) -> None:
    """In each single world a guess is sure to win; not knowing the world, to pass is best."""
    found = searched(uses_priors)
    visits = {action: int(found.tree[node].visits) for action, node in found.children.items()}
    assert set(visits) == set(range(ACTIONS))
    assert max(visits, key=lambda action: visits[action]) == PASS
    assert sum(visits.values()) == found.tree[ismcts.ROOT].visits == SIMULATIONS


def test_values_are_means_over_worlds() -> None:
    """A guess wins in one world of three, and so does letting the card be shown."""
    found = searched(uses_priors=0, exploration=5.0)
    for action in (0, 1, 2, SHOW):
        node = found.tree[found.children[action]]
        assert node.total / node.visits == pytest.approx(1 / 3, abs=0.06)
    passed = found.tree[found.children[PASS]]
    assert passed.total == 0.5 * passed.visits


def test_a_child_counts_the_worlds_in_which_it_is_legal() -> None:
    """Seat 1 has no choice in any world: each card is played whenever it could be."""
    found = searched(uses_priors=0)
    shown = children_of(found.tree, found.children[SHOW])
    assert set(shown) == {0, 1, 2}
    for node in shown.values():
        assert found.tree[node].visits == found.tree[node].availability


def test_same_dice_same_tree() -> None:
    assert searched(1).tree.tobytes() == searched(1).tree.tobytes()
    assert searched(1).tree.tobytes() != searched(1, seed=2).tree.tobytes()


def test_a_full_tree_is_searched_on() -> None:
    """Room for the root and three children: no more are made, and all simulations count."""
    found = searched(uses_priors=0, nodes=4)
    assert found.minds[0].control[ismcts.NODES] == 4
    assert found.tree[ismcts.ROOT].visits == SIMULATIONS
