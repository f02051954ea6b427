"""How a game may go on: we go for a plan and see a reply ahead, the others do as we think they do.

Distances are counted without the components of Fact 1, in cells still to be filled: it is
quicker, and the others make detours anyway.
"""

import numpy as np

from ....games.bits import lowest, popcount
from ....games.compiled import compiled
from ....games.dice import LOW_32, Dice, below, roll
from ....games.mandamina.state import CELL_COUNT, SQUARES
from ..solver.layout import HOLE, Layout, all_clustered, worth
from .habits import AHEAD, HABITS, favourites, write_gains
from .moves import CELL_OF_SQUARE, Plans, Values, swap

LATE = 2.0
"""Points that a cell still to be filled costs where a game is given up: with a detour each."""
SLIP = 0.1
"""How often the others do anything else."""
OUR_TURN = 0
TIE = 0.01
"""Points, less than any difference that counts: of moves that are alike any is taken."""

Minds = Layout
"""For each seat from ours on what it does: the number of a habit, or, below 0, ~number of a plan.
Ours is not asked."""


@compiled
def to_fill(layout: Layout, plan: Layout) -> int:
    """How many cells do not have their marble yet."""
    count = 0
    for colour in range(HOLE):
        count += popcount(plan[colour] & ~layout[colour])
    return count


@compiled
def change(layout: Layout, plan: Layout, cell: int) -> int:
    """How many more cells are to be filled once the marble of a cell has gone to the hole."""
    here = 1 << SQUARES[cell]
    for colour in range(HOLE):
        if layout[colour] & here:
            return int(plan[colour] & here != 0) - int(plan[colour] & layout[HOLE] != 0)
    return 0


@compiled
def write_steps(layout: Layout, plan: Layout, cells: Layout) -> int:
    """The moves that bring a plan nearer; where the hole is right, any that takes nothing away."""
    count = 0
    for colour in range(HOLE):
        if plan[colour] & layout[HOLE]:
            left = layout[colour] & ~plan[colour]
            while left != 0:
                cells[count] = CELL_OF_SQUARE[lowest(left)]
                left &= left - 1
                count += 1
    return count if count > 0 else write_misplaced(layout, plan, cells)


@compiled
def write_misplaced(layout: Layout, plan: Layout, cells: Layout) -> int:
    """The cells of the marbles that a plan has elsewhere."""
    count = 0
    for colour in range(HOLE):
        left = layout[colour] & ~plan[colour]
        while left != 0:
            cells[count] = CELL_OF_SQUARE[lowest(left)]
            left &= left - 1
            count += 1
    return count


@compiled
def write_options(layout: Layout, plan: Layout, mind: int, cells: Layout) -> int:
    """What we choose from: any marble that is not in its place, for the hole it leaves.

    Only steps towards the plan where it takes long to foresee a reply.
    """
    if mind >= 0 and HABITS[mind, AHEAD] != 0:
        return write_steps(layout, plan, cells)
    return write_misplaced(layout, plan, cells)


@compiled
def write_replies(layout: Layout, mind: int, plans: Plans, gains: Values, cells: Layout) -> int:
    """The moves that somebody is likely to make, all alike; returns how many."""
    if mind < 0:
        return write_steps(layout, plans[~mind], cells)
    write_gains(layout, HABITS[mind], gains)
    return favourites(gains, cells)


@compiled
def after_reply(
    layout: Layout, plan: Layout, mind: int, plans: Plans, gains: Values, cells: Layout
) -> float:
    """How many cells are still to be filled once somebody has replied: the mean."""
    count = write_replies(layout, mind, plans, gains, cells)
    total = 0
    for reply in range(count):
        total += change(layout, plan, cells[reply])
    return to_fill(layout, plan) + total / count


@compiled
def best_step(
    layout: Layout, plan: Layout, points: int, mind: int, plans: Plans, values: Layout, rolls: Dice
) -> int:
    """Our move towards a plan of so many points: after the likely reply it is nearest."""
    options = np.empty(CELL_COUNT, dtype=np.int64)
    cells = np.empty(CELL_COUNT, dtype=np.int64)
    gains = np.empty(CELL_COUNT)
    hole = layout[HOLE]
    count = write_options(layout, plan, mind, options)
    best, best_value = int(options[0]), -np.inf
    for number in range(count):
        both = 1 << SQUARES[options[number]] | hole
        swap(layout, both)
        if all_clustered(layout):
            value = float(worth(layout, values[0], values[1]))
        else:
            value = points - 1 - after_reply(layout, plan, mind, plans, gains, cells)
        swap(layout, both)
        value += TIE * roll(rolls) / LOW_32
        if value > best_value:
            best, best_value = int(options[number]), value
    return best


@compiled
def any_reply(layout: Layout, mind: int, plans: Plans, gains: Values, rolls: Dice) -> int:
    """What somebody does: one of their likely moves, now and then any other."""
    if roll(rolls) < SLIP * LOW_32:
        cell = below(rolls, CELL_COUNT)
        if 1 << SQUARES[cell] != layout[HOLE]:
            return cell
    cells = np.empty(CELL_COUNT, dtype=np.int64)
    return int(cells[below(rolls, write_replies(layout, mind, plans, gains, cells))])


@compiled
def roll_out(
    start: Layout,
    turn: int,
    plan: Layout,
    minds: Minds,
    plans: Plans,
    values: Layout,
    most_moves: int,
    rolls: Dice,
) -> float:
    """The points to come if we go for a plan from here and the others are of these minds."""
    layout = start.copy()
    points = worth(plan, values[0], values[1])
    gains = np.empty(CELL_COUNT)
    seats = len(minds)
    for made in range(most_moves):
        if all_clustered(layout):
            return worth(layout, values[0], values[1]) - made
        if turn == OUR_TURN:
            cell = best_step(layout, plan, points, minds[1 % seats], plans, values, rolls)
        else:
            cell = any_reply(layout, minds[turn], plans, gains, rolls)
        swap(layout, 1 << SQUARES[cell] | layout[HOLE])
        turn = (turn + 1) % seats
    return points - most_moves - LATE * to_fill(layout, plan)
