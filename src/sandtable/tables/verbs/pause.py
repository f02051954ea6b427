"""Give back time that nobody could use."""

from ..events import Event, Paused
from ..table import Status, Table


def pause(table: Table, lost: int, now: int) -> list[Event]:
    """The table was away for so many milliseconds: no clock ran in them."""
    if table.clock is None or table.status is not Status.PLAYING or lost <= 0:
        return []
    return [Paused(now, lost)]
