"""Give up."""

from ..events import Resigned
from ..step import Step
from ..table import Table


def resign(table: Table, identity: str, now: int) -> Step:
    """End the game; the other side wins."""
    return Step(table, [Resigned(now, table.must_play(identity))])
