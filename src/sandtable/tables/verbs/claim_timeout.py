"""End a game in which somebody's time is up."""

from ..events import TimedOut
from ..refusal import Refused
from ..step import Step
from ..table import Table


def claim_timeout(table: Table, now: int) -> Step:
    """The seat whose time is up has lost; the table itself may find that out."""
    late = None if table.clock is None else table.clock.late(now)
    if late is None:
        raise Refused("time-not-up")
    return Step(table, [TimedOut(now, late)])
