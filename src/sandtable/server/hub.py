"""All tables of this process: loaded from their logs, changed by verbs, shown to everybody."""

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Iterable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

from ..errors import SandtableError
from ..store.store import Conflict, Rating, Store
from ..tables import Event, Refused, Settings, Somebody, Table, verbs
from ..tables.events import Rematched
from .acts import Asked, bot_of, decide
from .attendance import Attendance
from .bots import Bots
from .config import Config
from .connection import GOING_AWAY, NOT_ALLOWED, Connection
from .errors import NotNow, Unknown
from .heart import Heart
from .housekeeping import Housekeeping
from .line import Line
from .messages import Act, AddBot, HandOver, Plain, Play, Reveal, Undo
from .metrics import APPEND_SECONDS, EVENTS, TABLES
from .open_tables import OpenTables
from .opening import events_of_opening, events_of_rematch, new_name, new_secret
from .preparation import Preparation
from .ratings import is_rated_now, new_ratings
from .room import Room
from .standstill import TableTime
from .summary import summary_of
from .write_check import WriteCheck

logger = logging.getLogger(__name__)

MOST_TRIES = 20
"""How often something is decided again because others were faster."""
IN_USE = 60_000
"""Milliseconds for which a room is kept after somebody asked for it."""

Decide = Callable[[Table, int], Sequence[Event]]
"""What happens at a table at a time."""


