"""Backup and restore: one file, from either database to either."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from sandtable.store import schema
from sandtable.store.backup import read_backup, write_backup
from sandtable.store.engine import Engines
from sandtable.store.errors import StoreError
from sandtable.store.location import find_location
from sandtable.store.store import Store, create_store
from sandtable.store.values import (
    DailyTry,
    GameResult,
    Invited,
    PushSubscription,
    PuzzleDecision,
    Rating,
)
from sandtable.tables import Table, verbs
from sandtable.tables.settings import read_settings
from tests.store.logs import finished, guest, keep, summary_of, with_store
from tests.tables.parties import started


@contextmanager
def engines_at(url: str) -> Iterator[Engines]:
    """Connections to a database."""
    with Engines(find_location(url)) as engines:
        yield engines


def no_progress(done: int, total: int) -> None:
    """Nobody watches."""


def fill(url: str) -> None:
    """Something in every table."""
    over = finished("mandala", seed=3)
    ratings = [Rating("n", "mandala", 26.5, 8.25, 1)]

    async def doing(store: Store) -> None:
        north, cookie = guest("n", "Zoë 🦊")
        await store.add_person(north, cookie)
        push = PushSubscription("id", cookie.hash, "n", "https://push/1", "key", "auth", "fi", 5)
        await store.keep_push_subscription(push, most=1)
        await store.keep_key("vapid", "key")
        await store.add_person(*guest("s"))
        await store.add_block("block", "n", "s", 5, most=1)
        await keep(store, "waiting", inviting("s"), invited=(Invited(1, "s"),))
        await keep(store, "running", started(), due=7)
        results = [GameResult("n", "people", None, "won", 31)]
        summary = summary_of("over", over)
        await store.append("over", 0, over.events, summary, ("n", "k"), ratings, results)
        await store.alive("process", 5)
        await learn(store, "n")

    with_store(url, doing)


async def learn(store: Store, who: str) -> None:
    """Somebody takes a lesson, tries a puzzle that is to come again, and plays the Daily."""
    await store.merge_lessons(who, {"mandala": {"basics": {"step": 3, "done": False}}})
    await store.want_repeats(who, True)
    await store.decide_puzzle(PuzzleDecision(who, "patterns-a", "patterns", False, (1300, 150), 5))
    await store.keep_daily_day("2026-11-18", {"tasks": [1]})
    attempt = DailyTry(who, "2026-11-18", "mandamina", {"moves": ["a1"], "wrong": []}, 0, False, 5)
    await store.keep_daily_try(None, attempt)


def inviting(who: str) -> Table:
    """A table that keeps a chair for somebody."""
    step = verbs.open_table(read_settings({"game": "patterns"}), "n", bytes(32), 5, (None, who))
    return step.after


def everything_in(url: str) -> dict[str, list[Any]]:
    """All rows of all tables."""
    with engines_at(url) as engines, engines.reading() as connection:
        return {
            table.name: [
                tuple(row) for row in connection.execute(select(table).order_by(*table.primary_key))
            ]
            for table in schema.metadata.sorted_tables
        }


@pytest.fixture
def other_url(database_url: str, tmp_path: Path, request: pytest.FixtureRequest) -> str:
    """A database of the other kind."""
    if database_url.startswith("sqlite"):
        return str(request.getfixturevalue("postgres_url"))
    return f"sqlite:///{tmp_path / 'other.db'}"


@pytest.mark.process
def test_a_backup_brings_everything_back(database_url: str, other_url: str, tmp_path: Path) -> None:
    """To a database of the other kind, and from there to where it came from."""
    file = tmp_path / "first.backup"
    fill(database_url)
    before = everything_in(database_url)
    assert all(before.values()), "something is in every table"
    seen: list[tuple[int, int]] = []
    with engines_at(database_url) as engines:
        rows = write_backup(engines, file, lambda done, total: seen.append((done, total)))
    assert rows == sum(map(len, before.values()))
    assert seen[-1] == (rows, rows)
    with engines_at(other_url) as engines:
        assert read_backup(file, engines, False, no_progress) == rows
    assert everything_in(other_url) == before
    with engines_at(database_url) as engines:
        read_backup(file, engines, True, no_progress)
    assert everything_in(database_url) == before
    table = with_store(other_url, lambda store: store.events("over"))
    assert table == finished("mandala", seed=3).events


def test_a_backup_is_one_private_file(sqlite_url: str, tmp_path: Path) -> None:
    """Nothing lies beside it, and nobody else may read it."""
    folder = tmp_path / "backups"
    folder.mkdir()
    file = folder / "monday"
    fill(sqlite_url)
    with engines_at(sqlite_url) as engines:
        write_backup(engines, file, no_progress)
        assert list(folder.iterdir()) == [file]
        assert file.stat().st_mode & 0o077 == 0
        with pytest.raises(StoreError, match="exists already"):
            write_backup(engines, file, no_progress)


def test_a_backup_can_be_made_while_a_server_writes(database_url: str, tmp_path: Path) -> None:
    """It is the database as it was at one moment."""
    table = started()
    file = tmp_path / "busy.backup"

    async def run() -> None:
        async with create_store(database_url) as store:
            await keep(store, "a", table)

            def begin_another(done: int, total: int) -> None:
                """The server goes on in the middle of it."""
                if done < total:
                    writing = asyncio.run_coroutine_threadsafe(
                        keep(store, f"while {done}", table), loop
                    )
                    writing.result(timeout=20)

            loop = asyncio.get_running_loop()
            with engines_at(database_url) as engines:
                await asyncio.to_thread(write_backup, engines, file, begin_another)
            assert len(await store.running_tables(9)) > 1

    asyncio.run(run())
    restored = f"sqlite:///{tmp_path / 'restored.db'}"
    with engines_at(restored) as engines:
        read_backup(file, engines, False, no_progress)
    assert [row[0] for row in everything_in(restored)["tables"]] == ["a"]


def test_what_a_database_holds_is_not_lost_by_mistake(database_url: str, tmp_path: Path) -> None:
    """It must be empty, or its loss be asked for; then it is as in the backup."""
    file = tmp_path / "first.backup"
    fill(database_url)
    with engines_at(database_url) as engines:
        write_backup(engines, file, no_progress)
    with_store(database_url, lambda store: keep(store, "later", started()))
    before = everything_in(database_url)
    with engines_at(database_url) as engines, pytest.raises(StoreError, match="not empty"):
        read_backup(file, engines, False, no_progress)
    assert everything_in(database_url) == before
    with engines_at(database_url) as engines:
        read_backup(file, engines, True, no_progress)
    assert [row[0] for row in everything_in(database_url)["tables"]] == [
        "over",
        "running",
        "waiting",
    ]


def test_a_restore_that_fails_changes_nothing(database_url: str, tmp_path: Path) -> None:
    """Stopped in the middle, all is as it was."""
    file = tmp_path / "first.backup"
    fill(database_url)
    before = everything_in(database_url)
    with engines_at(database_url) as engines:
        write_backup(engines, file, no_progress)

    def stop(done: int, total: int) -> None:
        raise KeyboardInterrupt

    with engines_at(database_url) as engines, pytest.raises(KeyboardInterrupt):
        read_backup(file, engines, True, stop)
    assert everything_in(database_url) == before


@pytest.mark.parametrize("content", [b"", b"dear diary " * 500])
def test_what_is_no_backup_is_refused(content: bytes, sqlite_url: str, tmp_path: Path) -> None:
    """With its name."""
    file = tmp_path / "notes.txt"
    file.write_bytes(content)
    with engines_at(sqlite_url) as engines, pytest.raises(StoreError, match=r"notes\.txt is no"):
        read_backup(file, engines, False, no_progress)


def test_an_empty_database_has_no_backup(sqlite_url: str, tmp_path: Path) -> None:
    """And no file is left."""
    file = tmp_path / "nothing.backup"
    with engines_at(sqlite_url) as engines, pytest.raises(StoreError, match="nothing in"):
        write_backup(engines, file, no_progress)
    assert not list(tmp_path.glob("nothing*"))
