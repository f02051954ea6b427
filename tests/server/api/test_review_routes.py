"""Reviews and hints by REST: limits, cancelling, the same again, and what is refused."""

import json
import time
from pathlib import Path
from typing import Any

import httpx2
import pytest
from pydantic import TypeAdapter

from sandtable import GAMES, load
from sandtable.server.api.review_shapes import (
    BeliefSeen,
    BeliefsSeen,
    GameHint,
    Moment,
    ReviewFrames,
    ReviewSeen,
    TrySeen,
)
from sandtable.study import study_of

from ..http_player import Person
from ..serving import PATIENCE, Served, serving

SEEN = TypeAdapter(ReviewSeen)
FIXTURES = Path(__file__).parents[3] / "web" / "tests" / "fixtures"
PATTERNS, MANDALA = "patterns", "mandala"
LONGEST = 3 * PATIENCE
"""Seconds for a short review, at low priority on a busy machine."""


def reviewable() -> list[str]:
    return [game for game in GAMES if study_of(game).review is not None]


def record_of(game: str, moves: int | None = None) -> dict[str, Any]:
    """A short record: the end of a game is declared."""
    record: dict[str, Any] = json.loads((FIXTURES / f"{game}.record.json").read_text())
    if moves is not None:
        record = {
            key: record[key] for key in ("format", "game", "rules", "options", "seats", "deal")
        }
        whole = json.loads((FIXTURES / f"{game}.record.json").read_text())["moves"]
        record |= {"moves": whole[:moves], "ending": "resigned"}
        rules = load(game)
        record["winner"] = False if rules.shared_result else 0
    return record


def ask(client: httpx2.Client, **wish: Any) -> httpx2.Response:
    return client.post("/api/reviews", json=wish)


def wait_for(client: httpx2.Client, seen: dict[str, Any]) -> dict[str, Any]:
    until = time.monotonic() + LONGEST
    while seen["state"] in ("waiting", "running"):
        assert time.monotonic() < until
        time.sleep(0.05)
        seen = client.get(f"/api/reviews/{seen['id']}").raise_for_status().json()
    return seen


@pytest.mark.parametrize("game", reviewable())
def test_a_record_is_reviewed(served: Served, game: str) -> None:
    """Grades for every decision, a ledger that adds up, the same when asked again."""
    client = served.guest()
    record = record_of(game, 8)
    first = ask(client, record=record)
    assert first.status_code == 200, first.text
    seen = wait_for(client, first.json())
    assert seen["state"] == "done", seen["code"]
    SEEN.validate_python(seen)
    rules = load(game)
    decisions = [ply for ply, move in enumerate(record["moves"]) if not rules.is_chance_text(move)]
    assert sorted(grade["ply"] for grade in seen["grades"]) == decisions
    assert [point["ply"] for point in seen["points"]] == list(range(9))
    for ledger in seen["whole"]["ledgers"]:
        assert sum(part["amount"] for part in ledger["parts"]) == pytest.approx(
            ledger["result"], abs=1e-7
        )
    again = ask(served.guest(), record=record).json()
    assert again["state"] == "done"
    assert again["whole"] == seen["whole"]
    said = client.get(f"/api/reviews/{seen['id']}", params={"language": "da"}).json()
    assert said["whole"]["verdict"] != seen["whole"]["verdict"]
    frames = client.get(f"/api/reviews/{seen['id']}/frames", params={"seat": 0}).json()
    TypeAdapter(ReviewFrames).validate_python(frames)
    assert len(frames["frames"]) == len(decisions) + 1
    moment = client.get(f"/api/reviews/{seen['id']}/moments/{decisions[-1]}").json()
    TypeAdapter(Moment).validate_python(moment)
    assert moment["played"][0]["move"] == record["moves"][decisions[-1]]
    best = next(grade for grade in seen["grades"] if grade["ply"] == decisions[-1])["best"]
    place = f"/api/reviews/{seen['id']}/moments/{decisions[-1]}/tries"
    tried = client.post(place, json={"move": best}).json()
    TypeAdapter(TrySeen).validate_python(tried)
    assert tried["is_good"]
    assert client.post(place, json={"move": "nonsense"}).status_code == 400


