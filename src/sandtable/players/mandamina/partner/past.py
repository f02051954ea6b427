"""The game so far, and what the others' moves tell about them."""

from collections import Counter
from dataclasses import dataclass

import numpy as np

from ....games.dice import Dice
from ....games.mandamina.state import CELL_COUNT, CELLS
from ...clock import Clock
from ...player import SeatView
from ..levels import Reads
from ..solver.annealing import wishes_from
from ..solver.layout import Layout, Task
from .companion import Companion
from .moves import Plans, Values, hole_of, move_marble
from .plans import draw_plans

GLANCES = 48
GLANCE_STEPS = 5_000
"""What somebody may think of at first sight: plans drawn with little care."""
RECENT = 8
"""Moves that are weighed when a game is taken up in the middle: all would take too long."""


@dataclass(frozen=True)
class Made:
    """A move that another seat has made."""

    seat: int
    before: Layout
    after: Layout


class Past:
    """Follows the moves of one game from its start."""

    def __init__(self, view: SeatView, reads: Reads = Reads.HABITS) -> None:
        self.companions: dict[int, Companion] = {}
        """By seat, all others who have moved."""
        self.placed_by: dict[int, int] = {}
        """For each cell the seat that put the marble there, if anybody did."""
        self.latest: dict[int, int] = {}
        """For each seat the cell it filled last."""
        self.recent: list[Made] = []
        """What the others did since it was last followed."""
        self._seen: Counter[bytes] = Counter()
        """How often each layout was on the board."""
        self._reads = reads
        self._start = view.start.tobytes()
        self.seat = view.seat
        self.seats = int(view.now[0].seats)
        self._layout: Layout = Task.of(view.start[0]).start
        self._history: tuple[str, ...] = ()

    def leads_to(self, view: SeatView) -> bool:
        """Whether this is the same game, further on. Moves can be taken back, too."""
        return (
            self._start == view.start.tobytes()
            and self.seat == view.seat
            and self._history == view.history[: len(self._history)]
        )

    def follow(self, view: SeatView, task: Task, rolls: Dice, clock: Clock) -> None:
        """Note the moves made since, and what they tell."""
        self.recent = []
        for number in range(len(self._history), len(view.history)):
            cell = CELLS.index(view.history[number])
            seat = number % self.seats
            is_read = seat != self.seat and self._reads > Reads.BOARD
            is_recent = number >= len(view.history) - RECENT
            if is_read:
                self._learn(seat, cell, task, rolls, clock if is_recent else None)
            self.placed_by.pop(cell, None)
            self.placed_by[hole_of(self._layout)] = seat
            self.latest[seat] = hole_of(self._layout)
            self._seen[self._layout.tobytes()] += 1
            before = self._layout.copy()
            move_marble(self._layout, cell)
            if is_read and is_recent:
                self.recent.append(Made(seat, before, self._layout.copy()))
        self._history = view.history
        for companion in self.companions.values():
            companion.think(rolls, clock)

    def returns(self, layout: Layout) -> Values:
        """For each move how often the layout that it leads to was there before: circles."""
        counts = np.zeros(CELL_COUNT)
        for cell in range(CELL_COUNT):
            if cell != hole_of(layout):
                after = layout.copy()
                move_marble(after, cell)
                counts[cell] = self._seen[after.tobytes()]
        return counts

    def _learn(self, seat: int, cell: int, task: Task, rolls: Dice, clock: Clock | None) -> None:
        """What a move of another seat tells; its kind only where there is a clock."""
        companion = self.companions.get(seat)
        if companion is None:
            companion = self.companions[seat] = Companion(task, self._layout, self._reads)
        if clock is not None:
            if len(companion.plans) == 0:
                companion.think(rolls, clock)
            companion.weigh(self._layout, cell, glance(task, self._layout, rolls, clock))
        companion.note(self._layout, cell)


def glance(task: Task, layout: Layout, rolls: Dice, clock: Clock) -> Plans:
    """Plans that come to mind at the sight of a layout."""
    wishes = wishes_from(layout, task.centre_value)
    return np.unique(draw_plans(task, layout, wishes, GLANCES, GLANCE_STEPS, rolls, clock), axis=0)
