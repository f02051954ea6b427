"""What processes that serve one PostgreSQL hear of each other."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from sandtable.store.engine import is_worth_another_try
from sandtable.store.errors import Conflict, Unavailable
from sandtable.store.pg_notify import LONGEST_NOTE, Received, read_message
from sandtable.store.store import Store, create_store
from sandtable.store.values import Appended, Broadcast, Missed, Rewritten
from tests.postgres import Postgres
from tests.store.logs import guest, keep, summary_of, with_store
from tests.tables.parties import started

LONG_ENOUGH = 20
"""Seconds after which a test gives up; nothing in here takes long."""

AWAY = 2.0
"""Seconds: as long as a database takes to be restarted on a machine with other work."""

BREAK_LISTENERS = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query = 'LISTEN sandtable'"
)


async def next_of(news: AsyncIterator[Received]) -> Received:
    """What is heard next."""
    return await asyncio.wait_for(anext(news), LONG_ENOUGH)


def between_two(
    url: str,
    doing: Callable[[Store, Store, AsyncIterator[Received]], Coroutine[Any, Any, None]],
) -> None:
    """Two stores of one database, and what the second one hears from now on."""

    async def run() -> None:
        async with create_store(url) as one, create_store(url) as two:
            news = two.notifications()
            assert await next_of(news) == Missed(), "until now nobody listened"
            await doing(one, two, news)
            await news.aclose()  # type: ignore[attr-defined]

    asyncio.run(run())


def test_others_hear_of_appends(postgres_url: str) -> None:
    """With the number of events the table now has; a conflict is no news, nor are own appends."""
    table = started()

    async def doing(one: Store, two: Store, news: AsyncIterator[Received]) -> None:
        await keep(two, "own", table)
        await keep(one, "a", table)
        with pytest.raises(Conflict):
            await keep(one, "a", table)
        await one.append("a", table.number, table.events[-1:], summary_of("a", table))
        assert await next_of(news) == Appended("a", table.number)
        assert await two.events("a") == table.events + table.events[-1:]
        assert await next_of(news) == Appended("a", table.number + 1)

    between_two(postgres_url, doing)


def test_others_hear_what_is_said(postgres_url: str) -> None:
    """Word for word, as long as it may be."""
    note = 'Zoë is here: {"a": 1}\n' + "x" * (LONGEST_NOTE - 30)

    async def doing(one: Store, two: Store, news: AsyncIterator[Received]) -> None:
        await one.broadcast(note)
        assert await next_of(news) == Broadcast(note)
        with pytest.raises(ValueError, match="at most"):
            await one.broadcast("ö" * LONGEST_NOTE)

    between_two(postgres_url, doing)


def test_others_hear_that_a_name_was_replaced(postgres_url: str) -> None:
    """So that they read those tables anew."""

    async def doing(one: Store, two: Store, news: AsyncIterator[Received]) -> None:
        await one.add_person(*guest("n"))
        await keep(one, "a", started())
        await one.delete_person("n", "Somebody")
        assert isinstance(await next_of(news), Appended)
        assert await next_of(news) == Rewritten("a")

    between_two(postgres_url, doing)


def test_a_line_that_breaks_is_mended(postgres_url: str, postgres: Postgres) -> None:
    """And whoever listens is told that something may have been missed."""

    async def doing(one: Store, two: Store, news: AsyncIterator[Received]) -> None:
        await one.broadcast("before")
        assert await next_of(news) == Broadcast("before")
        hearing = asyncio.create_task(next_of(news))
        await asyncio.to_thread(postgres.execute, BREAK_LISTENERS)
        assert await hearing == Missed()
        await one.broadcast("after")
        assert await next_of(news) == Broadcast("after")

    between_two(postgres_url, doing)


def test_a_store_outlives_its_connections(postgres_url: str, postgres: Postgres) -> None:
    """Reads and appends go on when the database comes back."""
    table = started()

    async def doing(store: Store) -> None:
        await keep(store, "a", table)
        postgres.stop()
        postgres.start()
        assert await store.events("a") == table.events
        await store.append("a", table.number, table.events[-1:], summary_of("a", table))
        assert len(await store.events("a")) == table.number + 1

    with_store(postgres_url, doing)


def test_nobody_hears_of_a_database_that_is_restarted(
    postgres_url: str, postgres: Postgres
) -> None:
    """Whoever asks while it is away waits, and gets what they asked for."""
    table = started()

    async def doing(store: Store) -> None:
        await keep(store, "a", table)
        postgres.stop()
        asked = asyncio.gather(store.events("a"), keep(store, "b", table))
        try:
            await asyncio.sleep(AWAY)
        finally:
            postgres.start()
        assert (await asked)[0] == table.events
        assert await store.events("b") == table.events

    with_store(postgres_url, doing)


def test_a_database_that_stays_away_keeps_nobody_waiting(
    postgres_url: str, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first who asks tries until it has been away for long enough; the others once each."""
    monkeypatch.setattr("sandtable.store.store.PATIENCE", 0.2)
    tries = count_tries(monkeypatch)

    async def doing(store: Store) -> None:
        postgres.stop()
        try:
            with pytest.raises(Unavailable):
                await store.events("a")
            first = len(tries)
            for _ in range(3):
                with pytest.raises(Unavailable):
                    await store.events("a")
        finally:
            postgres.start()
        assert first > 1
        assert len(tries) == first + 3

    with_store(postgres_url, doing)


def count_tries(monkeypatch: pytest.MonkeyPatch) -> list[None]:
    """Each time that a transaction is worth another try, or would be."""
    tries: list[None] = []

    def is_worth(error: OperationalError) -> bool:
        tries.append(None)
        return is_worth_another_try(error)

    monkeypatch.setattr("sandtable.store.store.is_worth_another_try", is_worth)
    return tries


def test_without_the_database_it_says_so(
    postgres_url: str, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It tries for a while, then whoever asked is told; later all is well again."""
    monkeypatch.setattr("sandtable.store.store.PATIENCE", 0.1)
    table = started()

    async def doing(store: Store) -> None:
        await keep(store, "a", table)
        postgres.stop()
        try:
            with pytest.raises(Unavailable):
                await store.events("a")
            with pytest.raises(Unavailable):
                await keep(store, "b", table)
        finally:
            postgres.start()
        await keep(store, "b", table)
        assert await store.events("b") == table.events

    with_store(postgres_url, doing)


def test_on_sqlite_there_is_nobody_to_hear(sqlite_url: str) -> None:
    """One file, one server."""

    async def doing(store: Store) -> None:
        assert not store.is_shared
        await store.broadcast("hello?")
        assert [news async for news in store.notifications()] == []

    with_store(sqlite_url, doing)


def test_what_a_newer_version_says_is_not_lost() -> None:
    """Whatever it was: look at everything again."""
    assert read_message("sung a song") == Missed()
