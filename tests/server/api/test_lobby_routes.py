"""The lobby: what is played, who waits, who plays, what I have played, who is strong."""

import httpx2
import pytest

from sandtable import GAMES
from sandtable.server import times
from sandtable.server.api import lobby_routes
from tests.server.playing import act, open_table, sit
from tests.server.serving import Served


def names(client: httpx2.Client, path: str) -> list[str]:
    return [table["table"] for table in client.get(path).raise_for_status().json()]


def test_the_games_with_their_options_and_bots(served: Served) -> None:
    games = {game["name"]: game for game in served.client().get("/api/games").json()}
    assert list(games) == list(GAMES)
    assert games["mandamina"]["together"]
    assert games["mandamina"]["options"]["goal"] == ["score", "simple"]
    assert games["patterns"]["bots"][0]["level"] == "random"
    for what in ("has_demo", "has_lessons", "has_puzzles", "has_daily"):
        assert all(game[what] for game in games.values()), what


def test_the_rules_in_a_language_or_in_english(served: Served) -> None:
    def rules(game: str, language: str) -> httpx2.Response:
        return served.client().get(f"/api/games/{game}/rules", params={"language": language})

    for game in GAMES:
        german, english = rules(game, "de").json(), rules(game, "en").json()
        assert (german["language"], english["language"]) == ("de", "en")
        assert german["text"] != english["text"]
        assert rules(game, "xx").json() == english
    assert "**P1.1**" in rules("patterns", "en").json()["text"]
    assert rules("patterns", "../de").status_code == 400
    assert rules("chess", "en").status_code == 400


def test_an_open_table_is_listed_until_it_is_full(served: Served) -> None:
    host, guest, stranger = served.guest(), served.guest(), served.client()
    table = open_table(host, game="patterns")
    assert table in names(stranger, "/api/lobby/open")
    assert table not in names(stranger, "/api/lobby/running")
    sit(guest, table)
    assert table not in names(stranger, "/api/lobby/open")
    assert table in names(stranger, "/api/lobby/running")
    act(guest, table, type="resign")
    assert table not in names(stranger, "/api/lobby/running")


