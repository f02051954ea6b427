"""What is needed only for a while goes; everything else stays."""

from sandtable.store.database import SqlStore
from sandtable.store.store import Place
from sandtable.tables import Table
from tests.store.logs import finished, summary_of, with_store
from tests.tables.parties import started

FIRST = Place(0, "")
EVER = 2**53


async def keep_with_key(store: SqlStore, name: str, table: Table) -> None:
    await store.append(name, 0, table.events, summary_of(name, table), ("n", f"key of {name}"))


async def with_keys(store: SqlStore, names: str) -> str:
    """Those of these tables whose keys are known."""
    return "".join([n for n in names if await store.answered(n, "n", f"key of {n}") is not None])


def test_keys_of_tables_that_are_over_go(database_url: str) -> None:
    """A few at a time, until there is none left; those of other tables stay."""
    over, running = finished("patterns", seed=1), started()

    async def doing(store: SqlStore) -> None:
        for name in "abc":
            await keep_with_key(store, name, over)
        await keep_with_key(store, "r", running)
        ended = over.events[-1].at
        assert await store.forget_keys(FIRST, ended, 9) == FIRST
        assert await with_keys(store, "abcr") == "abcr"
        reached = await store.forget_keys(FIRST, EVER, 2)
        assert reached == Place(ended, "b")
        assert await with_keys(store, "abcr") == "cr"
        assert await store.forget_keys(reached, EVER, 2) == Place(ended, "c")
        assert await with_keys(store, "abcr") == "r"
        assert await store.events("a") == over.events

    with_store(database_url, doing)


def test_processes_that_are_gone_go(database_url: str) -> None:
    """Whoever lives is still known to live."""

    async def doing(store: SqlStore) -> None:
        await store.alive("gone", 5)
        await store.alive("here", 9)
        await store.forget_processes(9)
        assert await store.last_alive() == 9
        await store.forget_processes(EVER)
        assert await store.last_alive() is None

    with_store(database_url, doing)
