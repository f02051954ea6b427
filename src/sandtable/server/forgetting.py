"""Forget somebody: their seats are left, their name goes, their games stay for the others."""

from collections.abc import Sequence
from contextlib import suppress

from ..store.store import Store, Summary
from ..tables import Event, Refused, Status, Table, verbs
from .hub import Hub

NOBODY_NOW = "somebody"
"""What stands in old games for the name of whoever was deleted."""
PAGE = 100


async def forget(hub: Hub, store: Store, identity: str) -> None:
    """Nothing of a person remains but the moves they made."""
    for summary in await all_tables(store, identity):
        if summary.status != Status.OVER:
            await _leave(hub, summary.table, identity)
    await hub.reread(await store.delete_person(identity, NOBODY_NOW))
    hub.cut_off(identity)


async def all_tables(store: Store, identity: str) -> list[Summary]:
    """Every table at which somebody sits."""
    tables: list[Summary] = []
    before = None
    while page := await store.tables_of(identity, PAGE, before):
        tables += page
        before = page[-1].changed
    return tables


async def _leave(hub: Hub, name: str, identity: str) -> None:
    def leave(table: Table, now: int) -> Sequence[Event]:
        return verbs.leave(table, identity, now)

    with suppress(Refused):  # The game has just ended.
        await hub.happen(await hub.room(name), leave)