class Hub:
    """Serves any table. No process owns one: what counts is the log in the store."""

    def __init__(self, store: Store, config: Config) -> None:
        self.store = store
        self.process = secrets.token_hex(8)
        self.time = TableTime()
        self.line = Line(self)
        self.preparation = Preparation()
        self._most_rooms = config.tables_in_memory
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        """The longest unused first."""
        self.bots = Bots(self, config)
        self._heart = Heart(self)
        self.housekeeping = Housekeeping(self, config)
        self.attendance = Attendance()
        self.open_tables = OpenTables(self, config)
        self._tasks: set[asyncio.Task[None]] = set()
        self.check_writable = WriteCheck(partial(store.check_writable, self.process))

    async def start(self) -> None:
        """Before anybody is let in."""
        self.preparation.start()
        await self._heart.start()
        self.spawn(self._heart.run())
        self.spawn(self._heart.tend())
        self.spawn(self._heart.tidy())
        self.spawn(self.line.listen())

    async def stop(self) -> None:
        """Send everybody away; what was acknowledged is safe already."""
        for room in self.rooms:
            for connection in room.connections:
                connection.close(GOING_AWAY)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.bots.close()
        self.preparation.stop()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Have something done beside everything else."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            logger.error("something in the background failed", exc_info=error)

    # Rooms.

    @property
    def rooms(self) -> list[Room]:
        """All tables in memory."""
        return [room for room in self._rooms.values() if room.is_loaded]

    def held(self, name: str) -> Room | None:
        """A table if it is in memory."""
        room = self._rooms.get(name)
        return room if room is not None and room.is_loaded else None

    async def room(self, name: str) -> Room:
        """A table, from memory or from its log; Missing if there is none."""
        while True:
            room = self._rooms.get(name)
            if room is None:
                room = self._rooms[name] = Room(name, self.time)
                self._make_space()
            room.used = self.time.now()
            self._rooms.move_to_end(name)
            if room.is_loaded:
                return room
            async with room.lock:
                # If whoever read it first has failed, this is not the room others will be in.
                if not room.is_loaded and self._rooms.get(name) is room:
                    await self._load(room)

    async def _load(self, room: Room) -> None:
        try:
            room.show(await self.read_table(room.name))
        except BaseException:
            self._rooms.pop(room.name, None)
            raise

    async def read_table(self, name: str) -> Table:
        """A table as its log has it, when its rules can be used; Missing if there is none."""
        events = await self.store.events(name)
        await self.preparation.wait_for(Table(events[:1]).settings.game)
        return Table(events)

    def _make_space(self) -> None:
        oldest = next(iter(self._rooms.values()))
        if len(self._rooms) > self._most_rooms:
            if oldest.connections or oldest.is_thinking or self.time.now() - oldest.used < IN_USE:
                self._rooms.move_to_end(oldest.name)
            else:
                del self._rooms[oldest.name]
        TABLES.set(len(self._rooms))

    async def catch_up(self, room: Room) -> None:
        """Read what other processes have appended."""
        async with room.lock:
            await self._read_on(room)

    async def _read_on(self, room: Room) -> None:
        """The same for whoever has locked the room."""
        events = await self.store.events(room.name, room.number)
        if events:
            self._show(room, room.table.after(events))

    def _show(self, room: Room, after: Table) -> None:
        is_reseated = after.chairs != room.table.chairs
        room.show(after)
        if is_reseated:  # Somebody who watched may sit now.
            self.spawn(self.tell_presence(room))

    async def reread(self, names: Iterable[str]) -> None:
        """Read tables anew whose events read differently now: somebody is forgotten."""
        for name in names:
            room = self.held(name)
            if room is not None:
                async with room.lock:
                    room.show(await self.read_table(name))

    def drop(self, names: Iterable[str]) -> None:
        """Tables that are there no longer: whoever comes again is told so."""
        for name in names:
            self.bots.forget(name)
            room = self._rooms.pop(name, None)
            for connection in room.connections if room is not None else ():
                connection.close(GOING_AWAY)

    # What happens.

    async def open_table(self, settings: Settings, host: Somebody, bots: Sequence[str]) -> Room:
        """A fresh table, at which bots sit already."""
        name = new_name()
        with self.bots.space_for(host.identity, name, is_needed=bool(bots)):
            await self.preparation.wait_for(settings.game)
            players = [bot_of(settings.game, level) for level in bots]
            events = events_of_opening(settings, host, players, new_secret(), self.time.now())
            await self._create(name, events)
            return await self.room(name)

    async def _create(self, name: str, events: Sequence[Event]) -> None:
        await self.store.append(name, 0, events, summary_of(name, Table(events)))
        EVENTS.inc(len(events))

    async def act(self, room: Room, who: Somebody, act: Act, by: Connection | None = None) -> int:
        """Do what somebody asks; the number of its first event, the same if they ask again.

        What came by a connection that is to be closed meanwhile is not done.
        """
        await self._heart.check()
        if isinstance(act, Play | Undo | Reveal) and act.number > room.number:
            await self.catch_up(room)
        room.note_sign_of_life(room.table.chair_of(who.identity))
        fresh = new_name() if isinstance(act, Plain) else ""
        asked = Asked(act, who, room.absent, fresh)

        def decides(table: Table, now: int) -> Sequence[Event]:
            if by is not None and by.is_closing:
                raise Unknown("unknown-visitor")
            return decide(asked, table, now)

        with self.bots.space_for(who.identity, room.name, isinstance(act, AddBot | HandOver)):
            return await self.happen(room, decides, (who.identity, act.key))

    async def happen(self, room: Room, decides: Decide, key: tuple[str, str] | None = None) -> int:
        """Let happen what a verb decides, and show it when it is safe; its first number."""
        async with room.lock:
            for _ in range(MOST_TRIES):
                number = room.number
                try:
                    events = decides(room.table, self._later(room.table))
                except SandtableError:
                    if (answered := await self._answered(room, key)) is not None:
                        return answered
                    raise
                if not events or await self._append(room, events, key):
                    return number
                if (answered := await self._answered(room, key)) is not None:
                    return answered
        raise NotNow("crowded")

    def _later(self, table: Table) -> int:
        """What time it is; never before what has happened, whatever the clocks of others say."""
        return max(self.time.now(), table.events[-1].at)

    async def _answered(self, room: Room, key: tuple[str, str] | None) -> int | None:
        """The number under which something has been done before."""
        answered = None if key is None else await self.store.answered(room.name, *key)
        return None if answered is None else answered.number

    async def _append(
        self, room: Room, events: Sequence[Event], key: tuple[str, str] | None
    ) -> bool:
        """Make events safe and show them; False if somebody was faster, and then read on."""
        after = room.table.after(events)
        ratings: Sequence[Rating] = ()
        if is_rated_now(room.table, after):
            ratings = await new_ratings(self.store, after)
        began = time.perf_counter()
        try:
            await self._open_rematch(room.table, events)
            summary = summary_of(room.name, after)
            await self.store.append(room.name, room.number, events, summary, key, ratings)
        except Conflict:
            await self._read_on(room)
            return False
        except BaseException:
            # Nobody knows whether it was written.
            self.spawn(self.catch_up(room))
            raise
        APPEND_SECONDS.observe(time.perf_counter() - began)
        EVENTS.inc(len(events))
        self._show(room, after)
        self.bots.look_at(room)
        return True

    async def _open_rematch(self, table: Table, events: Sequence[Event]) -> None:
        """The next table is there before anybody is told of it."""
        for event in events:
            if isinstance(event, Rematched):
                with suppress(Conflict):  # It was opened when this was tried before.
                    opening = events_of_rematch(table, new_secret(), event.at)
                    await self._create(event.table, opening)

    # What happens by itself.

    async def look_after(self, name: str) -> None:
        """A table is due: somebody's time is up, or a bot is awaited, or a seed."""
        room = await self.room(name)
        if not room.is_thinking:  # Else its bot waits here, and sees what happens meanwhile.
            await self.catch_up(room)
        clock = room.table.clock
        if clock is not None and clock.late(self.time.now()) is not None:
            with suppress(Refused):  # Another process has just found it out.
                await self.happen(room, verbs.claim_timeout)
        if verbs.seeds_due(room.table) is not None:
            with suppress(Refused):  # They have come meanwhile, or it is not yet time.
                await self.happen(room, verbs.free_late)
        self.bots.look_at(room)

    # Who is there.

    def connected(self) -> set[str]:
        """Everybody who has a socket here."""
        everybody = (connection.who for room in self.rooms for connection in room.connections)
        return {who.identity for who in everybody if who is not None}

    async def come(self, connection: Connection) -> None:
        """Somebody has connected."""
        connection.room.connections.add(connection)
        await self.tell_presence(connection.room)

    async def go(self, connection: Connection) -> None:
        """Somebody is no longer connected."""
        connection.room.connections.discard(connection)
        await self.tell_presence(connection.room)

    async def cut_off(self, identity: str) -> None:
        """Close all sockets of somebody who is no longer who they were, here and elsewhere."""
        self.cut_off_here(identity)
        await self.line.tell_gone(identity)

    def cut_off_here(self, identity: str) -> None:
        """The same for the sockets of this process."""
        for room in self.rooms:
            for connection in room.connections:
                if connection.who is not None and connection.who.identity == identity:
                    connection.close(NOT_ALLOWED)

    async def check_ways_in(self) -> None:
        """Close all sockets whose token is no longer valid: nobody heard that it was revoked."""
        connections = [one for room in self.rooms for one in room.connections]
        for way_in in {one.way_in for one in connections if one.way_in is not None}:
            if await self.store.person_by_token(way_in, self.time.now()) is None:
                for connection in connections:
                    if connection.way_in == way_in:
                        connection.close(NOT_ALLOWED)

    async def tell_presence(self, room: Room) -> None:
        """Tell everybody who is there, if that has changed."""
        if room.presence.come_and_go(room.crowd(), self.time.now()):
            room.tell_presence()
            await self.line.tell(room)
