"""A first guess at what a position is worth: one short descent to a good end."""

from ....games import Position
from ....games.dice import dice
from ....games.mandamina.state import SIMPLE
from ....players.mandamina.solver.annealing import NOTHING_FOUND, anneal
from ....players.mandamina.solver.layout import Task
from .optimum import LOST

STEPS = 5_000
"""Some milliseconds."""


def guess(position: Position) -> int:
    """The best end of a short descent: it may be out of reach, and seldom is the best."""
    task = Task.of(position.state)
    target = task.start.copy()
    found = NOTHING_FOUND
    steps = STEPS
    rolls = dice("a glance")
    while found == NOTHING_FOUND:
        found = anneal(task.start, task.shape_value, task.centre_value, steps, rolls, target)
        steps *= 2
    value = int(found) - task.moves_made
    return max(value, LOST) if position.state.goal == SIMPLE else value
