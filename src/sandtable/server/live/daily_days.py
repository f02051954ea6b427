"""The days of the Daily: made ahead, or when they are asked for if not before.

A day takes a second or two of a processor, most of it the proof of its par; some take a minute. A
process of its own makes it (`daily_worker`). What was made is kept in the database, and the first
that is kept counts: all processes have the same days.
"""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from datetime import date, timedelta
from functools import cached_property
from typing import Any

from ...store.store import Store
from ...study.daily.chain import Anchor, Chain, NotInChain
from ...study.daily.days import MILLISECONDS, counts, day_at, number_of, until_next
from ...study.daily.making import Daily
from ...study.daily.puzzle_of_day import KIND as PUZZLE
from .. import times
from ..bots.precedence import Precedence, Priority
from ..errors import NotFound, NotReady, TooMany
from .daily_chain import BrokenChain, chain_in
from .daily_worker import NotMade, make_apart

logger = logging.getLogger(__name__)

AHEAD, BACK = 3, 30
"""So many days from today on, and before it, are made when nobody has asked yet."""
AT_START = 30.0
"""Seconds after the start of a process before it makes days: games and bots are warmed first."""
LONGEST_WAIT = 60.0
"""Seconds that a day made ahead waits for whoever is waited for."""
AT_MOST = 3600.0
"""Seconds from one look ahead to the next."""
AFTER_FAILURE = 60.0
IN_MEMORY = 40
"""Days; a day has some 20 kB."""
MOST_WAITING = 8
"""Days of the archive that are asked for and have to be made first."""
INCOMPLETE = 600.0
"""Seconds for which a day is served that lacks a task, before it is tried again."""

Spawn = Callable[[Coroutine[Any, Any, None]], None]


