"""What is open to the seats of a game, asked once for all tables that stand alike.

Most moves change nothing of it. The verbs themselves are asked (`allowed.py`), and their answer is
kept under everything that they look at: `standing_of` must name all of it.
"""

from collections.abc import Hashable
from typing import NamedTuple

from .allowed import allowed_verbs, if_absent
from .ceiling import has_room
from .reactions import may_react
from .table import Table

MOST_KEPT = 4_096
"""There are some hundreds; what somebody could do to have more is forgotten."""


class Open(NamedTuple):
    """What a seat, or somebody who watches, may do besides moving. It is not to be changed."""

    allowed: list[str]
    can_react: bool
    if_absent: list[dict[str, int]]


_kept: dict[tuple[Hashable, int | None], Open] = {}


def open_to(table: Table, seat: int | None, standing: Hashable) -> Open:
    """What is open to a seat at a table that stands like this; None: it is asked anew."""
    found = None if standing is None else _kept.get((standing, seat))
    if found is None:
        found = Open(allowed_verbs(table, seat), may_react(table, seat), if_absent(table, seat))
        if standing is not None:
            if len(_kept) >= MOST_KEPT:
                _kept.clear()
            _kept[standing, seat] = found
    return found


def standing_of(table: Table) -> Hashable:
    """All that a verb looks at in a game; None where nothing is kept: before it, at a keyboard."""
    if not table.order or table.is_at_keyboard:
        return None
    settings, last, outcome = table.settings, table.last_played, table.outcome
    rules = settings.rules
    players = [table.player(seat) for seat in range(len(table.order))]
    alone = sum(not player.is_bot for player in players) == 1
    return (
        rules,
        settings.is_rated,
        tuple([(player.is_bot, table.seat_of(player.identity)) for player in players]),
        table.turn,
        None if outcome is None else outcome.is_cut_short,
        None if last is None else (last.seat, last.chance is None, rules.reveals_secret(last.move)),
        frozenset([played.seat for played in table.course.played]) if alone else None,
        table.draw_offer,
        table.left,
        table.rematch is None,
        table.rematch_offers,
        table.clock is None,
        has_room(table),
    )
