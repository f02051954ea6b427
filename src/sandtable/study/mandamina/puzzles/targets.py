"""All final layouts of a Mandamina puzzle, and how far they are."""

from collections.abc import Sequence
from functools import lru_cache

import numpy as np

from ....games import Position
from ....games.mandamina.state import CELL_COUNT, COLOURS, SQUARES
from ....players.mandamina.solver.distance import distance
from ....players.mandamina.solver.enumeration import layouts_within
from ....players.mandamina.solver.layout import HOLE, Layout, Task, worth
from ....players.mandamina.solver.ordering import Undecided, shortest_line
from ....players.mandamina.solver.proof import Prover

HOLE_LETTER = "."
LETTERS = COLOURS + HOLE_LETTER
MOST_TRIALS = 20_000_000


def as_text(layout: Layout) -> str:
    """A letter for every cell, from a1 along the rows."""
    return "".join(
        next(LETTERS[c] for c in range(HOLE + 1) if int(layout[c]) >> int(square) & 1)
        for square in SQUARES
    )


def as_layout(text: str) -> Layout:
    """The layout that `as_text` wrote."""
    layout = np.zeros(HOLE + 1, dtype=np.int64)
    for cell in range(CELL_COUNT):
        layout[LETTERS.index(text[cell])] |= 1 << int(SQUARES[cell])
    return layout


def value_of(task: Task, target: Layout) -> int:
    """What going straight to a target is worth: by Fact 1."""
    points = int(worth(target, task.shape_value, task.centre_value))
    return points - task.moves_made - int(distance(task.start, target))


def best_targets(position: Position, value: int, most: int) -> list[str] | None:
    """All targets that are worth so much if none is worth more; None if there are too many."""
    task = Task.of(position.state)
    prover = Prover(task)
    remainder = prover.remainder(value - 1)
    if remainder is None:
        return None
    layouts, is_all = layouts_within(remainder, MOST_TRIALS, most + 1)
    if not is_all or len(layouts) > most:
        return None
    return sorted(as_text(layout) for layout in layouts if _brings(task, layout, value))


def _brings(task: Task, target: Layout, value: int) -> bool:
    """Whether a line to a target is worth so much: a few end too early unless they go around."""
    points = int(worth(target, task.shape_value, task.centre_value))
    try:
        return shortest_line(task.start, target, points - task.moves_made - value) is not None
    except Undecided:
        return False


def within_reach(position: Position, targets: Sequence[str], value: int) -> list[str]:
    """The targets that can still be reached with this value."""
    task = Task.of(position.state)
    return [text for text in targets if value_of(task, _read_once(text)) >= value]


@lru_cache(maxsize=256)
def _read_once(text: str) -> Layout:
    """A layout that is only looked at: the targets of a puzzle are asked for at every move."""
    return as_layout(text)
