"""How much one server process carries: `python -m bench.server_load --tables 1000`.

Real sockets: two players at each table, a move every so many seconds, all moves on disk before they
are shown. The clients run in this process, the server in another. What is measured is the time
from a move sent to the same move seen by the opponent.
"""

import asyncio
import os
import random
import resource
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from statistics import quantiles
from typing import Annotated, Any

import httpx2
import orjson
import typer
import uvloop
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from sandtable.server.identity import PROGRAM, hash_of
from sandtable.store.database import create_store
from sandtable.store.store import Person, Token

GAMES: list[dict[str, Any]] = [
    {"game": "mandala"},
    {"game": "patterns"},
    {"game": "mandamina", "options": {"seats": 2}},
]
AT_ONCE = 20
"""Requests that are on their way at the same time while tables are opened."""
PATIENCE = 60
TICKS = os.sysconf("SC_CLK_TCK")


@dataclass
class Measured:
    """What the clients saw."""

    began: float = 0.0
    latencies: list[float] = field(default_factory=list)
    acknowledged: int = 0
    refused: int = 0

    def note(self, seconds: float) -> None:
        """A move was seen by the opponent; before the beginning it is only to warm up."""
        if self.began:
            self.latencies.append(seconds)


class Pace:
    """The moves of one table: when the next one is due, and when the last ones were sent."""

    def __init__(self, seconds: float, measured: Measured) -> None:
        self._seconds = seconds
        self._next = time.perf_counter() + random.random() * seconds
        self._sent: dict[int, float] = {}
        self._measured = measured

    def until_next(self) -> float:
        """Seconds until a move is due."""
        self._next = max(self._next + self._seconds, time.perf_counter())
        return self._next - time.perf_counter()

    def sent(self, number: int) -> None:
        """A move is on its way."""
        self._sent[number] = time.perf_counter()

    def seen(self, number: int) -> None:
        """The opponent sees a move."""
        began = self._sent.pop(number, None)
        if began is not None:
            self._measured.note(time.perf_counter() - began)


class Player:
    """Somebody who plays the first or last legal move whenever one is due."""

    def __init__(self, name: str, pace: Pace, measured: Measured) -> None:
        self.name = name
        self._pace = pace
        self._measured = measured
        self._answered = -1
        self._next: asyncio.Task[None] | None = None

    async def play(self, address: str, table: str) -> None:
        """Until cancelled."""
        path = f"ws://{address}/api/tables/{table}/socket"
        async with connect(
            path, additional_headers=header(self.name), compression=None, open_timeout=PATIENCE
        ) as wire:
            async for text in wire:
                message = orjson.loads(text)
                if message["type"] == "done":
                    self._measured.acknowledged += 1
                elif message["type"] == "refused":
                    self._measured.refused += 1
                elif "table" in message:
                    self._look(wire, message)

    def _look(self, wire: ClientConnection, message: dict[str, Any]) -> None:
        view = message["table"]
        for event in message["events"]:
            if event["kind"] == "played" and event["seat"] != view["seat"]:
                self._pace.seen(event["number"])
        moves = view["position"]["legal_moves"]
        if moves and view["number"] > self._answered:
            self._answered = view["number"]
            move = random.choice(moves)
            self._next = asyncio.create_task(self._send(wire, view["number"], move))

    async def _send(self, wire: ClientConnection, number: int, move: str) -> None:
        await asyncio.sleep(self._pace.until_next())
        act = {"type": "play", "key": f"k{number}", "number": number, "move": move}
        self._pace.sent(number)
        with suppress(ConnectionClosed):  # The measurement is over.
            await wire.send(orjson.dumps(act).decode())


def header(name: str) -> dict[str, str]:
    return {"Authorization": f"Bearer token-of-{name}"}


async def fill(database: str, people: int) -> None:
    """Everybody is known before the server starts."""
    async with create_store(database) as store:
        await asyncio.gather(
            *(
                store.add_person(
                    Person(f"p{one}", f"Player {one}", None, 0),
                    Token(hash_of(f"token-of-p{one}"), f"p{one}", PROGRAM, "", 0, 2**50),
                )
                for one in range(people)
            )
        )


