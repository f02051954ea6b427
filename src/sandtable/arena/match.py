"""A match: which pairs of games are to be played, and playing them."""

from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from itertools import combinations
from multiprocessing import get_context

from ..games import load
from ..players.registry import make_player
from .game import GameResult, play_game


@dataclass(frozen=True)
class Match:
    """Everybody against everybody, the same deals for all."""

    game: str
    players: tuple[str, ...]
    pairs: int
    """Mirrored pairs for every two players."""
    budget: float
    """Seconds a move."""
    seed: str

    @property
    def pairings(self) -> list[tuple[str, str]]:
        """Every two players."""
        return list(combinations(self.players, 2))

    def tasks(self) -> Iterator["PairTask"]:
        """All pairs of games, so that every pairing gets its share at any time."""
        for pair in range(self.pairs):
            for pairing in self.pairings:
                yield PairTask(self.game, pairing, pair, self.budget, self.seed)


@dataclass(frozen=True)
class PairTask:
    """Two games with the same deal and dice and the seats swapped."""

    game: str
    pairing: tuple[str, str]
    pair: int
    budget: float
    seed: str

    def play(self) -> tuple[GameResult, GameResult]:
        """Play both games."""
        game = load(self.game)
        first, second = (make_player(self.game, name) for name in self.pairing)
        seed = f"{self.seed} {self.pair}"
        one = play_game(game, (first, second), seed, self.pair, 0, self.budget)
        other = play_game(game, (second, first), seed, self.pair, 1, self.budget)
        return one, other


def play_task(task: PairTask) -> tuple[GameResult, GameResult]:
    """What a worker process runs."""
    return task.play()


def play_all(tasks: Iterator[PairTask], workers: int) -> Iterator[tuple[GameResult, GameResult]]:
    """Results of all tasks as they come. Whoever stops listening stops the match."""
    if workers == 1:
        yield from map(play_task, tasks)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        running: set[Future[tuple[GameResult, GameResult]]] = set()
        try:
            while True:
                while len(running) < workers and (task := next(tasks, None)) is not None:
                    running.add(pool.submit(play_task, task))
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        finally:
            for future in running:
                future.cancel()
