"""What a move does to a plan, and who understood whom at a table where nobody may talk.

A plan is a final layout. A move *continues* it if the marble comes to a cell where the plan has its
colour and was not in place before; it *breaks* it if the marble was in place. The plan of the seat
before is any known best end in which the marble it has just moved is in place.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ....games.mandamina.state import CELLS, SQUARES
from ....players.mandamina.partner.moves import colour_on
from ....players.mandamina.solver.layout import HOLE, Layout

CONTINUED, BROKE, OTHER = "continued", "broke", "other"
PREVIOUS = "previous"
"""Where a grade's `more` has the seat before, and what became of its plan."""


def bit_of(cell: str) -> int:
    """The square of a cell as a bit."""
    return 1 << int(SQUARES[CELLS.index(cell)])


def continues(layout: Layout, target: Layout, cell: str) -> bool:
    """Whether the marble of a cell, moved to the hole, is in place there and was not before."""
    wanted = int(target[colour_on(layout, CELLS.index(cell))])
    return bool(wanted & int(layout[HOLE])) and not wanted & bit_of(cell)


def breaks(layout: Layout, target: Layout, cell: str) -> bool:
    """Whether the marble of a cell is in place where it is."""
    return bool(int(target[colour_on(layout, CELLS.index(cell))]) & bit_of(cell))


def understood(
    layout: Layout, targets: Sequence[Layout], last_filled: str, cell: str
) -> str | None:
    """What a move made of the plan of the seat before; None if its move showed none.

    `last_filled` is the cell that the move before filled; `targets` are the best ends known.
    """
    colour = colour_on(layout, CELLS.index(last_filled))
    plans = [target for target in targets if int(target[colour]) & bit_of(last_filled)]
    if not plans:
        return None
    if any(continues(layout, plan, cell) for plan in plans):
        return CONTINUED
    return BROKE if all(breaks(layout, plan, cell) for plan in plans) else OTHER


@dataclass(frozen=True)
class Understanding:
    """How often one seat went on with the plan of the seat before it."""

    seat: int
    continued: int
    broke: int
    other: int

    @property
    def moves(self) -> int:
        """Moves of the seat before which there was a plan to be seen."""
        return self.continued + self.broke + self.other

    @property
    def share(self) -> float | None:
        """The share of them that continued it; None if there was never a plan."""
        return self.continued / self.moves if self.moves else None


def who_understood(grades: Sequence[tuple[int, Mapping[str, Any]]]) -> tuple[Understanding, ...]:
    """For each seat, from its grades: pairs of the seat and what the grade has as `more`."""
    seats = sorted({seat for seat, _ in grades})
    counts = {seat: {CONTINUED: 0, BROKE: 0, OTHER: 0} for seat in seats}
    for seat, more in grades:
        if PREVIOUS in more:
            counts[seat][more[PREVIOUS]["plan"]] += 1
    return tuple(
        Understanding(seat, found[CONTINUED], found[BROKE], found[OTHER])
        for seat, found in counts.items()
    )
