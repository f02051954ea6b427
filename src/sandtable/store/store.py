"""What the server asks of its memory: reads in a few threads, all writes together in one."""

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection, func, select
from sqlalchemy.exc import DBAPIError, OperationalError

from ..tables import Event
from . import (
    companions,
    daily,
    learners,
    people,
    prune,
    push,
    puzzle_repeats,
    puzzles,
    queries,
    results,
    schema,
)
from .append import Append, append_all
from .dialect import insert_or
from .engine import READERS, Engines, error_of, is_away, is_worth_another_try
from .errors import Conflict, Missing, StoreError, Unwritable
from .group_commit import Failed, GroupCommit
from .location import find_location
from .migrate import migrate
from .pg_notify import Message, PgNotify, Received
from .values import Broadcast, GameResult, Person, Place, Rating, Removed, Rewritten, Summary, Token

Value = TypeVar("Value")
Given = ParamSpec("Given")
Write = Append | Callable[[Connection], Any]

FIRST_WAIT = 0.05
"""Seconds before the second try if another transaction is in the way or the connection breaks."""
LONGEST_WAIT = 0.4
"""The wait doubles from try to try until then."""
PATIENCE = 5.0
"""Seconds in which a database is restarted: until then nobody hears of it. When it has been away
for longer, each is told at once, or those who ask would wait in an ever longer line."""


def create_store(url: str | None = None) -> "Store":
    """The store of this database, brought up to date: `find_location` says which one is meant."""
    engines = Engines(find_location(url), alone=True)
    try:
        migrate(engines)
    except BaseException:
        engines.dispose()
        raise
    return Store(engines)


def _note_alive(connection: Connection, process: str, now: int) -> None:
    """Note that a process serves."""
    note = insert_or(connection, schema.processes).values(process=process, alive=now)
    connection.execute(note.on_conflict_do_update(index_elements=["process"], set_={"alive": now}))


def _read_last_alive(connection: Connection) -> int | None:
    """When any process served last; None if none ever did."""
    alive = schema.processes.c.alive
    last: int | None = connection.scalar(select(func.max(alive)).where(alive > 0))
    return last


def _reading(
    look_up: Callable[Concatenate[Connection, Given], Value],
) -> Callable[Concatenate["Store", Given], Coroutine[Any, Any, Value]]:
    """A method of the store that looks something up, and is described there."""

    @wraps(look_up)
    async def read(store: "Store", /, *given: Given.args, **named: Given.kwargs) -> Value:
        return await store._read(look_up, *given, **named)

    return read


def _writing(
    change: Callable[Concatenate[Connection, Given], Value],
) -> Callable[Concatenate["Store", Given], Coroutine[Any, Any, Value]]:
    """A method of the store that changes something, and is described there."""

    @wraps(change)
    async def write(store: "Store", /, *given: Given.args, **named: Given.kwargs) -> Value:
        return await store._write(change, *given, **named)

    return write


