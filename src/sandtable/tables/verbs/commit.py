"""Commit to another seed."""

from ..ceiling import check_has_room
from ..events import Committed
from ..fairness import FIRST_SCHEME
from ..refusal import Refused
from ..step import Step
from ..table import Status, Table
from .take_seat import check_commitment


def commit(table: Table, identity: str, commitment: str, now: int) -> Step:
    """Somebody who sits already takes another seed: the old one is lost, or others may know it.

    Seeds that were shown before are of no use then (see `Table`): everybody takes another.
    """
    if table.status is not Status.WAITING:
        raise Refused("game-begun")
    if table.opening.scheme == FIRST_SCHEME:
        raise Refused("seed-at-once")
    chair = table.chair_of(identity)
    if chair is None:
        raise Refused("not-seated")
    check_commitment(commitment)
    check_has_room(table)
    return Step(table, [Committed(now, chair, commitment)])
