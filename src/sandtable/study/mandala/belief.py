"""What the rival may hold, as a player could work it out: by counting, and by the rival's moves.

Counting is exact: any of the unseen cards may be anywhere. The second figure also asks how
plausible each of the rival's moves was with each hand it could have had (players/mandala/belief.py)
and ends when the deck has been exhausted. `python -m bench.belief` compares the two.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import comb
from typing import Any

import numpy as np

from ...games.mandala.state import COLOUR_COUNT, COLOURS, HIDDEN_CUP, SEATS
from ...players.mandala.belief import Likelihoods, all_hands
from ...players.mandala.memory import Memory
from ...players.mandala.thinking import load_weights
from ...players.player import SeatView


@dataclass(frozen=True)
class Held:
    """A secret of the rival: for each colour how many cards are expected, and how likely is one."""

    expected: tuple[float, ...]
    at_least_one: tuple[float, ...]

    def to_json(self) -> dict[str, Any]:
        """By the letters of the colours."""
        pairs = zip(COLOURS, self.expected, self.at_least_one, strict=True)
        return {letter: {"expected": mean, "any": chance} for letter, mean, chance in pairs}


@dataclass(frozen=True)
class Belief:
    """What one seat may think of the rival's hand and of the two cards in the rival's Cup."""

    hand: Held
    cup: Held

    def to_json(self) -> dict[str, Any]:
        """As reviews and views have it."""
        return {"hand": self.hand.to_json(), "cup": self.cup.to_json()}


def _drawn(unseen: Sequence[int], cards: int) -> Held:
    """So many cards, any of the unseen ones."""
    total = sum(unseen)
    if cards == 0 or total == 0:
        return Held((0.0,) * COLOUR_COUNT, (0.0,) * COLOUR_COUNT)
    ways = comb(total, cards)
    return Held(
        tuple(cards * count / total for count in unseen),
        tuple(1.0 - comb(total - count, cards) / ways for count in unseen),
    )


def counting(view: SeatView) -> Belief:
    """M8.1: by counting alone."""
    seen = view.now[0]
    rival = 1 - view.seat
    unseen = [int(count) for count in seen.unseen]
    return Belief(
        _drawn(unseen, int(seen.hand_size[rival])), _drawn(unseen, int(seen.unseen_cup[rival]))
    )


class Believer:
    """Weighs by the rival's moves; follows one game at a time."""

    def __init__(self) -> None:
        self._memories = [Memory(load_weights()) for _ in range(SEATS)]
        """Of each seat: whoever is asked in turn need not begin again."""

    def hands(self, view: SeatView) -> Likelihoods | None:
        """How likely each of all hands is; None once the deck has been exhausted."""
        return self._memories[view.seat].follow(view)

    def weighted(self, view: SeatView) -> Belief | None:
        """What the rival may hold, weighted; None once the deck has been exhausted."""
        belief = self.hands(view)
        if belief is None:
            return None
        unseen = view.now[0].unseen.astype(np.int64)
        return Belief(_held(belief), _cup_beside(belief, unseen, int(view.now[0].unseen_cup.sum())))


def _held(belief: Likelihoods) -> Held:
    hands = all_hands()
    return Held(tuple((belief @ hands).tolist()), tuple((belief @ (hands > 0)).tolist()))


def _cup_beside(belief: Likelihoods, unseen: Any, cards: int) -> Held:
    """The Cup's cards are any of those that are not in the hand, for each hand it may be."""
    possible = belief > 0
    left = np.maximum(unseen - all_hands()[possible], 0)
    weights = belief[possible]
    if cards != HIDDEN_CUP:
        return Held((0.0,) * COLOUR_COUNT, (0.0,) * COLOUR_COUNT)
    total = left.sum(axis=1, keepdims=True)
    without = (total - left) * (total - left - 1) / (total * (total - 1))
    expected = cards * left / total
    return Held(tuple((weights @ expected).tolist()), tuple((weights @ (1.0 - without)).tolist()))
