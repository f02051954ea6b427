"""Make a move."""

from ..ceiling import is_last_move
from ..events import Stopped, TimedOut
from ..refusal import Refused
from ..step import Step
from ..table import Status, Table


def play(table: Table, identity: str, move: str, now: int) -> Step:
    """A person or guest makes a move; IllegalMove says which rule forbids it."""
    return play_for(table, table.must_have_seat(identity), move, now)


def play_for(table: Table, seat: int, move: str, now: int) -> Step:
    """A seat makes a move, and chance follows. A move after the time is up comes too late.

    No game has more moves than its ceiling: if it is not over with the last one, it is stopped.
    """
    if table.status is Status.OVER:
        raise Refused("game-over")
    if table.turn != seat:
        raise Refused("not-your-turn")
    if table.clock is not None and table.clock.late(now) == seat:
        return Step(table, [TimedOut(now, seat)])
    after = table.after_move(seat, move, now)
    if is_last_move(table) and after.turn is not None:
        after.apply(Stopped(now))
    return Step(table, after.events[table.number :], after)
