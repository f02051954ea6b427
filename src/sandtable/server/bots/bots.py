"""Bots at tables: which tables have them, and who moves when."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from ...tables import Status
from ..operations.metrics import BOT_HURRIED
from .bot_seats import bot_on_turn, has_bots, levels_of, payer_of
from .bot_tables import BotTables
from .budgets import left_of
from .thinking import Thinking
from .thought import BotRoom, Chosen, NoPlace

logger = logging.getLogger(__name__)

SHARE_TO_MOVE = 0.5
LAST_SECONDS = 3.0
"""When only this part, or so many seconds, are left, a bot plays any move rather than lose."""
A_MOMENT = 0.25
"""Seconds by which clocks may differ."""

R = TypeVar("R", bound=BotRoom)


@dataclass(eq=False)
class Bots(Generic[R]):
    """All bots of this process."""

    _thinking: Thinking
    _tables: BotTables
    _now: Callable[[], int]
    _address_of: Callable[[str], str]
    _play_move: Callable[[R, int, Chosen], Awaitable[None]]
    """Plays a move on a seat, if it is still that seat's turn."""
    _spawn: Callable[[Coroutine[Any, Any, None]], None]

    @property
    def waiting(self) -> int:
        """How many bots are queued."""
        return self._thinking.waiting

    def start(self) -> None:
        """Before anybody is let in."""
        self._thinking.start(self._spawn)

    def close(self) -> None:
        """Let go; nobody waits for what is still being thought."""
        self._thinking.close()

    # Tables.

    @contextmanager
    def space_for(self, identity: str, table: str, is_needed: bool) -> Iterator[None]:
        """Count a table for somebody who wants a bot there, or refuse; not if it does not come."""
        if not is_needed or table in self._tables:
            yield
            return
        address, now = self._address_of(identity), self._now()
        self._tables.check(identity, address, now)
        self._tables.note(table, identity, address, now)
        try:
            yield
        except BaseException:
            self._tables.forget(table)
            raise

    def forget(self, table: str) -> None:
        """A table was removed."""
        self._tables.forget(table)
        self._thinking.keep_only(table, set())

    def follow(self, room: R) -> None:
        """A table has gone on, here or in another process: who plays no longer is dropped, and
        nobody waits for the bot whose turn it was."""
        if has_bots(room.table):
            self._thinking.keep_only(room.name, levels_of(room.table))
            self._thinking.go_on(room.name, bot_on_turn(room.table))

    def look_at(self, room: R) -> None:
        """Something has happened at a table: count it, and if a bot is to move, let it.

        Whoever appended the last event calls this.
        """
        table = room.table
        if not has_bots(table):
            return
        if table.status is Status.OVER:
            self._tables.forget(room.name)
        else:
            payer = payer_of(table)
            self._tables.note(room.name, payer, self._address_of(payer), self._now())
        if bot_on_turn(table) is not None and not room.is_thinking:
            room.is_thinking = True
            self._spawn(self._play(room))

    # One table.

    async def _play(self, room: R) -> None:
        try:
            while (seat := bot_on_turn(room.table)) is not None:
                chosen = await self._choose(room, seat)
                if chosen is not None:
                    await self._play_move(room, seat, chosen)
        except NoPlace:
            logger.warning("bot queue is full, the scheduler will retry")
        finally:
            room.is_thinking = False
            room.tell_bots(waiting=False, before=0, seconds=0)

    async def _choose(self, room: R, seat: int) -> Chosen | None:
        """The move of the bot on a seat, in time; None if the game goes on without it."""
        left = left_of(room.table, seat, self._now())
        if left is None:
            return await self._thinking.think(room, seat)
        most = max(left * SHARE_TO_MOVE, left - LAST_SECONDS)
        try:
            async with asyncio.timeout(most):
                return await self._thinking.think(room, seat)
        except (TimeoutError, NoPlace) as error:
            if bot_on_turn(room.table) != seat:
                return None
            used = left - (left_of(room.table, seat, self._now()) or 0)
            if isinstance(error, TimeoutError) and used < most - A_MOMENT:
                return await self._choose(room, seat)  # The server stood still meanwhile.
            BOT_HURRIED.labels("any").inc()
            return Chosen(secrets.choice(room.table.position.legal_moves()), room.number)
