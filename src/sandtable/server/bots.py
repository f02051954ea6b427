"""Bots that play seats: in threads of their own, and by what their seat may know alone."""

import asyncio
import logging
import secrets
import time
from concurrent.futures import ThreadPoolExecutor

from ..players.player import SeatView
from ..players.registry import kind_of, make_player
from ..tables import Table
from ..tables.clock import SECOND
from .metrics import BOT_SECONDS

logger = logging.getLogger(__name__)

SHARE_OF_CLOCK = 0.1
"""A bot uses at most this part of the time it has left."""


def bot_on_turn(table: Table) -> int | None:
    """The seat of the bot whose decision it is; None if it is nobody's or a person's."""
    turn = table.turn
    return turn if turn is not None and table.player(turn).is_bot else None


def budget_of(table: Table, seat: int, now: int) -> float:
    """Seconds a bot may think about its move."""
    usual = kind_of(table.settings.game, table.player(seat).identity).budget
    if table.clock is None:
        return usual
    return min(usual, max(0, table.clock.left(seat, now)) / SECOND * SHARE_OF_CLOCK)


class Bots:
    """A few threads in which bots think; the table goes on meanwhile."""

    def __init__(self, threads: int) -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="bot")

    async def choose(self, table: Table, seat: int, now: int) -> str:
        """The move of the bot that has this seat."""
        view = SeatView.of(table.position, seat)
        level, budget = table.player(seat).identity, budget_of(table, seat, now)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, choose_move, view, level, budget)

    def close(self) -> None:
        """Let go; nobody waits for what is still being thought."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def choose_move(view: SeatView, level: str, budget: float) -> str:
    """A legal move, whatever happens: a bot that fails must not leave people waiting."""
    began = time.perf_counter()
    try:
        move = make_player(view.game.name, level).choose(view, budget).move
    except Exception:
        logger.exception("a bot failed")
        move = ""
    BOT_SECONDS.labels(view.game.name).observe(time.perf_counter() - began)
    return move if move in view.legal_moves else secrets.choice(view.legal_moves)
