"""Decline an invitation."""

from ..ceiling import check_has_room
from ..events import Declined
from ..refusal import Refused
from ..step import Step
from ..table import Status, Table


def decline(table: Table, identity: str, now: int) -> Step:
    """Whoever a chair is kept for does not want it: anybody else may sit there."""
    if table.status is not Status.WAITING:
        raise Refused("game-begun")
    kept = [
        number
        for number, chair in enumerate(table.chairs)
        if chair.reserved == identity and chair.who is None
    ]
    if not kept:
        raise Refused("not-invited")
    check_has_room(table)
    return Step(table, [Declined(now, chair) for chair in kept])
