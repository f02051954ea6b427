"""What a seat of Mandala could work out about its moves and the rival's hand."""

from math import comb

from ..position import Position
from ..prospects import Prospects, gains_of
from .state import COLOURS

PLACES = 6
"""Decimal places that are told."""


def prospects(position: Position) -> Prospects:
    """The gains, and what the rival may hold."""
    seat = position.seat
    if seat is None:
        return Prospects({})
    seen = position.observation(seat)[0]
    held = int(seen.hand_size[1 - seat])
    return Prospects(gains_of(position), rival=likely_hand(seen.unseen.tolist(), held))


def likely_hand(unseen: list[int], held: int) -> dict[str, dict[str, float]]:
    """M8.1: of each colour, how likely a hand of so many unseen cards has one, and the mean.

    Every unseen card is as likely in this hand as any other: the rest is a count of hands.
    """
    cards = sum(unseen)
    hands = comb(cards, held)
    return {
        letter: {
            "some": round(1 - comb(cards - count, held) / hands, PLACES),
            "mean": round(held * count / max(cards, 1), PLACES),
        }
        for letter, count in zip(COLOURS, unseen, strict=True)
    }
