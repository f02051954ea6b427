"""The hub itself: tables in memory, appends that fail."""

import asyncio
from typing import Any

import pytest

from sandtable.server.live import room_cache
from sandtable.server.live.hub import Hub
from sandtable.store.errors import Missing
from tests.tables.parties import NORTH

from ..hubs import act, run, started


def test_tables_that_nobody_uses_make_space(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room_cache, "IN_USE", -1)

    async def test(hub: Hub) -> None:
        rooms = [await started(hub) for _ in range(5)]
        assert len(list(hub.rooms)) == 2
        for room in rooms:
            again = await hub.rooms.get(room.name)
            assert again.table.events == room.table.events
        assert len(list(hub.rooms)) == 2

    run(sqlite_url, test, tables_in_memory=2)


def test_a_table_that_is_missing_leaves_nothing_behind(sqlite_url: str) -> None:
    async def test(hub: Hub) -> None:
        with pytest.raises(Missing):
            await hub.rooms.get("nowhere")
        assert hub.rooms.held("nowhere") is None

    run(sqlite_url, test)


def test_many_ask_for_a_table_at_once_and_it_is_read_once(sqlite_url: str) -> None:
    async def test(hub: Hub) -> None:
        name = (await started(hub)).name
        hub.rooms._rooms.clear()
        rooms = await asyncio.gather(*(hub.rooms.get(name) for _ in range(10)))
        assert len(set(map(id, rooms))) == 1

    run(sqlite_url, test)


def test_a_table_that_could_not_be_read_is_read_again_by_all_who_wait_for_it(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(hub: Hub) -> None:
        name = (await started(hub)).name
        hub.rooms._rooms.clear()
        events = hub.store.events

        async def fail_once(*values: Any) -> Any:
            monkeypatch.setattr(hub.store, "events", events)
            await asyncio.sleep(0)  # The second one comes.
            raise OSError("connection lost")

        monkeypatch.setattr(hub.store, "events", fail_once)
        first, second = await asyncio.gather(
            hub.rooms.get(name), hub.rooms.get(name), return_exceptions=True
        )
        assert isinstance(first, OSError)
        assert second is await hub.rooms.get(name)

    run(sqlite_url, test)


def test_an_append_that_fails_and_was_written_is_found_and_not_repeated(sqlite_url: str) -> None:
    async def test(hub: Hub) -> None:
        room = await started(hub)
        append = hub.store.append

        async def lose_the_answer(*values: Any) -> None:
            await append(*values)
            raise OSError("connection lost")

        move = room.table.position.legal_moves()[0]
        play = act("play", number=4, move=move)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(hub.store, "append", lose_the_answer)
            with pytest.raises(OSError, match="connection lost"):
                await hub.act(room, NORTH, play)
        assert await hub.act(room, NORTH, play) == 4
        assert room.number == 5

    run(sqlite_url, test)


def test_what_is_not_safe_is_not_shown(sqlite_url: str) -> None:
    async def test(hub: Hub) -> None:
        room = await started(hub)
        before = room.view((0, None), 0)
        append = hub.store.append
        shown: list[dict[str, Any]] = []

        async def look_first(*values: Any) -> None:
            shown.append(room.view((0, None), 0))
            await append(*values)

        move = room.table.position.legal_moves()[0]
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(hub.store, "append", look_first)
            await hub.act(room, NORTH, act("play", number=4, move=move))
        assert shown == [before]
        assert room.number == 5

    run(sqlite_url, test)
