"""Somebody connected to a table by a socket: what they have been sent, and what is to be sent."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from starlette.websockets import WebSocket

from ..errors import SandtableError
from ..tables import Somebody
from .errors import told
from .room import Room, write

if TYPE_CHECKING:
    from .hub import Hub

MOST_WAITING = 100
"""Answers that may wait for somebody who does not read before they are cut off."""
NOT_ALLOWED, GOING_AWAY, TOO_SLOW = 1008, 1012, 1013
"""Why a socket is closed: they have logged out; the server stops; they do not read (RFC 6455)."""


class Connection:
    """Writes to one socket. A slow reader gets several events at once, and holds up nobody."""

    def __init__(
        self,
        socket: WebSocket,
        room: Room,
        who: Somebody | None,
        way_in: str | None = None,
        hang_up: Callable[[], None] = lambda: None,
    ) -> None:
        self.room = room
        self.who = who
        self.way_in = way_in
        """The hash of the token they came by."""
        self.number = room.number
        """How many events they have been sent."""
        self._socket = socket
        self._hang_up = hang_up
        """Ends the connection under the socket, if the socket cannot be closed soon."""
        self._is_rewound = False
        """Whether they asked for events, and are answered even if there are none."""
        self._answers: list[str] = []
        self._close_with: int | None = None
        self._something = asyncio.Event()

    @property
    def chair(self) -> int | None:
        """Where they sit now; None if they watch."""
        return None if self.who is None else self.room.table.chair_of(self.who.identity)

    @property
    def is_closing(self) -> bool:
        """Whether it is to be closed: nothing that comes by it counts any more."""
        return self._close_with is not None

    def wake(self) -> None:
        """There may be something to send."""
        self._something.set()

    def send(self, text: str) -> None:
        """Send this, after all events up to now."""
        if self.is_closing:
            return
        if len(self._answers) >= MOST_WAITING:
            self.close(TOO_SLOW)
            return
        self._answers.append(text)
        self._something.set()

    def greet(self, since: int | None) -> None:
        """The first message: the table as it stands, and the events from a number on."""
        first = self.number if since is None else since
        seen = self.room.seen(self.chair, first)
        is_host = self.room.is_host(None if self.who is None else self.who.identity)
        here = {"presence": self.room.seen_presence(), "bots": self.room.bots}
        self.answer("hello", number=self.number, is_host=is_host, **seen, **here)

    async def rewind(self, hub: "Hub", number: int) -> None:
        """Send everything from an event on again, in order: newer events wait for it."""
        if number > self.room.number:
            await hub.catch_up(self.room)
        self.number = min(number, self.number)
        self._is_rewound = True
        self.wake()

    def refuse(self, key: str | None, error: SandtableError) -> None:
        """Say why something was not done."""
        self.answer("refused", key=key, **told(error), number=self.room.number)

    def answer(self, kind: str, **words: Any) -> None:
        """Send an answer to what they sent."""
        self.send(write({"type": kind, **words}))

    def close(self, code: int) -> None:
        """Close the socket as soon as may be, for the first reason there is.

        From now on it obeys nothing; and it is gone soon, even if the other side does not read.
        """
        if self.is_closing:
            return
        self._close_with = code
        self._hang_up()
        self._something.set()

    async def write_on(self) -> None:
        """Send what there is to send, until the socket is closed or this is cancelled."""
        await self._send_answers()  # The greeting: it comes before whatever happened meanwhile.
        while self._close_with is None:
            await self._something.wait()
            self._something.clear()
            if self._close_with == NOT_ALLOWED:
                break  # What happens at the table is no longer for them.
            if self.number < self.room.number or self._is_rewound:
                self._is_rewound = False
                news = self.room.news(self.chair, self.number)
                self.number = self.room.number
                await self._socket.send_text(news)
            await self._send_answers()
        await self._socket.close(self._close_with)

    async def _send_answers(self) -> None:
        answers, self._answers = self._answers, []
        for text in answers:
            await self._socket.send_text(text)
