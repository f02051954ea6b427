"""Tables by REST: from the opening to the record."""

import pytest

from sandtable import replay
from sandtable.tables.fairness_check import check_fairness

from ..http_player import Person, game_of_two
from ..serving import Served

NO_TABLE = "x" * 22


def test_a_table_commits_itself_before_anybody_sits_down(served: Served) -> None:
    host = Person(served)
    answer = host.client.post("/api/tables", json={"game": "mandala"})
    seen = answer.json()
    assert answer.status_code == 201
    assert len(seen["table"]["commitment"]) == 64
    assert seen["table"]["status"] == "waiting"
    assert seen["chair"] is None
    assert [event["kind"] for event in seen["events"]] == ["opened"]


def test_play_now_against_a_bot_is_two_requests(served: Served) -> None:
    person = Person(served)
    table = person.open("mandala", bots=["random"])
    seen = person.sit(table)
    assert seen["chair"] == 0
    assert seen["table"]["status"] == "playing"
    assert [event["kind"] for event in seen["events"]] == ["sat", "started"]
    assert [chair["kind"] for chair in seen["table"]["chairs"]] == ["guest", "bot"]


def test_whoever_opened_a_table_hosts_it_even_without_a_chair(served: Served) -> None:
    host, guest = Person(served), Person(served)
    table = host.open()
    assert host.see(table)["is_host"]
    assert not guest.sit(table)["is_host"]
    assert not served.client().get(f"/api/tables/{table}").json()["is_host"]
    with host.listen(table) as north, guest.listen(table) as south:
        assert [ear.hear("hello")["is_host"] for ear in (north, south)] == [True, False]


def test_before_the_game_everybody_hears_what_is_open_to_them(served: Served) -> None:
    """Two who watch may not do the same: one of them hosts the table."""
    host, guest, watcher = Person(served), Person(served), Person(served)
    table = host.open()
    people = (host, guest, watcher)
    with host.listen(table) as one, guest.listen(table) as two, watcher.listen(table) as three:
        ears = (one, two, three)
        heard = [ear.hear("hello")["table"]["allowed"] for ear in ears]
        assert heard == [["take-seat", "add-bot"], ["take-seat"], ["take-seat"]]
        guest.sit(table)
        heard = [ear.hear("events")["table"]["allowed"] for ear in ears]
        assert heard == [["take-seat", "add-bot", "send-away"], ["leave"], ["take-seat"]]
        assert [person.see(table)["table"]["allowed"] for person in people] == heard
        stranger = served.client().get(f"/api/tables/{table}").json()
        assert stranger["table"]["allowed"] == []


def test_the_game_begins_with_the_last_chair(served: Served) -> None:
    host, guest = Person(served), Person(served)
    table = host.open()
    assert host.sit(table)["table"]["status"] == "waiting"
    assert guest.sit(table)["table"]["status"] == "playing"


@pytest.mark.parametrize(
    ("settings", "status", "error"),
    [
        ({"bots": ["random", "random"]}, 409, "leave a chair for yourself"),
        ({"bots": ["nobody"]}, 400, "there is no such bot"),
        ({"options": {"depth": 3}}, 400, "no option 'depth'"),
        ({"clock": {"move": 0}}, 409, "a clock is"),
        ({"starter": "me"}, 400, "starter"),
        ({"colour": "blue"}, 400, "colour"),
    ],
)
def test_a_table_that_cannot_be_opened(
    served: Served, settings: dict[str, object], status: int, error: str
) -> None:
    answer = Person(served).client.post("/api/tables", json={"game": "patterns", **settings})
    assert answer.status_code == status
    assert error in answer.json()["error"]


def test_a_table_nobody_knows(served: Served) -> None:
    person = Person(served)
    assert person.client.get(f"/api/tables/{NO_TABLE}").status_code == 404
    assert person.client.get(f"/api/tables/{NO_TABLE}/record").status_code == 404
    assert person.try_to(NO_TABLE, "resign").status_code == 404


def test_whoever_is_nobody_yet_may_look_and_not_act(served: Served) -> None:
    _, _, table = game_of_two(served)
    stranger = served.client()
    seen = stranger.get(f"/api/tables/{table}").json()
    assert seen["chair"] is None
    assert seen["table"]["seat"] is None
    assert seen["table"]["position"]["legal_moves"] == []
    act = {"type": "resign", "key": "k"}
    assert stranger.post(f"/api/tables/{table}/acts", json=act).status_code == 401


def test_events_since_a_number_are_exactly_the_rest(served: Served) -> None:
    host, guest, table = game_of_two(served)
    guest.play_first(table)
    host.play_first(table)
    for since in range(8):
        seen = host.client.get(f"/api/tables/{table}/events?since={since}").json()
        assert [event["number"] for event in seen["events"]] == list(range(since, 6))


def test_a_move_sent_twice_is_played_once(served: Served) -> None:
    _, guest, table = game_of_two(served)
    move = guest.see(table)["table"]["position"]["legal_moves"][0]
    first = guest.do(table, "play", key="once", number=4, move=move)
    again = guest.do(table, "play", key="once", number=4, move=move)
    assert (first["first"], again["first"]) == (4, 4)
    assert again["number"] == 5


