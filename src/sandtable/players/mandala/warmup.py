"""Compiling the Mandala bot ahead."""

from ...games import load
from ...games.dice import dice
from ...games.mandala.state import CLAIM
from ...games.warmup import Warmup
from ..player import SeatView
from .handmade import handmade_weights
from .levels import NOT_AT_ALL
from .memory import Memory
from .own_claims import value_claims
from .thinking import Thinking


def _search_twice() -> None:
    """Once before a claim and once in one, and what a first move tells."""
    thinking = Thinking(
        dice(0), handmade_weights(), (1.0, 1.0, 0.0), (NOT_AT_ALL, 1, 1), nodes=1000
    )
    observations = load("mandala").deal(seed=0).observation(0)
    thinking.search(observations, lambda done: True)
    observations[0].phase = CLAIM
    observations[0].mandala = observations[0].claimer = 0
    thinking.search(observations, lambda done: True)
    position = load("mandala").deal(seed=0)
    position.play(position.legal_moves()[0])
    Memory(handmade_weights()).follow(SeatView.of(position, 1))


WARMUP = Warmup("the Mandala bot", "up to 20 seconds", _search_twice, value_claims)
