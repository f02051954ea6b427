"""Which verbs are open for a seat right now: asked of the verbs themselves, so it cannot drift."""

from collections.abc import Callable, Sequence

from .events import Event
from .refusal import Refused
from .table import Table
from .verbs.draw import accept_draw, decline_draw, offer_draw
from .verbs.rematch import offer_rematch
from .verbs.resign import resign
from .verbs.undo import undo

Verb = Callable[[Table, str, int], Sequence[Event]]


def _rematch(table: Table, identity: str, now: int) -> Sequence[Event]:
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


def allowed_verbs(table: Table, seat: int | None) -> list[str]:
    """The names of the verbs that would not be refused; none for whoever only watches."""
    if seat is None or (who := table.player(seat)).is_bot:
        return []
    now = table.events[-1].at
    return [name for name, verb in VERBS.items() if _is_open(verb, table, who.identity, now)]


def _is_open(verb: Verb, table: Table, identity: str, now: int) -> bool:
    try:
        verb(table, identity, now)
    except Refused:
        return False
    return True
