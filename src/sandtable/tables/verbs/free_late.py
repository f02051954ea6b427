"""Free the chairs of those whose seeds do not come."""

from ..clock import DAY, SECOND
from ..events import Freed
from ..refusal import Refused
from ..step import Step
from ..table import Status, Table

PATIENCE = 10 * 60 * SECOND
"""How long a seed is waited for where a clock hurries people on."""
LONG_PATIENCE = DAY
"""The same where there is none."""


def seeds_due(table: Table) -> int | None:
    """Until when the seeds of a table must have come; None if none is waited for.

    With days for a move there are as many for the seed.
    """
    chairs = table.chairs
    if table.status is not Status.WAITING or not chairs.are_full or chairs.are_ready:
        return None
    limit = table.settings.limit
    if limit is None:
        return table.events[-1].at + LONG_PATIENCE
    return table.events[-1].at + max(PATIENCE, limit.per_move)


def free_late(table: Table, now: int) -> Step:
    """Everybody sits, and some have not done their part for a long time: their chairs are free.

    First all must be committed; then all must have shown their seeds.
    """
    due = seeds_due(table)
    if due is None or now < due:
        raise Refused("time-not-up")
    is_bound = table.chairs.are_bound
    late = [not (chair.is_ready if is_bound else chair.is_bound) for chair in table.chairs]
    return Step(table, [Freed(now, number) for number, is_late in enumerate(late) if is_late])
