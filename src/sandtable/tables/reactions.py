"""Short signs that players give each other, and who may give them. Nothing of it is kept."""

from typing import Literal, get_args

from .refusal import Refused
from .table import Table

Reaction = Literal["wave", "bravo", "thanks", "hmm", "wow", "oops"]
REACTIONS: tuple[str, ...] = get_args(Reaction)


def check_may_react(table: Table, identity: str) -> int:
    """The seat of somebody who may give a sign now, or Refused.

    Never where all play together: they must be silent, and a sign would tell something.
    """
    seat = table.must_have_seat(identity)
    if table.settings.rules.shared_result:
        raise Refused("no-reactions-together", game=table.settings.rules.title)
    if table.is_played_alone:
        raise Refused("nobody-to-react-to")
    return seat


def may_react(table: Table, seat: int | None) -> bool:
    """The same, for whoever has a seat."""
    if seat is None or (who := table.player(seat)).is_bot:
        return False
    try:
        check_may_react(table, who.identity)
    except Refused:
        return False
    return True
