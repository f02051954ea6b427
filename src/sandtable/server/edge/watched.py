"""A connection that is looked after: it must read what it is sent, and go when it is told to."""

import asyncio
from typing import Any

LINGER = 2.0
"""Seconds for which a connection that is sent away may still read why."""
MOST_DISCARDED = 1024 * 1024
"""Bytes that it may still send meanwhile: to close with bytes unread would take the answer away."""
SLOWEST = 4 * 1024
"""Bytes a second at which an answer must be read at least, after the time that all have."""


class Watched:
    """What all connections have in common. Only those in trouble need memory for it."""

    client: tuple[str, int] | None
    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    end_by: float | None = None
    """When it is cut off, however much is unread."""
    _unsent_by: float | None = None
    """When what is written must have been read."""
    _discarded = 0

    def __init__(self, unread_seconds: float, **of_uvicorn: Any) -> None:
        super().__init__(**of_uvicorn)
        self.unread_seconds = unread_seconds
        """How long what is written may stay unread."""

    def check(self, now: float) -> bool:
        """Now and then: whether it may stay. If not, it is gone already."""
        unsent = self.transport.get_write_buffer_size()
        if not unsent:
            self._unsent_by = None
        elif self._unsent_by is None:
            self._unsent_by = now + self.unread_seconds + unsent / SLOWEST
        deadlines = [by for by in (self.end_by, self._unsent_by) if by is not None]
        if deadlines and now >= min(deadlines):
            self.transport.abort()
            return False
        return True

    def end_within(self, seconds: float) -> None:
        """However little they read, it is over by then."""
        by = self.loop.time() + seconds
        self.end_by = by if self.end_by is None else min(by, self.end_by)

    def say_farewell(self, words: bytes) -> None:
        """Say the last words. They can be read while whatever still comes is thrown away."""
        if self.transport.is_closing():
            return
        self.end_within(LINGER)
        self.transport.write(words)
        if self.transport.can_write_eof():
            self.transport.write_eof()
            self.transport.resume_reading()

    def discard(self, data: bytes) -> None:
        """Throw away what came after the last words."""
        self._discarded += len(data)
        if self._discarded > MOST_DISCARDED:
            self.transport.abort()
