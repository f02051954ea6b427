"""`python -m bench.store`: how many events a second are made safe, on SQLite and PostgreSQL."""

import asyncio
import secrets
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from sandtable.store.store import Store, create_store
from sandtable.store.values import Summary
from sandtable.tables.events import Event, Opened, Played
from tests.postgres import Postgres

TABLES_AT_ONCE = (1, 100, 1000)
MOVE_EVERY = 2.0
"""Seconds between the moves of a table when all play at leisure."""

OPENED = Opened(0, {}, "host", "00" * 32, "00" * 32, (None, None))
SUMMARY = Summary(
    table="",
    game="patterns",
    options={},
    visibility="public",
    is_rated=False,
    clock=None,
    status="playing",
    host="host",
    seatings=(),
    seats=2,
    turn="host",
    result=None,
    opened=0,
    changed=0,
)


@dataclass(frozen=True)
class Result:
    """What was measured."""

    appends: int
    seconds: float
    processor: float
    waits: list[float]
    """Seconds from append to acknowledgement, sorted."""
    transactions: int

    @classmethod
    def headings(cls) -> list[str]:
        """Of the columns of `cells`."""
        return ["appends/s", "processor, µs each", "p50, ms", "p99, ms", "share a transaction"]

    def cells(self) -> list[str]:
        """For the table."""
        return [
            f"{self.appends / self.seconds:,.0f}",
            f"{self.processor / self.appends * 1e6:.0f}",
            f"{self.waits[len(self.waits) // 2] * 1e3:.1f}",
            f"{self.waits[len(self.waits) * 99 // 100] * 1e3:.1f}",
            f"{self.appends / self.transactions:.1f}",
        ]


async def measure(url: str, tables: int, seconds: float, pause: float) -> Result:
    """Let so many tables append, each its next event `pause` seconds after the last, or at once."""
    async with create_store(url) as store:
        names = [secrets.token_urlsafe(16) for _ in range(tables)]
        await asyncio.gather(*(append(store, name, 0, OPENED) for name in names))
        before = store.transactions
        begun, processor = time.perf_counter(), time.process_time()
        waits: list[float] = []

        async def play(name: str, due: float) -> None:
            number = 1
            while due < begun + seconds:
                await asyncio.sleep(max(0.0, due - time.perf_counter()))
                asked = time.perf_counter()
                await append(store, name, number, Played(number, number % 2, "open c4", None))
                done = time.perf_counter()
                waits.append(done - asked)
                due = due + pause if pause else done
                number += 1

        await asyncio.gather(
            *(play(name, begun + pause * place / tables) for place, name in enumerate(names))
        )
        return Result(
            appends=len(waits),
            seconds=time.perf_counter() - begun,
            processor=time.process_time() - processor,
            waits=sorted(waits),
            transactions=store.transactions - before,
        )


async def append(store: Store, name: str, number: int, event: Event) -> None:
    """A move as the server appends it."""
    summary = replace(SUMMARY, table=name, changed=number)
    await store.append(name, number, [event], summary, ("host", f"key-{number}"))


def main(
    seconds: Annotated[float, typer.Option(help="Seconds for each figure.")] = 5.0,
) -> None:
    """Measure how many events a second are made safe, each table waiting for its last one.

    The last row of a database is 1,000 tables at leisure: a move every two seconds each.
    """
    result = Table("database", "tables", *Result.headings())
    with tempfile.TemporaryDirectory(prefix="sandtable-") as folder:
        numbers = iter(range(100))
        add_rows(
            result, "SQLite", lambda: f"sqlite:///{Path(folder, f'{next(numbers)}.db')}", seconds
        )
        postgres = Postgres(is_durable=True)
        try:
            add_rows(result, "PostgreSQL", lambda: postgres.url(postgres.new_database()), seconds)
        finally:
            postgres.remove()
    Console().print(result)


def add_rows(result: Table, name: str, new_url: Callable[[], str], seconds: float) -> None:
    """All figures of one database."""
    for tables in TABLES_AT_ONCE:
        row = asyncio.run(measure(new_url(), tables, seconds, pause=0.0))
        result.add_row(name, f"{tables:,}", *row.cells())
    most = TABLES_AT_ONCE[-1]
    row = asyncio.run(measure(new_url(), most, max(seconds, 2 * MOVE_EVERY), MOVE_EVERY))
    result.add_row(name, f"{most:,} at leisure", *row.cells())


if __name__ == "__main__":
    typer.run(main)
