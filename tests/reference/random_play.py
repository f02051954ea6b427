"""Random play of the reference games, the same for the same random.Random."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TypeVar

from .game import ReferenceGame

Game = TypeVar("Game", bound=ReferenceGame)


def random_ply(game: ReferenceGame, rng: random.Random) -> str:
    """A move at random, or a card as likely as it is."""
    if game.needs_chance:
        outcomes = game.chance_outcomes()
        weights = [float(probability) for probability in outcomes.values()]
        return rng.choices(list(outcomes), weights)[0]
    return rng.choice(sorted(game.legal_moves()))


def play_until(game: Game, rng: random.Random, stop: Callable[[Game], bool]) -> list[str]:
    """Play at random until `stop` holds or the game is over; returns what was played."""
    played: list[str] = []
    while not game.is_over and not stop(game):
        text = random_ply(game, rng)
        game.play(text)
        played.append(text)
    return played


def play_to_the_end(game: ReferenceGame, rng: random.Random) -> list[str]:
    """Play at random until the game is over; returns what was played."""
    return play_until(game, rng, lambda _: False)
