"""Start the game."""

from ..events import Event, Started
from ..refusal import Refused
from ..table import Status, Table, new_chance, seating


def start(table: Table, now: int) -> list[Event]:
    """Settle who has which seat, and deal."""
    if table.status is not Status.WAITING:
        raise Refused("game-begun")
    if not table.is_full:
        free = sum(chair.who is None for chair in table.chairs)
        raise Refused("players-needed", count=free)
    if not table.is_ready:
        raise Refused("seeds-needed")
    return [Started(now, seating(table, new_chance(table)))]
