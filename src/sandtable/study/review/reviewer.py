"""What a game provides for reviews: `Study.review` makes a `Reviewer`.

A reviewer opens a session for one game. The session answers three questions: what is a position
worth (all cards open; fixed before the game is looked at, exact at its end), how good was a
decision (by what its player could know), and why. Everything is the same for the same seed.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol, runtime_checkable

from ...games import Position
from ...games.outcome import Outcome
from ...players.player import SeatView
from ..saying import Saying
from .model import Candidate, Fact, Standing


@dataclass(frozen=True)
class Depth:
    """How much effort a review is."""

    name: str
    factor: float
    """Times the usual number of worlds, nodes or seconds of a proof."""


DEFAULT, DEEP = "default", "deep"
DEPTHS = {
    DEFAULT: Depth(DEFAULT, 1.0),
    DEEP: Depth(DEEP, 8.0),
}


@dataclass(frozen=True)
class Step:
    """One move or chance event of a record, and the position before it."""

    ply: int
    before: Position
    move: str
    seat: int | None
    """Who decided; None: chance."""
    owner: int | None
    """Whose move it is, or whose chance: the seat that decided last; None before any decision."""


@dataclass(frozen=True)
class Walk:
    """A game from its start to where its record ends."""

    steps: tuple[Step, ...]
    last: Position
    outcome: Outcome | None
    """How it ended, by its rules or by its table; None: it has not."""

    @property
    def start(self) -> Position:
        """Right after the deal."""
        return self.steps[0].before if self.steps else self.last


@dataclass(frozen=True)
class Judged:
    """What a session says of one decision; losses and values are of the seat that decided."""

    best: str
    candidates: tuple[Candidate, ...]
    """The best first, and always the move that was played."""
    loss: float
    low: float
    high: float
    stake: float
    points: float = 0.0
    is_proven: bool = False
    line: tuple[str, ...] = ()
    better_line: tuple[str, ...] = ()
    more: Mapping[str, Any] = field(default_factory=dict)


class Session(Protocol):
    """Reviews one game. May keep what it has found out (tables, plans) while it lives."""

    def glance(self, position: Position) -> Standing:
        """What a position is worth, within a few milliseconds: for the first graph."""

    def value(self, position: Position, seed: str) -> Standing:
        """V: what a position is worth with all cards open; exact at the end.

        Where chance is due, the mean of what is worth what comes after it.
        """

    def expected(self, position: Position, seed: str) -> float | None:
        """The sum of p V over the outcomes of the chance that is due; None: `value` is just that.

        A game without chance is never asked.
        """

    def order(self, plies: Sequence[int]) -> Sequence[int]:
        """In which order a game is looked at: backwards where endings are solved."""

    def judge(self, view: SeatView, move: str, seed: str) -> Judged:
        """How good a decision was, by what its player could know."""

    def explain(self, view: SeatView, move: str, judged: Judged, seed: str) -> tuple[Fact, ...]:
        """Why the best move is better, for marked decisions: all facts, told or not."""

    def check(self, view: SeatView, fact: Fact) -> bool:
        """Whether a fact is true: recomputed from what the seat knew and the fact's seed."""


@runtime_checkable
class Believing(Protocol):
    """What the session of a game with secrets may answer besides."""

    def believe(self, view: SeatView) -> dict[str, Any]:
        """What a seat may think of what it cannot see, on turn or not; as its board shows it."""


class Reviewer(Protocol):
    """Reviews the games of one game."""

    version: str
    """Another one may give other reviews."""
    unit: str
    """`chance`, `points` or `moves`: see marks.py."""
    texts_folder: Path
    remembers: bool
    """Whether a grade depends on the way to a position, not on the position alone."""
    is_whole: bool
    """Whether it depends on the rest of the game too (a table filled from the end, a line that was
    followed): then nothing is shared between games."""

    def base(self, options: Mapping[str, Any]) -> float:
        """What a game is worth to the first seat before the deal: a constant from many deals."""

    def open(self, walk: Walk, depth: Depth) -> Session:
        """Begin with one game."""

    def ended(self, outcome: Outcome, last: Position | None = None) -> Standing:
        """What an ending is worth to the first seat (or to all): exact.

        `last` is where it ended, for games whose options say what counts.
        """

    def say(self, fact: Fact) -> Saying:
        """A fact as a sentence: a message `<game>-fact-<kind>` of the game's texts."""
