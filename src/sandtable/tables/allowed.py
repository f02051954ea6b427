"""Which verbs are open to somebody right now: asked of the verbs themselves, so it cannot drift."""

from collections.abc import Callable

from .people import Kind, Somebody, bot
from .refusal import Refused
from .step import Step
from .table import Table
from .verbs.abandoned import PATIENCE, end_abandoned
from .verbs.decline import decline
from .verbs.draw import accept_draw, decline_draw, offer_draw
from .verbs.leave import leave, send_away
from .verbs.rematch import offer_rematch
from .verbs.resign import resign
from .verbs.take_seat import add_bot, take_seat
from .verbs.undo import undo

Verb = Callable[[Table, str, int], Step]


def _rematch(table: Table, identity: str, now: int) -> Step:
    return offer_rematch(table, identity, "", now)


VERBS: dict[str, Verb] = {
    "undo": undo,
    "resign": resign,
    "offer-draw": offer_draw,
    "accept-draw": accept_draw,
    "decline-draw": decline_draw,
    "rematch": _rematch,
}
"""All that a seat can do besides moving and leaving, by the names of their messages."""


def _take_seat(table: Table, identity: str, now: int) -> Step:
    return take_seat(table, None, Somebody(identity, "?", Kind.GUEST), "seed", now)


def _add_bot(table: Table, identity: str, now: int) -> Step:
    return add_bot(table, identity, None, bot("?", "?"), now)


def _send_away(table: Table, identity: str, now: int) -> Step:
    taken = (number for number, chair in enumerate(table.chairs) if chair.who is not None)
    return send_away(table, identity, next(taken, -1), now)


BEFORE: dict[str, Verb] = {
    "take-seat": _take_seat,
    "leave": leave,
    "decline": decline,
    "add-bot": _add_bot,
    "send-away": _send_away,
}
"""What can be done at a table that waits, some of it by people who do not sit there."""


def allowed_verbs(table: Table, seat: int | None) -> list[str]:
    """The names of the verbs that would not be refused; none for whoever only watches."""
    if seat is None or (who := table.player(seat)).is_bot:
        return []
    return [name for name, verb in VERBS.items() if _is_open(verb, table, who.identity)]


def allowed_before(table: Table, identity: str | None) -> list[str]:
    """The same before the game, for somebody or (None) for a stranger."""
    if identity is None:
        return []
    return [name for name, verb in BEFORE.items() if _is_open(verb, table, identity)]


def if_absent(table: Table, seat: int | None) -> list[dict[str, int]]:
    """The seats that this one may hand to a bot or end the game for, once they have given no sign
    of life for so many milliseconds (`after`)."""
    if seat is None or (who := table.player(seat)).is_bot:
        return []

    def is_left(other: int, absent: int) -> bool:
        def verb(table: Table, identity: str, now: int) -> Step:
            return end_abandoned(table, identity, other, absent, now)

        return _is_open(verb, table, who.identity)

    others = [other for other in range(table.settings.seats) if is_left(other, PATIENCE)]
    return [{"seat": other, "after": 0 if is_left(other, 0) else PATIENCE} for other in others]


def _is_open(verb: Verb, table: Table, identity: str) -> bool:
    try:
        verb(table, identity, table.events[-1].at)
    except Refused:
        return False
    return True
