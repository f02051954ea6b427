"""Moves that make the others' moves useful."""

import numpy as np

from sandtable.games.dice import dice
from sandtable.games.mandamina.state import CELLS
from sandtable.players.clock import Clock
from sandtable.players.mandamina.partner.moves import NOT_LEGAL
from sandtable.players.mandamina.partner.rollouts import change, roll_out, to_fill, write_steps
from sandtable.players.mandamina.partner.steering import Effort, Steering
from sandtable.players.mandamina.solver.layout import Task

from .test_habits import TIDY, after
from .test_moves import GATHERED

PLANS = GATHERED[None, :]
VALUES = np.array([5, 5])
A1, A2, D4, G7 = (CELLS.index(cell) for cell in ("a1", "a2", "d4", "g7"))


def test_what_is_still_to_be_filled() -> None:
    """Two marbles away from their places; each step fills one, a wrong one opens another."""
    layout = after("a1", "g7")
    assert to_fill(layout, GATHERED) == 2
    assert change(layout, GATHERED, A1) == -1
    assert change(layout, GATHERED, D4) == 0
    assert change(layout, GATHERED, A2) == 1
    cells = np.zeros(49, dtype=np.int64)
    assert cells[: write_steps(layout, GATHERED, cells)].tolist() == [A1]


def test_a_game_that_ends_brings_its_points_less_the_moves() -> None:
    """S4.1: seven shapes and the centre; a move of ours and one of somebody with the plan."""
    minds = np.array([0, ~0])
    for seed in range(3):
        points = roll_out(after("a1", "g7"), 0, GATHERED, minds, PLANS, VALUES, 10, dice(seed))
        assert points <= 7 * 5 + 5 - 2
    best = [
        roll_out(after("a1", "g7"), 0, GATHERED, minds, PLANS, VALUES, 10, dice(seed))
        for seed in range(9)
    ]
    assert max(best) == 7 * 5 + 5 - 2


def test_it_leaves_the_hole_where_the_other_will_fill_it_right() -> None:
    """Orange home to g7: then the tidier puts green beside b1, which ends the game."""
    task = Task(after("a1", "g7"), moves_made=30, shape_value=5, centre_value=5)
    steering = Steering(task, PLANS, np.array([0, TIDY]), dice(1))
    values = steering.move_values(Effort(), Clock(1000))
    assert values.argmax() == A1
    assert values[A1] <= 7 * 5 + 5 - 32
    assert values[G7] == NOT_LEGAL - 1 - 30


def test_without_time_there_is_still_a_value_for_every_move() -> None:
    task = Task(after("a1", "g7"), moves_made=30, shape_value=5, centre_value=5)
    values = Steering(task, PLANS, np.array([0, TIDY]), dice(1)).move_values(Effort(), Clock(0))
    assert np.isfinite(values).all()
