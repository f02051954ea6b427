"""Uniform layouts by trial and error: slow, but plainly right. Deals are measured against them."""

import numpy as np
from numpy.typing import NDArray

from sandtable.games.compiled import compiled
from sandtable.games.dice import Dice, below

Layouts = NDArray[np.int64]
"""A row for each layout: the colour, 0 to 7, of each of the 48 places, along the rows from a1."""

CELLS = [(row, column) for row in range(7) for column in range(7) if (row, column) != (3, 3)]
PLACE = {cell: place for place, cell in enumerate(CELLS)}


def pairs(*steps: tuple[int, int]) -> NDArray[np.int64]:
    """All pairs of places that are one of these steps (rows up, columns right) apart."""
    found = [
        (PLACE[row, column], PLACE[row + up, column + right])
        for row, column in CELLS
        for up, right in steps
        if (row + up, column + right) in PLACE
    ]
    return np.array(found, dtype=np.int64)


def lower_neighbours() -> NDArray[np.int64]:
    """For each place the neighbours that come before it; itself stands for one that is missing."""
    lower = [
        [PLACE.get((row - 1, column), place), PLACE.get((row, column - 1), place)]
        for place, (row, column) in enumerate(CELLS)
    ]
    return np.array(lower, dtype=np.int64)


@compiled
def fill_by_trial(rolls: Dice, lower: NDArray[np.int64], layouts: Layouts) -> None:
    """Shuffle 48 marbles, and start again as soon as two neighbours are alike."""
    for i in range(len(layouts)):
        layout = layouts[i]
        done = 0
        while done < len(layout):
            for place in range(len(layout)):
                layout[place] = place % 8
            done = 0
            while done < len(layout):
                other = done + below(rolls, len(layout) - done)
                layout[done], layout[other] = layout[other], layout[done]
                if any_alike(layout, done, lower):
                    break
                done += 1


@compiled
def any_alike(layout: Layouts, place: int, lower: NDArray[np.int64]) -> bool:
    """Whether a place has the colour of a neighbour that comes before it."""
    for k in range(lower.shape[1]):
        if lower[place, k] != place and layout[lower[place, k]] == layout[place]:
            return True
    return False
