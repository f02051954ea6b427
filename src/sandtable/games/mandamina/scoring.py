"""What a game of Mandamina is worth."""

from typing import Any

import numpy as np

from ..batch import Numbers
from ..bits import ROW, popcount
from ..compiled import compiled
from .shapes import shape_number
from .state import (
    CENTRE,
    CENTRE_VALUE,
    CLUSTERED,
    COLOUR_COUNT,
    MARBLES_PER_COLOUR,
    POINTS_TO_WIN,
    SHAPE_VALUES,
    SIMPLE,
)


@compiled
def shape_count(state: np.record) -> int:
    """S4.2: the different shapes among the colours that are clustered."""
    shapes = 0
    for colour in range(COLOUR_COUNT):
        if state.clustered >> colour & 1:
            shapes |= 1 << shape_number(state.marbles[colour])
    return popcount(shapes)


@compiled
def shape_points(state: np.record) -> int:
    """S4.2, S4.4: each different shape counts once, by the difficulty."""
    value: int = SHAPE_VALUES[state.difficulty]
    return shape_count(state) * value


@compiled
def centre_points(state: np.record) -> int:
    """S4.5: an empty centre is worth the same at every difficulty."""
    return CENTRE_VALUE if state.hole == CENTRE else 0


@compiled
def scores(state: np.record, points: Numbers) -> None:
    """S4.1: shapes and centre less the moves, one score for all; S6.3: 1 for a simple game won."""
    if state.goal == SIMPLE:
        points[0] = 1 if state.ending == CLUSTERED else 0
    else:
        points[0] = shape_points(state) + centre_points(state) - state.moves


@compiled
def progress(state: np.record, points: Numbers) -> None:
    """S3.1: how many joins of marbles there are; five in each colour that is one cluster."""
    points[0] = 0
    for colour in range(COLOUR_COUNT):
        points[0] += MARBLES_PER_COLOUR - cluster_count(state.marbles[colour])


@compiled
def cluster_count(cells: int) -> int:
    """S3.1: in how many pieces these cells are."""
    pieces = 0
    while cells != 0:
        reached = 0
        growing = cells & -cells
        while growing != reached:
            reached = growing
            growing |= cells & (reached << 1 | reached >> 1 | reached << ROW | reached >> ROW)
        cells &= ~reached
        pieces += 1
    return pieces


def cluster_shapes(state: Any) -> list[int | None]:
    """S4.3: the shape of each colour that is clustered, None for the others.

    The state may be a record or unpacked: to call compiled code with a record takes longer.
    """
    clustered = int(state.clustered)
    return [
        int(shape_number(int(marbles))) if clustered >> colour & 1 else None
        for colour, marbles in enumerate(state.marbles)
    ]


def score_sheet(state: Any) -> list[list[dict[str, Any]]]:
    """S4.1, S6.3: what makes up the score as it stands, one list for all seats.

    S5.2: a solo player finds both measures in it, the moves and, as the sum of points, the score.
    The state may be a record or unpacked.
    """
    moves = int(state.moves)
    if state.goal == SIMPLE:
        clusters = popcount(state.clustered)
        won = int(state.ending == CLUSTERED)
        items = [("clusters", clusters, won), ("moves", moves, 0)]
    else:
        shapes = len({shape for shape in cluster_shapes(state) if shape is not None})
        centre = CENTRE_VALUE if state.hole == CENTRE else 0
        items = [
            ("shapes", shapes, shapes * int(SHAPE_VALUES[state.difficulty])),
            ("centre", int(centre > 0), centre),
            ("moves", moves, -moves),
        ]
    return [[{"item": item, "count": count, "points": points} for item, count, points in items]]


def winner(state: np.record) -> bool:
    """S4.6, S6.1, S6.3: whether the players have won, all together."""
    points = np.zeros(1, dtype=np.int64)
    scores(state, points)
    return bool(points[0] >= POINTS_TO_WIN)


def ending(state: np.record) -> int:
    """S3.2, S6.2: all colours clustered, or the limit of moves in a simple game."""
    return int(state.ending)
