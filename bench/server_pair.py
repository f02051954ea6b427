"""`python -m bench.server_pair --against CHECKOUT`: what a move costs here and in another checkout.

Both servers live side by side, each with its own tables, and are played by turns in short windows:
whatever else the machine does meanwhile falls on both. Compared are the medians of the processor
time per move, and how late moves were seen. The other checkout needs its own `.venv`. With
`--peer` the other server is boardgame.io.
"""

import asyncio
import subprocess
import tempfile
import time
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median, quantiles
from typing import Annotated

import typer
import uvloop
from rich.console import Console
from rich.progress import track
from rich.table import Table

from sandtable.server.edge.descriptors import raise_limit

from .load.measure import House
from .load.rhythm import Rhythm
from .load.sandtable import Sandtable
from .peers import Unavailable
from .peers.boardgame_io import BoardgameIo

console = Console(stderr=True)

HERE = Path(__file__).parents[1]
PYTHON = Path(".venv") / "bin" / "python"
LEAD = 0.5
"""Seconds of play before a window, in which nothing is measured."""
ADD_PEOPLE = "import asyncio, sys; from bench.load.sandtable import add_people; "
ADD_PEOPLE += "asyncio.run(add_people(sys.argv[1], int(sys.argv[2])))"
"""By the code of the checkout itself: its database may have other tables."""


@dataclass
class Side:
    """A server with its players, and what its windows have shown."""

    name: str
    house: House
    rhythm: Rhythm
    empty: float
    """Bytes of the server before there were tables."""
    costs: list[float] = field(default_factory=list)
    """Seconds of processor time per move, of each window."""
    latencies: list[float] = field(default_factory=list)
    memory: float = 0.0
    """Bytes for each table."""

    def percentile(self, percent: int) -> float:
        """Milliseconds within which so many of 100 moves were seen."""
        return quantiles(self.latencies, n=100)[percent - 1] * 1000

    async def play(self, seconds: float) -> None:
        """One window."""
        self.rhythm.play()
        await asyncio.sleep(LEAD)
        self.rhythm.forget()
        used = self.house.process.processor_seconds()
        await asyncio.sleep(seconds)
        self.costs.append(
            (self.house.process.processor_seconds() - used) / max(len(self.rhythm.latencies), 1)
        )
        self.latencies += self.rhythm.latencies
        self.rhythm.pause()
        await asyncio.sleep(LEAD)


async def compare(sides: list[Side], tables: int, windows: int, seconds: float) -> None:
    """Play at both by turns; who begins changes from round to round."""
    for side in sides:
        console.print(f"{side.name}: {tables:,} tables are opened ...")
        await side.house.open_tables(tables)
        await side.house.prepare(int(windows * (seconds + 2 * LEAD) * tables / side.rhythm.pace))
    for turn in track(range(windows), "Playing by turns", console=console):
        for side in sides if turn % 2 else reversed(sides):
            await side.play(seconds)
    for side in sides:
        side.memory = (side.house.process.memory() - side.empty) / tables
        side.rhythm.is_over = True


def report(before: Side, after: Side, wanted: float) -> Table:
    """Both beside each other, and the ratio."""
    table = Table("", before.name, after.name, "ratio", title=f"{wanted:,.0f} moves/s wanted")

    def add(what: str, one: float, other: float, digits: int) -> None:
        table.add_row(what, f"{one:.{digits}f}", f"{other:.{digits}f}", f"{other / one:.2f}")

    pairs = [mine / theirs for theirs, mine in zip(before.costs, after.costs, strict=True)]
    add("processor per move, ms", median(before.costs) * 1000, median(after.costs) * 1000, 3)
    for percent in (50, 99):
        add(f"seen, p{percent}, ms", before.percentile(percent), after.percentile(percent), 1)
    add("memory a table, KB", before.memory / 1000, after.memory / 1000, 1)
    table.add_row("moves", f"{len(before.latencies):,}", f"{len(after.latencies):,}", "")
    table.caption = f"ratios of windows: {min(pairs):.2f} to {max(pairs):.2f}"
    return table


def main(
    against: Annotated[
        Path | None, typer.Option(help="The other checkout, with its own .venv.")
    ] = None,
    peer: Annotated[bool, typer.Option(help="Beside boardgame.io instead.")] = False,
    tables: Annotated[int, typer.Option(help="At each server; two players sit at each.")] = 1000,
    pace: Annotated[float, typer.Option(help="Seconds between the moves of a table.")] = 2,
    windows: Annotated[int, typer.Option(help="Of each server.")] = 10,
    seconds: Annotated[float, typer.Option(help="How long a window is.")] = 3,
) -> None:
    """Processor time per move of this checkout beside another server, by turns on one machine."""
    if peer == (against is not None):
        raise typer.BadParameter("either a checkout or --peer", param_hint="--against")
    raise_limit()
    with ExitStack() as stack:
        if against is None:
            before = _peer(stack, pace)
        else:
            before = _checkout(stack, "before", against.resolve(), tables, pace)
        after = _checkout(stack, "Sandtable" if peer else "after", HERE, tables, pace)
        began = time.monotonic()
        uvloop.run(compare([before, after], tables, windows, seconds))
        console.print(f"{time.monotonic() - began:.0f} s")
    Console().print(report(before, after, tables / pace))


def _checkout(stack: ExitStack, name: str, checkout: Path, tables: int, pace: float) -> Side:
    """The server of a checkout, with people."""
    # Not resolved: the python of a virtual environment is a link to another.
    python = checkout / PYTHON
    if not python.exists():
        raise typer.BadParameter(f"{python} is not there", param_hint="--against")
    folder = stack.enter_context(tempfile.TemporaryDirectory())
    database = f"sqlite:///{folder}/sandtable.db"
    command = [str(python), "-c", ADD_PEOPLE, database, str(tables)]
    subprocess.run(command, cwd=checkout, check=True)
    rhythm = Rhythm(pace)
    house = stack.enter_context(Sandtable.serve(database, rhythm, str(python)))
    return Side(name, house, rhythm, house.process.memory())


def _peer(stack: ExitStack, pace: float) -> Side:
    """boardgame.io on files."""
    folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
    rhythm = Rhythm(pace)
    try:
        house = stack.enter_context(BoardgameIo.serve(folder, rhythm))
    except Unavailable as error:
        raise typer.BadParameter(str(error), param_hint="--peer") from None
    return Side(house.name, house, rhythm, house.process.memory())


if __name__ == "__main__":
    typer.run(main)
