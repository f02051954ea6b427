"""The game record of a table."""

from datetime import UTC, datetime
from typing import Any

from .clock import write_limit
from .refusal import Refused
from .table import AGREED, Status, Table
from .view import see_fairness


def record_of(table: Table) -> dict[str, Any]:
    """The record of docs/formats.md, with how chance can be checked once the game is over."""
    position = table.position
    is_over = table.status is Status.OVER
    if table.settings.rules.has_secrets and not is_over:
        raise Refused("record-secret")
    names = [table.player(seat).name for seat in range(table.settings.seats)]
    record = position.record(names)
    if table.cut_short == AGREED:
        record["agreed"] = "draw"
    elif table.cut_short is not None:
        record |= {"ending": table.cut_short, "winner": table.winner}
    if table.settings.limit is not None:
        record["clock"] = write_limit(table.settings.limit)
    if table.settings.memory is not None:
        record["memory"] = table.settings.memory.value
    record["started"] = datetime.fromtimestamp(table.opening.at / 1000, UTC).isoformat()
    if is_over:
        record["fairness"] = see_fairness(table)
    return record
