"""Good targets by simulated annealing: marbles swap places on paper, towards a better layout.

The layouts on the way need not be clustered. What is made small is the cost: the wishes a layout
leaves open, the points for shapes it lacks, and a fine for every piece of a colour beyond the
first. The wishes of the solver are the moves saved, by the linear part of Fact 1, and the centre;
the silent partner adds others.
"""

import numpy as np
from numpy.typing import NDArray

from ....games.batch import Numbers
from ....games.bits import ROW, nth, popcount
from ....games.compiled import compiled
from ....games.dice import LOW_32, Dice, below, roll
from ....games.mandamina.shapes import SHAPE_COUNT, shape_number
from ....games.mandamina.state import CELL_COUNT, MARBLES_PER_COLOUR, SIDE, SQUARES
from .distance import components_without_hole, distance
from .layout import CENTRE_SQUARE, HOLE, Layout, worth

Wishes = Numbers
"""For each colour, the hole last, and each square: points for having the colour there."""

HOT = 0.8
COLD = 0.35
PIECE_FINE = 1.6
STEPS_AT_ONE_TEMPERATURE = 64
SQUARE_COUNT = SIDE * ROW
NO_SHAPE = -1
NOTHING_FOUND = -(1 << 30)


def _neighbours() -> NDArray[np.int64]:
    """For each cell its neighbours' squares; a border cell names some of them twice."""
    squares = set(SQUARES.tolist())
    rows = []
    for square in SQUARES.tolist():
        beside = [square + step for step in (-ROW, -1, 1, ROW) if square + step in squares]
        rows.append((beside * 6)[:12])  # 12 is a multiple of 2, 3 and 4: all equally likely
    return np.array(rows, dtype=np.int64)


NEIGHBOURS = _neighbours()
NEIGHBOUR_ENTRIES = NEIGHBOURS.shape[1]


@compiled
def anneal(
    start: Layout, shape_value: int, centre_value: int, steps: int, rolls: Dice, best: Layout
) -> int:
    """One descent from hot to cold. Writes the best target found into `best`; returns its value.

    The value is worth less distance, exact; NOTHING_FOUND if no layout was ever clustered.
    """
    wishes = wishes_from(start, centre_value)
    if descend(start, wishes, shape_value, steps, rolls, best) == NOTHING_FOUND:
        return NOTHING_FOUND
    return worth(best, shape_value, centre_value) - distance(start, best)


@compiled
def wishes_from(start: Layout, centre_value: int) -> Wishes:
    """Leave the marbles where they are, and the hole in the centre: what a short line wants."""
    wishes = np.zeros((HOLE + 1, SQUARE_COUNT), dtype=np.int64)
    for colour in range(HOLE + 1):
        for square in SQUARES:
            wishes[colour, square] = start[colour] >> square & 1
    # A hole that ends where it began costs a move to open the other components.
    wishes[HOLE] *= -1
    wishes[HOLE, CENTRE_SQUARE] += centre_value
    return wishes


@compiled
def descend(
    start: Layout, wishes: Wishes, shape_value: int, steps: int, rolls: Dice, best: Layout
) -> int:
    """One descent from hot to cold towards wishes: the best target met is written into `best`.

    Returns its points, compared with the start; NOTHING_FOUND if no layout was ever clustered.
    """
    layout = start.copy()
    colours, pieces, shapes, users = note_colours(layout)
    too_many_pieces = pieces.sum() - (HOLE + 1)
    points, best_points = 0, NOTHING_FOUND
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
        if too_many_pieces == 0 and points > best_points:
            best_points = note_best(start, layout, points, best_points, best)
    return best_points


@compiled
def note_best(start: Layout, layout: Layout, points: int, best_points: int, best: Layout) -> int:
    """Count the components of Fact 1 that the wishes leave out; return the best points now."""
    points += int(layout[HOLE] == start[HOLE]) - components_without_hole(start, layout)
    if points <= best_points:
        return best_points
    best[:] = layout
    return points


@compiled
def note_colours(layout: Layout) -> tuple[Numbers, Numbers, Numbers, Numbers]:
    """What there is to know about a layout.

    The colour of each square; into how many pieces each colour falls, and its shape if it is
    clustered; how many colours have each shape.
    """
    colours = np.zeros(SQUARE_COUNT, dtype=np.int64)
    pieces = np.ones(HOLE + 1, dtype=np.int64)
    shapes = np.full(HOLE + 1, NO_SHAPE, dtype=np.int64)
    users = np.zeros(SHAPE_COUNT, dtype=np.int64)
    for colour in range(HOLE + 1):
        for n in range(popcount(layout[colour])):
            colours[nth(layout[colour], n)] = colour
        pieces[colour] = count_pieces(layout[colour])
        shapes[colour] = shape_if_clustered(layout[colour], colour, pieces[colour])
        if shapes[colour] != NO_SHAPE:
            users[shapes[colour]] += 1
    return colours, pieces, shapes, users


@compiled
def two_squares(layout: Layout, colours: Numbers, rolls: Dice) -> tuple[int, int]:
    """Two squares to swap, so that a colour grows beside itself; twice the same: none."""
    cell = below(rolls, CELL_COUNT)
    here = SQUARES[cell]
    beside = NEIGHBOURS[cell, below(rolls, NEIGHBOUR_ENTRIES)]
    grows = colours[beside]
    if grows == colours[here]:
        return here, here
    if grows == HOLE:
        return here, beside
    there = nth(layout[grows], below(rolls, MARBLES_PER_COLOUR))
    return here, here if there == beside else there


@compiled
def shape_if_clustered(cells: int, colour: int, pieces: int) -> int:
    """The shape of a colour, if it is clustered and not the hole."""
    return shape_number(cells) if pieces == 1 and colour != HOLE else NO_SHAPE


@compiled
def count_pieces(cells: int) -> int:
    """How many pieces these cells form, through shared edges."""
    count = 0
    while cells != 0:
        reached = 0
        growing = cells & -cells
        while growing != reached:
            reached = growing
            growing |= cells & (reached << 1 | reached >> 1 | reached << ROW | reached >> ROW)
        cells ^= reached
        count += 1
    return count


@compiled
def change_users(
    users: Layout, old_before: int, new_before: int, old_after: int, new_after: int
) -> int:
    """Note which shapes two colours have now; return how many more repeated shapes there are."""
    repeats = 0
    for shape in (old_before, new_before):
        if shape != NO_SHAPE:
            users[shape] -= 1
            repeats -= int(users[shape] > 0)
    for shape in (old_after, new_after):
        if shape != NO_SHAPE:
            repeats += int(users[shape] > 0)
            users[shape] += 1
    return repeats
