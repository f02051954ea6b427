"""What the rival may hold once the deck has been exhausted: its hand and its two Cup cards.

When the last card of the deck comes, all cards that are still unseen are the rival's: six to ten
cards, two of them in its Cup. From then on every way to choose those two is followed with a belief
over hands of its own. The new deck is the old discard pile, which lay open, so the cards in it are
known but for those that the rival draws.
"""

import numpy as np
from numpy.typing import NDArray

from ...games.batch import Numbers
from ...games.mandala.state import CARDS_PER_COLOUR, COLOUR_COUNT, HIDDEN_CUP
from .belief import HANDS, NO_HAND, Likelihoods, all_hands, one_more


class LateBelief:
    """How likely each Cup is together with each hand."""

    def __init__(self, belief: Likelihoods, left: Numbers) -> None:
        """The belief over hands; the cards that are left are the rival's hand and Cup."""
        cups = left - all_hands()
        possible = (belief > 0) & (cups >= 0).all(axis=1) & (cups.sum(axis=1) == HIDDEN_CUP)
        self.cups: Numbers = np.unique(cups[possible], axis=0)
        self.chances: NDArray[np.float64] = np.zeros((len(self.cups), HANDS))
        for cup, row in zip(self.cups, self.chances, strict=True):
            is_beside = possible & (cups == cup).all(axis=1)
            row[is_beside] = belief[is_beside]
        self._share_out()

    def saw(self, colour: int, unseen: Numbers) -> None:
        """A card of this colour came from the deck; `unseen`, with the rival's, still has it."""
        self.chances *= self._left(unseen, colour)
        self._share_out()

    def drew(self, unseen: Numbers) -> None:
        """The rival has drawn a card nobody else saw."""
        after = np.zeros_like(self.chances)
        for colour in range(COLOUR_COUNT):
            held = np.flatnonzero(one_more()[:, colour] != NO_HAND)
            drawn = (self.chances * self._left(unseen, colour))[:, held]
            after[:, one_more()[held, colour]] += drawn
        self.chances = after
        self._share_out()

    def played(self, likely: Likelihoods, colour: int, cards: int) -> None:
        """The rival has made a move, so likely with each hand; the cards leave it."""
        self.chances *= likely
        held = np.flatnonzero(one_more()[:, colour] != NO_HAND)
        for _ in range(cards):
            fewer = np.zeros_like(self.chances)
            fewer[:, held] = self.chances[:, one_more()[held, colour]]
            self.chances = fewer
        self._share_out()

    def likeliest(self, most: int) -> tuple[Numbers, Numbers, Likelihoods]:
        """So many ways at most: the numbers of their hands, their Cups, how likely they are."""
        places = np.argsort(-self.chances, axis=None, kind="stable")[:most]
        places = places[self.chances.ravel()[places] > 0]
        cup, hand = np.unravel_index(places, self.chances.shape)
        return np.asarray(hand), self.cups[cup], self.chances.ravel()[places]

    def _left(self, unseen: Numbers, colour: int) -> NDArray[np.float64]:
        """How many cards of a colour are in the deck, with each Cup and hand."""
        left = unseen[colour] - self.cups[:, colour, None] - all_hands()[None, :, colour]
        return np.asarray(np.maximum(left, 0), dtype=np.float64)

    def _share_out(self) -> None:
        self.chances /= self.chances.sum()


def unseen_by(state: np.record, seat: int) -> Numbers:
    """The cards a seat has not seen: all but those that lie open and its own."""
    seen = state.discard + state.mountain.sum(axis=0) + state.field.sum(axis=(0, 1))
    seen = seen + state.cup.sum(axis=0) + (state.river > 0).sum(axis=0)
    seen = seen + state.hand[seat] + state.hidden_cup[seat]
    return np.asarray(CARDS_PER_COLOUR - seen, dtype=np.int64)
