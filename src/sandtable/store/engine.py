"""Connections to the database, set up so that what is committed is on disk.

Errors do not show the values of a statement: secrets may be among them.
"""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

import orjson
from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError, NoSuchModuleError, OperationalError

from .errors import Damaged, StoreError, Unavailable, Unwritable
from .file_lock import FileLock
from .location import shown
from .quick import plainly

READERS = 4
"""How many reads may go on at the same time."""
PATIENCE = 30
"""Seconds a connection waits for another program that writes."""
CONNECT_PATIENCE = 10
"""Seconds to reach PostgreSQL."""

DEADLOCK = "40P01"
SERIALIZATION_FAILURE = "40001"
STARTING_UP = "57P03"
NOT_REACHED = None
PASSING = (DEADLOCK, SERIALIZATION_FAILURE, STARTING_UP, NOT_REACHED)
"""What PostgreSQL says when trying again may help."""
READ_ONLY_TRANSACTION, DISK_FULL, IO_ERROR = "25006", "53100", "58030"
DATA_CORRUPTED, INDEX_CORRUPTED = "XX001", "XX002"

SQLITE_KIND = 0xFF
"""The lower byte of SQLite's code of an error is its kind."""
CANNOT_WRITE = {
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_IOERR,
    *(READ_ONLY_TRANSACTION, DISK_FULL, IO_ERROR),
}
IS_DAMAGED = {
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_NOTADB,
    *(DATA_CORRUPTED, INDEX_CORRUPTED),
}
"""What both databases say."""


class Engines:
    """One connection that writes, and some that read and never wait for it."""

    def __init__(self, location: URL, alone: bool = False) -> None:
        """`alone`: refuse if another server uses the same file."""
        self.location = location
        self.is_sqlite = location.get_backend_name() == "sqlite"
        self._claim: FileLock | None = None
        if self.is_sqlite:
            file = Path(location.database or "")
            _make_file(file)
            self._claim = FileLock(file) if alone else None
            self._writer = _sqlite_engine(location, "BEGIN IMMEDIATE", connections=1)
            self._reader = _sqlite_engine(location, "BEGIN", connections=READERS)
        else:
            self._writer = _postgresql_engine(location)
            # Each statement sees what is committed anyway: to begin and end a transaction around
            # it would be two more ways to the database and back.
            self._reader = self._writer.execution_options(isolation_level="AUTOCOMMIT")

    def __enter__(self) -> "Engines":
        return self

    def __exit__(self, *error: object) -> None:
        self.dispose()

    def writing(self) -> AbstractContextManager[Connection]:
        """A transaction that is on disk when it is left without an error."""
        return self._writer.begin()

    def reading(self) -> AbstractContextManager[Connection]:
        """A transaction that only looks."""
        return self._reader.begin()

    @contextmanager
    def snapshot(self) -> Iterator[Connection]:
        """A transaction that only looks, and sees nothing of what happens meanwhile."""
        engine = self._reader
        if not self.is_sqlite:
            engine = self._writer.execution_options(isolation_level="REPEATABLE READ")
        with explained(self.location):
            connection = engine.connect()
        with connection, connection.begin():
            yield connection

    def renew(self) -> None:
        """Connect anew: a connection to PostgreSQL that began as read-only stays so."""
        if not self.is_sqlite:
            self._writer.dispose()

    def dispose(self) -> None:
        """Let go of all connections."""
        self._reader.dispose()
        self._writer.dispose()
        if self._claim is not None:
            self._claim.release()


@contextmanager
def explained(location: URL) -> Iterator[None]:
    """Whatever goes wrong with a database in here is one sentence."""
    try:
        yield
    except DBAPIError as error:
        failure = error_of(error, location)
        is_none = getattr(error.orig, "sqlite_errorcode", None) == sqlite3.SQLITE_NOTADB
        if isinstance(failure, Damaged | Unwritable) and not is_none:
            raise failure from None
        raise StoreError(f"{shown(location)} cannot be used: {reason_of(error)}") from None


def reason_of(error: DBAPIError) -> str:
    """What the database says, in a line."""
    return next(iter(str(error.orig).strip().splitlines()), "it does not say why")


def error_of(error: DBAPIError, location: URL) -> StoreError | None:
    """What an error means for whoever asked; None if it is about what was asked alone."""
    for each in _errors_behind(error):
        code = getattr(each.orig, "sqlite_errorcode", None)
        kind = getattr(each.orig, "sqlstate", "") if code is None else code & SQLITE_KIND
        if kind in IS_DAMAGED:
            return Damaged(f"{shown(location)} is damaged: {reason_of(each)}; restore a backup")
        if kind in CANNOT_WRITE:
            return Unwritable(f"{shown(location)} cannot be written to: {reason_of(each)}")
    if isinstance(error, OperationalError):
        return Unavailable(f"{shown(location)} does not answer: {reason_of(error)}")
    return None


def _errors_behind(error: BaseException | None) -> Iterator[DBAPIError]:
    """An error, and those that led to it: SQLite gives a transaction up by itself when its disk is
    full, and then fails once more because there is none to be rolled back."""
    while error is not None:
        if isinstance(error, DBAPIError):
            yield error
        error = error.__context__


def is_worth_another_try(error: OperationalError) -> bool:
    """Whether the same transaction may succeed if it is tried again."""
    state = getattr(error.orig, "sqlstate", "")  # None: PostgreSQL could not be reached.
    return error.connection_invalidated or state in PASSING


def is_away(error: OperationalError) -> bool:
    """Whether the database cannot be reached, whoever asks."""
    state = getattr(error.orig, "sqlstate", "")
    return error.connection_invalidated or state in (STARTING_UP, NOT_REACHED)


def _make_file(path: Path) -> None:
    """An empty file nobody else can read: there are secrets of games in it."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    except OSError as error:
        raise StoreError(f"{path} cannot be opened: {error.strerror}") from None


def compact(value: Any) -> str:
    """JSON without spaces."""
    return orjson.dumps(value).decode()


def _engine(location: URL, connections: int, settings: dict[str, Any]) -> Engine:
    return create_engine(
        location,
        json_serializer=compact,
        hide_parameters=True,
        pool_size=connections,
        max_overflow=0,
        connect_args=settings,
    )


def _sqlite_engine(location: URL, begin: str, connections: int) -> Engine:
    settings = {"timeout": PATIENCE, "isolation_level": None, "check_same_thread": False}
    engine = _engine(location, connections, settings)

    @event.listens_for(engine, "connect")
    def set_up(connection: Any, record: object) -> None:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA fullfsync = ON")  # Where a plain sync is not one: macOS.
        connection.execute("PRAGMA foreign_keys = ON")

    @event.listens_for(engine, "begin")
    def begin_transaction(connection: Connection) -> None:
        with plainly(connection) as cursor:
            cursor.execute(begin)

    return engine


def _postgresql_engine(location: URL) -> Engine:
    try:
        engine = _engine(location, READERS + 1, {"connect_timeout": CONNECT_PATIENCE})
    except (ImportError, NoSuchModuleError):
        raise StoreError("PostgreSQL needs a driver: install 'sandtable[postgres]'") from None

    @event.listens_for(engine, "connect")
    def set_up(connection: Any, record: object) -> None:
        # Acknowledged means on disk, even if this server is set to be quicker than that.
        state = connection.execute("SHOW synchronous_commit").fetchone()[0]
        if state == "off":
            connection.execute("SET synchronous_commit = on")
        connection.commit()

    return engine
