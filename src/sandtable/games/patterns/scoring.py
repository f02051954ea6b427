"""What a game of Patterns is worth."""

from typing import Any

import numpy as np

from ..batch import Numbers
from ..bits import popcount
from ..compiled import compiled
from .state import COLOUR_COUNT, COLOURS, MARKERS, NOT_ENDED, OVER, SEATS, STUCK


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
    sheet = []
    for seat in range(SEATS):
        colours = {int(state.number[seat, colour]): colour for colour in range(COLOUR_COUNT)}
        sheet.append(
            [
                {
                    "number": number,
                    "colour": COLOURS[colours[number]],
                    "tiles": popcount(state.group[seat, colours[number]]) - 1,
                    "points": int(group_points(state, seat, colours[number])),
                }
                for number in range(1, MARKERS + 1)
                if number in colours
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
