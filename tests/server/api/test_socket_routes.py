"""One socket for a table: events in order, each once, and answers after them."""

import json

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from ..http_player import Person, game_of_two
from ..serving import PATIENCE, Served


def test_somebody_who_connects_is_greeted_with_the_table(served: Served) -> None:
    host, _, table = game_of_two(served)
    with host.listen(table) as ear:
        hello = ear.hear()
    assert hello["type"] == "hello"
    assert (hello["number"], hello["chair"], hello["events"]) == (4, 0, [])
    assert hello["table"]["status"] == "playing"


@pytest.mark.parametrize("since", range(6))
def test_somebody_who_comes_back_gets_exactly_the_rest(served: Served, since: int) -> None:
    host, guest, table = game_of_two(served)
    guest.play_first(table)
    with host.listen(table, since) as ear:
        hello = ear.hear("hello")
        assert [event["number"] for event in hello["events"]] == list(range(since, 5))
        host.play_first(table)
        assert [event["number"] for event in ear.hear("events")["events"]] == [5]


def test_everybody_sees_a_move_and_the_mover_is_told_after_it(served: Served) -> None:
    host, guest, table = game_of_two(served)
    with host.listen(table) as north, guest.listen(table) as south:
        move = south.hear("hello")["table"]["position"]["legal_moves"][0]
        south.say("play", key="k", number=4, move=move)
        event = south.hear("events")["events"][0]
        assert south.hear() == {"type": "done", "key": "k", "number": 4}
        seen = north.hear("events")
        assert seen["events"][0] == event
        assert (event["kind"], event["move"]) == ("played", move)
        assert seen["table"]["number"] == 5


def test_a_move_sent_twice_is_played_once(served: Served) -> None:
    _, guest, table = game_of_two(served)
    with guest.listen(table) as ear:
        move = ear.hear("hello")["table"]["position"]["legal_moves"][0]
        for _ in range(3):
            ear.say("play", key="k", number=4, move=move)
            assert ear.hear("done")["number"] == 4
    assert guest.see(table)["number"] == 5


def test_refusals_name_the_key_and_say_why(served: Served) -> None:
    host, guest, table = game_of_two(served)
    with host.listen(table) as ear:
        ear.hear("hello")
        ear.say("play", key="k", number=4, move="done")
        refused = ear.hear("refused")
        assert refused == {
            "type": "refused",
            "key": "k",
            "error": "it is not your turn",
            "code": "not-your-turn",
            "words": {},
            "number": 4,
        }
        guest.play_first(table)
        ear.say("play", key="l", number=4, move="open c4")
        assert ear.hear()["type"] == "events"  # What was missed comes before the refusal.
        assert "the game has gone on" in ear.hear()["error"]


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("no json", "the message: invalid json"),
        ('{"type": "play", "key": "k"}', "field required"),
        ('{"type": "sing"}', "does not match any of the expected tags"),
        ('{"type": "ping", "more": 1}', "extra inputs are not permitted"),
        ('{"type": "resign", "key": ""}', "string should match pattern"),
        (b"binary", "messages are text"),
    ],
)
def test_what_cannot_be_understood(served: Served, text: str | bytes, error: str) -> None:
    host, _, table = game_of_two(served)
    with host.listen(table) as ear:
        ear.hear("hello")
        ear.socket.send(text)
        assert error in ear.hear("refused")["error"]
        ear.say("ping")
        assert ear.hear("pong")


def test_everything_again_from_a_number(served: Served) -> None:
    host, _, table = game_of_two(served)
    with host.listen(table) as ear:
        ear.hear("hello")
        ear.say("since", number=1)
        assert [event["number"] for event in ear.hear("events")["events"]] == [1, 2, 3]
        ear.say("since", number=9)
        assert ear.hear("events")["events"] == []


def test_a_spectator_sees_no_secret_and_may_not_act(served: Served) -> None:
    _, _, table = game_of_two(served, "mandala")
    path = f"{served.address.replace('http', 'ws')}/api/tables/{table}/socket?since=0"
    with connect(path, open_timeout=PATIENCE) as socket:
        hello = json.loads(socket.recv(timeout=PATIENCE))
        assert [hand["cards"] for hand in hello["table"]["position"]["hands"]] == [None, None]
        socket.send('{"type": "resign", "key": "k"}')
        while (message := json.loads(socket.recv(timeout=PATIENCE)))["type"] != "refused":
            pass
        assert "you are only watching" in message["error"]


def test_who_is_there(served: Served) -> None:
    host, guest, table = game_of_two(served)
    with host.listen(table) as ear:
        assert ear.hear("hello")["presence"] == {"chairs": [False, False], "watching": 0}
        assert ear.hear("presence") == {
            "type": "presence",
            "chairs": [True, False],
            "watching": 0,
        }
        with guest.listen(table):
            assert ear.hear("presence")["chairs"] == [True, True]
        assert ear.hear("presence")["chairs"] == [True, False]
        with Person(served).listen(table):
            assert ear.hear("presence")["watching"] == 1
        assert ear.hear("presence")["watching"] == 0


def test_who_watched_and_sits_down_is_seen_to_sit(served: Served) -> None:
    host = Person(served)
    table = host.open()
    with host.listen(table) as ear:
        assert ear.hear("presence")["watching"] == 1
        host.sit(table)
        assert ear.hear("presence")["chairs"] == [True, False]


def test_a_table_nobody_knows(served: Served) -> None:
    with pytest.raises(InvalidStatus) as refused, Person(served).listen("x" * 22):
        pass
    assert refused.value.response.status_code == 404


def test_whoever_is_forgotten_is_cut_off(served: Served) -> None:
    person = Person(served)
    table = person.open()
    with person.listen(table) as ear:
        assert ear.hear("hello")
        assert person.browser.delete("/api/me").status_code == 204
        with pytest.raises(ConnectionClosed):
            ear.hear("nothing more")
