"""What people send is looked at together, just before the next transaction may begin."""

import asyncio
import time
from typing import Any, cast

import pytest

from sandtable.server.live.hub import Hub
from sandtable.server.live.rounds import LEAD, Rounds
from sandtable.store.group_commit import PACE
from sandtable.store.store import Store
from tests.tables.parties import NORTH, SOUTH

from ..hubs import act, run, started

SOON = 0.01


class Disk:
    """A store of which somebody says when it writes."""

    def __init__(self, wait: float = 0.0, is_writing: bool = False) -> None:
        self.writes_from = time.monotonic() + wait
        self.is_writing = is_writing
        self.log: list[str] = []

    def gather(self) -> None:
        self.log.append("gather")

    def hand_over(self) -> None:
        self.log.append("hand over")


class Speaker:
    """Notes what is looked at."""

    def __init__(self, disk: Disk) -> None:
        self.disk = disk

    def begin(self, text: str | None) -> None:
        self.disk.log.append(str(text))
        if text == "bad":
            raise ValueError(text)


def rounds_of(disk: Disk) -> Rounds:
    return Rounds(cast(Store, disk))


def test_after_a_pause_nobody_waits() -> None:
    async def test() -> None:
        disk = Disk(wait=-1.0)
        assert not rounds_of(disk).hold(Speaker(disk), "move")
        await asyncio.sleep(SOON)
        assert not disk.log

    asyncio.run(test())


@pytest.mark.parametrize(("wait", "is_writing"), [(3 * LEAD, False), (-1.0, True)])
def test_until_it_may_be_written_everything_waits(wait: float, is_writing: bool) -> None:
    async def test() -> None:
        disk = Disk(wait, is_writing)
        rounds = rounds_of(disk)
        assert all(rounds.hold(Speaker(disk), text) for text in ("one", "bad", "two"))
        assert not disk.log
        await asyncio.sleep(10 * LEAD)
        assert disk.log == ["gather", "one", "bad", "two", "hand over"]
        assert rounds.hold(Speaker(disk), "three") is is_writing, "the round is over"

    asyncio.run(test())


def test_tasks_begun_in_a_round_run_before_it_is_handed_over() -> None:
    async def test() -> None:
        disk = Disk(wait=3 * LEAD)
        tasks: set[asyncio.Task[None]] = set()

        class Starter:
            def begin(self, text: str | None) -> None:
                tasks.add(asyncio.create_task(self.write()))

            async def write(self) -> None:
                disk.log.append("written")

        rounds = rounds_of(disk)
        assert rounds.hold(Starter(), "one")
        assert rounds.hold(Starter(), "two")
        await asyncio.sleep(10 * LEAD)
        assert disk.log == ["gather", "written", "written", "hand over"]

    asyncio.run(test())


def test_moves_of_one_round_share_a_transaction(sqlite_url: str) -> None:
    """Though they come one after the other, and the writer waits for them."""

    async def test(hub: Hub) -> None:
        rooms = [await started(hub) for _ in range(5)]
        tasks: list[asyncio.Task[int]] = []

        class Mover:
            def __init__(self, room: Any) -> None:
                self.room = room

            def begin(self, text: str | None) -> None:
                table = self.room.table
                move = table.position.legal_moves()[0]
                who = NORTH if table.player(table.turn) == NORTH else SOUTH
                play = act("play", number=self.room.number, move=move, key="first")
                tasks.append(asyncio.create_task(hub.act(self.room, who, play)))

        before = hub.store.transactions
        for room in rooms:
            assert hub.rounds.hold(Mover(room), None)
            await asyncio.sleep(0)
        await asyncio.sleep(2 * PACE)
        assert [await task for task in tasks] == [room.number - 1 for room in rooms]
        assert hub.store.transactions - before == 1

    run(sqlite_url, test)
