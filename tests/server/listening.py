"""Listen to a table by socket."""

import json
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.server.serving import PATIENCE, Served


def open_socket(served: Served, table: str, token: str | None, **query: str) -> ClientConnection:
    headers = {} if token is None else {"Authorization": f"Bearer {token}"}
    since = "&".join(f"{name}={value}" for name, value in query.items())
    address = served.address.replace("http", "ws", 1)
    return connect(f"{address}/api/tables/{table}/socket?{since}", additional_headers=headers)


def hear(socket: ClientConnection) -> dict[str, Any]:
    heard = json.loads(socket.recv(timeout=PATIENCE))
    assert isinstance(heard, dict)
    return heard


def hear_on(socket: ClientConnection) -> None:
    """Until it is closed."""
    while True:
        hear(socket)
