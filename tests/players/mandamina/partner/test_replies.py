"""What a move is worth if whoever follows looks at the board afresh."""

import numpy as np

from sandtable.games.mandamina.state import CELL_COUNT, CELLS
from sandtable.players.mandamina.partner.habits import HABITS
from sandtable.players.mandamina.partner.moves import NOT_LEGAL, move_marble
from sandtable.players.mandamina.partner.replies import Guess, reply_values
from sandtable.players.mandamina.solver.layout import Task

from .test_habits import TIDY
from .test_moves import GATHERED

PLANS = GATHERED[None, :]
SAME_PLAN = Guess(PLANS, np.zeros(len(HABITS)))
"""Whoever follows thinks of the same plan."""


def after(*moves: str) -> Task:
    """The finished board of rule S4.6, less some moves, with 30 moves made."""
    layout = GATHERED.copy()
    for move in moves:
        move_marble(layout, CELLS.index(move))
    return Task(layout, moves_made=30, shape_value=5, centre_value=5)


def test_the_move_that_ends_the_game_is_worth_its_score() -> None:
    """S4.1: seven shapes and the centre after 31 moves."""
    values = reply_values(after("a1"), PLANS, SAME_PLAN, pace=1.0)
    assert values[CELLS.index("d4")] == 35 + 5 - 31
    assert values.argmax() == CELLS.index("d4")


def test_the_hole_is_no_move() -> None:
    values = reply_values(after("a1"), PLANS, SAME_PLAN, pace=1.0)
    assert np.flatnonzero(values < NOT_LEGAL / 2).tolist() == [CELLS.index("a1")]
    assert len(values) == CELL_COUNT


def test_with_one_plan_the_reply_comes_nearer_to_it() -> None:
    """Two moves away: the right one, then the reply that ends the game, after 32 moves.

    One reply in ten is any move, which costs at most three: itself, and two to undo it.
    """
    asked = after("a1", "g7")
    values = reply_values(asked, PLANS, SAME_PLAN, pace=1.0)
    right, wrong = CELLS.index("a1"), CELLS.index("a7")
    assert 35 + 5 - 32 - 0.1 * 3 <= values[right] < 35 + 5 - 32
    assert values[wrong] < values[right]


def test_it_leaves_the_hole_where_somebody_with_habits_fills_it_right() -> None:
    """Orange home to g7: then the tidier puts green beside b1, which ends the game."""
    asked = after("a1", "g7")
    habits = np.zeros(len(HABITS))
    habits[TIDY] = 1
    values = reply_values(asked, PLANS, Guess(PLANS[:0], habits), pace=1.0)
    assert values.argmax() == CELLS.index("a1")
    assert values.max() >= 35 + 5 - 32 - 0.1 * 3


def test_where_the_others_help_little_a_near_plan_counts_more() -> None:
    """Two moves to the board of S4.6; that with seven marbles astray is worth less the slower."""
    asked = after("a1", "g7", "a7", "c1", "d1", "g1", "a4")
    quick = reply_values(asked, PLANS, SAME_PLAN, pace=1.0).max()
    slow = reply_values(asked, PLANS, SAME_PLAN, pace=2.0).max()
    assert quick - slow > 4  # five cells are left after a move and a reply
