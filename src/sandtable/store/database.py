"""The store on a database: reads in a few threads, all writes together in one."""

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from types import TracebackType
from typing import Any, TypeVar

from sqlalchemy import Connection, func, select
from sqlalchemy.exc import DBAPIError, OperationalError

from ..tables import Event
from . import look, people, prune, schema
from .append import Append, append_all
from .dialect import insert_or
from .engine import READERS, Engines, is_worth_another_try, trouble_of
from .group_commit import Failed, GroupCommit
from .line import Line, News, Told
from .location import find_location
from .migrate import migrate
from .store import (
    Answered,
    Came,
    Conflict,
    Missing,
    Person,
    Place,
    Played,
    Rating,
    Removed,
    Rewritten,
    Said,
    Summary,
    Token,
    Unwritable,
)
from .trouble import StoreTrouble

Value = TypeVar("Value")
Write = Append | Callable[[Connection], Any]

FIRST_WAIT = 0.05
"""Seconds before the second try if another transaction is in the way or the connection breaks."""
LONGEST_WAIT = 1.0
"""The wait doubles from try to try, until it would be longer than this."""


def create_store(url: str | None = None) -> "SqlStore":
    """The store of this database, brought up to date: `find_location` says which one is meant."""
    engines = Engines(find_location(url), alone=True)
    try:
        migrate(engines)
    except BaseException:
        engines.dispose()
        raise
    return SqlStore(engines)


