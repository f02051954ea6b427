"""Thoughts that nobody waits for give up their place; those left behind are had elsewhere."""

import asyncio
import threading
from collections.abc import Awaitable, Callable, Iterator

import pytest

from sandtable.players.player import SeatView
from sandtable.server.bots import choosing
from sandtable.server.bots.seat_players import Loan
from sandtable.server.live import scheduler, summary
from sandtable.server.live.hub import Hub
from sandtable.server.live.room import Room
from sandtable.tables import Somebody, read_settings
from tests.tables.parties import NORTH, SOUTH

from ..hubs import act, new_hub
from ..serving import PATIENCE


@pytest.fixture(name="lets_go")
def _lets_go(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """Bots think until they are let go."""
    lets_go = threading.Event()

    def choose_move(view: SeatView, level: str, budget: float, loan: Loan) -> str:
        assert lets_go.wait(PATIENCE)
        return view.legal_moves[0]

    monkeypatch.setattr(choosing, "choose_move", choose_move)
    yield lets_go
    lets_go.set()


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.02)


async def has_moved(room: Room, before: int) -> None:
    await until(lambda: room.number > before)


async def bot_to_move(hub: Hub, who: Somebody = NORTH) -> Room:
    """A table at which somebody has moved, and the strongest bot is to answer."""
    settings = read_settings({"game": "mandala", "starter": "host", "undo": "free"})
    room = await hub.open_table(settings, who, ["best"])
    await hub.act(room, who, act("take-seat", seed="seed", key="sit"))
    move = room.table.position.legal_moves()[0]
    await hub.act(room, who, act("play", number=room.number, move=move, key="first"))
    return room


@pytest.mark.parametrize("how", ["resign", "undo"])
def test_a_thought_is_withdrawn_at_another_process(
    postgres_url: str, lets_go: threading.Event, caplog: pytest.LogCaptureFixture, how: str
) -> None:
    async def test(here: Hub, there: Hub) -> None:
        first, second = await bot_to_move(here, SOUTH), await bot_to_move(here)
        await until(lambda: here.bots.waiting == 1)
        words = {"number": second.number} if how == "undo" else {}
        await there.act(await there.rooms.get(second.name), NORTH, act(how, **words))
        await until(lambda: here.bots.waiting == 0 and not second.is_thinking)
        lets_go.set()
        await until(lambda: not first.is_thinking)
        assert first.table.turn is not None

    run_two(postgres_url, test)
    assert not caplog.records


def test_a_process_that_stops_hands_over_what_its_bots_think_about(
    postgres_url: str, lets_go: threading.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody waits until the other process finds out by itself."""
    monkeypatch.setattr(summary, "BOT_PATIENCE", 3_600_000)

    async def test(here: Hub, there: Hub) -> None:
        tables = [await bot_to_move(here, who) for who in (NORTH, SOUTH)]
        await until(lambda: here.bots.waiting == 1)
        await here.stop()
        lets_go.set()
        for table in tables:
            await has_moved(await there.rooms.get(table.name), table.number)

    run_two(postgres_url, test)


def test_bots_of_a_process_that_died_move_elsewhere_at_once(
    postgres_url: str, lets_go: threading.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (summary, scheduler):
        monkeypatch.setattr(module, "BOT_PATIENCE", 3_600_000)

    async def test(here: Hub, there: Hub) -> None:
        table = await bot_to_move(here)
        before = table.number
        await there.scheduler.take_over()
        elsewhere = await there.rooms.get(table.name)
        assert elsewhere.is_thinking
        lets_go.set()
        await has_moved(elsewhere, before)

    run_two(postgres_url, test)


def run_two(database: str, test: Callable[[Hub, Hub], Awaitable[None]]) -> None:
    async def all_of_it() -> None:
        one = {"bot_threads": 1, "log_level": "warning"}
        async with new_hub(database, **one) as here, new_hub(database, **one) as there:
            await test(here, there)

    asyncio.run(all_of_it())
