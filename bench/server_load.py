"""`python -m bench.server_load`: what one server process carries, beside boardgame.io.

Two players sit at each table, by real sockets. What is measured is the time from a move sent to the
same move seen by the opponent. First all tables move at leisure, then ever faster, until one move
of a hundred is seen too late. The players of both servers are played by the same light code in this
process. At the end our server is killed, and every move it had acknowledged must be on disk.
"""

import resource
import tempfile
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer
import uvloop
from rich.console import Console
from rich.table import Table

from .load.measure import PUNCTUAL, RATES, House, Measurement, Step
from .load.rhythm import Rhythm
from .load.sandtable import Sandtable, add_people
from .peers import Unavailable
from .peers.boardgame_io import BoardgameIo

console = Console(stderr=True)


@dataclass(frozen=True)
class Plan:
    """What is measured."""

    tables: int
    seconds: float
    pace: float
    rates: tuple[float, ...]
    processes: int = 1

    @property
    def leisure(self) -> float:
        """Moves a second of all tables together when they take their time."""
        return self.tables / self.pace


@dataclass(frozen=True)
class Found:
    """What one server can do."""

    name: str
    at_leisure: Step
    best: Step | None
    durable: str


async def measure_ours(plan: Plan, database: str) -> Found:
    """Our server on a database."""
    await add_people(database, plan.tables)
    rhythm = Rhythm(plan.pace)
    with Sandtable.serve(database, rhythm, processes=plan.processes) as house:
        at_leisure, best = await _measure(house, rhythm, plan)
        lost = len(await house.lost())
    return Found(house.name, at_leisure, best, f"{lost} of {len(house.acknowledged()):,}")


async def measure_peer(plan: Plan, folder: Path) -> Found:
    """boardgame.io on files. It shows a move before it writes it, and syncs nothing."""
    rhythm = Rhythm(plan.pace)
    with BoardgameIo.serve(folder, rhythm) as house:
        at_leisure, best = await _measure(house, rhythm, plan)
        rhythm.is_over = True
    return Found(house.name, at_leisure, best, "not promised")


async def _measure(house: House, rhythm: Rhythm, plan: Plan) -> tuple[Step, Step | None]:
    console.print(f"{house.name}: {plan.tables:,} tables are opened ...")
    measurement = Measurement(house, rhythm, plan.tables, plan.seconds)
    await house.open_tables(plan.tables)
    at_leisure = await measurement.step(plan.leisure)
    tell(at_leisure)
    best = await measurement.climb(at_leisure, plan.rates, tell) if plan.rates else None
    return at_leisure, best


def tell(step: Step) -> None:
    """One line about a pace."""
    console.print(
        f"  {step.wanted:5.0f} moves/s wanted, {step.rate:5.0f} made, "
        f"99 of 100 seen within {milliseconds(step.percentile(99))} ms, "
        f"{step.cost * 1000:.2f} ms of processor per move"
    )


def report(plan: Plan, found: list[Found]) -> Table:
    """All figures side by side."""
    table = Table("", *(each.name for each in found), title=f"{plan.tables:,} tables")
    leisure = [each.at_leisure for each in found]
    table.add_row(f"moves/s, {plan.leisure:,.0f} wanted", *(f"{s.rate:,.0f}" for s in leisure))
    for percent in (50, 99):
        name = f"  seen by the opponent, p{percent}, ms"
        table.add_row(name, *(milliseconds(step.percentile(percent)) for step in leisure))
    table.add_row("  server's processor", *(f"{s.processor / s.seconds:.0%}" for s in leisure))
    table.add_row("  processor per move, ms", *(f"{s.cost * 1000:.2f}" for s in leisure))
    table.add_row("  memory a table, KB", *(f"{s.memory / 1000:.0f}" for s in leisure))
    name = f"most moves/s with p99 < {PUNCTUAL * 1000:.0f} ms"
    table.add_row(name, *("none" if e.best is None else f"{e.best.rate:,.0f}" for e in found))
    table.add_row("acknowledged moves lost", *(each.durable for each in found))
    if len(found) == 2:
        ours, theirs = found
        if ours.best is not None and theirs.best is not None:
            ratio = ours.best.rate / theirs.best.rate
            table.add_row("moves/s at equal latency", f"{ratio:.1f} x", "1")
        ratio = theirs.at_leisure.cost / ours.at_leisure.cost
        table.add_row("moves for the same processor time", f"{ratio:.1f} x", "1")
    return table


def _start_postgres(folders: ExitStack) -> str:
    """An empty database on a PostgreSQL that runs beside us and syncs what it commits."""
    from tests.postgres import Postgres

    server = Postgres(is_durable=True)
    folders.callback(server.remove)
    return server.url(server.new_database())


def milliseconds(seconds: float) -> str:
    """For people."""
    return f"{seconds * 1000:,.0f}"


def main(
    tables: Annotated[int, typer.Option(help="Two players sit at each.")] = 1000,
    seconds: Annotated[float, typer.Option(help="How long each pace is measured.")] = 10,
    pace: Annotated[float, typer.Option(help="Seconds between the moves of a table.")] = 2,
    climb: Annotated[bool, typer.Option(help="Find the fastest pace, too.")] = True,
    peer: Annotated[bool, typer.Option(help="Measure boardgame.io, too.")] = True,
    database: Annotated[str, typer.Option(help="Another database than a new file.")] = "",
    postgres: Annotated[bool, typer.Option(help="On a PostgreSQL of its own, synced.")] = False,
    processes: Annotated[int, typer.Option(help="Of our server, on PostgreSQL.")] = 1,
) -> None:
    """One server process under load: moves per second, how late they are seen, what it costs."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    plan = Plan(tables, seconds, pace, RATES if climb else (), processes)
    found = []
    with ExitStack() as folders:
        folder = folders.enter_context(tempfile.TemporaryDirectory())
        place = database or f"sqlite:///{folder}/sandtable.db"
        if postgres:
            place = _start_postgres(folders)
        found.append(uvloop.run(measure_ours(plan, place)))
        if peer:
            try:
                other = folders.enter_context(tempfile.TemporaryDirectory())
                found.append(uvloop.run(measure_peer(plan, Path(other))))
            except Unavailable as reason:
                console.print(f"boardgame.io is left out: {reason}")
    Console().print(report(plan, found))


if __name__ == "__main__":
    typer.run(main)
