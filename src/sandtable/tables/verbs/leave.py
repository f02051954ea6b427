"""Leave a table."""

from ..events import Left, Stood
from ..refusal import Refused
from ..step import Step
from ..table import Status, Table


def leave(table: Table, identity: str, now: int) -> Step:
    """Stand up before the game; in the middle of it, leave the seat to whoever plays on."""
    chair = table.chair_of(identity)
    if chair is None:
        raise Refused("not-seated")
    if table.status is Status.WAITING:
        return Step(table, [Stood(now, chair)])
    if table.status is Status.OVER:
        raise Refused("nothing-to-leave")
    seat = table.must_have_seat(identity)
    return Step(table, [] if seat in table.left else [Left(now, seat)])


def send_away(table: Table, identity: str, chair: int, now: int) -> Step:
    """The host asks a bot, or somebody who does not come, to leave a chair before the game."""
    if identity != table.opening.host:
        raise Refused("host-only")
    if table.status is not Status.WAITING:
        raise Refused("game-begun")
    if chair not in range(len(table.chairs)) or table.chairs[chair].who is None:
        raise Refused("nobody-there")
    return Step(table, [Stood(now, chair)])
