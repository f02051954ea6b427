"""Logs: one JSON object a line, and never a secret."""

import io
import json
import logging
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from sandtable.server.operations.logs import describe, set_up_logs
from tests.server.listening import hear, open_socket
from tests.server.playing import act, open_table, sit
from tests.server.serving import Served, serving

PASSPHRASE = "correct horse battery"


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """Everything that is logged, at the lowest level."""
    root, ours = logging.getLogger(), logging.getLogger("sandtable")
    handlers, levels = root.handlers, (root.level, ours.level)
    stream = io.StringIO()
    set_up_logs("debug", stream)
    yield stream
    root.handlers = handlers
    root.setLevel(levels[0])
    ours.setLevel(levels[1])


def lines(log: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in log.getvalue().splitlines()]


def secrets_kept(folder: Path) -> list[str]:
    """The secrets of all tables, from the database."""
    database = sqlite3.connect(folder / "sandtable.db")
    rows = database.execute("select data from events where number = 0").fetchall()
    database.close()
    return [json.loads(data)["secret"] for (data,) in rows]


def test_a_whole_play_through_leaves_no_secret_in_the_logs(
    log: io.StringIO, sqlite_url: str, tmp_path: Path
) -> None:
    with serving(sqlite_url) as server:
        one, other = server.guest(), server.guest()
        secret = [client.cookies["sandtable"] for client in (one, other)]
        one.put("/api/me/name", json={"name": "Änna"})
        one.put("/api/me/passphrase", json={"passphrase": PASSPHRASE})
        other.post("/api/login", json={"name": "Änna", "passphrase": PASSPHRASE + "!"})
        token = one.post("/api/me/tokens", json={"label": "bot"}).json()["token"]
        table = open_table(one, game="mandala", visibility="link")
        sit(other, table)
        with open_socket(server, table, token) as socket:
            hear(socket)
            socket.send('{"type": "play", "key": "k", "number": 4, "move": "nonsense"}')
            hear(socket)
        one.post(f"/api/tables/{table}/acts", json={"passphrase": PASSPHRASE})
        one.post("/api/tables", content=PASSPHRASE, headers={"Content-Type": "application/json"})
        act(one, table, type="resign")
        one.get(f"/api/tables/{table}/record").raise_for_status()
        one.get(f"/{table}")
        one.delete("/api/me")
    text = log.getvalue()
    secret += [token, PASSPHRASE, table, "a-seed", *secrets_kept(tmp_path)]
    assert len(secret) == 7
    assert [word for word in secret if word in text] == []
    routes = {line.get("route") for line in lines(log)}
    assert {"/api/visit", "/api/login", "/api/tables/{table}/socket"} <= routes


def test_the_number_of_a_request_is_in_its_answer(log: io.StringIO, served: Served) -> None:
    answer = served.guest().get("/api/me")
    line = next(one for one in lines(log) if one.get("route") == "/api/me")
    assert line["request"] == answer.headers["x-request-id"]
    assert (line["method"], line["status"], line["level"]) == ("GET", 200, "info")
    assert line["person"] == answer.json()["identity"]
    assert line["milliseconds"] >= 0


def test_a_socket_to_no_table_is_no_error(log: io.StringIO, served: Served) -> None:
    with pytest.raises(InvalidStatus), open_socket(served, "0" * 22, served.token()):
        pass
    entries = lines(log)
    assert any(entry["event"] == "socket" for entry in entries)
    assert [entry for entry in entries if entry["level"] == "error"] == []


def test_an_unexpected_error_is_logged_without_what_it_quotes(
    log: io.StringIO, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(limit: int, seen_since: int) -> None:
        try:
            int("the inner secret")
        except ValueError as error:
            raise KeyError("the outer secret") from error

    monkeypatch.setattr(served.app.state.store, "open_tables", broken)
    answer = served.client().get("/api/lobby/open")
    assert answer.status_code == 500
    line = next(one for one in lines(log) if one["level"] == "error")
    assert line["request"] == answer.headers["x-request-id"]
    assert (line["error"], line["cause"]["error"]) == ("KeyError", "ValueError")
    assert any("test_logs.py" in frame and "broken" in frame for frame in line["trace"])
    assert "secret" not in log.getvalue()


def test_what_the_system_says_is_kept() -> None:
    with pytest.raises(OSError, match="No space") as raised:
        raise OSError(28, "No space left on device", "/a/path")
    assert describe(raised.value)["reason"] == "No space left on device"
