"""What a move is worth once whoever follows has replied, as far as their reply can be guessed."""

from dataclasses import dataclass

import numpy as np

from ....games.compiled import compiled
from ....games.mandamina.state import CELL_COUNT, SQUARES
from ..solver.layout import HOLE, Layout, Task, all_clustered, worth
from .habits import HABITS, favourites, write_gains
from .moves import NOT_LEGAL, Plans, Values, points, swap, write_distances

TEMPERATURE = 2.0
"""Points by which a plan has to be better to be chosen e times as often."""
ANY_MOVE = 0.1
"""How often a reply is one that nobody could guess."""
RARE = 0.02
"""A habit less likely than this is not thought of."""


@dataclass(frozen=True)
class Guess:
    """What whoever follows may go by."""

    plans: Plans
    """Those that may come to their mind at the sight of the board."""
    habits: Values
    """How likely they go by each habit instead."""


def reply_values(task: Task, plans: Plans, guess: Guess, pace: float) -> Values:
    """For each move the points expected, the reply included; the hole has NOT_LEGAL.

    After the reply the best of the plans counts, each cell to be filled at the pace.
    """
    values = np.full(CELL_COUNT, NOT_LEGAL)
    _write(
        task.start.copy(),
        plans,
        points(task, plans),
        guess.plans,
        points(task, guess.plans),
        np.where(guess.habits < RARE, 0.0, guess.habits),
        pace,
        np.array([task.shape_value, task.centre_value]),
        values,
    )
    return values - task.moves_made


@compiled
def _write(
    layout: Layout,
    plans: Plans,
    worths: Layout,
    guesses: Plans,
    guess_worths: Layout,
    habits: Values,
    pace: float,
    value_of: Layout,
    values: Values,
) -> None:
    now = np.zeros(len(plans), dtype=np.int64)
    after = np.zeros((len(plans), CELL_COUNT), dtype=np.int64)
    guess_now = np.zeros(len(guesses), dtype=np.int64)
    guess_after = np.zeros((len(guesses), CELL_COUNT), dtype=np.int64)
    hole = layout[HOLE]
    for cell in range(CELL_COUNT):
        both = 1 << SQUARES[cell] | hole
        if both == hole:
            continue
        swap(layout, both)
        if all_clustered(layout):
            values[cell] = worth(layout, value_of[0], value_of[1]) - 1
        else:
            write_distances(layout, guesses, guess_now, guess_after)
            chances = _planned_chances(guess_worths, guess_now, guess_after)
            chances *= 1 - habits.sum()
            _add_habits(layout, habits, chances)
            write_distances(layout, plans, now, after)
            values[cell] = _after_reply(worths, now, after, chances, pace) - 2
        swap(layout, both)


@compiled
def _planned_chances(worths: Layout, now: Layout, after: Plans) -> Values:
    """How likely each reply is for somebody who takes up one of these plans, rather the better."""
    chances = np.zeros(CELL_COUNT)
    if len(worths) == 0:
        return chances
    best = (worths - now).max()
    for number in range(len(worths)):
        nearer = 0
        for cell in range(CELL_COUNT):
            nearer += after[number, cell] < now[number]
        weight = np.exp((worths[number] - now[number] - best) / TEMPERATURE)
        for cell in range(CELL_COUNT):
            if after[number, cell] < now[number]:
                chances[cell] += weight / nearer
    total = chances.sum()
    return chances / total if total > 0 else chances


@compiled
def _add_habits(layout: Layout, habits: Values, chances: Values) -> None:
    """Add how likely each reply is for somebody with habits."""
    gains = np.zeros(CELL_COUNT)
    cells = np.zeros(CELL_COUNT, dtype=np.int64)
    for number in range(len(habits)):
        if habits[number] > 0:
            write_gains(layout, HABITS[number], gains)
            count = favourites(gains, cells)
            for reply in range(count):
                chances[cells[reply]] += habits[number] / count


@compiled
def _after_reply(worths: Layout, now: Layout, after: Plans, chances: Values, pace: float) -> float:
    """The mean over the replies of the best value after each; some are any move at all."""
    total = chances.sum()
    expected, any_move = 0.0, 0.0
    for cell in range(CELL_COUNT):
        best = -np.inf
        for number in range(len(worths)):
            best = max(best, worths[number] - pace * after[number, cell])
        any_move += best / CELL_COUNT
        if chances[cell] > 0:
            expected += chances[cell] / total * best
    return float(expected * (1 - ANY_MOVE) + any_move * ANY_MOVE) if total > 0 else any_move
