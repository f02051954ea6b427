"""Give back time that nobody could use."""

from ..events import Paused
from ..step import Step
from ..table import Status, Table
from .free_late import seeds_due


def pause(table: Table, lost: int, now: int) -> Step:
    """The table was away for so many milliseconds: no clock ran in them, no seed was due.

    Less than nothing if the clock of the server was set back: nobody gains by it either.
    """
    is_clock_running = table.clock is not None and table.status is Status.PLAYING
    if lost == 0 or not (is_clock_running or seeds_due(table)):
        return Step(table, [])
    return Step(table, [Paused(now, lost)])
