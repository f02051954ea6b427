"""There are always file descriptors left for those inside."""

import asyncio
import re
import resource
import subprocess
import sys
from pathlib import Path

import pytest

from sandtable.server.edge import descriptors
from sandtable.server.edge.descriptors import (
    FEWEST_CONNECTIONS,
    LARGEST_BACKLOG,
    MOST_CONNECTIONS,
    RESERVED,
    backlog_for,
    connections_for,
)

from ..serving import PATIENCE

FEW_FILES = 400
SERVE = """
import sys
from sandtable.server.operations.config import Config
from sandtable.server.run import run
config = Config(port=0, database=sys.argv[1], log_level="error")
run(config, lambda address: print(address, flush=True))
"""


@pytest.mark.parametrize("files", [512, 1024, 4096, 10_000, 20_000, 10**6])
def test_all_that_can_be_open_at_once_is_allowed(files: int) -> None:
    together = connections_for(files) + backlog_for(files) + RESERVED
    assert together <= files
    assert together > files // 2 or connections_for(files) == MOST_CONNECTIONS


def test_by_hand() -> None:
    assert (backlog_for(1024), connections_for(1024)) == (256, 1024 - 192 - 256)
    assert (backlog_for(10**6), connections_for(10**6)) == (LARGEST_BACKLOG, MOST_CONNECTIONS)
    assert (backlog_for(None), connections_for(None)) == (LARGEST_BACKLOG, MOST_CONNECTIONS)
    assert connections_for(1024, wanted=100) == 100
    assert connections_for(1024, wanted=5000) == connections_for(1024)
    assert connections_for(64) == FEWEST_CONNECTIONS


def test_the_limit_is_raised_to_what_is_allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    set_to = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: (256, 4096))
    monkeypatch.setattr(resource, "setrlimit", lambda _, limits: set_to.append(limits))
    descriptors.raise_limit()
    assert set_to == [(4096, 4096)]


async def _attack(port: int) -> tuple[int, list[int]]:
    """More half requests than there are files, from many addresses; what a visitor gets then."""
    attackers = []
    for number in range(FEW_FILES + 100):
        source = (f"127.0.1.{number % 100 + 1}", 0)
        try:
            attackers.append(await asyncio.open_connection("127.0.0.1", port, local_addr=source))
            attackers[-1][1].write(b"GET / HTTP/1.1\r\nHost: x\r\n")
        except OSError:
            break
    statuses = [await _visit(port) for _ in range(5)]
    for _, writer in attackers:
        writer.close()
    return len(attackers), statuses


async def _visit(port: int) -> int:
    """A visit writes to the database."""
    async with asyncio.timeout(PATIENCE):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"POST /api/visit HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        answer = await reader.read()
        writer.close()
    return int(answer.split()[1]) if answer else 0


@pytest.mark.process
def test_more_connections_than_files_shut_nobody_out(tmp_path: Path) -> None:
    def few_files() -> None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (FEW_FILES // 2, FEW_FILES))

    server = subprocess.Popen(
        [sys.executable, "-c", SERVE, f"sqlite:///{tmp_path / 'sandtable.db'}"],
        stdout=subprocess.PIPE,
        text=True,
        preexec_fn=few_files,
    )
    with server:
        try:
            assert server.stdout is not None
            port = re.search(r"http://[^ ]*:(\d+)", server.stdout.readline())
            assert port is not None
            count, statuses = asyncio.run(_attack(int(port[1])))
            assert count == FEW_FILES + 100
            assert statuses == [200] * 5
        finally:
            server.kill()
