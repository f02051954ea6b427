"""All that is live in this process, put together: tables, sockets, bots, and what is due."""

import secrets
from collections.abc import Iterable, Sequence
from contextlib import suppress
from functools import partial

from ...store.errors import StoreError
from ...store.store import Store
from ...tables import Refused, Settings, Somebody, Step, Table, verbs
from ..bots.bot_seats import has_bots
from ..bots.bot_tables import BotTables
from ..bots.bots import Bots
from ..bots.lesson_rivals import LessonRivals
from ..bots.spare_time import SpareTime
from ..bots.thinking import Thinking
from ..bots.thought import Chosen
from ..errors import Unknown
from ..operations.config import Config
from ..operations.housekeeping import Housekeeping
from ..operations.write_check import WriteCheck
from ..people.attendance import Attendance
from ..push.push import Push
from .background import Background
from .committer import Committer
from .connection import GOING_AWAY, Connection
from .connections import Connections
from .daily_days import DailyDays
from .dispatch import Asked, bot_of, check_is_fresh, decide
from .heartbeat import Heartbeat
from .messages import Act, AddBot, HandOver, Plain, Play, Reveal, Undo
from .open_tables import OpenTables
from .opening import new_name, new_secret, opening_of
from .process_bus import ProcessBus
from .process_listener import ProcessListener
from .rated_positions import RatedPositions
from .reviews import Reviews
from .room import Room
from .room_cache import RoomCache
from .rounds import Rounds
from .scheduler import Scheduler
from .silence import Silence
from .standstill import TableTime
from .turn_push import TurnPush
from .warmup import WarmupQueue


