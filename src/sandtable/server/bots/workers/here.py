"""Bots think in threads of this process."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from ....players.player import SeatView
from .. import choosing
from ..seat_players import Loan, Seat, SeatPlayers


class Here:
    """Used by the event loop; what thinks is in a thread, with the player of its seat."""

    def __init__(self, threads: int, players: SeatPlayers) -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._players = players

    def think(
        self, view: SeatView, seat: Seat, budget: float
    ) -> "asyncio.Future[tuple[str, float]]":
        """A move, and how many seconds it took."""
        loan = self._players.lend(seat)
        thinking = asyncio.get_running_loop().run_in_executor(
            self._threads, choosing.choose_in_time, view, seat.level, budget, loan
        )
        thinking.add_done_callback(partial(self._give_back, loan))
        return thinking

    def _give_back(self, loan: Loan, thinking: "asyncio.Future[tuple[str, float]]") -> None:
        self._players.give_back(loan)

    def close(self) -> None:
        """Let go; nobody waits for what is still being thought."""
        self._threads.shutdown(wait=False, cancel_futures=True)
