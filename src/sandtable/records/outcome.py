"""How a record says that a table ended its game."""

from collections.abc import Mapping
from typing import Any

from ..games import Position
from ..games.outcome import AGREED, CUT_SHORT, Outcome

DECLARED = tuple(ending for ending in CUT_SHORT if ending != AGREED)
"""Endings of a record that no rules give. A draw that was agreed has a key of its own: a reader
that does not know it takes the game for an unfinished one."""


def read_outcome(record: Mapping[str, Any], position: Position) -> Outcome | None:
    """How the game of a record ended that was replayed to a position; None if it has not."""
    if position.outcome is not None:
        return position.outcome
    ending, winner = record.get("ending"), record.get("winner")
    if ending is None and record.get("agreed") == "draw":
        ending, winner = AGREED, None
    return None if ending is None else Outcome(ending, winner, tuple(position.score_now()))


def write_outcome(outcome: Outcome) -> dict[str, Any]:
    """The keys of a record that say how a table ended its game; none if the rules did."""
    if not outcome.is_cut_short:
        return {}
    if outcome.ending == AGREED:
        return {"agreed": "draw"}
    return {"ending": outcome.ending, "winner": outcome.winner}
