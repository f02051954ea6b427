"""The Mandala bot without a belief about the rival's hand, and with the rival's true hand.

How much the belief is worth lies between the two. The one that cheats is no player that could sit
at a table: it deals the games of a match again, by their seeds, to look at the hand.
"""

from dataclasses import replace

import numpy as np

from sandtable.arena.match import WARM_UP
from sandtable.games import Position
from sandtable.games.mandala.notation import CHANCE_VERBS
from sandtable.players.mandala.belief import Likelihoods, all_hands
from sandtable.players.mandala.bot import MandalaBot
from sandtable.players.mandala.levels import STRONGEST
from sandtable.players.player import Player, SeatView

WITHOUT = replace(STRONGEST, uses_belief=False)
SEED = "bench"
"""Of the matches; their deals are `SEED 0`, `SEED 1` and so on (arena/match.py)."""
MOST_DEALS = 10_000
"""In no match there are more."""


def without() -> Player:
    """Unseen cards may be anywhere."""
    return MandalaBot("without-belief", WITHOUT)


def cheat() -> Player:
    """Knows the rival's hand."""
    return MandalaBot("cheat", STRONGEST, memory=TrueHand())


class TrueHand:
    """Stands in for what follows a game from one seat, and looks at the other hand."""

    late = None

    def __init__(self) -> None:
        self._position: Position | None = None
        self._start = b""
        self._played: list[str] = []

    def follow(self, view: SeatView) -> Likelihoods:
        """The one hand that it is."""
        if self._position is None or view.start.tobytes() != self._start:
            self._begin(view)
        assert self._position is not None
        heard = [text for text in view.history if text.split()[0] not in CHANCE_VERBS]
        for move in heard[len(self._played) :]:
            self._position.play(move)
        self._played = heard
        hand = self._position.state.hand[1 - view.seat]
        return np.asarray((all_hands() == hand).all(axis=1), dtype=np.float64)

    def _begin(self, view: SeatView) -> None:
        self._start, self._played = view.start.tobytes(), []
        for seed in (WARM_UP, *(f"{SEED} {number}" for number in range(MOST_DEALS))):
            self._position = view.game.deal(seed=seed)
            if self._position.observation(view.seat).tobytes() == self._start:
                return
        raise ValueError(f"no deal of a match with the seed {SEED!r}: there is no hand to look at")
