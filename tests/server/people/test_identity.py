"""Who somebody is: guests, people, programs."""

import hashlib
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from sandtable.server.live.connection import NOT_ALLOWED
from sandtable.store.names import looks, name_key
from tests.server.listening import hear, hear_on, open_socket
from tests.server.playing import open_table
from tests.server.serving import Served, serving

PASSPHRASE = "correct horse battery"


def everything_kept(folder: Path) -> bytes:
    """All bytes the server has written."""
    return b"".join(path.read_bytes() for path in folder.iterdir())


def rewrite(folder: Path, identity: str, **columns: str) -> None:
    """Make somebody as an older version may have left them."""
    with closing(sqlite3.connect(folder / "sandtable.db")) as database, database:
        values = ", ".join(f"{name} = :{name}" for name in columns)
        query = f"UPDATE people SET {values} WHERE identity = :identity"
        assert database.execute(query, {**columns, "identity": identity}).rowcount == 1


def test_first_visit_makes_a_guest_and_later_ones_find_them(served: Served) -> None:
    client = served.client()
    assert client.get("/api/me").status_code == 401
    me = client.post("/api/visit").json()
    assert me["kind"] == "guest"
    assert client.post("/api/visit").json() == me
    assert client.get("/api/me").json() == me


def test_guests_are_different(served: Served) -> None:
    identities = {served.guest().get("/api/me").json()["identity"] for _ in range(5)}
    assert len(identities) == 5


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(served: Served) -> None:
    client = served.client()
    cookie = client.post("/api/visit").headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie
    assert "domain" not in cookie


def test_under_https_the_cookie_never_travels_in_the_open(sqlite_url: str) -> None:
    with serving(sqlite_url, address="https://play.example.org") as server:
        cookie = server.client().post("/api/visit").headers["set-cookie"]
    assert cookie.startswith("__Host-sandtable=")
    assert "secure" in cookie.lower()


def test_only_the_hash_of_a_token_is_kept(served: Served, folder: Path) -> None:
    client = served.guest()
    cookie = client.cookies["sandtable"]
    told = client.post("/api/me/tokens", json={"label": "my bot"}).json()["token"]
    seen = client.get("/api/me/tokens").text + client.get("/api/me/data").text
    kept = everything_kept(folder)
    for token in (cookie, told):
        assert len(token) >= 43  # 256 bits
        assert token.encode() not in kept
        assert hashlib.sha256(token.encode()).hexdigest().encode() in kept
        assert token not in seen
        assert hashlib.sha256(token.encode()).hexdigest() not in seen


def test_a_person_comes_back_from_elsewhere(served: Served) -> None:
    here = served.guest()
    there = served.client()
    here.put("/api/me/name", json={"name": " Änna   Berg "}).raise_for_status()
    me = here.put("/api/me/passphrase", json={"passphrase": PASSPHRASE}).json()
    assert (me["name"], me["kind"]) == ("Änna Berg", "person")
    login = {"name": "ÄNNA BERG", "passphrase": PASSPHRASE}
    assert there.post("/api/login", json=login).json() == me
    assert there.get("/api/me").json() == me


def test_the_passphrase_is_kept_as_an_argon2id_hash(served: Served, folder: Path) -> None:
    client = served.guest()
    client.put("/api/me/passphrase", json={"passphrase": PASSPHRASE}).raise_for_status()
    identity = client.get("/api/me").json()["identity"]
    database = sqlite3.connect(folder / "sandtable.db")
    query = "select passphrase from people where identity = ?"
    (kept,) = database.execute(query, [identity]).fetchone()
    database.close()
    assert kept.startswith("$argon2id$")
    assert PASSPHRASE.encode() not in everything_kept(folder)


def test_wrong_passphrase_and_unknown_name_are_answered_alike(served: Served) -> None:
    client = served.guest()
    stranger = served.client()
    client.put("/api/me/name", json={"name": "Carla"})
    client.put("/api/me/passphrase", json={"passphrase": PASSPHRASE})
    wrong = stranger.post("/api/login", json={"name": "Carla", "passphrase": "wrong one"})
    unknown = stranger.post("/api/login", json={"name": "Beth", "passphrase": "wrong one"})
    guest = stranger.post("/api/login", json={"name": "Guest 1", "passphrase": ""})
    assert wrong.status_code == unknown.status_code == guest.status_code == 401
    assert wrong.content == unknown.content == guest.content


