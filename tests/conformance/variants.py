"""The games as the suite plays them: every game that is installed, with some of its options."""

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np

import sandtable

from .known import TO_THE_END, Known, known_of


@dataclass(frozen=True)
class Variant:
    """One game with options."""

    name: str
    options: dict[str, Any] = field(default_factory=dict)
    most_plies: int = TO_THE_END

    def __str__(self) -> str:
        return "-".join([self.name, *map(str, self.options.values())])

    @property
    def game(self) -> sandtable.Game:
        return sandtable.load(self.name)

    def deal(self, seed: int) -> sandtable.Position:
        return self.game.deal(seed=seed, **self.options)


def variants_of(name: str) -> list[Variant]:
    """Those the suite knows of; else the first value of every option, and the last."""
    known = KNOWN.get(name)
    if known is not None:
        return [Variant(name, dict(options), plies) for options, plies in known.variants]
    options = sandtable.load(name).options
    edges = [{option: values[i] for option, values in options.items()} for i in (0, -1)]
    return [Variant(name, chosen) for chosen in (edges if options else [{}])]


KNOWN: dict[str, Known] = {
    name: known for name in sandtable.GAMES if (known := known_of(name)) is not None
}
VARIANTS = [variant for name in sandtable.GAMES for variant in variants_of(name)]


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