def test_what_cannot_be_reviewed(served: Served) -> None:
    client = served.guest()
    record = record_of(PATTERNS, 4)
    unfinished = {key: value for key, value in record.items() if key not in ("ending", "winner")}
    for wish, code in (
        ({}, "review-of-what"),
        ({"record": record, "table": "x" * 22}, "review-of-what"),
        ({"record": unfinished}, "review-when-over"),
        ({"record": {"game": "chess", "moves": []}}, "bad-record"),
        ({"record": {}}, "bad-record"),
        ({"record": record | {"moves": ["a1"] * 601}}, "bad-record"),
        ({"record": record | {"moves": ["open z9"]}}, "bad-record"),
        ({"record": record | {"moves": {"a": 1}}}, "bad-record"),
        ({"record": record | {"deal": [[[[]]]]}}, "bad-record"),
        ({"record": record | {"seats": "x"}}, "bad-record"),
        ({"record": record, "depth": "deepest"}, "not-understood"),
        ({"table": "x" * 22}, "no-such-table"),
    ):
        answer = ask(client, **wish)
        assert answer.status_code in (400, 404, 409), answer.text
        assert answer.json()["code"] == code, (wish, answer.text)
    assert ask(client, record=record | {"comment": "x" * 70_000}).status_code == 413
    assert ask(served.client(), record=record).status_code == 401


def test_names_that_are_not_there(served: Served) -> None:
    client = served.guest()
    assert client.get(f"/api/reviews/{'0' * 32}").json()["code"] == "no-such-review"
    opened = ask(client, record=record_of(PATTERNS, 4), begin=False).json()
    assert opened["state"] == "idle"
    place = f"/api/reviews/{opened['id']}"
    assert client.get(f"{place}/moments/4").json()["code"] == "no-such-moment"
    assert client.get(f"{place}/frames", params={"seat": 2}).json()["code"] == "no-such-moment"
    assert client.get(f"{place}/frames", params={"seat": 9}).status_code == 400


def test_a_review_is_cancelled_when_nobody_wants_it(served: Served) -> None:
    one, other = served.guest(), served.guest()
    record = record_of(MANDALA)
    seen = ask(one, record=record).json()
    ask(other, record=record)
    assert one.delete(f"/api/reviews/{seen['id']}").status_code == 204
    assert one.get(f"/api/reviews/{seen['id']}").json()["state"] in ("waiting", "running")
    assert other.delete(f"/api/reviews/{seen['id']}").status_code == 204
    assert other.get(f"/api/reviews/{seen['id']}").json()["state"] == "cancelled"
    short = ask(one, record=record_of(MANDALA, 2)).json()
    assert wait_for(one, short)["state"] == "done", "the next one runs"


def test_a_person_has_two_at_a_time(folder: Path) -> None:
    with serving(f"sqlite:///{folder / 'limits.db'}", rate=1.0) as limited:
        check_two_at_a_time(limited.guest())


def check_two_at_a_time(client: httpx2.Client) -> None:
    records = [record_of(MANDALA, 60 + number) for number in range(3)]
    seen = [ask(client, record=record).json() for record in records[:2]]
    assert seen[1]["before"] == 1
    refused = ask(client, record=records[2])
    assert refused.json()["code"] == "reviews-running"
    for one in seen:
        client.delete(f"/api/reviews/{one['id']}")
    assert ask(client, record=records[2]).json()["state"] in ("waiting", "running")


def test_first_numbers_come_at_once(served: Served) -> None:
    """The graph is there long before the grades."""
    client = served.guest()
    wait_for(client, ask(client, record=record_of(MANDALA, 2)).json())
    began = time.monotonic()
    seen = ask(client, record=record_of(MANDALA)).json()
    while not seen["points"]:
        assert time.monotonic() - began < 10, "two seconds, on a machine with nothing else to do"
        time.sleep(0.05)
        seen = client.get(f"/api/reviews/{seen['id']}").json()
    assert seen["whole"] is None
    client.delete(f"/api/reviews/{seen['id']}")


