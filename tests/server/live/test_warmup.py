"""Games and bots are made ready while the server answers; what is asked for comes first."""

import asyncio
import subprocess
import sys
import threading
from collections.abc import Awaitable, Callable, Iterator

import pytest

from sandtable.games.warmup import Tell
from sandtable.players.registry import RANDOM
from sandtable.server.api import replay_routes
from sandtable.server.live import warmup
from sandtable.server.live.hub import Hub
from sandtable.server.live.warmup import EVERYTHING, Part, WarmupQueue
from sandtable.tables import Settings, read_settings
from tests.tables.parties import NORTH

from ..hubs import act, play_one, run, started
from ..serving import Served

PATIENCE = 60


class Workshop:
    """Notes what is made ready, and holds up what it is told to."""

    def __init__(self) -> None:
        self.begun: list[Part] = []
        self.held_up: set[Part] = set()
        self.has_stopped = threading.Event()
        self.may_go_on = threading.Event()

    def warm(self, game: str, level: str | None, tell: Tell) -> None:
        self.begun.append((game, level))
        if (game, level) in self.held_up:
            self.has_stopped.set()
            assert self.may_go_on.wait(PATIENCE)


@pytest.fixture
def workshop(monkeypatch: pytest.MonkeyPatch) -> Iterator[Workshop]:
    workshop = Workshop()
    monkeypatch.setattr(warmup, "warm", workshop.warm)
    yield workshop
    workshop.may_go_on.set()


def warming(test: Callable[[WarmupQueue], Awaitable[None]]) -> None:
    async def all_of_it() -> None:
        queue = WarmupQueue()
        queue.start()
        await test(queue)
        queue.stop()

    asyncio.run(all_of_it())


def test_what_is_asked_for_comes_before_everything_else(workshop: Workshop) -> None:
    first, asked = EVERYTHING[0], EVERYTHING[-2:]
    workshop.held_up = {first}

    async def test(queue: WarmupQueue) -> None:
        everything = asyncio.create_task(queue.warm_everything())
        await asyncio.to_thread(workshop.has_stopped.wait, PATIENCE)
        waiting = [asyncio.create_task(queue.wait_for(*part)) for part in reversed(asked)]
        await asyncio.sleep(0)
        workshop.may_go_on.set()
        await asyncio.gather(everything, *waiting)
        assert workshop.begun[:3] == [first, *reversed(asked)]
        assert set(workshop.begun) == set(EVERYTHING)

    warming(test)


def test_what_is_ready_is_not_made_ready_again(workshop: Workshop) -> None:
    async def test(queue: WarmupQueue) -> None:
        for _ in range(3):
            await queue.wait_for("patterns")
        assert workshop.begun == [("patterns", None)]

    warming(test)


def test_whoever_plays_any_move_needs_no_preparation(workshop: Workshop) -> None:
    async def test(queue: WarmupQueue) -> None:
        await queue.wait_for("patterns", RANDOM)
        assert workshop.begun == []

    warming(test)


def test_nobody_waits_for_ever_for_what_cannot_be_made_ready(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail(game: str, level: str | None, tell: Tell) -> None:
        raise OSError("no space left on the disk")

    monkeypatch.setattr(warmup, "warm", fail)
    warming(lambda queue: queue.wait_for("patterns"))


def settings(game: str) -> Settings:
    return read_settings({"game": game, "starter": "host"})


def test_one_game_is_played_while_another_is_compiled(sqlite_url: str, workshop: Workshop) -> None:
    workshop.held_up = {("mandala", None)}

    async def test(hub: Hub) -> None:
        room = await started(hub)
        later = asyncio.create_task(hub.open_table(settings("mandala"), NORTH, []))
        await asyncio.to_thread(workshop.has_stopped.wait, PATIENCE)
        await play_one(hub, room)
        assert not later.done()
        workshop.may_go_on.set()
        assert (await later).table.settings.game == "mandala"

    run(sqlite_url, test)


def test_a_bot_moves_as_soon_as_it_is_compiled(sqlite_url: str, workshop: Workshop) -> None:
    workshop.held_up = {("patterns", "novice")}

    async def test(hub: Hub) -> None:
        room = await hub.open_table(settings("patterns"), NORTH, ["novice"])
        await hub.act(room, NORTH, act("take-seat", seed="seed", key="sit"))
        if room.table.player(room.table.turn or 0).identity == NORTH.identity:
            await play_one(hub, room)
        await asyncio.to_thread(workshop.has_stopped.wait, PATIENCE)
        number = room.number
        await hub.store.last_alive()
        assert room.number == number
        workshop.may_go_on.set()
        while room.number == number:
            await asyncio.sleep(0.01)

    run(sqlite_url, test)


NOTHING_IS_LATE = """
import random
from numba.core.dispatcher import Dispatcher
from sandtable.games import GAMES
from sandtable.server.live.warmup import warm
from sandtable.server.live.rehearsal import play_and_look

def compile(self, signature):
    raise AssertionError(f"{self.py_func.__qualname__} comes late")

for game in GAMES:
    warm(game, None)
Dispatcher.compile = compile
for game in GAMES:
    for seed in range(5):
        play_and_look({"game": game}, random.Random(seed))
play_and_look({"game": "mandamina", "options": {"goal": "simple", "seats": 3}}, random.Random(1))
"""


@pytest.mark.process
def test_nothing_is_compiled_or_loaded_while_people_play() -> None:
    subprocess.run([sys.executable, "-c", NOTHING_IS_LATE], check=True)


def test_a_sample_game_holds_nobody_up(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first page asks for it, and on a new computer its rules are still to be compiled."""

    def make(game: str) -> bytes:
        with pytest.raises(RuntimeError, match="no running event loop"):
            asyncio.get_running_loop()
        return b"{}"

    monkeypatch.setattr(replay_routes, "sample_replay", make)
    headers = {"Accept-Encoding": "identity"}
    assert served.client().get("/api/demo/patterns", headers=headers).json() == {}


def test_everything_can_really_be_made_ready() -> None:
    for part in EVERYTHING:
        warmup.warm(*part)
