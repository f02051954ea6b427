"""Fact 1: the least number of moves from one layout to another."""

import random

import pytest

from sandtable.players.mandamina.solver.checker import least_moves
from sandtable.players.mandamina.solver.distance import distance

from .layouts import HOLE, layout_of, shuffled


def all_distances(start: str) -> dict[str, int]:
    """By brute force: how many moves every layout is away, going from layout to layout."""
    distances = {start: 0}
    newest = [start]
    while newest:
        found = []
        for layout in newest:
            hole = layout.index(HOLE)
            for cell, marble in enumerate(layout):
                after = list(layout)
                after[hole], after[cell] = marble, HOLE
                reached = "".join(after)
                if reached not in distances:
                    distances[reached] = distances[layout] + 1
                    found.append(reached)
        newest = found
    return distances


@pytest.mark.parametrize(
    "start",
    [
        "wyo.",  # 2 x 2
        "wwy.",
        "wyorv.",  # 2 x 3
        "wwyyo.",
        "wwwyy.",
        "wwwwyyyy.",  # 3 x 3
        "wwwyyyoo.",
        "wwyyoor.",
    ],
)
def test_fact_1_on_small_boards(start: str) -> None:
    """S2.1, S2.2: any marble may go to the hole, so all starts with these marbles are alike."""
    for target, moves in all_distances(start).items():
        assert least_moves(start, target) == moves


def test_fact_1_counts_components_without_the_hole() -> None:
    """Two pairs that change places, and the hole stays: four cells and two more moves."""
    assert least_moves("wyor.", "ywro.") == 6
    assert least_moves("wyor.", "yw.or") == 5


def test_the_board_of_the_game_gives_the_same_numbers() -> None:
    generator = random.Random(5)
    for seed in range(200):
        start = shuffled(seed)
        target = list(start)
        for _ in range(generator.choice([1, 2, 3, 5, 40])):
            one, other = generator.sample(range(49), 2)
            target[one], target[other] = target[other], target[one]
        expected = least_moves(start, "".join(target))
        assert distance(layout_of(start), layout_of("".join(target))) == expected
