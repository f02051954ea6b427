"""Offer, accept and decline a draw."""

from ..ceiling import check_has_room
from ..events import DrawAgreed, DrawDeclined, DrawOffered
from ..refusal import Refused
from ..step import Step
from ..table import Table


def offer_draw(table: Table, identity: str, now: int) -> Step:
    """Offer a draw; if the other side has offered one, this accepts it."""
    seat = table.must_play(identity)
    if table.settings.rules.shared_result:
        raise Refused("no-draw-here", game=table.settings.rules.title)
    if table.draw_offer == seat:
        raise Refused("draw-offered")
    if table.draw_offer is not None:
        return Step(table, [DrawAgreed(now, seat)])
    check_has_room(table)
    return Step(table, [DrawOffered(now, seat)])


def accept_draw(table: Table, identity: str, now: int) -> Step:
    """Agree to the draw the other side has offered."""
    return Step(table, [DrawAgreed(now, _offered_to(table, identity))])


def decline_draw(table: Table, identity: str, now: int) -> Step:
    """Play on; a move without an answer declines too."""
    return Step(table, [DrawDeclined(now, _offered_to(table, identity))])


def _offered_to(table: Table, identity: str) -> int:
    seat = table.must_play(identity)
    if table.draw_offer is None or table.draw_offer == seat:
        raise Refused("no-draw-offer")
    return seat
