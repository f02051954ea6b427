"""A line of moves to a target layout, as short as Fact 1 allows, that does not end too early.

The game ends at once when all colours are clustered, so no layout on the way may be. The search
goes depth first and only to layouts from which the target is still near enough. Fact 1 is exact:
where it does not run into an early end it never has to turn back.
"""

import numpy as np
from numpy.typing import NDArray

from ....games.compiled import compiled
from ....games.mandamina.state import CELL_COUNT, SQUARES
from .distance import distance
from .layout import HOLE, Layout, all_clustered

MOST_NODES = 300_000
"""Before it stays unsettled whether there is a line."""
QUICK_NODES = 500
QUICK_ATTEMPTS = 40
"""Most orders are good: another one is sooner found than the end of a search that went astray."""
FOUND, NONE_EXISTS, GAVE_UP = range(3)

ORDERS: NDArray[np.int64] = np.array(
    [np.random.default_rng(seed).permutation(CELL_COUNT) for seed in range(QUICK_ATTEMPTS)]
)


class Undecided(Exception):
    """Whether there is such a line could not be settled in reasonable time."""


def shortest_line(
    start: Layout, target: Layout, most_moves: int, most_nodes: int = MOST_NODES
) -> list[int] | None:
    """The cells of a shortest line to the target of at most so many moves; None: there is none.

    Some targets have no line as short as their distance, because every one of that length ends
    too early: then the line makes a detour.
    """
    for length in range(int(distance(start, target)), most_moves + 1):
        line = np.zeros(length, dtype=np.int64)
        verdict = _try_orders(start, target, line, most_nodes)
        if verdict == FOUND:
            return [int(cell) for cell in line]
        if verdict == GAVE_UP:
            raise Undecided
    return None


@compiled
def _try_orders(start: Layout, target: Layout, line: Layout, most_nodes: int) -> int:
    """Search again and again, with the cells in another order each time; the last in earnest."""
    verdict = GAVE_UP
    for attempt in range(QUICK_ATTEMPTS):
        verdict = _search(start, target, line, ORDERS[attempt], QUICK_NODES)
        if verdict != GAVE_UP:
            return verdict
    return _search(start, target, line, ORDERS[0], most_nodes)


@compiled
def _search(start: Layout, target: Layout, line: Layout, order: Layout, most_nodes: int) -> int:
    """Fill `line` with a line of exactly its length, if there is one that ends only at its end."""
    length = len(line)
    layout = start.copy()
    colours = np.zeros(CELL_COUNT, dtype=np.int64)
    hole = 0
    for cell in range(CELL_COUNT):
        for colour in range(HOLE + 1):
            if layout[colour] >> SQUARES[cell] & 1:
                colours[cell] = colour
        if colours[cell] == HOLE:
            hole = cell
    tried = np.full(length + 1, -1, dtype=np.int64)
    holes = np.zeros(length + 1, dtype=np.int64)
    holes[0] = hole
    depth, nodes = 0, 0
    while depth >= 0:
        if depth == length:
            return FOUND
        nodes += 1
        if nodes > most_nodes:
            return GAVE_UP
        tried[depth] = _next_place(
            layout, target, colours, holes[depth], order, tried[depth] + 1, length - depth
        )
        if tried[depth] < CELL_COUNT:
            cell = order[tried[depth]]
            _move(layout, colours, cell, holes[depth])
            line[depth] = cell
            depth += 1
            holes[depth] = cell
            tried[depth] = -1
        else:
            depth -= 1
            if depth >= 0:
                _move(layout, colours, holes[depth], line[depth])
    return NONE_EXISTS


@compiled
def _next_place(
    layout: Layout,
    target: Layout,
    colours: Layout,
    hole: int,
    order: Layout,
    first: int,
    moves_left: int,
) -> int:
    """The first place in the order, from `first` on, whose marble may go to the hole."""
    for place in range(first, CELL_COUNT):
        cell = order[place]
        if cell == hole:
            continue
        _move(layout, colours, cell, hole)
        # The last move may and must end the game, none before it.
        fits = distance(layout, target) < moves_left and (moves_left == 1) == all_clustered(layout)
        _move(layout, colours, hole, cell)
        if fits:
            return place
    return CELL_COUNT


@compiled
def _move(layout: Layout, colours: Layout, cell: int, hole: int) -> None:
    """S2.1: the marble of a cell goes to the hole."""
    colour = colours[cell]
    both = 1 << SQUARES[cell] | 1 << SQUARES[hole]
    layout[colour] ^= both
    layout[HOLE] ^= both
    colours[hole], colours[cell] = colour, HOLE
