"""An open socket: what comes by it, what is sent, and when it is over.

It is all that is left of a connection once its socket is open: no request, no task, no parser of
HTTP. Messages are handed to one hearer as they come. Floods close it, and whoever does not read
makes nothing grow.
"""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from contextvars import copy_context
from typing import Any, Protocol

from uvicorn.server import ServerState

from ..operations.metrics import REJECTED
from .admission import Admission
from .watched import LINGER, Watched
from .websocket_frames import (
    A_PING,
    BINARY,
    CLOSE,
    INVALID_TEXT,
    PING,
    PONG,
    TEXT,
    BadFrame,
    FrameReader,
    TooManyFragments,
    read_close,
    write_close,
    write_frame,
)

FLOOD = 4429
"""Why a socket is closed: too many messages or frames. Of the codes for applications (RFC 6455),
after the status 429."""
GOING_AWAY, LOST = 1012, 1011
"""The server stops; nothing was heard for too long."""
FRAMES_PER_SECOND, FRAMES_AT_ONCE = 100, 300
"""Of any kind: pings and fragments too. Messages have a limit of their own, which is lower."""
MOST_QUEUED = 100
"""Messages that may wait to be looked at."""
GRACE = 3.0
"""Seconds in which a socket that is to be closed may still read why."""
KEEP_ALIVE = 20.0
"""Seconds of silence after which a socket is pinged, and after that ping until it is lost."""
LATELY = 1.0
"""Whoever was heard within so many seconds need not be pinged."""
OPENED = "opened"
"""In the state of a request: the open socket that it has become."""


class Hearer(Protocol):
    """Whoever listens to a socket."""

    @property
    def waiting(self) -> int:
        """Messages that wait for those before them."""

    def hear(self, text: str | None) -> None:
        """A message has come; None: it was no text."""

    def write_on(self) -> None:
        """They read again: more may be sent."""

    def end(self) -> None:
        """They have gone."""


