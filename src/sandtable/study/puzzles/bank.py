"""All puzzles of a game: as a file that ships, and to choose from.

The file is gzip-compressed JSON lines: a heading, then a puzzle a line, the easiest first.
"""

import gzip
import json
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from random import Random
from typing import Any

from ...errors import SandtableError
from ...games import load
from .puzzle import Puzzle
from .registry import workshop_of

FORMAT = "sandtable-puzzles/1"
FILE = "puzzles.jsonl.gz"
"""Beside the workshop of its game."""
NEAR = 150.0
"""How far from the wished rating most picks are."""
CLOSEST = 4
"""Puzzles nearest to the wish among which one is picked."""


class BadPuzzles(SandtableError):
    """A file of puzzles that cannot be read."""


class UnknownPuzzle(SandtableError):
    """There is no puzzle of that name."""

    code = "no-such-puzzle"


class Bank(Sequence[Puzzle]):
    """The puzzles of one game, the easiest first."""

    def __init__(self, game: str, puzzles: Iterable[Puzzle]) -> None:
        self.game = game
        self._puzzles = tuple(puzzles)
        self._by_id = {puzzle.id: puzzle for puzzle in self._puzzles}

    def __len__(self) -> int:
        return len(self._puzzles)

    def __getitem__(self, at: Any) -> Any:
        return self._puzzles[at]

    def __iter__(self) -> Iterator[Puzzle]:
        return iter(self._puzzles)

    def of_id(self, name: str) -> Puzzle:
        """The puzzle of this name."""
        if name not in self._by_id:
            raise UnknownPuzzle(f"there is no puzzle {name!r} of {load(self.game).title}")
        return self._by_id[name]

    def pick(
        self,
        rating: float | None = None,
        theme: str | None = None,
        kind: str | None = None,
        seen: Collection[str] = (),
        seed: int | str | None = None,
    ) -> Puzzle | None:
        """One that was not seen, near a rating, of a theme and kind; None if all were seen."""
        left = [
            puzzle
            for puzzle in self._puzzles
            if puzzle.id not in seen
            and (theme is None or theme in puzzle.themes)
            and (kind is None or puzzle.kind == kind)
        ]
        if not left:
            return None
        dice = Random(seed)
        if rating is None:
            return dice.choice(left)
        wish = dice.gauss(rating, NEAR)
        left.sort(key=lambda puzzle: (abs(puzzle.rating - wish), puzzle.id))
        return dice.choice(left[:CLOSEST])


def write_bank(game: str, puzzles: Iterable[Puzzle], made: Mapping[str, Any]) -> bytes:
    """A file with these puzzles: the same puzzles give the same bytes."""
    lines = [puzzle.to_json() for puzzle in puzzles]
    heading = {
        "format": FORMAT,
        "game": game,
        "rules": load(game).rules_version,
        "count": len(lines),
        "made": dict(made),
    }
    text = "".join(f"{json.dumps(line, separators=(',', ':'))}\n" for line in [heading, *lines])
    return gzip.compress(text.encode(), mtime=0)


def read_bank(data: bytes) -> Bank:
    """The puzzles in a file; BadPuzzles says what is wrong with it."""
    try:
        heading, *lines = gzip.decompress(data).decode().splitlines()
        said = json.loads(heading)
        if said["format"] != FORMAT:
            raise BadPuzzles(f"the format is {said['format']!r} and not {FORMAT!r}")
        game = said["game"]
        puzzles = [Puzzle.from_json(game, json.loads(line)) for line in lines]
    except (OSError, EOFError, ValueError, KeyError, TypeError) as error:
        raise BadPuzzles(f"this is no file of puzzles: {error}") from None
    if len(puzzles) != said["count"]:
        raise BadPuzzles(f"there are {len(puzzles)} puzzles and not {said['count']}")
    return Bank(game, puzzles)


@cache
def bank_of(game: str) -> Bank:
    """The puzzles that ship with a game; NoPuzzles if it has none."""
    package = type(workshop_of(game)).__module__.rpartition(".")[0]
    file = files(package) / FILE
    return read_bank(file.read_bytes()) if file.is_file() else Bank(game, ())


def find_puzzle(name: str) -> Puzzle:
    """A puzzle by its name, whatever its game."""
    return bank_of(name.rpartition("-")[0]).of_id(name)
