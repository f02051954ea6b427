"""`python -m bench.waiting_bots`: more bots than a machine can think for, and what people are told.

Guests each play against the strongest bot at the same time, each from an address of their own. For
every move: how long its answer took, and what the page was told when it was first told to wait. An
answer is late if it came after the time that had gone by then, the waiting told, and the budget.
"""

import asyncio
import sys
import tempfile
import time
from statistics import median
from typing import Annotated

import httpx2
import typer
import uvloop
from rich.console import Console
from rich.table import Table

from sandtable.players.registry import kind_of

from .bot_attack import Guest, read
from .load.process import free_port, run_server
from .load.sandtable import PREPARED

POLL = 0.2
GAME, LEVEL = "mandala", "best"
BUDGET = kind_of(GAME, LEVEL).budget

console = Console(stderr=True)
Row = tuple[float, float, int]
"""Seconds until the answer, those after which its thinking should have begun by what was told first
(0: nothing was told), and how many came before."""


async def play(port: int, number: int, until: float) -> list[Row]:
    """One guest at one table."""
    guest = Guest(port, f"127.0.1.{number + 1}")
    await guest.visit()
    table = await guest.open(LEVEL)
    assert table is not None, "the guest was turned away"
    rows: list[Row] = []
    told, before, answers = 0.0, 0, 0
    while time.monotonic() < until:
        seen = (await guest.client.get(f"/api/tables/{table}/events")).json()
        waits = read(seen).waits
        if len(waits) > answers:
            rows.append((waits[-1], told, before))
            answers, told, before = len(waits), 0.0, 0
        if seen["table"]["status"] == "over":
            break
        if seen["table"]["position"]["legal_moves"]:
            await guest.move_if_asked(table)
            continue
        bots = (await guest.client.get(f"/api/tables/{table}")).json()["bots"]
        if bots["waiting"] and not told:
            since = time.time() - seen["events"][-1]["at"] / 1000
            told, before = since + bots["seconds"], bots["before"]
        await asyncio.sleep(POLL)
    return rows


def main(
    guests: Annotated[int, typer.Option(help="How many play at the same time.")] = 12,
    seconds: Annotated[float, typer.Option(help="For how long.")] = 40.0,
    thinkers: Annotated[str, typer.Option(help="As for sandtable serve.")] = "threads",
) -> None:
    """Play, and print what they waited and what they were told."""

    async def all_of_it(port: int) -> list[Row]:
        if thinkers.startswith("processes"):
            wanted = float(thinkers.partition(":")[2])
            async with httpx2.AsyncClient(base_url=f"http://127.0.0.1:{port}") as client:
                while f"sandtable_workers {wanted}" not in (await client.get("/metrics")).text:
                    await asyncio.sleep(1.0)
        until = time.monotonic() + seconds
        played = await asyncio.gather(*(play(port, number, until) for number in range(guests)))
        return [row for rows in played for row in rows]

    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        arguments = ["--port", str(port), "--thinkers", thinkers]
        command = [sys.executable, "-m", "sandtable.cli", "serve", *arguments]
        database = f"sqlite:///{folder}/bench.db"
        environment = {"SANDTABLE_DATABASE": database, "SANDTABLE_RATE": "0"}
        with run_server(command, port, "/healthz", environment, PREPARED):
            rows = uvloop.run(all_of_it(port))
    late = [took - BUDGET - told for took, told, _ in rows if took > BUDGET + told]
    table = Table("", f"{guests} guests, {thinkers}")
    table.add_row("moves", str(len(rows)))
    table.add_row("answer, median", f"{median(took for took, *_ in rows):.2f} s")
    table.add_row("answer, longest", f"{max(took for took, *_ in rows):.2f} s")
    table.add_row("told to wait until, longest", f"{max(told for _, told, _ in rows):.0f} s")
    table.add_row("most moves before", str(max(before for *_, before in rows)))
    table.add_row("later than budget and waiting told", str(len(late)))
    table.add_row("by at most", f"{max(late, default=0.0):.2f} s")
    console.print(table)


if __name__ == "__main__":
    typer.run(main)
