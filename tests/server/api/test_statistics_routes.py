"""My statistics: what was played, against whom, and how it went."""

from typing import Any

from sandtable.server.api.statistics_routes import RECENT, WEEKS, streaks
from sandtable.store.values import PastGame

from ..http_player import Person, game_of_two
from ..live.test_take_back import my_turn, play
from ..serving import Served


def past(*verdicts: str) -> list[PastGame]:
    """Games from the newest on; practice in brackets."""
    return [
        PastGame("t", 0, "alone", None, one.strip("()"), None, one.startswith("("))
        for one in verdicts
    ]


def test_streaks_are_of_games_that_count() -> None:
    assert streaks([]) == (0, 0)
    assert streaks(past("won", "won", "lost", "won")) == (2, 2)
    assert streaks(past("lost", "won", "won", "won", "draw", "won")) == (0, 3)
    assert streaks(past("(lost)", "won", "stopped", "won", "(won)", "lost")) == (2, 2)


def statistics(person: Person) -> dict[str, dict[str, Any]]:
    answer = person.client.get("/api/me/statistics").raise_for_status()
    return {each["game"]: each for each in answer.json()}


def to_the_end(person: Person, table: str) -> dict[str, Any]:
    while (seen := my_turn(person, table))["table"]["status"] != "over":
        play(person, table, seen["table"]["position"]["legal_moves"][0])
    return seen


def test_what_was_played_is_counted_and_practice_is_no_win(served: Served) -> None:
    person = Person(served)
    assert statistics(person) == {}
    table = person.open("mandamina", bots=["random"], options={"seats": 2, "goal": "simple"})
    person.sit(table)
    assert statistics(person) == {}, "it is not over"
    seen = to_the_end(person, table)
    found = statistics(person)["mandamina"]
    has_won = seen["table"]["result"]["winner"]
    assert (found["games"], found["won"], found["lost"]) == (1, has_won, not has_won)
    assert found["streak"] == found["best_streak"] == found["won"]
    assert found["opponents"] == [
        {"against": "bot", "level": "random", "games": 1, "won": has_won, "draws": 0}
    ]
    (recent,) = found["recent"]
    assert (recent["table"], recent["points"]) == (table, seen["table"]["result"]["scores"][0])
    assert [week["games"] for week in found["weeks"]] == [0] * (WEEKS - 1) + [1]

    person.do(table, "undo", number=seen["number"])
    assert statistics(person) == {}
    to_the_end(person, table)
    found = statistics(person)["mandamina"]
    assert (found["games"], found["practice"], found["won"], found["lost"]) == (1, 1, 0, 0)
    assert found["opponents"] == []
    assert found["most_points"] is None
    assert found["recent"][0]["practice"] is True
    listed = person.client.get("/api/me/tables").json()[0]
    assert (listed["table"], listed["practice"]) == (table, True)


def test_both_have_their_side_of_a_game_and_lists_their_points(served: Served) -> None:
    host, guest, table = game_of_two(served, "patterns", starter="other")
    guest.do(table, "resign")
    assert statistics(host)["patterns"]["won"] == 1
    assert statistics(guest)["patterns"]["lost"] == 1
    assert statistics(guest)["patterns"]["opponents"][0]["against"] == "people"
    result = host.client.get("/api/me/tables").json()[0]["result"]
    assert result["chair"] == 0
    assert len(result["points"]) == 2


def test_of_many_games_the_last_are_told(served: Served) -> None:
    person = Person(served)
    for _ in range(RECENT + 2):
        table = person.open("patterns", bots=["random"])
        person.sit(table)
        person.do(table, "resign")
    found = statistics(person)["patterns"]
    assert (found["games"], len(found["recent"])) == (RECENT + 2, RECENT)
    assert found["recent"][-1]["table"] == table


def test_a_stranger_has_none(served: Served) -> None:
    assert served.client().get("/api/me/statistics").status_code == 401
