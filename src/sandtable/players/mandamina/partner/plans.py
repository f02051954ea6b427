"""Plans that people may have: final layouts, drawn at random, the better the likelier.

A plan is a layout in which all colours are clustered. It is drawn by annealing, like the solver's
targets, but towards wishes: for each colour and square how many points it is worth to have the
colour there. What a player has done so far shapes the wishes, so the plans drawn agree with it.
"""

import numpy as np
from numpy.typing import NDArray

from ....games.compiled import compiled
from ....games.dice import LOW_32, Dice, roll
from ....games.mandamina.shapes import SHAPE_COUNT
from ...clock import Clock
from ..solver.annealing import (
    COLD,
    HOT,
    NO_SHAPE,
    NOTHING_FOUND,
    PIECE_FINE,
    SQUARE_COUNT,
    STEPS_AT_ONE_TEMPERATURE,
    change_users,
    count_pieces,
    note_colours,
    shape_if_clustered,
    two_squares,
)
from ..solver.layout import CENTRE_BIT, HOLE, Layout, Task
from .moves import Plans

Wishes = NDArray[np.float64]
"""For each colour, the hole last, and each square: points for having the colour there."""

TRIES = 2
"""Descents for each plan wanted: wishes that contradict each other leave few to be found."""
CHUNK = 8
"""Plans drawn between two looks at the clock: some 20 ms."""


def wishes_from(task: Task, layout: Layout) -> Wishes:
    """Leave the marbles where they are, and the hole in the centre: what a short line wants."""
    wishes = (layout[:, None] >> np.arange(SQUARE_COUNT) & 1).astype(np.float64)
    wishes[HOLE] *= -1  # A hole that ends where it began costs a move.
    wishes[HOLE, int(CENTRE_BIT).bit_length() - 1] += task.centre_value
    return wishes


@compiled
def draw_plan(
    layout: Layout, wishes: Wishes, shape_value: int, steps: int, rolls: Dice, plan: Layout
) -> float:
    """One descent from hot to cold: write the best plan met into `plan`, return its points."""
    layout = layout.copy()
    colours = np.zeros(SQUARE_COUNT, dtype=np.int64)
    pieces = np.ones(HOLE + 1, dtype=np.int64)
    shapes = np.full(HOLE + 1, NO_SHAPE, dtype=np.int64)
    users = np.zeros(SHAPE_COUNT, dtype=np.int64)
    note_colours(layout, colours, pieces, shapes, users)
    too_many_pieces = pieces.sum() - (HOLE + 1)
    points, best = 0.0, float(NOTHING_FOUND)
    temperature = HOT
    cooling = (COLD / HOT) ** (STEPS_AT_ONE_TEMPERATURE / steps)
    for step in range(steps):
        if step % STEPS_AT_ONE_TEMPERATURE == 0:
            temperature *= cooling
        here, there = two_squares(layout, colours, rolls)
        if here == there:
            continue
        old, new = colours[here], colours[there]
        both = 1 << here | 1 << there
        old_cells, new_cells = layout[old] ^ both, layout[new] ^ both
        old_pieces, new_pieces = count_pieces(old_cells), count_pieces(new_cells)
        old_shape = shape_if_clustered(old_cells, old, old_pieces)
        new_shape = shape_if_clustered(new_cells, new, new_pieces)
        repeats = change_users(users, shapes[old], shapes[new], old_shape, new_shape)
        more_pieces = old_pieces - pieces[old] + new_pieces - pieces[new]
        gained = wishes[old, there] - wishes[old, here] + wishes[new, here] - wishes[new, there]
        gained -= shape_value * repeats
        cost = PIECE_FINE * more_pieces - gained
        if cost > 0 and roll(rolls) >= np.exp(-cost / temperature) * LOW_32:
            change_users(users, old_shape, new_shape, shapes[old], shapes[new])
            continue
        layout[old], layout[new] = old_cells, new_cells
        pieces[old], pieces[new] = old_pieces, new_pieces
        shapes[old], shapes[new] = old_shape, new_shape
        colours[here], colours[there] = new, old
        too_many_pieces += more_pieces
        points += gained
        if too_many_pieces == 0 and points > best:
            best = points
            plan[:] = layout
    return best


def draw_plans(
    task: Task, layout: Layout, wishes: Wishes, count: int, steps: int, rolls: Dice, clock: Clock
) -> Plans:
    """So many plans from a layout; fewer, or none, if they are hard to find or time is up."""
    drawn: list[Plans] = []
    for _ in range(0, count, CHUNK):
        if drawn and clock.is_up():
            break
        plans = np.zeros((CHUNK, HOLE + 1), dtype=np.int64)
        found = fill_plans(layout, wishes, task.shape_value, steps, rolls, plans)
        drawn.append(plans[:found])
    return np.concatenate(drawn)


@compiled
def fill_plans(
    layout: Layout, wishes: Wishes, shape_value: int, steps: int, rolls: Dice, plans: Plans
) -> int:
    """Fill the rows of `plans`; return how many were found."""
    count = 0
    for _ in range(len(plans) * TRIES):
        if count == len(plans):
            break
        if draw_plan(layout, wishes, shape_value, steps, rolls, plans[count]) > NOTHING_FOUND:
            count += 1
    return count
