"""What a move is worth if whoever follows looks at the board afresh."""

import numpy as np

from sandtable.games.mandamina.state import CELL_COUNT, CELLS
from sandtable.players.mandamina.partner.moves import NOT_LEGAL, move_marble
from sandtable.players.mandamina.partner.replies import reply_values
from sandtable.players.mandamina.solver.layout import Task

from .test_moves import GATHERED


def after(*moves: str) -> Task:
    """The finished board of rule S4.6, less some moves, with 30 moves made."""
    layout = GATHERED.copy()
    for move in moves:
        move_marble(layout, CELLS.index(move))
    return Task(layout, moves_made=30, shape_value=5, centre_value=5)


def test_the_move_that_ends_the_game_is_worth_its_score() -> None:
    """S4.1: seven shapes and the centre after 31 moves."""
    values = reply_values(after("a1"), GATHERED[None, :])
    assert values[CELLS.index("d4")] == 35 + 5 - 31
    assert values.argmax() == CELLS.index("d4")


def test_the_hole_is_no_move() -> None:
    values = reply_values(after("a1"), GATHERED[None, :])
    assert np.flatnonzero(values < NOT_LEGAL / 2).tolist() == [CELLS.index("a1")]
    assert len(values) == CELL_COUNT


def test_with_one_plan_the_reply_comes_nearer_to_it() -> None:
    """Two moves away: the right one, then the reply that ends the game, after 32 moves."""
    asked = after("a1", "g7")
    values = reply_values(asked, GATHERED[None, :])
    right, wrong = CELLS.index("a1"), CELLS.index("a7")
    assert values[right] == 35 + 5 - 32
    assert values[wrong] < values[right]
