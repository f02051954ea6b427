"""What a game provides for its puzzles: `Study.puzzles` makes one."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Protocol

from ...errors import SandtableError
from .puzzle import Puzzle
from .saying import Saying


class Unproven(SandtableError):
    """A puzzle is not what it says; the message says why."""


class Verdict(StrEnum):
    """What an answer is."""

    OPEN = "open"
    """Right so far: there is more to do."""
    RIGHT = "right"
    NEARLY = "nearly"
    """Not the best, but so near that it gets credit."""
    WRONG = "wrong"


@dataclass(frozen=True)
class Answer:
    """What became of the moves somebody tried."""

    verdict: Verdict
    played: tuple[str, ...]
    """All moves since the start of the puzzle, the rival's replies among them."""
    line: tuple[str, ...] = ()
    """What would follow: the refutation of a wrong move, or how the right one goes on."""
    loss: float = 0.0
    """What it costs, in `unit`."""
    unit: str = ""
    """`points`, `moves`, or `chance` (of winning, from 0 to 1)."""
    is_lost: bool = False
    """Open, but it cannot become right any more: at best nearly."""

    @property
    def is_over(self) -> bool:
        """Whether the puzzle is decided."""
        return self.verdict is not Verdict.OPEN


@dataclass(frozen=True)
class Clue:
    """One step on the way to the solution: each says more than the one before."""

    about: str
    """`where` to look, `what` to do, which `move`, or `why`."""
    say: tuple[Saying, ...]
    """One or more sentences."""
    places: tuple[str, ...] = ()
    """Cells, colours or areas it is about, as moves name them."""
    line: tuple[str, ...] = ()


class Workshop(Protocol):
    """Finds, proves, grades and judges the puzzles of one game."""

    texts_folder: Path
    """Where the texts of the game are; they name every kind and theme (saying.py)."""
    themes: tuple[str, ...]
    """All themes of the game."""
    solvers: Mapping[str, Mapping[str, int | None]]
    """For each kind whose solve rates grade it, the weakest first, with Elo; None: to be fitted."""
    seeds: int
    """How often each of them tries."""
    kinds: tuple[str, ...]
    """What sorts of puzzles there are."""

    def hunt(self, seed: str) -> list[Puzzle]:
        """The puzzles in one game of self-play: the same seed finds the same."""

    def prove(self, puzzle: Puzzle, thorough: bool = False) -> None:
        """Check that a puzzle is right, or raise Unproven; thorough: all that was confirmed."""

    def attempt(self, puzzle: Puzzle, solver: str, seed: str) -> bool:
        """Whether a solver solves it."""

    def canonical(self, puzzle: Puzzle) -> str:
        """The same text for puzzles that are twins."""

    def themes_of(self, puzzle: Puzzle) -> tuple[str, ...]:
        """Which themes its solution has."""

    def question(self, puzzle: Puzzle) -> Saying:
        """What is asked, in a sentence."""

    def judge(self, puzzle: Puzzle, moves: Sequence[str]) -> Answer:
        """What the moves are that somebody tried, without the rival's replies."""

    def hints(self, puzzle: Puzzle, moves: Sequence[str] = ()) -> list[Clue]:
        """Hints in steps for the next move, after these right ones."""

    def twin(self, puzzle: Puzzle, seed: str) -> Puzzle:
        """The same puzzle turned, mirrored or in other colours."""
