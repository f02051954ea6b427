"""A position whose lines are counted."""

from __future__ import annotations

from dataclasses import dataclass, field

from .deals import Deal


@dataclass
class Position:
    """A deal and the plies played from it (single cards where chance was due)."""

    name: str
    deal: Deal
    moves: list[str] = field(default_factory=list)
    options: dict[str, str | int] = field(default_factory=dict)
