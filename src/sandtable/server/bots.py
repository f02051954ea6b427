"""Bots that play seats: in threads of their own, and by what their seat may know alone."""

import asyncio
import logging
import secrets
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from ..players.player import SeatView
from ..players.registry import kind_of, make_player
from ..tables import Event, Refused, Status, Table, verbs
from ..tables.clock import SECOND
from ..tables.events import Played, Sat
from .acts import check_is_fresh
from .bot_queue import BotQueue, Job
from .bot_seconds import Experience, is_cut_short
from .bot_tables import BotTables
from .config import Config
from .metrics import BOT_HURRIED, BOT_QUEUE, BOT_SECONDS, BOT_SHORTENED, BOT_WAIT_SECONDS
from .room import Room

if TYPE_CHECKING:
    from .hub import Hub

logger = logging.getLogger(__name__)

SHARE_OF_CLOCK = 0.1
"""A bot thinks for at most this part of the time it has left."""
SHARE_TO_WAIT = 0.25
"""When it has waited for this part of its time, it is urgent."""
SHARE_TO_MOVE = 0.5
LAST_SECONDS = 3.0
"""When only this part, or so many seconds, are left, a bot plays any move rather than lose."""
A_MOMENT = 0.25
"""Seconds by which clocks may differ."""
NOTICE = 1.5
"""Seconds after which people are told that their bot waits."""


def bot_on_turn(table: Table) -> int | None:
    """The seat of the bot whose decision it is; None if it is nobody's or a person's."""
    turn = table.turn
    return turn if turn is not None and table.player(turn).is_bot else None


def has_bots(table: Table) -> bool:
    """Whether a bot sits at a table."""
    return any(chair.who is not None and chair.who.is_bot for chair in table.chairs)


def payer_of(table: Table) -> str:
    """The person for whom bots think: who moved or sat down last, else whoever opened it."""
    for event in reversed(table.events):
        match event:
            case Played(seat=seat) if not table.player(seat).is_bot:
                return table.player(seat).identity
            case Sat(who=who) if not who.is_bot:
                return who.identity
    return table.opening.host


def usual_budget(table: Table, seat: int) -> float:
    """Seconds the bot on a seat may think if nothing is in the way."""
    return kind_of(table.settings.game, table.player(seat).identity).budget


def left_of(table: Table, seat: int, now: int) -> float | None:
    """Seconds left on the clock of a seat; None without a clock."""
    return None if table.clock is None else max(0, table.clock.left(seat, now)) / SECOND


def budget_of(table: Table, seat: int, now: int) -> float:
    """Seconds a bot may think about its move."""
    usual, left = usual_budget(table, seat), left_of(table, seat, now)
    return usual if left is None else min(usual, left * SHARE_OF_CLOCK)


class NoPlace(Exception):
    """A bot cannot think now: too many wait."""


@dataclass(frozen=True)
class Chosen:
    """A move, and how many events there were when a bot chose it."""

    move: str
    number: int


@dataclass(eq=False)
class Thought:
    """A bot's move to be thought about, from when it waits until it is there."""

    room: Room
    seat: int
    level: str
    job: Job
    chosen: "asyncio.Future[Chosen | None]"
    """None if the game went on without it."""

    def end(self, chosen: Chosen | None) -> None:
        """This came of it."""
        if not self.chosen.done():
            self.chosen.set_result(chosen)

    def fail(self) -> None:
        """There was no place for it."""
        if not self.chosen.done():
            self.chosen.set_exception(NoPlace)


