"""A server process that is really stopped, and whose clock is really set, with many short games."""

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx2
import pytest

from .killable_server import KillableServer, new_context

pytestmark = pytest.mark.process

PATIENCE = 60
TABLES = 30
MOVE = 3
"""Seconds for a move."""
NAP = 4.0
"""Seconds in which the process is stopped: longer than anybody has for a move."""
HOUR = 60 * 60 * 1000


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[KillableServer]:
    folder: Path = tmp_path_factory.mktemp("stopped")
    server = KillableServer(new_context(), f"sqlite:///{folder / 'sandtable.db'}")
    server.start()
    try:
        yield server
    finally:
        server.clear_away()


class Pair:
    """Two players of many games at once."""

    def __init__(self, host: httpx2.AsyncClient, guest: httpx2.AsyncClient) -> None:
        self.host, self.guest = host, guest

    async def open(self, count: int, seconds: int) -> list[str]:
        """Games in which clocks begin to run all at the same time."""
        wish = {"game": "patterns", "starter": "host", "clock": {"move": seconds}}
        opened = [await self.host.post("/api/tables", json=wish) for _ in range(count)]
        tables = [answer.raise_for_status().json()["name"] for answer in opened]
        await asyncio.gather(*(act(self.host, table, "take-seat", seed="a") for table in tables))
        await asyncio.gather(*(act(self.guest, table, "take-seat", seed="b") for table in tables))
        return tables

    async def move(self, table: str) -> None:
        """The second player fills the bowls."""
        seen = (await self.guest.get(f"/api/tables/{table}")).raise_for_status().json()
        move = seen["table"]["position"]["legal_moves"][:1] or ["bowls rk"]
        await act(self.guest, table, "play", number=seen["number"], move=move[0])

    async def events(self, table: str) -> list[dict[str, Any]]:
        answer = await self.host.get(f"/api/tables/{table}/events")
        events: list[dict[str, Any]] = answer.raise_for_status().json()["events"]
        return events


async def act(client: httpx2.AsyncClient, table: str, kind: str, **words: Any) -> httpx2.Response:
    body = {"type": kind, "key": kind, **words}
    return await client.post(f"/api/tables/{table}/acts", json=body)


@asynccontextmanager
async def pair_at(server: KillableServer) -> AsyncIterator[Pair]:
    limits = httpx2.Limits(max_connections=20)
    settings: dict[str, Any] = {"timeout": PATIENCE, "limits": limits}
    address = f"http://{server.address}"
    async with (
        httpx2.AsyncClient(base_url=address, **settings) as host,
        httpx2.AsyncClient(base_url=address, **settings) as guest,
    ):
        for client in (host, guest):
            await visit(client)
        yield Pair(host, guest)


async def visit(client: httpx2.AsyncClient) -> None:
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            (await client.post("/api/visit")).raise_for_status()
            return
        except httpx2.TransportError:
            assert time.monotonic() < deadline, "the server does not start"
            await asyncio.sleep(0.05)


async def ask_for_judgement(pair: Pair, tables: list[str]) -> None:
    """Half of the players move, the others' rivals say that their time is up: all at once."""
    half = len(tables) // 2
    claims = [act(pair.host, table, "claim-timeout") for table in tables[:half]]
    await asyncio.gather(*claims, *(pair.move(table) for table in tables[half:]))


def check_nobody_was_charged(events: list[dict[str, Any]], lost: int) -> None:
    """The lost time was given back, and whoever was late was late by their own time alone."""
    given = sum(event["lost"] for event in events if event["kind"] == "paused")
    assert given >= lost
    since = next(event["at"] for event in events if event["kind"] == "started")
    for event in events:
        if event["kind"] == "timed-out":
            assert event["at"] - since - given > MOVE * 1000


def test_a_stopped_process_costs_nobody_time(server: KillableServer) -> None:
    async def test() -> None:
        async with pair_at(server) as pair:
            tables = await pair.open(TABLES, MOVE)
            os.kill(server.pid, signal.SIGSTOP)
            stopped = time.monotonic()
            await asyncio.sleep(NAP)
            lost = int((time.monotonic() - stopped) * 1000)
            os.kill(server.pid, signal.SIGCONT)
            await ask_for_judgement(pair, tables)
            for table in tables:
                check_nobody_was_charged(await pair.events(table), lost)

    asyncio.run(test())


def test_setting_the_clock_costs_nobody_time_and_gives_nobody_time(server: KillableServer) -> None:
    async def test() -> None:
        async with pair_at(server) as pair:
            tables = await pair.open(TABLES, MOVE)
            server.set_clock(HOUR)
            await ask_for_judgement(pair, tables)
            for table in tables:
                check_nobody_was_charged(await pair.events(table), HOUR)
            [late] = await pair.open(1, 1)
            server.set_clock(0)  # An hour back: and a second is a second all the same.
            deadline = time.monotonic() + PATIENCE
            while (await pair.events(late))[-1]["kind"] != "timed-out":
                assert time.monotonic() < deadline
                await asyncio.sleep(0.1)

    asyncio.run(test())
