"""What a seat, or somebody who watches, may know of a table."""

from collections.abc import Callable
from typing import Any

from ..games import Position
from ..games.batch import NOBODY
from . import events as happened
from .allowed import allowed_before
from .events import Event
from .fairness import FIRST_SCHEME
from .settings import Memory
from .standing import open_to, standing_of
from .table import Status, Table

Seen = dict[str, Any]

IN_MIND = 8
"""Moves and chance events that are told again at a table where memory counts: about two turns."""
NO_MOVES: Seen = {"legal_moves": [], "turn": None}
"""A game that is over has none, whatever the rules say."""


def see_table(table: Table, seat: int | None, now: int, with_history: bool = True) -> Seen:
    """All of it as it stands; `seat` is None for whoever only watches.

    The history is long: whoever follows the events knows it.
    """
    return Look(table, now).table_of(seat, with_history)


class Look:
    """A table at one moment, for one seat after the other: what all see is put together once."""

    def __init__(self, table: Table, now: int) -> None:
        self._table = table
        self._has_begun = table.status is not Status.WAITING
        self._open = _see_open(table) | (_see_game(table, now) if self._has_begun else {})
        self._view: Callable[[int | None], Seen] | None = None
        self._standing = standing_of(table)

    def table_of(
        self, seat: int | None, with_history: bool = True, identity: str | None = None
    ) -> Seen:
        """The table as a seat sees it; before the game nobody has one, and `identity` counts."""
        seen = self._open | {"seat": seat}
        if not self._has_begun:
            seen["allowed"] = allowed_before(self._table, identity)
        else:
            seen["position"] = self._position_of(seat)
            if self._table.outcome is not None:
                seen["position"] |= NO_MOVES
            if with_history:
                seen["history"] = see_history(self._table, seat)
            seen |= open_to(self._table, seat, self._standing)._asdict()
        return seen

    def _position_of(self, seat: int | None) -> Seen:
        if self._view is None:
            self._view = self._table.position.views()
        return _as_remembered(self._table, self._view(seat), seat)


def _see_open(table: Table) -> Seen:
    return {
        **table.settings.plain,
        "status": table.status.value,
        "number": table.number,
        "chairs": [see_chair(table, number) for number in range(len(table.chairs))],
        "order": list(table.order),
        "commitment": table.opening.commitment,
        "scheme": table.opening.scheme,
        "rematch": table.rematch,
        "practice": table.is_practice,
    }


def see_chair(table: Table, number: int) -> Seen:
    """Who sits on a chair; before the game also how far its seed is, but never the seed."""
    chair = table.chairs[number]
    if table.status is not Status.WAITING:
        return chair.seen
    return chair.seen | {"commitment": chair.commitment or None, "revealed": chair.seed != ""}


def _see_game(table: Table, now: int) -> Seen:
    seen: Seen = {
        "clocks": see_clocks(table, now),
        "left": sorted(table.left),
        "draw_offer": table.draw_offer,
        "rematch_offers": sorted(table.rematch_offers),
        "result": see_result(table),
        "in_mind": IN_MIND if is_from_memory(table) else None,
    }
    if table.status is Status.OVER:
        seen["fairness"] = see_fairness(table)
    return seen


def see_position(table: Table, position: Position, seat: int | None) -> Seen:
    """A position of this game, the last or an earlier one, as a seat may look it up now."""
    return _as_remembered(table, position.view(seat), seat)


def _as_remembered(table: Table, view: Seen, seat: int | None) -> Seen:
    if not is_from_memory(table):
        return view
    return table.settings.rules.from_memory(view, NOBODY if seat is None else seat)


def is_from_memory(table: Table) -> bool:
    """Whether what lies covered cannot be looked up now; when the game is over all is open."""
    return table.settings.memory is Memory.HIDDEN and table.status is not Status.OVER


def see_history(table: Table, seat: int | None) -> list[str]:
    """The moves as a seat saw them; where memory counts, only those it would still have in mind."""
    history = table.position.history(seat)
    return history[-IN_MIND:] if is_from_memory(table) else history


def see_clocks(table: Table, now: int) -> list[int] | None:
    """Milliseconds each seat has left."""
    if table.clock is None:
        return None
    return [table.clock.left(seat, now) for seat in range(table.settings.seats)]


def see_result(table: Table) -> Seen | None:
    """How the game ended; None while it has not."""
    return None if table.outcome is None else table.outcome.as_json()


def see_fairness(table: Table) -> Seen:
    """All that is needed to compute the chance of a finished game again."""
    seen = {
        "scheme": table.opening.scheme,
        "commitment": table.opening.commitment,
        "secret": table.opening.secret,
        "seeds": [chair.seed for chair in table.chairs],
        "starter": table.settings.starter.value,
        "order": list(table.order),
    }
    if table.opening.scheme != FIRST_SCHEME:
        seen["commitments"] = [chair.commitment or None for chair in table.chairs]
    return seen


def see_event(table: Table, number: int, seat: int | None) -> Seen:
    """One event as a seat saw it. It looks the same whenever it is asked for."""
    event = table.events[number]
    return {"number": number, "kind": event.kind(), "at": event.at, **_see(table, event, seat)}


def _see(table: Table, event: Event, seat: int | None) -> Seen:
    match event:
        case happened.Played():
            return {
                "seat": event.seat,
                "move": event.move,
                "chance": _see_chance(table, event, seat),
            }
        case happened.Opened():
            return {"settings": event.settings, "commitment": event.commitment}
        case happened.Sat():
            seen = {"chair": event.chair, "name": event.who.name, "is": event.who.kind.value}
            return seen | ({"commitment": event.commitment} if event.commitment else {})
        case happened.Revealed():
            return {"chair": event.chair}
        case happened.HandedOver():
            return {"seat": event.seat, "name": event.who.name}
    return {key: value for key, value in event.as_json().items() if key not in ("kind", "at")}


def _see_chance(table: Table, event: happened.Played, seat: int | None) -> str | None:
    if event.chance is None:
        return None
    watcher = NOBODY if seat is None else seat
    return table.settings.rules.chance_as_seen(event.chance, event.seat, watcher)
