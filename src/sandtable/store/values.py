"""What the store keeps and tells, as plain values."""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Seating:
    """A chair as the lists show it."""

    chair: int
    identity: str
    name: str
    kind: str
    avatar: str | None = None


@dataclass(frozen=True)
class Invited:
    """A chair that is kept for somebody."""

    chair: int
    identity: str


@dataclass(frozen=True)
class Summary:
    """What lists show of a table, kept beside its log and written with it."""

    table: str
    game: str
    options: dict[str, Any]
    visibility: str
    is_rated: bool
    clock: dict[str, int] | None
    status: str
    host: str
    seatings: tuple[Seating, ...]
    seats: int
    """How many chairs there are."""
    turn: str | None
    """The identity whose decision it is."""
    result: dict[str, Any] | None
    opened: int
    changed: int
    """When the last event happened."""
    due: int | None = None
    """When the server itself must look after the table (a bot, a clock); None: never."""
    is_practice: bool = False
    """Whether somebody who plays alone or against bots has taken a move back."""
    invited: tuple[Invited, ...] = ()
    """For whom chairs are kept who do not sit there yet; only while the table waits."""


@dataclass(frozen=True)
class GameResult:
    """How a game ended for one person."""

    identity: str
    against: str
    """`people`, `bot` if only bots sat there, or `alone`."""
    level: str | None
    """Of those bots; None if there are none, or of several levels."""
    verdict: str
    points: int | None


@dataclass(frozen=True)
class Tally:
    """How many games of somebody ended in the same way."""

    game: str
    against: str
    level: str | None
    verdict: str
    is_practice: bool
    games: int
    most_points: int | None


@dataclass(frozen=True)
class PastGame:
    """One of the last games of somebody."""

    table: str
    at: int
    against: str
    level: str | None
    verdict: str
    points: int | None
    is_practice: bool


@dataclass(frozen=True)
class Place:
    """Where a table stands in a list by when tables changed, or a guest by when they came.

    Two may have done so in one moment.
    """

    at: int
    name: str


@dataclass(frozen=True)
class Played:
    """When a game counts as being played: it changed since a time, or is due before another one."""

    since: int
    now: int
    until: int


@dataclass(frozen=True)
class Person:
    """A person or guest as the store knows them."""

    identity: str
    name: str
    passphrase: str | None
    """Its argon2id hash; None for a guest."""
    created: int
    seen_at: int | None = None
    """When they were last here while a public table of theirs waited for players."""
    avatar: str | None = None


@dataclass(frozen=True)
class Companion:
    """Somebody one has played with, and where last."""

    person: Person
    table: str
    chair: int
    game: str
    last: int
    """When something happened there."""


@dataclass(frozen=True)
class Block:
    """Somebody from whom one wants no invitations."""

    key: str
    name: str
    at: int


@dataclass(frozen=True)
class Token:
    """A token: the cookie of a browser, or a token for programs. Only its hash is kept."""

    hash: str
    identity: str
    purpose: str
    """`browser` or `program`."""
    label: str
    created: int
    used: int


@dataclass(frozen=True)
class PushSubscription:
    """A browser in which somebody is told that it is their turn, by a push service (RFC 8030)."""

    id: str
    """The hash of the endpoint."""
    token: str
    """The hash of the cookie of that browser: when it is logged out this ends too."""
    identity: str
    endpoint: str
    p256dh: str
    """The public key of the browser, in base64url (RFC 8291)."""
    auth: str
    """The secret it shares with us, in base64url."""
    language: str
    created: int


@dataclass(frozen=True)
class Rating:
    """How strong somebody is in one game (openskill)."""

    identity: str
    game: str
    mu: float
    sigma: float
    games: int


@dataclass(frozen=True)
class Appended:
    """A process appended to a table, which now has so many events."""

    table: str
    number: int


@dataclass(frozen=True)
class Rewritten:
    """The events of a table read differently now (a name was replaced): read them anew."""

    table: str


@dataclass(frozen=True)
class Removed:
    """A table is there no longer."""

    table: str


@dataclass(frozen=True)
class Broadcast:
    """A process broadcast a note that need not last."""

    note: str


@dataclass(frozen=True)
class Missed:
    """Notifications were missed: anything may have happened meanwhile."""


# The Daily.


@dataclass(frozen=True)
class DailyTry:
    """What somebody made of a task of a day."""

    identity: str
    day: str
    game: str
    moves: dict[str, Any]
    """As study/daily/attempt.py writes them."""
    tries: int
    is_assisted: bool
    began: int
    finished: int | None = None
    counts: bool = False
    """Whether it was finished in time."""
    points: int | None = None
    """What ranks it; None: it is not ranked."""
    result: dict[str, Any] | None = None
    """As study/daily/results.py writes it, once it is finished."""


@dataclass(frozen=True)
class DailyRow:
    """Somebody's place on a board."""

    identity: str
    name: str
    is_guest: bool
    avatar: str | None
    points: int
    result: dict[str, Any]


# Puzzles.


@dataclass(frozen=True)
class PuzzleSkill:
    """How good somebody is at the puzzles of a game."""

    identity: str
    game: str
    rating: float
    spread: float
    rated: int = 0
    """How many tries have changed the rating."""
    tried: int = 0
    solved: int = 0
    streak: int = 0
    best_streak: int = 0
    day: int = 0
    """The last day (since 1970) on which one was rated,"""
    rated_today: int = 0
    """and how many on it."""


@dataclass(frozen=True)
class PuzzleTry:
    """The first try of somebody at a puzzle."""

    puzzle: str
    game: str
    is_hinted: bool
    is_solved: bool | None
    """None while it is not decided."""
    at: int


@dataclass(frozen=True)
class PuzzleLevel:
    """How hard a puzzle has proved to be."""

    puzzle: str
    rating: float
    spread: float
    tried: int = 0
    solved: int = 0


@dataclass(frozen=True)
class PuzzleRepeat:
    """A puzzle that comes again."""

    puzzle: str
    game: str
    card: dict[str, Any]
    """As study/puzzles/repetition.py writes it."""
    due: int


@dataclass(frozen=True)
class PuzzleDecision:
    """Somebody has solved a puzzle, or has not."""

    identity: str
    puzzle: str
    game: str
    is_solved: bool
    prior: tuple[float, float]
    """Rating and spread of the puzzle before anybody tried it."""
    at: int
    moves_puzzle: bool = True
    """Whether it may change how hard the puzzle is taken to be."""


@dataclass(frozen=True)
class PuzzleOutcome:
    """What a decision has changed."""

    skill: PuzzleSkill
    change: float | None
    """Of the rating; None if it did not count."""