def begun(served: Served, **settings: Any) -> tuple[Person, Person, str]:
    """Whoever is on turn, the other one, and their table."""
    one, two = Person(served), Person(served)
    table = one.open(**settings)
    for person in (one, two):
        person.do(table, "take-seat", seed="a-seed")
    first = one.client.get(f"/api/tables/{table}").json()["table"]["position"]
    return (one, two, table) if first["legal_moves"] else (two, one, table)


def test_hints_in_three_steps(served: Served) -> None:
    one, two, table = begun(served)
    steps = {
        step: one.client.get(f"/api/tables/{table}/hint", params={"step": step}).json()
        for step in ("where", "which", "why")
    }
    for seen in steps.values():
        TypeAdapter(GameHint).validate_python(seen)
    assert steps["where"]["move"] is None
    move = steps["which"]["move"]
    assert move == steps["why"]["move"]
    position = one.client.get(f"/api/tables/{table}").json()["table"]["position"]
    assert move in position["legal_moves"]
    assert set(steps["which"]["places"]) <= set(steps["where"]["places"])
    assert two.client.get(f"/api/tables/{table}/hint").json()["code"] == "no-help-now"
    stranger = served.guest()
    assert stranger.get(f"/api/tables/{table}/hint").json()["code"] == "help-for-players"
    assert stranger.get(f"/api/tables/{table}/hint", params={"step": "all"}).status_code == 400


def test_no_help_in_rated_games(served: Served) -> None:
    one, _two, table = begun(served, rated=True)
    for what in ("hint", "belief"):
        refused = one.client.get(f"/api/tables/{table}/{what}")
        assert (refused.status_code, refused.json()["code"]) == (409, "no-help-rated")
    assert ask(one.client, table=table).json()["code"] == "review-when-over"
    record = one.client.get(f"/api/tables/{table}/record").json()
    move = one.client.get(f"/api/tables/{table}").json()["table"]["position"]["legal_moves"][0]
    keep = ("format", "game", "rules", "options", "seats", "deal")
    faked = {key: record[key] for key in keep if key in record} | {"moves": [move]}
    refused = ask(one.client, record=faked | {"ending": "resigned", "winner": 0})
    assert refused.json()["code"] == "running-rated-game", "by position, not only by page"
    other = ask(served.guest(), record=faked | {"ending": "resigned", "winner": 0})
    assert other.json()["code"] == "running-rated-game", "nor for whoever watches"


def test_belief_where_memory_is_open(served: Served) -> None:
    one, _two, table = begun(served, game=MANDALA, memory="open")
    seen = one.client.get(f"/api/tables/{table}/belief").json()
    TypeAdapter(BeliefSeen).validate_python(seen)
    expected = sum(share["expected"] for share in seen["belief"]["counting"]["hand"].values())
    assert expected == pytest.approx(6), "the rival holds six cards"
    assert _two.client.get(f"/api/tables/{table}/belief").status_code == 200, "on turn or not"
    stranger = served.guest().get(f"/api/tables/{table}/belief").json()
    assert stranger["code"] == "help-for-players"
    three, _four, closed = begun(served, game=MANDALA, memory="hidden")
    assert three.client.get(f"/api/tables/{closed}/belief").json()["code"] == "no-help-memory"


def test_belief_in_a_replay(served: Served) -> None:
    """Of a game that is over: for either seat after the deal and after each move."""
    one, two, table = begun(served, game=MANDALA)
    path = f"/api/tables/{table}/beliefs"
    assert one.client.get(path).json()["code"] == "review-when-over"
    one.play_first(table)
    two.play_first(table)
    one.do(table, "resign")
    frames = one.client.get(f"/api/tables/{table}/replay").json()["frames"]
    for seat in (0, 1):
        seen = served.guest().get(path, params={"seat": seat}).json()
        TypeAdapter(BeliefsSeen).validate_python(seen)
        hands = [frame["position"]["hands"][1 - seat]["count"] for frame in frames]
        expected = [
            sum(share["expected"] for share in belief["counting"]["hand"].values())
            for belief in seen["beliefs"]
        ]
        assert expected == pytest.approx(hands, abs=1e-3), "as many as the rival holds"
    assert one.client.get(path, params={"seat": 2}).status_code == 404
