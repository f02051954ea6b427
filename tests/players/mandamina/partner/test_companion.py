"""What the moves of another tell."""

import numpy as np
import pytest

from sandtable.games.dice import dice
from sandtable.games.mandamina.state import CELL_COUNT, CELLS, SQUARES
from sandtable.players.clock import Clock
from sandtable.players.mandamina.levels import Reads
from sandtable.players.mandamina.partner.companion import Companion, Kind, move_chances
from sandtable.players.mandamina.partner.habits import habit_chances
from sandtable.players.mandamina.partner.moves import colour_on, distances, hole_of, move_marble
from sandtable.players.mandamina.solver.layout import HOLE, Layout, Task

from ..solver.layouts import deal, good_target, task
from .test_habits import TIDY, after
from .test_moves import GATHERED


@pytest.fixture
def asked() -> Task:
    return task(deal(5))


@pytest.fixture
def plans(asked: Task) -> tuple[Layout, Layout]:
    rolls = dice(3)
    return good_target(asked, rolls), good_target(asked, rolls)


def moves_for(asked: Task, plan: Layout, not_for: Layout) -> int:
    """A move that one plan wants and the other does not."""
    now, after = distances(asked.start, np.array([plan, not_for]))
    wanted = (after[0] < now[0]) & (after[1] >= now[1])
    return int(np.flatnonzero(wanted)[0])


def test_who_goes_straight_for_a_plan_makes_only_moves_that_bring_it_nearer(
    asked: Task, plans: tuple[Layout, Layout]
) -> None:
    chances = move_chances(asked.start, plans[0][None, :], np.ones(1))
    now, after = distances(asked.start, plans[0][None, :])
    assert chances.sum() == pytest.approx(1)
    assert set(np.flatnonzero(chances)) == set(np.flatnonzero(after[0] < now[0]))


@pytest.mark.parametrize(("wanted", "kind"), [((0, 1), Kind.FIXED), ((1, 0), Kind.REPLANNING)])
def test_the_kind_that_foresaw_the_move_is_believed(
    asked: Task, plans: tuple[Layout, Layout], wanted: tuple[int, int], kind: Kind
) -> None:
    companion = Companion(asked, asked.start)
    companion.plans, companion.weights = plans[0][None, :], np.ones(1)
    before = companion.chances[kind]
    move = moves_for(asked, plans[wanted[0]], plans[wanted[1]])
    companion.weigh(asked.start, move, plans[1][None, :])
    assert companion.chances[kind] > before
    assert companion.kind is kind
    assert companion.chances.sum() == pytest.approx(1)


def test_moves_that_nobody_foresaw_are_noise(asked: Task) -> None:
    """Two moves before the end, out of the middle of a cluster that is complete."""
    layout, plans = after("a1", "g7"), GATHERED[None, :]
    companion = Companion(asked, layout)
    companion.plans, companion.weights = plans, np.ones(1)
    odd = CELLS.index("b6")
    assert habit_chances(layout)[:, odd].max() == 0
    for _ in range(4):
        companion.weigh(layout, odd, plans)
    assert companion.kind is Kind.NOISY


@pytest.mark.parametrize("has_room", [True, False])
def test_plans_agree_with_what_was_done(asked: Task, has_room: bool) -> None:
    """The marble left its cell for good. The hole it went to may be where the hole belongs."""
    layout = asked.start.copy()
    if not has_room:
        move_marble(layout, CELLS.index("g7"))  # a hole in the corner does not stay there
    companion = Companion(asked, layout)
    cell = CELLS.index("a1")
    colour, hole = colour_on(layout, cell), hole_of(layout)
    companion.note(layout, cell)
    companion.think(dice(1), Clock(1000))
    placed = companion.plans[:, colour] >> SQUARES[hole] & 1
    hole_there = companion.plans[:, HOLE] >> SQUARES[hole] & 1
    left = companion.plans[:, colour] >> SQUARES[cell] & 1
    assert companion.weights.sum() == pytest.approx(1)
    assert companion.weights @ (placed | hole_there) > 0.9
    assert companion.weights @ (hole_there if has_room else placed) > 0.8
    assert companion.weights @ left < 0.1


def test_they_hold_on_to_what_their_plans_want(asked: Task, plans: tuple[Layout, Layout]) -> None:
    """As far as they have a plan at all."""
    companion = Companion(asked, asked.start)
    companion.plans, companion.weights = np.array(plans), np.array([0.75, 0.25])
    keeps = companion.chances[Kind.FIXED] + companion.chances[Kind.NOISY]
    wanted = np.array(plans)[:, :, None] & asked.start[None, :, None]
    for cell in range(CELL_COUNT):
        stays = [bool((wanted[number] >> SQUARES[cell] & 1).any()) for number in (0, 1)]
        if cell != hole_of(asked.start):
            expected = keeps * (0.75 * stays[0] + 0.25 * stays[1])
            assert companion.holds_on(asked.start, cell) == pytest.approx(expected)


def test_who_does_what_a_habit_says_has_it(asked: Task, plans: tuple[Layout, Layout]) -> None:
    """Moves that put most equal marbles side by side, and that no plan we know of wants."""
    companion = Companion(asked, asked.start)
    companion.plans, companion.weights = plans[0][None, :], np.ones(1)
    layout = asked.start.copy()
    for _ in range(5):
        gains = habit_chances(layout)[TIDY] - move_chances(layout, np.array(plans), np.ones(2))
        cell = int(gains.argmax())
        companion.weigh(layout, cell, plans[1][None, :])
        move_marble(layout, cell)
    assert companion.kind is Kind.HABITUAL
    assert companion.habits.sum() == pytest.approx(companion.chances[Kind.HABITUAL])


def test_a_level_that_reads_plans_alone_never_thinks_of_habits(asked: Task) -> None:
    companion = Companion(asked, asked.start, Reads.PLANS)
    assert companion.chances[Kind.HABITUAL] == 0
    assert companion.chances.sum() == pytest.approx(1)


def test_who_changes_plans_is_believed_to_have_the_new_one(
    asked: Task, plans: tuple[Layout, Layout]
) -> None:
    """Eight moves for one plan, then six for another."""
    companion = Companion(asked, asked.start)
    companion.plans, companion.weights = np.array(plans), np.array([0.5, 0.5])
    layout = asked.start.copy()
    for plan in [plans[0]] * 8 + [plans[1]] * 6:
        now, after = distances(layout, plan[None, :])
        cell = int(np.flatnonzero(after[0] < now[0])[0])
        companion.note(layout, cell)
        move_marble(layout, cell)
    companion.think(dice(1), Clock(1000))
    believed = [float(companion.weights[(companion.plans == p).all(axis=1)].sum()) for p in plans]
    assert believed[1] > believed[0]