class Hub:
    """Serves any table. No process owns one: what counts is the log in the store."""

    def __init__(self, store: Store, config: Config) -> None:
        self.store = store
        self.process = secrets.token_hex(8)
        self.time = time = TableTime()
        self.background = Background()
        self.warmup = WarmupQueue()
        self.attendance = Attendance()
        spawn = self.background.spawn
        self.rooms = RoomCache(
            store, time, config.tables_in_memory, self.warmup.wait_for, self._changed
        )
        self.bus = ProcessBus(store, self.rooms, self.process, spawn)
        self.connections = Connections(store, self.rooms, time, self.bus)
        self.silence = Silence(self.rooms, self.connections)
        self.committer = Committer(store, self.rooms, time, spawn, self._committed)
        now, address_of = time.now, self.attendance.address_of
        thinking = Thinking(config, now, self.warmup, address_of)
        tables = BotTables(config.rate)
        self.bots = Bots(thinking, tables, now, address_of, self._play_for_bot, spawn)
        self.lesson_rivals = LessonRivals()
        self.spare_time = SpareTime(thinking.precedence)
        self.rated_positions = RatedPositions(store, self.rooms)
        self.heartbeat = Heartbeat(store, self.process, time, self.rooms, self.committer)
        self.scheduler = Scheduler(
            store, time, self.rooms, self.committer, self.heartbeat, self.bots
        )
        self.listener = ProcessListener(
            store,
            self.rooms,
            time,
            self.bus,
            self.connections,
            self.drop,
            self.scheduler.look_after,
            spawn,
        )
        self.housekeeping = Housekeeping(config, store, self._present_since, self.drop)
        self.open_tables = OpenTables(config, store, self.open_table, self.drop)
        self.push = Push(store, config)
        self.turn_push = TurnPush(self.push, self.rooms, self.bus.tell, spawn)
        self.daily = DailyDays(store, spawn, thinking.precedence)
        self.reviews = Reviews(spawn, thinking.precedence, config.rate)
        self.rounds = Rounds(store)
        self.check_writable = WriteCheck(partial(store.check_writable, self.process))

    async def start(self) -> None:
        """Before anybody is let in."""
        self.warmup.start()
        self.bots.start()
        if await self.heartbeat.start():
            await self.scheduler.start()
        spawn = self.background.spawn
        await self.push.start(spawn)
        spawn(self.heartbeat.run(self.bus.repeat))
        spawn(self.scheduler.run())
        spawn(self.scheduler.tidy(self.housekeeping.round))
        spawn(self.listener.listen())
        spawn(self.silence.run())
        spawn(self.daily.run())

    async def stop(self) -> None:
        """Send everybody away; what was acknowledged is safe already."""
        self.connections.close(GOING_AWAY)
        thinking = [room.name for room in self.rooms if room.is_thinking]
        await self.background.stop()
        with suppress(StoreError):  # Else they are found when they are overdue.
            await self.bus.hand_over(thinking)
        await self.reviews.stop()
        self.bots.close()
        self.spare_time.close()
        self.push.stop()
        self.warmup.stop()

    # What people do.

    async def open_table(
        self, settings: Settings, host: Somebody, bots: Sequence[str], invited: str | None = None
    ) -> Room:
        """A fresh table, at which bots sit already, and a chair is kept for who is invited."""
        name = new_name()
        with self.bots.space_for(host.identity, name, is_needed=bool(bots)):
            await self.warmup.wait_for(settings.game)
            players = [bot_of(settings.game, level) for level in bots]
            now = self.time.now()
            opening = opening_of(settings, host, players, new_secret(), now, invited)
            await self.committer.create(name, opening)
            room = await self.rooms.get(name)
            if invited is not None:
                self.turn_push.invite(room, host, invited)
            return room

    async def act(self, room: Room, who: Somebody, act: Act, by: Connection | None = None) -> int:
        """Do what somebody asks; the number of its first event, the same if they ask again.

        What came by a connection that is to be closed meanwhile is not done.
        """
        if self.time.is_still:
            await self.heartbeat.check()
        if isinstance(act, Play | Undo | Reveal) and act.number > room.number:
            await self.rooms.catch_up(room)
        room.note_sign_of_life(room.table.chair_of(who.identity))
        fresh = new_name() if isinstance(act, Plain) else ""
        asked = Asked(act, who, room.absent, fresh)

        def decides(table: Table, now: int) -> Step:
            if by is not None and by.is_closing:
                raise Unknown("unknown-visitor")
            return decide(asked, table, now)

        # A game that is over has bots to wake again when its last move is taken back.
        wakes = isinstance(act, AddBot | HandOver) or (
            isinstance(act, Undo) and has_bots(room.table)
        )
        key = who.identity, act.key
        if not wakes:
            return await self.committer.commit(room, decides, key, by)
        with self.bots.space_for(who.identity, room.name, is_needed=True):
            return await self.committer.commit(room, decides, key, by)

    async def leave(self, name: str, identity: str) -> None:
        """Somebody leaves a table for good."""

        def leave(table: Table, now: int) -> Step:
            return verbs.leave(table, identity, now)

        with suppress(Refused):  # The game has just ended.
            await self.committer.commit(await self.rooms.get(name), leave)

    def drop(self, names: Iterable[str]) -> None:
        """Tables were removed from the store."""
        gone = list(names)
        for name in gone:
            self.bots.forget(name)
        self.rooms.drop(gone)

    # What follows from it.

    def _changed(self, room: Room, before: Table) -> None:
        """The table of a room has gone on, here or in another process."""
        if room.table.chairs != before.chairs:  # Somebody who watched may sit now.
            self.background.spawn(self.connections.tell_presence(room))
        self.connections.cut_off_strangers(room)
        self.bots.follow(room)

    def _committed(self, room: Room, before: Table) -> None:
        """Something was committed here: a bot may be to move, or somebody who is not here, and this
        process sees to it."""
        self.bots.look_at(room)
        self.turn_push.look_at(room, before)

    async def _play_for_bot(self, room: Room, seat: int, chosen: Chosen) -> None:
        def play(table: Table, now: int) -> Step:
            check_is_fresh(table, chosen.number)
            return verbs.play_for(table, seat, chosen.move, now)

        with suppress(Refused):  # The game has gone on without this move.
            await self.committer.commit(room, play)

    def _present_since(self, since: int) -> set[str]:
        """Everybody who is connected here or has asked for something since a time."""
        return self.attendance.since(since) | self.connections.people()
