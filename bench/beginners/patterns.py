"""A beginner of Patterns: takes the most points at once, and opens a group only when it must.

Flip the tile of the highest number; if there is none, swap where the number is highest; if that
cannot be done either, open a group. Between equal moves it has no preference: a throw of the dice.
"""

import random
from typing import Any

from ..pupils.patterns import tile_at
from .player import Beginner

View = dict[str, Any]
ORDER = ("flip", "swap", "open")


def choose(view: View) -> str:
    """What the beginner plays."""
    moves: list[str] = view["legal_moves"]
    for kind in ORDER:
        of_kind = [move for move in moves if move.startswith(kind)]
        if of_kind:
            most = max(_number(view, move) for move in of_kind)
            return random.choice([move for move in of_kind if _number(view, move) == most])
    return random.choice(moves)


def player() -> Beginner:
    """The beginner, for the arena."""
    return Beginner(choose)


def _number(view: View, move: str) -> int:
    """P8.1: the number of the group that would grow; none when a group is opened."""
    kind, cell = move.split()
    seat = view["seat"]
    colour = tile_at(view, cell) if kind == "flip" else view["bowls"][seat]
    numbers = {group["colour"]: group["number"] for group in view["groups"][seat]}
    return int(numbers.get(colour, 0))
