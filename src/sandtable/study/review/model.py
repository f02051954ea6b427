"""A review as data: docs/review.schema.json is its published form.

Values are of the first seat (or of all together) unless said otherwise, in the unit of the game:
a utility from 0 to 1, or points. Losses are of the seat that decided, never below 0.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from .marks import Accuracy, Mark

FORMAT = "sandtable-review/1"
VERSION = "1"
"""Of the generic part: another one may give other reviews."""

DECISION: Final = "decision"
CHANCE_EVENT: Final = "chance"
DEAL: Final = "deal"
DECLARED: Final = "declared"
EventKind = Literal["decision", "chance", "deal", "declared"]
JsonObject = dict[str, Any]


@dataclass(frozen=True)
class Standing:
    """What a position is worth to the first seat, or to all together."""

    value: float
    """In the unit of the game: exact at the end of a game."""
    chance: float | None
    """The chance to win, a draw counted half; None where there is no rival."""
    margin: float
    """Points ahead at the end; the score at the end where there is no rival."""
    is_proven: bool = False


@dataclass(frozen=True)
class Number:
    """A figure with its 95 % interval; exact ones have no width."""

    value: float
    low: float
    high: float

    @classmethod
    def exact(cls, value: float) -> "Number":
        """A figure that is known."""
        return cls(value, value, value)

    @property
    def excludes_zero(self) -> bool:
        """Whether it is certainly more, or certainly less, than nothing."""
        return self.low > 0.0 or self.high < 0.0


@dataclass(frozen=True)
class Fact:
    """One reason why one move is better than another: see facts.py for when it is told."""

    kind: str
    """Every game has its own; texts call the sentence `<game>-fact-<kind>`."""
    subject: Mapping[str, str | int]
    """What it is about, in letters and numbers of moves: a colour, a seat, a group."""
    move: str
    """The move that was played."""
    better: str
    """The move it is compared with."""
    with_move: Number
    with_better: Number
    difference: Number
    """With the better move minus with the one played, paired."""
    unit: str
    """`points`, `moves`, or `share` (of the worlds, from 0 to 1)."""
    share: float
    """How much of the whole difference between the two moves it makes."""
    percent: float
    """The same in points of percent of the loss."""
    is_proven: bool
    seed: str = ""
    """What a sample began with; empty if proven."""
    samples: int = 0


@dataclass(frozen=True)
class Candidate:
    """A move that was looked at, for the seat that decided."""

    move: str
    value: float
    """In the unit of the game, for the seat that decided."""
    chance: float | None
    margin: float
    behind: Number
    """How far behind the best one; exact 0 for the best."""


@dataclass(frozen=True)
class Grade:
    """A decision, graded by what its player could know at that moment."""

    ply: int
    """Where it stands among the moves of the record, from 0."""
    seat: int
    move: str
    best: str
    candidates: tuple[Candidate, ...]
    """The best first; always the move that was played too. A forced move: only itself."""
    loss: float
    low: float
    high: float
    is_proven: bool
    mark: Mark
    stake: float
    """How much there was to lose: the best move against the worst, in the unit of the game."""
    points: float = 0.0
    """What it cost in points."""
    facts: tuple[Fact, ...] = ()
    """Only those that are told."""
    line: tuple[str, ...] = ()
    """What may follow the move, beginning with it."""
    better_line: tuple[str, ...] = ()
    """What may follow the best move, beginning with it."""
    more: Mapping[str, Any] = field(default_factory=dict)
    """What only this game has, JSON-able: belief, plans."""


@dataclass(frozen=True)
class Event:
    """One step from V before to V after, split: after = before + luck + error + hidden + judge.

    All in values of the first seat. Of a decision, `error` and `hidden` are of the seat that
    decided, written for the first seat. `conceded` is what a table's ending changed.
    """

    ply: int
    """Of its move; -1: the deal."""
    kind: EventKind
    seat: int | None
    before: float
    after: float
    luck: float = 0.0
    error: float = 0.0
    hidden: float = 0.0
    judge: float = 0.0
    conceded: float = 0.0


@dataclass(frozen=True)
class Ledger:
    """How the result of one seat came about: the parts add up to it. All for this seat."""

    seat: int
    base: float
    """What a game is worth before the deal."""
    deal: float
    luck: float
    """In the seat's own chance events."""
    others_luck: float
    error: float
    """What the seat gave away: never above 0."""
    others_error: float
    """What came from errors of others: a gift of a rival, or a loss shared with partners."""
    hidden: float
    """What unseen cards made of the seat's own decisions."""
    others_hidden: float
    judge: float
    """Uncertain: where our own judgement changed."""
    conceded: float
    """What giving up, time or an agreement changed."""
    result: float

    @property
    def total(self) -> float:
        """The parts together: the result."""
        return sum(self.parts.values())

    @property
    def parts(self) -> dict[str, float]:
        """All that adds up to the result."""
        return {name: value for name, value in vars(self).items() if name not in ("seat", "result")}


@dataclass(frozen=True)
class Point:
    """A point of the graph: what the game was worth after so many moves."""

    ply: int
    """How many moves of the record have been made."""
    value: float
    chance: float | None
    margin: float
    is_proven: bool = False


@dataclass(frozen=True)
class TurningPoint:
    """A moment that decided much: a decision or a chance event."""

    ply: int
    kind: EventKind
    seat: int | None
    amount: float
    """How much it moved the value of the first seat."""


@dataclass(frozen=True)
class Verdict:
    """What decided the game, as data: the texts have the sentence `review-verdict-<name>`."""

    name: str
    """`luck`, `errors`, `blunder`, `hidden`, `even`, `optimal`, `conceded` or `unfinished`."""
    seat: int | None
    """Who won or is ahead; None: nobody, or all together."""
    words: Mapping[str, str | int]


@dataclass(frozen=True)
class Review:
    """Everything that is said of one game."""

    game: str
    rules: str
    version: str
    """Of the reviewer: the same record, version and depth give the same review."""
    depth: str
    unit: str
    seats: tuple[str, ...]
    points: tuple[Point, ...]
    events: tuple[Event, ...]
    grades: tuple[Grade, ...]
    ledgers: tuple[Ledger, ...]
    accuracy: tuple[Accuracy, ...]
    """Of each seat."""
    turning_points: tuple[TurningPoint, ...]
    verdict: Verdict
    result: Standing
    """How it ended; an unfinished game: what the last position is worth."""
    is_finished: bool
    format: str = FORMAT
