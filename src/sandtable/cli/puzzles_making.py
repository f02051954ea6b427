"""`sandtable puzzles make`: games are played and searched until there are enough puzzles."""

import json
import os
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

from rich.console import Console

from ..arena.cluster import play_on_cluster
from ..arena.match import WorkersLost, play_all
from ..errors import SandtableError
from ..study.puzzles.bank import write_bank
from ..study.puzzles.hunting import Catch, HuntTask, tasks
from ..study.puzzles.registry import workshop_of
from ..study.puzzles.selection import name_of, select

FORMAT = "sandtable-puzzle-hunt/1"
NEWS = 30.0
"""Seconds between two lines of news where there is no terminal for a bar."""


class BadHunt(SandtableError):
    """A file of catches that cannot be read, or that belongs to another hunt."""


class Tally:
    """How many different puzzles of each kind there are, and how long the rest may take."""

    def __init__(self, game: str, count: int) -> None:
        self._wanted = dict.fromkeys(workshop_of(game).kinds, count)
        self._names: dict[str, set[str]] = {kind: set() for kind in self._wanted}
        self.games = 0
        self._began = time.monotonic()
        self._counted_before = 0

    def add(self, catch: Catch) -> None:
        """Count a catch; twins count once."""
        self.games += 1
        for puzzle in catch.found:
            self._names[puzzle.kind].add(name_of(puzzle))

    def begin(self) -> None:
        """From now on the pace is measured."""
        self._counted_before = self.found
        self._began = time.monotonic()

    @property
    def found(self) -> int:
        """How many count: of each kind no more than wanted."""
        return sum(min(len(self._names[kind]), most) for kind, most in self._wanted.items())

    @property
    def wanted(self) -> int:
        return sum(self._wanted.values())

    @property
    def rate(self) -> float:
        """Puzzles in a second."""
        seconds = max(time.monotonic() - self._began, 1e-9)
        return (self.found - self._counted_before) / seconds

    def __str__(self) -> str:
        kinds = ", ".join(f"{len(names)} {kind}" for kind, names in self._names.items())
        left = (self.wanted - self.found) / self.rate if self.rate else float("inf")
        pace = f"{self.rate * 60:.1f} a minute, {left / 60:.0f} min left" if self.rate else "..."
        return f"{kinds} of {self.wanted} wanted from {self.games} games; {pace}"


def hunt(game: str, count: int, seed: str, out: Path, workers: int, ray: str | None) -> list[Catch]:
    """Play on until there are so many puzzles of every kind; what is found is on disk at once."""
    caught = read_catches(out, game, seed)
    tally = Tally(game, count)
    for catch in caught:
        tally.add(catch)
    tally.begin()
    todo = tasks(game, seed, [catch.number for catch in caught])
    console = Console(stderr=True)
    told = time.monotonic()
    with redirect_stdout(sys.stderr), console.status(str(tally)) as status:
        if tally.found < tally.wanted:
            for catch in _results(todo, out, workers, ray):
                append(out, catch)
                caught.append(catch)
                tally.add(catch)
                status.update(str(tally))
                if not console.is_terminal and time.monotonic() - told > NEWS:
                    console.print(str(tally), soft_wrap=True)
                    told = time.monotonic()
                if tally.found >= tally.wanted:
                    break
    console.print(str(tally), soft_wrap=True)
    return caught


def ship(game: str, caught: list[Catch], keep: int, seed: str, to: Path) -> Counter[str]:
    """Write what ships into a file; how many of each kind."""
    chosen = select(game, (puzzle for catch in caught for puzzle in catch.found), keep)
    to.write_bytes(write_bank(game, chosen, {"seed": seed, "games": len(caught)}))
    return Counter(puzzle.kind for puzzle in chosen)


def _results(todo: Iterator[HuntTask], out: Path, workers: int, ray: str | None) -> Iterator[Catch]:
    try:
        yield from play_all(todo, workers) if ray is None else play_on_cluster(todo, ray)
    except WorkersLost as error:
        rest = f"{out} keeps what was found, and the same command goes on from there"
        raise WorkersLost(f"{error}; {rest}") from error


def read_catches(path: Path, game: str, seed: str) -> list[Catch]:
    """What an earlier run has found; a last line that was cut off is a game not yet played."""
    heading = {"format": FORMAT, "game": game, "seed": seed}
    if not path.exists():
        path.write_text(json.dumps(heading) + "\n", encoding="utf-8")
        return []
    lines = path.read_bytes().split(b"\n")
    if _parse(path, lines[0], 1) != heading:
        raise BadHunt(f"{path} belongs to another hunt: {lines[0].decode(errors='replace')}")
    if lines[-1]:
        with path.open("rb+") as file:
            file.truncate(len(b"\n".join(lines[:-1])) + 1)
    found = {}
    for number, line in enumerate(lines[1:-1], start=2):
        catch = Catch.from_json(game, _parse(path, line, number))
        found[catch.number] = catch
    return list(found.values())


def append(path: Path, catch: Catch) -> None:
    """Write a catch down before anybody counts it."""
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(catch.to_json(), separators=(",", ":")) + "\n")
        file.flush()
        os.fsync(file.fileno())


def _parse(path: Path, line: bytes, number: int) -> Any:
    try:
        return json.loads(line)
    except ValueError:
        raise BadHunt(f"{path}, line {number}: not JSON") from None
