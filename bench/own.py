"""Our own games at work: compiled random games, and text moves through the friendly API."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

import sandtable
from sandtable import Game, Position
from sandtable.games.dice import below, dice

from .timing import Work

OPTIONS: dict[str, dict[str, Any]] = {"mandamina": {"goal": "simple"}}
"""Random Mandamina moves do not gather eight colours: only the simple game, 44 moves, ends."""

SEED = "bench"
GAMES_A_PIECE = 500
"""Random games in one call: enough that the call itself weighs nothing."""
PREPARED_GAMES = 50


class RandomGames:
    """Random games of one kind, deal to score, with the arrays that they need."""

    def __init__(self, name: str) -> None:
        game = sandtable.load(name)
        options = game.read_options(OPTIONS.get(name, {}))
        self.points = np.zeros(game.seat_count(options), dtype=np.int64)
        self._play = game.batch.random_games
        self._states = game.new_states(options)
        self._rolls = dice(SEED)
        self._scratch = (
            game.deal_bounds,
            np.zeros_like(game.deal_bounds),
            np.zeros(game.most_legal, dtype=np.int64),
            np.zeros(max(game.chance_outcomes, 1), dtype=np.int64),
            self.points,
        )

    def play(self, games: int = GAMES_A_PIECE) -> int:
        """The decisions made in so many games; `points` are then those of the last one."""
        return int(self._play(self._states, self._rolls, games, *self._scratch))

    def play_long(self) -> int:
        """Some tenths of a second of games."""
        return self.play(20 * GAMES_A_PIECE)


def lengths_and_points(games: int) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """The decisions and the points of so many random games of Patterns."""
    random_games = RandomGames("patterns")
    lengths = np.empty(games, dtype=np.int64)
    points = np.empty((games, len(random_games.points)), dtype=np.int64)
    for i in range(games):
        lengths[i] = random_games.play(1)
        points[i] = random_games.points
    return lengths, points


def text_moves(name: str, ask_first: bool) -> Work:
    """Play prepared games again through `Position.play`, asking for all legal moves or not."""
    prepared = [_prepare(sandtable.load(name), seed) for seed in range(PREPARED_GAMES)]

    def play_again() -> int:
        played = 0
        for start, moves in prepared:
            position = start.copy()
            for move in moves:
                if ask_first:
                    position.legal_moves()
                position.play(move)
            played += len(moves)
        return played

    return play_again


def _prepare(game: Game, seed: int) -> tuple[Position, list[str]]:
    """A dealt position and the moves of a random game from it."""
    position = game.deal(seed, **OPTIONS.get(game.name, {}))
    start = position.copy()
    rolls = dice(f"{SEED} {seed}")
    decisions = []
    while not position.is_over:
        legal = position.legal_moves()
        decisions.append(legal[below(rolls, len(legal))])
        position.play(decisions[-1])
    return start, decisions
