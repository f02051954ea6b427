"""Forget somebody: their seats are left, their name goes, their games stay for the others."""

from collections.abc import AsyncIterator, Sequence
from contextlib import suppress

from ..store.store import Place, Store, Summary
from ..tables import Event, Refused, Status, Table, verbs
from .hub import Hub

NOBODY_NOW = "somebody"
"""What stands in old games for the name of whoever was deleted."""
PAGE = 100


async def forget(hub: Hub, store: Store, identity: str) -> None:
    """Nothing of a person remains but the moves they made."""
    tables = [summary async for summary in all_tables(store, identity)]
    for summary in tables:
        if summary.status != Status.OVER:
            await _leave(hub, summary.table, identity)
    await hub.reread(await store.delete_person(identity, NOBODY_NOW))
    await hub.cut_off(identity)


async def all_tables(store: Store, identity: str) -> AsyncIterator[Summary]:
    """Every table at which somebody sits, the last changed first."""
    last = None
    while page := await store.tables_of(identity, PAGE, last):
        for summary in page:
            yield summary
        last = Place(page[-1].changed, page[-1].table)


async def _leave(hub: Hub, name: str, identity: str) -> None:
    def leave(table: Table, now: int) -> Sequence[Event]:
        return verbs.leave(table, identity, now)

    with suppress(Refused):  # The game has just ended.
        await hub.happen(await hub.room(name), leave)
