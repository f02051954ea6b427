"""Which Patterns endings are puzzles, and the tree of right moves, replies and refutations.

A node of the tree: `margin` (with best play), `right` (by move: the rival's `reply`, and perhaps
`then` the next node), `wrong` (by move: its `margin`, and the `line` that refutes it).
"""

from collections.abc import Mapping
from typing import Any

from ....games.batch import States
from ....games.patterns.state import TURN
from ....players.patterns.reading import moves_of, played
from .exact import Endings, Exact, legal_moves

Node = dict[str, Any]

CLEAR = 3
"""Points between the best move and all others, where both sides of the gap win or do not."""
FEWEST_MOVES = 4
MOST_RIGHT = 2
MOST_STEPS = 4
"""Decisions in one puzzle."""
REFUTATION = 4
"""Moves of a refutation that are shown."""


def is_clear(margins: list[int]) -> bool:
    """Whether the best move stands out: only it wins, or it brings three points more."""
    best = max(margins)
    others = [margin for margin in margins if margin != best]
    if best < 0 or not others:
        return False
    return best - max(others) >= CLEAR or (best > 0 >= max(others))


def grow(endings: Endings, states: States, seat: int, steps: int = MOST_STEPS) -> Node | None:
    """The tree of a position if its best move stands out; TooHard if it takes too long."""
    moves = legal_moves(endings.game, states)
    if len(moves) < FEWEST_MOVES:
        return None
    best = endings.solve(states, seat).margin
    if best < 0:
        return None
    exact: dict[str, Exact] = {}
    for move in moves:
        found = endings.solve(played(endings.game, states, move), seat)
        if found.margin != best and not is_clear([best, found.margin]):
            return None
        exact[move] = found
    right = [move for move, found in exact.items() if found.margin == best]
    if len(right) > MOST_RIGHT or len(right) == len(moves):
        return None
    return {
        "margin": best,
        "right": {
            move: _after(endings, states, seat, move, exact[move], steps - 1) for move in right
        },
        "wrong": {
            move: {"margin": found.margin, "line": list(found.line[:REFUTATION])}
            for move, found in exact.items()
            if move not in right
        },
    }


def _after(
    endings: Endings, states: States, seat: int, move: str, exact: Exact, steps: int
) -> Node:
    """The rival's best reply to a right move, and the next task if there is one."""
    after = played(endings.game, states, move)
    if after[0].phase != TURN or not exact.line:
        return {"reply": []}
    reply = exact.line[0]
    then_states = moves_of(endings.game, after, (reply,))
    if then_states[0].phase != TURN or int(then_states[0].seat) != seat or not steps:
        return {"reply": [reply]}
    then = grow(endings, then_states, seat, steps)
    return {"reply": [reply]} if then is None else {"reply": [reply], "then": then}


def steps_of(node: Mapping[str, Any]) -> int:
    """How many decisions the tree has at most."""
    return 1 + max(
        (steps_of(after["then"]) for after in node["right"].values() if "then" in after), default=0
    )
