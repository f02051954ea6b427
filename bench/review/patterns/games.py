"""Games between levels, for the sections that measure reviews."""

from random import Random

from sandtable.games import Game, Position, load
from sandtable.games.batch import States
from sandtable.players.patterns.bot import PatternsBot
from sandtable.players.patterns.levels import LEVELS
from sandtable.players.player import SeatView

GAME: Game = load("patterns")
LADDER = ("first-game", "novice", "casual", "steady", "skilled", "expert")
WILD = 4
"""Moves at the beginning of a game of which half are made by chance."""
SECONDS = 60.0
"""For one move; the levels stop at a number of positions long before."""


def patterns_game(
    seed: str, dice: Random, levels: tuple[str, str] | None = None
) -> tuple[Position, list[tuple[States, str]]]:
    """A game of two levels, by default any two: the end, and every position with its move."""
    position = GAME.deal(seed=seed)
    one, other = levels or (dice.choice(LADDER), dice.choice(LADDER))
    bots = [PatternsBot(name, LEVELS[name].limits) for name in (one, other)]
    steps: list[tuple[States, str]] = []
    while not position.is_over:
        seat = position.seat
        assert seat is not None
        if levels is None and len(position.moves) < WILD and dice.random() < 0.5:
            move = dice.choice(position.legal_moves())
        else:
            move = bots[seat].choose(SeatView.of(position, seat), SECONDS).move
        steps.append((position.observation(None), move))
        position.play(move)
    return position, steps
