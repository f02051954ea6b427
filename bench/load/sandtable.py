"""Players at our own server: its three games in turn, on a database on disk."""

import asyncio
import random
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any

import httpx2
import orjson

from sandtable.server.people.identity import PROGRAM, hash_of
from sandtable.store.errors import Missing
from sandtable.store.store import create_store
from sandtable.store.values import Person, Token
from sandtable.tables.events import Played

from .process import PATIENCE, Process, free_port, run_server
from .rhythm import Pair, Rhythm
from .wire import Wire, connect

GAMES: list[dict[str, Any]] = [
    {"game": "mandala"},
    {"game": "patterns"},
    {"game": "mandamina", "options": {"seats": 2}},
]
AT_ONCE = 20
"""Requests that are on their way at the same time while tables are opened."""
SEATS = 2
PREPARED = b"All games and bots are ready."
"""What the server says then."""

Acknowledged = tuple[str, int, str]
"""Table, number and text of a move that the server said was done."""


class Sandtable:
    """One server process and everybody who plays there."""

    name = "Sandtable"

    def __init__(self, database: str, process: Process, rhythm: Rhythm) -> None:
        self.process = process
        self._database = database
        self._rhythm = rhythm
        self.players: list[Player] = []

    @classmethod
    @contextmanager
    def serve(
        cls, database: str, rhythm: Rhythm, python: str = sys.executable, processes: int = 1
    ) -> Iterator["Sandtable"]:
        """A fresh server, at which nobody plays yet; `python` may be that of another checkout."""
        port = free_port()
        command = [python, "-m", "sandtable.cli", "serve", "--port", str(port)]
        if processes > 1:  # Older checkouts have no such option.
            command += ["--processes", str(processes)]
        environment = {"SANDTABLE_RATE": "0", "SANDTABLE_LOG_LEVEL": "error"}
        # To load the bots takes time and memory, which no table needs.
        with run_server(
            [*command, "--database", database], port, "/healthz", environment, PREPARED
        ) as process:
            yield cls(database, process, rhythm)

    async def open_tables(self, count: int) -> None:
        """Tables at which two players sit, whose sockets are open."""
        turns = asyncio.Semaphore(AT_ONCE)
        url = f"http://{self.process.address}"
        async with httpx2.AsyncClient(base_url=url, timeout=PATIENCE) as client:

            async def open_one(number: int) -> None:
                async with turns:
                    names = [f"p{SEATS * number + seat}" for seat in range(SEATS)]
                    table = await _open_table(client, names, GAMES[number % len(GAMES)])
                    pair = Pair(self._rhythm)
                    for name in names:
                        player = Player(self.process.address, name, pair)
                        await player.sit_down(table)
                        self.players.append(player)

            await asyncio.gather(*(open_one(number) for number in range(count)))

    async def prepare(self, moves: int) -> None:
        """Nothing: whoever has finished a game plays a rematch."""

    def acknowledged(self) -> set[Acknowledged]:
        """Every move that the server said was done."""
        return {move for player in self.players for move in player.acknowledged}

    async def lost(self) -> set[Acknowledged]:
        """Kill the server; all acknowledged moves that are not in its database."""
        self._rhythm.is_over = True
        self.process.kill()
        return await missing_of(self._database, self.acknowledged())


class Player:
    """Somebody who plays random moves, and a rematch after every game."""

    def __init__(self, address: str, name: str, pair: Pair) -> None:
        self.acknowledged: list[Acknowledged] = []
        self._address = address
        self._name = name
        self._pair = pair
        self._table = ""
        self._wire: Wire | None = None
        self._answered = -1
        self._moves: dict[str, str] = {}
        """What was sent under each key."""
        self._moving: asyncio.Task[None] | None = None

    async def sit_down(self, table: str) -> None:
        """Open the socket of a table."""
        if self._wire is not None:
            self._wire.close()
        self._table, self._answered = table, -1
        path = f"/api/tables/{table}/socket"
        await connect(self._address, path, self._hear, header(self._name))

    async def _play_on(self, table: str) -> None:
        try:
            await self.sit_down(table)
        except ConnectionError:
            self._pair.refused()

    def _hear(self, wire: Wire, text: bytes) -> None:
        self._wire = wire
        message = orjson.loads(text)
        match message["type"]:
            case "done":
                move = self._moves.pop(message["key"], None)
                if move is not None:
                    self.acknowledged.append((self._table, message["number"], move))
            case "refused":
                self._pair.refused()
            case "hello" if message["table"]["status"] == "waiting":
                self._send({"type": "take-seat", "key": "sit", "seed": self._name})
            case "hello" | "events" if message["table"]["status"] != "waiting":
                self._look(message["events"], message["table"])

    def _look(self, events: Sequence[dict[str, Any]], view: dict[str, Any]) -> None:
        for event in events:
            if event["kind"] == "played" and event["seat"] != view["seat"]:
                self._pair.seen(event["number"])
            elif event["kind"] == "rematched":
                self._moving = asyncio.create_task(self._play_on(event["table"]))
                return
        number, moves = view["number"], view["position"]["legal_moves"]
        if moves and number > self._answered:
            self._answered = number
            self._pair.when_due(lambda: self._play(number, random.choice(moves)))
        elif view["status"] == "over" and self._answered >= 0:
            self._answered = -1
            self._send({"type": "rematch", "key": f"r{number}"})

    def _play(self, number: int, move: str) -> None:
        key = f"k{number}"
        self._moves[key] = move
        self._pair.sent(number)
        self._send({"type": "play", "key": key, "number": number, "move": move})

    def _send(self, message: dict[str, Any]) -> None:
        assert self._wire is not None
        self._wire.send(orjson.dumps(message))


async def missing_of(database: str, moves: set[Acknowledged]) -> set[Acknowledged]:
    """Those moves that are not in a database."""
    kept: set[Acknowledged] = set()
    async with create_store(database) as store:
        for table in {table for table, _, _ in moves}:
            with suppress(Missing):
                events = enumerate(await store.events(table))
                kept |= {(table, n, e.move) for n, e in events if isinstance(e, Played)}
    return moves - kept


def header(name: str) -> dict[str, str]:
    """How somebody introduces themselves."""
    return {"Authorization": f"Bearer token-of-{name}"}


async def add_people(database: str, tables: int) -> None:
    """Everybody is known before the server starts."""
    names = [f"p{number}" for number in range(SEATS * tables)]
    async with create_store(database) as store:
        await asyncio.gather(
            *(
                store.add_person(
                    Person(name, f"Player {name}", None, 0),
                    Token(hash_of(f"token-of-{name}"), name, PROGRAM, "", 0, 2**50),
                )
                for name in names
            )
        )


async def _open_table(
    client: httpx2.AsyncClient, names: Sequence[str], settings: dict[str, Any]
) -> str:
    async def post(who: str, path: str, body: dict[str, Any]) -> dict[str, Any]:
        answer = await client.post(path, json=body, headers=header(who))
        return dict(answer.raise_for_status().json())

    table = str((await post(names[0], "/api/tables", settings))["name"])
    for name in names:
        sit = {"type": "take-seat", "key": "sit", "seed": name}
        await post(name, f"/api/tables/{table}/acts", sit)
    return table
