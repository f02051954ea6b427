"""Several processes on one port: one that dies is replaced, all are renewed, the game goes on."""

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from sandtable.errors import BadOption
from sandtable.server.operations.config import Config
from sandtable.server.supervisor import (
    LONGEST_WAIT,
    Supervisor,
    check_can_share,
    environment_of,
    wait_before,
)

from .reconnecting_player import Player

PATIENCE = 300
"""Seconds: each process that starts loads everything anew."""


def test_a_sqlite_file_has_one_process(sqlite_url: str) -> None:
    check_can_share(Config(database=sqlite_url), 1)
    with pytest.raises(BadOption, match=r"need PostgreSQL.*--processes 1"):
        check_can_share(Config(database=sqlite_url), 2)
    with pytest.raises(BadOption, match="1 to 64"):
        check_can_share(Config(database="postgresql://nobody@nowhere/x"), 0)


def test_a_process_that_ends_at_once_is_tried_less_and_less_often() -> None:
    waits = [wait_before(failures) for failures in range(9)]
    assert waits[:6] == [0, 0, 1, 2, 4, 8]
    assert waits[-1] == LONGEST_WAIT


def test_what_bots_may_use_is_shared_out() -> None:
    config = Config(bot_threads=4, bot_memory=900, rate=0.5, thinkers="processes:4")
    environment = environment_of(config, 3)
    assert environment["SANDTABLE_BOT_THREADS"] == "2"
    assert environment["SANDTABLE_BOT_MEMORY"] == "300"
    assert environment["SANDTABLE_THINKERS"] == "processes:2"
    assert environment["SANDTABLE_RATE"] == "0.5"


STAND_IN = """#!/bin/sh
while [ "$1" != --pipe ]; do shift; done
echo $$ >> {folder}/started
trap "echo $$ >> {folder}/told" USR1
[ -e {folder}/never-ready ] || echo ready > /proc/self/fd/$2
while :; do sleep 1 & wait $!; done
"""
"""A process that serves nobody, in the place of one that does."""


