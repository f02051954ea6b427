"""`python -m bench.attack`: what a visitor notices while others misbehave.

A real server with its usual limits. The attackers have other addresses of this computer; the
visitor is a process of its own, asks for a page twenty times a second, each time by a fresh
connection, and writes down how long that took.
"""

import multiprocessing
import resource
import socket
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from statistics import median
from typing import Annotated

import httpx2
import typer
from rich.console import Console
from rich.table import Table

from sandtable.server.edge.descriptors import raise_limit

from .load.process import Process, free_port, run_server
from .load.sandtable import PREPARED

PAUSE = 0.05
"""Seconds from one request of the visitor to the next."""
PATIENCE = 60
ONE = "127.0.0.2"
PINGS = bytes([0x89, 0x80, 0, 0, 0, 0]) * 10_000
MEGABYTE = b"x" * 2**20


@dataclass(frozen=True)
class Noticed:
    """By the visitor."""

    waits: list[float]
    failures: int

    def cells(self) -> list[str]:
        """For a row of the table."""
        answered = f"{len(self.waits)} of {len(self.waits) + self.failures}"
        if not self.waits:
            return [answered, "", ""]
        return [answered, f"{median(self.waits) * 1000:.0f}", f"{max(self.waits) * 1000:.0f}"]


def _visit(port: int, line: Connection) -> None:
    """What the visitor does until somebody says that it is enough."""
    waits, failures = [], 0
    line.send(None)
    while not line.poll():
        began = time.perf_counter()
        try:
            with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as one:
                one.sendall(b"GET /api/games HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
                is_answered = one.recv(65536).startswith(b"HTTP/1.1 200")
        except OSError:
            is_answered = False
        if is_answered:
            waits.append(time.perf_counter() - began)
        else:
            failures += 1
        time.sleep(PAUSE)
    line.send(Noticed(waits, failures))


@contextmanager
def visitor(port: int) -> Iterator[Callable[[], Noticed]]:
    """Somebody who visits meanwhile; at the end ask what they noticed."""
    ours, theirs = multiprocessing.Pipe()
    process = multiprocessing.get_context("spawn").Process(target=_visit, args=(port, theirs))
    process.start()
    ours.recv()

    def ask() -> Noticed:
        ours.send(None)
        noticed = ours.recv()
        assert isinstance(noticed, Noticed)
        return noticed

    try:
        yield ask
    finally:
        process.join(PATIENCE)


def _connect(port: int, source: str = ONE) -> socket.socket:
    one = socket.socket()
    one.settimeout(PATIENCE)
    one.bind((source, 0))
    one.connect(("127.0.0.1", port))
    return one


def _pour(port: int, beginning: bytes, seconds: float) -> str:
    """Send 100 MB again and again; how it is answered, and when at the latest."""
    ends, statuses, end = [], set(), time.perf_counter() + seconds
    while time.perf_counter() < end:
        with _connect(port) as one:
            began = time.perf_counter()
            with suppress(ConnectionError):
                one.sendall(beginning)
                for _ in range(100):
                    one.sendall(MEGABYTE)
            ends.append(time.perf_counter() - began)
            with suppress(OSError):
                statuses.add(one.recv(100)[9:12].decode())
    longest = max(ends) * 1000
    return f"{len(ends)} times {' '.join(sorted(statuses))}, after {longest:.0f} ms at most"


def quiet(port: int, seconds: float) -> str:
    """Nobody attacks."""
    time.sleep(seconds)
    return ""


def long_header(port: int, seconds: float) -> str:
    """A header of 100 MB."""
    return _pour(port, b"GET / HTTP/1.1\r\nHost: x\r\nLong: ", seconds)


def long_address(port: int, seconds: float) -> str:
    """An address of 100 MB."""
    return _pour(port, b"GET /", seconds)


def _half_requests(port: int, seconds: float, addresses: int) -> str:
    """2,000 requests whose head never ends."""
    began = time.perf_counter()
    attackers = []
    for number in range(2000):
        with suppress(OSError):
            attackers.append(_connect(port, f"127.0.1.{number % addresses + 1}"))
            attackers[-1].sendall(b"GET / HTTP/1.1\r\nHost: x\r\n")
    opened = time.perf_counter() - began
    metrics = httpx2.get(f"http://127.0.0.1:{port}/metrics", timeout=PATIENCE).text
    inside = next(line for line in metrics.splitlines() if line.startswith("sandtable_connections"))
    time.sleep(seconds)
    for one in attackers:
        one.close()
    return f"sent in {opened:.1f} s, {float(inside.split()[1]):.0f} connections inside"


def half_requests_of_one(port: int, seconds: float) -> str:
    """2,000 half requests of one address."""
    return _half_requests(port, seconds, 1)


def half_requests_of_many(port: int, seconds: float) -> str:
    """2,000 half requests of 100 addresses."""
    return _half_requests(port, seconds, 100)


def flood(port: int, seconds: float) -> str:
    """Pings without end, by a socket."""
    with httpx2.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as host:
        host.post("/api/visit").raise_for_status()
        table = host.post("/api/tables", json={"game": "patterns"}).raise_for_status().json()
    lines = [
        f"GET /api/tables/{table['name']}/socket HTTP/1.1",
        "Host: x",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        "Sec-WebSocket-Version: 13",
    ]
    ends, end = [], time.perf_counter() + seconds
    while time.perf_counter() < end:
        with _connect(port) as one:
            one.sendall("\r\n".join([*lines, "", ""]).encode())
            assert one.recv(65536).startswith(b"HTTP/1.1 101")
            began = time.perf_counter()
            with suppress(ConnectionError):
                for _ in range(1000):
                    one.sendall(PINGS)
            ends.append(time.perf_counter() - began)
        time.sleep(PAUSE)
    return f"{len(ends)} times cut off, after {max(ends) * 1000:.0f} ms at most"


ATTACKS = [
    quiet,
    long_header,
    long_address,
    half_requests_of_one,
    half_requests_of_many,
    flood,
]


def _measure(attack: Callable[[int, float], str], server: Process, seconds: float) -> list[str]:
    port = int(server.address.rpartition(":")[2])
    before = server.processor_seconds()
    with visitor(port) as ask:
        found = attack(port, seconds)
        time.sleep(1)
        noticed = ask()
    used = server.processor_seconds() - before
    memory = f"{server.memory() / 2**20:.0f}"
    return [str(attack.__doc__).rstrip("."), found, *noticed.cells(), f"{used:.1f}", memory]


def main(
    seconds: Annotated[float, typer.Option(help="How long each attack lasts.")] = 10,
) -> None:
    """Attack a server of our own and print what a visitor noticed."""
    raise_limit()
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    assert soft > 2500, "this needs 2,500 open files"
    port = free_port()
    table = Table(title="What a visitor notices")
    for heading in (
        "attack",
        "ended",
        "visitor answered",
        "p50, ms",
        "longest, ms",
        "server, processor s",
        "memory, MB",
    ):
        table.add_column(heading)
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'sandtable.db'}"
        command = [sys.executable, "-m", "sandtable.cli", "serve", "--port", str(port)]
        environment = {"SANDTABLE_LOG_LEVEL": "error"}
        with run_server(
            [*command, "--database", database], port, "/healthz", environment, PREPARED
        ) as server:
            for attack in ATTACKS:
                table.add_row(*_measure(attack, server, seconds))
    Console(width=150).print(table)


if __name__ == "__main__":
    typer.run(main)
