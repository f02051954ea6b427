"""The game record of a table."""

from datetime import UTC, datetime
from typing import Any

from ..records.outcome import write_outcome
from .clock import write_limit
from .refusal import Refused
from .table import Table
from .view import see_fairness


def record_of(table: Table) -> dict[str, Any]:
    """The record of docs/formats.md, with how chance can be checked once the game is over."""
    if table.settings.rules.has_secrets and table.outcome is None:
        raise Refused("record-secret")
    record = open_record_of(table)
    record["started"] = datetime.fromtimestamp(table.opening.at / 1000, UTC).isoformat()
    if table.outcome is not None:
        record["fairness"] = see_fairness(table)
    return record


def open_record_of(table: Table) -> dict[str, Any]:
    """The game and how it was played and ended, every secret included."""
    record = table.position.record(table.names)
    if table.outcome is not None:
        record |= write_outcome(table.outcome)
    if table.settings.limit is not None:
        record["clock"] = write_limit(table.settings.limit)
    if table.settings.memory is not None:
        record["memory"] = table.settings.memory.value
    if table.is_practice:
        record["practice"] = True
    return record