class StandIns:
    """A supervisor of two processes that cost nothing."""

    def __init__(self, folder: Path, patch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self.program = folder / "python"
        self.install()
        patch.setattr(sys, "executable", str(self.program))
        self._supervisor = Supervisor(Config(), 2, folder)

    def install(self) -> None:
        self.program.write_text(STAND_IN.format(folder=self.folder))
        self.program.chmod(0o755)

    @property
    def started(self) -> list[int]:
        """All processes that were started so far."""
        return list(map(int, (self.folder / "started").read_text().split()))

    @property
    def alive(self) -> set[int]:
        return {pid for pid in self.started if Path(f"/proc/{pid}").exists()}

    def run(self, test: Callable[[], Awaitable[None]]) -> None:
        """Supervise while something happens, and stop as by a signal."""

        async def both() -> None:
            ready = asyncio.Event()
            running = asyncio.create_task(self._supervisor.run(ready.set, lambda: None))
            async with asyncio.timeout(PATIENCE):
                await ready.wait()
                await until(lambda: len(self.alive) == 2)
                await test()
                os.kill(os.getpid(), signal.SIGTERM)
                await running

        asyncio.run(both())
        assert not self.alive


@pytest.mark.process
def test_it_stops_although_a_successor_is_not_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    processes = StandIns(tmp_path, monkeypatch)

    async def test() -> None:
        (tmp_path / "never-ready").touch()
        os.kill(os.getpid(), signal.SIGHUP)
        await until(lambda: len(processes.alive) == 3)

    processes.run(test)


@pytest.mark.process
def test_those_that_go_on_are_told_when_one_has_died(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So that its bots do not keep people waiting."""
    processes = StandIns(tmp_path, monkeypatch)

    async def test() -> None:
        victim, other = sorted(processes.alive)
        os.kill(victim, signal.SIGKILL)
        told = tmp_path / "told"
        await until(lambda: told.exists() and str(other) in told.read_text().split())

    processes.run(test)


@pytest.mark.process
def test_a_process_that_cannot_be_started_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Somebody upgrades: for a moment there is no Python."""
    processes = StandIns(tmp_path, monkeypatch)

    async def test() -> None:
        before = processes.alive
        processes.program.unlink()
        os.kill(os.getpid(), signal.SIGHUP)
        await until(lambda: "restart given up" in caplog.text)
        assert processes.alive == before
        os.kill(min(before), signal.SIGKILL)
        await until(lambda: caplog.text.count("was not started") >= 3)
        processes.install()
        await until(lambda: len(processes.alive) == 2)
        before = processes.alive
        os.kill(os.getpid(), signal.SIGHUP)
        await until(lambda: processes.alive.isdisjoint(before) and len(processes.alive) == 2)

    processes.run(test)


class Fleet:
    """A supervisor with two processes."""

    def __init__(self, database: str) -> None:
        command = [sys.executable, "-m", "sandtable.cli", "serve", "--port", "0"]
        self.supervisor = subprocess.Popen(
            [*command, "--processes", "2", "--database", database],
            env={**os.environ, "SANDTABLE_RATE": "0", "SANDTABLE_LOG_LEVEL": "error"},
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.supervisor.stdout is not None
        line = self.supervisor.stdout.readline()
        self.address = re.findall(r"http://(\S+)", line)[0]

    def processes(self) -> set[int]:
        """The processes that serve now."""
        pid = self.supervisor.pid
        return set(map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split()))

    def get(self, path: str) -> str:
        with urllib.request.urlopen(f"http://{self.address}{path}", timeout=PATIENCE) as answer:
            return str(answer.read().decode())

    def health(self) -> dict[str, Any]:
        return dict(json.loads(self.get("/healthz")))

    def is_complete(self) -> bool:
        """Whether both answer, and no other is left."""
        return len(self.processes()) == 2 and self.health()["processes"] == 2


async def until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not await asyncio.to_thread(quietly, is_so):
        assert time.monotonic() < end, "it has not happened"
        await asyncio.sleep(0.1)


def quietly(is_so: Callable[[], bool]) -> bool:
    """A process that ends in this moment does not answer."""
    try:
        return is_so()
    except OSError:
        return False


async def play_meanwhile(players: list[Player], test: Callable[[], Awaitable[None]]) -> None:
    """Two people play one game after the other."""
    for player in players:
        await player.visit()

    async def play_on() -> None:
        while not players[0].is_leaving:
            table = await players[0].open(game="patterns", visibility="link")
            for player in players:
                await player.sit(table)
            async with asyncio.TaskGroup() as both:
                for player in players:
                    both.create_task(player.play())

    async with asyncio.TaskGroup() as group:
        group.create_task(play_on())
        await test()
        for player in players:
            player.is_leaving = True


def moves(players: list[Player]) -> int:
    return sum(len(seen.done) for player in players for seen in player.seen)


@pytest.mark.process
def test_a_game_goes_on_while_processes_are_killed_and_replaced(postgres_url: str) -> None:
    fleet = Fleet(postgres_url)
    players = [Player(lambda: fleet.address, number) for number in range(2)]

    async def more_moves() -> None:
        before = moves(players)
        await until(lambda: moves(players) >= before + 5)

    async def test() -> None:
        await until(fleet.is_complete)
        await more_moves()
        assert set(re.findall(r'sandtable_sockets\{process="(\d)"', fleet.get("/metrics"))) == {
            "0",
            "1",
        }
        victim = min(fleet.processes())
        os.kill(victim, signal.SIGKILL)
        await more_moves()
        await until(lambda: victim not in fleet.processes() and fleet.is_complete())
        before = fleet.processes()
        fleet.supervisor.send_signal(signal.SIGHUP)
        await until(lambda: fleet.processes().isdisjoint(before) and fleet.is_complete())
        await more_moves()

    try:
        asyncio.run(play_meanwhile(players, test))
        fleet.supervisor.send_signal(signal.SIGTERM)
        assert fleet.supervisor.wait(PATIENCE) == 0
    finally:
        fleet.supervisor.kill()
        fleet.supervisor.communicate()
