"""What is kept about somebody can be taken away, and forgotten."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest

import sandtable
from sandtable.server.people import account_deletion
from sandtable.store.store import Store
from sandtable.store.values import Place
from tests.server.playing import act, open_table, sit
from tests.server.serving import Served

PASSPHRASE = "correct horse battery"


def test_my_data_is_everything_about_me(served: Served) -> None:
    client, other = served.guest(), served.guest()
    client.put("/api/me/name", json={"name": "Änna"})
    client.put("/api/me/passphrase", json={"passphrase": PASSPHRASE})
    client.post("/api/me/tokens", json={"label": "my bot"})
    over = open_table(client, game="patterns", rated=True)
    sit(other, over)
    act(other, over, type="resign")
    running = open_table(client, game="mandala", bots=["random"])
    answer = client.get("/api/me/data")
    assert "attachment" in answer.headers["content-disposition"]
    data = answer.json()
    assert (data["name"], data["kind"], data["has_passphrase"]) == ("Änna", "person", True)
    assert {token["label"] for token in data["tokens"]} == {"", "my bot"}
    assert [(rating["game"], rating["games"]) for rating in data["ratings"]] == [("patterns", 1)]
    tables = {table["table"]: table for table in data["tables"]}
    assert set(tables) == {over, running}
    assert sandtable.replay(tables[over]["record"])
    assert tables[over]["record"]["ending"] == "resigned"
    assert "record" not in tables[running]  # It would show the other hand.
    assert "argon2" not in answer.text


def test_forgotten_people_leave_no_name_and_no_way_in(served: Served) -> None:
    client, other = served.guest(), served.guest()
    name = "Somebody Unforgettable"
    client.put("/api/me/name", json={"name": name})
    client.put("/api/me/passphrase", json={"passphrase": PASSPHRASE})
    token = client.post("/api/me/tokens", json={}).json()["token"]
    over = open_table(client, game="patterns", rated=True)
    sit(other, over)
    act(client, over, type="resign")
    program = served.client(headers={"Authorization": f"Bearer {token}"})
    assert program.get("/api/me").status_code == 200
    cookie = client.cookies["sandtable"]

    assert client.delete("/api/me").status_code == 204
    assert "sandtable" not in client.cookies
    assert program.get("/api/me").status_code == 401
    client.cookies.set("sandtable", cookie)
    assert client.get("/api/me").status_code == 401
    login = {"name": name, "passphrase": PASSPHRASE}
    assert served.client().post("/api/login", json=login).status_code == 401
    seen = [
        other.get(path).raise_for_status()
        for path in [
            f"/api/tables/{over}",
            f"/api/tables/{over}/events",
            f"/api/tables/{over}/record",
            "/api/me/tables",
            "/api/me/data",
            "/api/ratings/patterns",
        ]
    ]
    assert all(name not in answer.text for answer in seen)
    assert "somebody" in seen[2].json()["seats"]


def test_who_is_forgotten_leaves_the_games_they_are_in(served: Served) -> None:
    client, other = served.guest(), served.guest()
    waiting = open_table(client, game="patterns")
    running = open_table(client, game="patterns")
    sit(other, running)
    client.delete("/api/me").raise_for_status()
    chairs = other.get(f"/api/tables/{waiting}").json()["table"]["chairs"]
    assert [chair["name"] for chair in chairs] == [None, None]
    assert len(other.get(f"/api/tables/{running}").json()["table"]["left"]) == 1


def test_tables_that_changed_in_the_same_moment_are_all_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    changed = {"a": 9, "b": 8, "c": 8, "d": 7}

    class Pages:
        async def tables_of(self, identity: str, limit: int, after: Place | None) -> list[Any]:
            names = list(changed)
            first = 0 if after is None else names.index(after.name) + 1
            page = names[first : first + limit]
            return [SimpleNamespace(table=name, changed=changed[name]) for name in page]

    async def names() -> list[str]:
        return [one.table async for one in account_deletion.all_tables(cast(Store, Pages()), "me")]

    monkeypatch.setattr(account_deletion, "PAGE", 3)
    assert asyncio.run(names()) == ["a", "b", "c", "d"]
