"""Start the game."""

from ..events import Started
from ..refusal import Refused
from ..step import Step
from ..table import Status, Table, new_chance, seating


def start(table: Table, now: int) -> Step:
    """Settle who has which seat, and deal."""
    if table.status is not Status.WAITING:
        raise Refused("game-begun")
    if not table.chairs.are_full:
        free = sum(chair.who is None for chair in table.chairs)
        raise Refused("players-needed", count=free)
    if not table.chairs.are_ready:
        raise Refused("seeds-needed")
    return Step(table, [Started(now, seating(table, new_chance(table)))])
