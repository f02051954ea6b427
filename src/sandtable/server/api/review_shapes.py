"""Reviews and hints as they are asked for and sent. Answers are described here alone: nothing is
checked against them while the server runs; tests do that."""

from typing import Annotated, Any, Literal

from pydantic import Field
from typing_extensions import TypedDict

from .positions import AnyPosition
from .schema import Frame
from .shapes import TABLE_NAME, Body, GameName, make_exact

LONGEST_MOVE = 40
"""Characters of a move that somebody sends."""
MOST_PLIES = 600
"""Moves and chance events of a game that is reviewed."""
MOST_SEATS = 8

MarkName = Literal["forced", "good", "close", "slip", "mistake", "blunder"]
DepthName = Literal["default", "deep"]


class ReviewWish(Body):
    """Which game to review: a finished one of a table, or a record of my own."""

    table: Annotated[str, Field(pattern=TABLE_NAME)] | None = None
    record: dict[str, Any] | None = None
    """As docs/formats.md describes it, of a game that is over."""
    depth: DepthName = "default"
    begin: bool = True
    """False: open it only, for single moves to be tried."""


class MoveTried(Body):
    """A move that I would have made."""

    move: Annotated[str, Field(min_length=1, max_length=LONGEST_MOVE)]


class ReviewPoint(TypedDict):
    """What the game was worth to the first seat, or to all together, after so many moves."""

    ply: int
    """Moves and chance events so far."""
    number: int
    """Moves so far."""
    value: float
    chance: float | None
    """To win; null where there is no rival."""
    margin: float
    is_proven: bool


class ReviewedMove(TypedDict):
    """A move that was looked at, for the seat that decided."""

    move: str
    chance: float | None
    margin: float
    behind: float
    """In points of percent behind the best one, or in points where all play together."""


class GradeSeen(TypedDict):
    """A decision, graded by what its player could know."""

    ply: int
    number: int
    """Which move of the game it is, from 1."""
    seat: int
    move: str
    best: str
    mark: MarkName
    loss: float
    """In points of percent, or in points where all play together; with its 95 % interval."""
    low: float
    high: float
    points: float
    is_proven: bool
    text: str
    reasons: list[str]
    candidates: list[ReviewedMove]
    line: list[str]
    """What may follow, beginning with the move."""
    better_line: list[str]
    more: dict[str, Any]
    """What only this game has: belief, plans."""


class LedgerPart(TypedDict):
    """A part of what led to the result."""

    name: str
    title: str
    amount: float
    """In points of percent, or in points where all play together."""


class LedgerSeen(TypedDict):
    """How the result of a seat came about: the parts add up to it."""

    seat: int
    parts: list[LedgerPart]
    result: float


class AccuracySeen(TypedDict):
    """How well a seat decided, from 0 to 100."""

    value: float
    low: float
    high: float
    loss: float
    decisions: int
    text: str


class TurningPointSeen(TypedDict):
    """A moment that decided much."""

    ply: int
    number: int
    kind: Literal["decision", "chance", "deal", "declared"]
    seat: int | None
    text: str


class ReviewEvent(TypedDict):
    """How one step moved the value of the first seat, in points of percent or points."""

    ply: int
    number: int
    kind: Literal["decision", "chance", "deal", "declared"]
    seat: int | None
    luck: float
    error: float
    hidden: float
    judge: float


class WholeReview(TypedDict):
    """What is said of the game as a whole, when all of it was looked at."""

    version: str
    verdict: str
    turning_points: list[TurningPointSeen]
    ledgers: list[LedgerSeen]
    accuracy: list[AccuracySeen]
    events: list[ReviewEvent]
    is_finished: bool


class ReviewSeen(TypedDict):
    """A review as far as it has come."""

    id: str
    game: GameName
    depth: DepthName
    unit: Literal["chance", "points", "moves"]
    state: Literal["idle", "waiting", "running", "done", "failed", "cancelled"]
    before: int
    """How many reviews come first."""
    done: int
    total: int
    names: list[str]
    seat: int | None
    """Yours at the table; null in a record, and for whoever watched."""
    marks: dict[str, str]
    """What each mark is called."""
    points: list[ReviewPoint]
    cursor: int
    """Ask with `since` for the grades after these."""
    grades: list[GradeSeen]
    whole: WholeReview | None
    code: str | None
    """Why it has failed."""


class ReviewFrames(TypedDict):
    """The positions of a reviewed game, as one seat saw them."""

    seat: int
    frames: list[Frame]


class Moment(TypedDict):
    """A decision as its player had it."""

    ply: int
    number: int
    seat: int
    position: AnyPosition
    """As that seat saw it, with its legal moves."""
    played: list[Frame]
    """The move that was made and what may follow, as far as it can be shown."""
    better: list[Frame]
    """The same for the best move; empty while that is not known."""


class TrySeen(TypedDict):
    """What a move would have been worth."""

    is_good: bool
    """Just as good, or not to be told apart from the best."""
    text: str
    grade: GradeSeen
    line: list[Frame]
    better: list[Frame]


class GameHint(TypedDict):
    """One step of help."""

    step: Literal["where", "which", "why"]
    number: int
    """How many events the table had."""
    texts: list[str]
    places: list[str]
    """What the board points at."""
    move: str | None
    """From the second step on."""


class BeliefShare(TypedDict):
    """Of one colour: how many cards are expected, and how likely is one."""

    expected: float
    any: float


class BeliefKind(TypedDict):
    """By the letters of the colours."""

    hand: dict[str, BeliefShare]
    cup: dict[str, BeliefShare]


class BeliefSeen(TypedDict):
    """What a seat may think of what it cannot see; null if the game hides nothing."""

    number: int
    belief: dict[str, BeliefKind] | None
    """`counting`, and `weighted` by how plausible the rival's moves were."""


class BeliefsSeen(TypedDict):
    """What a seat could think at every position of a replay."""

    seat: int
    beliefs: list[dict[str, BeliefKind] | None]
    """After the deal and after each move; none if the game hides nothing."""


make_exact(ReviewSeen | ReviewFrames | Moment | TrySeen | GameHint | BeliefSeen | BeliefsSeen)
