"""Two processes on one PostgreSQL: what one of them leaves to the other."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from sandtable.players.player import SeatView
from sandtable.server.bots import choosing
from sandtable.server.bots.seat_players import Loan
from sandtable.server.live import room_cache, scheduler, summary
from sandtable.server.live.hub import Hub
from sandtable.server.live.room import Room
from sandtable.tables import read_settings
from tests.tables.parties import NORTH

from ..hubs import act, new_hub, play_one, started

PATIENCE = 60
AN_HOUR = 3_600_000


def run_both(database: str, test: Callable[[Hub, Hub], Awaitable[None]]) -> None:
    async def all_of_it() -> None:
        async with new_hub(database) as first, new_hub(database) as second:
            async with asyncio.timeout(PATIENCE):
                await test(first, second)

    asyncio.run(all_of_it())


async def until(is_so: Callable[[], bool]) -> None:
    while not is_so():
        await asyncio.sleep(0.02)


async def against_a_bot(hub: Hub) -> Room:
    """A game in which the person is to move."""
    settings = {"game": "mandamina", "options": {"seats": 2}, "starter": "host"}
    room = await hub.open_table(read_settings(settings), NORTH, ["random"])
    await hub.act(room, NORTH, act("take-seat", seed="seed", key="sit"))
    return room


def test_a_bot_is_found_whose_turn_was_on_its_way_to_the_database_when_its_process_died(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody looks for tables that are overdue: that is in an hour."""
    monkeypatch.setattr(summary, "BOT_PATIENCE", AN_HOUR)
    monkeypatch.setattr(scheduler, "BOT_PATIENCE", AN_HOUR)
    monkeypatch.setattr(scheduler, "LOOKS", (0.0, 1.0))

    async def test(dying: Hub, other: Hub) -> None:
        room = await against_a_bot(dying)
        monkeypatch.setattr(dying.bots, "look_at", lambda room: None)
        looks = 0
        due_tables = other.store.due_tables

        async def look(*given: Any) -> Any:
            nonlocal looks
            looks += 1
            return await due_tables(*given)

        monkeypatch.setattr(other.store, "due_tables", look)
        taking = asyncio.create_task(other.scheduler.take_over())
        await until(lambda: looks >= 1)
        await play_one(dying, room)
        number = room.number
        await taking
        there = await other.rooms.get(room.name)
        await until(lambda: there.number > number)

    run_both(postgres_url, test)


def test_no_bot_thinks_twice_however_often_they_are_looked_for(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(summary, "BOT_PATIENCE", AN_HOUR)
    monkeypatch.setattr(scheduler, "BOT_PATIENCE", AN_HOUR)
    monkeypatch.setattr(scheduler, "LOOKS", (0.0, 0.1, 0.1))
    thoughts: list[str] = []

    def think(view: SeatView, level: str, budget: float, loan: Loan) -> str:
        thoughts.append(level)
        return view.legal_moves[0]

    monkeypatch.setattr(choosing, "choose_move", think)

    async def test(dying: Hub, other: Hub) -> None:
        rooms = [await against_a_bot(dying) for _ in range(3)]
        monkeypatch.setattr(dying.bots, "look_at", lambda room: None)
        for room in rooms:
            await play_one(dying, room)
        numbers = {room.name: room.number for room in rooms}
        await other.scheduler.take_over()
        for room in rooms:
            there = await other.rooms.get(room.name)
            await until(lambda there=there: there.number > numbers[there.name])  # type: ignore[misc]
        assert len(thoughts) == 3

    run_both(postgres_url, test)


def test_whoever_comes_and_goes_in_the_same_moment_is_told_in_one_note(postgres_url: str) -> None:
    async def test(hub: Hub, other: Hub) -> None:
        rooms = [await started(hub) for _ in range(5)]
        notes: list[dict[str, Any]] = []

        async def broadcast(note: str) -> None:
            notes.append(json.loads(note))

        hub.store.broadcast = broadcast  # type: ignore[method-assign]
        for room in rooms:
            hub.bus.tell(room)
            hub.bus.tell(room)
        await until(lambda: bool(notes))
        told = [note for note in notes if note.get("asks")]
        assert [sorted(note["tables"]) for note in told] == [sorted(room.name for room in rooms)]

    run_both(postgres_url, test)


def test_what_nobody_here_looks_at_is_read_when_somebody_asks(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And not with every move that another process makes."""
    monkeypatch.setattr(room_cache, "FOLLOWED", -1)

    async def test(hub: Hub, other: Hub) -> None:
        room = await started(hub)
        there = await other.rooms.get(room.name)
        for _ in range(3):
            await play_one(hub, room)
        await until(lambda: there.is_behind)
        assert there.number == room.number - 3
        assert (await other.rooms.get(room.name)).number == room.number

    run_both(postgres_url, test)
