"""What to do about a seat that was left: let a bot play on, or end the game."""

from ..events import Abandoned, HandedOver
from ..people import Somebody
from ..refusal import Refused
from ..step import Step
from ..table import Status, Table

PATIENCE = 60_000
"""Milliseconds without a sign of life until a seat on turn counts as left."""


def hand_to_bot(
    table: Table, identity: str, seat: int, who: Somebody, absent: int, now: int
) -> Step:
    """A bot plays on for a seat that was left; the game is no longer rated."""
    _check(table, identity, seat, absent)
    return Step(table, [HandedOver(now, seat, who)])


def end_abandoned(table: Table, identity: str, seat: int, absent: int, now: int) -> Step:
    """End a game that somebody has left: who stayed has won."""
    _check(table, identity, seat, absent)
    return Step(table, [Abandoned(now, seat)])


def _check(table: Table, identity: str, seat: int, absent: int) -> None:
    """`absent` is how long the seat has given no sign of life."""
    if table.must_have_seat(identity) == seat:
        raise Refused("own-seat")
    if table.status is Status.OVER:
        raise Refused("game-over")
    if seat not in range(table.settings.seats) or table.player(seat).is_bot:
        raise Refused("nobody-to-leave")
    has_clock = table.clock is not None
    if seat not in table.left and (has_clock or table.turn != seat or absent < PATIENCE):
        raise Refused("not-left")