class Store:
    """Everything that must outlive the process, on SQLite or PostgreSQL.

    Every method returns when it is safe on disk. Use it in one `async with`, or close it.
    """

    def __init__(self, engines: Engines) -> None:
        self._engines = engines
        own_name = secrets.token_hex(8)
        self._notify = None if engines.is_sqlite else PgNotify(engines.location, own_name)
        """To the other processes; on SQLite there are none."""
        self._away_since: float | None = None
        """When the database was first found to be away, if it has not answered since."""
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="store-reader")
        self._writer: GroupCommit[Write] = GroupCommit(self._commit)

    async def __aenter__(self) -> "Store":
        return self

    async def __aexit__(self, *error: object) -> None:
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

    @property
    def writes_from(self) -> float:
        """When the next transaction may begin, in the time of `time.monotonic`."""
        return self._writer.ready_at

    @property
    def is_writing(self) -> bool:
        """Whether there is one just now."""
        return self._writer.is_busy

    def gather(self) -> None:
        """Let what is written until `hand_over` share a transaction."""
        self._writer.gather()

    def hand_over(self) -> None:
        """Write what was gathered."""
        self._writer.hand_over()

    # Tables.

    def append(
        self,
        table: str,
        number: int,
        events: Sequence[Event],
        summary: Summary,
        key: tuple[str, str] | None = None,
        ratings: Sequence[Rating] = (),
        results: Sequence[GameResult] = (),
    ) -> Coroutine[Any, Any, None]:
        """Append events, the first of which has this number, or raise Conflict.

        `key` is who asked and their idempotency key; number 0 opens the table. Events, summary,
        key and new ratings are written together or not at all. It is a Conflict, too, if the key
        was used at this table before, or if a new rating does not have one game more than the
        rating that is kept. `results` are how a game that is over now ended for people.
        """
        return self._writer.submit(
            Append(table, number, tuple(events), summary, key, tuple(ratings), tuple(results))
        )

    events = _reading(queries.read_events)
    answered = _reading(queries.read_answered)
    open_tables = _reading(queries.list_open)
    waiting_of = _reading(queries.list_waiting_of)
    still_waiting = _reading(queries.list_still_waiting)
    waiting_hosts = _reading(queries.list_hosts)
    running_tables = _reading(queries.list_running)
    tables_of = _reading(queries.list_of)
    inviting_tables = _reading(queries.list_inviting)
    due_tables = _reading(queries.list_due)
    tallies = _reading(results.read_tallies)
    past_games = _reading(results.read_past_games)
    weeks = _reading(results.read_weeks)
    idle_tables = _reading(prune.list_idle)

    async def remove_waiting(self, tables: Sequence[Place]) -> list[str]:
        """Remove tables that wait, but for those at which something happened; those removed."""
        if not tables:
            return []
        return await self._write(self._change_and_notify, Removed, prune.remove_waiting, tables)

    async def forget_keys(self, after: Place, before: int, limit: int) -> Place:
        """Remove the keys of some tables that are over and did not change since a time.

        Goes on after a table, in the order in which they changed; returns the last one it did.
        """
        tables = await self._read(prune.list_over, after, before, limit)
        if not tables:
            return after
        await self._write(prune.remove_keys, tables)
        return tables[-1]

    # Other processes.

    @property
    def is_shared(self) -> bool:
        """Whether other processes may serve the same tables."""
        return self._notify is not None

    async def broadcast(self, note: str) -> None:
        """Send the other processes a note that need not last; at most 7,000 bytes."""
        await self._write(self._notify_others, [Broadcast(note)])

    async def notifications(self) -> AsyncIterator[Received]:
        """What other processes do; a process may see its own. Endless, and empty if not shared."""
        if self._notify is not None:
            async for received in self._notify.notifications():
                yield received

    # People.

    person = _reading(people.read_person)
    person_named = _reading(people.read_person_named)
    tokens_of = _reading(people.read_tokens)
    ratings = _reading(people.read_ratings)
    best_rated = _reading(people.read_best_rated)
    add_person = _writing(people.add_person)
    save_person = _writing(people.save_person)
    add_token = _writing(people.add_token)
    remove_token = _writing(people.remove_token)

    companions_of = _reading(companions.list_companions)
    companion = _reading(companions.find_companion)
    invitations_by = _reading(companions.list_invitations_by)
    invitations_of = _reading(companions.count_invitations_of)
    is_blocked = _reading(companions.is_blocked)
    blocks_of = _reading(companions.list_blocks)
    add_block = _writing(companions.add_block)
    remove_block = _writing(companions.remove_block)

    async def note_seen(self, identities: Sequence[str], now: int) -> None:
        """Note that these people are here."""
        if identities:
            await self._write(people.note_seen, sorted(identities), now)

    async def person_by_token(self, token_hash: str, now: int) -> tuple[Person, Token] | None:
        """Whose token this is, noting now and then that it was used."""
        found = await self._read(people.read_token, token_hash)
        if found is not None and now - found[1].used >= people.USE_IS_NOTED:
            with suppress(StoreError):  # It will be noted when something can be written again.
                await self._write(people.note_use, token_hash, now)
        return found

    async def delete_person(self, identity: str, instead: str) -> list[str]:
        """Forget a person: tokens and ratings go, `instead` stands for their name everywhere.

        Returns the tables whose events read differently now: whoever holds them must reread them.
        """
        return await self._write(
            self._change_and_notify, Rewritten, people.delete_person, identity, instead
        )

    async def forget_guests(self, after: Place, before: int, limit: int) -> Place | None:
        """Look through some guests made before a time, and remove those who never played.

        A guest stays who has a passphrase, sits or sat at a table, or was here since that time.
        Goes on after one of them, in the order in which they came; the last one, None at the end.
        """
        guests = await self._read(prune.list_guests, after, before, limit)
        if not guests:
            return None
        await self._write(prune.remove_unused, guests, before)
        return guests[-1]

    # The Daily.

    daily_day = _reading(daily.read_day)
    daily_tries = _reading(daily.read_tries)
    all_daily_tries = _reading(daily.read_all_tries)
    counted_days = _reading(daily.read_counted_days)
    daily_points = _reading(daily.read_points)
    daily_board = _reading(daily.read_board)
    daily_board_row = _reading(daily.read_board_row)
    daily_days = _reading(daily.list_days)
    keep_daily_day = _writing(daily.keep_day)
    remove_daily_days = _writing(daily.remove_days)
    keep_daily_try = _writing(daily.keep_try)
    move_daily_tries = _writing(daily.move_tries)

    # Lessons.

    lessons_of = _reading(learners.read_lessons)
    merge_lessons = _writing(learners.merge_lessons)
    move_learner = _writing(learners.move_learner)

    # Puzzles.

    puzzle_skills = _reading(puzzles.read_skills)
    puzzle_try = _reading(puzzles.read_try)
    all_puzzle_tries = _reading(puzzles.read_all_puzzle_tries)
    seen_puzzles = _reading(puzzles.read_seen)
    puzzle_level = _reading(puzzles.read_level)
    puzzles_rated_today = _reading(puzzles.read_rated_today)
    wants_repeats = _reading(puzzle_repeats.read_wish)
    due_puzzles = _reading(puzzle_repeats.read_due)
    all_puzzle_repeats = _reading(puzzle_repeats.read_repeats)
    note_puzzle_hint = _writing(puzzles.note_hint)
    decide_puzzle = _writing(puzzles.decide)
    keep_offline_tries = _writing(puzzles.keep_offline)
    want_repeats = _writing(puzzles.want_repeats)

    # Push.

    push_subscriptions = _reading(push.read_subscriptions)
    keep_push_subscription = _writing(push.keep_subscription)
    remove_push_subscriptions = _writing(push.remove_subscriptions)
    keep_key = _writing(push.keep_key)
    replace_key = _writing(push.replace_key)

    # The process.

    alive = _writing(_note_alive)
    last_alive = _reading(_read_last_alive)
    forget_processes = _writing(prune.remove_processes)

    async def check_writable(self, process: str) -> None:
        """Write something to disk that means nothing; StoreError if that cannot be done."""
        # Another number each time, or SQLite sees that nothing changes and writes nothing.
        await self._write(_note_alive, f"{process} writes", -time.monotonic_ns())

    # How.

    async def _read(
        self,
        look_up: Callable[Concatenate[Connection, Given], Value],
        *given: Given.args,
        **named: Given.kwargs,
    ) -> Value:
        def read() -> Value:
            with self._engines.reading() as connection:
                return look_up(connection, *given, **named)

        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self._tried_again, read)

    async def _write(
        self,
        change: Callable[Concatenate[Connection, Given], Value],
        *given: Given.args,
        **named: Given.kwargs,
    ) -> Value:
        done: Value = await self._writer.submit(
            lambda connection: change(connection, *given, **named)
        )
        return done

    def _commit(self, writes: Sequence[Write]) -> list[Any]:
        return self._tried_again(lambda: self._write_all(writes))

    def _write_all(self, writes: Sequence[Write]) -> list[Any]:
        """All of them in one transaction; what fails alone leaves the others alone."""
        appends = [write for write in writes if isinstance(write, Append)]
        with self._engines.writing() as connection:
            verdicts = append_all(connection, appends, self._notify_others) if appends else []
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
        wait, began = FIRST_WAIT, time.monotonic()
        while True:
            try:
                value = transaction()
                self._away_since = None
                return value
            except DBAPIError as error:
                is_passing = False
                if isinstance(error, OperationalError):
                    is_passing = is_worth_another_try(error)
                    if self._away_since is None and is_away(error):
                        self._away_since = time.monotonic()
                since = began if self._away_since is None else self._away_since
                if not is_passing or time.monotonic() + wait > since + PATIENCE:
                    failure = error_of(error, self._engines.location)
                    if failure is None:
                        raise
                    if isinstance(failure, Unwritable):
                        self._engines.renew()
                    raise failure from error
            time.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT)

    def _change_and_notify(
        self,
        connection: Connection,
        message: type[Removed | Rewritten],
        change: Callable[Concatenate[Connection, Given], list[str]],
        *given: Given.args,
        **named: Given.kwargs,
    ) -> list[str]:
        """Change some tables, and notify the others of each."""
        tables = change(connection, *given, **named)
        self._notify_others(connection, [message(table) for table in tables])
        return tables

    def _notify_others(self, connection: Connection, messages: Sequence[Message]) -> None:
        if self._notify is not None:
            self._notify.notify(connection, messages)


def _try(connection: Connection, change: Callable[[Connection], Any]) -> Any:
    try:
        with connection.begin_nested():
            return change(connection)
    except (Conflict, Missing) as error:
        return Failed(error)
