"""For whoever runs a server."""

import asyncio
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from sandtable.errors import BadOption
from sandtable.server.operations import write_check
from sandtable.server.operations.config import Config, read_config, settings_help
from sandtable.store.errors import StoreError, Unavailable, Unwritable
from tests.server.playing import open_table
from tests.server.serving import Served


def counted(served: Served, name: str) -> float:
    """The sum of a metric over its labels."""
    text = served.client().get("/metrics").text
    found = re.findall(rf"^{name}(?:{{[^}}]*}})? (\S+)$", text, flags=re.MULTILINE)
    assert found, name
    return sum(map(float, found))


def test_a_healthy_server_says_so(served: Served) -> None:
    answer = served.client().get("/healthz")
    health = {"status": "ok", "processes": 1, "wanted": 1}
    assert (answer.status_code, answer.json()) == (200, health)


def test_a_server_that_cannot_write_is_not_well(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Reading goes on, and yet it says so, and why; not where the database is."""
    monkeypatch.setattr(write_check, "FRESH", 0.0)
    for trouble, code in {Unwritable: "not-saved", Unavailable: "store-silent"}.items():

        async def fail(*values: object, trouble: type[StoreError] = trouble) -> None:
            raise trouble("postgresql://somewhere fails")

        with monkeypatch.context() as patch:
            patch.setattr(served.app.state.hub.check_writable, "_write", fail)
            answer = served.client().get("/healthz")
            assert (answer.status_code, answer.json()["code"]) == (503, code)
            assert "somewhere" not in answer.text
    assert served.client().get("/healthz").status_code == 200


def test_health_is_on_disk(served: Served, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is asked for, and something else than before is in the database."""

    def written() -> list[tuple[str, int]]:
        with closing(sqlite3.connect(folder / "sandtable.db")) as file:
            return file.execute("SELECT * FROM processes WHERE alive < 0").fetchall()

    monkeypatch.setattr(write_check, "FRESH", 0.0)
    seen = []
    for _ in range(3):
        served.client().get("/healthz").raise_for_status()
        seen += written()
    assert len(set(seen)) == 3
    assert len({process for process, _ in seen}) == 1


def test_whoever_asks_at_once_shares_one_write() -> None:
    writes = []

    async def write() -> None:
        writes.append(1)
        await asyncio.sleep(0)

    async def run() -> None:
        check = write_check.WriteCheck(write)
        await asyncio.gather(*(check() for _ in range(50)))
        await check()

    asyncio.run(run())
    assert len(writes) == 1


def test_a_write_that_does_not_end_has_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for long, and there is still one write only; when it ends all is well."""
    monkeypatch.setattr(write_check, "PATIENCE", 0.01)
    monkeypatch.setattr(write_check, "FRESH", 0.0)
    tried = 0

    async def run() -> None:
        disk = asyncio.Event()

        async def write() -> None:
            nonlocal tried
            tried += 1
            await disk.wait()

        check = write_check.WriteCheck(write)
        for _ in range(3):
            with pytest.raises(Unavailable, match="takes longer"):
                await check()
        assert tried == 1
        disk.set()
        await asyncio.sleep(0)
        await check()

    asyncio.run(run())


def test_metrics_count_what_happens(served: Served) -> None:
    before = counted(served, "sandtable_events_total")
    client = served.guest()
    for _ in range(3):
        open_table(client, game="mandamina")  # Opened, sat, started.
    assert counted(served, "sandtable_events_total") == before + 9
    assert counted(served, "sandtable_append_seconds_count") >= 3
    assert counted(served, "sandtable_tables") >= 3
    assert counted(served, "sandtable_requests_total") >= 7
    assert counted(served, "sandtable_sockets") == 0


def test_metrics_name_routes_and_not_tables(served: Served) -> None:
    client = served.guest()
    table = open_table(client, game="mandamina")
    client.get(f"/api/tables/{table}")
    client.get(f"/{table}")
    client.request("BREW", "/api/me")
    text = client.get("/metrics").text
    assert 'route="/api/tables/{table}"' in text
    assert table not in text
    assert "BREW" not in text


def test_settings_come_from_the_environment() -> None:
    environment = {"SANDTABLE_PORT": "9000", "SANDTABLE_RATE": "0.5", "SANDTABLE_HOST": ""}
    assert read_config(environment) == Config(port=9000, rate=0.5)
    assert read_config(environment, port=1, host=None) == Config(port=1, rate=0.5)


def test_every_setting_is_explained() -> None:
    for variable, words, _ in settings_help():
        assert re.fullmatch("SANDTABLE_[A-Z_]+", variable)
        assert words


@pytest.mark.parametrize(
    ("variable", "value"),
    [
        ("PORT", "http"),
        ("PORT", "70000"),
        ("RATE", "-1"),
        ("BOT_THREADS", "0"),
        ("LOG_LEVEL", "loud"),
        ("ADDRESS", "play.example.org"),
    ],
)
def test_a_wrong_setting_is_named(variable: str, value: str) -> None:
    with pytest.raises(BadOption) as wrong:
        read_config({f"SANDTABLE_{variable}": value})
    assert len(str(wrong.value).split()) > 3


def test_trusted_proxies_are_a_list() -> None:
    assert Config(trusted_proxies="10.0.0.1, 10.1.0.0/16,").proxies == ["10.0.0.1", "10.1.0.0/16"]
