"""Lessons as they are asked for and sent. Answers with positions are described here alone: nothing
is checked against them while the server runs; tests do that."""

from typing import Annotated, Literal

from pydantic import Field
from typing_extensions import TypedDict

from .positions import AnyPosition
from .schema import Frame, Result
from .shapes import Body, GameName, Shape, make_exact

LONGEST_MOVE = 40
"""Characters of a move that somebody sends."""
MOST_STEPS = 40
"""Of one lesson."""
MOST_MOVES = 400
"""Of one short game: more than any has."""
MOST_KINDS = 20
"""Of remarks."""
MOST_GAMES, MOST_LESSONS = 50, 100
"""That somebody tells their progress of, more than there are; those that are not there are left
out."""

MoveText = Annotated[str, Field(max_length=LONGEST_MOVE)]


class LessonTitle(Shape):
    """A lesson in the list."""

    id: str
    title: str
    is_main: bool
    """Whether it teaches the game; the others are ideas."""
    steps: int


class TaughtGame(Shape):
    """A game that has lessons."""

    game: GameName
    minutes: int
    """How long the first lesson takes, about."""
    lessons: list[LessonTitle]


class LessonStep(Shape):
    """One idea, one or two sentences, one move to make."""

    id: str
    say: str
    point: list[str]
    """What the board points at: cells, cards or places, as in moves."""
    rules: list[str]
    """The numbered rules that it shows."""


class LessonContent(Shape):
    """A lesson with all that it says."""

    id: str
    title: str
    is_main: bool
    claim: str | None
    """What an idea claims; null in the first lesson."""
    measured: str | None
    """How that was found: games, who played them, intervals."""
    steps: list[LessonStep]


class LaterRules(Shape):
    """Rules that the first lesson leaves out."""

    rules: list[str]
    when: str
    """When they are met."""


class CourseContent(Shape):
    """All lessons of a game."""

    game: GameName
    lessons: list[LessonContent]
    has_finale: bool
    """Whether the first lesson ends with a short real game."""
    finale_say: str | None
    later: list[LaterRules]


class CitedRule(TypedDict):
    """A numbered rule, in the language of the lesson."""

    number: str
    text: str


class StepTry(Body):
    """A move in a step, or none: then the step only begins."""

    path: Annotated[list[MoveText], Field(max_length=MOST_STEPS)]
    """The move chosen in each step before; empty if it was skipped."""
    move: Annotated[str, Field(min_length=1, max_length=LONGEST_MOVE)] | None = None


class StepAnswer(TypedDict):
    """How a step begins, or what it says to a move."""

    position: AnyPosition
    """After a right move and the reply to it; else where the step begins. The next step begins
    here, unless it has a position of its own."""
    seat: int
    """Where the learner sits."""
    frames: list[Frame]
    """The right move and the reply."""
    verdict: Literal["right", "wrong", "illegal"] | None
    say: str
    rule: CitedRule | None
    refutation: list[Frame]
    """A wrong move and what could follow, if that says more than words; it is not played."""
    hint: list[str]
    """Moves that are right."""
    shown: str
    """The hint in words; empty once the step is done."""


class FinaleTry(Body):
    """The game so far, and the next move of the learner; without one it begins, or goes on."""

    moves: Annotated[list[MoveText], Field(max_length=MOST_MOVES)]
    """All moves since it began, of both sides and without chance, as the last answer had them."""
    move: Annotated[str, Field(min_length=1, max_length=LONGEST_MOVE)] | None = None
    said: Annotated[list[MoveText], Field(max_length=MOST_KINDS, default_factory=list)]
    """The kinds of remarks that were made before."""


class FinaleAnswer(TypedDict):
    """The short game after the learner's move and the rival's answer."""

    moves: list[str]
    """All moves since it began: what the next request sends."""
    frames: list[Frame]
    """What has just been played."""
    position: AnyPosition
    seat: int
    """Where the learner sits."""
    verdict: Literal["played", "illegal"] | None
    say: str
    """A remark on a first mistake, or why the move is not legal; how it begins; or empty."""
    kind: str | None
    """The kind of the remark."""
    rule: CitedRule | None
    result: Result | None
    rival: str | None
    """The level of the rival; null where all play together."""


class LessonProgress(Shape):
    """How far somebody has come in a lesson."""

    step: Annotated[int, Field(ge=0, le=MOST_STEPS)]
    """The step to go on with, counted from 0."""
    done: bool
    """Whether it was ever finished."""


class ToldProgress(LessonProgress, Body):
    """The same, as it is sent."""


class MyLessons(Shape):
    """How far I have come, by games and lessons."""

    progress: dict[str, dict[str, LessonProgress]]


class ToldLessons(Body):
    """How far I have come on this device."""

    progress: Annotated[
        dict[
            str,
            Annotated[dict[str, ToldProgress], Field(max_length=MOST_LESSONS)],
        ],
        Field(max_length=MOST_GAMES),
    ]


make_exact(StepAnswer)
make_exact(FinaleAnswer)
