"""Play at a table by REST."""

from typing import Any

import httpx2


def open_table(client: httpx2.Client, **wish: Any) -> str:
    """Open a table and sit down there."""
    name = client.post("/api/tables", json=wish).raise_for_status().json()["name"]
    sit(client, name)
    return str(name)


def sit(client: httpx2.Client, table: str) -> None:
    act(client, table, type="take-seat", seed="a-seed")


def act(client: httpx2.Client, table: str, **words: Any) -> None:
    body = {"key": f"{words['type']}-{words.get('number', 0)}", **words}
    client.post(f"/api/tables/{table}/acts", json=body).raise_for_status()
