"""What the server does by itself: clocks run out, lost time is given back, bots move on."""

import threading
from pathlib import Path
from typing import Any

import pytest

from sandtable.players.player import SeatView
from sandtable.server import bots, times

from .party import Person, game_of_two
from .serving import PATIENCE, Served, serving

HOUR = 60 * 60 * 1000


def kinds(seen: dict[str, Any]) -> list[str]:
    return [event["kind"] for event in seen["events"]]


def later(monkeypatch: pytest.MonkeyPatch, lost: int) -> None:
    """From now on it is later than it is."""
    now = times.now
    monkeypatch.setattr(times, "now", lambda: now() + lost)


def test_a_clock_that_runs_out_is_noticed_without_being_asked(served: Served) -> None:
    host, guest, table = game_of_two(served, clock={"move": 1})
    with host.listen(table) as ear:
        ear.hear("hello")
        seen = ear.hear("events")
    assert kinds(seen) == ["timed-out"]
    assert seen["table"]["result"]["winner"] == 0
    assert "the game is over" in guest.refused(table, "play", number=5, move="bowls rk")


def test_a_computer_that_slept_costs_nobody_time(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, guest, table = game_of_two(served, clock={"move": 60})
    later(monkeypatch, HOUR)
    guest.play_first(table)
    seen = guest.client.get(f"/api/tables/{table}/events?since=4").json()
    assert kinds(seen) == ["paused", "played"]
    assert HOUR - 10_000 < seen["events"][0]["lost"] <= HOUR + 10_000


def test_time_without_a_server_costs_nobody_time(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(sqlite_url) as served:
        _, guest, table = game_of_two(served, clock={"base": 60, "increment": 1})
    later(monkeypatch, HOUR)
    with serving(sqlite_url) as served:
        seen = guest.at(served).client.get(f"/api/tables/{table}/events?since=4").json()
    assert kinds(seen) == ["paused"]
    assert seen["table"]["status"] == "playing"
    assert min(seen["table"]["clocks"]) > 30_000


def test_tables_without_a_clock_are_not_paused(sqlite_url: str) -> None:
    with serving(sqlite_url) as served:
        _, _, table = game_of_two(served)
    with serving(sqlite_url) as served:
        assert served.client().get(f"/api/tables/{table}").json()["number"] == 4


def test_bots_move_on_after_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = f"sqlite:///{tmp_path / 'sandtable.db'}"
    thinking, enough = threading.Event(), threading.Event()

    def think(view: SeatView, level: str, budget: float) -> str:
        thinking.set()
        assert enough.wait(PATIENCE)
        return view.legal_moves[0]

    with monkeypatch.context() as patch:
        patch.setattr(bots, "choose_move", think)
        with serving(database) as served:
            person = Person(served)
            table = person.open("mandamina", options={"seats": 2}, bots=["random"])
            person.sit(table)
            person.play_first(table)
            assert thinking.wait(PATIENCE)
        enough.set()  # Too late: that server is gone.
    with serving(database) as served:
        while (seen := served.client().get(f"/api/tables/{table}").json())["number"] == 5:
            pass
        assert seen["number"] == 6
        assert seen["table"]["position"]["turn"] == 0
