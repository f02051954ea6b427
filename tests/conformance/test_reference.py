"""The engine agrees with the naive second implementation over thousands of random games."""

import random

import pytest

from .agreement import compare_game
from .variants import REFERENCE_DEALS, VARIANTS, Variant

GAMES = {"mandala": 1000, "patterns": 2000, "mandamina": 1000}
DEALS = {"mandala": 1000, "patterns": 2000, "mandamina": 16}
"""The reference deals Mandamina by plain rejection, which is slow: its deals are used again."""


@pytest.mark.parametrize("part", range(4))
def test_random_games_agree(variant: Variant, part: int) -> None:
    rng = random.Random(f"{variant} {part}")
    parts = 4 * sum(other.name == variant.name for other in VARIANTS)
    deals = [
        REFERENCE_DEALS[variant.name](rng) for _ in range(max(DEALS[variant.name] // parts, 1))
    ]
    for number in range(GAMES[variant.name] // parts):
        deal = deals[number % len(deals)]
        seed = 1_000_000 * part + number
        compare_game(variant.name, deal, variant.options, seed, variant.most_plies)
