"""People one has played with: invited again, declined, blocked."""

from typing import Any

import httpx2
import pytest

from sandtable.server.live import open_tables
from tests.server.http_player import Person, game_of_two
from tests.server.serving import Served

INVITED = 1
"""The chair that is kept."""


def companions(person: Person) -> list[dict[str, Any]]:
    answer = person.client.get("/api/me/companions").raise_for_status()
    return list(answer.json())


def invite(host: Person, companion: dict[str, Any], **wish: Any) -> httpx2.Response:
    who = {"table": companion["table"], "chair": companion["chair"]}
    body = {"game": "patterns", "visibility": "link", "invite": who, **wish}
    return host.client.post("/api/tables", json=body)


def invited_to(person: Person) -> list[str]:
    tables = person.client.get("/api/me/tables").raise_for_status().json()
    return [one["table"] for one in tables if one["invited"]]


def played(served: Served) -> tuple[Person, Person, dict[str, Any]]:
    """Two who have played, and the second as the first sees them."""
    host, guest, table = game_of_two(served)
    guest.do(table, "resign")
    [companion] = companions(host)
    return host, guest, companion


def test_a_companion_has_a_name_and_no_identity(served: Served) -> None:
    host, guest, companion = played(served)
    assert companion["name"] == guest.name
    assert companion["kind"] == "guest"
    assert guest.identity not in str(companion)
    assert [one["name"] for one in companions(guest)] == [host.name]
    assert companions(Person(served)) == []


def test_an_invitation_keeps_a_chair_and_stands_first(served: Served) -> None:
    """Nobody else gets the chair; whoever is invited sees the table, sits down and plays."""
    host, guest, companion = played(served)
    answer = invite(host, companion)
    assert answer.status_code == 201
    table = answer.json()["name"]
    host.sit(table)
    chair = host.see(table)["table"]["chairs"][INVITED]
    assert (chair["reserved"], chair["name"]) == (True, None)
    listed = guest.client.get("/api/me/tables").json()
    assert (listed[0]["table"], listed[0]["invited"], listed[0]["mine"]) == (table, True, False)
    assert [one["name"] for one in listed[0]["chairs"]] == [host.name, None]
    assert [one["invited"] for one in listed[1:]] == [False]
    assert Person(served).refused(table, "take-seat", seed="s") == (
        "this chair is kept for somebody else"
    )
    assert "decline" in guest.see(table)["table"]["allowed"]
    guest.sit(table)
    assert guest.see(table)["table"]["status"] == "playing"
    assert invited_to(guest) == []
    assert [one["invited"] for one in guest.client.get("/api/me/tables").json()] == [False] * 2


def test_a_declined_chair_is_free(served: Served) -> None:
    host, guest, companion = played(served)
    table = invite(host, companion).json()["name"]
    host.sit(table)
    guest.do(table, "decline")
    assert invited_to(guest) == []
    assert host.see(table)["table"]["chairs"][INVITED]["reserved"] is False
    Person(served).sit(table)
    assert guest.refused(table, "decline") == "the game has begun"


def test_who_is_blocked_cannot_invite(served: Served) -> None:
    """They are told no more than that it is not possible, and can be welcomed again."""
    host, guest, companion = played(served)
    [other] = companions(guest)
    who = {"table": other["table"], "chair": other["chair"]}
    assert guest.browser.post("/api/me/blocks", json=who).status_code == 204
    assert companions(guest) == []
    answer = invite(host, companion)
    assert (answer.status_code, answer.json()["code"]) == (409, "not-invitable")
    [block] = guest.browser.get("/api/me/blocks").json()
    assert block["name"] == host.name
    assert "blocks" in guest.browser.get("/api/me/data").json()
    address = f"/api/me/blocks/{block['key']}"
    assert host.browser.delete(address).json()["code"] == "no-such-block"
    assert guest.browser.delete(address).status_code == 204
    assert invite(host, companion).status_code == 201


def test_whoever_invites_can_be_blocked_by_the_invited(served: Served) -> None:
    host, guest, companion = played(served)
    table = invite(host, companion).json()["name"]
    host.sit(table)
    assert guest.browser.post("/api/me/blocks", json={"table": table, "chair": 0}).is_success
    assert [one["name"] for one in guest.browser.get("/api/me/blocks").json()] == [host.name]


