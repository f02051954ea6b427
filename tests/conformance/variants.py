"""The games as the suite plays them: every game, with options under which random play ends."""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np

import sandtable
from tests.reference import deals
from tests.reference.game import ReferenceGame
from tests.reference.mandala import MandalaReference
from tests.reference.mandamina import MandaminaReference
from tests.reference.patterns import PatternsReference


@dataclass(frozen=True)
class Variant:
    """One game with options."""

    name: str
    options: dict[str, Any] = field(default_factory=dict)
    most_plies: int = 10_000

    def __str__(self) -> str:
        return "-".join([self.name, *map(str, self.options.values())])

    @property
    def game(self) -> sandtable.Game:
        return sandtable.load(self.name)

    def deal(self, seed: int) -> sandtable.Position:
        return self.game.deal(seed=seed, **self.options)


VARIANTS = (
    Variant("mandala"),
    Variant("patterns"),
    Variant("mandamina", {"goal": "simple", "seats": 3}),
    Variant("mandamina", {"difficulty": "hard", "seats": 2}, most_plies=60),
)

REFERENCES: dict[str, Callable[..., ReferenceGame]] = {
    "mandala": MandalaReference,
    "patterns": PatternsReference,
    "mandamina": MandaminaReference,
}
REFERENCE_DEALS = {
    "mandala": deals.mandala_deal,
    "patterns": deals.patterns_deal,
    "mandamina": deals.mandamina_deal,
}


def random_game(variant: Variant, seed: int) -> Iterator[sandtable.Position]:
    """Every position of one random game, from the deal to the end; the object changes."""
    rng = random.Random(seed)
    position = variant.deal(seed)
    yield position
    for _ in range(variant.most_plies):
        if position.is_over:
            return
        position.play(rng.choice(position.legal_moves()))
        yield position


def random_positions(variant: Variant, count: int, seed: int = 0) -> Iterator[sandtable.Position]:
    """Positions from different games, early and late alike, with the players' secrets in them."""
    rng = random.Random(seed)
    for number in range(count):
        positions = [position.copy() for position in random_game(variant, seed * 1000 + number)]
        yield rng.choice(positions)


def key(position: sandtable.Position) -> bytes:
    """All of a position in one value."""
    return position.state.tobytes()


def mask(position: sandtable.Position) -> list[bool]:
    """The legal actions of a position as the mask gives them."""
    game = position.game
    states = np.array([position.state], dtype=game.state_type)
    actions = np.zeros(game.most_legal, dtype=np.int64)
    masks = np.ones((1, len(game.action_texts)), dtype=np.bool_)
    game.batch.fill_masks(states, actions, masks)
    return [bool(legal) for legal in masks[0]]
