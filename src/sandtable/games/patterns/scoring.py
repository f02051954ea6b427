"""What a game of Patterns is worth."""

from collections.abc import Callable
from typing import Any

import numpy as np

from ..batch import Numbers
from ..bits import popcount
from ..compiled import compiled
from .state import COLOUR_COUNT, COLOURS, NOT_ENDED, OVER, SEATS, STUCK


@compiled
def group_points(number: int, group: int) -> int:
    """P8.1: every tile of a group but the one under the marker is worth the group's number."""
    if number == 0:
        return 0
    return int(number * (popcount(group) - 1))


group_points_plainly: Callable[[int, int], int] = getattr(group_points, "py_func", group_points)
"""The same rule as Python runs it: to call compiled code for so little takes longer."""


@compiled
def scores(state: np.record, points: Numbers) -> None:
    """P8.2: each seat's groups added up."""
    for seat in range(SEATS):
        points[seat] = 0
        for colour in range(COLOUR_COUNT):
            points[seat] += group_points(state.number[seat, colour], state.group[seat, colour])


def score_sheet(state: Any) -> list[list[dict[str, Any]]]:
    """P8.1: for each seat, what each group gave, in the order of the numbers.

    The state may be a record or unpacked.
    """
    sheet = []
    for numbers, groups in zip(state.number, state.group, strict=True):
        rows = sorted(zip(map(int, numbers), COLOURS, map(int, groups), strict=True))
        sheet.append(
            [
                {
                    "number": number,
                    "colour": colour,
                    "tiles": popcount(group) - 1,
                    "points": group_points_plainly(number, group),
                }
                for number, colour, group in rows
                if number
            ]
        )
    return sheet


def winner(state: np.record) -> int | None:
    """P8.3: more points win, equal points are a draw."""
    points = np.zeros(SEATS, dtype=np.int64)
    scores(state, points)
    if points[0] == points[1]:
        return None
    return int(points[1] > points[0])


def ending(state: np.record) -> int:
    """P7.2: a game ends in one way only."""
    return STUCK if state.phase == OVER else NOT_ENDED
