"""Migrations: from nothing to the form this version knows."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
from alembic import command
from sqlalchemy import text

from sandtable.store.engine import Engines
from sandtable.store.errors import StoreError
from sandtable.store.location import find_location
from sandtable.store.migrate import configuration, migrate, revision_of
from sandtable.store.store import create_store
from tests.postgres import Postgres


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_url(request: pytest.FixtureRequest) -> str:
    """A database in which nothing is."""
    if request.param == "sqlite":
        return str(request.getfixturevalue("sqlite_url"))
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.url(postgres.new_database())


def test_migrations_lead_to_what_the_code_expects(empty_url: str) -> None:
    """Alembic finds no difference, and migrating again changes nothing."""
    with Engines(find_location(empty_url)) as engines:
        migrate(engines)
        with engines.writing() as connection:
            command.check(configuration(connection))
            revision = revision_of(connection)
        migrate(engines)
        with engines.reading() as connection:
            assert revision_of(connection) == revision is not None


def test_people_keep_their_names_and_their_looks_are_noted(empty_url: str) -> None:
    """Of those who look alike already, too; guests have none."""
    before = [("a", "Anna", "argon2id"), ("b", "\u0410nna", "argon2id"), ("c", "Anna", None)]
    with Engines(find_location(empty_url)) as engines:
        migrate(engines, "0002")
        with engines.writing() as connection:
            for identity, name, passphrase in before:
                row = {"i": identity, "n": name, "p": passphrase, "f": passphrase and name.lower()}
                insert = "INSERT INTO people (identity, name, passphrase, found_as, created)"
                connection.execute(text(f"{insert} VALUES (:i, :n, :p, :f, 1)"), row)
        migrate(engines)
        with engines.reading() as connection:
            query = "SELECT identity, name, look, lower_look, seen_at FROM people ORDER BY identity"
            assert [tuple(row) for row in connection.execute(text(query))] == [
                ("a", "Anna", "anna", "anna", None),
                ("b", "\u0410nna", "anna", "anna", None),
                ("c", "Anna", None, None, None),
            ]


def test_processes_may_start_at_the_same_time(postgres: Postgres) -> None:
    """One migrates, the others wait for it."""
    url = postgres.url(postgres.new_database())

    async def run() -> None:
        stores = await asyncio.gather(*(asyncio.to_thread(create_store, url) for _ in range(3)))
        for store in stores:
            assert await store.last_alive() is None
            await store.close()

    asyncio.run(run())


def test_a_newer_database_is_left_alone(empty_url: str) -> None:
    """With a sentence that says why."""
    with Engines(find_location(empty_url)) as engines:
        migrate(engines)
        with engines.writing() as connection:
            connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(StoreError, match="newer version"):
        create_store(empty_url)


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    """With a sentence that names it."""
    file = tmp_path / "notes.txt"
    file.write_text("dear diary, " * 100)
    with pytest.raises(StoreError, match=r"notes\.txt cannot be used"):
        create_store(f"sqlite:///{file}")
    assert file.read_text().startswith("dear diary")


def test_a_server_that_is_not_there_is_one_sentence(tmp_path: Path) -> None:
    """Without the password."""
    with pytest.raises(StoreError, match="cannot be used") as raised:
        create_store(f"postgresql://anna:wonderland@/games?host={tmp_path}")
    assert "wonderland" not in str(raised.value)


def test_a_file_is_for_one_server(sqlite_url: str) -> None:
    """The next one may have it when the first one is gone."""

    async def run() -> None:
        store = create_store(sqlite_url)
        with pytest.raises(StoreError, match="another server"):
            create_store(sqlite_url)
        await store.close()
        await create_store(sqlite_url).close()

    asyncio.run(run())


def test_sqlite_is_set_to_lose_nothing(tmp_path: Path) -> None:
    """Write-ahead log, full sync, foreign keys; and nobody else may read the file."""
    file = tmp_path / "folder" / "games.db"
    with Engines(find_location(f"sqlite:///{file}")) as engines, engines.writing() as connection:
        settings = {
            name: connection.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        }
    full = 2
    assert settings == {"journal_mode": "wal", "synchronous": full, "foreign_keys": 1}
    assert file.stat().st_mode & 0o077 == 0
    assert file.parent.stat().st_mode & 0o077 == 0


def test_readers_do_not_wait_for_the_writer(sqlite_url: str) -> None:
    """They see what was committed last."""
    with Engines(find_location(sqlite_url)) as engines:
        migrate(engines)
        with engines.writing() as writer:
            writer.execute(text("INSERT INTO processes VALUES ('one', 1)"))
            with engines.reading() as reader:
                assert reader.execute(text("SELECT * FROM processes")).all() == []
        with engines.reading() as reader:
            assert reader.execute(text("SELECT * FROM processes")).all() == [("one", 1)]


def test_postgresql_waits_for_the_disk(postgres: Postgres) -> None:
    """Even if it is set not to."""
    name = postgres.new_database()
    postgres.execute(f"ALTER DATABASE {name} SET synchronous_commit = off")
    with Engines(find_location(postgres.url(name))) as engines, engines.writing() as connection:
        assert connection.exec_driver_sql("SHOW synchronous_commit").scalar() == "on"


def test_a_file_is_one_file_when_nobody_uses_it(sqlite_url: str) -> None:
    """SQLite puts its log back when the last connection closes."""

    async def run() -> None:
        await create_store(sqlite_url).close()

    asyncio.run(run())
    file = Path(sqlite_url.removeprefix("sqlite:///"))
    assert not Path(f"{file}-wal").exists()
    sqlite3.connect(file).close()
