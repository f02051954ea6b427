"""What the server asks of its memory. Two databases answer: SQLite and PostgreSQL."""

from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from ..tables import Event
from .trouble import StoreTrouble


class Conflict(Exception):
    """Somebody else appended first: read on, and decide again."""


class LooksAlike(Conflict):
    """The name is not another person's, but looks like it."""


class Missing(Exception):
    """There is no such table or person."""


class Unavailable(StoreTrouble):
    """The database does not answer: try again later.

    Whether something was written that was on its way, nobody knows until it answers again.
    """


class Unwritable(Unavailable):
    """The database answers, but nothing can be written: its disk is full, or it is read-only."""


class Damaged(StoreTrouble):
    """The database is not what was written to it: only a backup helps."""


@dataclass(frozen=True)
class Seating:
    """A chair as the lists show it."""

    chair: int
    identity: str
    name: str
    kind: str


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


@dataclass(frozen=True)
class Place:
    """Where a table stands in a list by when tables changed; two may change in one moment."""

    changed: int
    table: str


@dataclass(frozen=True)
class Played:
    """When a game counts as being played: it changed since a time, or is due before another one."""

    since: int
    now: int
    until: int


@dataclass(frozen=True)
class Came:
    """Where somebody stands in a list by when people came."""

    created: int
    identity: str


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


@dataclass(frozen=True)
class Token:
    """A way in: the cookie of a browser, or a token for programs. Only its hash is kept."""

    hash: str
    identity: str
    purpose: str
    """`browser` or `program`."""
    label: str
    created: int
    used: int


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
class Said:
    """A process said something that need not last."""

    note: str


@dataclass(frozen=True)
class Missed:
    """The line between the processes was broken: anything may have happened meanwhile."""


@dataclass(frozen=True)
class Answered:
    """What became of a request with an idempotency key."""

    number: int
    """The number of its first event."""


class Store(Protocol):
    """Everything that must outlive the process. Every method returns when it is safe on disk."""

    # Tables.

    async def append(
        self,
        table: str,
        number: int,
        events: Sequence[Event],
        summary: Summary,
        key: tuple[str, str] | None = None,
        ratings: Sequence[Rating] = (),
    ) -> None:
        """Append events, the first of which has this number, or raise Conflict.

        `key` is who asked and their idempotency key; number 0 opens the table. Events, summary,
        key and new ratings are written together or not at all. It is a Conflict, too, if the key
        was used at this table before, or if a new rating does not have one game more than the
        rating that is kept.
        """

    async def events(self, table: str, since: int = 0) -> list[Event]:
        """The events of a table from a number on; Missing if there is no such table."""

    async def answered(self, table: str, identity: str, key: str) -> Answered | None:
        """What became of a request, if it was answered before."""

    async def open_tables(self, limit: int, seen_since: int) -> list[Summary]:
        """Public tables that wait for players, the newest first, whose hosts were here lately."""

    async def waiting_of(self, host: str, visibility: str, limit: int) -> list[Summary]:
        """Tables somebody opened that wait for players, the oldest first."""

    async def still_waiting(self, tables: Sequence[str]) -> list[str]:
        """Those of these tables that wait for players."""

    async def waiting_hosts(self, limit: int) -> set[str]:
        """Who opened the newest public tables that wait for players."""

    async def note_seen(self, identities: Sequence[str], now: int) -> None:
        """Note that these people are here."""

    async def idle_tables(self, public: int | None, by_link: int | None, limit: int) -> list[Place]:
        """Tables that wait, and at which nothing has happened since a time, the longest idle first.

        The host of a public one was not here since then either. None: none of that kind.
        """

    async def remove_waiting(self, tables: Sequence[Place]) -> list[str]:
        """Remove tables that wait, but for those at which something happened; those removed."""

    async def running_tables(self, limit: int, played: Played | None = None) -> list[Summary]:
        """Public games in progress, the last changed first; only those being played, if asked."""

    async def tables_of(self, identity: str, limit: int, after: Place | None) -> list[Summary]:
        """All tables at which somebody sits, the last changed first; those after one of them."""

    async def due_tables(self, before: int | None, limit: int) -> list[str]:
        """Tables that are due (see Summary) before a time (None: ever), the longest due first."""

    async def forget_guests(self, after: Came, before: int, limit: int) -> Came | None:
        """Look through some guests made before a time, and remove those who never played.

        A guest stays who has a passphrase, sits or sat at a table, or was here since that time.
        Goes on after one of them, in the order in which they came; the last one, None at the end.
        """

    async def forget_keys(self, after: Place, before: int, limit: int) -> Place:
        """Remove the keys of some tables that are over and did not change since a time.

        Goes on after a table, in the order in which they changed; returns the last one it did.
        """

    # Other processes.

    @property
    def is_shared(self) -> bool:
        """Whether other processes may serve the same tables."""

    async def say(self, note: str) -> None:
        """Tell the other processes something that need not last; at most 7,000 bytes."""

    def heard(self) -> AsyncIterator[Appended | Rewritten | Removed | Said | Missed]:
        """What other processes do; a process may hear itself. Endless, and empty if not shared."""

    # People.

    async def add_person(self, person: Person, token: Token) -> None:
        """Keep a new guest with their first way in."""

    async def person(self, identity: str) -> Person | None:
        """Whoever has this identity."""

    async def person_named(self, name: str) -> Person | None:
        """The person (never a guest) who comes back under this name: see `name_key`."""

    async def save_person(self, person: Person) -> None:
        """Change name or passphrase; Conflict if a new name is another person's.

        It is LooksAlike if it is not, but might be taken for it. A name that somebody has they
        keep.
        """

    async def delete_person(self, identity: str, instead: str) -> list[str]:
        """Forget a person: tokens and ratings go, `instead` stands for their name everywhere.

        Returns the tables whose events read differently now: whoever holds them must reread them.
        """

    async def person_by_token(self, token_hash: str, now: int) -> tuple[Person, Token] | None:
        """Whose way in this is, noting that it was used."""

    async def add_token(self, token: Token) -> None:
        """Keep another way in."""

    async def tokens_of(self, identity: str) -> list[Token]:
        """All ways in of somebody."""

    async def remove_token(self, token_hash: str) -> None:
        """Close a way in."""

    async def ratings(self, game: str, identities: Sequence[str]) -> dict[str, Rating]:
        """The ratings of some people in a game; who has none is left out."""

    async def best_rated(self, game: str, limit: int) -> list[tuple[Rating, str | None]]:
        """The highest `mu - 3 sigma` of a game first, with the person's name; None for a bot."""

    # The process.

    async def alive(self, process: str, now: int) -> None:
        """Note that a process serves."""

    async def check_writable(self, process: str) -> None:
        """Write something to disk that means nothing; StoreTrouble if that cannot be done."""

    async def last_alive(self) -> int | None:
        """When any process served last; None if none ever did."""

    async def forget_processes(self, before: int, after: int) -> None:
        """Remove those that were last alive before a time, or after a time that is to come."""

    async def close(self) -> None:
        """Finish what is being written and let go."""
