"""Following a game of Mandala from one seat, to know what the rival may hold."""

import numpy as np

from ...games.dice import dice
from ...games.mandala.notation import CHANCE_VERBS, NUMBERS
from ...games.mandala.state import COLOURS, STATE, TURN
from ..player import SeatView
from .belief import (
    BY_NET,
    BY_SMALL_POLICY,
    Likelihoods,
    act,
    dealt,
    drew,
    played,
    saw,
    weigh_hands,
)
from .late_belief import LateBelief, unseen_by
from .thinking import MIND, POLICY_NET, Weights, give_knowledge

HIDDEN = "?"
ANY_COLOUR = 0
"""Stands for a card nobody saw: of the state followed here only the open part is looked at."""


class Memory:
    """The belief about the rival's hand, kept up to date from move to move of a game."""

    def __init__(self, weights: Weights) -> None:
        self._minds = np.zeros(1, dtype=MIND)
        give_knowledge(self._minds, weights)
        self._habits = BY_NET if POLICY_NET in weights else BY_SMALL_POLICY
        self._states = np.zeros(1, dtype=STATE)
        self._start = b""
        self._heard: tuple[str, ...] = ()
        self._belief: Likelihoods | None = None
        self.late: LateBelief | None = None
        """What the rival may hold once the deck has been exhausted."""

    def follow(self, view: SeatView) -> Likelihoods | None:
        """How likely each hand of the rival is now; None once the deck has been exhausted."""
        known = len(self._heard)
        if view.start.tobytes() != self._start or view.history[:known] != self._heard:
            self._begin(view)
            known = 0
        for text in view.history[known:]:
            self._hear(view, text)
        self._heard = view.history
        return self._belief

    def _begin(self, view: SeatView) -> None:
        start = view.start[0]
        view.game.batch.resample_all(view.start, dice(0), self._states)
        self._start = view.start.tobytes()
        self._unseen = start.unseen.astype(np.int64)
        self._belief = dealt(self._unseen, int(start.hand_size[1 - view.seat]))
        self.late = None

    def _hear(self, view: SeatView, text: str) -> None:
        """One move or chance event, as this seat saw it."""
        words = text.split(" ")
        if words[0] in CHANCE_VERBS:
            for letter in words[-1]:
                self._see_card(view, letter)
            return
        state = self._states[0]
        if state.phase == TURN and state.seat != view.seat:
            self._see_move(NUMBERS[text], COLOURS.index(words[-1][0]), len(words[-1]))
        act(self._states, NUMBERS[text])

    def _see_move(self, action: int, colour: int, cards: int) -> None:
        """The rival's move tells something, and its cards leave the hand."""
        if self.late is not None:
            likely = (self.late.chances.sum(axis=0) > 0).astype(np.float64)
            self._weigh(action, likely)
            self.late.played(likely, colour, cards)
        elif self._belief is not None:
            belief = self._belief.copy()
            self._weigh(action, belief)
            self._belief = played(belief, colour, cards)
            self._unseen[colour] -= cards

    def _weigh(self, action: int, likely: Likelihoods) -> None:
        habits = self._habits
        weigh_hands(
            self._states, self._minds, action, habits.sharpness, habits.carelessness, likely
        )

    def _see_card(self, view: SeatView, letter: str) -> None:
        """A card comes from the deck, seen or not."""
        colour = ANY_COLOUR if letter == HIDDEN else COLOURS.index(letter)
        if self.late is not None:
            unseen = unseen_by(self._states[0], view.seat)
            if letter == HIDDEN:
                self.late.drew(unseen)
            else:
                self.late.saw(colour, unseen)
        elif self._belief is not None:
            if letter == HIDDEN:
                self._belief = drew(self._belief, self._unseen)
            else:
                self._belief = saw(self._belief, self._unseen, colour)
                self._unseen[colour] -= 1
        view.game.batch.play_outcome(self._states, colour)
        if self._states[0].exhausted and self._belief is not None:
            if not view.start[0].exhausted:
                self.late = LateBelief(self._belief, self._unseen)
            self._belief = None
