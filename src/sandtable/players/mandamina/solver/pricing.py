"""An upper bound on every score, from any prices whatever: see docs/mandamina-solver.md.

Each cell has a price and each shape a reward. A placement is worth the marbles it leaves where
they are, plus the reward of its shape, less the prices of its cells. Take the most valuable
placement of each colour as if the others did not exist, and nobody can score more than that and
the prices of all cells. All numbers are integers, in units of a fraction of a point.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ....games.mandamina.state import CELL_COUNT, MARBLES_PER_COLOUR
from .layout import CENTRE_BIT, HOLE, Task
from .placements import (
    CELL_BITS,
    PLACEMENT_CELLS,
    PLACEMENT_COUNT,
    PLACEMENT_SHAPES,
    PLACEMENTS,
    overlaps,
)

UNITS = 10_000
"""Units in a point."""

Numbers = NDArray[np.int64]
Mask = NDArray[np.bool_]


@dataclass(frozen=True)
class Prices:
    """The multipliers of a bound."""

    cells: Numbers
    rewards: Numbers
    """Of shapes; never negative."""


@dataclass(frozen=True)
class Choice:
    """Which placements each colour may still have, and which cells the hole."""

    placements: Mask
    """A row for each colour."""
    holes: Mask

    @classmethod
    def of_all(cls) -> "Choice":
        return cls(np.ones((HOLE, PLACEMENT_COUNT), dtype=bool), np.ones(CELL_COUNT, dtype=bool))

    @property
    def is_empty(self) -> bool:
        """Whether some colour, or the hole, has nowhere to go."""
        return not (self.holes.any() and self.placements.any(axis=1).all())

    def with_colour(self, cell: int, colour: int) -> "Choice":
        """What is left when a colour, or the hole, is on a cell."""
        covers = PLACEMENTS & CELL_BITS[cell] != 0
        is_here = np.arange(HOLE)[:, None] == colour
        is_cell = np.arange(CELL_COUNT) == cell
        return Choice(
            self.placements & (covers == is_here),
            self.holes & (is_cell if colour == HOLE else ~is_cell),
        )


class Bounds:
    """The bound for one task, and which placements it rules out."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.overlaps = overlaps(task.start)
        self.hole_points = np.where(CELL_BITS == CENTRE_BIT, task.centre_value, 0)
        # A hole that ends where it began costs a move: there is a component without it.
        self.hole_points[task.start[HOLE] == CELL_BITS] -= 1

    def values(self, prices: Prices) -> tuple[Numbers, Numbers]:
        """What each placement is worth to each colour, and each cell to the hole."""
        costs = prices.cells[PLACEMENT_CELLS].sum(axis=1) - prices.rewards[PLACEMENT_SHAPES]
        return self.overlaps * UNITS - costs, self.hole_points * UNITS - prices.cells

    def bound(self, prices: Prices, choice: Choice) -> int:
        """In units, what no layout exceeds. That the choice is not empty is the caller's duty."""
        values, hole_values = self.values(prices)
        shape_points = np.maximum(self.task.shape_value * UNITS - prices.rewards, 0)
        marbles = HOLE * MARBLES_PER_COLOUR + self.task.moves_made
        best = _best(values, choice.placements).sum() + _best(hole_values, choice.holes)
        return int(prices.cells.sum() + shape_points.sum() + best - marbles * UNITS)

    def remainder(self, prices: Prices, choice: Choice, value: int) -> "Remainder | None":
        """What the bound cannot rule out to be worth more than `value`; None: nothing."""
        budget = self.bound(prices, choice) - (value + 1) * UNITS
        if budget < 0:
            return None
        values, hole_values = self.values(prices)
        losses = _best(values, choice.placements)[:, None] - values
        hole_losses = _best(hole_values, choice.holes) - hole_values
        kept = Choice(
            choice.placements & (losses <= budget), choice.holes & (hole_losses <= budget)
        )
        return Remainder(budget, losses, hole_losses, prices.rewards, kept)


@dataclass(frozen=True)
class Remainder:
    """Layouts that a bound leaves open: those whose losses together stay within a budget."""

    budget: int
    losses: Numbers
    """How far each placement falls behind the best of its colour."""
    hole_losses: Numbers
    repeat_losses: Numbers
    """By shape, what is lost besides when another colour has it already: its reward."""
    choice: Choice


def _best(values: Numbers, allowed: Mask) -> Numbers:
    """The best of the values allowed, in each row."""
    best: Numbers = values.max(axis=-1, where=allowed, initial=values.min())
    return best
