"""The engine agrees with the naive second implementation over thousands of random games."""

import random

import pytest

import sandtable

from .agreement import compare_game
from .variants import KNOWN, VARIANTS, Variant

COMPARED = [variant for variant in VARIANTS if variant.name in KNOWN]


@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize("variant", COMPARED, ids=str)
def test_random_games_agree(variant: Variant, part: int) -> None:
    known = KNOWN[variant.name]
    rng = random.Random(f"{variant} {part}")
    parts = 4 * sum(other.name == variant.name for other in VARIANTS)
    deals = [known.deal(rng) for _ in range(max(known.deals // parts, 1))]
    for number in range(known.games // parts):
        deal = deals[number % len(deals)]
        seed = 1_000_000 * part + number
        compare_game(variant.name, deal, variant.options, seed, variant.most_plies)


def test_all_of_ours_are_compared() -> None:
    ours = {
        name
        for name in sandtable.GAMES
        if type(sandtable.load(name)).__module__.startswith("sandtable.")
    }
    assert len(ours) == 3
    assert set(KNOWN) == ours
