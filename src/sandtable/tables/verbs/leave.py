"""Leave a table."""

from ..events import Event, Left, Stood
from ..refusal import Refused
from ..table import Status, Table


def leave(table: Table, identity: str, now: int) -> list[Event]:
    """Stand up before the game; in the middle of it, leave the seat to whoever plays on."""
    chair = table.chair_of(identity)
    if chair is None:
        raise Refused("you do not sit at this table")
    if table.status is Status.WAITING:
        return [Stood(now, chair)]
    if table.status is Status.OVER:
        raise Refused("the game is over: there is nothing to leave")
    seat = table.must_have_seat(identity)
    return [] if seat in table.left else [Left(now, seat)]


def send_away(table: Table, identity: str, chair: int, now: int) -> list[Event]:
    """The host asks a bot, or somebody who does not come, to leave a chair before the game."""
    if identity != table.opening.host:
        raise Refused("only whoever opened the table may do this")
    if table.status is not Status.WAITING:
        raise Refused("the game has begun")
    if chair not in range(len(table.chairs)) or table.chairs[chair].who is None:
        raise Refused("nobody sits there")
    return [Stood(now, chair)]
