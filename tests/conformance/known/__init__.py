"""What the suite knows of a game beside what the game says itself: `known/<game>.py`, if it exists.

A game without such a file is tested all the same, but not compared with a naive implementation.
"""

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import sandtable
from tests.reference.game import ReferenceGame

TO_THE_END = 10_000
"""Plies within which random play has ended."""


@dataclass(frozen=True)
class Known:
    """One game."""

    reference: Callable[..., ReferenceGame]
    deal: Callable[[random.Random], Any]
    """A random deal in record form, by the naive implementation."""
    zones: Callable[[sandtable.Position], dict[str, object]]
    """A position in the words of the reference."""
    games: int
    """How many random games are compared,"""
    deals: int
    """on how many deals."""
    pieces: int
    count_pieces: Callable[[sandtable.Position], Sequence[int]]
    """All cards, tiles or marbles, by colour."""
    variants: Sequence[tuple[Mapping[str, Any], int]] = (({}, TO_THE_END),)
    """Options to play with, and how many plies of random play at most."""


def known_of(name: str) -> Known | None:
    """What is known of a game."""
    if find_spec(f"{__name__}.{name}") is None:
        return None
    known: Known = import_module(f"{__name__}.{name}").KNOWN
    return known
