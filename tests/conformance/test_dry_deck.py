"""Mandala with hardly a card to draw: the engine agrees with the naive implementation there too.

Random games hardly ever come to a table without deck and pile, so these begin shortly before it.
"""

import random

import pytest

import sandtable
from tests.reference.mandala import MandalaReference
from tests.reference.mandala_positions import hoarding_position
from tests.reference.position import Position
from tests.reference.random_play import random_ply

from .agreement import compare_on

GAMES = 60
MOST_CARDS = 5
"""Of the deck, when random play begins."""
MOST_PLIES = 120


def dry_ply(game: MandalaReference, rng: random.Random) -> str:
    """Any ply, but more discards than by chance alone."""
    if game.phase != "act" or rng.random() < 0.4:
        return random_ply(game, rng)
    return rng.choice(sorted(game.discards()))


def nearly_dry(most: int, rng: random.Random) -> Position:
    """A turn with at most so many cards in the deck and none on the pile."""

    def stop(game: MandalaReference) -> bool:
        return game.phase == "act" and len(game.deck) <= most

    return hoarding_position("nearly dry", stop, rng)


@pytest.mark.parametrize("part", range(3))
def test_games_without_deck_and_pile_agree(part: int) -> None:
    """M6.6 ends many of them; in others cards are left to draw, or a Mandala ends it."""
    rng = random.Random(f"dry {part}")
    returned = 0
    for number in range(GAMES):
        start = nearly_dry(number % (MOST_CARDS + 1), rng)
        reference = MandalaReference(start.deal)
        position = sandtable.load("mandala").from_deal(start.deal)
        for text in start.moves:
            reference.play(text)
            position.play(text)
        compare_on(position, reference, dry_ply, rng, MOST_PLIES)
        returned += reference.is_over and reference.takes_back
    assert GAMES // 4 < returned < GAMES
