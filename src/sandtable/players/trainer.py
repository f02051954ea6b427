"""What a game supplies so that its bot can learn from games against itself."""

from collections.abc import Sequence
from typing import Any, Protocol

from numpy.typing import NDArray

from .player import Player

Arrays = dict[str, NDArray[Any]]
"""Weights of a bot, or what was played: whatever goes into an `.npz` file."""


class Trainer(Protocol):
    """Plays games to learn from, and learns from them."""

    def play(self, weights: Arrays | None, games: int, simulations: int, seed: str) -> Arrays:
        """The decisions of so many games; without weights by what is known before learning."""
        ...

    def fit(self, turns: Sequence[Arrays], epochs: int, seed: int) -> Arrays:
        """Weights learned from the decisions of games."""
        ...

    def judge(self, weights: Arrays, turns: Arrays) -> dict[str, float]:
        """How well weights foretell games they have not seen, by name."""
        ...

    def player(self, weights: Arrays | None, simulations: int, seed: str) -> Player:
        """A bot with these weights and so many simulations for a move."""
        ...