def test_a_game_that_nobody_goes_on_with_is_not_to_be_watched(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Some time after its last move, unless its clock runs out soon. It stays in my own list."""
    host, guest, stranger = served.guest(), served.guest(), served.client()
    without, minutes, days = (
        open_table(host, game="mandamina", options={"seats": 2}, clock=clock)
        for clock in (None, {"base": 1800, "increment": 0}, {"days": 3})
    )
    for table in (without, minutes, days):
        sit(guest, table)
    assert {without, minutes, days} <= set(names(stranger, "/api/lobby/running"))
    monkeypatch.setattr(lobby_routes, "FRESH", -60_000)  # As if all moves were long ago.
    shown = names(stranger, "/api/lobby/running")
    assert (without in shown, minutes in shown, days in shown) == (False, True, False)
    assert {without, minutes, days} <= set(names(host, "/api/me/tables"))


def test_a_table_by_link_is_in_no_list_but_mine(served: Served) -> None:
    host, guest = served.guest(), served.guest()
    table = open_table(host, game="patterns", visibility="link")
    assert table not in names(guest, "/api/lobby/open")
    sit(guest, table)
    assert table not in names(served.client(), "/api/lobby/running")
    assert names(host, "/api/me/tables") == names(guest, "/api/me/tables") == [table]


def test_a_listed_table_tells_who_sits_there_and_nobodys_identity(served: Served) -> None:
    host = served.guest()
    me = host.get("/api/me").json()
    table = open_table(host, game="patterns", clock={"move": 30}, rated=True)
    answer = served.client().get("/api/lobby/open")
    listed = next(one for one in answer.json() if one["table"] == table)
    assert listed["chairs"] == [
        {"name": me["name"], "kind": "guest", "avatar": None},
        {"name": None, "kind": None, "avatar": None},
    ]
    assert (listed["clock"], listed["rated"], listed["mine"]) == ({"move": 30}, True, False)
    assert me["identity"] not in answer.text
    mine = next(one for one in host.get("/api/lobby/open").json() if one["table"] == table)
    assert mine["mine"]


def test_my_games_say_whose_turn_it_is(served: Served) -> None:
    one, other = served.guest(), served.guest()
    table = open_table(one, game="patterns")
    sit(other, table)
    turns = [client.get("/api/me/tables").json()[0]["my_turn"] for client in (one, other)]
    assert sorted(turns) == [False, True]


def test_my_games_say_how_they_ended_for_me(served: Served) -> None:
    one, other = served.guest(), served.guest()
    table = open_table(one, game="patterns", starter="other")
    sit(other, table)
    (running,) = one.get("/api/me/tables").json()
    act(other, table, type="resign")
    (lost,), (won,) = other.get("/api/me/tables").json(), one.get("/api/me/tables").json()
    assert (running["outcome"], won["outcome"], lost["outcome"]) == (None, "won", "lost")
    # The first seat is on the second chair: the other began.
    assert (won["result"]["winner"], won["result"]["chair"]) == (1, 0)


def test_a_draw_is_one_for_both(served: Served) -> None:
    one, other = served.guest(), served.guest()
    table = open_table(one, game="patterns")
    sit(other, table)
    act(one, table, type="offer-draw")
    act(other, table, type="accept-draw")
    for client in (one, other):
        (mine,) = client.get("/api/me/tables").json()
        assert (mine["outcome"], mine["result"]["chair"]) == ("draw", None)


def test_who_plays_together_loses_together(served: Served) -> None:
    one, other = served.guest(), served.guest()
    table = open_table(one, game="mandamina", options={"seats": 2})
    sit(other, table)
    act(one, table, type="resign")
    for client in (one, other):
        (mine,) = client.get("/api/me/tables").json()
        assert (mine["outcome"], mine["result"]["chair"]) == ("lost", None)


def test_history_comes_in_pages(served: Served) -> None:
    client = served.guest()
    tables = [open_table(client, game="mandamina") for _ in range(5)]
    seen: list[str] = []
    path = "/api/me/tables?limit=2"
    while page := client.get(path).json():
        assert len(page) <= 2
        seen += [table["table"] for table in page]
        path = f"/api/me/tables?limit=2&before={page[-1]['changed']}&table={page[-1]['table']}"
    assert seen == tables[::-1]


def test_games_that_changed_at_the_same_time_are_not_left_out(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    client, now = served.guest(), times.now()
    with monkeypatch.context() as patch:
        patch.setattr(times, "now", lambda: now)
        tables = [open_table(client, game="mandamina") for _ in range(3)]
    first, second, third = client.get("/api/me/tables").json()
    assert first["changed"] == third["changed"]
    path = f"/api/me/tables?before={first['changed']}"
    assert client.get(path).json() == []
    assert client.get(f"{path}&table={first['table']}").json() == [second, third]
    assert client.get(f"{path}&table={third['table']}").json() == []
    assert {one["table"] for one in (first, second, third)} == set(tables)


def test_a_rated_game_moves_both_ratings(served: Served) -> None:
    winner, loser = served.guest(), served.guest()
    for client, name in ((winner, "Winner"), (loser, "Loser")):
        client.put("/api/me/name", json={"name": name})
    table = open_table(winner, game="patterns", rated=True)
    sit(loser, table)
    act(loser, table, type="resign")
    ratings = served.client().get("/api/ratings/patterns").json()
    assert [(one["name"], one["is_bot"], one["games"]) for one in ratings] == [
        ("Winner", False, 1),
        ("Loser", False, 1),
    ]
    assert ratings[0]["rating"] > ratings[1]["rating"]
    (mine,) = winner.get("/api/me/ratings").json()
    assert mine.items() <= ratings[0].items()
    assert served.guest().get("/api/me/ratings").json() == []


def test_a_bot_is_rated_under_the_name_of_its_level(served: Served) -> None:
    client = served.guest()
    table = open_table(client, game="mandala", rated=True, bots=["random"])
    act(client, table, type="resign")
    ratings = served.client().get("/api/ratings/mandala").json()
    assert (ratings[0]["name"], ratings[0]["is_bot"]) == ("random", True)


@pytest.mark.parametrize(
    "query", ["limit=0", "limit=101", "limit=x", "before=-1", "before=1e99", "before=1&table=x"]
)
def test_a_strange_page_is_refused(served: Served, query: str) -> None:
    assert served.guest().get(f"/api/me/tables?{query}").status_code == 400


def test_my_games_need_somebody_to_be_me(served: Served) -> None:
    assert served.client().get("/api/me/tables").status_code == 401
