"""`python -m bench.many_tables`: how a server starts that has kept a great many games."""

import asyncio
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from itertools import cycle, islice
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table as Figures

from sandtable.server.live.opening import new_name
from sandtable.server.live.standstill import STILL
from sandtable.server.live.summary import summary_of
from sandtable.server.times import now
from sandtable.store.store import Store, create_store
from sandtable.tables import Event, Table, verbs
from sandtable.tables.clock import SECOND
from tests.postgres import Postgres
from tests.tables.parties import play_some, started

GAMES = ("mandala", "patterns", "mandamina")
KINDS = 10
"""Different games of each kind: all others are copies of them."""
MOVES = 12
"""In each of them."""
AT_ONCE = 500
MEBIBYTE = 1024 * 1024
CLOCK = {"days": 2}


@dataclass(frozen=True)
class Start:
    """What was measured."""

    seconds: float
    """From the command to the line that says where the server is."""
    processor: float
    """Seconds of the processor that took."""
    memory: int
    """Bytes in memory then."""


def games_over() -> list[Table]:
    """Games that were resigned in the middle."""
    tables = []
    for table in _some_games():
        resigned = verbs.resign(table, table.player(0).identity, table.events[-1].at)
        tables.append(resigned.after)
    return tables


def games_in_progress() -> list[Table]:
    """Games in the middle, with a clock that runs from now on."""
    moment = now()
    return [
        Table([replace(event, at=moment) for event in table.events])
        for table in _some_games(clock=CLOCK)
    ]


def _some_games(**settings: Any) -> list[Table]:
    return [
        play_some(started(game, **settings), MOVES, seed) for game in GAMES for seed in range(KINDS)
    ]


async def fill(store: Store, kinds: list[Table], count: int) -> None:
    """Keep so many tables, all of them copies of some."""
    copies = islice(cycle([(table.events, summary_of("", table)) for table in kinds]), count)
    while some := list(islice(copies, AT_ONCE)):
        names = [new_name() for _ in some]
        await asyncio.gather(
            *(
                store.append(name, 0, events, replace(summary, table=name))
                for name, (events, summary) in zip(names, some, strict=True)
            )
        )


def fill_database(url: str, over: int, playing: int) -> int:
    """A database with so many games that are over and that go on; how many events they have."""
    kinds = ((games_over(), over), (games_in_progress(), playing))

    async def run() -> None:
        async with create_store(url) as store:
            for tables, count in kinds:
                await fill(store, tables, count)
            await store.alive("the last server", now())

    asyncio.run(run())
    return sum(len(_events(tables, count)) for tables, count in kinds)


def _events(kinds: list[Table], count: int) -> list[Event]:
    return [event for table in islice(cycle(kinds), count) for event in table.events]


@contextmanager
def _starting(url: str) -> Iterator[Start]:
    environment = os.environ | {"SANDTABLE_LOG_LEVEL": "error"}
    command = [sys.executable, "-m", "sandtable.cli", "serve", "--port", "0", "--database", url]
    began = time.perf_counter()
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        line = server.stdout.readline()
        assert "Sandtable is at" in line, line
        seconds = time.perf_counter() - began
        yield Start(seconds, _processor(server.pid), _resident(server.pid))
        server.terminate()


def _processor(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    user, system = fields[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def _resident(process: int) -> int:
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def start(url: str, tries: int = 3) -> Start:
    """The start of some that took the processor least."""
    starts = []
    for _ in range(tries):
        time.sleep(2 * STILL / SECOND)  # The one before counts as gone by then.
        with _starting(url) as measured:
            starts.append(measured)
    return min(starts, key=lambda one: one.processor)


def main(
    over: Annotated[int, typer.Option(help="Games that are over.")] = 100_000,
    playing: Annotated[int, typer.Option(help="Games in progress, with a clock.")] = 500,
) -> None:
    """Fill databases with games and measure how long a server takes to start on them."""
    headings = ("database", "over", "in progress", "events")
    result = Figures(*headings, "start, s", "CPU, s", "memory, MiB")
    with tempfile.TemporaryDirectory(prefix="sandtable-") as folder:
        postgres = Postgres()
        try:
            for name in ("SQLite", "PostgreSQL"):
                for counts in ((0, 0), (0, playing), (over, playing)):
                    file = Path(folder, "-".join(map(str, counts)))
                    url = f"sqlite:///{file}.db"
                    if name == "PostgreSQL":
                        url = postgres.url(postgres.new_database())
                    events = fill_database(url, *counts)
                    measured = start(url)
                    result.add_row(
                        name,
                        *(f"{count:,}" for count in (*counts, events)),
                        f"{measured.seconds:.1f}",
                        f"{measured.processor:.1f}",
                        f"{measured.memory / MEBIBYTE:.0f}",
                    )
        finally:
            postgres.remove()
    Console().print(result)


if __name__ == "__main__":
    typer.run(main)