class SqlStore:
    """Implements Store on SQLite or PostgreSQL. Use it in one `async with`, or close it."""

    def __init__(self, engines: Engines) -> None:
        self._engines = engines
        own_name = secrets.token_hex(8)
        self._line = None if engines.is_sqlite else Line(engines.location, own_name)
        """To the other processes; on SQLite there are none."""
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="store-reader")
        self._writer: GroupCommit[Write] = GroupCommit(self._commit)

    async def __aenter__(self) -> "SqlStore":
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Finish what is being written and let go."""
        await self._writer.close()
        await asyncio.to_thread(self._readers.shutdown)
        self._engines.dispose()

    @property
    def transactions(self) -> int:
        """How many transactions were written."""
        return self._writer.transactions

    @property
    def writes(self) -> int:
        """How many writes shared them."""
        return self._writer.writes

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
        """Append events, the first of which has this number, or raise Conflict."""
        await self._writer.submit(
            Append(table, number, tuple(events), summary, key, tuple(ratings))
        )

    async def events(self, table: str, since: int = 0) -> list[Event]:
        """The events of a table from a number on; Missing if there is no such table."""
        return await self._read(look.read_events, table, since)

    async def answered(self, table: str, identity: str, key: str) -> Answered | None:
        """What became of a request, if it was answered before."""
        return await self._read(look.read_answered, table, identity, key)

    async def open_tables(self, limit: int, seen_since: int) -> list[Summary]:
        """Public tables that wait for players, the newest first, whose hosts were here lately."""
        return await self._read(look.list_open, limit, seen_since)

    async def waiting_of(self, host: str, visibility: str, limit: int) -> list[Summary]:
        """Tables somebody opened that wait for players, the oldest first."""
        return await self._read(look.list_waiting_of, host, visibility, limit)

    async def still_waiting(self, tables: Sequence[str]) -> list[str]:
        """Those of these tables that wait for players."""
        return await self._read(look.list_still_waiting, list(tables))

    async def waiting_hosts(self, limit: int) -> set[str]:
        """Who opened the newest public tables that wait for players."""
        return await self._read(look.list_hosts, limit)

    async def note_seen(self, identities: Sequence[str], now: int) -> None:
        """Note that these people are here."""
        if identities:
            await self._write(people.note_seen, sorted(identities), now)

    async def idle_tables(self, public: int | None, by_link: int | None, limit: int) -> list[Place]:
        """Tables that wait, and at which nothing has happened since a time."""
        idle: list[Place] = []
        if public is not None:
            idle += await self._read(prune.list_idle, "public", public, limit)
        if by_link is not None:
            idle += await self._read(prune.list_idle, "link", by_link, limit)
        return idle

    async def remove_waiting(self, tables: Sequence[Place]) -> list[str]:
        """Remove tables that wait, but for those at which something happened; those removed."""

        def change(connection: Connection) -> list[str]:
            removed = prune.remove_waiting(connection, tables)
            self._tell(connection, [Removed(table) for table in removed])
            return removed

        removed: list[str] = await self._write(change) if tables else []
        return removed

    async def running_tables(self, limit: int, played: Played | None = None) -> list[Summary]:
        """Public games in progress, the last changed first; only those being played, if asked."""
        return await self._read(look.list_running, limit, played)

    async def tables_of(
        self, identity: str, limit: int, after: Place | None = None
    ) -> list[Summary]:
        """All tables at which somebody sits, the last changed first; those after one of them."""
        return await self._read(look.list_of, identity, limit, after)

    async def due_tables(self, before: int | None, limit: int) -> list[str]:
        """Tables that are due before a time, the longest due first."""
        return await self._read(look.list_due, before, limit)

    async def forget_guests(self, after: Came, before: int, limit: int) -> Came | None:
        """Look through some guests, and remove those who never played; the last of them."""
        guests = await self._read(prune.list_guests, after, before, limit)
        if not guests:
            return None
        await self._write(prune.remove_unused, guests, before)
        return guests[-1]

    async def forget_keys(self, after: Place, before: int, limit: int) -> Place:
        """Remove the keys of some tables that are over; the last of them."""
        tables = await self._read(prune.list_over, after, before, limit)
        if not tables:
            return after
        await self._write(prune.remove_keys, tables)
        return tables[-1]

    # Other processes.

    @property
    def is_shared(self) -> bool:
        """Whether other processes may serve the same tables."""
        return self._line is not None

    async def say(self, note: str) -> None:
        """Tell the other processes something that need not last."""
        await self._write(self._tell, [Said(note)])

    async def heard(self) -> AsyncIterator[News]:
        """What other processes do; nothing if there are none."""
        if self._line is not None:
            async for news in self._line.heard():
                yield news

    # People.

    async def add_person(self, person: Person, token: Token) -> None:
        """Keep a new guest with their first way in."""
        await self._write(people.add_person, person, token)

    async def person(self, identity: str) -> Person | None:
        """Whoever has this identity."""
        return await self._read(people.read_person, identity)

    async def person_named(self, name: str) -> Person | None:
        """The person (never a guest) who comes back under this name."""
        return await self._read(people.read_person_named, name)

    async def save_person(self, person: Person) -> None:
        """Change name or passphrase; Conflict if the name is another person's."""
        await self._write(people.save_person, person)

    async def delete_person(self, identity: str, instead: str) -> list[str]:
        """Forget a person; the tables in whose log a name was replaced."""

        def change(connection: Connection) -> list[str]:
            rewritten = people.delete_person(connection, identity, instead)
            self._tell(connection, [Rewritten(table) for table in rewritten])
            return rewritten

        rewritten: list[str] = await self._write(change)
        return rewritten

    async def person_by_token(self, token_hash: str, now: int) -> tuple[Person, Token] | None:
        """Whose way in this is, noting now and then that it was used."""
        found = await self._read(people.read_token, token_hash)
        if found is not None and now - found[1].used >= people.USE_IS_NOTED:
            with suppress(StoreTrouble):  # It will be noted when something can be written again.
                await self._write(people.note_use, token_hash, now)
        return found

    async def add_token(self, token: Token) -> None:
        """Keep another way in."""
        await self._write(people.add_token, token)

    async def tokens_of(self, identity: str) -> list[Token]:
        """All ways in of somebody, the oldest first."""
        return await self._read(people.read_tokens, identity)

    async def remove_token(self, token_hash: str) -> None:
        """Close a way in."""
        await self._write(people.remove_token, token_hash)

    async def ratings(self, game: str, identities: Sequence[str]) -> dict[str, Rating]:
        """The ratings of some people in a game; who has none is left out."""
        return await self._read(people.read_ratings, game, list(identities))

    async def best_rated(self, game: str, limit: int) -> list[tuple[Rating, str | None]]:
        """The highest `mu - 3 sigma` of a game first, with the person's name; None for a bot."""
        return await self._read(people.read_best_rated, game, limit)

    # The process.

    async def alive(self, process: str, now: int) -> None:
        """Note that a process serves."""
        await self._write(_note_alive, process, now)

    async def check_writable(self, process: str) -> None:
        """Write something to disk that means nothing; StoreTrouble if that cannot be done."""
        # Another number each time, or SQLite sees that nothing changes and writes nothing.
        await self._write(_note_alive, f"{process} writes", -time.monotonic_ns())

    async def last_alive(self) -> int | None:
        """When any process served last; None if none ever did."""
        return await self._read(_read_last_alive)

    async def forget_processes(self, before: int, after: int) -> None:
        """Remove those that were last alive before a time, or after a time that is to come."""
        await self._write(prune.remove_processes, before, after)

    # How.

    async def _read(self, look_up: Callable[..., Value], *values: Any) -> Value:
        def read() -> Value:
            with self._engines.reading() as connection:
                return look_up(connection, *values)

        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self._tried_again, read)

    async def _write(self, change: Callable[..., Any], *values: Any) -> Any:
        return await self._writer.submit(lambda connection: change(connection, *values))

    def _commit(self, writes: Sequence[Write]) -> list[Any]:
        return self._tried_again(lambda: self._write_all(writes))

    def _write_all(self, writes: Sequence[Write]) -> list[Any]:
        """All of them in one transaction; what fails alone leaves the others alone."""
        appends = [write for write in writes if isinstance(write, Append)]
        with self._engines.writing() as connection:
            verdicts = append_all(connection, appends, self._tell) if appends else []
            left = iter(verdicts)
            answers = []
            for write in writes:
                if isinstance(write, Append):
                    conflict = next(left)
                    answers.append(None if conflict is None else Failed(conflict))
                else:
                    answers.append(_try(connection, write))
        return answers

    def _tried_again(self, transaction: Callable[[], Value]) -> Value:
        """A transaction, more than once if need be. That is safe: a second append conflicts."""
        wait = FIRST_WAIT
        while True:
            try:
                return transaction()
            except DBAPIError as error:
                is_passing = isinstance(error, OperationalError) and is_worth_another_try(error)
                if not is_passing or wait > LONGEST_WAIT:
                    trouble = trouble_of(error, self._engines.location)
                    if trouble is None:
                        raise
                    if isinstance(trouble, Unwritable):
                        self._engines.renew()
                    raise trouble from error
            time.sleep(wait)
            wait *= 2

    def _tell(self, connection: Connection, news: Sequence[Told]) -> None:
        if self._line is not None:
            self._line.tell(connection, news)


def _try(connection: Connection, change: Callable[[Connection], Any]) -> Any:
    try:
        with connection.begin_nested():
            return change(connection)
    except (Conflict, Missing) as error:
        return Failed(error)


def _note_alive(connection: Connection, process: str, now: int) -> None:
    note = insert_or(connection, schema.processes).values(process=process, alive=now)
    connection.execute(note.on_conflict_do_update(index_elements=["process"], set_={"alive": now}))


def _read_last_alive(connection: Connection) -> int | None:
    alive = schema.processes.c.alive
    last: int | None = connection.scalar(select(func.max(alive)).where(alive > 0))
    return last
