"""A game that is stopped at the table's ceiling: nobody has won, wherever it is shown."""

import pytest

from sandtable.games import Game

from ..http_player import Person, game_of_two
from ..serving import Served


@pytest.fixture
def _four_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Game, "most_moves", 4)


@pytest.mark.usefixtures("_four_moves")
def test_a_stopped_game_is_nobodys_and_not_rated(served: Served) -> None:
    host, guest, table = game_of_two(served, "mandala", rated=True)
    for person in (host, guest, host, guest):
        seen = person.play_first(table)
    result = seen["table"]["result"]
    assert (result["ending"], result["winner"]) == ("stopped", None)
    assert seen["events"][-1]["kind"] == "stopped"
    for person in (host, guest):
        (mine,) = person.client.get("/api/me/tables").json()
        assert (mine["outcome"], mine["result"]["ending"]) == ("stopped", "stopped")
        assert person.client.get("/api/me/ratings").json() == []
    record = host.client.get(f"/api/tables/{table}/record").json()
    assert (record["ending"], record["winner"]) == ("stopped", None)
    replay = host.client.get(f"/api/tables/{table}/replay").json()
    assert (replay["result"]["ending"], replay["result"]["winner"]) == ("stopped", None)


@pytest.mark.usefixtures("_four_moves")
def test_who_plays_together_has_not_lost_a_stopped_game(served: Served) -> None:
    person = Person(served)
    table = person.open("mandamina")
    person.sit(table)
    for _ in range(4):
        seen = person.play_first(table)
    assert seen["table"]["result"]["winner"] is None
    (mine,) = person.client.get("/api/me/tables").json()
    assert mine["outcome"] == "stopped"
