"""A beginner of Mandala: a card into every Field, else one to a Mountain; claims the largest pile.

If one of its Fields is empty it lays one card there; else it builds any card that may be built; if
that cannot be done either, anything. Between equal moves it has no preference: a throw of the dice.
"""

import random
from typing import Any

from .player import Beginner

View = dict[str, Any]


def choose(view: View) -> str:
    """What the beginner plays."""
    moves: list[str] = view["legal_moves"]
    if moves[0].startswith("claim"):
        mountain: str = view["mountains"][view["mandala"] - 1]
        most = max(mountain.count(move[-1]) for move in moves)
        return random.choice([move for move in moves if mountain.count(move[-1]) == most])
    first = [move for move in moves if _begins_field(view, move)]
    return random.choice(first or [move for move in moves if move.startswith("build")] or moves)


def player() -> Beginner:
    """The beginner, for the arena."""
    return Beginner(choose)


def _begins_field(view: View, move: str) -> bool:
    """M4.5: one card for a Field that has none."""
    kind, *rest = move.split()
    if kind != "grow" or len(rest[1]) > 1:
        return False
    return not view["fields"][int(rest[0]) - 1][view["seat"]]
