"""Pace: how many moves of all it takes to come one cell nearer to a plan.

Where everybody helps it is one. Where the others' moves do nothing for it, or harm, it is more:
then a plan that is near is worth more than one that promises more points. How much the others
help is measured by what their moves did to the best plans known.
"""

from collections import deque

from ..solver.layout import Layout, Task
from .moves import Plans, distances, points
from .past import Made

MOVES_MEASURED = 8
"""The latest moves of a player: people get better or worse as the board fills."""
EXPECTED = 0.7
"""How much a move of somebody unknown helps: 1 is a cell nearer, -1 one further."""
EXPECTED_MOVES = 2
"""How many moves it takes to believe something else."""
DOUBT = 0.3
"""Help that is not seen at once: in the next moves a marble can turn out to lie well."""
SLOWEST = 4.0


class Pace:
    """What the others' moves did, by seat."""

    def __init__(self) -> None:
        self._helped: dict[int, deque[float]] = {}

    def note(self, task: Task, move: Made, known: Plans, fresh: Plans) -> None:
        """A move of another seat, measured by plans known before it and by some drawn after it.

        The former miss what the move was good for, the latter what it has spoilt: the mean counts.
        """
        change = 0.0
        for plans in (known, fresh):
            gained = prospect(task, move.after, plans) - prospect(task, move.before, plans)
            change += min(1.0, max(-1.0, gained)) / 2
        self._helped.setdefault(move.seat, deque(maxlen=MOVES_MEASURED)).append(change)

    def help_of(self, seat: int) -> float:
        """How much nearer to the best plans a move of this seat brings us."""
        moves = self._helped.get(seat, ())
        return (EXPECTED * EXPECTED_MOVES + sum(moves)) / (EXPECTED_MOVES + len(moves))

    def moves_for_a_cell(self, seats: int, own: int) -> float:
        """How many moves of all seats it takes to come a cell nearer."""
        others = (seat for seat in range(seats) if seat != own)
        progress = 1 + sum(min(1.0, self.help_of(seat) + DOUBT) for seat in others)
        return seats / max(progress, seats / SLOWEST)


def prospect(task: Task, layout: Layout, plans: Plans) -> float:
    """What the best of the plans is worth from a layout, if all goes straight."""
    return float((points(task, plans) - distances(layout, plans)[0]).max())
