"""Plans that people may have."""

import numpy as np

from sandtable.games.dice import dice
from sandtable.games.mandamina.state import CELLS, COLOURS, SQUARES
from sandtable.players.clock import Clock
from sandtable.players.mandamina.partner.plans import draw_plans
from sandtable.players.mandamina.solver.annealing import wishes_from
from sandtable.players.mandamina.solver.layout import all_clustered

from ..solver.layouts import ALL_LETTERS, deal, letters_of, task

MUCH_TIME = Clock(1000)


def test_plans_are_clustered_and_have_the_same_marbles() -> None:
    """S3.2: a plan is a layout in which the game is over."""
    asked = task(deal(1))
    wishes = wishes_from(asked.start, asked.centre_value)
    plans = draw_plans(asked, asked.start, wishes, 8, 20_000, dice(1), MUCH_TIME)
    assert len(plans) > 4
    for plan in plans:
        assert all_clustered(plan)
        assert sorted(letters_of(plan)) == sorted(ALL_LETTERS)
    assert len(np.unique(plans, axis=0)) > 4


def test_wishes_shape_the_plans() -> None:
    """A marble that somebody placed stays, one that was taken away does not come back."""
    asked = task(deal(2))
    wishes = wishes_from(asked.start, asked.centre_value)
    corner, centre = SQUARES[CELLS.index("a1")], SQUARES[CELLS.index("d4")]
    red = COLOURS.index("r")
    wishes[red, corner] += 10
    wishes[:8, centre] -= 10
    plans = draw_plans(asked, asked.start, wishes, 8, 50_000, dice(1), MUCH_TIME)
    assert len(plans) > 4
    assert (plans[:, red] >> corner & 1).all()
    assert (plans[:, 8] == 1 << centre).all()


def test_without_time_there_are_still_some() -> None:
    asked = task(deal(3))
    wishes = wishes_from(asked.start, asked.centre_value)
    few = draw_plans(asked, asked.start, wishes, 64, 20_000, dice(1), Clock(0))
    assert 0 < len(few) <= 8