class OpenSocket(Watched, asyncio.Protocol):
    """One socket, from when it is open until it is gone."""

    def __init__(
        self,
        admission: Admission,
        state: ServerState,
        transport: asyncio.Transport,
        client: tuple[str, int] | None,
        longest: int,
        early: bytes = b"",
    ) -> None:
        super().__init__(admission.config.unread_seconds)
        self.admission = admission
        self.transport = transport
        self.client = client
        self.loop = asyncio.get_running_loop()
        self._state = state
        self._reader = FrameReader(longest, early)
        self._context = copy_context()
        """Of the request that opened it: its number is in the log."""
        self._hearer: Hearer | None = None
        self._at_end: Callable[[], None] | None = None
        self._is_over = False
        self.is_writable = True
        """Whether the other side reads what it is sent."""
        self._is_paused = False
        """Whether nothing is read for now."""
        self._is_deaf = False
        """Whether messages are thrown away: the socket is to be closed."""
        self._is_cut_off = False
        """Whether everything is."""
        self._is_closed = False
        """Whether the last frame was sent."""
        self._asked: float | None = None
        """When it was pinged because nothing had come for long."""
        self._frames_left = FRAMES_AT_ONCE * admission.config.rate
        self._counted = self.heard = self.probed = self.loop.time()
        """`heard`: when anything came last; `probed`: when something that is answered was sent."""
        self.asks_along = False
        """Whether a ping goes along with the next message, if nothing was heard lately."""
        state.connections.add(self)  # type: ignore[arg-type]
        admission.hand_over(self)

    # Whoever listens.

    def listen(self, hearer: Hearer) -> None:
        """From now on somebody hears what comes, and in the end that they have gone."""
        self._hearer = hearer
        if self._is_over:
            self._end()

    def at_end(self, call: Callable[[], None]) -> None:
        """Call this when the socket is gone."""
        self._at_end = call
        if self._is_over:
            self._end()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """A task because of what came; a server that stops waits for it."""
        task = self.loop.create_task(work, context=self._context)
        self._state.tasks.add(task)
        task.add_done_callback(self._state.tasks.discard)

    def resume(self) -> None:
        """The hearer has done what was asked: more may come."""
        if self._is_paused:
            self._is_paused = False
            self.transport.resume_reading()

    # What is sent.

    def send(self, texts: Sequence[bytes]) -> None:
        """Send messages, all in one piece."""
        if not (self._is_closed or self.transport.is_closing()):
            frames = [write_frame(TEXT, text) for text in texts]
            if self.asks_along:
                self._ask_along(frames)
            self.transport.write(b"".join(frames))

    def _ask_along(self, frames: list[bytes]) -> None:
        now = self.loop.time()
        if now - self.heard >= LATELY:
            frames.append(A_PING)
            self.asks_along, self.probed = False, now

    def probe(self) -> None:
        """Send a ping, which libraries answer by themselves; not if it would wait."""
        self.probed = self.loop.time()
        if self.is_writable and not (self._is_closed or self.transport.is_closing()):
            self.transport.write(A_PING)

    def close(self, code: int, reason: str = "") -> None:
        """Close the socket: from now on nothing is heard, and soon it is gone, read or not."""
        self._is_deaf = True
        self.end_within(GRACE)
        if not (self._is_closed or self.transport.is_closing()):
            self._is_closed = True
            self.transport.write(write_close(code, reason))
            self.resume()

    def shutdown(self) -> None:
        """The server stops: whoever does not read is not waited for."""
        self.close(GOING_AWAY)
        self.transport.close()

    def check(self, now: float) -> bool:
        """Whether it may stay: it reads, and something was heard of it lately."""
        is_read = self.end_by is None and not self.transport.get_write_buffer_size()
        if is_read and now - self.heard < KEEP_ALIVE:  # As most.
            self._asked = self._unsent_by = None
            return True
        if not super().check(now):
            return False
        if now - self.heard < KEEP_ALIVE:
            self._asked = None
        elif self._asked is None:
            self._asked = now
            self.probe()
        elif now - self._asked >= KEEP_ALIVE and not self._is_closed:
            self.close(LOST, "keepalive ping timeout")
            self.transport.close()
        return True

    # What asyncio calls.

    def pause_writing(self) -> None:
        """They do not read."""
        self.is_writable = False

    def resume_writing(self) -> None:
        """They read again."""
        self.is_writable = True
        if self._hearer is not None:
            self._hearer.write_on()

    def eof_received(self) -> None:
        """They send nothing more; asyncio closes the connection."""

    def connection_lost(self, exc: Exception | None) -> None:
        """They have gone."""
        self.admission.leave(self)
        self._state.connections.discard(self)
        self._end()

    def data_received(self, data: bytes) -> None:
        """Hear all that is complete, until it is too much."""
        self.heard = self.loop.time()
        if self._is_cut_off:
            self.discard(data)
            return
        self._earn_frames()
        has_limit = self.admission.config.rate > 0
        try:
            for opcode, payload in self._reader.read(data):
                self._frames_left -= 1
                if has_limit and self._frames_left < 0:
                    self._cut_off(FLOOD, "too many messages")
                    return
                self._take(opcode, payload)
                if self._is_cut_off:
                    return
        except BadFrame as error:
            self._cut_off(error.code, str(error))
        except TooManyFragments:
            self._cut_off(FLOOD, "too many fragments")

    def _earn_frames(self) -> None:
        rate = self.admission.config.rate
        if rate:
            earned = (self.heard - self._counted) * FRAMES_PER_SECOND * rate
            self._frames_left = min(self._frames_left + earned, FRAMES_AT_ONCE * rate)
        self._counted = self.heard

    def _take(self, opcode: int, payload: bytes) -> None:
        if opcode == TEXT:
            try:
                self._hear(payload.decode())
            except UnicodeDecodeError:
                raise BadFrame(INVALID_TEXT, "a text that is none") from None
        elif opcode == BINARY:
            self._hear(None)
        elif opcode == PING:
            # Whoever does not read needs no answer, and gets none.
            if self.is_writable and not (self._is_closed or self.transport.is_closing()):
                self.transport.write(write_frame(PONG, payload))
        elif opcode == CLOSE:
            self._answer_close(payload)

    def _hear(self, text: str | None) -> None:
        hearer = self._hearer
        if self._is_deaf or hearer is None:
            return
        hearer.hear(text)
        if hearer.waiting > MOST_QUEUED:
            self._cut_off(FLOOD, "too many messages")
        elif hearer.waiting and not (self._is_paused or self._is_deaf):
            self._is_paused = True
            self.transport.pause_reading()

    def _answer_close(self, payload: bytes) -> None:
        read_close(payload)
        self._is_deaf = self._is_cut_off = True
        if not (self._is_closed or self.transport.is_closing()):
            self._is_closed = True
            self.transport.write(write_frame(CLOSE, payload))
        self.transport.close()
        self.end_within(GRACE)

    def _cut_off(self, code: int, reason: str) -> None:
        """Say why, and hear nothing more."""
        if code == FLOOD:
            REJECTED.labels("flood").inc()
        self._is_deaf = self._is_cut_off = True
        farewell = b"" if self._is_closed else write_close(code, reason)
        self._is_closed = True
        self.loop.call_later(LINGER, self.transport.abort)
        self.say_farewell(farewell)
        self._end()

    def _end(self) -> None:
        self._is_over = True
        hearer, self._hearer = self._hearer, None
        if hearer is not None:
            hearer.end()
        call, self._at_end = self._at_end, None
        if call is not None:
            self._context.copy().run(call)
