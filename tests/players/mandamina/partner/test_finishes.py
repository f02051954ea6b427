"""Finishes within a few moves."""

import numpy as np

from sandtable.games.mandamina.state import CELL_COUNT
from sandtable.players.mandamina.partner.finishes import finishes, scattered
from sandtable.players.mandamina.partner.moves import hole_of, move_marble
from sandtable.players.mandamina.solver.layout import Layout, Task, all_clustered

from ..solver.layouts import deal, task
from .test_habits import after
from .test_moves import GATHERED


def asked(layout: Layout) -> Task:
    return Task(layout, moves_made=30, shape_value=5, centre_value=5)


def naive_finishes(layout: Layout, moves: int) -> set[bytes]:
    """All orders, nothing left out."""
    found: set[bytes] = set()
    for cell in range(CELL_COUNT):
        if cell != hole_of(layout):
            next_layout = layout.copy()
            move_marble(next_layout, cell)
            if all_clustered(next_layout):
                found.add(next_layout.tobytes())
            elif moves > 1:
                found |= naive_finishes(next_layout, moves - 1)
    return found


def test_all_finishes_within_two_moves_are_found() -> None:
    """One move before the end, and all that one more move allows."""
    layout = after("a1")
    found = {plan.tobytes() for plan in finishes(asked(layout))}
    expected = naive_finishes(layout, 2)
    assert GATHERED.tobytes() in found
    assert found <= expected
    assert len(found) == min(24, len(expected))


def test_a_finish_three_moves_away_is_found() -> None:
    found = finishes(asked(after("a1", "g7", "d1")))
    assert GATHERED.tolist() in found.tolist()
    assert all(all_clustered(plan) for plan in found)


def test_a_deal_is_never_so_near() -> None:
    assert len(finishes(task(deal(1)))) == 0


def test_colours_in_pieces() -> None:
    """Green and orange have a marble away from their clusters."""
    assert scattered(GATHERED) == 0
    assert scattered(after("a1", "g7")) == 2
    assert np.array_equal(GATHERED, after())
