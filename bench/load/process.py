"""A server in a process of its own, and what it costs."""

import os
import socket
import subprocess
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import httpx2

PATIENCE = 300
"""Seconds: the first start ever compiles the games."""
CLOCK_OF_PROCESS = 0b010
"""What Linux adds to the inverted number of a process for the clock of its processor time."""
SERVER = b"sandtable.server.worker"
"""In the command of a process of a supervisor."""


class Process:
    """A server that listens."""

    def __init__(self, address: str, started: "subprocess.Popen[bytes]") -> None:
        self.address = address
        self._started = started

    @property
    def pid(self) -> int:
        """The process that was started; it may have others."""
        return self._started.pid

    def kill(self) -> None:
        """End it in the middle of whatever it does."""
        self._started.kill()
        self._started.wait()

    def processor_seconds(self) -> float:
        """Processor time used so far, by all its threads and those of its processes."""
        return sum(map(processor_seconds_of, self.family()))

    def memory(self) -> int:
        """Bytes held in memory."""
        return sum(map(memory_of, self.family()))

    def family(self) -> list[int]:
        """It, and the servers it supervises; what else it has started (reviews) serves no table."""
        pid = self._started.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        return [pid, *(int(child) for child in children if _is_server(child))]


def _is_server(pid: str) -> bool:
    try:
        return SERVER in Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:  # It has just ended.
        return False


def processor_seconds_of(pid: int) -> float:
    """Processor time that a process has used so far, with all its threads."""
    return time.clock_gettime(~pid << 3 | CLOCK_OF_PROCESS)


def memory_of(pid: int) -> int:
    """Bytes that a process holds in memory."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmRSS"))


@contextmanager
def run_server(
    command: Sequence[str],
    port: int,
    health: str,
    environment: Mapping[str, str] | None = None,
    prepared: bytes = b"",
    log: IO[bytes] | None = None,
) -> Iterator[Process]:
    """Run a server for a while, from when it answers a request for the path `health`.

    If it has things to prepare even then, also wait for the line `prepared` that ends this.
    What it logs goes to our standard error, or to the file `log`.
    """
    with subprocess.Popen(
        command,
        env={**os.environ, **(environment or {})},
        stdout=subprocess.PIPE if prepared else subprocess.DEVNULL,
        stderr=log,
    ) as started:
        process = Process(f"127.0.0.1:{port}", started)
        try:
            _wait_for(f"http://{process.address}{health}", started)
            if prepared:
                _read_until(prepared, started)
            yield process
        finally:
            started.terminate()


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return int(listener.getsockname()[1])


def _wait_for(url: str, started: "subprocess.Popen[bytes]") -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and started.poll() is None:
        try:
            httpx2.get(url, timeout=PATIENCE).raise_for_status()
            return
        except httpx2.TransportError:
            time.sleep(0.1)
    raise TimeoutError("the server did not start")


def _read_until(line: bytes, started: "subprocess.Popen[bytes]") -> None:
    assert started.stdout is not None
    if not any(read.strip() == line for read in started.stdout):
        raise TimeoutError("the server ended before it was prepared")
