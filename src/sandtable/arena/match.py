"""A match: which pairs of games are to be played, and playing them."""

import os
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack
from dataclasses import dataclass
from functools import cache
from itertools import combinations, pairwise
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Protocol, TypeVar

from ..errors import SandtableError
from ..games import load
from ..players.external import ExternalPlayer
from .entrants import entrant, is_program, make_entrant, plain_name
from .game import GameResult, play_game

Pair = tuple[GameResult, GameResult]
T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)

WARM_UP = "warm up"
"""The seed of the game that warms a player, which nobody counts."""
AT_ONCE = 0.001
"""A budget that asks for an answer without thinking."""


class WorkersLost(SandtableError):
    """The match cannot go on for want of somebody who plays; what is played stays played."""


class Task(Protocol[T_co]):
    """Work that depends on nothing but itself: any process may do it, and do it again."""

    def play(self) -> T_co:
        """Do it."""
        ...


@dataclass(frozen=True)
class Match:
    """Who meets whom, the same deals for all."""

    game: str
    players: tuple[str, ...]
    pairs: int
    """Mirrored pairs for every two players."""
    budget: float | None
    """Seconds per move; None: as long as each player takes when people play it."""
    seed: str
    is_ladder: bool = False
    """Everybody meets the next weaker one only; the weakest is named first."""

    @property
    def pairings(self) -> list[tuple[str, str]]:
        """Who meets whom."""
        if self.is_ladder:
            return [(above, below) for below, above in pairwise(self.players)]
        return list(combinations(self.players, 2))

    def budget_of(self, player: str) -> float:
        """Seconds per move for one of the players."""
        return entrant(self.game, player).budget if self.budget is None else self.budget

    def tasks(self) -> Iterator["PairTask"]:
        """All pairs of games, so that every pairing gets its share at any time."""
        for pair in range(self.pairs):
            for first, second in self.pairings:
                budgets = (self.budget_of(first), self.budget_of(second))
                yield PairTask(self.game, (first, second), pair, budgets, self.seed)


@dataclass(frozen=True)
class PairTask:
    """Two games with the same deal and dice and the seats swapped."""

    game: str
    pairing: tuple[str, str]
    pair: int
    budgets: tuple[float, float]
    """Seconds per move for each of the pairing."""
    seed: str

    def play(self) -> Pair:
        """Play both games. Whoever plays the task, and however often, the deal is the same."""
        for name in map(plain_name, self.pairing):
            if not is_program(name):  # A program is started before its first move.
                warm(self.game, name)
        game = load(self.game)
        first, second = (make_entrant(self.game, name) for name in self.pairing)
        seed = f"{self.seed} {self.pair}"
        with ExitStack() as stack:
            for player in (first, second):
                if isinstance(player, ExternalPlayer):
                    stack.callback(player.close)
            one = play_game(game, (first, second), seed, self.pair, 0, self.budgets)
            other = play_game(game, (second, first), seed, self.pair, 1, self.budgets[::-1])
        return one, other


@cache
def warm(game: str, name: str) -> None:
    """Load a player's compiled code once in this process: no move that counts waits for it."""
    players = make_entrant(game, name), make_entrant(game, name)
    play_game(load(game), players, WARM_UP, 0, 0, (AT_ONCE, AT_ONCE))


def play_all(tasks: Iterator[Task[T]], workers: int) -> Iterator[T]:
    """Results of all tasks as they come. Whoever stops listening stops the match."""
    if workers == 1:
        for task in tasks:
            yield task.play()
        return
    try:
        yield from _play_in_processes(tasks, workers)
    except BrokenProcessPool:
        raise WorkersLost("a process that played was ended from outside") from None


def _play_in_processes(tasks: Iterator[Task[T]], workers: int) -> Iterator[T]:
    spawn = get_context("spawn")
    with ProcessPoolExecutor(workers, spawn, initializer=end_with_parent) as pool:
        running: set[Future[T]] = set()
        try:
            while True:
                while len(running) < workers and (task := next(tasks, None)) is not None:
                    running.add(pool.submit(task.play))
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        finally:
            for future in running:
                future.cancel()


def end_with_parent() -> None:
    """Let this process end when the one that started it is killed: nobody else would end it."""
    Thread(target=_wait_for_end, daemon=True).start()


def _wait_for_end() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
