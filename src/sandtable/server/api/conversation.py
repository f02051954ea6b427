"""What is said by one socket: each message is obeyed before the next one is looked at."""

import logging
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any, Protocol

from pydantic import ValidationError

from ...errors import SandtableError
from ...tables.questions import why_not
from ...tables.reactions import check_may_react
from ..edge.guard import LONGEST_MESSAGE
from ..edge.limits import Limits
from ..edge.open_socket import FLOOD
from ..errors import ServerError, TooMany, Unknown, misunderstood, reason_json
from ..live.connection import Connection
from ..live.hub import Hub
from ..live.messages import MESSAGES, Act, Ping, React, Since, Why

logger = logging.getLogger(__name__)

TOO_LONG, BROKEN = 1009, 1011
"""Why a socket is closed (RFC 6455)."""


class Line(Protocol):
    """What a conversation needs of its socket."""

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Go on with something that has to wait."""

    def resume(self) -> None:
        """What was asked is done: more may come."""


class Conversation:
    """Hears what somebody says at a table. What need not wait is done at once, without a task."""

    __slots__ = (
        "_connection", "_gone", "_hub", "_is_busy", "_limits", "_line", "_queue", "_whose",
    )  # fmt: skip

    def __init__(
        self,
        hub: Hub,
        connection: Connection,
        line: Line,
        limits: Limits,
        whose: str,
        gone: Callable[[], None],
    ) -> None:
        self._hub = hub
        self._connection = connection
        self._line = line
        self._limits = limits
        self._whose = whose
        """For whom messages count."""
        self._gone = gone
        """Is told that they have gone."""
        self._is_busy = False
        self._queue: deque[str | None] | None = None

    @property
    def waiting(self) -> int:
        """Messages that wait for those before them."""
        return 0 if self._queue is None else len(self._queue)

    # What the socket says.

    def hear(self, text: str | None) -> None:
        """A message has come; None: it was no text."""
        if self._is_busy:
            if self._queue is None:
                self._queue = deque()
            self._queue.append(text)
        elif self._hub.rounds.hold(self, text):
            self._is_busy = True
        elif (work := self._obey(text)) is not None:
            self._is_busy = True
            self._line.spawn(self._go_on(work))

    def begin(self, text: str | None) -> None:
        """Obey a message that was held until now, and those that have come behind it."""
        work = self._obey(text) or self._next()
        if work is not None:
            self._line.spawn(self._go_on(work))
        else:
            self._is_busy, self._queue = False, None
            self._line.resume()

    def write_on(self) -> None:
        """They read again."""
        try:
            self._connection.flush()
        except Exception:
            self._fail()

    def end(self) -> None:
        """They have gone."""
        self._gone()

    # One message after the other.

    async def _go_on(self, work: Coroutine[Any, Any, None]) -> None:
        """Do what takes a while, and then all that has come meanwhile."""
        more: Coroutine[Any, Any, None] | None = work
        try:
            while more is not None:
                try:
                    await more
                except SandtableError as error:
                    self._connection.refuse(None, error)
                except Exception:
                    self._fail()
                more = self._next()
        finally:
            self._is_busy, self._queue = False, None
            self._line.resume()

    def _next(self) -> Coroutine[Any, Any, None] | None:
        """Obey what has come meanwhile; what has to wait is still to be done."""
        while self._queue:
            work = self._obey(self._queue.popleft())
            if work is not None:
                return work
        return None

    def _fail(self) -> None:
        logger.exception("socket message failed")
        self._connection.close(BROKEN)

    def _obey(self, text: str | None) -> Coroutine[Any, Any, None] | None:
        """Do what is asked, or return what is still to be done because it has to wait."""
        connection = self._connection
        if connection.is_closing:
            return None
        try:
            if self._is_too_many():
                return None
            if text is None:
                connection.refuse(None, ServerError("not-text"))
            elif len(text) > LONGEST_MESSAGE:
                connection.close(TOO_LONG)
            else:
                return self._obey_text(text)
        except SandtableError as error:
            connection.refuse(None, error)
        except Exception:
            self._fail()
        return None

    def _is_too_many(self) -> bool:
        """Whether there are too many messages. That is said now and then, not for ever."""
        try:
            self._limits.messages.take(self._whose)
        except TooMany as error:
            try:
                self._limits.floods.take(self._whose)
            except TooMany:
                self._connection.close(FLOOD)
            else:
                self._connection.refuse(None, error)
            return True
        return False

    def _obey_text(self, text: str) -> Coroutine[Any, Any, None] | None:
        hub, connection = self._hub, self._connection
        try:
            message = MESSAGES.validate_json(text)
        except ValidationError as error:
            first = error.errors(include_url=False, include_input=False)[0]
            connection.refuse(None, misunderstood(dict(first), "the message"))
            return None
        match message:
            case Act():
                return self._act(message)
            case Ping():
                connection.answer("pong", now=hub.time.now())
            case Since():
                if message.number > connection.room.number:
                    return self._catch_up(message.number)
                connection.rewind(message.number)
            case Why():
                reason = why_not(connection.room.table, connection.who, message.move)
                connection.answer("why", key=message.key, **reason_json(reason))
            case React():
                return self._react(message)
        return None

    async def _catch_up(self, number: int) -> None:
        await self._hub.rooms.catch_up(self._connection.room)
        self._connection.rewind(number)

    async def _react(self, message: React) -> None:
        """Everybody at the table sees it, whoever sent it too: that is the answer."""
        connection = self._connection
        if connection.who is None:
            connection.refuse(message.key, Unknown("only-watching"))
            return
        try:
            seat = check_may_react(connection.room.table, connection.who.identity)
            self._limits.reactions.take(connection.who.identity)
        except SandtableError as error:
            connection.refuse(message.key, error)
        else:
            await self._hub.connections.tell_reaction(connection.room, seat, message.reaction)

    async def _act(self, act: Act) -> None:
        connection = self._connection
        if connection.who is None:
            connection.refuse(act.key, Unknown("only-watching"))
            return
        try:
            number = await self._hub.act(connection.room, connection.who, act, connection)
        except SandtableError as error:
            connection.refuse(act.key, error)
        else:
            connection.answer("done", key=act.key, number=number)
