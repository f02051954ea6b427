"""Time in which the server stood still, or its clock was set, costs nobody and gives nobody time.

The clock of the computer is the tests' own here; `test_stopped_process.py` stops real ones.
"""

import asyncio
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import pytest

from sandtable.players.player import SeatView
from sandtable.server import times
from sandtable.server.bots import choosing
from sandtable.server.bots.budgets import budget_of
from sandtable.server.bots.seat_players import Loan
from sandtable.server.live.heartbeat import Heartbeat
from sandtable.server.live.hub import Hub
from sandtable.server.live.presence import Crowd
from sandtable.server.live.room import Room
from sandtable.server.live.scheduler import Scheduler
from sandtable.server.live.standstill import BEAT, STILL
from sandtable.server.times import SteadyTime
from sandtable.store.errors import Unavailable
from sandtable.tables import Refused, read_settings, verbs
from sandtable.tables.events import Paused, TimedOut
from tests.tables.parties import NORTH, SOUTH, ended

from ..hubs import act, new_hub, play_one
from ..serving import PATIENCE

SECOND = 1000
HOUR = 60 * 60 * SECOND
MOVE = 6 * SECOND
"""Somebody on turn has so long."""
NAP = 7 * SECOND
"""So long the server stands still."""


@dataclass
class Computer:
    """The clock of the computer, which moves when a test says so."""

    today: int = 1_700_000_000_000
    ticks: int = 0
    steady: SteadyTime = field(init=False)

    def __post_init__(self) -> None:
        self.boot()

    def boot(self) -> None:
        """A new process knows nothing of an earlier one."""
        self.steady = SteadyTime(lambda: self.today, lambda: self.ticks)

    def run(self, milliseconds: int) -> None:
        """Time passes."""
        self.today += milliseconds
        self.ticks += milliseconds

    def set_clock(self, step: int) -> None:
        """Somebody sets the clock; or the computer sleeps, which looks the same."""
        self.today += step


@pytest.fixture
def computer(monkeypatch: pytest.MonkeyPatch) -> Computer:
    """All servers of a test have this one, with heartbeats only when the test says so."""
    computer = Computer()

    async def never(*_: object) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(times, "now", lambda: computer.steady.now())
    monkeypatch.setattr(times, "go_on_from", lambda time: computer.steady.go_on_from(time))
    monkeypatch.setattr(Heartbeat, "run", never)
    monkeypatch.setattr(Scheduler, "run", never)
    return computer


async def started(hub: Hub, **settings: Any) -> Room:
    """A game of two with a clock; the host begins."""
    settings = {"game": "patterns", "starter": "host", "clock": {"move": 6}, **settings}
    room = await hub.open_table(read_settings(settings), NORTH, [])
    for who in (NORTH, SOUTH):
        await hub.act(room, who, act("take-seat", seed="seed", key="sit"))
    return room


def run(database: str, test: Callable[[Hub], Any]) -> None:
    async def all_of_it() -> None:
        async with new_hub(database) as hub:
            await test(hub)

    asyncio.run(all_of_it())


