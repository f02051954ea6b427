"""A few threads in which bots think, by turns; tables go on meanwhile."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Protocol

from ...players.player import SeatView
from ..operations.config import Config
from ..operations.metrics import BOT_HURRIED, BOT_QUEUE, BOT_SHORTENED, BOT_WAIT_SECONDS
from . import choosing
from .bot_queue import BotQueue, Job
from .bot_seats import payer_of
from .bot_seconds import Experience, is_cut_short
from .budgets import budget_of, left_of, usual_budget
from .seat_players import MEBIBYTE, Loan, Seat, SeatPlayers
from .thought import BotRoom, Chosen, Thought

logger = logging.getLogger(__name__)

SHARE_TO_WAIT = 0.25
"""When a bot has waited for this part of its time, it is urgent."""
NOTICE = 1.5
"""Seconds after which people are told that their bot waits."""


class Ready(Protocol):
    """Knows which bots are warm."""

    def wait_for(self, game: str, level: str) -> Awaitable[None]:
        """Returns when a bot can think without being compiled first."""


class Thinking:
    """The queue, the threads, and the players that are lent to them."""

    def __init__(
        self,
        config: Config,
        now: Callable[[], int],
        warmup: Ready,
        address_of: Callable[[str], str],
    ) -> None:
        self._now = now
        self._warmup = warmup
        self._address_of = address_of
        self.players = SeatPlayers(config.bot_memory * MEBIBYTE)
        self._queue = BotQueue(config.bot_threads, config.tables_in_memory)
        self._experience = Experience()
        self._thoughts: dict[Job, Thought] = {}
        """All that are queued or run."""
        self._awaited: dict[str, Thought] = {}
        """Those for which somebody waits, by the names of their tables."""
        # One more than think at length: the quick lane.
        self._threads = ThreadPoolExecutor(config.bot_threads + 1, thread_name_prefix="bot")

    @property
    def waiting(self) -> int:
        """How many bots are queued."""
        return len(self._queue)

    async def think(self, room: BotRoom, seat: int) -> Chosen | None:
        """Wait for a turn and think; None if the game went on without it."""
        loop = asyncio.get_running_loop()
        level = room.table.player(seat).identity
        await self._warmup.wait_for(room.table.settings.game, level)
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
                BOT_QUEUE.set(len(self._queue))

    def go_on(self, table: str, seat: int | None) -> None:
        """It is the turn of this bot at a table (None: of none): another is not waited for."""
        thought = self._awaited.get(table)
        if thought is not None and thought.seat != seat:
            thought.end(None)

    def close(self) -> None:
        """Let go; nobody waits for what is still being thought."""
        self._threads.shutdown(wait=False, cancel_futures=True)

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
                logger.exception("bot could not be started")
                self._end(thought, 0.0)
        BOT_QUEUE.set(len(self._queue))

    def _begin(self, thought: Thought) -> None:
        room, job, table = thought.room, thought.job, thought.room.table
        BOT_WAIT_SECONDS.observe(time.monotonic() - job.queued)
        room.tell_bots(waiting=False)
        # Only now is it known how much of the clock is left, and how many others wait.
        assert job.granted is not None
        own = budget_of(table, thought.seat, self._now())
        budget = min(own, job.granted)
        view = SeatView.of(table.position, thought.seat)
        loan = self.players.lend(Seat(room.name, thought.seat, thought.level))
        thinking = asyncio.get_running_loop().run_in_executor(
            self._threads, choosing.choose_in_time, view, thought.level, budget, loan
        )
        thinking.add_done_callback(partial(self._finish, thought, own, budget, table.number, loan))

    def _finish(
        self,
        thought: Thought,
        own: float,
        budget: float,
        number: int,
        loan: Loan,
        thinking: "asyncio.Future[tuple[str, float]]",
    ) -> None:
        """A bot has thought, whether anybody still waits for it or not."""
        self.players.give_back(loan)
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
