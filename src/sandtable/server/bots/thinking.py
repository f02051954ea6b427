"""Bots think by turns, here or elsewhere; tables go on meanwhile."""

import asyncio
import logging
import math
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Protocol

from ...players.player import SeatView
from ..operations.config import Config
from ..operations.metrics import BOT_HURRIED, BOT_SHORTENED, BOT_WAIT_SECONDS
from .bot_jobs import Job
from .bot_queue import BotQueue
from .bot_seats import bot_on_turn, payer_of
from .bot_seconds import Experience, is_cut_short
from .budgets import budget_of, left_of, usual_budget
from .precedence import Precedence, Priority
from .seat_players import MEBIBYTE, Seat, SeatPlayers
from .thought import BotRoom, Chosen, Thought
from .workers.choice import read_choice
from .workers.elsewhere import Elsewhere
from .workers.here import Here
from .workers.start import Spawn, WarmUp, start_workers

logger = logging.getLogger(__name__)

SHARE_TO_WAIT = 0.25
"""When a bot has waited for this part of its time, it is urgent."""
NOTICE = 1.5
"""Seconds after which people are told that their bot waits, and for how long."""
AGAIN = 1.0
"""Seconds after which they are told again."""
MOST_TOLD = 500
"""How many that wait are counted, the next ones first: more than that are so many."""
A_MOMENT = 0.01
"""Seconds by which a timer may be early."""


class Ready(WarmUp, Protocol):
    """Knows which bots are warm."""

    def wait_for(self, game: str, level: str) -> Awaitable[None]:
        """Returns when a bot can think without being compiled first."""


class Thinking:
    """The queue, and those who think: threads of this process, and workers elsewhere."""

    def __init__(
        self,
        config: Config,
        now: Callable[[], int],
        warmup: Ready,
        address_of: Callable[[str], str],
    ) -> None:
        self._config = config
        self._choice = read_choice(config.thinkers)
        self._now = now
        self._warmup = warmup
        self._address_of = address_of
        self.players = SeatPlayers(config.bot_memory * MEBIBYTE)
        self.precedence = Precedence()
        # Without workers elsewhere, or until they are ready, and when all of them are lost.
        self._threads = config.bot_threads if self._choice.kind == "threads" else 1
        self._queue = BotQueue(self._threads, config.tables_in_memory)
        self._experience = Experience()
        self._thoughts: dict[Job, Thought] = {}
        """All that are queued or run."""
        self._awaited: dict[str, Thought] = {}
        """Those for which somebody waits, by the names of their tables."""
        # One more than think at length: the quick lane, which is always here.
        self._here = Here(self._threads + 1, self.players)
        self._elsewhere = Elsewhere(self._here, self._note_workers)
        self._telling: asyncio.TimerHandle | None = None

    @property
    def waiting(self) -> int:
        """How many bots are queued."""
        return len(self._queue)

    def start(self, spawn: Spawn) -> None:
        """Have workers elsewhere, if there shall be any."""
        start_workers(self._choice, self._config, self._elsewhere, self._warmup, spawn)

    async def think(self, room: BotRoom, seat: int) -> Chosen | None:
        """Wait for a turn and think; None if the game went on without it."""
        loop = asyncio.get_running_loop()
        level = room.table.player(seat).identity
        await self._warmup.wait_for(room.table.settings.game, level)
        if bot_on_turn(room.table) != seat:  # That can take a minute.
            return None
        thought = self._thought(room, seat, level)
        job = thought.job
        self._thoughts[job] = self._awaited[room.name] = thought
        timers = [loop.call_later(NOTICE, self._tell_waiting, thought)]
        if (left := left_of(room.table, seat, self._now())) is not None:
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
                self._note_queue()

    def go_on(self, table: str, seat: int | None) -> None:
        """It is the turn of this bot at a table (None: of none): another is not waited for."""
        thought = self._awaited.get(table)
        if thought is not None and thought.seat != seat:
            thought.end(None)

    def keep_only(self, table: str, seats: set[tuple[int, str]]) -> None:
        """Only these seats and levels of a table are played on: nothing of others is remembered."""
        self.players.keep_only(table, seats)
        self._elsewhere.keep_only(table, seats)

    def close(self) -> None:
        """Let go; nobody waits for what is still being thought."""
        if self._telling is not None:
            self._telling.cancel()
        self._elsewhere.close()
        self._here.close()

    def _thought(self, room: BotRoom, seat: int, level: str) -> Thought:
        usual = usual_budget(room.table, seat)
        payer = payer_of(room.table)
        job = Job(
            address=self._address_of(payer),
            person=payer,
            usual=usual,
            expected=self._experience.expected(room.table.settings.game, level, usual),
        )
        return Thought(room, seat, level, job, asyncio.get_running_loop().create_future())

    def _tell_waiting(self, thought: Thought) -> None:
        """Somebody has waited for a while: they learn where they stand, now or with the others."""
        if thought.job.is_waiting and self._telling is None:
            self._tell_all()

    def _tell_all(self) -> None:
        """Everybody who has waited for a while learns how many come before, again and again."""
        since = time.monotonic() - NOTICE + A_MOMENT
        told, seconds = set(), 0.0
        for job, before, seconds in self._queue.forecast(MOST_TOLD):
            told.add(job)
            if job.queued <= since:
                self._thoughts[job].room.tell_waiting(before, math.ceil(seconds))
        for job, thought in self._thoughts.items():
            if job.is_waiting and job.queued <= since and job not in told:
                thought.room.tell_waiting(MOST_TOLD, math.ceil(seconds))
        again = asyncio.get_running_loop().call_later
        self._telling = again(AGAIN, self._tell_all) if len(self._queue) else None

    def _note_queue(self) -> None:
        self.precedence.set_waiting(Priority.TABLE, len(self._queue))

    def _note_workers(self) -> None:
        """Workers elsewhere have come or gone."""
        self._queue.resize(self._elsewhere.slots or self._threads)
        self._begin_what_may()

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
            if thought.chosen.done():  # The game has just gone on without it.
                self._end(thought, 0.0)
                continue
            try:
                self._begin(thought)
            except Exception:
                logger.exception("bot could not be started")
                self._end(thought, 0.0)
        self._note_queue()

    def _begin(self, thought: Thought) -> None:
        room, job, table = thought.room, thought.job, thought.room.table
        BOT_WAIT_SECONDS.observe(time.monotonic() - job.queued)
        room.tell_bots(waiting=False, before=0, seconds=0)
        # Only now is it known how much of the clock is left, and how many others wait.
        assert job.granted is not None
        own = budget_of(table, thought.seat, self._now())
        budget = min(own, job.granted)
        view = SeatView.of(table.position, thought.seat)
        # What takes a moment is not worth the way to somebody else.
        is_here = job.is_in_quick_lane or not self._elsewhere.slots
        where = self._here if is_here else self._elsewhere
        thinking = where.think(view, Seat(room.name, thought.seat, thought.level), budget)
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
                logger.error("bot thread failed", exc_info=error)
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
