"""Moves on layouts."""

import numpy as np

from sandtable import load
from sandtable.games.mandamina.state import CELLS
from sandtable.players.mandamina.partner.moves import (
    colour_on,
    distances,
    ends_game,
    hole_of,
    move_marble,
    neighbours_of_own_colour,
    points,
)
from sandtable.players.mandamina.solver.distance import distance
from sandtable.players.mandamina.solver.layout import all_clustered

from ..solver.layouts import deal, layout_of, task

# Rule S4.6: seven shapes, the hole in the centre; row 1 first.
GATHERED = layout_of("ggggvvvdddgglvrdddllvrrr.llvrwryloowwwyyoowwyyyoo")


def test_a_marble_goes_to_the_hole() -> None:
    """S2.1: the same as when the game plays it."""
    position = deal(1)
    layout = task(position).start
    for move in ("c5", "a1", "d4", "g7"):
        move_marble(layout, CELLS.index(move))
        position.play(move)
        assert layout.tolist() == task(position).start.tolist()
        assert CELLS[hole_of(layout)] == move


def test_distances_after_every_move() -> None:
    """Fact 1, for the layout that each move leads to."""
    position = deal(2)
    plans = np.array([GATHERED, task(deal(3)).start])
    now, after = distances(task(position).start, plans)
    assert now.tolist() == [distance(task(position).start, plan) for plan in plans]
    for move in position.legal_moves():
        played = position.copy()
        played.play(move)
        expected = [distance(task(played).start, plan) for plan in plans]
        assert after[:, CELLS.index(move)].tolist() == expected


def test_the_points_of_a_plan() -> None:
    """S4.2, S4.5: seven shapes, and the centre."""
    asked = task(deal(1))
    assert points(asked, GATHERED[None, :]).tolist() == [40]


def test_which_move_ends_the_game() -> None:
    """S3.2: only the one that completes the last cluster."""
    layout = GATHERED.copy()
    move_marble(layout, CELLS.index("a1"))  # green, from the end of its cluster to the centre
    assert not all_clustered(layout)
    assert ends_game(layout, CELLS.index("d4"))
    assert not ends_game(layout, CELLS.index("g7"))


def test_what_a_marble_comes_to_lie_beside() -> None:
    """Beside d4 are d5 (yellow), c4 (red), e4 (light blue) and d3 (dark blue)."""
    assert load("mandamina").colours[colour_on(GATHERED, CELLS.index("a3"))] == "r"
    assert neighbours_of_own_colour(GATHERED, CELLS.index("a3")) == 1
    assert neighbours_of_own_colour(GATHERED, CELLS.index("c4")) == 0  # itself does not count
    assert neighbours_of_own_colour(GATHERED, CELLS.index("g7")) == 0
