"""A server of today on a database of an earlier version: nothing is lost, and games go on."""

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest

from tests.cli.terminal import sandtable

from .http_player import Person
from .serving import Served, serving

FOLDER = Path(__file__).parent.parent / "fixtures" / "database"
NAMES = ("North", "South")
A_MINUTE = 60_000
EXPECTED: dict[str, Any] = json.loads(gzip.decompress((FOLDER / "expected.json.gz").read_bytes()))
TABLES: dict[str, dict[str, Any]] = EXPECTED["tables"]
STOPPED = "mandamina played for too long"
"""That version had no word of its own for this ending."""


def unpack(name: str, folder: Path) -> Path:
    file = folder / name
    file.write_bytes(gzip.decompress((FOLDER / f"{name}.gz").read_bytes()))
    return file


@pytest.fixture(scope="module", params=["file", "sqlite", "postgresql"])
def served(request: pytest.FixtureRequest, folder: Path) -> Iterator[Served]:
    """A server on the old file, or on a database that the old backup was restored to."""
    if request.param == "file":
        url = f"sqlite:///{unpack('sandtable.db', folder)}"
    else:
        url = f"sqlite:///{folder / 'restored.db'}"
        if request.param == "postgresql":
            postgres = request.getfixturevalue("postgres")
            url = postgres.url(postgres.new_database())
        backup = unpack("sandtable.backup", folder)
        assert sandtable("restore", str(backup), "--database", url).code == 0
    with serving(url) as server:
        yield server
    folder.joinpath("exported.jsonl").unlink(missing_ok=True)
    exported = sandtable("export", str(folder / "exported.jsonl"), "--database", url)
    assert exported.code == 0, "every game that is over can be replayed"


def player(served: Served, name: str) -> httpx2.Client:
    """Somebody of then, with the token of then."""
    return served.client(headers={"Authorization": f"Bearer {EXPECTED['tokens'][name]}"})


def see(client: httpx2.Client, name: str) -> dict[str, Any]:
    seen = client.get(f"/api/tables/{name}").raise_for_status().json()
    return {"number": seen["number"], **seen["table"]}


def includes(now: Any, then: Any) -> bool:
    """Whether all that was there is there: there may be more today."""
    if isinstance(then, dict):
        return isinstance(now, dict) and all(
            key in now and includes(now[key], then[key]) for key in then
        )
    if isinstance(then, list):
        return len(now) == len(then) and all(map(includes, now, then))
    return bool(now == then)


@pytest.mark.parametrize("name", NAMES)
def test_every_table_is_seen_as_it_was(served: Served, name: str) -> None:
    client = player(served, name)
    assert len(TABLES) == 65
    for what, table in TABLES.items():
        now, then = see(client, table["name"]), dict(table[name])
        number, clocks = then.pop("number"), then.pop("clocks", None)
        if what == STOPPED:
            assert then.pop("result")["ending"] == "abandoned"
            assert now["result"]["ending"] == "stopped"
            assert not now["result"]["winner"]
        assert includes(now, then), what
        if clocks is not None:  # Nobody has paid for the time since then, nor gained by it.
            both = zip(clocks, now["clocks"], strict=True)
            assert all(abs(before - after) < A_MINUTE for before, after in both), what
        after = client.get(f"/api/tables/{table['name']}/events?since={number}").json()["events"]
        assert all(event["kind"] == "paused" for event in after), what


def test_lists_say_what_the_tables_say(served: Served) -> None:
    client = player(served, "North")
    listed = {table["table"]: table for table in client.get("/api/me/tables?limit=100").json()}
    for what, table in TABLES.items():
        if table["North"]["status"] == "over":
            result = see(client, table["name"])["result"]
            assert includes(listed[table["name"]]["result"], result), what


def test_games_go_on(served: Served) -> None:
    clients = {name: player(served, name) for name in NAMES}
    moved = 0
    for what, table in TABLES.items():
        for client in clients.values():
            seen = see(client, table["name"])
            moves = seen.get("position", {}).get("legal_moves")
            if not moves:
                continue
            play = {"type": "play", "key": "on", "number": seen["number"], "move": moves[0]}
            answer = client.post(f"/api/tables/{table['name']}/acts", json=play)
            assert answer.status_code == 200, (what, answer.text)
            moved += 1
            break
    playing = [table for table in TABLES.values() if table["North"]["status"] == "playing"]
    assert moved >= len(playing) - 1  # It may be the turn of whoever was deleted.


def test_people_come_back_with_their_passphrase(served: Served) -> None:
    for name in NAMES:
        client = served.client()
        login = {"name": name, "passphrase": EXPECTED["passphrase"]}
        assert client.post("/api/login", json=login).json()["name"] == name
        assert client.get("/api/me/ratings").json() == EXPECTED["ratings"][name]
        wrong = served.client().post("/api/login", json=login | {"passphrase": "not this one"})
        assert wrong.status_code == 401


def test_tables_that_waited_still_begin(served: Served) -> None:
    """A stranger of today sits down at a table of then, and the game is dealt."""
    for what, table in TABLES.items():
        if what.endswith(" waiting"):
            Person(served).sit(table["name"])
            assert see(served.client(), table["name"])["status"] == "playing"
