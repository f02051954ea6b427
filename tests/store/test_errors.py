"""What a database says when it fails, and what that means for whoever asked."""

import asyncio
from itertools import count
from pathlib import Path

import pytest
from sqlalchemy import text

from sandtable.store.errors import Damaged, Unwritable
from sandtable.store.store import Store, create_store
from tests.postgres import Postgres
from tests.store.logs import guest, keep, with_store
from tests.tables.parties import opened

MENDED = {"query_only": "query_only = OFF", "max_page_count": "max_page_count = 1000000"}


async def fill(store: Store) -> None:
    """Write for ever: a few may still fit into the pages there are."""
    for number in count():
        await store.add_person(*guest(f"n{number}", "N" * 500))


@pytest.mark.parametrize(
    ("pragma", "reason"),
    [("query_only = ON", "readonly database"), ("max_page_count = 1", "disk is full")],
)
def test_sqlite_that_cannot_be_written_to(sqlite_url: str, pragma: str, reason: str) -> None:
    """It says why, it can be read meanwhile, and it recovers."""

    def set_pragma(store: Store, words: str) -> None:
        # Not in a transaction: begun for writing, it would fail itself.
        connection = store._engines._writer.raw_connection()
        connection.execute(f"PRAGMA {words}")
        connection.close()

    async def doing(store: Store) -> None:
        await keep(store, "before", opened())
        set_pragma(store, pragma)
        with pytest.raises(Unwritable, match=reason):
            await fill(store)
        assert len(await store.events("before")) == 1
        set_pragma(store, MENDED[pragma.split()[0]])
        await keep(store, "after", opened())
        await store.add_person(*guest("last", "N" * 500))

    with_store(sqlite_url, doing)


def test_postgresql_that_is_read_only(postgres: Postgres) -> None:
    name = postgres.new_database()

    async def doing(store: Store) -> None:
        await keep(store, "before", opened())
        with store._engines.reading() as connection:
            connection.execute(text("SET default_transaction_read_only = on"))
            connection.commit()
        with pytest.raises(Unwritable, match="read-only"):
            await keep(store, "meanwhile", opened())
        await keep(store, "after", opened())

    with_store(postgres.url(name), doing)


def test_a_damaged_page_is_said_to_be_one(tmp_path: Path) -> None:
    file = tmp_path / "games.db"

    async def run() -> None:
        await create_store(f"sqlite:///{file}").close()
        content = bytearray(file.read_bytes())
        async with create_store(f"sqlite:///{file}") as store:
            with store._engines.reading() as connection:
                find = text("SELECT rootpage FROM sqlite_master WHERE name = 'processes'")
                page = connection.scalar(find)
        assert page is not None
        content[(page - 1) * 4096 : page * 4096] = b"U" * 4096
        file.write_bytes(content)
        async with create_store(f"sqlite:///{file}") as store:
            with pytest.raises(Damaged, match="restore a backup"):
                await store.last_alive()
            with pytest.raises(Damaged):
                await store.alive("n", 1)
            assert await store.person("n") is None

    asyncio.run(run())
