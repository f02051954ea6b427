"""A server that is killed while it brings its database up to date: all of it was done, or nothing.

The next start does the rest, and no row was lost meanwhile.
"""

import asyncio
import gzip
import multiprocessing
import signal
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import MetaData, select

from sandtable.store import migrate as migration
from sandtable.store.backup import read_backup
from sandtable.store.engine import Engines
from sandtable.store.location import find_location
from sandtable.store.migrate import revision_of
from sandtable.store.store import create_store
from tests.postgres import Postgres
from tests.store.dying_migration import NEXT, migrate_and_die, newest, scripts_with_more

pytestmark = pytest.mark.process

FIXTURES = Path(__file__).parent.parent / "fixtures" / "database"
PATIENCE = 120
EVERY = 3
"""From one statement after which it is killed to the next."""


def killed(url: str, scripts: Path, last: int) -> bool:
    """Let a process migrate; whether it was killed before it was done."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["tests.store.dying_migration"])
    process = context.Process(target=migrate_and_die, args=(url, scripts, last))
    process.start()
    process.join(PATIENCE)
    assert process.exitcode in (0, -signal.SIGKILL)
    return process.exitcode != 0


def content(url: str) -> tuple[str | None, dict[str, list[Any]]]:
    """The revision of a database, and all rows of all its tables, as they are."""
    with Engines(find_location(url)) as engines, engines.reading() as connection:
        metadata = MetaData()
        metadata.reflect(connection)
        rows = {
            table.name: sorted(repr(row) for row in connection.execute(select(table)))
            for table in metadata.sorted_tables
        }
        return revision_of(connection), rows


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database in which nothing is."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'games.db'}"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.url(postgres.new_database())


def test_killed_while_everything_is_made(empty_url: str) -> None:
    for last in range(1, 1000, EVERY):
        if not killed(empty_url, migration.SCRIPTS, last):
            break
        assert content(empty_url) == (None, {}), f"after {last} statements"
    assert last > 3 * EVERY
    revision, rows = content(empty_url)
    assert revision == newest(migration.SCRIPTS)
    assert "events" in rows


def test_killed_while_old_games_are_migrated(empty_url: str, tmp_path: Path) -> None:
    """Games of an earlier version; a migration that changes tables, rows and indexes."""
    backup = tmp_path / "old.backup"
    backup.write_bytes(gzip.decompress((FIXTURES / "sandtable.backup.gz").read_bytes()))
    with Engines(find_location(empty_url)) as engines:
        read_backup(backup, engines, False, lambda done, total: None)
    before = content(empty_url)
    assert len(before[1]["events"]) > 2000
    scripts = scripts_with_more(tmp_path)
    for last in count(0, EVERY):
        if not killed(empty_url, scripts, last):
            break
        assert content(empty_url) == before, f"after {last} statements"
    assert last > 3 * EVERY
    revision, rows = content(empty_url)
    assert revision == NEXT
    assert len(rows["remarks"]) == len(rows["tables"]) == len(before[1]["tables"])
    assert rows["events"] == before[1]["events"]
    assert rows["answered"] == []


def test_the_next_start_completes_what_was_killed(empty_url: str) -> None:
    assert killed(empty_url, migration.SCRIPTS, 0)
    asyncio.run(create_store(empty_url).close())
    assert content(empty_url)[0] == newest(migration.SCRIPTS)
