"""Who is told by Web Push: people at tables with days for a move whose turn it is and who are not
here, and whoever is invited to a table."""

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any

from ...games import load
from ...tables import Somebody, Status, Table
from ...tables.clock import DAY, SECOND
from ..edge.limits import Buckets
from ..errors import TooMany
from ..push.push import Push
from .room import Room
from .room_cache import RoomCache

LOOKS = (3.0, 57.0, 240.0, 900.0)
"""Seconds from one look to the next. At the first, whoever just reloads the page is back and the
other processes have said whom they have; a socket may seem open for a while after a phone was put
away, so whoever was there is looked for again."""
MOST_WATCHED = 20_000
"""Tables."""
INVITED = 3 * DAY // SECOND
"""Seconds for which a push service keeps an invitation."""


@dataclass(eq=False)
class TurnPush:
    """Follows the turns of such tables. What it holds is lost when the process ends."""

    _push: Push
    _rooms: RoomCache
    _ask_others: Callable[[Room], None]
    """Asks the other processes who is connected to a table there."""
    _spawn: Callable[[Coroutine[Any, Any, None]], None]
    looks: tuple[float, ...] = LOOKS
    _watched: dict[str, int] = field(default_factory=dict)
    """For each table the number of events at which the turn began."""
    _invitations: Buckets = field(default_factory=lambda: Buckets(1 / 3600, 2))
    """From one person to another: two, then one an hour."""

    def invite(self, room: Room, host: Somebody, invited: str) -> None:
        """Somebody is invited to a table that was just opened."""
        if not self._push.is_offered:
            return
        try:
            self._invitations.take(f"{host.identity} {invited}")
        except TooMany:
            return

        def is_wanted() -> bool:
            return self._now(room).table.status is Status.WAITING

        words = {**_about(room), "kind": "invited", "other": host.name}
        self._spawn(self._push.tell(invited, room.name, words, INVITED, is_wanted))

    def look_at(self, room: Room, before: Table) -> None:
        """Something was committed here: it may be somebody's turn now."""
        table = room.table
        if not self._push.is_offered or not _has_days(table):
            return
        turn = table.turn
        if turn is None or turn == before.turn or table.player(turn).is_bot:
            return
        if room.name not in self._watched and len(self._watched) >= MOST_WATCHED:
            return
        self._watched[room.name] = room.number
        self._spawn(self._watch(room, turn))

    async def _watch(self, room: Room, turn: int) -> None:
        number = room.number
        try:
            self._ask_others(room)
            for seconds in self.looks:
                await asyncio.sleep(seconds)
                if self._watched.get(room.name) != number or not self._is_on_turn(room, turn):
                    return
                if not _is_here(self._now(room), turn):
                    await self._tell(room, turn)
                    return
        finally:
            if self._watched.get(room.name) == number:
                del self._watched[room.name]

    def _now(self, room: Room) -> Room:
        """The room as others see it: it may have been evicted and read again."""
        return self._rooms.held(room.name) or room

    def _is_on_turn(self, room: Room, turn: int) -> bool:
        return self._now(room).table.turn == turn

    async def _tell(self, room: Room, turn: int) -> None:
        table = self._now(room).table
        limit = table.settings.limit
        assert limit is not None, "the table has days for a move"
        others = [table.player(seat).name for seat in table.people if seat != turn]
        other = others[0] if len(others) == 1 else None
        words = {**_about(room), "kind": "turn", "other": other}

        def is_wanted() -> bool:
            return self._is_on_turn(room, turn) and not _is_here(self._now(room), turn)

        who = table.player(turn).identity
        await self._push.tell(who, room.name, words, limit.per_move // SECOND, is_wanted)


def _about(room: Room) -> dict[str, str]:
    return {"table": room.name, "game": load(room.table.settings.game).title}


def _has_days(table: Table) -> bool:
    limit = table.settings.limit
    return limit is not None and limit.per_move >= DAY


def _is_here(room: Room, turn: int) -> bool:
    return room.table.order[turn] in room.presence.chairs
