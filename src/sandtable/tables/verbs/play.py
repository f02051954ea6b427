"""Make a move."""

from ..events import Event, Played, TimedOut
from ..refusal import Refused
from ..table import Status, Table


def play(table: Table, identity: str, move: str, now: int) -> list[Event]:
    """A person or guest makes a move; IllegalMove says which rule forbids it."""
    return play_for(table, table.must_have_seat(identity), move, now)


def play_for(table: Table, seat: int, move: str, now: int) -> list[Event]:
    """A seat makes a move, and chance follows. A move after the time is up comes too late."""
    if table.status is Status.OVER:
        raise Refused("the game is over")
    if table.turn != seat:
        raise Refused("it is not your turn")
    if table.clock is not None and table.clock.late(now) == seat:
        return [TimedOut(now, seat)]
    position = table.position.copy()
    position.play(move)
    came = position.play_chance(table.chance().below)
    return [Played(now, seat, move, came)]
