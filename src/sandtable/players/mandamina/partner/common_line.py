"""The line that everybody can find alone: the best one from the deal, always the same.

Partners who all compute it need no signal to play it together. So it depends on the deal alone:
the work is a number of steps, not of seconds, and the dice fall the same way each time.
"""

from dataclasses import dataclass, field

import numpy as np

from ....games.dice import dice
from ...clock import Clock
from ..solver.annealing import NOTHING_FOUND, anneal
from ..solver.layout import Layout, Task, worth
from ..solver.ordering import Undecided, shortest_line

DESCENTS = 8
STEPS = 1_000_000
"""Half a second of annealing, which finds the best line of most deals."""
TRIALS = (10_000_000, 40_000_000)
"""What the bound of HiGHS leaves open is tried, first for a second at most, then for longer."""
LONG_SCOUT = 5.0
"""Seconds that have to be left for the longer one, which cannot be interrupted."""
DICE = "common line"
MOST_DETOUR = 2
"""Moves more than Fact 1 says, for targets that cannot be reached without ending too early."""


@dataclass
class CommonLine:
    """The best line found so far."""

    task: Task
    points: int = NOTHING_FOUND
    """The shapes and the centre at its end, less its moves."""
    cells: list[int] = field(default_factory=list)
    targets: list[Layout] = field(default_factory=list)
    """Layouts that looked better than all before them, the last the best."""

    def try_target(self, target: Layout, most: int) -> None:
        """A layout that is worth so much by Fact 1; a line to it may have to be longer."""
        task = self.task
        before_moves = int(worth(target, task.shape_value, task.centre_value))
        self.targets.append(target)
        try:
            cells = shortest_line(task.start, target, before_moves - most + MOST_DETOUR)
        except Undecided:
            return
        if cells is not None and before_moves - len(cells) > self.points:
            self.points, self.cells = before_moves - len(cells), cells


def common_line(task: Task, clock: Clock) -> CommonLine:
    """The best line from a deal.

    The clock is for an emergency: a line found with less than the full work may be another one.
    """
    line = CommonLine(task)
    rolls = dice(DICE)
    for _ in range(DESCENTS):
        if line.cells and clock.is_up():
            return line
        target = np.zeros_like(task.start)
        found = anneal(task.start, task.shape_value, task.centre_value, STEPS, rolls, target)
        if found > line.points:
            line.try_target(target, found)
    for trials in TRIALS:
        least = 0.0 if trials == TRIALS[0] else LONG_SCOUT
        if clock.left > least:
            _scout(line, trials)
    return line


def _scout(line: CommonLine, trials: int) -> None:
    """Where there is HiGHS, look for what the annealing has missed."""
    try:
        from ..solver.proof import Prover, Refuted
    except ImportError:
        return
    prover = Prover(line.task)
    while line.points < prover.upper_bound:
        try:
            prover.scout(line.points, trials)
        except Refuted as better:
            line.points, line.cells = better.value, better.line
        except Undecided:
            return
        else:
            return
