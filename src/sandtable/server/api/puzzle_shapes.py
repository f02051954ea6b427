"""Puzzles as they are asked for and sent. Answers with positions are described here alone: nothing
is checked against them while the server runs; tests do that."""

from typing import Annotated, Literal

from pydantic import Field
from typing_extensions import TypedDict

from .positions import AnyPosition
from .schema import Frame
from .shapes import Body, GameName, Shape, make_exact

LONGEST_MOVE = 40
"""Characters of a move that somebody sends."""
MOST_MOVES = 40
"""Of one's own in one puzzle: more than any has."""
LONGEST_NAME = 60
MOST_TWIN = 999_999_999
MOST_OFFLINE = 100
"""Tries without a network that are told at once."""
SAFE = 2**53 - 1
"""What every client can send as a whole number."""

MoveText = Annotated[str, Field(min_length=1, max_length=LONGEST_MOVE)]
Twin = Annotated[int, Field(ge=0, le=MOST_TWIN)]


class CountedKind(Shape):
    """A kind of puzzle, and how many there are."""

    kind: str
    words: str
    count: int


class CountedTheme(Shape):
    """A theme, and how many puzzles have it."""

    theme: str
    words: str
    count: int


class PuzzleCollection(Shape):
    """The puzzles of a game, counted."""

    game: GameName
    count: int
    kinds: list[CountedKind]
    themes: list[CountedTheme]
    least: int
    """The lowest rating."""
    most: int
    """The highest rating."""


class PuzzleTheme(TypedDict):
    """What the solution of a puzzle is about."""

    theme: str
    words: str


class PuzzleSeen(TypedDict):
    """A puzzle as it is asked."""

    id: str
    game: GameName
    kind: str
    twin: int | None
    """Turned, mirrored or in other colours; null for the puzzle as it was found."""
    seat: int
    """Whose decision it is: yours."""
    question: str
    position: AnyPosition
    """As that seat sees it."""
    rating: int
    spread: int
    moves: int | None
    """How many moves of one's own it takes, where that is said; then moves can be taken back."""
    tried: bool
    """Whether you have decided it before."""
    solved: bool | None
    is_rated: bool
    """Whether a try now would count: the first one, without a hint, and not too many a day."""
    themes: list[PuzzleTheme]
    """Empty until you have decided it: they give it away."""
    names: list[str]
    """Of the seats."""


class MyStanding(TypedDict):
    """Where you stand after a try."""

    rating: int
    spread: int
    change: int | None
    """By how much this try has changed it; null if it did not count."""
    streak: int
    """Puzzles solved in a row at the first try."""
    best_streak: int


class PuzzleStanding(TypedDict):
    """How hard a puzzle is, and how many have tried it."""

    rating: int
    tried: int
    solved: int


class Tried(TypedDict):
    """What became of a try."""

    verdict: Literal["open", "right", "nearly", "wrong"]
    """Open: right so far, go on."""
    frames: list[Frame]
    """The last move and the reply."""
    position: AnyPosition
    """After them."""
    line: list[Frame]
    """What refutes it, or how it goes on. If the solution leaves your moves, it begins with the
    position where it does, as a frame without a move."""
    loss: float
    """What it costs, in `unit`."""
    unit: str
    """`points`, `moves`, or `chance` (of winning, from 0 to 1); empty if it costs nothing."""
    say: str
    themes: list[PuzzleTheme]
    """Once it is decided."""
    mine: MyStanding | None
    """Once it is decided; null for whoever is not known."""
    puzzle: PuzzleStanding | None
    """Once it is decided."""


class PuzzleHint(TypedDict):
    """One step on the way to the solution."""

    about: str
    """`where` to look, `what` to do, which `move`, or `why`."""
    text: str
    places: list[str]
    """What the board points at: cells, colours or areas, as in moves."""
    line: list[Frame]


class StepHint(PuzzleHint):
    """The same, and how many there are."""

    steps: int


class TriedMoves(Body):
    """Moves that somebody tries."""

    moves: Annotated[list[MoveText], Field(min_length=1, max_length=MOST_MOVES)]
    """Your own since the puzzle began, without the replies; the last one is new."""
    twin: Twin | None = None


class PuzzleHintWish(Body):
    """Which hint, and where."""

    moves: Annotated[list[MoveText], Field(max_length=MOST_MOVES)]
    """Your own so far, all of them right."""
    twin: Twin | None = None
    step: Annotated[int, Field(ge=0, le=20)]
    """From 0: each says more than the one before."""


class PuzzleGivenUp(Body):
    """Where somebody wants to be shown the solution."""

    moves: Annotated[list[MoveText], Field(max_length=MOST_MOVES)]
    twin: Twin | None = None


class MyGamePuzzles(Shape):
    """How I do at the puzzles of a game."""

    game: GameName
    rating: int
    spread: int
    rated: int
    """How many tries have changed the rating; while there are none, it is where everybody
    begins."""
    tried: int
    solved: int
    streak: int
    best_streak: int
    due: int
    """Puzzles that come again now."""


class MyPuzzles(Shape):
    """How I do at puzzles."""

    repeats: bool
    """Whether puzzles that I missed come back."""
    due: int
    games: list[MyGamePuzzles]


class PuzzleWishes(Body):
    """How I want puzzles to be."""

    repeats: bool


class OfflineTry(Body):
    """A first try without a network."""

    puzzle: Annotated[str, Field(max_length=LONGEST_NAME)]
    solved: bool
    hinted: bool
    at: Annotated[int, Field(ge=-SAFE, le=SAFE)]
    """Milliseconds since 1970 by the clock of the device."""


class OfflineTries(Body):
    """What was tried without a network."""

    tries: Annotated[list[OfflineTry], Field(max_length=MOST_OFFLINE)]
    """Those of puzzles that are not there, or that were decided before, are left out."""


class StockMove(TypedDict):
    """What a move of a stock leads to."""

    verdict: Literal["open", "right", "nearly", "wrong"]
    frames: list[Frame]
    next: int | None
    """The node where it goes on."""
    line: list[Frame]
    """The beginning of what refutes it, or how it goes on."""
    loss: float
    unit: str
    say: str


class StockNode(TypedDict):
    """A position in which a move is asked for."""

    position: AnyPosition
    moves: dict[str, StockMove]
    """Every legal one."""
    hints: list[PuzzleHint]


class StockPuzzle(TypedDict):
    """A puzzle with all its answers."""

    seen: PuzzleSeen
    nodes: list[StockNode]
    """The first one is where it begins."""


class PuzzleStock(TypedDict):
    """Some puzzles of a game with all answers, for when there is no network."""

    game: GameName
    version: str
    """Another one when anything in it is another."""
    puzzles: list[StockPuzzle]
    """The easiest first."""


make_exact(PuzzleSeen | Tried | StepHint | PuzzleStock)
