"""How long the bot on a seat may think about a move."""

from ...players.registry import kind_of
from ...tables import Table
from ...tables.clock import SECOND

SHARE_OF_CLOCK = 0.1
"""A bot thinks for at most this part of the time it has left."""


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