def test_who_only_waits_beside_me_is_not_invited(served: Served) -> None:
    """Anybody may sit down at a public table; that does not make them a companion."""
    host, stranger = Person(served), Person(served)
    table = host.open("patterns", visibility="public")
    host.sit(table)
    stranger.do(table, "take-seat", commitment="0" * 64)
    assert host.see(table)["table"]["status"] == "waiting"
    answer = invite(stranger, {"table": table, "chair": 0})
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-companion")
    assert invited_to(host) == []
    who = {"table": table, "chair": 0}
    assert stranger.browser.post("/api/me/blocks", json=who).is_success, "blocking is possible"


def test_blocking_ends_the_invitation_that_is_there(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And it takes nobody else's place."""
    monkeypatch.setattr(open_tables, "MOST_RECEIVED", 1)
    host, guest, companion = played(served)
    other = Person(served)
    game = other.open("patterns", visibility="link")
    other.sit(game)
    guest.sit(game)
    table = invite(host, companion).json()["name"]
    host.sit(table)
    assert invited_to(guest) == [table]
    guest.browser.post("/api/me/blocks", json={"table": table, "chair": 0}).raise_for_status()
    assert invited_to(guest) == []
    again = invite(other, {"table": game, "chair": 1})
    assert again.status_code == 201
    assert invited_to(guest) == [again.json()["name"]]


def test_only_companions_are_invited(served: Served) -> None:
    """Neither by a table of others, nor oneself, nor a bot."""
    host, _, companion = played(served)
    stranger = Person(served)
    with_bot = host.open("patterns", bots=["random"])
    host.sit(with_bot)
    for person, who in (
        (stranger, companion),
        (host, {**companion, "chair": 1 - companion["chair"]}),
        (host, {"table": with_bot, "chair": 1}),
        (host, {"table": "x" * 22, "chair": 0}),
    ):
        answer = invite(person, who)
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-companion")
        blocked = person.browser.post(
            "/api/me/blocks", json={"table": who["table"], "chair": who["chair"]}
        )
        assert blocked.json()["code"] == "no-such-companion"
    assert invite(host, companion, bots=["random"]).json()["code"] == "chair-for-invited"


def test_somebody_is_invited_once_by_a_person(served: Served) -> None:
    """A second tap closes the table of the first."""
    host, guest, companion = played(served)
    first, second = (invite(host, companion).json()["name"] for _ in range(2))
    assert invited_to(guest) == [second]
    assert host.client.get(f"/api/tables/{first}").status_code == 404


@pytest.mark.parametrize(
    ("limit", "code"), [("MOST_SENT", "invitations-waiting"), ("MOST_RECEIVED", "not-invitable")]
)
def test_open_invitations_are_bounded(
    served: Served, monkeypatch: pytest.MonkeyPatch, limit: str, code: str
) -> None:
    monkeypatch.setattr(open_tables, limit, 0)
    host, _, companion = played(served)
    assert invite(host, companion).json()["code"] == code


def test_an_avatar_is_one_of_a_list_and_shown_at_the_table(served: Served) -> None:
    host, guest = Person(served), Person(served)
    assert host.browser.get("/api/me").json()["avatar"] is None
    assert host.browser.put("/api/me/avatar", json={"avatar": "moon"}).json()["avatar"] == "moon"
    assert host.browser.put("/api/me/avatar", json={"avatar": "<svg>"}).status_code == 400
    assert host.browser.put("/api/me/name", json={"name": "Selene"}).json()["avatar"] == "moon"
    table = host.open("patterns")
    host.sit(table)
    guest.sit(table)
    assert [one["avatar"] for one in guest.see(table)["table"]["chairs"]] == ["moon", None]
    [listed] = guest.client.get("/api/me/tables").json()
    assert [one["avatar"] for one in listed["chairs"]] == ["moon", None]
    assert companions(guest)[0]["avatar"] == "moon"
    host.browser.put("/api/me/avatar", json={"avatar": None})
    assert host.browser.get("/api/me").json()["avatar"] is None
    assert companions(guest)[0]["avatar"] is None
