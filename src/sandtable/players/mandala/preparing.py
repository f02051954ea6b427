"""Compiling the Mandala bot before its first move."""

from functools import cache

from ...games import load
from ...games.dice import dice
from ...games.mandala.state import CLAIM
from ..compiling import announce
from .claims import value_claims
from .handmade import handmade_weights
from .levels import NOT_AT_ALL
from .thinking import Thinking


@cache
def prepare() -> None:
    """See that all the search needs is compiled, and say so when that takes a while.

    The belief is not: whoever asks for it waits for it then.
    """
    announce(value_claims, "the Mandala bot", "up to 20 seconds")  # compiled last
    thinking = Thinking(
        dice(0), handmade_weights(), (1.0, 1.0, 0.0), (NOT_AT_ALL, 1, 1), nodes=1000
    )
    observations = load("mandala").deal(seed=0).observation(0)
    thinking.search(observations, lambda done: True)
    observations[0].phase = CLAIM
    observations[0].mandala = observations[0].claimer = 0
    thinking.search(observations, lambda done: True)
