"""People at tables of a real server, for tests that read like a game."""

import itertools
import json
from collections.abc import Iterator
from contextlib import contextmanager
from copy import copy
from typing import Any

import httpx2
from websockets.sync.client import ClientConnection, connect

from .serving import PATIENCE, Served

_keys = itertools.count()
_names = itertools.count()


class Person:
    """Somebody with a token, who acts by REST and listens by socket."""

    def __init__(self, served: Served) -> None:
        self._served = served
        self.browser = served.guest()
        self.name = f"Player {next(_names)}"
        self.browser.put("/api/me/name", json={"name": self.name}).raise_for_status()
        told = self.browser.post("/api/me/tokens", json={}).raise_for_status()
        self.token = str(told.json()["token"])
        self.identity = str(self.browser.get("/api/me").json()["identity"])
        self.client: httpx2.Client = served.client(headers=self._header())

    def _header(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"}

    def at(self, served: Served) -> "Person":
        """The same person at another server on the same database."""
        other = copy(self)
        other._served = served
        other.client = served.client(headers=self._header())
        return other

    def open(self, game: str = "patterns", **settings: Any) -> str:
        """The name of a fresh table; the host begins."""
        settings = {"game": game, "starter": "host", **settings}
        answer = self.client.post("/api/tables", json=settings)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["name"])

    def try_to(self, table: str, kind: str, **act: Any) -> httpx2.Response:
        """An act, whatever the answer is."""
        act = {"key": f"act-{next(_keys)}", **act}
        return self.client.post(f"/api/tables/{table}/acts", json={"type": kind, **act})

    def do(self, table: str, kind: str, **act: Any) -> dict[str, Any]:
        """An act that must succeed; the answer."""
        answer = self.try_to(table, kind, **act)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def refused(self, table: str, kind: str, status: int = 409, **act: Any) -> str:
        """An act that must not succeed; why not."""
        answer = self.try_to(table, kind, **act)
        assert answer.status_code == status, answer.text
        return str(answer.json()["error"])

    def sit(self, table: str, **act: Any) -> dict[str, Any]:
        """Take a seat."""
        return self.do(table, "take-seat", seed="a-seed", **act)

    def see(self, table: str) -> dict[str, Any]:
        """The table as it stands."""
        answer = self.client.get(f"/api/tables/{table}")
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def play_first(self, table: str) -> dict[str, Any]:
        """The first legal move."""
        seen = self.see(table)
        move = seen["table"]["position"]["legal_moves"][0]
        return self.do(table, "play", number=seen["number"], move=move)

    @contextmanager
    def listen(self, table: str, since: int | None = None) -> Iterator["Ear"]:
        """A socket at the table."""
        query = "" if since is None else f"?since={since}"
        address = self._served.address.replace("http", "ws")
        path = f"{address}/api/tables/{table}/socket{query}"
        with connect(path, additional_headers=self._header(), open_timeout=PATIENCE) as socket:
            yield Ear(socket)


class Ear:
    """A socket at a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    def hear(self, kind: str | None = None) -> dict[str, Any]:
        """The next message (of a kind)."""
        while True:
            message: dict[str, Any] = json.loads(self.socket.recv(timeout=PATIENCE))
            if kind is None or message["type"] == kind:
                return message

    def say(self, kind: str, **words: Any) -> None:
        """A message."""
        self.socket.send(json.dumps({"type": kind, **words}))


def game_of_two(served: Served, game: str = "patterns", **settings: Any) -> tuple[Any, ...]:
    """Two people at a table where the game has begun: host, guest, table."""
    host, guest = Person(served), Person(served)
    table = host.open(game, **settings)
    host.sit(table)
    guest.sit(table)
    return host, guest, table
