"""What is kept beside the log of a table: what lists show, and when the server must look."""

from typing import Any

from ...players.registry import kind_of
from ...store.values import Invited, Seating, Summary
from ...tables import Status, Table, verbs
from ...tables.clock import SECOND

BOT_PATIENCE = 5 * SECOND
"""How much longer than it may think a bot is waited for before another process steps in."""


def summary_of(name: str, table: Table) -> Summary:
    """The summary of a table as it stands."""
    settings = table.settings.plain
    return Summary(
        table=name,
        game=settings["game"],
        options=settings["options"],
        visibility=settings["visibility"],
        is_rated=settings["rated"],
        clock=settings["clock"],
        status=table.status.value,
        host=table.opening.host,
        seatings=tuple(
            Seating(number, who.identity, who.name, who.kind.value, who.avatar or None)
            for number, chair in enumerate(table.chairs)
            if (who := chair.who) is not None
        ),
        seats=len(table.chairs),
        turn=_whose_turn(table),
        result=_result(table),
        opened=table.opening.at,
        changed=table.events[-1].at,
        due=due_of(table),
        is_practice=table.is_practice,
        invited=_invited(table),
    )


def _invited(table: Table) -> tuple[Invited, ...]:
    if table.status is not Status.WAITING:
        return ()
    return tuple(
        Invited(number, chair.reserved)
        for number, chair in enumerate(table.chairs)
        if chair.reserved is not None and chair.who is None
    )


def _result(table: Table) -> dict[str, Any] | None:
    """As at the table, and the chairs of the seats: lists know no seats."""
    outcome = table.outcome
    if outcome is None:
        return None
    seat = outcome.winning_seat
    chair = None if seat is None else table.order[seat]
    return outcome.as_json() | {"chair": chair, "order": list(table.order)}


def _whose_turn(table: Table) -> str | None:
    turn = table.turn
    if turn is None or table.player(turn).is_bot:
        return None
    return table.player(turn).identity


def due_of(table: Table) -> int | None:
    """When a clock will have run out, a bot should have moved, or seeds should have come; None if
    nobody is awaited."""
    turn, since = table.turn, table.events[-1].at
    if turn is None:
        return verbs.seeds_due(table)
    times = []
    if table.clock is not None:
        times.append(since + table.clock.left(turn, since) + 1)
    if table.player(turn).is_bot:
        budget = kind_of(table.settings.game, table.player(turn).identity).budget
        times.append(since + BOT_PATIENCE + int(budget * SECOND))
    return min(times, default=None)
