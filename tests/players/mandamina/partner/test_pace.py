"""How much the others help."""

import pytest

from sandtable.players.mandamina.partner.moves import Plans
from sandtable.players.mandamina.partner.pace import DOUBT, EXPECTED, SLOWEST, Pace, prospect
from sandtable.players.mandamina.partner.past import Made
from sandtable.players.mandamina.solver.layout import Task

from .test_habits import after
from .test_moves import GATHERED

PLANS: Plans = GATHERED[None, :]
TASK = Task(after("a1", "g7"), moves_made=30, shape_value=5, centre_value=5)
NEARER = Made(1, after("a1", "g7"), after("a1"))
FURTHER = Made(1, after("a1"), after("a1", "g7"))


def test_the_prospect_is_the_points_less_the_moves_left() -> None:
    """Seven shapes and the centre, two moves away."""
    assert prospect(TASK, after("a1", "g7"), PLANS) == 35 + 5 - 2


def test_before_a_move_the_others_are_thought_to_help_mostly() -> None:
    pace = Pace()
    assert pace.help_of(1) == EXPECTED
    assert pace.moves_for_a_cell(2, own=0) == 1
    assert pace.moves_for_a_cell(1, own=0) == 1


def test_who_goes_our_way_makes_every_move_count() -> None:
    pace = Pace()
    for _ in range(50):
        pace.note(TASK, NEARER, PLANS, PLANS)
    assert pace.help_of(1) == pytest.approx((2 * EXPECTED + 8) / 10)
    assert pace.moves_for_a_cell(2, own=0) == 1
    assert pace.moves_for_a_cell(3, own=0) == 1


def test_who_undoes_it_all_makes_it_slow() -> None:
    """Only near plans are worth going for then."""
    pace = Pace()
    for _ in range(8):
        pace.note(TASK, FURTHER, PLANS, PLANS)
    assert pace.help_of(1) == pytest.approx((2 * EXPECTED - 8) / 10)
    assert pace.moves_for_a_cell(2, own=0) == pytest.approx(2 / (1 - 0.66 + DOUBT))
    for _ in range(3):
        pace.note(TASK, Made(2, FURTHER.before, FURTHER.after), PLANS, PLANS)
    assert 2 < pace.moves_for_a_cell(3, own=0) <= SLOWEST
