"""Brook on a real server: played by the example bot, kept over a crash, verified, replayed."""

import json
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, cast

import pytest

import sandtable
from sandtable.games import installed
from tests.e2e.process import ServerProcess
from tests.installing import look_again
from tests.server.http_player import Person
from tests.server.serving import Served

from .brook import NAME, PACKAGE, ROOT, run
from .brook import sandtable as command

pytestmark = pytest.mark.process

BOT = ROOT / "examples" / "bot.py"
PATIENCE = 60
A_MOMENT = 0.05


@pytest.fixture
def person(server: ServerProcess) -> Iterator[Person]:
    """Somebody who acts by REST."""
    with ExitStack() as clients:
        yield Person(Served(server.address, cast(Any, None), clients, cast(Any, None)))


def see_my_turn(person: Person, table: str) -> dict[str, Any]:
    """The table, once it is my turn or over."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        seen: dict[str, Any] = person.see(table)["table"]
        if seen["status"] == "over" or (seen["position"] or {}).get("legal_moves"):
            return seen
        time.sleep(A_MOMENT)
    raise AssertionError("the bot does not move")


def record_of(person: Person, table: str) -> dict[str, Any]:
    """The record of a finished game."""
    return dict(person.client.get(f"/api/tables/{table}/record").raise_for_status().json())


def test_it_is_offered_with_all_that_a_client_asks(person: Person) -> None:
    kinds = {kind["name"]: kind for kind in person.client.get("/api/games").json()}
    brook = kinds[NAME]
    assert brook["title"] == "Brook"
    assert [bot["level"] for bot in brook["bots"]] == ["random", "novice", "steady", "best"]
    assert brook.keys() == kinds["patterns"].keys()
    for what in ("has_demo", "has_lessons", "has_puzzles", "has_daily"):
        assert not brook[what], what
    assert person.client.get(f"/api/demo/{NAME}").status_code == 404


def test_the_example_bot_plays_it(server: ServerProcess, person: Person, tmp_path: Path) -> None:
    """To the end, with one bot of the server and with two; `verify` computes every pebble again,
    and notices one that was changed."""
    for words in ((NAME, "steady"), (NAME, "seats=3", "novice", "random")):
        done = run(str(BOT), server.address, *words)
        assert done.returncode == 0, done.stderr
        first, checked, result = done.stdout.splitlines()
        assert checked == "how brook is dealt is not known here: `sandtable verify` knows it"
        assert "'ending': 'full'" in result
        record = record_of(person, first.removeprefix("table "))
        assert len(record["seats"]) == (3 if "seats=3" in words else 2)
        (tmp_path / f"{len(words)}.json").write_text(json.dumps(record), encoding="utf-8")
    assert "2 records: 2 good, 0 wrong" in command("verify", str(tmp_path))
    number = next(i for i, move in enumerate(record["moves"]) if move.startswith("fish"))
    other = {"fish r": "fish g", "fish g": "fish b", "fish b": "fish r"}
    record["moves"][number] = other[record["moves"][number]]
    (tmp_path / "forged.json").write_text(json.dumps(record), encoding="utf-8")
    assert run("-m", "sandtable.cli", "verify", str(tmp_path)).returncode == 2


def test_a_game_outlives_the_server(
    server: ServerProcess, person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Killed in the middle, it goes on where it was; from its record all of it is replayed."""
    table = person.open(NAME, bots=["novice"])
    person.sit(table)
    for _ in range(2):
        see_my_turn(person, table)
        person.play_first(table)
    before = see_my_turn(person, table)
    server.kill()
    server.start()
    seen = see_my_turn(person, table)
    assert seen["position"] == before["position"]
    while seen["status"] != "over":
        person.play_first(table)
        seen = see_my_turn(person, table)
    assert seen["result"]["ending"] == "full"
    record = record_of(person, table)
    look_again(monkeypatch, PACKAGE)
    again = sandtable.replay(record)
    assert isinstance(again.game, type(installed.load(NAME)))
    assert again.scores == seen["result"]["scores"]
    assert str(again).count("hand .") == 1
    replay = person.client.get(f"/api/tables/{table}/replay").raise_for_status().json()
    assert [frame["move"] for frame in replay["frames"] if frame["move"]] == [
        move for move in record["moves"] if move.startswith("lay")
    ]


def test_nobody_sees_the_pebble_of_another(server: ServerProcess, person: Person) -> None:
    """B1.2: what is sent to a seat, and to whoever watches, shows no other hand."""
    table = person.open(NAME, bots=["random"], visibility="public")
    person.sit(table)
    mine = see_my_turn(person, table)["position"]["picture"]
    seat = person.see(table)["table"]["seat"]
    assert f"seat {seat}  hand ?" not in mine
    assert f"seat {1 - seat}  hand ?" in mine
    watcher = Person(person._served)
    seen = watcher.client.get(f"/api/tables/{table}").raise_for_status().json()["table"]
    assert seen["position"]["picture"].count("hand ?") == 2
    assert seen["position"]["legal_moves"] == []
