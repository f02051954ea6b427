"""The line that everybody can find alone."""

import pytest

from sandtable.games.mandamina.state import CELLS
from sandtable.players.clock import Clock
from sandtable.players.mandamina.partner.common_line import common_line
from sandtable.players.mandamina.solver import solve

from ..solver.layouts import deal, task

MUCH_TIME = Clock(1000)


@pytest.mark.parametrize(("seed", "goal"), [(1, "score"), (2, "score"), (3, "simple")])
def test_it_is_the_best_there_is(seed: int, goal: str) -> None:
    """S3.2, S4.1: played by the rules it ends with its last move, with the proven optimum."""
    position = deal(seed, goal=goal)
    line = common_line(task(position), MUCH_TIME)
    best = solve(position, prove=True)
    assert best.is_proven
    assert line.points == best.value
    for cell in line.cells:
        assert not position.is_over
        position.play(CELLS[cell])
    assert position.ending == "clustered"
    assert goal == "simple" or position.scores == [line.points]


def test_it_is_always_the_same() -> None:
    asked = task(deal(4))
    assert common_line(asked, MUCH_TIME).cells == common_line(asked, MUCH_TIME).cells


def test_without_time_there_is_still_a_line() -> None:
    assert common_line(task(deal(4)), Clock(0)).cells
