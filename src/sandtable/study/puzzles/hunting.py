"""Hunting for puzzles: one game of self-play is one task, which any process can do."""

import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from .puzzle import Puzzle
from .registry import workshop_of


@dataclass(frozen=True)
class Catch:
    """What one game brought."""

    number: int
    seconds: float
    found: tuple[Puzzle, ...]

    def to_json(self) -> dict[str, Any]:
        """As a line of a file."""
        found = [puzzle.to_json() for puzzle in self.found]
        return {"number": self.number, "seconds": round(self.seconds, 3), "found": found}

    @classmethod
    def from_json(cls, game: str, data: dict[str, Any]) -> "Catch":
        """The catch that `to_json` wrote."""
        found = tuple(Puzzle.from_json(game, puzzle) for puzzle in data["found"])
        return cls(data["number"], data["seconds"], found)


@dataclass(frozen=True)
class HuntTask:
    """Play a game, look for puzzles in it, prove them, and let all solvers try."""

    game: str
    seed: str
    number: int

    def play(self) -> Catch:
        """Whoever does it, and however often, the catch is the same."""
        began = time.perf_counter()
        workshop = workshop_of(self.game)
        found = [graded(puzzle) for puzzle in workshop.hunt(f"{self.seed} {self.number}")]
        return Catch(self.number, time.perf_counter() - began, tuple(found))


def graded(puzzle: Puzzle) -> Puzzle:
    """A puzzle with what every solver made of it."""
    workshop = workshop_of(puzzle.game)
    tries = {
        solver: "".join(
            str(int(workshop.attempt(puzzle, solver, str(seed)))) for seed in range(workshop.seeds)
        )
        for solver in workshop.solvers[puzzle.kind]
    }
    return replace(puzzle, tries=tries)


def tasks(game: str, seed: str, done: Iterable[int]) -> Iterator[HuntTask]:
    """All games that are not yet played, without end."""
    known = set(done)
    number = 0
    while True:
        if number not in known:
            yield HuntTask(game, seed, number)
        number += 1
