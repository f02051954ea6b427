"""Everything that is sent is described, and nothing else is sent.

Games are played through a real server, and every message and answer is held against the
description of the API, which allows no field that it does not name.
"""

import random
import sys
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from sandtable.server.api import replay_routes
from sandtable.tables.fairness import commitment_to_seed
from tests.server.http_player import Ear, Person
from tests.server.serving import Served

TABLES: list[dict[str, Any]] = [
    {"game": "mandala", "clock": {"base": 600, "increment": 5}, "rated": True},
    {"game": "patterns", "clock": {"move": 600}, "visibility": "link"},
    {"game": "mandamina", "options": {"seats": 2, "goal": "simple"}, "clock": {"days": 2}},
    {"game": "mandamina", "options": {"seats": 3}, "bots": ["random"]},
]
MOST_MOVES = 24


class Checker:
    """Holds what comes against the description of a server."""

    def __init__(self, served: Served) -> None:
        self._description = served.client().get("/api/openapi.json").json()
        self._validators: dict[str, Any] = {}
        self.seen: set[tuple[str, str]] = set()
        """Every kind of message and event that has come."""

    def check(self, name: str, message: Any) -> None:
        """Fails if a message is not as the description says."""
        if name not in self._validators:
            schema = {"$ref": f"#/components/schemas/{name}", **self._description}
            self._validators[name] = jsonschema.Draft202012Validator(schema)
        self._validators[name].validate(message)
        if isinstance(message, dict):
            self.seen.add((name, str(message.get("type"))))
            self.seen |= {("event", event["kind"]) for event in message.get("events", [])}


class Listener:
    """A socket on which every message is checked."""

    def __init__(self, ear: Ear, checker: Checker) -> None:
        self._ear = ear
        self._checker = checker

    def read(self) -> None:
        """All there is."""
        self._ear.say("ping")
        while self.hear()["type"] != "pong":
            pass

    def hear(self) -> dict[str, Any]:
        """The next message."""
        message = self._ear.hear()
        self._checker.check("ServerMessage", message)
        return message

    def say(self, kind: str, **words: Any) -> None:
        """Send one and read everything that comes then."""
        self._ear.say(kind, **words)
        self.read()


@pytest.fixture(name="checker", scope="module")
def _checker(served: Served) -> Checker:
    return Checker(served)


@pytest.mark.parametrize("wish", TABLES, ids=lambda wish: wish["game"])
def test_whole_games(served: Served, checker: Checker, wish: dict[str, Any]) -> None:
    host, guest, watcher = (Person(served) for _ in range(3))
    table = host.open(**wish)
    with host.listen(table, 0) as at_host, watcher.listen(table) as at_watcher:
        ears = [Listener(at_host, checker), Listener(at_watcher, checker)]
        host.sit(table)
        guest.sit(table)
        play_on(table, host, guest, ears[0], checker)
        ears[0].say("react", key="react", reaction="bravo")
        for kind in ("offer-draw", "decline-draw", "resign", "rematch"):
            ears[0].say(kind, key=f"key-{kind}")
        for kind in ("offer-draw", "resign", "rematch", "leave"):
            guest.try_to(table, kind)
        for ear in ears:
            ear.read()
    look_around(table, [host, guest, watcher], checker)


def test_before_the_game(served: Served, checker: Checker, monkeypatch: pytest.MonkeyPatch) -> None:
    """Seeds are committed to, taken anew, shown, and waited for in vain."""
    freeing = sys.modules["sandtable.tables.verbs.free_late"]
    host, guest = Person(served), Person(served)
    table = host.open("patterns")
    with host.listen(table, 0) as at_host:
        ear = Listener(at_host, checker)
        for person in (host, guest):
            checker.check("Done", person.do(table, "take-seat", commitment="0" * 64))
        fresh = {"commitment": commitment_to_seed("a")}
        checker.check("Done", host.do(table, "commit", **fresh))
        monkeypatch.setattr(freeing, "LONG_PATIENCE", 1)  # From the next event on.
        checker.check("Done", host.do(table, "reveal", seed="a", number=host.see(table)["number"]))
        while ("event", "freed") not in checker.seen:
            ear.hear()
    assert {("event", kind) for kind in ("committed", "revealed", "freed")} <= checker.seen


