"""The best prices, from the linear relaxation of the set-partitioning problem.

One row for each cell (covered once), colour (placed once) and shape (points only if some
placement has it). Of the 37,024 columns of placements only those are in the program that were
worth their price at some time: the others are priced outside, and the best are let in.
"""

from dataclasses import dataclass

import highspy
import numpy as np
from numpy.typing import NDArray

from ....games.mandamina.shapes import SHAPE_COUNT
from ....games.mandamina.state import CELL_COUNT
from .layout import HOLE
from .placements import PLACEMENT_CELLS, PLACEMENT_COUNT, PLACEMENT_SHAPES
from .pricing import UNITS, Bounds, Choice, Mask, Numbers, Prices

Shares = NDArray[np.float64]

COLOUR_ROWS = CELL_COUNT
SHAPE_ROWS = CELL_COUNT + HOLE
ROWS = SHAPE_ROWS + SHAPE_COUNT
NOT_PLACED_COST = 60.0
"""What it costs to leave a colour out: more than any layout is worth."""
FIRST_COLUMNS = 60
MOST_NEW_COLUMNS = 40
"""For each colour, at the start and in each round."""
TOLERANCE = 1e-6
PRIMAL_SIMPLEX = 4
"""Of the strategies of HiGHS, the one that goes on well after new columns."""


@dataclass(frozen=True)
class Relaxed:
    """A solution of the relaxation."""

    prices: Prices
    shares: Shares
    """For each cell, how much of it each colour, and last the hole, covers."""


class Relaxation:
    """The linear program of one task; it keeps its columns from one question to the next."""

    def __init__(self, bounds: Bounds) -> None:
        self._bounds = bounds
        self._columns: Numbers = np.empty(0, dtype=np.int64)
        self._is_in = np.zeros(HOLE * PLACEMENT_COUNT, dtype=bool)
        self._program = highspy.Highs()  # type: ignore[no-untyped-call]
        self._program.setOptionValue("output_flag", False)
        self._program.setOptionValue("threads", 1)
        self._program.setOptionValue("simplex_strategy", PRIMAL_SIMPLEX)
        self._add_rows_and_slack()
        order = np.argsort(-bounds.overlaps, axis=1, kind="stable")[:, :FIRST_COLUMNS]
        self._add(np.sort((order + np.arange(HOLE)[:, None] * PLACEMENT_COUNT).ravel()))

    def solve(self, choice: Choice) -> Relaxed:
        """The best prices for what is left to choose from."""
        allowed = choice.placements.ravel()
        self._allow(allowed[self._columns], choice)
        while True:
            self._program.run()
            duals = -np.array(self._program.getSolution().row_dual)
            new = self._worth_their_price(duals, allowed)
            if len(new) == 0:
                break
            self._add(new)
        return Relaxed(_whole_prices(duals), self._shares())

    def _add_rows_and_slack(self) -> None:
        """The rows; the hole in each cell, the points of each shape, and colours left out."""
        infinity = highspy.kHighsInf
        lower = np.concatenate([np.ones(SHAPE_ROWS), np.zeros(SHAPE_COUNT)])
        upper = np.concatenate([np.ones(SHAPE_ROWS), np.full(SHAPE_COUNT, infinity)])
        empty = np.empty(0, dtype=np.int32)
        self._program.addRows(
            ROWS, lower, upper, 0, np.zeros(ROWS, dtype=np.int32), empty, np.empty(0)
        )
        cost = np.concatenate(
            [
                -self._bounds.hole_points,
                np.full(SHAPE_COUNT, -self._bounds.task.shape_value),
                np.full(HOLE, NOT_PLACED_COST),
            ]
        ).astype(float)
        rows = np.concatenate(
            [np.arange(CELL_COUNT), SHAPE_ROWS + np.arange(SHAPE_COUNT), COLOUR_ROWS + np.arange(8)]
        )
        most = np.ones(len(cost))
        signs = np.where(rows >= SHAPE_ROWS, -1.0, 1.0)
        self._slack_count = len(cost)
        starts = np.arange(len(cost), dtype=np.int32)
        self._program.addCols(
            len(cost),
            cost,
            np.zeros(len(cost)),
            most,
            len(cost),
            starts,
            rows.astype(np.int32),
            signs,
        )

    def _add(self, columns: Numbers) -> None:
        """Let columns in, each numbered by its colour and placement."""
        colours, placements = np.divmod(columns, PLACEMENT_COUNT)
        rows = np.column_stack(
            [
                PLACEMENT_CELLS[placements],
                COLOUR_ROWS + colours,
                SHAPE_ROWS + PLACEMENT_SHAPES[placements],
            ]
        )
        count, entries = rows.shape
        self._program.addCols(
            count,
            -self._bounds.overlaps[colours, placements].astype(float),
            np.zeros(count),
            np.ones(count),
            rows.size,
            np.arange(0, rows.size, entries, dtype=np.int32),
            rows.ravel().astype(np.int32),
            np.ones(rows.size),
        )
        self._columns = np.concatenate([self._columns, columns])
        self._is_in[columns] = True

    def _allow(self, allowed: Mask, choice: Choice) -> None:
        """Let columns take part, or not."""
        count = len(allowed)
        indices = np.arange(self._slack_count, self._slack_count + count, dtype=np.int32)
        self._program.changeColsBounds(count, indices, np.zeros(count), allowed.astype(float))
        holes = np.arange(CELL_COUNT, dtype=np.int32)
        self._program.changeColsBounds(
            CELL_COUNT, holes, np.zeros(CELL_COUNT), choice.holes.astype(float)
        )

    def _worth_their_price(self, duals: Shares, allowed: Mask) -> Numbers:
        """The columns outside that would improve the solution most."""
        costs = duals[PLACEMENT_CELLS].sum(axis=1) + duals[SHAPE_ROWS + PLACEMENT_SHAPES]
        gains = self._bounds.overlaps - costs - duals[COLOUR_ROWS:SHAPE_ROWS, None]
        gains[~allowed.reshape(gains.shape)] = 0
        gains.ravel()[self._is_in] = 0
        best = np.argpartition(-gains, MOST_NEW_COLUMNS, axis=1)[:, :MOST_NEW_COLUMNS]
        columns = (best + np.arange(HOLE)[:, None] * PLACEMENT_COUNT).ravel()
        worthwhile: Numbers = columns[gains.ravel()[columns] > TOLERANCE]
        return worthwhile

    def _shares(self) -> Shares:
        solution = np.array(self._program.getSolution().col_value)
        shares = np.zeros((CELL_COUNT, HOLE + 1))
        shares[:, HOLE] = solution[:CELL_COUNT]
        amounts = solution[self._slack_count :]
        used = np.nonzero(amounts > TOLERANCE)[0]
        colours, placements = np.divmod(self._columns[used], PLACEMENT_COUNT)
        np.add.at(shares, (PLACEMENT_CELLS[placements], colours[:, None]), amounts[used, None])
        return shares


def _whole_prices(duals: Shares) -> Prices:
    """Prices in whole units: any rounding gives a bound that holds."""
    units = np.rint(duals * UNITS).astype(np.int64)
    return Prices(units[:CELL_COUNT], np.maximum(-units[SHAPE_ROWS:], 0))