def test_an_unknown_name_costs_as_much_work_as_a_known_one(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    from sandtable.server.people import passphrases

    seen = []

    class Counting(type(passphrases.hasher)):  # type: ignore[misc]
        def verify(self, kept: str, passphrase: str) -> bool:
            seen.append(kept.rsplit("$", 2)[0])
            return bool(super().verify(kept, passphrase))

    monkeypatch.setattr(passphrases, "hasher", Counting(time_cost=1, memory_cost=64))
    client = served.guest()
    stranger = served.client()
    client.put("/api/me/name", json={"name": "Dora"})
    client.put("/api/me/passphrase", json={"passphrase": PASSPHRASE})
    for name in ("Dora", "Nobody"):
        stranger.post("/api/login", json={"name": name, "passphrase": "wrong one"})
    assert len(seen) == 2
    assert seen[0] == seen[1]  # the same parameters: the same time


def test_whoever_has_a_passphrase_must_know_it_to_change_it(served: Served) -> None:
    client = served.guest()
    client.put("/api/me/passphrase", json={"passphrase": PASSPHRASE}).raise_for_status()
    wish = {"passphrase": "another one"}
    assert client.put("/api/me/passphrase", json=wish).status_code == 403
    wish["current"] = "not it at all"
    assert client.put("/api/me/passphrase", json=wish).status_code == 403
    wish["current"] = PASSPHRASE
    assert client.put("/api/me/passphrase", json=wish).status_code == 200


def test_a_new_passphrase_logs_all_other_browsers_out(served: Served) -> None:
    here = served.guest()
    there = served.client()
    name = here.put("/api/me/passphrase", json={"passphrase": PASSPHRASE}).json()["name"]
    there.post("/api/login", json={"name": name, "passphrase": PASSPHRASE}).raise_for_status()
    wish = {"passphrase": "another one", "current": PASSPHRASE}
    here.put("/api/me/passphrase", json=wish).raise_for_status()
    assert here.get("/api/me").status_code == 200
    assert there.get("/api/me").status_code == 401


@pytest.mark.parametrize(
    ("more", "status"), [({}, 401), ({"keep_tokens": False}, 401), ({"keep_tokens": True}, 200)]
)
def test_a_new_passphrase_ends_tokens_unless_they_are_kept(
    served: Served, more: dict[str, bool], status: int
) -> None:
    client = served.guest()
    told = client.post("/api/me/tokens", json={}).raise_for_status().json()
    wish = {"passphrase": PASSPHRASE, **more}
    client.put("/api/me/passphrase", json=wish).raise_for_status()
    headers = {"Authorization": f"Bearer {told['token']}"}
    assert served.client(headers=headers).get("/api/me").status_code == status
    assert len(client.get("/api/me/tokens").json()) == (status == 200)


def test_two_people_cannot_have_one_name(served: Served) -> None:
    one = served.guest()
    other = served.guest()
    one.put("/api/me/name", json={"name": "Emma"}).raise_for_status()
    one.put("/api/me/passphrase", json={"passphrase": PASSPHRASE}).raise_for_status()
    assert other.put("/api/me/name", json={"name": "emma"}).status_code == 409


@pytest.mark.parametrize("name", ["H ild a", "Hi1da", "HiIda", "H\u0323ilda"])
def test_nobody_takes_a_name_that_looks_like_anothers(
    served: Served, folder: Path, name: str
) -> None:
    other = served.guest()
    if other.put("/api/me/name", json={"name": "Hilda"}).status_code == 200:
        other.put("/api/me/passphrase", json={"passphrase": PASSPHRASE}).raise_for_status()
    client = served.guest()
    before = client.get("/api/me").json()
    refused = client.put("/api/me/name", json={"name": name})
    assert (refused.status_code, refused.json()["code"]) == (409, "name-alike")
    assert client.get("/api/me").json() == before
    # Neither can a guest of that name from before become a person.
    guest = served.guest()
    rewrite(folder, guest.get("/api/me").json()["identity"], name=name)
    refused = guest.put("/api/me/passphrase", json={"passphrase": PASSPHRASE})
    assert (refused.status_code, refused.json()["code"]) == (409, "name-alike")


def test_people_whose_names_looked_alike_before_keep_them(served: Served, folder: Path) -> None:
    """They may still change their passphrases, and their names to others."""
    names = ("Vilma Alm", "ViIma Alm")
    clients = [served.guest() for _ in names]
    for client, name in zip(clients, ("Vilma Alm", "Vera Elm"), strict=True):
        client.put("/api/me/name", json={"name": name}).raise_for_status()
        client.put("/api/me/passphrase", json={"passphrase": PASSPHRASE}).raise_for_status()
    identity = clients[1].get("/api/me").json()["identity"]
    look, lower_look = looks(names[1])
    key = name_key(names[1])
    rewrite(folder, identity, name=names[1], found_as=key, look=look, lower_look=lower_look)
    for client, name in zip(clients, names, strict=True):
        wish = {"passphrase": "another one", "current": PASSPHRASE}
        me = client.put("/api/me/passphrase", json=wish).raise_for_status().json()
        assert me["name"] == name
        assert client.put("/api/me/name", json={"name": name}).status_code == 200
    assert clients[1].put("/api/me/name", json={"name": "Vera Elm"}).status_code == 200
    assert clients[1].put("/api/me/name", json={"name": names[1]}).status_code == 409


def test_two_guests_of_one_name_cannot_both_become_people(served: Served) -> None:
    one = served.guest()
    other = served.guest()
    for client in (one, other):
        client.put("/api/me/name", json={"name": "Frida"}).raise_for_status()
    one.put("/api/me/passphrase", json={"passphrase": PASSPHRASE}).raise_for_status()
    taken = other.put("/api/me/passphrase", json={"passphrase": PASSPHRASE})
    assert taken.status_code == 409
    assert "choose another" in taken.json()["error"]


@pytest.mark.parametrize(
    "name", ["novice", "First Game", "NOVICE", "\uff4e\uff4fvice", "random", "Bot Anna", "best"]
)
def test_nobody_is_named_like_a_bot(served: Served, name: str) -> None:
    client = served.guest()
    answer = client.put("/api/me/name", json={"name": name})
    assert answer.status_code == 409
    assert "computer" in answer.json()["error"]


@pytest.mark.parametrize("name", ["", "   ", "a\nb", "a\u202eb", "x" * 41, "\x00", 7, None])
def test_a_name_can_be_printed_and_is_not_long(served: Served, name: object) -> None:
    client = served.guest()
    before = client.get("/api/me").json()["name"]
    answer = client.put("/api/me/name", json={"name": name})
    if answer.status_code == 200:  # A line break is only a space.
        assert answer.json()["name"] == "a b"
    else:
        assert answer.status_code in (400, 409)
        assert client.get("/api/me").json()["name"] == before


def test_logging_out_closes_the_way_in(served: Served) -> None:
    client = served.guest()
    thief = served.client()
    thief.cookies.set("sandtable", client.cookies["sandtable"])
    assert thief.get("/api/me").status_code == 200
    assert client.post("/api/logout").status_code == 204
    assert "sandtable" not in client.cookies
    assert thief.get("/api/me").status_code == 401


def test_a_program_plays_for_somebody_but_does_not_manage_them(served: Served) -> None:
    program = served.program()
    assert program.get("/api/me").status_code == 200
    for method, path, body in [
        ("GET", "/api/me/tokens", None),
        ("POST", "/api/me/tokens", {}),
        ("PUT", "/api/me/name", {"name": "Anna"}),
        ("PUT", "/api/me/passphrase", {"passphrase": PASSPHRASE}),
        ("GET", "/api/me/data", None),
        ("DELETE", "/api/me", None),
        ("POST", "/api/logout", None),
    ]:
        assert program.request(method, path, json=body).status_code == 403, path


def test_a_revoked_token_opens_nothing(served: Served) -> None:
    client = served.guest()
    program = served.client()
    told = client.post("/api/me/tokens", json={"label": "bot"}).json()
    program.headers["Authorization"] = f"Bearer {told['token']}"
    assert program.get("/api/me").status_code == 200
    assert [one["label"] for one in client.get("/api/me/tokens").json()] == ["bot"]
    assert client.delete(f"/api/me/tokens/{told['id']}").status_code == 204
    assert program.get("/api/me").status_code == 401
    assert client.delete(f"/api/me/tokens/{told['id']}").status_code == 404


def test_nobody_revokes_the_token_of_another(served: Served) -> None:
    client = served.guest()
    other = served.guest()
    told = client.post("/api/me/tokens", json={}).json()
    assert other.delete(f"/api/me/tokens/{told['id']}").status_code == 404
    assert len(client.get("/api/me/tokens").json()) == 1


def test_a_cookie_is_no_token_and_a_token_is_no_cookie(served: Served) -> None:
    client = served.guest()
    other = served.client()
    cookie = client.cookies["sandtable"]
    token = client.post("/api/me/tokens", json={}).json()["token"]
    bearer = {"Authorization": f"Bearer {cookie}"}
    assert other.get("/api/me", headers=bearer).status_code == 401
    other.cookies.set("sandtable", token)
    assert other.get("/api/me").status_code == 401


def test_a_wrong_token_is_not_helped_by_a_cookie(served: Served) -> None:
    client = served.guest()
    assert client.get("/api/me", headers={"Authorization": "Bearer no"}).status_code == 401
    assert client.get("/api/me", headers={"Authorization": "Basic no"}).status_code == 401


@pytest.mark.parametrize("way", ["revoke", "log out"])
def test_open_sockets_are_closed_with_the_way_in(served: Served, way: str) -> None:
    client = served.guest()
    told = client.post("/api/me/tokens", json={}).json()
    table = open_table(client, game="patterns")
    with open_socket(served, table, told["token"]) as socket:
        hear(socket)
        if way == "revoke":
            client.delete(f"/api/me/tokens/{told['id']}").raise_for_status()
        else:
            client.post("/api/logout").raise_for_status()
        with pytest.raises(ConnectionClosed) as closed:
            hear_on(socket)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == NOT_ALLOWED


def test_sockets_at_other_processes_are_closed_too(postgres_url: str) -> None:
    with serving(postgres_url) as here, serving(postgres_url) as there:
        client = here.guest()
        told = client.post("/api/me/tokens", json={}).json()
        table = open_table(client, game="patterns")
        with open_socket(there, table, told["token"]) as socket:
            hear(socket)
            client.delete(f"/api/me/tokens/{told['id']}").raise_for_status()
            with pytest.raises(ConnectionClosed) as closed:
                hear_on(socket)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == NOT_ALLOWED
