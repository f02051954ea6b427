"""All layouts that a bound leaves open, one colour after another.

Every placement falls behind the best of its colour by a loss, and the losses of a layout together
may not exceed a budget. That leaves few enough to try them all.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ....games.bits import ROW, lowest, popcount
from ....games.compiled import compiled
from ....games.mandamina.state import SIDE, SQUARES
from .layout import HOLE
from .placements import CELL_BITS, PLACEMENT_SHAPES, PLACEMENTS
from .pricing import Numbers, Remainder

BOARD = int(np.bitwise_or.reduce(CELL_BITS))
NO_LIMIT = 1 << 50
CELLS, LOSS, SHAPE = range(3)
"""The columns of a table of candidates."""


class Question(NamedTuple):
    """What is left open, in arrays."""

    table: NDArray[np.int64]
    """A row for each candidate, the candidates of a colour together, the least loss first."""
    holes: Numbers
    """The loss of a hole by its square."""
    repeats: Numbers
    """The loss of a repeated shape."""
    budget: int


class Stack(NamedTuple):
    """The state of a depth-first search: the first index of every array is the depth."""

    lists: NDArray[np.int64]
    """The candidates that still fit, colour by colour."""
    starts: NDArray[np.int64]
    stops: NDArray[np.int64]
    """Where in the list those of each colour begin and end."""
    least: NDArray[np.int64]
    """The least loss each colour still has to take; 0 if it is placed."""
    colour: Numbers
    """The colour that is being placed."""
    place: Numbers
    """The next of its candidates, as a place in the list."""
    taken: Numbers
    """The cells covered so far."""
    placed: Numbers
    """The colours placed so far, as a set of bits."""
    shapes: Numbers
    """Their shapes, as a set of bits."""
    spent: Numbers
    """Their losses."""
    trials: Numbers
    """How many candidates were looked at from each depth."""


def layouts_within(
    remainder: Remainder, most_trials: int, most_layouts: int
) -> tuple[NDArray[np.int64], bool]:
    """The layouts a bound leaves open, a row each; and whether these are all of them.

    It stops when it has found as many as `most_layouts`, or has looked at too many candidates.
    """
    placements = remainder.choice.placements
    colours, numbers = np.nonzero(placements)
    losses = remainder.losses[colours, numbers]
    table = np.column_stack([PLACEMENTS[numbers], losses, PLACEMENT_SHAPES[numbers]])
    table = table[np.lexsort((losses, colours))]
    holes = np.full(SIDE * ROW, NO_LIMIT, dtype=np.int64)
    holes[SQUARES] = np.where(remainder.choice.holes, remainder.hole_losses, NO_LIMIT)
    question = Question(table, holes, remainder.repeat_losses, remainder.budget)
    stack = _new_stack(len(table))
    stack.lists[0] = np.arange(len(table))
    stack.stops[0] = np.cumsum(placements.sum(axis=1))
    stack.starts[0, 1:] = stack.stops[0, :-1]
    found = np.zeros((most_layouts, HOLE + 1), dtype=np.int64)
    count, trials = _search(question, stack, found, most_trials)
    return found[:count], bool(trials <= most_trials and count < most_layouts)


def _new_stack(candidates: int) -> Stack:
    depths = HOLE + 1
    by_colour = [np.zeros((depths, HOLE), dtype=np.int64) for _ in range(3)]
    by_depth = [np.zeros(depths, dtype=np.int64) for _ in range(7)]
    return Stack(np.zeros((depths, candidates), dtype=np.int64), *by_colour, *by_depth)


@compiled
def _search(
    question: Question, stack: Stack, found: NDArray[np.int64], most_trials: int
) -> tuple[int, int]:
    """Depth first. Returns how many layouts were found, and how many candidates looked at."""
    layout = np.zeros(HOLE + 1, dtype=np.int64)
    depth, count = 0, 0
    _choose_colour(stack, depth)
    while depth >= 0 and count < len(found) and stack.trials.sum() <= most_trials:
        colour = stack.colour[depth]
        if stack.place[depth] == stack.stops[depth, colour]:
            depth -= 1
            continue
        candidate = question.table[stack.lists[depth, stack.place[depth]]]
        stack.place[depth] += 1
        if not _put(question, stack, depth, candidate):
            continue
        layout[colour] = candidate[CELLS]
        if depth + 1 == HOLE:
            layout[HOLE] = BOARD & ~stack.taken[HOLE]
            if stack.spent[HOLE] + question.holes[lowest(layout[HOLE])] <= question.budget:
                found[count] = layout
                count += 1
        elif _sift(question, stack, depth + 1):
            depth += 1
            _choose_colour(stack, depth)
    return count, stack.trials.sum()


@compiled
def _choose_colour(stack: Stack, depth: int) -> None:
    """Go on with the colour that has fewest candidates."""
    best = -1
    for colour in range(HOLE):
        if stack.placed[depth] >> colour & 1 == 0:
            size = stack.stops[depth, colour] - stack.starts[depth, colour]
            if best < 0 or size < stack.stops[depth, best] - stack.starts[depth, best]:
                best = colour
    stack.colour[depth] = best
    stack.place[depth] = stack.starts[depth, best]


@compiled
def _put(question: Question, stack: Stack, depth: int, candidate: Numbers) -> bool:
    """Place a candidate and note it one level deeper, if the budget allows."""
    colour = stack.colour[depth]
    shape = candidate[SHAPE]
    loss = stack.spent[depth] + candidate[LOSS]
    if stack.shapes[depth] >> shape & 1:
        loss += question.repeats[shape]
    others = stack.least[depth].sum() - stack.least[depth, colour]
    if loss + others > question.budget:
        return False
    stack.taken[depth + 1] = stack.taken[depth] | candidate[CELLS]
    stack.placed[depth + 1] = stack.placed[depth] | 1 << colour
    stack.shapes[depth + 1] = stack.shapes[depth] | 1 << shape
    stack.spent[depth + 1] = loss
    return True


@compiled
def _sift(question: Question, stack: Stack, depth: int) -> bool:
    """List who still fits after the last placement; whether all colours and the hole can."""
    before = stack.least[depth - 1]
    others = before.sum() - before[stack.colour[depth - 1]]
    total = stack.spent[depth]
    spare = question.budget - total - others
    covered = stack.taken[depth]
    end = 0
    for colour in range(HOLE):
        stack.starts[depth, colour] = end
        stack.least[depth, colour] = 0
        if stack.placed[depth] >> colour & 1 == 0:
            end, reach = _sift_colour(question, stack, depth, colour, end, spare + before[colour])
            covered |= reach
            total += stack.least[depth, colour]
        stack.stops[depth, colour] = end
        if total > question.budget:
            return False
    uncovered = BOARD & ~covered
    if popcount(uncovered) > 1:  # only one cell can be the hole
        return False
    hole = uncovered if uncovered != 0 else BOARD & ~stack.taken[depth]
    return bool(total + _least_hole(question.holes, hole) <= question.budget)


@compiled
def _sift_colour(
    question: Question, stack: Stack, depth: int, colour: int, end: int, most: int
) -> tuple[int, int]:
    """List who of a colour fits, from `end` on; return the new end and all cells they reach."""
    table = question.table
    taken, shapes = stack.taken[depth], stack.shapes[depth]
    least = NO_LIMIT
    reach = 0
    start, stop = stack.starts[depth - 1, colour], stack.stops[depth - 1, colour]
    for i in range(start, stop):
        candidate = stack.lists[depth - 1, i]
        loss = table[candidate, LOSS]
        if loss > most:
            break
        stack.trials[depth] += 1
        if table[candidate, CELLS] & taken:
            continue
        if shapes >> table[candidate, SHAPE] & 1:
            loss += question.repeats[table[candidate, SHAPE]]
        if loss <= most:
            stack.lists[depth, end] = candidate
            end += 1
            least = min(least, loss)
            reach |= table[candidate, CELLS]
    stack.least[depth, colour] = least
    return end, reach


@compiled
def _least_hole(holes: Numbers, cells: int) -> int:
    """The least loss of a hole in one of these cells."""
    least = NO_LIMIT
    while cells != 0:
        least = min(least, holes[lowest(cells)])
        cells &= cells - 1
    return least
