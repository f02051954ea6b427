"""Who plays the short games at the end of lessons: one bot per game, for everybody by turns.

Those games are not kept, and their bots answer within a millisecond: they need no place in the
queue of the others. One thread at a time, so that whoever asks in a loop keeps one core busy at
most; how many requests of an address may wait, the limits say.
"""

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

from ...players.player import SeatView
from ...players.registry import kind_of
from .choosing import choose_move
from .seat_players import Loan, Seat

Value = TypeVar("Value")
Choose = Callable[[SeatView], str]

LONGEST = 0.2
"""Seconds that such a bot may think about a move."""


class LessonRivals:
    """Used by the event loop; what it plays is in a thread."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._loans: dict[str, Loan] = {}
        """The player of each game. It plays many games at once: it keeps nothing from move to
        move that does not fit the next view."""

    async def play(
        self,
        game: str,
        level: str | None,
        answer: Callable[..., Value],
        *given: Any,
    ) -> Value:
        """What `answer` makes of all that is given, and of somebody who chooses moves."""
        async with self._turn:
            return await asyncio.to_thread(answer, *given, self._chooser(game, level))

    def _chooser(self, game: str, level: str | None) -> Choose:
        def choose(view: SeatView) -> str:
            assert level is not None, "where all play together nobody else moves"
            loan = self._loans.setdefault(game, Loan(Seat("lessons", 0, level), None))
            return choose_move(view, level, min(LONGEST, kind_of(game, level).budget), loan)

        return choose
