"""Where some games stand, for the small pictures of lists."""

from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from sandtable.tables import Table

from ..http_player import Person, game_of_two
from ..serving import Served, serving


def standings(client: Any, *tables: str) -> dict[str, Any]:
    answer = client.get("/api/positions", params={"table": list(tables)}).raise_for_status()
    return {one["table"]: one for one in answer.json()}


def test_everybody_sees_what_they_may_know(served: Served) -> None:
    host, guest, table = game_of_two(served, "mandala")
    other = host.open("patterns")
    seen = standings(host.client, table, other, "x" * 22, table)
    assert list(seen) == [table], "one waits, one is not there, one was asked for twice"
    assert seen[table]["number"] == host.see(table)["number"]
    own = host.see(table)["table"]["position"]
    assert seen[table]["position"] == own | {"legal_moves": []}
    theirs = guest.see(table)["table"]["position"] | {"legal_moves": []}
    assert standings(guest.client, table)[table]["position"] == theirs
    watched = served.client().get(f"/api/tables/{table}").json()["table"]["position"]
    assert standings(served.client(), table)[table]["position"] == watched
    assert len({str(one["hands"]) for one in (own, theirs, watched)}) == 3


def test_what_is_left_to_memory_is_not_told(served: Served) -> None:
    host, _, table = game_of_two(served, "mandala", memory="hidden")
    own = host.see(table)["table"]["position"]
    assert standings(host.client, table)[table]["position"] == own | {"legal_moves": []}


def test_private_games_are_left_out(served: Served) -> None:
    host, stranger = Person(served), Person(served)
    table = host.open("patterns", bots=["random"])
    host.sit(table)
    assert list(standings(host.client, table)) == [table]
    assert standings(stranger.client, table) == {}


def test_many_at_once_count_as_many(sqlite_url: str) -> None:
    with serving(sqlite_url, rate=0.1) as served:
        host, _, table = game_of_two(served)
        too_many = host.client.get("/api/positions", params={"table": [table] * 13})
        assert too_many.status_code == 400
        answers = [
            served.client().get("/api/positions", params={"table": [table] * 12}).status_code
            for _ in range(4)
        ]
        assert answers[-1] == 429


def test_a_private_table_is_seen_by_those_who_sit_there_until_the_game_is_over(
    served: Served,
) -> None:
    host, stranger = Person(served), Person(served)
    table = host.open("patterns", bots=["random"], starter="other")
    assert host.see(table)["table"]["visibility"] == "private"
    path = f"/api/tables/{table}"

    def statuses(person: Person) -> set[int]:
        answers = [person.client.get(f"{path}{more}") for more in ("", "/events", "/replay")]
        return {answer.status_code for answer in answers}

    host.sit(table)
    assert statuses(host) == {200}
    assert statuses(stranger) == {404}
    assert served.client().get(path).status_code == 404
    assert stranger.try_to(table, "take-seat", seed="s").status_code == 404
    assert table not in [one["table"] for one in served.client().get("/api/lobby/running").json()]
    host.do(table, "resign")
    assert statuses(stranger) == {200}, "the link can be shared"


def test_who_looks_at_a_private_game_that_goes_on_again_is_sent_away(served: Served) -> None:
    host, stranger = Person(served), Person(served)
    table = host.open("mandamina", options={"goal": "simple", "seats": 1})
    host.sit(table)
    while (seen := host.see(table))["table"]["status"] != "over":
        host.play_first(table)
    with stranger.listen(table) as ear, host.listen(table) as own:
        ear.hear("hello")
        host.do(table, "undo", number=seen["number"])
        assert own.hear("events")["table"]["status"] == "playing"
        ear.socket.close_timeout = 1
        codes = []
        try:
            while True:
                ear.hear()
        except Exception as closed:
            codes.append(getattr(getattr(closed, "rcvd", None), "code", None))
        assert codes == [1008]
    assert stranger.client.get(f"/api/tables/{table}").status_code == 404


def test_who_connects_while_a_private_game_goes_on_again_sees_nothing_of_it(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last move is taken back after the table was found and before the socket is open."""
    host, stranger = Person(served), Person(served)
    table = host.open("patterns", bots=["random"])
    host.sit(table)
    asked: list[str | None] = []

    def was_over(_: Table, identity: str | None) -> bool:
        asked.append(identity)
        return asked.count(identity) == 1

    monkeypatch.setattr(Table, "may_be_seen_by", was_over)
    with stranger.listen(table) as ear, pytest.raises(ConnectionClosed) as closed:
        ear.hear("hello")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008


def test_who_sees_a_table_can_be_chosen(served: Served) -> None:
    host = Person(served)
    watched = host.open("patterns", bots=["random"], visibility="public")
    host.sit(watched)
    running = [one["table"] for one in served.client().get("/api/lobby/running").json()]
    assert watched in running
    assert host.see(host.open("patterns"))["table"]["visibility"] == "public"
    assert host.see(host.open("mandamina"))["table"]["visibility"] == "private"
    four = host.open("mandamina", bots=["random"], options={"seats": 4})
    assert host.see(four)["table"]["visibility"] == "public", "two more can sit down"
    private = host.open("patterns", visibility="private")
    assert Person(served).try_to(private, "take-seat", seed="s").status_code == 404
