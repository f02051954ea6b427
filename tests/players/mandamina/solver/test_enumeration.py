"""All layouts within a budget, compared with trying every combination."""

from itertools import product

import numpy as np
import pytest

from sandtable.games.dice import dice
from sandtable.players.mandamina.solver.enumeration import layouts_within
from sandtable.players.mandamina.solver.layout import HOLE
from sandtable.players.mandamina.solver.placements import CELL_BITS, PLACEMENT_SHAPES, PLACEMENTS
from sandtable.players.mandamina.solver.pricing import Choice, Remainder

from .layouts import deal, good_target, task

BOARD = sum(CELL_BITS.tolist())


def open_question(seed: int, budget: int) -> Remainder:
    """A few placements for each colour, among them those of two layouts, with random losses."""
    rolls, generator = dice(seed), np.random.default_rng(seed)
    allowed = np.zeros((HOLE, len(PLACEMENTS)), dtype=bool)
    for _ in range(2):
        target = good_target(task(deal(seed)), rolls)
        for shift in range(2):
            allowed |= PLACEMENTS[None, :] == np.roll(target[:HOLE], shift)[:, None]
    choice = Choice(allowed, (generator.random(49) < 0.9) | (target[HOLE] == CELL_BITS))
    return Remainder(
        budget,
        generator.integers(0, 10, allowed.shape),
        generator.integers(0, 10, 49),
        generator.integers(0, 10, 35),
        choice,
    )


def by_brute_force(question: Remainder) -> set[tuple[int, ...]]:
    """Every combination of placements, one for each colour."""
    found = set()
    some = [np.nonzero(row)[0].tolist() for row in question.choice.placements]
    for numbers in product(*some):
        cells = [int(PLACEMENTS[number]) for number in numbers]
        hole = BOARD & ~sum(cells)
        if sum(cells).bit_count() != 48 or BOARD & sum(cells) != sum(cells):
            continue
        place = CELL_BITS.tolist().index(hole)
        loss = question.hole_losses[place]
        loss += sum(question.losses[colour, number] for colour, number in enumerate(numbers))
        shapes = [int(PLACEMENT_SHAPES[number]) for number in numbers]
        loss += sum(question.repeat_losses[s] * (shapes.count(s) - 1) for s in set(shapes))
        if question.choice.holes[place] and loss <= question.budget:
            found.add((*cells, hole))
    return found


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("budget", [25, 40, 60, 1000])
def test_the_search_finds_what_trying_everything_finds(seed: int, budget: int) -> None:
    question = open_question(seed, budget)
    layouts, is_all = layouts_within(question, 10**9, 1000)
    assert is_all
    assert {tuple(layout) for layout in layouts.tolist()} == by_brute_force(question)
    if budget == 1000:
        assert len(layouts)


def test_the_search_says_when_it_stopped_early() -> None:
    question = open_question(0, 1000)
    assert len(layouts_within(question, 10**9, 1)[0]) == 1
    assert not layouts_within(question, 10**9, 1)[1]
    assert not layouts_within(question, 3, 1000)[1]
