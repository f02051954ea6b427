"""Make a move."""

from ..ceiling import is_last_move
from ..events import Event, Played, Stopped, TimedOut
from ..refusal import Refused
from ..table import Status, Table


def play(table: Table, identity: str, move: str, now: int) -> list[Event]:
    """A person or guest makes a move; IllegalMove says which rule forbids it."""
    return play_for(table, table.must_have_seat(identity), move, now)


def play_for(table: Table, seat: int, move: str, now: int) -> list[Event]:
    """A seat makes a move, and chance follows. A move after the time is up comes too late.

    No game has more than `MOST_MOVES`: if it is not over with the last one, it is stopped.
    """
    if table.status is Status.OVER:
        raise Refused("game-over")
    if table.turn != seat:
        raise Refused("not-your-turn")
    if table.clock is not None and table.clock.late(now) == seat:
        return [TimedOut(now, seat)]
    position = table.position.copy()
    position.play(move)
    came = position.play_chance(table.chance().below)
    played = Played(now, seat, move, came)
    is_stopped = is_last_move(table) and not position.is_over
    return [played, Stopped(now)] if is_stopped else [played]
