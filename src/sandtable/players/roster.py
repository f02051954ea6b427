"""What `players/<game>/__init__.py` registers: who plays a game, and what else thinks about it.

It is the entry point of a game in the group `sandtable.players`. All that is heavy is made by
functions, which import it when they are called: whoever only lists the players need not wait.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from .level import Level
from .player import Player

if TYPE_CHECKING:
    from .solver import Solver
    from .trainer import Trainer

Evaluation = Callable[[np.record], float]
"""The chance of seat 0 to win, from 0 to 1, in any state of a game."""


@dataclass(frozen=True)
class Kind:
    """A kind of player: how to make one, and how people may think of it."""

    make: Callable[[int], Player]
    """With so many cores."""
    budget: float
    """Seconds it takes for a move unless told otherwise."""
    words: str
    """How it plays, in a few words."""


def kinds_of(
    levels: Mapping[str, Level[Any]], make: Callable[[str, int], Player]
) -> dict[str, Kind]:
    """A kind for every level, made by its name and so many cores."""
    return {
        name: Kind(partial(make, name), level.budget, level.words) for name, level in levels.items()
    }


@dataclass(frozen=True)
class Luck:
    """How the arena takes luck out of the scores of a game with chance after the deal."""

    evaluation: Callable[[], Evaluation]
    """Makes what luck is measured by."""
    coefficient: float
    """How much of the luck is taken off: what fitted earlier matches best (fit_control.py)."""
    sources: tuple[Path, ...]
    """The files the evaluation is made from: with others, luck is not the same."""


@dataclass(frozen=True)
class Roster:
    """All that is registered for one game. What is left out the game does without."""

    kinds: Mapping[str, Kind] = field(default_factory=dict)
    """Its players by name, the weakest first."""
    former: Mapping[str, str] = field(default_factory=dict)
    """Names that players had once, and who plays under them now: what was kept stays playable."""
    ratings: Path | None = None
    """The file of measured ratings (see ratings.py)."""
    luck: Luck | None = None
    solver: "Callable[[], Solver] | None" = None
    trainers: "Mapping[str, Callable[[], Trainer]]" = field(default_factory=dict)
    """What makes its bot learn, by the name of what learns, the usual first (see trainer.py)."""
    sample: str | None = None
    """The player that played the sample game of the home page (tools/make_demos.py)."""
