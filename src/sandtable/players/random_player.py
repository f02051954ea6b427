"""The player who picks any legal move: the zero of every scale."""

import random

from .player import Decision, Player, SeatView


class RandomPlayer(Player):
    """Every legal move is as likely as any other."""

    name = "random"
    nbytes = 0
    thinks_by_time = False

    def __init__(self, seed: int | str | None = None) -> None:
        self._rng = random.Random(seed) if seed is not None else random.SystemRandom()

    def throw_dice_of(self, seed: str) -> None:
        """Its moves are those of the seed."""
        self._rng = random.Random(seed)

    def choose(self, view: SeatView, budget: float) -> Decision:
        """A legal move at random, at once."""
        return Decision(self._rng.choice(view.legal_moves))
