"""The figures of the store are figures of what it does."""

import asyncio

from bench.store import Result, measure
from sandtable.store.store import Store
from tests.store.logs import with_store


def test_every_append_that_is_counted_was_made(sqlite_url: str) -> None:
    """At once and at leisure; the database has them all."""
    at_once = asyncio.run(measure(sqlite_url, tables=5, seconds=0.3, pause=0.0))
    at_leisure = asyncio.run(measure(sqlite_url, tables=5, seconds=0.25, pause=0.1))
    assert at_leisure.appends == 3 + 3 + 3 + 2 + 2, "they begin 0.02 s after each other"
    assert len(at_once.waits) == at_once.appends >= at_once.transactions > 0
    assert len(at_once.cells()) == len(Result.headings())

    async def count(store: Store) -> int:
        tables = await store.running_tables(99)
        assert len(tables) == 10
        return sum([len(await store.events(table.table)) for table in tables])

    opened = 10
    assert with_store(sqlite_url, count) == at_once.appends + at_leisure.appends + opened
