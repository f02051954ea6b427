"""Give up."""

from ..events import Event, Resigned
from ..refusal import Refused
from ..table import Status, Table


def resign(table: Table, identity: str, now: int) -> list[Event]:
    """End the game; the other side wins."""
    seat = table.must_have_seat(identity)
    if table.status is Status.OVER:
        raise Refused("game-over")
    return [Resigned(now, seat)]