class Bots:
    """A few threads in which bots think, by turns; the table goes on meanwhile."""

    def __init__(self, hub: "Hub", config: Config) -> None:
        self._hub = hub
        self._queue = BotQueue(config.bot_threads, config.tables_in_memory)
        self._experience = Experience()
        self._tables = BotTables(config.rate)
        self._thoughts: dict[Job, Thought] = {}
        """All that wait or run."""
        self._awaited: dict[str, Thought] = {}
        """Those for which somebody waits, by the names of their tables."""
        # One more than think at length: the quick lane.
        self._threads = ThreadPoolExecutor(config.bot_threads + 1, thread_name_prefix="bot")

    @property
    def waiting(self) -> int:
        """How many bots wait for their turn."""
        return len(self._queue)

    # Tables.

    @contextmanager
    def space_for(self, identity: str, table: str, is_needed: bool) -> Iterator[None]:
        """Count a table for somebody who wants a bot there, or refuse; not if it does not come."""
        if not is_needed or table in self._tables:
            yield
            return
        address, now = self._hub.attendance.address_of(identity), self._hub.time.now()
        self._tables.check(identity, address, now)
        self._tables.note(table, identity, address, now)
        try:
            yield
        except BaseException:
            self._tables.forget(table)
            raise

    def forget(self, table: str) -> None:
        """A table is there no longer."""
        self._tables.forget(table)

    def look_at(self, room: Room) -> None:
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
            self._tables.note(
                room.name, payer, self._hub.attendance.address_of(payer), self._hub.time.now()
            )
        seat = bot_on_turn(table)
        thought = self._awaited.get(room.name)
        if thought is not None and thought.seat != seat:
            thought.end(None)
        if seat is not None and not room.is_thinking:
            room.is_thinking = True
            self._hub.spawn(self._play(room))

    # One table.

    async def _play(self, room: Room) -> None:
        try:
            while (seat := bot_on_turn(room.table)) is not None:
                chosen = await self._choose(room, seat)
                if chosen is not None:
                    with suppress(Refused):  # The game has gone on without this move.
                        await self._hub.happen(room, partial(_move, seat, chosen))
        except NoPlace:
            logger.warning("no bot can think: too many wait")  # The heart will come back to it.
        finally:
            room.is_thinking = False
            room.tell_bots(waiting=False)

    async def _choose(self, room: Room, seat: int) -> Chosen | None:
        """The move of the bot on a seat, in time; None if the game goes on without it."""
        left = left_of(room.table, seat, self._hub.time.now())
        if left is None:
            return await self._think(room, seat)
        most = max(left * SHARE_TO_MOVE, left - LAST_SECONDS)
        try:
            async with asyncio.timeout(most):
                return await self._think(room, seat)
        except (TimeoutError, NoPlace) as error:
            if bot_on_turn(room.table) != seat:
                return None
            used = left - (left_of(room.table, seat, self._hub.time.now()) or 0)
            if isinstance(error, TimeoutError) and used < most - A_MOMENT:
                return await self._choose(room, seat)  # The server stood still meanwhile.
            BOT_HURRIED.labels("any").inc()
            return Chosen(secrets.choice(room.table.position.legal_moves()), room.number)

    async def _think(self, room: Room, seat: int) -> Chosen | None:
        """Wait for a turn and think."""
        loop = asyncio.get_running_loop()
        level = room.table.player(seat).identity
        await self._hub.preparation.wait_for(room.table.settings.game, level)
        thought = self._thought(room, seat, level)
        job = thought.job
        self._thoughts[job] = self._awaited[room.name] = thought
        timers = [loop.call_later(NOTICE, self._tell_waiting, thought)]
        if (left := left_of(room.table, seat, self._hub.time.now())) is not None:
            timers.append(loop.call_later(left * SHARE_TO_WAIT, self._hurry, job))
        try:
            gone = self._queue.put(job, time.monotonic())
            if gone is not None:
                self._thoughts[gone].fail()
            self._begin_what_may()
            return await thought.chosen
        finally:
            for timer in timers:
                timer.cancel()
            del self._awaited[room.name]
            if job.granted is None:
                self._queue.withdraw(job)
                del self._thoughts[job]
                BOT_QUEUE.set(len(self._queue))

    def _thought(self, room: Room, seat: int, level: str) -> Thought:
        usual = usual_budget(room.table, seat)
        payer = payer_of(room.table)
        job = Job(
            address=self._hub.attendance.address_of(payer),
            person=payer,
            usual=usual,
            expected=self._experience.expected(room.table.settings.game, level, usual),
        )
        return Thought(room, seat, level, job, asyncio.get_running_loop().create_future())

    def _tell_waiting(self, thought: Thought) -> None:
        if thought.job.is_waiting:
            thought.room.tell_bots(waiting=True)

    def _hurry(self, job: Job) -> None:
        if job.is_waiting:
            BOT_HURRIED.labels("quick").inc()
            self._queue.hurry(job)
            self._begin_what_may()

    # Turns.

    def _begin_what_may(self) -> None:
        """Let those think whose turn it is."""
        while (job := self._queue.begin_next()) is not None:
            thought = self._thoughts[job]
            try:
                self._begin(thought)
            except Exception:
                logger.exception("a bot could not begin")
                self._end(thought, 0.0)
        BOT_QUEUE.set(len(self._queue))

    def _begin(self, thought: Thought) -> None:
        room, job, table = thought.room, thought.job, thought.room.table
        BOT_WAIT_SECONDS.observe(time.monotonic() - job.queued)
        room.tell_bots(waiting=False)
        # Only now is it known how much of the clock is left, and how many others wait.
        assert job.granted is not None
        own = budget_of(table, thought.seat, self._hub.time.now())
        budget = min(own, job.granted)
        view = SeatView.of(table.position, thought.seat)
        loop = asyncio.get_running_loop()
        thinking = loop.run_in_executor(self._threads, _timed, view, thought.level, budget)
        thinking.add_done_callback(partial(self._finish, thought, own, budget, table.number))

    def _finish(
        self,
        thought: Thought,
        own: float,
        budget: float,
        number: int,
        thinking: "asyncio.Future[tuple[str, float]]",
    ) -> None:
        """A bot has thought, whether anybody still waits for it or not."""
        try:
            move, seconds = thinking.result()
        except BaseException as error:
            if not thinking.cancelled():
                logger.error("a bot could not think", exc_info=error)
            self._end(thought, 0.0)
        else:
            self._learn(thought, own, budget, seconds)
            thought.end(Chosen(move, number))
            self._end(thought, seconds)
        self._begin_what_may()

    def _end(self, thought: Thought, seconds: float) -> None:
        self._queue.finish(thought.job, seconds)
        del self._thoughts[thought.job]
        thought.fail()

    def _learn(self, thought: Thought, own: float, budget: float, seconds: float) -> None:
        """See what to expect, and whether it would have thought for longer without the others."""
        game = thought.room.table.settings.game
        if not is_cut_short(budget, seconds) or budget >= thought.job.usual:
            self._experience.learn(game, thought.level, thought.job.usual, seconds)
        is_shortened = budget < own and is_cut_short(budget, seconds)
        BOT_SHORTENED.inc(is_shortened)
        thought.room.tell_bots(shortened=is_shortened)

    def close(self) -> None:
        """Let go; nobody waits for what is still being thought."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def _move(seat: int, chosen: Chosen, table: Table, now: int) -> Sequence[Event]:
    check_is_fresh(table, chosen.number)
    return verbs.play_for(table, seat, chosen.move, now)


def _timed(view: SeatView, level: str, budget: float) -> tuple[str, float]:
    """A move, and how long it took."""
    began = time.perf_counter()
    move = choose_move(view, level, budget)
    seconds = time.perf_counter() - began
    BOT_SECONDS.labels(view.game.name).observe(seconds)
    return move, seconds


def choose_move(view: SeatView, level: str, budget: float) -> str:
    """A legal move, whatever happens: a bot that fails must not leave people waiting."""
    try:
        move = make_player(view.game.name, level).choose(view, budget).move
    except Exception:
        logger.exception("a bot failed")
        move = ""
    return move if move in view.legal_moves else secrets.choice(view.legal_moves)
