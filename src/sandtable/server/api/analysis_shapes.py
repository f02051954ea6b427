"""The analysis board as it is asked for and sent. Positions are described here alone: nothing is
checked against them while the server runs; tests do that."""

from typing import Annotated, Any

from pydantic import Field
from typing_extensions import TypedDict

from ...records.variations import LONGEST_COMMENT
from .positions import AnyPosition
from .schema import Result
from .shapes import Body, GameName, Shape, make_exact

LONGEST_PICTURE = 3_000
LONGEST_TEXT = 60_000
"""Of a record or a picture that somebody pastes."""
LONGEST_MOVE = 40
MOST_MOVES = 600
"""From the start to the position that is shown."""
MOST_NODES = 2_000
"""Of a tree."""
MOST_OPTIONS = 8
LONGEST_NAME = 80
MOST_SEATS = 12

MoveText = Annotated[str, Field(min_length=1, max_length=LONGEST_MOVE)]
Comment = Annotated[str, Field(max_length=LONGEST_COMMENT)]


class DealWish(Body):
    """A game with its options."""

    options: Annotated[dict[str, str | int], Field(max_length=MOST_OPTIONS, default_factory=dict)]


class StartSent(DealWish):
    """Where an analysis begins: with a picture or with a deal."""

    picture: Annotated[str, Field(max_length=LONGEST_PICTURE)] | None = None
    """A position as text, all of it."""
    deal: dict[str, Any] | None = None
    """A deal as in a record."""


class PlaceSent(StartSent):
    """A position by its start and the moves from there, chance among them."""

    moves: Annotated[list[MoveText], Field(max_length=MOST_MOVES, default_factory=list)]


class PositionWish(PlaceSent):
    """What somebody wants to look at."""

    seat: Annotated[int, Field(ge=0, lt=MOST_SEATS)] | None = None
    """Whose view it shall be; without one, that of the seat to move."""
    draw: bool = False
    """Whether chance that is due shall come as it may."""


class EngineWish(PlaceSent):
    """What an engine shall think about."""

    deep: bool = False
    """For longer, and where there is a solver with a proof."""


class NodeSent(Body):
    """A move of a tree."""

    parent: Annotated[int, Field(ge=-1)]
    """The number of the move before it, in the list; -1 for the start."""
    move: MoveText
    comment: Comment = ""


class TreeSent(StartSent):
    """A start with everything that was tried from it."""

    nodes: Annotated[list[NodeSent], Field(max_length=MOST_NODES, default_factory=list)]


class RecordWish(TreeSent):
    """A tree that shall become a record."""

    comment: Comment = ""
    """What was written about the start."""
    names: Annotated[
        list[Annotated[str, Field(max_length=LONGEST_NAME)]],
        Field(max_length=MOST_SEATS, default_factory=list),
    ]
    """Of the seats; may be left out."""


class TextSent(Body):
    """Something pasted: a record, or a position of a game as text."""

    text: Annotated[str, Field(min_length=1, max_length=LONGEST_TEXT)]


class Outcome(TypedDict):
    """What may come, and how likely it is."""

    move: str
    chance: float


class AnalysisPosition(TypedDict):
    """A position at the analysis board."""

    picture: str
    """The whole position as text; `picture` takes it."""
    options: dict[str, str | int]
    seat: int
    """Whose view it is."""
    turn: int | None
    position: AnyPosition
    legal_moves: list[str]
    """Of whoever is to move."""
    came: str | None
    """The last event if it was chance, complete as in a record."""
    outcomes: list[Outcome]
    """What chance can bring next; empty if none is due."""
    scores: list[int]
    """As the points stand now."""
    result: Result | None


class EngineLine(Shape):
    """A line of the engine."""

    moves: list[str]
    seats: list[int]
    """Who makes each move."""
    value: float
    """For the seat to move: points ahead at the end, the score of all, or the chance to win."""
    is_proven: bool
    depth: int
    effort: int
    """Nodes or simulations; 0 where nobody counted."""
    scores: list[int] | None
    """At the end of the game, if the line goes so far."""


class EngineAnswer(Shape):
    """What the engine found, the best line first."""

    seat: int
    unit: str
    """`points`, `score`, `chance`, or empty: it expects nothing."""
    lines: list[EngineLine]
    level: str | None
    """Which level has thought; null if it was the solver."""
    depth: int
    effort: int
    seconds: float
    bound: int | None
    """No line is worth more, by proof."""
    proof_seconds: float | None
    """For how long a proof was looked for; null if none was."""


class NodeSeen(Shape):
    """A move of a tree that was checked."""

    parent: int
    move: str
    comment: str
    seat: int | None
    """Who makes it; null for chance."""


class TreeSeen(Shape):
    """A start with everything that was tried from it, checked by the rules."""

    game: GameName
    picture: str | None
    deal: dict[str, Any] | None
    options: dict[str, str | int]
    comment: str
    names: list[str]
    nodes: list[NodeSeen]
    is_over: bool = False
    """Whether it was read from the record of a game that has ended."""


make_exact(AnalysisPosition)
