"""Several servers on one database: any of them serves any table, and there is one order."""

import asyncio
import json
import random
import threading
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from sandtable.players.player import SeatView
from sandtable.server import times
from sandtable.server.bots import choosing
from sandtable.server.bots.seat_players import Loan
from sandtable.server.live import scheduler, summary
from sandtable.server.live.connection import GOING_AWAY
from sandtable.server.live.heartbeat import Heartbeat
from sandtable.server.live.hub import Hub
from sandtable.server.live.presence import FORGET, SIGNS, Crowd, Presence
from sandtable.server.live.process_listener import ProcessListener
from sandtable.server.live.standstill import TableTime
from sandtable.store.errors import Missing
from sandtable.tables.verbs import abandoned

from ..http_player import Ear, Person
from ..hubs import run, started
from ..listening import hear_on
from ..serving import PATIENCE, Served, serving


@pytest.fixture
def both(postgres_url: str) -> Iterator[tuple[Served, Served]]:
    """Two servers."""
    with serving(postgres_url) as first, serving(postgres_url) as second:
        yield first, second


def at_both(both: tuple[Served, Served], game: str, **settings: Any) -> tuple[Person, Person, str]:
    """A game of somebody at the first server and somebody at the second one."""
    host, guest = Person(both[0]), Person(both[1])
    table = host.open(game, **settings)
    host.sit(table)
    guest.sit(table)
    return host, guest, table


def test_what_happens_at_one_is_seen_at_the_other(both: tuple[Served, Served]) -> None:
    host, guest, table = at_both(both, "patterns")
    with host.listen(table) as north, guest.listen(table) as south:
        north.hear("hello")
        south.hear("hello")
        guest.play_first(table)
        assert [event["number"] for event in north.hear("events")["events"]] == [4]
        assert south.hear("events")["table"]["number"] == 5
        assert host.see(table)["number"] == 5


