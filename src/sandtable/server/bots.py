"""Bots that play seats: in threads of their own, and by what their seat may know alone."""

import asyncio
import logging
import secrets
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from ..players.player import SeatView
from ..players.registry import kind_of, make_player
from ..tables import Event, Refused, Table, verbs
from ..tables.clock import SECOND
from . import times
from .acts import check_is_fresh
from .metrics import BOT_SECONDS
from .room import Room

if TYPE_CHECKING:
    from .hub import Hub

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

    def __init__(self, hub: "Hub", threads: int) -> None:
        self._hub = hub
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="bot")

    def let_play(self, room: Room) -> None:
        """If a bot is to move, let it; whoever appended the last event calls this."""
        if not room.is_thinking and bot_on_turn(room.table) is not None:
            room.is_thinking = True
            self._hub.spawn(self._play(room))

    async def _play(self, room: Room) -> None:
        try:
            while (seat := bot_on_turn(room.table)) is not None:
                number = room.number
                move = await self._choose(room.table, seat)
                with suppress(Refused):  # The game has gone on without this move.
                    await self._hub.happen(room, partial(_move, seat, move, number))
        finally:
            room.is_thinking = False

    async def _choose(self, table: Table, seat: int) -> str:
        """The move of the bot that has this seat."""
        level = table.player(seat).identity
        await self._hub.preparation.wait_for(table.settings.game, level)
        view, budget = SeatView.of(table.position, seat), budget_of(table, seat, times.now())
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, choose_move, view, level, budget)

    def close(self) -> None:
        """Let go; nobody waits for what is still being thought."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def _move(seat: int, move: str, number: int, table: Table, now: int) -> Sequence[Event]:
    check_is_fresh(table, number)
    return verbs.play_for(table, seat, move, now)


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
