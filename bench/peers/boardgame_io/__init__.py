"""boardgame.io (Node.js): its own tic-tac-toe, its own server, matches in files.

Players speak its protocol: socket.io over a WebSocket. Matches are opened ahead of time through its
lobby; a pair that has finished one goes on with the next on the same sockets.
"""

import asyncio
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2
import orjson

from ...load.process import PATIENCE, Process, free_port, run_server
from ...load.rhythm import Pair, Rhythm
from ...load.wire import Wire, connect
from .. import Unavailable

FOLDER = Path(__file__).parent
GAME = "tic-tac-toe"
SOCKET = "/socket.io/?EIO=4&transport=websocket"
OPEN, PING, PONG = b"0", b"2", b"3"
"""Packets of engine.io."""
JOIN = f"40/{GAME},".encode()
EVENT = f"42/{GAME},".encode()
AT_ONCE = 20
DRAWN = (0, 1, 2, 4, 3, 5, 7, 6, 8)
"""Cells in an order in which nobody gets three in a row: every match is as long as can be."""


def install() -> str:
    """The command that runs Node.js, with boardgame.io installed beside server.js."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        raise Unavailable("boardgame.io needs Node.js and npm")
    if not (FOLDER / "node_modules").exists():
        command = [npm, "install", "--no-package-lock", "--no-audit", "--no-fund", "--silent"]
        if subprocess.run(command, cwd=FOLDER).returncode:
            raise Unavailable("npm could not install boardgame.io")
    return node


class BoardgameIo:
    """One server process and everybody who plays there."""

    name = "boardgame.io"

    def __init__(self, process: Process, rhythm: Rhythm) -> None:
        self.process = process
        self._rhythm = rhythm
        self._matches: list[str] = []
        """Opened, and not begun."""
        self._tables = 0

    @classmethod
    @contextmanager
    def serve(cls, folder: Path, rhythm: Rhythm) -> Iterator["BoardgameIo"]:
        """A fresh server, at which nobody plays yet."""
        port = free_port()
        command = [install(), str(FOLDER / "server.js"), str(port), str(folder)]
        with run_server(command, port, "/games", {"NODE_ENV": "production"}) as process:
            yield cls(process, rhythm)

    async def open_tables(self, count: int) -> None:
        """Pairs of players, whose sockets are open."""
        self._tables += count
        await self._open_matches(count)
        for _ in range(count):
            pair = Pair(self._rhythm)
            players = [Player(str(seat), pair) for seat in range(2)]
            for player in players:
                await player.come(self.process.address)
            self._begin(players)

    async def prepare(self, moves: int) -> None:
        """Open the matches in which so many moves will be made, and as many that are overdue."""
        await self._open_matches(2 * moves // len(DRAWN) + self._tables - len(self._matches))

    async def _open_matches(self, count: int) -> None:
        turns = asyncio.Semaphore(AT_ONCE)
        url = f"http://{self.process.address}/games/{GAME}/create"
        async with httpx2.AsyncClient(timeout=PATIENCE) as client:

            async def open_one() -> None:
                async with turns:
                    answer = await client.post(url, json={"numPlayers": 2})
                    self._matches.append(answer.raise_for_status().json()["matchID"])

            await asyncio.gather(*(open_one() for _ in range(count)))

    def _begin(self, players: list["Player"]) -> None:
        match = self._matches.pop()
        for player in players:
            player.begin(match, lambda: self._begin(players))


class Player:
    """Somebody who plays one match after the other."""

    def __init__(self, seat: str, pair: Pair) -> None:
        self._seat = seat
        self._pair = pair
        self._match = ""
        self._go_on: Callable[[], None] = lambda: None
        self._wire: Wire | None = None
        self._joined: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def come(self, address: str) -> None:
        """Open a socket."""
        self._wire = await connect(address, SOCKET, self._hear)
        await self._joined

    def begin(self, match: str, go_on: Callable[[], None]) -> None:
        """Sit down at a match; after it whoever moved last lets both go on."""
        self._match, self._go_on = match, go_on
        self._emit("sync", match, self._seat, None, 2)

    def _hear(self, wire: Wire, text: bytes) -> None:
        if text.startswith(EVENT):
            kind, match, data, *_ = orjson.loads(text[len(EVENT) :])
            if match == self._match and kind in ("sync", "update"):
                self._look(data["state"] if kind == "sync" else data)
        elif text == PING:
            wire.send(PONG)
        elif text.startswith(OPEN):
            wire.send(JOIN)
        elif text.startswith(JOIN):
            self._joined.set_result(None)

    def _look(self, state: dict[str, Any]) -> None:
        number = state["_stateID"]
        if str(number % 2) == self._seat:  # The other one has moved, or nobody yet.
            self._pair.seen(number - 1)
            if "gameover" in state["ctx"]:
                self._go_on()
            else:
                self._pair.when_due(lambda: self._play(number))

    def _play(self, number: int) -> None:
        self._pair.sent(number)
        payload = {"type": "clickCell", "args": [DRAWN[number]], "playerID": self._seat}
        move = {"type": "MAKE_MOVE", "payload": payload}
        self._emit("update", move, number, self._match, self._seat)

    def _emit(self, *event: Any) -> None:
        assert self._wire is not None
        self._wire.send(EVENT + orjson.dumps(event))