async def open_tables(address: str, count: int) -> list[str]:
    """Tables at which both players sit."""
    turns = asyncio.Semaphore(AT_ONCE)
    async with httpx2.AsyncClient(base_url=f"http://{address}", timeout=PATIENCE) as client:

        async def post(who: str, path: str, body: dict[str, Any]) -> dict[str, Any]:
            answer = await client.post(path, json=body, headers=header(who))
            return dict(answer.raise_for_status().json())

        async def open_one(number: int) -> str:
            async with turns:
                first, second = f"p{2 * number}", f"p{2 * number + 1}"
                table = (await post(first, "/api/tables", GAMES[number % len(GAMES)]))["name"]
                for who in (first, second):
                    sit = {"type": "take-seat", "key": "sit", "seed": who}
                    await post(who, f"/api/tables/{table}/acts", sit)
                return str(table)

        return await asyncio.gather(*(open_one(number) for number in range(count)))


@contextmanager
def server(database: str) -> Iterator[tuple[str, int]]:
    """A server process of its own: its address and its number."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
    environment = {**os.environ, "SANDTABLE_RATE": "0", "SANDTABLE_LOG_LEVEL": "error"}
    command = [sys.executable, "-m", "sandtable.cli", "serve", "--port", str(port)]
    process = subprocess.Popen([*command, "--database", database], env=environment)
    try:
        address = f"127.0.0.1:{port}"
        wait_for(address)
        yield address, process.pid
    finally:
        process.terminate()
        process.wait(PATIENCE)


def wait_for(address: str) -> None:
    """Until the server answers."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            httpx2.get(f"http://{address}/healthz")
            return
        except httpx2.TransportError:
            time.sleep(0.1)
    raise TimeoutError("the server did not start")


def processor_seconds(process: int) -> float:
    """Processor time a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def memory(process: int) -> int:
    """Bytes a process holds in memory."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmRSS"))


async def measure(database: str, tables: int, seconds: float, pace: float) -> dict[str, Any]:
    """Everybody plays for a while; the first seconds only warm up."""
    await fill(database, 2 * tables)
    measured = Measured()
    with server(database) as (address, process):
        empty = memory(process)
        names = await open_tables(address, tables)
        async with asyncio.TaskGroup() as group:
            tasks = []
            for number, table in enumerate(names):
                one_pace = Pace(pace, measured)
                for player in (f"p{2 * number}", f"p{2 * number + 1}"):
                    work = Player(player, one_pace, measured).play(address, table)
                    tasks.append(group.create_task(work))
                if number % AT_ONCE == 0:
                    await asyncio.sleep(0.01)
            await asyncio.sleep(2 * pace)
            measured.began, used = time.perf_counter(), processor_seconds(process)
            own = time.process_time()
            await asyncio.sleep(seconds)
            lasted = time.perf_counter() - measured.began
            used, own = processor_seconds(process) - used, time.process_time() - own
            full = memory(process)
            latencies = list(measured.latencies)
            measured.began = 0.0
            for task in tasks:
                task.cancel()
    cuts = quantiles(latencies, n=1000)
    return {
        "tables": tables,
        "players": 2 * tables,
        "moves a second": round(len(latencies) / lasted, 1),
        "p50 ms": round(cuts[499] * 1000, 1),
        "p99 ms": round(cuts[989] * 1000, 1),
        "longest ms": round(max(latencies) * 1000, 1),
        "server processor": f"{used / lasted:.0%}",
        "clients' processor": f"{own / lasted:.0%}",
        "memory KB a table": round((full - empty) / tables / 1000, 1),
        "refused": measured.refused,
    }


def main(
    tables: Annotated[int, typer.Option(help="Two players sit at each.")] = 200,
    seconds: Annotated[float, typer.Option(help="How long it is measured.")] = 20,
    pace: Annotated[float, typer.Option(help="Seconds between the moves of a table.")] = 2,
    database: Annotated[str, typer.Option(help="Another database than a new file.")] = "",
) -> None:
    """One server process under load: moves a second, how late they are seen, what it costs."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory() as folder:
        place = database or f"sqlite:///{folder}/sandtable.db"
        found = uvloop.run(measure(place, tables, seconds, pace))
    for name, value in found.items():
        print(f"{name:<20} {value}")


if __name__ == "__main__":
    typer.run(main)
