"""What a game of Patterns is worth."""

from typing import Any

import numpy as np

from ..batch import Numbers
from ..bits import popcount
from ..compiled import compiled
from ..plain import plain
from .state import COLOUR_COUNT, COLOURS, NOT_ENDED, OVER, SEATS, STUCK


@compiled
def group_points(state: np.record, seat: int, colour: int) -> int:
    """P8.1: every tile of a group but the one under the marker is worth the group's number."""
    number = state.number[seat, colour]
    if number == 0:
        return 0
    return int(number * (popcount(state.group[seat, colour]) - 1))


@compiled
def scores(state: np.record, points: Numbers) -> None:
    """P8.2: each seat's groups added up."""
    for seat in range(SEATS):
        points[seat] = 0
        for colour in range(COLOUR_COUNT):
            points[seat] += group_points(state, seat, colour)


def score_sheet(state: np.record) -> list[list[dict[str, Any]]]:
    """P8.1: for each seat, what each group gave, in the order of the numbers."""
    fields = plain(state)
    sheet = []
    for numbers, groups in zip(fields.number, fields.group, strict=True):
        opened = sorted(zip(numbers, groups, COLOURS, strict=True))
        tiles = [(number, colour, popcount(group) - 1) for number, group, colour in opened]
        sheet.append(
            [
                {"number": number, "colour": colour, "tiles": count, "points": number * count}
                for number, colour, count in tiles
                if number > 0
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
