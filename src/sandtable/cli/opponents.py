"""Who plays when no person does: a player that knows only what is legal."""

import random

from ..games import Position

NAME = "Random player"
"""A seat with this name in a record is played by the computer when the game is resumed."""


def generator(purpose: str, seed: str | None) -> random.Random:
    """Random numbers of one's own: foreseeable with a seed, by nobody without one."""
    if seed is None:
        return random.SystemRandom()
    return random.Random(f"{purpose} {seed}")


class RandomPlayer:
    """Takes any legal move, each as likely as any other."""

    def __init__(self, seed: str | None = None) -> None:
        self._generator = generator("random player", seed)

    def choose(self, position: Position) -> str:
        """A move for whoever is on turn."""
        return self._generator.choice(position.legal_moves())
