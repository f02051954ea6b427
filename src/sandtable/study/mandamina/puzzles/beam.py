"""Solvers of different strength: a search that keeps so many layouts in mind at once.

From each it tries every move, and keeps those whose colours lie in the fewest pieces. The wider
it looks, the better it solves; ties are broken by dice.
"""

from collections.abc import Mapping

import numpy as np

from ....games.bits import popcount
from ....games.compiled import compiled
from ....games.dice import Dice, below
from ....games.mandamina.scoring import cluster_count
from ....games.mandamina.shapes import shape_number
from ....games.mandamina.state import CELL_COUNT, COLOUR_COUNT, SQUARES
from ....players.mandamina.solver.layout import CENTRE_BIT, HOLE, Layout, Task, worth

WIDTHS: Mapping[str, int] = {
    "one-layout": 1,
    "3-layouts": 3,
    "10-layouts": 10,
    "30-layouts": 30,
    "100-layouts": 100,
    "300-layouts": 300,
}
"""How many layouts each solver keeps in mind, the weakest first."""

NOTHING = -(1 << 30)
PIECE, FINE = 4, 1000
"""What a piece costs beside a shape or the centre, and how fine ties are broken."""


@compiled
def cost(layout: Layout, shape_value: int, centre_value: int) -> int:
    """How far from clustered a layout looks at a glance."""
    total = 0
    shapes = 0
    for colour in range(COLOUR_COUNT):
        count = cluster_count(layout[colour])
        total += PIECE * count
        if count == 1 and shape_value:
            shapes |= 1 << shape_number(layout[colour])
    if centre_value and layout[HOLE] == CENTRE_BIT:
        total -= 1
    return total - popcount(shapes)


@compiled
def look_ahead(
    start: Layout, width: int, moves: int, shape_value: int, centre_value: int, rolls: Dice
) -> int:
    """The best value that such a search finds within so many moves; NOTHING if no end."""
    front = np.zeros((width, HOLE + 1), dtype=np.int64)
    front[0] = start
    count = 1
    best = NOTHING
    for move in range(moves):
        costs = np.full(count * CELL_COUNT, FINE * FINE, dtype=np.int64)
        layout = np.zeros(HOLE + 1, dtype=np.int64)
        for i in range(count):
            for cell in range(CELL_COUNT):
                if not _after(front[i], cell, layout):
                    continue
                value = cost(layout, shape_value, centre_value)
                if _is_clustered(layout):
                    best = max(best, worth(layout, shape_value, centre_value) - move - 1)
                else:
                    costs[i * CELL_COUNT + cell] = value * FINE + below(rolls, FINE)
        order = np.argsort(costs)
        before = front.copy()
        kept = 0
        for place in order[:width]:
            if costs[place] < FINE * FINE:
                _after(before[place // CELL_COUNT], place % CELL_COUNT, layout)
                front[kept] = layout
                kept += 1
        count = kept
    return best


@compiled
def _after(before: Layout, cell: int, layout: Layout) -> bool:
    """S2.1: the layout after the marble of a cell went to the hole; False if it is the hole."""
    square = 1 << SQUARES[cell]
    if before[HOLE] & square:
        return False
    for colour in range(HOLE + 1):
        layout[colour] = before[colour]
        if colour < HOLE and before[colour] & square:
            layout[colour] ^= square | before[HOLE]
    layout[HOLE] = square
    return True


@compiled
def _is_clustered(layout: Layout) -> bool:
    count = 0
    for colour in range(COLOUR_COUNT):
        count += cluster_count(layout[colour])
    return count == COLOUR_COUNT


def best_found(task: Task, solver: str, moves: int, rolls: Dice) -> int:
    """The best value that a solver finds within so many moves."""
    width = WIDTHS[solver]
    return int(look_ahead(task.start, width, moves, task.shape_value, task.centre_value, rolls))
