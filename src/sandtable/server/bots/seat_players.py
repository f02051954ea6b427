"""The players of seats, kept from move to move with what they have found out.

A player belongs to one seat of one table: what it knows is what that seat may know. It is lent to
one thought at a time; players that nobody thinks with are bounded in memory, and the longest
unused are evicted first. A seat whose player is not there gets a fresh one.
"""

from collections import OrderedDict
from dataclasses import dataclass
from typing import NamedTuple

from ...players.player import Player
from ..operations.metrics import BOT_PLAYER_BYTES, BOT_PLAYERS, BOT_PLAYERS_EVICTED

MEBIBYTE = 1 << 20
LEAST_BYTES = MEBIBYTE // 4
"""What a player counts for at least: so their number is bounded, too."""


class Seat(NamedTuple):
    """A seat of a table and the level of the bot that plays it."""

    table: str
    seat: int
    level: str


@dataclass(eq=False)
class Loan:
    """A player, for the time of one thought."""

    seat: Seat
    player: Player | None
    """None if one is to be made, or must not be used again."""


class SeatPlayers:
    """Used by the event loop alone; only what is lent is in a thread."""

    def __init__(self, most_bytes: int) -> None:
        self._most_bytes = most_bytes
        self._bytes = 0
        self._idle: OrderedDict[Seat, Player] = OrderedDict()
        """The longest unused first."""
        self._loans: dict[Seat, Loan] = {}
        """Those whose player will be kept. One that is superseded is not in it any more."""

    def __len__(self) -> int:
        return len(self._idle)

    def lend(self, seat: Seat) -> Loan:
        """The player of a seat for one thought. If another thought still has it, a fresh one."""
        loan = self._loans[seat] = Loan(seat, self._take(seat))
        return loan

    def give_back(self, loan: Loan) -> None:
        """A thought is over; its player is kept, unless it failed or is not needed any more."""
        if self._loans.get(loan.seat) is not loan:
            return
        del self._loans[loan.seat]
        if loan.player is not None:
            self._idle[loan.seat] = loan.player
            self._count(_bytes_of(loan.player))
            while self._bytes > self._most_bytes:
                self._take(next(iter(self._idle)))
                BOT_PLAYERS_EVICTED.inc()

    def keep_only(self, table: str, seats: set[tuple[int, str]]) -> None:
        """Only these seats and levels of a table are played on."""
        for seat in [*self._idle, *self._loans]:
            if seat.table == table and (seat.seat, seat.level) not in seats:
                self._take(seat)
                self._loans.pop(seat, None)

    def _take(self, seat: Seat) -> Player | None:
        player = self._idle.pop(seat, None)
        if player is not None:
            self._count(-_bytes_of(player))
        return player

    def _count(self, more: int) -> None:
        self._bytes += more
        BOT_PLAYERS.set(len(self._idle))
        BOT_PLAYER_BYTES.set(self._bytes)


def _bytes_of(player: Player) -> int:
    return max(LEAST_BYTES, player.nbytes)
