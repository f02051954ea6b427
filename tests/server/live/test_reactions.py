"""Short signs between players: seen by all at the table, kept nowhere, and bounded."""

import pytest
from websockets.sync.client import ClientConnection

from sandtable.tables import Refused, bot, verbs
from sandtable.tables.reactions import REACTIONS, check_may_react, may_react
from tests.tables.parties import NORTH, SOUTH, START, do, opened, started

from ..http_player import Ear, Person, game_of_two
from ..listening import hear, open_socket
from ..serving import Served, serving

SEAT_OF_HOST = 0


def refusal(ear: Ear, reaction: str = "wave") -> str:
    ear.say("react", key="k", reaction=reaction)
    return str(ear.hear("refused")["code"])


def test_all_at_the_table_see_it_and_the_log_does_not(two_servers: tuple[Served, Served]) -> None:
    host, guest, table = game_of_two(two_servers[0], "mandala")
    number = host.see(table)["number"]
    watcher = open_socket(two_servers[1], table, None)
    with host.listen(table) as north, guest.at(two_servers[1]).listen(table) as south, watcher:
        assert north.hear("hello")["table"]["can_react"]
        assert south.hear("hello")["table"]["can_react"]
        for reaction in REACTIONS:
            north.say("react", key=reaction, reaction=reaction)
            expected = {"type": "reaction", "seat": SEAT_OF_HOST, "reaction": reaction}
            assert north.hear("reaction") == expected
            assert south.hear("reaction") == expected
            assert hear_kind(watcher, "reaction") == expected
        assert host.see(table)["number"] == number


def hear_kind(socket: ClientConnection, kind: str) -> dict[str, object]:
    while (message := hear(socket))["type"] != kind:
        pass
    return message


def test_only_those_who_play_may(served: Served) -> None:
    _, _, table = game_of_two(served)
    with Person(served).listen(table) as ear:
        assert ear.hear("hello")["table"]["can_react"] is False
        assert refusal(ear) == "no-seat"
    with open_socket(served, table, None) as socket:
        socket.send('{"type": "react", "key": "k", "reaction": "wave"}')
        assert hear_kind(socket, "refused")["code"] == "only-watching"


def test_where_all_play_together_there_are_none(served: Served) -> None:
    host, guest, table = game_of_two(served, "mandamina", options={"seats": 2})
    with host.listen(table) as north, guest.listen(table) as south:
        assert north.hear("hello")["table"]["can_react"] is False
        south.hear("hello")
        assert refusal(north) == "no-reactions-together"
        guest.do(table, "resign")
        assert south.hear("events")["table"]["status"] == "over"
        assert refusal(north) == "no-reactions-together"


def test_what_is_none_is_misunderstood(served: Served) -> None:
    host, _, table = game_of_two(served)
    with host.listen(table) as ear:
        assert refusal(ear, "a whole sentence") == "not-understood"


def test_a_flood_of_them_is_refused(sqlite_url: str) -> None:
    """The other one sees a few, and goes on playing."""
    with serving(sqlite_url, rate=1.0) as served:
        host, guest, table = game_of_two(served)
        with host.listen(table) as north, guest.listen(table) as south:
            for number in range(25):
                north.say("react", key=f"k{number}", reaction="wow")
            codes = [north.hear("refused")["code"] for _ in range(20)]
            assert set(codes) == {"too-many"}
            guest.play_first(table)
            heard = []
            while (message := south.hear())["type"] != "events":
                heard.append(message["type"])
            assert 1 <= heard.count("reaction") <= 5


def test_before_the_game_and_against_a_bot_there_is_nobody_to_see_it() -> None:
    table = opened()
    do(table, verbs.take_seat(table, None, NORTH, "north", START))
    with pytest.raises(Refused, match="no seat"):
        check_may_react(table, NORTH.identity)
    do(table, verbs.add_bot(table, NORTH.identity, None, bot("random", "random"), START))
    do(table, verbs.start(table, START))
    with pytest.raises(Refused, match="nobody else"):
        check_may_react(table, NORTH.identity)
    assert [may_react(table, seat) for seat in (0, 1, None)] == [False] * 3
    assert may_react(started(), 0)
    assert check_may_react(started(), SOUTH.identity) == 1
