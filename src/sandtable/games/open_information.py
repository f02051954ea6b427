"""Seeing and guessing in a game in which everybody sees everything."""

from .batch import States
from .compiled import compiled
from .dice import Dice


@compiled
def observe(states: States, i: int, seat: int, observations: States) -> None:
    """Whoever looks at state `i` sees all of it."""
    observations[i] = states[i]


@compiled
def resample(observations: States, i: int, rolls: Dice, states: States) -> None:
    """Only one state can be observed so."""
    states[i] = observations[i]
