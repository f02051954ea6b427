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


def trainer_of(game: str, learner: str) -> Trainer:
    """What trains this part of the bot of a game."""
    return roster_of(game).trainers[check_learner(game, learner)]()


def check_learner(game: str, wish: str | None) -> str:
    """The name of what learns: as wished if there is such a thing, else the usual."""
    learners = list(roster_of(game).trainers)
    if not learners:
        raise BadTraining(f"nobody can train a bot for {load(game).title} yet")
    if wish is not None and wish not in learners:
        known = " or ".join(learners)
        raise BadTraining(f"what learns in {load(game).title} is {known}, not {wish}")
    return wish or learners[0]


@dataclass(frozen=True)
class ChunkTask:
    """Games to learn from."""

    game: str
    learner: str
    weights: Arrays | None
    games: int
    effort: int
    seed: str
    number: int

    def play(self) -> tuple[int, Arrays]:
        """Play them; whoever does, and however often, they are the same."""
        trainer = trainer_of(self.game, self.learner)
        return self.number, trainer.play(self.weights, self.games, self.effort, self.seed)


@dataclass(frozen=True)
class PairTask:
    """A mirrored pair between new weights and the best before."""

    game: str
    learner: str
    weights: Arrays
    others: Arrays | None
    effort: int
    seed: str
    pair: int

    def play(self) -> tuple[int, float]:
        """Play both games; the score of the new weights, from 0 to 1."""
        trainer = trainer_of(self.game, self.learner)
        seed = f"{self.seed} {self.pair}"
        new = trainer.player(self.weights, self.effort, f"{seed} {NEW}")
        old = trainer.player(self.others, self.effort, f"{seed} {OLD}")
        new.name, old.name = NEW, OLD
        rules, times = load(self.game), (LONG, LONG)
        one = play_game(rules, (new, old), seed, self.pair, 0, times)
        other = play_game(rules, (old, new), seed, self.pair, 1, times)
        return self.pair, score_of_pair((one, other))
