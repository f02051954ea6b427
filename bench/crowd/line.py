"""A socket to one table that comes back by itself; what was asked is done once.

The same rules as web/src/state/connection.ts: the same waits between tries, the same pings, and
whatever was not answered is sent again under its key.
"""

import asyncio
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import orjson

from ..load.wire import Wire
from .network import WAYS
from .person import Person, wait_before

PING_EVERY = 20.0
PING_PATIENCE = 8.0

Message = dict[str, Any]


class Line:
    """Open from when it is made until it is closed."""

    def __init__(self, person: Person, table: str, hear: Callable[[Message], None]) -> None:
        self._person = person
        self._table = table
        self._hear_message = hear
        self._known = 0
        self._wire: Wire | None = None
        self._is_open = False
        self._heard = 0.0
        self._acts: dict[str, tuple[bytes, asyncio.Future[Message]]] = {}
        self._wait = person.experience.wait("socket")
        self._hurry = asyncio.Event()
        """The page was reloaded: no reason to wait before the next try."""
        self._task = asyncio.create_task(self._stay())

    async def act(self, **what: Any) -> Message:
        """Do something; its answer, `done` or `refused`, even if the line breaks meanwhile."""
        key = secrets.token_hex(8)
        text = orjson.dumps({"key": key, **what})
        answer: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self._acts[key] = text, answer
        if self._is_open and self._wire is not None:
            self._wire.send(text)
        return await answer

    def reload(self) -> None:
        """Somebody loads the page anew: it knows nothing, and asks for everything."""
        self._known = 0
        self._hurry.set()
        if self._wire is not None:
            self._wire.close()

    async def close(self) -> None:
        """Leave the table."""
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task

    async def _stay(self) -> None:
        attempt = 0
        try:
            while True:
                try:
                    await self._connect()
                    attempt = 0
                    await self._listen()
                    if self._hurry.is_set():
                        self._await_socket()
                    else:
                        self._lost("lost")
                except WAYS as error:
                    self._lost(str(error) if isinstance(error, ConnectionError) else "no answer")
                self._hang_up()
                with suppress(TimeoutError):
                    async with asyncio.timeout(wait_before(attempt, self._person.dice)):
                        await self._hurry.wait()
                self._hurry.clear()
                attempt += 1
        finally:
            self._hang_up()
            self._wait.drop()

    def _lost(self, problem: str) -> None:
        """The line broke, or has not come about."""
        self._await_socket()
        self._wait.failed(problem)

    def _await_socket(self) -> None:
        """From now on somebody waits for it; whoever reloads meanwhile has waited since before."""
        if self._wait not in self._person.experience.open:
            self._wait = self._person.experience.wait("socket")

    async def _connect(self) -> None:
        person = self._person
        path = f"/api/tables/{self._table}/socket?since={self._known}"
        self._wire = await person.network.connect(path, self._hear, person.headers)
        self._heard = time.monotonic()

    async def _listen(self) -> None:
        """Until the line breaks."""
        wire = self._wire
        assert wire is not None
        while not wire.is_gone.done():
            silent = time.monotonic() - self._heard
            if silent >= PING_EVERY:
                wire.send(b'{"type":"ping"}')
                await asyncio.wait({wire.is_gone}, timeout=PING_PATIENCE)
                if time.monotonic() - self._heard >= PING_EVERY:
                    return
            else:
                await asyncio.wait({wire.is_gone}, timeout=PING_EVERY - silent)

    def _hang_up(self) -> None:
        self._is_open = False
        if self._wire is not None:
            self._wire.close()
            self._wire = None

    def _hear(self, wire: Wire, text: bytes) -> None:
        if wire is not self._wire and self._wire is not None:
            return  # Of a line that was given up.
        self._wire, self._heard = wire, time.monotonic()
        message = orjson.loads(text)
        match message["type"]:
            case "done" | "refused" if message["key"] in self._acts:
                _, answer = self._acts.pop(message["key"])
                if not answer.done():
                    answer.set_result(message)
            case "hello":
                self._known, self._is_open = message["number"], True
                self._wait.done()
                self._hear_message(message)
                for again, _ in list(self._acts.values()):
                    wire.send(again)
            case "events":
                self._known = message["table"]["number"]
                self._hear_message(message)
            case _:
                self._hear_message(message)
