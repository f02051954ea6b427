"""Nothing can be written in the middle of games, and then again: nothing is lost, nothing appears.

The disk is full, the file may not grow, PostgreSQL has become read-only.
"""

import asyncio
import resource
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx2
import pytest

from sandtable.store.store import create_store
from sandtable.tables import Event
from tests.postgres import Postgres

from .http_player import Person
from .killable_server import KillableServer, new_context
from .serving import Served

pytestmark = pytest.mark.process

PATIENCE = 60
SMALL_DISK = "2m"
TABLES: list[dict[str, Any]] = [
    {"game": "patterns", "clock": {"move": 600}},
    {"game": "mandala"},
    {"game": "mandamina", "options": {"seats": 2}, "clock": {"base": 600, "increment": 1}},
]


class World:
    """A server in a process of its own, whose database can be made to refuse all writes."""

    def __init__(self, database: str, clients: ExitStack) -> None:
        self.database = database
        self.server = KillableServer(new_context(), database)
        nothing: Any = None  # What only a server in this process has.
        self.served = Served(f"http://{self.server.address}", nothing, clients, nothing)
        self.break_disk: Callable[[], None] = lambda: None
        self.mend_disk: Callable[[], None] = lambda: None

    def start(self) -> None:
        self.server.start()
        self.wait_for_health(200)

    def health(self) -> tuple[int, str]:
        answer = self.served.client().get("/healthz")
        return answer.status_code, answer.json().get("code", "")

    def wait_for_health(self, status: int) -> None:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            try:
                if self.health()[0] == status:
                    return
            except httpx2.TransportError:
                pass
            time.sleep(0.05)
        raise AssertionError(f"no {status} from /healthz")


def limit_files(world: World, size: int) -> None:
    """No file of the process may grow beyond this."""
    hard = resource.prlimit(world.server.pid, resource.RLIMIT_FSIZE)[1]
    resource.prlimit(world.server.pid, resource.RLIMIT_FSIZE, (size, hard))


@contextmanager
def on_small_disk(folder: Path) -> Iterator[None]:
    """A disk that can be filled; skips where none may be mounted."""
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={SMALL_DISK}", "tmpfs", str(folder)]
    try:
        subprocess.run(mount, check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("only root may mount a small disk")
    try:
        yield
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)


def fill(filler: Path) -> None:
    """Leave no room on the disk."""
    with filler.open("wb", buffering=0) as file, suppress(OSError):
        while file.write(bytes(4096)):
            pass


@pytest.fixture(params=["file limit", "full disk", "read-only PostgreSQL"])
def world(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[World]:
    with ExitStack() as stack:
        clients = stack.enter_context(ExitStack())
        if request.param == "read-only PostgreSQL":
            postgres: Postgres = request.getfixturevalue("postgres")
            name = postgres.new_database()
            world = World(postgres.url(name), clients)

            def set_read_only(state: str) -> None:
                postgres.execute(
                    f"ALTER DATABASE {name} SET default_transaction_read_only = {state}"
                )
                postgres.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                    f"WHERE datname = '{name}' AND pid <> pg_backend_pid()"
                )

            world.break_disk = lambda: set_read_only("on")
            world.mend_disk = lambda: postgres.execute(
                f"ALTER DATABASE {name} RESET default_transaction_read_only", "postgres"
            )
        elif request.param == "full disk":
            disk = tmp_path / "disk"
            stack.enter_context(on_small_disk(disk))
            world = World(f"sqlite:///{disk / 'sandtable.db'}", clients)
            world.break_disk = lambda: fill(disk / "filler")
            world.mend_disk = (disk / "filler").unlink
        else:
            world = World(f"sqlite:///{tmp_path / 'sandtable.db'}", clients)
            world.break_disk = lambda: limit_files(world, 0)
            world.mend_disk = lambda: limit_files(world, resource.RLIM_INFINITY)
        stack.callback(world.server.clear_away)
        world.start()
        yield world


def logs(database: str, tables: list[str]) -> dict[str, list[Event]]:
    """What is really there."""

    async def read() -> dict[str, list[Event]]:
        async with create_store(database) as store:
            return {table: await store.events(table) for table in tables}

    return asyncio.run(read())


def test_nothing_is_lost_and_nothing_appears(world: World) -> None:
    host, guest = Person(world.served), Person(world.served)
    people = (host, guest)
    acknowledged: dict[str, int] = {}
    """How many events each table has as far as anybody was told."""

    def mover(table: str) -> tuple[Person, dict[str, Any]]:
        """Who is on turn, and their move; its key is another for every position."""
        for person in people:
            seen = person.see(table)
            if moves := seen["table"]["position"]["legal_moves"]:
                number = seen["number"]
                return person, {"number": number, "move": moves[0], "key": f"move-{number}"}
        raise AssertionError("somebody is on turn")

    def play(table: str) -> None:
        person, move = mover(table)
        acknowledged[table] = person.do(table, "play", **move)["number"]

    tables = []
    for settings in TABLES:
        table = host.open(**settings)
        host.sit(table)
        guest.sit(table)
        tables.append(table)
    for table in tables * 3:
        play(table)

    world.break_disk()
    world.wait_for_health(503)
    assert world.health() == (503, "not-saved")
    refused = {}
    for table in tables:
        person, move = refused[table] = mover(table)
        answer = person.try_to(table, "play", **move)
        assert (answer.status_code, answer.json()["code"]) == (503, "not-saved")
        with person.listen(table) as ear:
            assert ear.hear("hello")["number"] == acknowledged[table]
            ear.say("play", **move)
            assert ear.hear("refused")["code"] == "not-saved"
        assert person.see(table)["number"] == acknowledged[table], "nobody sees what is not safe"
    for path in ("/api/games", "/api/lobby/running", "/api/me/tables"):
        assert host.client.get(path).status_code == 200, "whoever only looks is served"
    stranger = world.served.client().post("/api/visit")
    assert (stranger.status_code, stranger.json()["code"]) == (503, "not-saved")

    world.mend_disk()
    world.wait_for_health(200)
    waiting, *repeating = tables
    for table in repeating:
        person, move = refused[table]
        acknowledged[table] = person.do(table, "play", **move)["number"]
        play(table)
    world.server.kill()
    kept = logs(world.database, tables)
    for table in tables:
        played = [event for event in kept[table] if event.kind() != "paused"]
        moves = 3 + 2 * (table != waiting)
        assert [event.kind() for event in played[4:]] == ["played"] * moves
        assert len(kept[table]) >= acknowledged[table]
    world.start()
    for table in tables:
        play(table)
