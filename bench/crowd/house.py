"""The server of the evening: several processes, and a PostgreSQL of their own."""

import asyncio
import os
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from http import HTTPStatus
from pathlib import Path

import orjson

from tests.postgres import Postgres

from ..load.process import Process, free_port, memory_of, processor_seconds_of, run_server
from ..load.sandtable import PREPARED
from .network import WAYS, Network

POLL = 0.1
PATIENCE = 300.0
"""Seconds in which a server must be whole again; a busy machine takes its time to start one."""
OPERATOR = "127.0.0.9"


class Broken(Exception):
    """The server did not become whole again."""


@dataclass
class House:
    """All of it."""

    process: Process
    postgres: Postgres
    database: str
    processes: int
    used: dict[int, float] = field(default_factory=dict)
    """Seconds of processor time by process, of those that have ended too."""
    memory: list[int] = field(default_factory=list)
    """Bytes, from time to time."""
    helpers: set[tuple[int, str]] = field(default_factory=set)
    """Processes that others have started, each with when that was."""

    @classmethod
    @contextmanager
    def open(cls, processes: int, folder: Path) -> Iterator["House"]:
        """Ready for people; everything is gone afterwards."""
        postgres = Postgres(is_durable=True)
        try:
            database = postgres.url(postgres.new_database())
            port = free_port()
            command = [sys.executable, "-m", "sandtable.cli", "serve", "--port", str(port)]
            command += ["--processes", str(processes), "--database", database]
            # Limits are as always: everybody comes from an address of their own.
            environment = {"SANDTABLE_LOG_LEVEL": "warning"}
            with (
                (folder / "server.log").open("wb") as log,
                run_server(command, port, "/healthz", environment, PREPARED, log) as process,
            ):
                house = cls(process, postgres, database, processes)
                try:
                    yield house
                finally:
                    house.note_helpers()
            house.end_helpers()
        finally:
            postgres.remove()

    @property
    def workers(self) -> set[int]:
        """The processes that serve."""
        return set(self.process.family()) - {self.process.pid}

    def sample(self) -> None:
        """Note what it takes now."""
        memory = 0
        self.note_helpers()
        for pid in self.process.family():
            with suppress(OSError, StopIteration):  # It has just ended.
                self.used[pid] = processor_seconds_of(pid)
                memory += memory_of(pid)
        self.memory.append(memory)

    def note_helpers(self) -> None:
        """Those whom the processes have started: one that is killed cannot end its own."""
        with suppress(OSError):  # Everything has ended.
            for pid in self.process.family():
                for helper in children_of(pid):
                    if began := started_at(helper):
                        self.helpers.add((helper, began))

    def end_helpers(self) -> None:
        """Whoever is left of them: on a busy machine some have hardly begun."""
        for pid, began in self.helpers:
            if started_at(pid) == began:  # And no other process with the same number.
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)

    async def whole(self, without: set[int]) -> float:
        """Wait until all processes answer and none of these is left; how many seconds it took."""
        began = time.monotonic()
        while time.monotonic() < began + PATIENCE:
            workers = self.workers
            if len(workers) == self.processes and not workers & without and await self.is_healthy():
                return time.monotonic() - began
            await asyncio.sleep(POLL)
        raise Broken(f"not all {self.processes} processes serve again after {PATIENCE:.0f} s")

    async def is_healthy(self) -> bool:
        """Whether all processes answer, and the database."""
        network = Network(self.process.address, OPERATOR, is_slow=False)
        try:
            answer = await network.request("GET", "/healthz", {})
        except WAYS:
            return False
        said = orjson.loads(answer.body) if answer.status == HTTPStatus.OK else {}
        return bool(said.get("processes") == self.processes)

    def end(self) -> None:
        """Kill all of it in the middle of whatever it does; the database goes on."""
        self.note_helpers()
        workers = self.workers
        self.process.kill()  # First, or it replaces the others.
        for pid in workers:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)


def children_of(pid: int) -> list[int]:
    """The processes that a process has started, and that have not ended."""
    children: list[int] = []
    for thread in Path(f"/proc/{pid}/task").glob("*/children"):
        with suppress(OSError):
            children += map(int, thread.read_text().split())
    return children


def started_at(pid: int) -> str:
    """When a process was started, as the system counts it; nothing if there is none."""
    try:
        text = Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return ""
    return text.rpartition(")")[2].split()[19]
