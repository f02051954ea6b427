"""The last moves of a plan."""

import pytest

from sandtable.games.mandamina.state import CELLS
from sandtable.players.mandamina.partner.endings import ending_values, steps_towards
from sandtable.players.mandamina.partner.moves import move_marble
from sandtable.players.mandamina.solver.layout import Task

from .test_moves import GATHERED

A1, A2, D4, G7 = (CELLS.index(cell) for cell in ("a1", "a2", "d4", "g7"))


def after(*cells: int, shape_value: int = 5) -> Task:
    """The finished board of rule S4.6, less some moves."""
    layout = GATHERED.copy()
    for cell in cells:
        move_marble(layout, cell)
    return Task(layout, moves_made=30, shape_value=shape_value, centre_value=5)


def test_the_last_move_brings_the_points_of_the_plan() -> None:
    """S4.1: seven shapes and the centre, less the move."""
    values = ending_values(after(A1), GATHERED, seats=2)
    assert values[D4] == 7 * 5 + 5 - 1
    assert values.argmax() == D4


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_the_others_go_straight_for_the_plan(seats: int) -> None:
    """Two moves from the end, one of them ours."""
    values = ending_values(after(A1, G7), GATHERED, seats)
    assert values[A1] == 7 * 5 + 5 - 2


@pytest.mark.parametrize(("shape_value", "points"), [(5, 8 * 5), (0, 0)])
def test_an_end_that_comes_too_early_counts_with_its_own_points(
    shape_value: int, points: int
) -> None:
    """S3.2: dark blue from a2 to d4 stays one piece, so filling g7 again ends the game there."""
    asked = after(A2, G7, shape_value=shape_value)
    assert steps_towards(asked.start, GATHERED) == [A2]
    assert ending_values(asked, GATHERED, seats=2)[A2] == points - 1


def test_who_can_help_it_does_not_end_too_early() -> None:
    """Three moves from the end, of two ways one would end it with the hole at a2."""
    asked = after(A2, A1, G7)
    for step in steps_towards(asked.start, GATHERED):
        reached = asked.start.copy()
        move_marble(reached, step)
        assert ending_values(Task(reached, 31, 0, 5), GATHERED, seats=1).max() > 0
