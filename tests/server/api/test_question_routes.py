"""Questions about moves, and games to look at again."""

from sandtable.tables.replay import MOST_FRAMES
from tests.server.http_player import Person, game_of_two
from tests.server.serving import Served


def test_why_says_the_rule_to_who_is_on_turn(served: Served) -> None:
    host, guest, table = game_of_two(served)
    # Seat 1 fills the bowls first.
    told = guest.client.get(f"/api/tables/{table}/why", params={"move": "open d4"}).json()
    assert told["code"] == "bowls-first"
    legal = guest.see(table)["table"]["position"]["legal_moves"][0]
    told = guest.client.get(f"/api/tables/{table}/why", params={"move": legal}).json()
    assert told == {"error": None, "code": None, "words": {}}
    told = host.client.get(f"/api/tables/{table}/why", params={"move": legal}).json()
    assert told["code"] == "not-your-turn"
    assert guest.see(table)["number"] == 4


def test_why_comes_by_socket_too(served: Served) -> None:
    _, guest, table = game_of_two(served)
    with guest.listen(table) as ear:
        ear.say("why", key="k", move="open d4")
        assert ear.hear("why") == {
            "type": "why",
            "key": "k",
            "error": "seat 1 has to fill the bowls first",
            "code": "bowls-first",
            "words": {},
        }


def test_who_watches_has_no_moves(served: Served) -> None:
    _, _, table = game_of_two(served, "mandala")
    watcher = Person(served)
    why = f"/api/tables/{table}/why?move=build+1+r"
    assert watcher.client.get(why).json()["code"] == "no-seat"
    assert served.client().get(why).json()["code"] == "no-seat"
    answer = watcher.client.get(f"/api/tables/{table}/prospects")
    assert (answer.status_code, answer.json()["code"]) == (409, "no-seat")


def test_prospects_are_for_who_is_on_turn(served: Served) -> None:
    host, guest, table = game_of_two(served, "mandala")
    told = host.client.get(f"/api/tables/{table}/prospects").json()
    assert set(told["rival"]) == set("kroygp")
    answer = guest.client.get(f"/api/tables/{table}/prospects")
    assert (answer.status_code, answer.json()["code"]) == (409, "not-your-turn")


def test_a_replay_shows_every_position_as_it_was_seen(served: Served) -> None:
    host, guest, table = game_of_two(served, "mandala")
    seen = {who: [who.see(table)["table"]["position"]] for who in (host, guest)}
    for turn in range(6):
        (host, guest)[turn % 2].play_first(table)
        for who, positions in seen.items():
            positions.append(who.see(table)["table"]["position"])
    for who, positions in seen.items():
        replay = who.client.get(f"/api/tables/{table}/replay").json()
        assert [frame["number"] for frame in replay["frames"]] == list(range(7))
        for frame, position in zip(replay["frames"], positions, strict=True):
            assert frame["position"] == position | {"legal_moves": []}
        later = who.client.get(f"/api/tables/{table}/replay?first=5").json()
        assert later == replay | {"frames": replay["frames"][5:]}


def test_a_move_that_was_taken_back_is_not_in_it(served: Served) -> None:
    _, guest, table = game_of_two(served)
    done = guest.play_first(table)
    guest.do(table, "undo", number=done["number"])
    assert guest.client.get(f"/api/tables/{table}/replay").json()["moves"] == 0


def test_before_the_game_there_is_none(served: Served) -> None:
    host = Person(served)
    answer = host.client.get(f"/api/tables/{host.open()}/replay")
    assert (answer.status_code, answer.json()["code"]) == (409, "game-not-begun")


def test_a_long_game_comes_in_parts(served: Served) -> None:
    host = Person(served)
    table = host.open("mandamina", options={"seats": 1})
    number = host.sit(table)["number"]
    for turn in range(MOST_FRAMES + 3):
        move = ("a1", "b1", "a2")[turn % 3]
        answer = host.try_to(table, "play", number=number + turn, move=move)
        if answer.status_code != 200:  # The hole was there.
            answer = host.try_to(table, "play", number=number + turn, move="c1")
    replay = host.client.get(f"/api/tables/{table}/replay").json()
    assert replay["moves"] > MOST_FRAMES
    assert len(replay["frames"]) == MOST_FRAMES
    rest = host.client.get(f"/api/tables/{table}/replay?first={MOST_FRAMES}").json()
    assert rest["frames"][0]["number"] == MOST_FRAMES
    assert rest["frames"][-1]["number"] == replay["moves"]