async def live(computer: Computer, hub: Hub, milliseconds: int) -> None:
    """Time passes, with a heartbeat every second."""
    for _ in range(milliseconds // BEAT):
        computer.run(BEAT)
        await hub.heartbeat._beat()
    computer.run(milliseconds % BEAT)


def left(hub: Hub, room: Room) -> int:
    """What whoever is on turn has left."""
    assert room.table.clock is not None
    assert room.table.turn is not None
    return room.table.clock.left(room.table.turn, hub.time.now())


def pauses(room: Room) -> list[int]:
    return [event.lost for event in room.table.events if isinstance(event, Paused)]


async def judge_by_looking(hub: Hub, room: Room) -> None:
    """The look for tables that are due was quicker than the heartbeat."""
    await hub.scheduler.look_after(room.name)


async def judge_by_claim(hub: Hub, room: Room) -> None:
    """The other player's claim passed the check just before the server stood still."""
    with pytest.raises(Refused) as refused:
        await hub.committer.commit(room, verbs.claim_timeout)
    assert refused.value.code == "time-not-up"


@pytest.mark.parametrize("judge", [judge_by_looking, judge_by_claim])
@pytest.mark.parametrize("how", ["stopped", "slept", "set forward"])
def test_whoever_is_first_after_a_standstill_charges_nobody(
    computer: Computer, database_url: str, judge: Callable[[Hub, Room], Any], how: str
) -> None:
    """A process that is stopped, a computer that sleeps, a clock that is set forward."""
    lost = {"stopped": NAP, "slept": 8 * HOUR, "set forward": HOUR}[how]

    async def test(hub: Hub) -> None:
        room = await started(hub)
        (computer.run if how == "stopped" else computer.set_clock)(lost)
        await judge(hub, room)
        assert not any(isinstance(event, TimedOut) for event in room.table.events)
        await hub.heartbeat.check()
        assert pauses(room) == [lost]
        assert left(hub, room) == MOVE
        assert hub.time.now() == computer.today
        # From here on time counts again, to the millisecond.
        await live(computer, hub, MOVE)
        await hub.scheduler.look_after(room.name)
        assert not any(isinstance(event, TimedOut) for event in room.table.events)
        computer.run(1)
        await hub.scheduler.look_after(room.name)
        assert isinstance(room.table.events[-1], TimedOut)

    run(database_url, test)


def test_a_heartbeat_does_not_hide_a_standstill(computer: Computer, sqlite_url: str) -> None:
    """The check has passed, the process is stopped, and then a heartbeat is due."""

    async def test(hub: Hub) -> None:
        room = await started(hub)
        computer.run(NAP)
        await hub.heartbeat._beat()
        await hub.scheduler.look_after(room.name)
        await hub.heartbeat.check()
        assert pauses(room) == [NAP]

    run(sqlite_url, test)


def test_short_delays_are_ordinary(computer: Computer, sqlite_url: str) -> None:
    async def test(hub: Hub) -> None:
        room = await started(hub)
        computer.run(STILL)
        await hub.heartbeat.check()
        assert pauses(room) == []
        assert left(hub, room) == MOVE - STILL

    run(sqlite_url, test)


def test_a_standstill_while_time_is_given_back(
    computer: Computer, sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tables that had theirs before it get the rest as well."""
    monkeypatch.setattr("sandtable.server.live.heartbeat.AT_ONCE", 1)

    async def test(hub: Hub) -> None:
        first, second = await started(hub), await started(hub)
        computer.run(NAP)
        commit = hub.committer.commit

        async def commit_and_stop(room: Room, *others: Any) -> int:
            number = await commit(room, *others)
            if room is second and len(pauses(second)) == 1:
                computer.run(NAP)
            return number

        monkeypatch.setattr(hub.committer, "commit", commit_and_stop)
        await hub.heartbeat.check()
        assert sum(pauses(first)) == sum(pauses(second)) == 2 * NAP
        assert left(hub, first) == left(hub, second) == MOVE

    run(sqlite_url, test)


def test_set_back_the_clocks_of_tables_go_on(computer: Computer, sqlite_url: str) -> None:
    async def test(hub: Hub) -> None:
        room = await started(hub)
        await live(computer, hub, 2 * BEAT)
        computer.set_clock(-HOUR)
        assert left(hub, room) == MOVE - 2 * BEAT
        await live(computer, hub, MOVE - 2 * BEAT + 1)
        await hub.scheduler.look_after(room.name)
        assert isinstance(room.table.events[-1], TimedOut)
        assert pauses(room) == []

    run(sqlite_url, test)


@pytest.mark.parametrize("step", [HOUR, -HOUR])
def test_set_while_no_server_was_there(computer: Computer, database_url: str, step: int) -> None:
    """Nobody gains by it and nobody loses, and the time of day is right again."""

    async def test() -> None:
        async with new_hub(database_url) as hub:
            room = await started(hub)
            await live(computer, hub, 2 * BEAT)
            assert left(hub, room) == MOVE - 2 * BEAT
        computer.set_clock(step)
        computer.boot()
        async with new_hub(database_url) as hub:
            room = await hub.rooms.get(room.name)
            assert hub.time.now() == computer.today
            assert pauses(room) == [step]
            assert left(hub, room) == MOVE - 2 * BEAT
            await play_one(hub, room)
            assert room.table.events[-1].at == computer.today
            assert await hub.store.last_alive() == computer.today

    asyncio.run(test())


def test_whoever_starts_goes_by_the_time_of_those_who_live(
    computer: Computer, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They were there before the clock was set back, and go on."""

    async def test() -> None:
        async with new_hub(postgres_url) as old:
            room = await started(old)
            their_time = computer.steady
            computer.set_clock(-HOUR)
            computer.boot()

            async def beat_on() -> None:
                while True:
                    computer.run(1)
                    await old.store.alive(old.process, their_time.now())

            monkeypatch.setattr("sandtable.server.live.heartbeat.WAIT_FOR_OTHERS", 200)
            others = asyncio.create_task(beat_on())
            async with new_hub(postgres_url) as new:
                others.cancel()
                now = times.now()
                assert now - their_time.now() <= 1, "this is the time by which all go"
                same = await new.rooms.get(room.name)
                assert pauses(same) == []
                assert left(new, same) == MOVE - (now - same.table.events[-1].at)

    asyncio.run(test())


def test_who_was_connected_to_the_process_that_stood_still(
    computer: Computer, postgres_url: str
) -> None:
    """Another process went on: only they could not be heard."""

    async def test() -> None:
        async with new_hub(postgres_url) as stopped, new_hub(postgres_url) as other:
            here, elsewhere = await started(stopped), await started(stopped)
            here.presence.come_and_go(Crowd.of([here.table.order[here.table.turn or 0]]), 0)
            computer.run(NAP)
            await other.store.alive(other.process, times.now())
            other.time.confirm(times.now())
            await stopped.heartbeat.check()
            assert pauses(here) == [NAP]
            assert pauses(elsewhere) == []
            assert left(stopped, here) == MOVE
            assert left(stopped, elsewhere) == MOVE - NAP

    asyncio.run(test())


def test_when_all_stood_still_one_gives_back(computer: Computer, postgres_url: str) -> None:
    async def test() -> None:
        async with new_hub(postgres_url) as one, new_hub(postgres_url) as other:
            room = await started(one)
            computer.run(NAP)
            await asyncio.gather(one.heartbeat.check(), other.heartbeat.check())
            for hub in (one, other):
                same = await hub.rooms.get(room.name)
                await hub.rooms.catch_up(same)
                assert pauses(same) == [NAP]
                assert left(hub, same) == MOVE

    asyncio.run(test())


def test_while_nothing_can_be_written_no_clock_runs(
    computer: Computer, sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(hub: Hub) -> None:
        async def full(*values: Any) -> None:
            raise Unavailable("the disk is full")

        room = await started(hub)
        with monkeypatch.context() as patch:
            patch.setattr(hub.store, "alive", full)
            patch.setattr(hub.store, "append", full)
            computer.run(HOUR)
            for _ in range(2):
                with pytest.raises(Unavailable):
                    await hub.heartbeat.check()
            assert left(hub, room) == MOVE
        await hub.heartbeat.check()
        assert pauses(room) == [HOUR]
        assert left(hub, room) == MOVE

    run(sqlite_url, test)


def test_nobody_was_away_while_nobody_could_be_heard(computer: Computer, sqlite_url: str) -> None:
    """A seat counts as left after a minute without a sign of life: of a server that listens."""

    async def test(hub: Hub) -> None:
        room = await started(hub, clock=None)
        computer.set_clock(HOUR)
        for _ in range(2):
            with pytest.raises(Refused) as refused:
                await hub.act(room, NORTH, act("end-abandoned", seat=1))
            assert refused.value.code == "not-left"
        await live(computer, hub, verbs.PATIENCE)
        await hub.act(room, NORTH, act("end-abandoned", seat=1))
        assert ended(room.table).ending == "abandoned"

    run(sqlite_url, test)


def test_a_bot_gets_its_time_back(
    computer: Computer, sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What it may think is reckoned with what it has left."""

    async def test(hub: Hub) -> None:
        settings = read_settings({"game": "patterns", "starter": "host", "clock": {"move": 6}})
        room = await hub.open_table(settings, NORTH, ["novice"])
        monkeypatch.setattr(hub.bots, "look_at", lambda room: None)
        await hub.act(room, NORTH, act("take-seat", seed="seed", key="sit"))
        assert room.table.turn == 1, "the second player fills the bowls"
        budget = partial(budget_of, room.table, 1)
        before = budget(hub.time.now())
        computer.run(NAP)
        assert budget(hub.time.now()) == before > 0
        assert budget(times.now()) == 0

    run(sqlite_url, test)


def test_a_bot_that_was_stopped_thinks_again(
    computer: Computer, sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It plays any move rather than lose on time; but not for time that is given back."""
    enough = threading.Event()

    def think(view: SeatView, level: str, budget: float, loan: Loan) -> str:
        assert enough.wait(PATIENCE)
        return view.legal_moves[-1]

    monkeypatch.setattr(choosing, "choose_move", think)

    async def test(hub: Hub) -> None:
        settings = read_settings({"game": "patterns", "starter": "host", "clock": {"move": 1}})
        room = await hub.open_table(settings, NORTH, ["random"])
        await hub.act(room, NORTH, act("take-seat", seed="seed", key="sit"))
        best = room.table.position.legal_moves()[-1]
        number = room.number
        await asyncio.sleep(1)  # The clock of the table stands still meanwhile.
        assert room.number == number
        enough.set()
        while room.number == number:
            await asyncio.sleep(0.01)
        played = room.table.last_played
        assert played is not None
        assert played.move == best

    run(sqlite_url, test)
