"""What is removed by itself: tables nobody came to, guests who never played; and who stays."""

import pytest
from websockets.exceptions import ConnectionClosed

from sandtable.server import times
from sandtable.server.live.connection import GOING_AWAY
from sandtable.server.live.hub import Hub
from sandtable.server.operations import housekeeping
from sandtable.server.operations.config import Config
from sandtable.server.operations.housekeeping import DAY, GRACE, HOUR, MINUTE
from sandtable.server.people.attendance import Attendance
from sandtable.store.errors import Missing
from sandtable.store.values import Person, Token
from sandtable.tables import read_settings
from tests.tables.parties import NORTH

from ..http_player import Person as Player
from ..hubs import act, run, started
from ..listening import hear_on
from ..serving import Served

USUAL = Config()


class Calendar:
    """Time that passes when a test says so."""

    def __init__(self) -> None:
        self.now = times.now()

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def calendar(monkeypatch: pytest.MonkeyPatch) -> Calendar:
    calendar = Calendar()
    monkeypatch.setattr(times, "now", calendar)
    return calendar


async def pass_time(hub: Hub, calendar: Calendar, length: int, pace: int = MINUTE // 2) -> None:
    """With a round of housekeeping now and then."""
    end = calendar.now + length
    while calendar.now < end:
        calendar.now = min(end, calendar.now + pace)
        await hub.housekeeping.round()


async def add_guest(hub: Hub, identity: str) -> None:
    token = Token(f"hash of {identity}", identity, "browser", "", times.now(), times.now())
    await hub.store.add_person(Person(identity, "Guest", None, times.now()), token)


async def open_one(hub: Hub, visibility: str = "public") -> str:
    settings = read_settings({"game": "patterns", "visibility": visibility})
    room = await hub.open_tables.open(settings, NORTH, [], "address")
    await hub.act(room, NORTH, act("take-seat", seed="seed"))
    return room.name


async def is_there(hub: Hub, table: str) -> bool:
    try:
        await hub.store.events(table)
    except Missing:
        assert hub.rooms.held(table) is None
        return False
    return True


async def listed(hub: Hub) -> list[str]:
    since = times.now() - USUAL.host_seconds * 1000
    return [one.table for one in await hub.store.open_tables(9, since)]


def test_an_open_table_is_listed_while_its_host_is_here(
    database_url: str, calendar: Calendar
) -> None:
    """Then it is not, and after some hours it is closed."""

    async def test(hub: Hub) -> None:
        await add_guest(hub, NORTH.identity)
        table = await open_one(hub)
        for _ in range(10):  # Somebody who looks at the lobby now and then.
            hub.attendance.note(NORTH.identity, times.now())
            await pass_time(hub, calendar, MINUTE)
            assert await listed(hub) == [table]
        await pass_time(hub, calendar, 2 * MINUTE)
        assert await listed(hub) == []
        hub.attendance.note(NORTH.identity, times.now())
        await hub.housekeeping.round()
        assert await listed(hub) == [table]
        await pass_time(hub, calendar, HOUR // 4 - MINUTE)
        assert await is_there(hub, table)
        await pass_time(hub, calendar, 2 * MINUTE)
        assert not await is_there(hub, table)

    run(database_url, test, waiting_hours=0.25)


def test_a_table_by_link_waits_for_weeks(database_url: str, calendar: Calendar) -> None:
    async def test(hub: Hub) -> None:
        table = await open_one(hub, "link")
        await pass_time(hub, calendar, int(USUAL.link_days * DAY) - MINUTE, pace=DAY)
        assert await is_there(hub, table)
        await pass_time(hub, calendar, 2 * MINUTE)
        assert not await is_there(hub, table)

    run(database_url, test)


def test_a_night_without_a_server_closes_no_table(sqlite_url: str, calendar: Calendar) -> None:
    """Hosts have a while to come back."""

    async def open_then_stop(hub: Hub) -> None:
        await add_guest(hub, NORTH.identity)
        tables.append(await open_one(hub))

    async def come_back(hub: Hub) -> None:
        await pass_time(hub, calendar, GRACE - MINUTE)
        hub.attendance.note(NORTH.identity, times.now())
        await pass_time(hub, calendar, 2 * MINUTE)
        assert await is_there(hub, tables[0])
        calendar.now += 24 * HOUR  # The computer slept.
        await pass_time(hub, calendar, GRACE - MINUTE)
        assert await is_there(hub, tables[0])
        await pass_time(hub, calendar, 2 * MINUTE)
        assert not await is_there(hub, tables[0])

    tables: list[str] = []
    run(sqlite_url, open_then_stop)
    calendar.now += 24 * HOUR
    run(sqlite_url, come_back)


def test_guests_who_never_played_are_forgotten(database_url: str, calendar: Calendar) -> None:
    """Also those who became idle after all had been looked through."""

    async def test(hub: Hub) -> None:
        await add_guest(hub, "idle")
        await add_guest(hub, "regular")
        await add_guest(hub, NORTH.identity)
        await started(hub)  # Where North plays.
        for _ in range(int(USUAL.guest_days) - 1):
            await pass_time(hub, calendar, DAY, pace=DAY)
            await hub.store.person_by_token("hash of regular", times.now())
        assert await hub.store.person("idle") is not None
        await pass_time(hub, calendar, 2 * DAY, pace=DAY)
        left = [who for who in ("idle", "regular", "n") if await hub.store.person(who)]
        assert left == ["regular", "n"]
        await pass_time(hub, calendar, int(USUAL.guest_days + 3) * DAY, pace=DAY)
        assert await hub.store.person("regular") is None

    run(database_url, test)


def test_what_shall_stay_for_ever_stays(sqlite_url: str, calendar: Calendar) -> None:
    async def test(hub: Hub) -> None:
        await add_guest(hub, "idle")
        await add_guest(hub, NORTH.identity)
        tables = [await open_one(hub, kind) for kind in ("public", "public", "public", "link")]
        tables += [await open_one(hub) for _ in range(3)]
        await pass_time(hub, calendar, 1000 * DAY, pace=100 * DAY)
        await pass_time(hub, calendar, HOUR)
        assert all([await is_there(hub, table) for table in tables])
        assert await hub.store.person("idle") is not None

    run(sqlite_url, test, open_tables=0, waiting_hours=0.0, link_days=0.0, guest_days=0.0)


def test_one_step_that_fails_does_not_keep_the_others_from_being_done(
    sqlite_url: str, calendar: Calendar, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(limit: int) -> set[str]:
        raise RuntimeError("broken")

    async def test(hub: Hub) -> None:
        monkeypatch.setattr(hub.store, "waiting_hosts", broken)
        await add_guest(hub, "idle")
        await pass_time(hub, calendar, int(USUAL.guest_days + 1) * DAY, pace=DAY)
        assert await hub.store.person("idle") is None

    run(sqlite_url, test)


def test_whoever_is_connected_to_any_table_is_here(served: Served) -> None:
    """And whoever sits at a table that is closed learns it."""
    host = Player(served)
    table, other = host.open("patterns"), host.open("patterns", visibility="link")
    hub: Hub = served.app.state.hub
    identity = host.client.get("/api/me").json()["identity"]
    with host.listen(other) as ear:
        ear.hear("hello")
        assert identity in hub.connections.people()
    with host.listen(table) as ear:
        ear.hear("hello")
        for _ in range(3):  # Too many: the oldest goes.
            host.open("patterns")
        with pytest.raises(ConnectionClosed) as closed:
            hear_on(ear.socket)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == GOING_AWAY
    assert host.client.get(f"/api/tables/{table}").json()["code"] == "no-such-table"


def test_attendance_is_bounded() -> None:
    attendance = Attendance(most=3)
    for now, who in enumerate("abcda"):
        attendance.note(who, now)
    assert attendance.since(0) == {"c", "d", "a"}
    assert attendance.since(3) == {"d", "a"}
    assert attendance.since(5) == set()


def test_moves_do_not_wait_long_for_a_round(
    sqlite_url: str, calendar: Calendar, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However much there is to remove, a round removes a little of it."""
    monkeypatch.setattr(housekeeping, "MOST_GUESTS", 20)
    names = [f"idle{number}" for number in range(45)]

    async def test(hub: Hub) -> None:
        for name in names:
            await add_guest(hub, name)
        calendar.now += int(USUAL.guest_days + 1) * DAY
        for expected in (25, 5, 0):
            await hub.housekeeping.round()
            assert len([name for name in names if await hub.store.person(name)]) == expected

    run(sqlite_url, test)
