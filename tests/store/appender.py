"""Appends to many tables at once until it is killed, and prints what was acknowledged."""

import asyncio
import sys
from dataclasses import replace

from sandtable.store.store import Store, create_store
from tests.store.logs import keep, summary_of
from tests.tables.parties import started


async def append_forever(store: Store, name: str) -> None:
    """One event after the other, each told when it is acknowledged."""
    table = started()
    await keep(store, name, table)
    at = 0
    while True:
        event = replace(table.opening, at=at)
        key = ("n", f"key {at}")
        await store.append(name, table.number + at, [event], summary_of(name, table), key)
        print(name, at, flush=True)
        at += 1


async def main(url: str, tables: int) -> None:
    """All of them at once."""
    async with create_store(url) as store:
        await asyncio.gather(*(append_forever(store, f"table{n}") for n in range(tables)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