class DailyDays:
    """All days up to today, made when they are asked for if not before."""

    def __init__(self, store: Store, spawn: Spawn, precedence: Precedence | None = None) -> None:
        self._store = store
        self._spawn = spawn
        self._precedence = precedence or Precedence()
        self.now: Callable[[], int] = times.now
        """The server's clock decides everything; tests set it."""
        self._chain: Chain | None = None
        self._anchor: Anchor | None = None
        self._days: OrderedDict[date, Daily] = OrderedDict()
        self._incomplete: dict[date, tuple[float, Daily]] = {}
        """Days that lack a task, and until when they are served so."""
        self._making: dict[date, asyncio.Future[Daily]] = {}

    @cached_property
    def _one_at_a_time(self) -> dict[bool, asyncio.Lock]:
        """Days that count wait for none of the archive."""
        return {True: asyncio.Lock(), False: asyncio.Lock()}

    # What is asked.

    def is_there(self, day: date) -> bool:
        """Whether a day has begun."""
        return number_of(day) >= 1 and day <= day_at(self.now())

    def counts(self, day: date) -> bool:
        """Whether what is finished now still counts for a day."""
        return counts(day, self.now())

    def is_in_memory(self, day: date) -> bool:
        """Whether a day can be had without a look into the database."""
        return day in self._days or self._lacking(day) is not None

    def puzzles_that_count(self, game: str) -> set[str]:
        """Puzzles of this game that are a task of a day that still counts, or is to come: whoever
        meets one elsewhere meets it as a task of its day first."""
        today = day_at(self.now())
        days = [daily for day, daily in self._days.items() if day > today or self.counts(day)]
        tasks = [task for daily in days if (task := daily.task(game)) is not None]
        return {task.data["puzzle"] for task in tasks if task.kind == PUZZLE}

    async def is_kept(self, day: date) -> bool:
        """Whether a day was made before."""
        name = day.isoformat()
        return await self._store.daily_days(name, name) != []

    async def is_made(self, day: date) -> bool:
        """Whether a day can be had at once."""
        return self.is_in_memory(day) or await self.is_kept(day)

    async def get(self, day: date) -> Daily:
        """A day that has begun; NotFound: it has not, or there is no such day."""
        if not self.is_there(day):
            raise NotFound("no-such-day")
        return await self._get(day)

    async def chain(self) -> Chain:
        """The chain of keys; NotReady if it cannot be used."""
        if self._chain is None:
            try:
                self._chain = await chain_in(self._store)
            except BrokenChain as error:
                logger.error("%s", error)
                raise NotReady("daily-not-made") from None
        return self._chain

    async def anchor(self) -> Anchor:
        """What is public from the start."""
        if self._anchor is None:
            chain = await self.chain()
            self._anchor = await asyncio.to_thread(lambda: chain.anchor)
        return self._anchor

    # Ahead.

    async def run(self) -> None:
        """Make days ahead for as long as the process serves."""
        await asyncio.sleep(AT_START)
        while True:
            wait = AT_MOST if await self.make_missing() else AFTER_FAILURE
            await asyncio.sleep(min(wait, until_next(self.now()) / MILLISECONDS + 1))

    async def make_missing(self, ahead: int = AHEAD, back: int = BACK) -> bool:
        """Today and some days to come, then some of the archive, one after the other; whether all
        of them are there now. One that fails does not keep the others from being made."""
        today = day_at(self.now())
        wanted = [*range(ahead), *range(-1, -back - 1, -1)]
        days = [today + timedelta(days=number) for number in wanted]
        is_all = True
        for day in days:
            if number_of(day) < 1 or day in self._days:
                continue
            try:
                if self._is_urgent(day) or not await self.is_kept(day):
                    await self._precedence.make_way(Priority.BACKGROUND, LONGEST_WAIT)
                    await self._get(day)
            except (NotInChain, NotFound):
                continue  # The chain began later.
            except Exception as error:
                logger.warning("the Daily of %s is not made: %s", day, error)
                is_all = False
        return is_all

    # How.

    async def _get(self, day: date) -> Daily:
        if day in self._days:
            self._days.move_to_end(day)
            return self._days[day]
        if (lacking := self._lacking(day)) is not None:
            return lacking
        kept = await self._store.daily_day(day.isoformat())
        if kept is not None:
            return self._remember(Daily.from_json(kept))
        if day not in self._making:
            if not self._is_urgent(day) and len(self._making) >= MOST_WAITING:
                raise TooMany(len(self._making))
            self._making[day] = asyncio.get_running_loop().create_future()
            self._spawn(self._make(day, self._making[day]))
        # Whoever asked may go away meanwhile: the day is made all the same.
        return await asyncio.shield(self._making[day])

    def _is_urgent(self, day: date) -> bool:
        """Whether a day counts, or will: nobody who asks for old ones may hold it up."""
        return day >= day_at(self.now()) or self.counts(day)

    def _lacking(self, day: date) -> Daily | None:
        until, daily = self._incomplete.get(day, (0.0, None))
        if daily is not None and until < time.monotonic():
            del self._incomplete[day]
            return None
        return daily

    async def _make(self, day: date, made: "asyncio.Future[Daily]") -> None:
        try:
            async with self._one_at_a_time[self._is_urgent(day)]:
                made.set_result(await self._made(day))
        except asyncio.CancelledError:
            made.cancel()
            raise
        except Exception as error:
            made.set_exception(NotFound("no-such-day") if isinstance(error, NotInChain) else error)
            made.exception()  # It is told to those who wait; perhaps nobody does any more.
        finally:
            del self._making[day]

    async def _made(self, day: date) -> Daily:
        chain = await self.chain()
        key = await asyncio.to_thread(chain.key, day)
        try:
            fresh, missing = await make_apart(day, key)
        except NotMade as error:
            logger.error("the Daily of %s could not be made: %s", day, error)
            raise NotReady("daily-not-made") from None
        for trouble in missing:
            logger.warning("the Daily of %s lacks a task: %s", day, trouble)
        if missing:  # Another process, or this one after an update, may make all of it.
            self._incomplete[day] = (time.monotonic() + INCOMPLETE, fresh)
            return fresh
        kept = await self._store.keep_daily_day(day.isoformat(), fresh.to_json())
        return self._remember(Daily.from_json(kept))

    def _remember(self, daily: Daily) -> Daily:
        self._days[daily.day] = daily
        self._days.move_to_end(daily.day)
        if len(self._days) > IN_MEMORY:
            self._days.popitem(last=False)
        return daily
