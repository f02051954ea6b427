"""Work that any process or machine can do: some games to learn from, a pair of a match."""

from dataclasses import dataclass

from ..arena.game import play_game
from ..arena.results import score_of_pair
from ..games import load
from ..players.registry import roster_of
from ..players.trainer import Arrays, Trainer
from .plan import BadTraining

LONG = 600.0
"""Seconds for a move: the effort ends a search, not the time."""
NEW, OLD = "new", "old"


def trainer_of(game: str) -> Trainer:
    """What trains the bot of a game."""
    make = roster_of(game).trainer
    if make is None:
        raise BadTraining(f"nobody can train a bot for {load(game).title} yet")
    return make()


@dataclass(frozen=True)
class ChunkTask:
    """Games to learn from."""

    game: str
    weights: Arrays | None
    games: int
    effort: int
    seed: str
    number: int

    def play(self) -> tuple[int, Arrays]:
        """Play them; whoever does, and however often, they are the same."""
        trainer = trainer_of(self.game)
        return self.number, trainer.play(self.weights, self.games, self.effort, self.seed)


@dataclass(frozen=True)
class PairTask:
    """A mirrored pair between new weights and the best before."""

    game: str
    weights: Arrays
    others: Arrays | None
    effort: int
    seed: str
    pair: int

    def play(self) -> tuple[int, float]:
        """Play both games; the score of the new weights, from 0 to 1."""
        trainer = trainer_of(self.game)
        seed = f"{self.seed} {self.pair}"
        new = trainer.player(self.weights, self.effort, f"{seed} {NEW}")
        old = trainer.player(self.others, self.effort, f"{seed} {OLD}")
        new.name, old.name = NEW, OLD
        rules, times = load(self.game), (LONG, LONG)
        one = play_game(rules, (new, old), seed, self.pair, 0, times)
        other = play_game(rules, (old, new), seed, self.pair, 1, times)
        return self.pair, score_of_pair((one, other))
