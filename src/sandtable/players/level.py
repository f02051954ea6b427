"""Levels: the same eight names in every game for two, from the first game to the best we can."""

from dataclasses import dataclass
from typing import Generic, TypeVar

LEVEL_NAMES = (
    "first-game",
    "novice",
    "casual",
    "steady",
    "skilled",
    "expert",
    "master",
    "best",
)
"""The weakest first. Each wins clearly, but not always, against the one before."""

L = TypeVar("L")


@dataclass(frozen=True)
class Level(Generic[L]):
    """How strong a bot plays: what it knows, how far it looks, and how long it may take."""

    limits: L
    """What it knows and how far it looks; every game has its own."""
    budget: float
    """Seconds it may take for a move unless told otherwise."""
    words: str
    """How it plays, in a few words."""


def named(*levels: Level[L]) -> dict[str, Level[L]]:
    """Levels by name, the weakest first."""
    return dict(zip(LEVEL_NAMES, levels, strict=True))