def play_on(table: str, host: Person, guest: Person, ear: Listener, checker: Checker) -> None:
    """Random moves and mistakes; every answer is checked."""
    dice = random.Random(table)
    for number in range(MOST_MOVES):
        checker.check("TableView", seen := host.client.get(f"/api/tables/{table}").json())
        if seen["table"]["status"] != "playing":
            return
        ear.say("why", key="w", move=dice.choice(["d4", "open d4", "build 1 r", "discard kk"]))
        ear.say("play", key=f"wrong-{number}", number=seen["number"], move="nonsense")
        for person in (host, guest):
            seen = person.see(table)
            if legal := seen["table"]["position"]["legal_moves"]:
                check_prospects(table, person, legal, checker)
                move = dice.choice(legal)
                done = person.try_to(table, "play", number=seen["number"], move=move).json()
                checker.check("Done" if "first" in done else "Failure", done)
                break
        if number % 9 == 0:
            guest.try_to(table, "undo", number=guest.see(table)["number"])
            guest.try_to(table, "offer-draw")
        ear.read()


def check_prospects(table: str, person: Person, legal: list[str], checker: Checker) -> None:
    told = person.client.get(f"/api/tables/{table}/prospects").json()
    checker.check("Prospects", told)
    assert list(told["gains"]) == legal


def look_around(table: str, people: list[Person], checker: Checker) -> None:
    """All other answers about tables."""
    for person in people:
        replay = person.client.get(f"/api/tables/{table}/replay").json()
        checker.check("Replay", replay)
        assert len(replay["frames"]) == replay["moves"] + 1
        checker.check("TableView", person.client.get(f"/api/tables/{table}/events?since=0").json())
        for listed in person.client.get("/api/me/tables").json():
            checker.check("ListedTable", listed)
        checker.check("Failure", person.try_to(table, "play", number=0, move="x").json())


def test_all_kinds_of_messages_have_come(checker: Checker) -> None:
    """The games above would prove little if they were too tame."""
    messages = {"hello", "events", "done", "refused", "why", "presence", "reaction", "pong"}
    told = {kind for name, kind in checker.seen if name == "ServerMessage"}
    assert told - {"bots"} == messages  # That one comes only when very much is going on.
    events = {"opened", "sat", "started", "played", "undone", "draw-offered", "resigned"}
    events |= {"rematch-offered"}
    assert events <= {kind for name, kind in checker.seen if name == "event"}


@pytest.mark.parametrize("game", ["mandala", "patterns", "mandamina"])
def test_sample_games(served: Served, checker: Checker, game: str) -> None:
    answer = served.client().get(f"/api/demo/{game}")
    checker.check("Replay", answer.json())
    assert "public" in answer.headers["cache-control"]
    assert answer.json()["result"]["ending"] is not None
    assert answer.json()["frames"][-1]["position"]["ending"] is not None


def test_a_game_without_a_sample_game(
    served: Served, checker: Checker, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(replay_routes, "_demo_file", lambda game: tmp_path / game)
    answer = served.client().get("/api/demo/patterns")
    checker.check("Failure", answer.json())
    assert (answer.status_code, answer.json()["code"]) == (404, "nothing-here")


def test_the_games_say_all_that_a_dialog_needs(served: Served, checker: Checker) -> None:
    games = served.client().get("/api/games").json()
    for game in games:
        checker.check("GameKind", game)
    told = {game["name"]: game for game in games}
    assert told["mandala"]["seats"] == [2]
    assert told["mandamina"]["seats"] == [1, 2, 3, 4, 5, 6]
    assert not told["mandamina"]["can_be_rated"]
    ratings = [bot["rating"] for bot in told["patterns"]["bots"]]
    assert ratings[0] is None
    assert ratings[1:] == sorted(ratings[1:])
