"""Play the same random game in the engine and in the naive second implementation."""

import random
from collections.abc import Callable
from fractions import Fraction
from typing import Any, TypeVar

import sandtable
from tests.reference.game import ReferenceGame
from tests.reference.random_play import random_ply

from .variants import KNOWN

Reference = TypeVar("Reference", bound=ReferenceGame)

CLOSE = 1e-12
FULL_LOOK = 0.2
"""How often all zones are compared too; it takes longer than everything else."""


def compare_game(name: str, deal: Any, options: dict[str, Any], seed: int, most_plies: int) -> None:
    """Play to the end and compare everything after every ply."""
    reference = KNOWN[name].reference(deal, **options)
    position = sandtable.load(name).from_deal(deal, **options)
    compare_on(position, reference, random_ply, random.Random(seed), most_plies)


def compare_on(
    position: sandtable.Position,
    reference: Reference,
    ply: Callable[[Reference, random.Random], str],
    rng: random.Random,
    most_plies: int,
) -> None:
    """Play on to the end, each ply chosen by `ply`, and compare everything after every one."""
    compare(position, reference)
    assert zones(position) == reference.zones()
    for _ in range(most_plies):
        if reference.is_over:
            break
        text = ply(reference, rng)
        reference.play(text)
        position.play(text)
        compare(position, reference)
        if reference.is_over or rng.random() < FULL_LOOK:
            assert zones(position) == reference.zones(), position.moves


def compare(position: sandtable.Position, reference: ReferenceGame) -> None:
    """All that both can be asked."""
    history = position.moves
    assert position.seat == reference.seat, history
    assert position.legal_moves() == sorted(reference.legal_moves()), history
    assert position.needs_chance == reference.needs_chance, history
    assert position.is_over == reference.is_over, history
    assert position.ending == reference.ending, history
    assert position.scores == reference.scores, history
    assert position.winner is reference.winner or position.winner == reference.winner, history
    compare_chance(dict(position.chance_outcomes()), reference.chance_outcomes())


def compare_chance(found: dict[str, float], expected: dict[str, Fraction]) -> None:
    """The same outcomes, equally likely."""
    assert found.keys() == expected.keys()
    for text, probability in expected.items():
        assert abs(found[text] - probability) < CLOSE


def zones(position: sandtable.Position) -> dict[str, object]:
    """The position in the words of the reference."""
    return KNOWN[position.game.name].zones(position)
