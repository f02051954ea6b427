"""Players who do not care whether the server dies: they come back and go on."""

import asyncio
import json
import random
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any, TypeVar

import httpx2
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidMessage

from sandtable.tables.fairness import commitment_to_seed

GONE = (ConnectionClosed, InvalidMessage, OSError, TimeoutError, EOFError, httpx2.TransportError)
"""What somebody sees of a server that dies."""
PATIENCE = 60
PAUSE = 0.02

T = TypeVar("T")


@dataclass
class Seen:
    """What a player has seen and done at one table."""

    table: str
    seed: str
    events: list[dict[str, Any]] = field(default_factory=list)
    view: dict[str, Any] = field(default_factory=dict)
    asked: dict[str, tuple[int, str]] = field(default_factory=dict)
    """For each key the number that was answered and the move."""
    done: dict[str, int] = field(default_factory=dict)
    """For each key that was acknowledged the number of its event."""

    @property
    def is_over(self) -> bool:
        return bool(self.view) and self.view["status"] == "over"

    @property
    def wants_seed(self) -> bool:
        """Whether everybody is committed, and our seed is not shown yet."""
        if not self.view or self.view["status"] != "waiting":
            return False
        committed = all(
            chair["kind"] == "bot" or chair["commitment"] for chair in self.view["chairs"]
        )
        mine = [chair for chair in self.view["chairs"] if chair["commitment"] == self.commitment]
        return committed and not any(chair["revealed"] for chair in mine)

    @property
    def commitment(self) -> str:
        return commitment_to_seed(self.seed)

    @property
    def is_my_turn(self) -> bool:
        if not self.view or self.view["status"] != "playing":
            return False
        return self.view["seat"] is not None and self.view["position"]["turn"] == self.view["seat"]

    def take(self, message: dict[str, Any]) -> None:
        """Events come one after the other, none twice and none left out."""
        for event in message["events"]:
            assert event["number"] == len(self.events)
            self.events.append(event)
        self.view = message["table"]
        assert self.view["number"] == len(self.events)


class Player:
    """A guest who plays random moves, at one table after the other."""

    def __init__(self, addresses: Callable[[], str], seed: int) -> None:
        self._address = addresses
        """Where a server may be; asked anew for every connection."""
        self._dice = random.Random(seed)
        self._token = ""
        self.seen: list[Seen] = []
        self.is_leaving = False

    async def visit(self) -> None:
        """Become somebody."""

        async def introduce() -> str:
            async with self._client() as client:
                (await client.post("/api/visit")).raise_for_status()
                told = await client.post("/api/me/tokens", json={})
                return str(told.raise_for_status().json()["token"])

        self._token = await self.again(introduce)

    def _client(self) -> httpx2.AsyncClient:
        headers = {"Authorization": f"Bearer {self._token}"} if self._token else {}
        address = f"http://{self._address()}"
        return httpx2.AsyncClient(base_url=address, headers=headers, timeout=PATIENCE)

    async def post(self, path: str, **body: Any) -> dict[str, Any]:
        """A request, until it is answered."""

        async def ask() -> dict[str, Any]:
            async with self._client() as client:
                answer = await client.post(path, json=body)
                return dict(answer.raise_for_status().json())

        return await self.again(ask)

    async def again(self, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Until there is a server that does it."""
        while True:
            try:
                return await work()
            except GONE:
                await asyncio.sleep(PAUSE)

    async def open(self, **settings: Any) -> str:
        """A fresh table."""
        return str((await self.post("/api/tables", **settings))["name"])

    async def sit(self, table: str) -> None:
        """Take a seat; asked twice it is one."""
        seen = Seen(table, seed=f"{self._dice.getrandbits(64):x}")
        await self.post(
            f"/api/tables/{table}/acts", type="take-seat", key="sit", commitment=seen.commitment
        )
        self.seen.append(seen)

    async def play(self) -> None:
        """The game at the last table, until it is over or this player leaves."""
        while not self.seen[-1].is_over and not self.is_leaving:
            try:
                await self._play_connected(self.seen[-1])
            except GONE:
                await asyncio.sleep(PAUSE)

    async def _play_connected(self, seen: Seen) -> None:
        path = f"ws://{self._address()}/api/tables/{seen.table}/socket?since={len(seen.events)}"
        headers = {"Authorization": f"Bearer {self._token}"}
        async with connect(path, additional_headers=headers, open_timeout=PATIENCE) as socket:
            hello = json.loads(await socket.recv())
            assert hello["type"] == "hello"  # Whatever came before it would be lost.
            seen.take(hello)
            while not seen.is_over and not self.is_leaving:
                if seen.wants_seed:
                    await self._show_seed(socket, seen)
                if seen.is_my_turn:
                    await asyncio.sleep(self._dice.random() * PAUSE)
                    await self._move(socket, seen)
                else:
                    await self._wait(socket, seen)

    async def _show_seed(self, socket: ClientConnection, seen: Seen) -> None:
        """Asked twice it is once; that it is done is seen at the table."""
        shown = {"seed": seen.seed, "number": len(seen.events)}
        await socket.send(json.dumps({"type": "reveal", "key": "show", **shown}))

    async def _wait(self, socket: ClientConnection, seen: Seen) -> None:
        """For whatever comes; now and then see whether it is time to leave."""
        try:
            async with asyncio.timeout(1):
                message = json.loads(await socket.recv())
        except TimeoutError:
            return
        if message["type"] == "events":
            seen.take(message)

    async def _move(self, socket: ClientConnection, seen: Seen) -> None:
        """A move; what was not acknowledged before is sent again under its key."""
        key, (number, move) = next(
            ((k, asked) for k, asked in seen.asked.items() if k not in seen.done), self._new(seen)
        )
        seen.asked[key] = (number, move)
        act = {"type": "play", "key": key, "number": number, "move": move}
        await socket.send(json.dumps(act))
        while key not in seen.done:
            message = json.loads(await socket.recv())
            if message["type"] == "events":
                seen.take(message)
            elif message["type"] == "done" and message["key"] in seen.asked:
                seen.done[message["key"]] = message["number"]
            assert message["type"] != "refused", message

    def _new(self, seen: Seen) -> tuple[str, tuple[int, str]]:
        move = self._dice.choice(seen.view["position"]["legal_moves"])
        return f"move-{len(seen.asked)}", (len(seen.events), move)
