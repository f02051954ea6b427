"""The Daily as it is sent: for the description of the API alone; tests hold the answers to it."""

from typing import Any, Literal

from typing_extensions import TypedDict

from .positions import AnyPosition
from .schema import Frame
from .shapes import GameName, make_exact


class MyResult(TypedDict):
    """What you have made of a task."""

    finished: bool
    moves: int
    tries: int
    """How many tries are decided: the wrong ones, and the one that solved it."""
    is_assisted: bool
    """Whether you took a move back or a hint: it is marked."""
    counts: bool
    """Whether it was finished in time for the board and the streak; before: whether it would be."""
    score: int | None
    """Of a layout, once it is finished; null if it was given up."""
    par: int | None
    """The proven best score of a layout. Nobody is told before they have finished."""
    below: int | None
    marks: str
    sentence: str
    share: str
    """A text for friends that gives nothing away; empty until it is finished."""
    rank: int | None
    """Null if it is not ranked."""
    percentile: int | None
    """Better than so many percent of the others; null if there are none."""


class TaskSeen(TypedDict):
    """A task of a day."""

    game: GameName
    kind: Literal["layout", "puzzle"]
    """A layout is played for score against a proven par, a puzzle is solved."""
    title: str
    question: str | None
    finished: int
    """How many people are ranked in it."""
    mine: MyResult | None


class DaySeen(TypedDict):
    """A day and its tasks."""

    day: str
    number: int
    weekday: int
    """Monday is 0, and easy."""
    status: Literal["open", "archive"]
    """Open: what is finished now still counts."""
    counts_until: int
    tasks: list[TaskSeen]


class Streak(TypedDict):
    """Days in a row on which you finished something while it counted."""

    days: int
    skipped: list[str]
    """The free skips that hold it together, the latest first."""
    free_left: int
    """Days of this month that may still be left out."""


class Today(TypedDict):
    """The Daily now, by the server's clock."""

    now: int
    day: str
    number: int
    next_at: int
    """When the next day begins."""
    days: list[DaySeen]
    """Today, and yesterday, which still counts."""
    streak: Streak


class DailyState(TypedDict):
    """A task and how far you have come with it."""

    day: str
    number: int
    """Of the day."""
    game: GameName
    kind: Literal["layout", "puzzle"]
    seat: int
    names: list[str]
    question: str | None
    position: AnyPosition
    moves: list[str]
    """Your own; how many they are is what the next move answers."""
    tries: int
    is_assisted: bool
    mine: MyResult | None


class DailyTurn(DailyState):
    """A task after something you did."""

    frames: list[Frame]
    """Your move and the reply."""
    verdict: Literal["open", "right", "nearly", "wrong", "played", "over"] | None
    line: list[Frame]
    """Why a try was wrong: what could follow."""
    say: str


class DailyHint(TypedDict):
    """One step on the way to the solution."""

    about: str
    text: str
    places: list[str]
    line: list[Frame]
    steps: int
    """How many steps there are."""


class DailySolution(TypedDict):
    """A best line of a task."""

    line: list[Frame]
    par: int | None


class BoardRow(TypedDict):
    """Somebody on the board of a task."""

    rank: int
    """By points alone; equal ones share it."""
    name: str
    kind: Literal["guest", "person"]
    avatar: str | None
    points_words: str
    marks: str
    is_assisted: bool
    is_me: bool


class DailyBoard(TypedDict):
    """The best of a task, and you."""

    count: int
    rows: list[BoardRow]
    percentile: int | None


class CalendarDay(TypedDict):
    """A day of a month."""

    day: str
    number: int
    marks: dict[str, str]
    """For each game what you have finished; empty if nothing."""
    is_skipped: bool


class CalendarMonth(TypedDict):
    """The days of a month until today."""

    month: str
    days: list[CalendarDay]
    streak: Streak


class DailyAnchor(TypedDict):
    """What is published of the chain before its first day: see examples/check_daily.py."""

    format: str
    first: str
    days: int
    anchor: str


class DailyProof(TypedDict):
    """A day as it is published when it is over for everybody: see examples/check_daily.py."""

    format: str
    day: str
    number: int
    key: str
    chained: bool
    tasks: list[dict[str, Any]]
    """Pars and certificates are left out of tasks that you have not finished."""


make_exact(
    Today | DaySeen | DailyState | DailyTurn | DailyHint | DailySolution | DailyBoard
    | CalendarMonth | DailyAnchor | DailyProof
)  # fmt: skip
