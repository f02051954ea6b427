"""Delete an account: seats are left, the name goes, the games stay for the others."""

from collections.abc import AsyncIterator, Awaitable, Callable, Iterable

from ...store.store import Store
from ...store.values import Place, Summary
from ...tables import Status

NOBODY_NOW = "somebody"
"""What stands in old games for the name of whoever was deleted."""
PAGE = 100


async def forget(
    store: Store,
    identity: str,
    leave: Callable[[str, str], Awaitable[None]],
    reread: Callable[[Iterable[str]], Awaitable[None]],
    cut_off: Callable[[str], Awaitable[None]],
) -> None:
    """Nothing of a person remains but the moves they made.

    They `leave` each table, tables with their name are `reread`, their sockets `cut_off`.
    """
    tables = [summary async for summary in all_tables(store, identity)]
    for summary in tables:
        if summary.status != Status.OVER:
            await leave(summary.table, identity)
    await reread(await store.delete_person(identity, NOBODY_NOW))
    await cut_off(identity)


async def all_tables(store: Store, identity: str) -> AsyncIterator[Summary]:
    """Every table at which somebody sits, the last changed first."""
    last = None
    while page := await store.tables_of(identity, PAGE, last):
        for summary in page:
            yield summary
        last = Place(page[-1].changed, page[-1].table)
