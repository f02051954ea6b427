"""A server that has kept thousands of games starts as one that has kept a few."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Engine, event

from bench.many_tables import fill, games_in_progress
from sandtable.server import times
from sandtable.store.store import create_store
from sandtable.tables import Table, verbs
from tests.tables.parties import NORTH, started

from .hubs import new_hub

FEW, MANY = 50, 5_000
PLAYING = 20
STEP = 100
"""Steps of SQLite's machine that are counted as one."""


@dataclass
class Effort:
    """What SQLite was asked to do."""

    statements: int = 0
    steps: int = 0


@contextmanager
def counted() -> Iterator[Effort]:
    """All that is asked of databases in here."""
    effort = Effort()

    def count_steps() -> int:
        effort.steps += 1
        return 0

    def watch(connection: Any, record: object) -> None:
        connection.set_progress_handler(count_steps, STEP)

    def count_statement(*values: Any) -> None:
        effort.statements += 1

    event.listen(Engine, "connect", watch)
    event.listen(Engine, "after_cursor_execute", count_statement)
    try:
        yield effort
    finally:
        event.remove(Engine, "connect", watch)
        event.remove(Engine, "after_cursor_execute", count_statement)


def over_at_once() -> Table:
    """What is over is not read: the shortest game will do."""
    table = started()
    return verbs.resign(table, NORTH.identity, table.events[-1].at).after


def test_the_start_does_not_depend_on_games_that_are_over(tmp_path: Any) -> None:
    efforts = {}
    over, playing = [over_at_once()], games_in_progress()

    async def run(url: str, count: int) -> None:
        async with create_store(url) as store:
            await fill(store, over, count)
            await fill(store, playing, PLAYING)
            await store.alive("the last server", times.now() - 5_000)
        with counted() as efforts[count]:
            async with new_hub(url) as hub:
                assert len(list(hub.rooms)) == PLAYING
                assert all(room.table.events[-1].kind() == "paused" for room in hub.rooms)

    for count in (FEW, MANY):
        asyncio.run(run(f"sqlite:///{tmp_path / str(count)}.db", count))
    few, many = efforts[FEW], efforts[MANY]
    assert few.statements > PLAYING, "something was counted"
    # Transactions are shared by whatever comes together, so a few more or less.
    assert abs(many.statements - few.statements) < PLAYING
    assert many.steps < 2 * few.steps
