"""Somebody connected to a table by a socket: what they have been sent, and what is to be sent."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from starlette.websockets import WebSocket

from ...errors import SandtableError
from ...tables import Somebody
from ..errors import error_json
from .room import Room, Viewer, write

MOST_WAITING = 100
"""Answers that may wait for somebody who does not read before they are cut off."""
NOT_ALLOWED, GOING_AWAY, TOO_SLOW = 1008, 1012, 1013
"""Why a socket is closed: they have logged out; the server stops; they do not read (RFC 6455)."""


class Line(Protocol):
    """What is under a socket, in the time of the event loop."""

    heard: float
    """When anything came last."""
    probed: float

    def probe(self) -> None:
        """Send something that is answered, and note when."""


@dataclass(eq=False)
class Connection:
    """Writes to one socket. A slow reader gets several events at once, and holds up nobody."""

    _socket: WebSocket
    room: Room
    who: Somebody | None
    token_hash: str | None = None
    """The hash of the token they came by."""
    hang_up: Callable[[], None] = lambda: None
    """Ends the connection under the socket, if the socket cannot be closed soon."""
    line: Line | None = None
    """None if nothing is known of it."""
    is_silent: bool = False
    """Whether the other side has not answered for some seconds: its network may be gone."""

    def __post_init__(self) -> None:
        self.number = self.room.number
        """How many events they have been sent."""
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
    def viewer(self) -> Viewer:
        """Whose view they have now."""
        return self.room.viewer(None if self.who is None else self.who.identity)

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
        identity = None if self.who is None else self.who.identity
        self.answer("hello", **self.room.whole_view(identity, first))

    def rewind(self, number: int) -> None:
        """Send everything from an event on again, in order: newer events wait for it."""
        self.number = min(number, self.number)
        self._is_rewound = True
        self.wake()

    def refuse(self, key: str | None, error: SandtableError) -> None:
        """Say why something was not done."""
        self.answer("refused", key=key, **error_json(error), number=self.room.number)

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
        self.hang_up()
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
                payload = self.room.event_payload(self.viewer, self.number)
                self.number = self.room.number
                await self._socket.send_text(payload)
            await self._send_answers()
        await self._socket.close(self._close_with)

    async def _send_answers(self) -> None:
        answers, self._answers = self._answers, []
        for text in answers:
            await self._socket.send_text(text)
