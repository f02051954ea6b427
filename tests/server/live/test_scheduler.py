"""What the server does by itself: clocks, lost time, bots that move on, and housekeeping."""

import asyncio
import sqlite3
import threading
from contextlib import closing
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest

from sandtable.players.player import SeatView
from sandtable.server import times
from sandtable.server.bots import choosing
from sandtable.server.bots.seat_players import Loan
from sandtable.server.live import heartbeat, scheduler
from sandtable.server.live.hub import Hub
from sandtable.server.operations import housekeeping
from sandtable.store.store import create_store
from sandtable.tables import Refused
from tests.tables.parties import NORTH

from ..http_player import Person, game_of_two
from ..hubs import act, run, started
from ..serving import PATIENCE, Served, serving

HOUR = 60 * 60 * 1000


def kinds(seen: dict[str, Any]) -> list[str]:
    """One after the other; a machine that is too busy may let us stand still more than once."""
    return [kind for kind, _ in groupby(event["kind"] for event in seen["events"])]


def later(monkeypatch: pytest.MonkeyPatch, lost: int) -> None:
    """From now on it is later than it is."""
    now = times.now
    monkeypatch.setattr(times, "now", lambda: now() + lost)


def test_a_clock_that_runs_out_is_noticed_without_being_asked(served: Served) -> None:
    host, guest, table = game_of_two(served, clock={"move": 1})
    with host.listen(table) as ear:
        ear.hear("hello")
        seen = ear.hear("events")
    assert kinds(seen) == ["timed-out"]
    assert seen["table"]["result"]["winner"] == 0
    assert "the game is over" in guest.refused(table, "play", number=5, move="bowls rk")


def test_a_computer_that_slept_costs_nobody_time(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, guest, table = game_of_two(served, clock={"move": 60})
    later(monkeypatch, HOUR)
    guest.play_first(table)
    seen = guest.client.get(f"/api/tables/{table}/events?since=4").json()
    assert kinds(seen) == ["paused", "played"]
    assert HOUR - 10_000 < seen["events"][0]["lost"] <= HOUR + 10_000


def test_time_without_a_server_costs_nobody_time(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(sqlite_url) as served:
        _, guest, table = game_of_two(served, clock={"base": 60, "increment": 1})
    later(monkeypatch, HOUR)
    with serving(sqlite_url) as served:
        seen = guest.at(served).client.get(f"/api/tables/{table}/events?since=4").json()
    assert kinds(seen) == ["paused"]
    assert HOUR - 10_000 < seen["events"][0]["lost"] <= HOUR + 10_000
    assert seen["table"]["status"] == "playing"
    assert min(seen["table"]["clocks"]) > 30_000


def test_tables_without_a_clock_are_not_paused(sqlite_url: str) -> None:
    with serving(sqlite_url) as served:
        _, _, table = game_of_two(served)
    with serving(sqlite_url) as served:
        assert served.client().get(f"/api/tables/{table}").json()["number"] == 4


def test_bots_move_on_after_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = f"sqlite:///{tmp_path / 'sandtable.db'}"
    thinking, enough = threading.Event(), threading.Event()

    def think(view: SeatView, level: str, budget: float, loan: Loan) -> str:
        thinking.set()
        assert enough.wait(PATIENCE)
        return view.legal_moves[0]

    with monkeypatch.context() as patch:
        patch.setattr(choosing, "choose_move", think)
        with serving(database) as served:
            person = Person(served)
            two = {"options": {"seats": 2}, "visibility": "public"}
            table = person.open("mandamina", bots=["random"], **two)
            person.sit(table)
            person.play_first(table)
            assert thinking.wait(PATIENCE)
        enough.set()  # Too late: that server is gone.
    with serving(database) as served:
        while (seen := served.client().get(f"/api/tables/{table}").json())["number"] == 5:
            pass
        assert seen["number"] == 6
        assert seen["table"]["position"]["turn"] == 0


def test_keys_are_forgotten_when_a_game_has_long_been_over(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scheduler, "TIDY", 1)

    async def test(hub: Hub) -> None:
        over, running = await started(hub), await started(hub)
        await hub.act(over, NORTH, act("resign"))
        assert await hub.act(over, NORTH, act("resign")) == 4
        later(monkeypatch, housekeeping.KEPT + 1)
        while await hub.store.answered(over.name, NORTH.identity, "k") is not None:
            await asyncio.sleep(0.01)
        with pytest.raises(Refused, match="the game is over"):
            await hub.act(over, NORTH, act("resign"))
        assert await hub.store.answered(running.name, NORTH.identity, "sit") is not None

    run(database_url, test)


def test_processes_that_are_long_gone_are_forgotten(sqlite_url: str) -> None:
    processes: set[str] = set()

    async def note_others() -> None:
        async with create_store(sqlite_url) as store:
            await store.alive("long gone", times.now() - heartbeat.KEPT - 1)
            await store.alive("of today", times.now())

    async def test(hub: Hub) -> None:
        processes.add(hub.process)

    asyncio.run(note_others())
    run(sqlite_url, test)
    with closing(sqlite3.connect(sqlite_url.removeprefix("sqlite:///"))) as file:
        kept = {name for (name,) in file.execute("SELECT process FROM processes")}
    assert kept == processes | {"of today"}
