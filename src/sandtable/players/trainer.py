"""What a game supplies so that its bot can learn from games against itself."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from numpy.typing import NDArray

from .player import Player

Arrays = dict[str, NDArray[Any]]
"""Weights of a bot, or what was played: whatever goes into an `.npz` file."""

Note = Callable[[float, Mapping[str, float]], None]
"""Hears during a fit which share of it is done, and what the losses are by name."""


class Trainer(Protocol):
    """Plays games to learn from, and learns from them."""

    @property
    def effort(self) -> int:
        """How much of `unit` a move is searched for, unless told otherwise."""
        ...

    @property
    def unit(self) -> str:
        """What the effort of a search is counted in: `simulations`, `nodes`."""
        ...

    def play(self, weights: Arrays | None, games: int, effort: int, seed: str, /) -> Arrays:
        """The decisions of so many games; without weights by what is known before learning.

        All arrays have a row for each decision.
        """
        ...

    def fit(self, turns: Sequence[Arrays], epochs: int, seed: int, note: Note, /) -> Arrays:
        """Weights learned from the decisions of games."""
        ...

    def judge(self, weights: Arrays, turns: Arrays, /) -> dict[str, float]:
        """How well weights foretell games they have not seen, by name."""
        ...

    def player(self, weights: Arrays | None, effort: int, seed: str, /) -> Player:
        """A bot with these weights, which stops a search after that effort and never by time."""
        ...
