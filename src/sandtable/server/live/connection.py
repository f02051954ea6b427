"""Somebody connected to a table by a socket: what they have been sent, and what is to be sent."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from ...errors import SandtableError
from ...tables import Somebody
from ..errors import error_json
from .room import Room, Viewer, write

MOST_WAITING = 100
"""Answers that may wait for somebody who does not read before they are cut off."""
NOT_ALLOWED, GOING_AWAY, TOO_SLOW = 1008, 1012, 1013
"""Why a socket is closed: they have logged out; the server stops; they do not read (RFC 6455)."""


class Line(Protocol):
    """The socket under a connection, in the time of the event loop."""

    is_writable: bool
    """Whether the other side reads what it is sent."""
    heard: float
    """When anything came last."""
    probed: float
    asks_along: bool
    """Whether the next message asks for an answer, if nothing was heard lately."""

    def send(self, texts: Sequence[bytes]) -> None:
        """Send messages, all in one piece."""

    def probe(self) -> None:
        """Send something that is answered, and note when."""

    def close(self, code: int) -> None:
        """Hear nothing more and be gone soon, even if the other side does not read."""


@dataclass(eq=False, slots=True)
class Connection:
    """Writes to one socket, at once. A slow reader gets several events together, and holds up
    nobody."""

    line: Line
    room: Room
    who: Somebody | None
    token_hash: str | None = None
    """The hash of the token they came by."""
    is_silent: bool = False
    """Whether the other side has not answered for some seconds: its network may be gone."""
    is_closing: bool = False
    """Whether it is to be closed: nothing that comes by it counts any more."""
    number: int = -1
    """How many events they have been sent."""
    _is_rewound: bool = False
    """Whether they asked for events, and are answered even if there are none."""
    _answers: list[bytes] | None = None
    """What waits to be sent."""

    def __post_init__(self) -> None:
        self.number = self.room.number

    @property
    def chair(self) -> int | None:
        """Where they sit now; None if they watch."""
        return None if self.who is None else self.room.table.chair_of(self.who.identity)

    @property
    def viewer(self) -> Viewer:
        """Whose view they have now."""
        return self.room.viewer(None if self.who is None else self.who.identity)

    def flush(self) -> None:
        """Send whatever there is, if the other side reads: events first, then answers."""
        if self.is_closing or not self.line.is_writable:
            return
        answers, self._answers = self._answers or [], None
        if self.number < self.room.number or self._is_rewound:
            payload = self.room.event_payload(self.viewer, self.number)
            self._is_rewound, self.number = False, self.room.number
            self.line.send([payload, *answers])
        elif answers:
            self.line.send(answers)

    def send(self, text: bytes) -> None:
        """Send this, after all events up to now."""
        if self.is_closing:
            return
        if self._answers is None:
            self._answers = []
        elif len(self._answers) >= MOST_WAITING:
            self.close(TOO_SLOW)
            return
        self._answers.append(text)
        self.flush()

    def greet(self, since: int | None) -> None:
        """The first message: the table as it stands, and the events from a number on."""
        first = self.number if since is None else since
        identity = None if self.who is None else self.who.identity
        self.answer("hello", **self.room.whole_view(identity, first))

    def rewind(self, number: int) -> None:
        """Send everything from an event on again, in order: newer events wait for it."""
        self.number = min(number, self.number)
        self._is_rewound = True
        self.flush()

    def refuse(self, key: str | None, error: SandtableError) -> None:
        """Say why something was not done."""
        self.answer("refused", key=key, **error_json(error), number=self.room.number)

    def answer(self, kind: str, **words: Any) -> None:
        """Send an answer to what they sent."""
        self.send(write({"type": kind, **words}))

    def close(self, code: int) -> None:
        """Close the socket as soon as may be, for the first reason there is.

        From now on it obeys nothing; and it is gone soon, even if the other side does not read.
        What happens at the table is no longer for whoever may not see it.
        """
        if self.is_closing:
            return
        if code != NOT_ALLOWED:
            self.flush()
        self.is_closing = True
        self.line.close(code)