def test_a_move_that_answers_what_has_passed_is_refused(served: Served) -> None:
    host, guest, table = game_of_two(served)
    guest.play_first(table)
    move = host.see(table)["table"]["position"]["legal_moves"][0]
    assert "the game has gone on" in host.refused(table, "play", number=4, move=move)
    assert "this table has 5 events" in host.refused(table, "play", number=6, move=move)
    host.do(table, "play", number=5, move=move)


def test_an_offer_between_moves_does_not_make_a_move_stale(served: Served) -> None:
    host, guest, table = game_of_two(served)
    move = guest.see(table)["table"]["position"]["legal_moves"][0]
    host.do(table, "offer-draw")
    guest.do(table, "play", number=4, move=move)


def test_moves_that_are_not_allowed(served: Served) -> None:
    host, guest, table = game_of_two(served)
    assert "not your turn" in host.refused(table, "play", number=4, move="done")
    assert guest.refused(table, "play", 400, number=4, move="done")
    assert "no seat" in Person(served).refused(table, "play", number=4, move="done")


def test_a_move_is_taken_back(served: Served) -> None:
    _, guest, table = game_of_two(served)
    before = guest.see(table)["table"]["position"]
    guest.play_first(table)
    seen = guest.do(table, "undo", number=5)
    assert seen["table"]["position"] == before
    assert seen["events"][0]["kind"] == "undone"


def test_resign_then_the_record_can_be_checked(served: Served) -> None:
    host, guest, table = game_of_two(served, "mandala")
    host.play_first(table)
    refusal = host.client.get(f"/api/tables/{table}/record")
    assert refusal.status_code == 409
    assert "when the game is over" in refusal.json()["error"]
    guest.do(table, "resign")
    answer = host.client.get(f"/api/tables/{table}/record")
    record = answer.json()
    assert "attachment" in answer.headers["content-disposition"]
    assert (record["ending"], record["winner"]) == ("resigned", 0)
    replay(record)
    check_fairness(record)


def test_a_draw_is_offered_declined_and_agreed(served: Served) -> None:
    host, guest, table = game_of_two(served)
    host.do(table, "offer-draw")
    guest.do(table, "decline-draw")
    assert "no draw has been offered" in guest.refused(table, "accept-draw")
    guest.do(table, "offer-draw")
    seen = host.do(table, "accept-draw")
    assert seen["table"]["result"]["winner"] is None
    assert seen["table"]["result"]["ending"] == "agreed"


def test_a_rematch_is_a_table_that_both_know(served: Served) -> None:
    host, guest, table = game_of_two(served)
    host.do(table, "resign")
    host.do(table, "rematch")
    seen = guest.do(table, "rematch")
    fresh = seen["table"]["rematch"]
    assert seen["events"][-1] == {**seen["events"][-1], "kind": "rematched", "table": fresh}
    assert "kept for somebody else" in Person(served).refused(fresh, "take-seat", seed="s")
    assert host.sit(fresh)["chair"] == 1
    assert guest.sit(fresh)["table"]["seat"] == 0  # Whoever was second begins now.


def test_in_a_rematch_bots_sit_down_by_themselves(served: Served) -> None:
    person = Person(served)
    table = person.open(bots=["random"])
    person.sit(table)
    person.do(table, "resign")
    fresh = person.do(table, "rematch")["table"]["rematch"]
    assert [chair["kind"] for chair in person.see(fresh)["table"]["chairs"]] == ["bot", None]
    assert person.sit(fresh)["table"]["status"] == "playing"


def test_the_host_may_fill_and_clear_chairs(served: Served) -> None:
    host, other = Person(served), Person(served)
    table = host.open("mandamina", options={"seats": 3})
    host.sit(table)
    assert "only the host" in other.refused(table, "add-bot", level="random")
    host.do(table, "add-bot", level="random", chair=2)
    host.do(table, "send-away", chair=2)
    host.do(table, "add-bot", level="random", chair=1)
    assert other.sit(table)["table"]["status"] == "playing"


def test_leave_before_the_game(served: Served) -> None:
    host = Person(served)
    table = host.open()
    host.sit(table)
    assert host.do(table, "leave")["chair"] is None


def test_a_seat_that_was_left_is_played_by_a_bot(served: Served) -> None:
    host, guest, table = game_of_two(served)
    assert "they have not left" in host.refused(table, "hand-over", seat=1, level="random")
    guest.do(table, "leave")
    seen = host.do(table, "hand-over", seat=1, level="random")
    assert seen["table"]["chairs"][1]["kind"] == "bot"
    assert guest.see(table)["table"]["seat"] is None


def test_a_game_that_was_left_is_won(served: Served) -> None:
    host, guest, table = game_of_two(served)
    guest.do(table, "leave")
    seen = host.do(table, "end-abandoned", seat=1)
    assert seen["table"]["result"] == {"ending": "abandoned", "winner": 0, "scores": [0, 0]}


def test_mandamina_carries_nothing_but_moves(served: Served) -> None:
    host, guest, table = game_of_two(served, "mandamina", options={"seats": 2})
    assert "nobody to draw with" in host.refused(table, "offer-draw")
    host.play_first(table)
    assert "that would be a signal" in host.refused(table, "undo", number=5)
    guest.play_first(table)