def test_both_act_at_once_and_there_is_one_order(both: tuple[Served, Served]) -> None:
    """Two people at two servers send moves as fast as they can, whether it is their turn or not."""
    host, guest, table = at_both(both, "mandamina", options={"seats": 2, "goal": "simple"})
    heard: dict[str, list[Any]] = {"host": [], "guest": []}
    done: Counter[str] = Counter()

    def rush(name: str, ear: Ear) -> None:
        dice = random.Random(name)
        seen = ear.hear("hello")
        number, tried = seen["number"], 0
        heard[name] += seen["events"]
        while seen["table"]["status"] != "over":
            moves = seen["table"]["position"]["legal_moves"] or ["a1"]
            ear.say("play", key=f"{name}-{tried}", number=number, move=dice.choice(moves))
            tried += 1
            while (message := ear.hear())["type"] not in ("done", "refused"):
                if message["type"] == "events":
                    seen = message
                    heard[name] += seen["events"]
                    number = seen["table"]["number"]
            done[name] += message["type"] == "done"

    with host.listen(table, 0) as north, guest.listen(table, 0) as south:
        threads = [
            threading.Thread(target=rush, args=("host", north)),
            threading.Thread(target=rush, args=("guest", south)),
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(PATIENCE)
            assert not thread.is_alive()
    events = host.client.get(f"/api/tables/{table}/events").json()["events"]
    assert heard["host"] == heard["guest"] == events
    assert [event["number"] for event in events] == list(range(len(events)))
    played = Counter(event["seat"] for event in events if event["kind"] == "played")
    assert played == {0: done["host"], 1: done["guest"]}


def test_both_resign_at_once_and_one_of_them_has(both: tuple[Served, Served]) -> None:
    for _ in range(5):
        host, guest, table = at_both(both, "patterns")
        with ThreadPoolExecutor(2) as pool:
            answers = pool.map(lambda who, table=table: who.try_to(table, "resign"), (host, guest))
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        assert host.see(table)["number"] == guest.see(table)["number"] == 5


def test_a_move_sent_to_both_is_played_once(both: tuple[Served, Served]) -> None:
    host, _, table = at_both(both, "mandamina", options={"seats": 2})
    elsewhere = host.at(both[1])
    move = host.see(table)["table"]["position"]["legal_moves"][0]
    for who in (host, elsewhere, host):
        assert who.do(table, "play", key="once", number=4, move=move)["first"] == 4
    assert elsewhere.see(table)["number"] == 5


def test_who_is_connected_to_the_other_server_is_there(both: tuple[Served, Served]) -> None:
    host, guest, table = at_both(both, "patterns")
    with guest.listen(table) as south:
        south.hear("hello")
        with host.listen(table) as north:
            while not all(north.hear("presence")["chairs"]):
                pass
            while not all(south.hear("presence")["chairs"]):
                pass
        while all(south.hear("presence")["chairs"]):
            pass


def test_one_server_lets_the_bot_move_and_the_other_waits(
    both: tuple[Served, Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    thoughts: list[str] = []

    def think(view: SeatView, level: str, budget: float, loan: Loan) -> str:
        thoughts.append(view.legal_moves[0])
        return view.legal_moves[0]

    monkeypatch.setattr(choosing, "choose_move", think)
    person = Person(both[0])
    table = person.open("mandamina", options={"seats": 2}, bots=["random"])
    person.sit(table)
    with person.at(both[1]).listen(table) as ear:
        ear.hear("hello")
        for turn in range(3):
            person.play_first(table)
            while ear.hear("events")["table"]["number"] < 6 + 2 * turn:
                pass
    assert len(thoughts) == 3


def test_a_bot_whose_server_forgot_it_is_moved_by_the_other(
    both: tuple[Served, Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(summary, "BOT_PATIENCE", 0)
    gave_up, calls = threading.Event(), []

    def think(view: SeatView, level: str, budget: float, loan: Loan) -> str:
        calls.append(level)
        if len(calls) == 1:
            assert gave_up.wait(PATIENCE)
        return view.legal_moves[0]

    monkeypatch.setattr(choosing, "choose_move", think)
    person = Person(both[0])
    table = person.open("mandamina", options={"seats": 2}, bots=["random"])
    person.sit(table)
    with person.listen(table) as ear:
        ear.hear("hello")
        person.play_first(table)
        while ear.hear("events")["table"]["number"] < 6:
            pass
        gave_up.set()  # Its move comes too late, and is dropped.
        person.play_first(table)
        while ear.hear("events")["table"]["number"] < 8:
            pass
    assert person.see(table)["number"] == 8


def test_a_silent_server_has_nobody_any_more() -> None:
    presence = Presence(since=0)
    assert presence.heard("other", Crowd(frozenset({1}), 2), now=1000)
    assert not presence.heard("other", Crowd(frozenset({1}), 2), now=2000)
    assert (set(presence.chairs), presence.watching) == ({1}, 2)
    assert not presence.forget_silent(2000 + FORGET)
    assert presence.forget_silent(2001 + FORGET)
    assert (set(presence.chairs), presence.watching) == (set(), 0)


def test_absence_counts_from_the_last_sign_of_life() -> None:
    presence = Presence(since=500)
    assert presence.absent(0, now=2500) == 2000
    presence.come_and_go(Crowd(frozenset({0})), now=3000)
    assert presence.absent(0, now=9000) == 0
    presence.come_and_go(Crowd(), now=10_000)
    assert presence.absent(0, now=70_000) == 60_000
    presence.note(0, now=70_000)
    assert presence.absent(0, now=70_001) == 1


def test_who_only_asks_the_other_server_has_not_left(both: tuple[Served, Served]) -> None:
    """A player without a socket looks at the table there, and cannot be ended here."""
    host, guest, table = at_both(both, "patterns")
    here: Hub = both[0].app.state.hub
    room = here.rooms.held(table)
    assert room is not None
    presence, chair = room.presence, 1
    # For this server it is long ago that anybody gave a sign of life.
    presence.since, presence.seen = 0, {}
    guest.see(table)
    give_up = time.monotonic() + PATIENCE
    while chair not in presence.seen and time.monotonic() < give_up:
        time.sleep(0.05)
    assert presence.absent(chair, times.now()) < abandoned.PATIENCE
    assert room.table.turn is not None
    assert room.table.order[room.table.turn] == chair
    assert "they have not left" in host.refused(table, "end-abandoned", seat=room.table.turn)


def test_signs_of_life_are_told_now_and_then_and_together(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However often somebody asks, and of those who are connected not at all."""

    async def never(*_: object) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(Heartbeat, "run", never)  # It would tell them by another clock.

    async def test(hub: Hub) -> None:
        said: list[dict[str, Any]] = []

        async def say(note: str) -> None:
            said.append(json.loads(note))

        rooms = [await started(hub) for _ in range(2)]
        await hub.bus.repeat(SIGNS)  # What was before.
        hub.store.broadcast = say  # type: ignore[method-assign]
        for now in range(100):
            for room in rooms:
                room.presence.note(1, now)
            await hub.bus.repeat(SIGNS + now)
        assert said == []
        await hub.bus.repeat(2 * SIGNS)
        told = {room.name: [1] for room in rooms}
        assert said == [{"from": hub.process, "signs": told}]
        rooms[0].presence.come_and_go(Crowd(frozenset({1})), 0)
        rooms[0].presence.note(1, 0)
        await hub.bus.repeat(3 * SIGNS)
        assert len(said) == 1

    run(postgres_url, test)


def test_nobody_was_away_while_notifications_were_missed() -> None:
    """What others said meanwhile was not heard."""

    class Removed(list[Any]):
        async def catch_up(self, room: Any) -> None:
            raise Missing(room.name)

    rooms: Any = Removed([SimpleNamespace(name="a", presence=Presence(since=0))])
    no: Any = None
    listener = ProcessListener(no, rooms, TableTime(), no, no, no, no, no)
    asyncio.run(listener._catch_up_everywhere())
    (room,) = rooms
    assert room.presence.absent(0, times.now()) < abandoned.PATIENCE


def test_a_table_that_one_server_closes_is_closed_at_the_other(both: tuple[Served, Served]) -> None:
    host = Person(both[0])
    table = host.open("patterns")
    watcher = Person(both[1])
    with watcher.listen(table) as ear:
        ear.hear("hello")
        for _ in range(3):  # Too many: the oldest goes.
            host.open("patterns")
        with pytest.raises(ConnectionClosed) as closed:
            hear_on(ear.socket)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == GOING_AWAY
    assert both[1].app.state.hub.rooms.held(table) is None
    assert watcher.client.get(f"/api/tables/{table}").status_code == 404


def test_a_host_at_any_server_is_here(monkeypatch: pytest.MonkeyPatch, postgres_url: str) -> None:
    """The other one lists the table for as long as the host is connected somewhere."""
    monkeypatch.setattr(scheduler, "TIDY", 100)
    now = times.now
    with serving(postgres_url) as first, serving(postgres_url) as second:
        host, guest = Person(first), Person(second)
        table = host.open("patterns")
        with host.listen(table) as ear:
            ear.hear("hello")
            monkeypatch.setattr(times, "now", lambda: now() + 2 * 60_000)
            give_up = time.monotonic() + PATIENCE
            while not (open_now := guest.client.get("/api/lobby/open").json()):
                assert time.monotonic() < give_up
            assert [one["table"] for one in open_now] == [table]
        monkeypatch.setattr(times, "now", lambda: now() + 4 * 60_000)
        assert guest.client.get("/api/lobby/open").json() == []
