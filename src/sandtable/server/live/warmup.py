"""Warm games and bots, compiling what is not on disk, while the server already answers.

One thread does it all, for Numba compiles one thing at a time: what somebody waits for first.
"""

import asyncio
import logging
import os
import sys
import threading
from collections import defaultdict
from collections.abc import Sequence
from contextlib import suppress
from itertools import count
from queue import PriorityQueue

from ...games import GAMES, load
from ...games.warmup import Tell
from ...players.registry import PLAYERS, RANDOM
from ...study.puzzles import bank_of, has_puzzles
from ..bots.warming import warm_level
from .rehearsal import rehearse

logger = logging.getLogger(__name__)

Part = tuple[str, str | None]
"""A game, and the level of one of its bots, or its puzzles; None is its rules."""

PUZZLES = "puzzles"
"""In place of a level: the puzzles of a game, and what judges them."""
EVERYTHING: list[Part] = [
    *((game, None) for game in GAMES),
    *((game, PUZZLES) for game in GAMES),
    *((game, level) for game in GAMES for level in PLAYERS[game] if level != RANDOM),
]
MODEST = 5
"""A nice value: it gets a third of what others get that want the processor as well. With the lowest
priority, a process might never be ready on a server that is always busy."""
STOP, ASKED, UNASKED = range(3)
"""What comes first."""


class WarmupQueue:
    """What is ready, and a thread that sees to the rest."""

    def __init__(self, is_modest: bool = False) -> None:
        """`is_modest`: others come first on the processor."""
        self._is_modest = is_modest
        self._ready: defaultdict[Part, asyncio.Event] = defaultdict(asyncio.Event)
        self._to_do: PriorityQueue[tuple[int, int, Part | None]] = PriorityQueue()
        self._order = count()
        self.tell: Tell = logger.info
        """Gets a sentence for whatever has to be compiled."""

    def start(self) -> None:
        """Be there for whoever asks."""
        loop = asyncio.get_running_loop()
        # It may be in the middle of something long when the server stops: nobody waits for it.
        threading.Thread(target=self._work, args=(loop,), name="warm-up", daemon=True).start()

    def stop(self) -> None:
        """Begin nothing more."""
        self._put(STOP, None)

    async def wait_for(self, game: str, level: str | None = None) -> None:
        """Returns when the rules of a game, a bot or its puzzles can be used without a wait."""
        is_ready = self._ready[game, level]
        if not is_ready.is_set() and level != RANDOM:
            self._put(ASKED, (game, level))
            await is_ready.wait()

    async def warm_everything(self) -> None:
        """Whatever nobody has asked for yet."""
        await self._warm(EVERYTHING)

    async def warm_levels(self, levels: Sequence[tuple[str, str]]) -> None:
        """These bots, behind whatever somebody asks for."""
        await self._warm(levels)

    async def _warm(self, parts: Sequence[Part]) -> None:
        for part in parts:
            self._put(UNASKED, part)
        for part in parts:
            await self._ready[part].wait()

    def _put(self, rank: int, part: Part | None) -> None:
        self._to_do.put((rank, next(self._order), part))

    def _work(self, loop: asyncio.AbstractEventLoop) -> None:
        if self._is_modest and sys.platform == "linux":  # Elsewhere it is the whole process.
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), MODEST)
        while (part := self._to_do.get()[-1]) is not None:
            try:
                warm(*part, self.tell)
            except Exception:  # Whoever needs it will see what is wrong; nobody waits for ever.
                logger.exception("warm-up failed")
            with suppress(RuntimeError):  # The server has stopped meanwhile.
                loop.call_soon_threadsafe(self._note, part)

    def _note(self, part: Part) -> None:
        self._ready[part].set()


def warm(game: str, level: str | None, tell: Tell | None = None) -> None:
    """Compile or load rules or a bot, once in a process."""
    if (game, level) in _warm:
        return
    rules = load(game)
    rules.warm(tell)
    if level is None:
        rehearse(game)
    elif level == PUZZLES:
        if has_puzzles(game):
            bank_of(game)
    else:
        warm_level(game, level, tell)
    _warm.add((game, level))


_warm: set[Part] = set()
