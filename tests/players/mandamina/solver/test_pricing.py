"""The bound holds for any prices, and the best prices make it tight."""

from itertools import pairwise

import numpy as np
import pytest

from sandtable.games.dice import dice
from sandtable.players.mandamina.solver.distance import distance
from sandtable.players.mandamina.solver.layout import HOLE, Layout, Task, worth
from sandtable.players.mandamina.solver.placements import CELL_BITS, PLACEMENTS
from sandtable.players.mandamina.solver.pricing import UNITS, Bounds, Choice, Prices
from sandtable.players.mandamina.solver.relaxation import Relaxation

from .layouts import deal, good_target, task


def targets(asked: Task, count: int) -> list[Layout]:
    """Some good targets."""
    rolls = dice(8)
    return [good_target(asked, rolls) for _ in range(count)]


def only(target: Layout) -> Choice:
    """The choice of nothing but one layout."""
    return Choice(PLACEMENTS[None, :] == target[:HOLE, None], target[HOLE] == CELL_BITS)


@pytest.mark.parametrize("difficulty", ["easy", "normal", "hard"])
def test_no_layout_exceeds_the_bound_of_any_prices(difficulty: str) -> None:
    """S4.1, S4.4: the bound of a choice holds for every layout in it, whatever the prices."""
    asked = task(deal(5, difficulty=difficulty))
    bounds = Bounds(asked)
    generator = np.random.default_rng(1)
    for target in targets(asked, 6):
        value = worth(target, asked.shape_value, asked.centre_value)
        value -= distance(asked.start, target) + asked.moves_made
        for _ in range(10):
            prices = Prices(
                generator.integers(-3 * UNITS, 3 * UNITS, 49), generator.integers(0, 7 * UNITS, 35)
            )
            assert bounds.bound(prices, only(target)) >= value * UNITS
            assert bounds.bound(prices, Choice.of_all()) >= value * UNITS


def test_a_remainder_keeps_every_layout_worth_more() -> None:
    asked = task(deal(6))
    bounds = Bounds(asked)
    prices = Relaxation(bounds).solve(Choice.of_all()).prices
    for target in targets(asked, 6):
        value = worth(target, 5, 5) - distance(asked.start, target)
        left = bounds.remainder(prices, Choice.of_all(), value - 1)
        assert left is not None
        kept = only(target)
        assert (left.choice.placements & kept.placements).sum() == HOLE
        assert (left.choice.holes & kept.holes).sum() == 1
        losses = left.losses[kept.placements].sum() + left.hole_losses[kept.holes].sum()
        assert losses <= left.budget


def test_the_best_prices_are_better_than_any_near_them() -> None:
    bounds = Bounds(task(deal(6)))
    prices = Relaxation(bounds).solve(Choice.of_all()).prices
    best = bounds.bound(prices, Choice.of_all())
    generator = np.random.default_rng(2)
    rounding = 49 + 35
    for size in (UNITS // 10, UNITS):
        others = Prices(
            prices.cells + generator.integers(-size, size, 49),
            np.maximum(prices.rewards + generator.integers(-size, size, 35), 0),
        )
        assert bounds.bound(others, Choice.of_all()) > best - rounding


def test_cases_by_the_colour_of_a_cell_are_all_there_is() -> None:
    """Every layout falls into exactly one case, and a case can be restricted further."""
    asked = task(deal(7))
    bounds = Bounds(asked)
    relaxation = Relaxation(bounds)
    everything = Choice.of_all()
    bound_of_all = bounds.bound(relaxation.solve(everything).prices, everything)
    cases = [everything.with_colour(24, colour) for colour in range(HOLE + 1)]
    for target in targets(asked, 3):
        kept = only(target)
        inside = [
            (case.placements & kept.placements).sum() == HOLE
            and bool((case.holes & kept.holes).any())
            for case in cases
        ]
        assert sum(inside) == 1
    tightened = [
        bounds.bound(relaxation.solve(case).prices, case) for case in cases if not case.is_empty
    ]
    assert max(tightened) <= bound_of_all + 200  # 200 units of rounding are 0.02 points
    deeper = cases[0].with_colour(25, 1)
    chain = [everything, cases[0], deeper]
    for wide, narrow in pairwise(chain):
        assert narrow.placements.sum() < wide.placements.sum()
