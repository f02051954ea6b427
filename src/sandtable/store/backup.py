"""A backup: everything a database holds, as one SQLite file, whichever kind the database is.

So it also moves a server from SQLite to PostgreSQL, or back.
"""

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Callable
from pathlib import Path

from sqlalchemy import JSON, URL, Connection, MetaData, Table, delete, func, insert, select

from .engine import Engines, explained
from .errors import StoreError
from .location import shown
from .migrate import migrate, revision_of

Progress = Callable[[int, int], None]
"""Told how many rows of how many are copied."""

ROWS_AT_ONCE = 1000
ALEMBIC_OWN = "alembic_version"


def write_backup(source: Engines, file: Path, progress: Progress) -> int:
    """Copy a database, as it is at one moment, to a new file; how many rows it has.

    The database may be in use. The file is there when it is complete, and not before.
    """
    if os.path.lexists(file):
        raise StoreError(f"{file} exists already: name a new file")
    unfinished = Path(f"{file}.part")
    try:
        with source.snapshot() as connection:
            revision = revision_of(connection)
            if revision is None:
                raise StoreError(f"there is nothing in {shown(source.location)}")
            unfinished.unlink(missing_ok=True)
            with Engines(_at(unfinished)) as target:
                migrate(target, revision)
                with explained(target.location), target.writing() as copy:
                    count = _copy(connection, copy, progress)
        _make_self_contained(unfinished)
        unfinished.replace(file)
    finally:
        for suffix in ("", "-wal", "-shm"):
            Path(f"{unfinished}{suffix}").unlink(missing_ok=True)
    return count


def read_backup(file: Path, target: Engines, replace: bool, progress: Progress) -> int:
    """Put everything a backup holds into a database, all of it or nothing; how many rows.

    The database must be empty, unless what it has may be replaced.
    """
    with tempfile.TemporaryDirectory(prefix="sandtable-") as folder:
        # It may have an older form, and the file itself stays as it is.
        own = Path(folder, "backup.db")
        shutil.copyfile(file, own)
        _check_is_backup(own, file)
        with Engines(_at(own)) as source:
            migrate(source)
            migrate(target)
            place = target.location
            with source.snapshot() as connection, explained(place), target.writing() as copy:
                _make_room(copy, replace, shown(place))
                return _copy(connection, copy, progress)


def _at(file: Path) -> URL:
    return URL.create("sqlite", database=str(file))


def _check_is_backup(copy: Path, file: Path) -> None:
    connection = sqlite3.connect(copy)
    try:
        connection.execute(f"SELECT version_num FROM {ALEMBIC_OWN}")
    except sqlite3.Error:
        raise StoreError(f"{file} is no backup of Sandtable") from None
    finally:
        connection.close()


def _make_room(connection: Connection, replace: bool, name: str) -> None:
    tables = _tables_of(connection)
    if not any(connection.execute(select(table).limit(1)).first() for table in tables):
        return
    if not replace:
        raise StoreError(f"{name} is not empty: add --replace to lose what is in it")
    for table in reversed(tables):
        connection.execute(delete(table))


def _copy(source: Connection, target: Connection, progress: Progress) -> int:
    """All rows of all tables; both databases have the same form."""
    targets = {table.name: table for table in _tables_of(target)}
    sources = {table.name: table for table in _tables_of(source)}
    total = sum(source.scalar(select(func.count()).select_from(t)) or 0 for t in sources.values())
    done = 0
    for name, table in targets.items():
        rows = source.execution_options(stream_results=True).execute(select(sources[name]))
        for page in rows.mappings().partitions(ROWS_AT_ONCE):
            target.execute(insert(table), [dict(row) for row in page])
            done += len(page)
            progress(done, total)
    return done


def _tables_of(connection: Connection) -> list[Table]:
    """The tables of a database as it is, each after those it refers to."""
    metadata = MetaData()
    metadata.reflect(connection)
    for table in metadata.tables.values():
        for column in table.columns:
            if isinstance(column.type, JSON):
                column.type.none_as_null = True
    return [table for table in metadata.sorted_tables if table.name != ALEMBIC_OWN]


def _make_self_contained(file: Path) -> None:
    """One file without companions, safe on disk."""
    connection = sqlite3.connect(file)
    connection.execute("PRAGMA journal_mode = DELETE")
    connection.close()
    with file.open("rb+") as written:
        os.fsync(written.fileno())
