"""Claims that end the game, counted out: every order of claims, every pair in the rival's Cup.

The rival is taken to see everything and to answer best; the seat itself knows what a player knows.
So the chance of a claim is guaranteed: whatever the rival does, so many of the cases are won.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import reduce
from math import comb, erf, sqrt

import numpy as np
from numpy.typing import NDArray

from ....games.batch import States
from ....games.mandala.claims import claim_colour
from ....games.mandala.state import CLAIM, COLOUR_COUNT, COLOURS, OVER

Cases = NDArray[np.float64]
"""A value for each pair that may be in the rival's Cup."""

PAIRS = tuple((a, b) for a in range(COLOUR_COUNT) for b in range(a, COLOUR_COUNT))
SPREAD = 12.0
"""Points: how far apart the two sides end, as a standard deviation."""
WIN_SHARE = 0.95
"""The rest of the utility is points."""


class NotTheEnd(Exception):
    """Some order of claims does not end the game."""


@dataclass(frozen=True)
class Counted:
    """What one claim is worth."""

    utility: float
    """95 parts chance to win, 5 parts points."""
    chance: float
    """To win, a draw counted half."""
    margin: float
    """Points ahead at the end, on average."""
    line: tuple[str, ...]
    """How claiming goes on if the rival's Cup is as bad as can be."""


def pair_chances(unseen: list[int]) -> Cases:
    """M8.1: how likely each pair is when any two of the unseen cards may be in the Cup."""
    ways = [comb(unseen[a], 2) if a == b else unseen[a] * unseen[b] for a, b in PAIRS]
    return np.array(ways) / sum(ways)


@dataclass(frozen=True)
class _Plan:
    """What a way to go on is worth in every case, and how it goes in each."""

    utility: Cases
    win: Cases
    lead: Cases
    lines: tuple[tuple[str, ...], ...]


class Claims:
    """One position in which a seat claims."""

    def __init__(
        self, states: States, observation: np.record, chances: Cases | None = None
    ) -> None:
        self._states = states
        self._seat = int(observation.observer)
        exact = pair_chances(observation.unseen.tolist())
        self._chances = exact if chances is None else chances

    def count(self) -> dict[str, Counted]:
        """What each claim is worth; NotTheEnd if that cannot be counted."""
        return {move: self._best(after) for move, after in _after_claims(self._states)}

    def _best(self, states: States) -> Counted:
        """The best way to go on."""
        plan = max(self._plans(states), key=lambda plan: float(self._chances @ plan.utility))
        possible = np.where(self._chances > 0, plan.utility, np.inf)
        return Counted(
            utility=float(self._chances @ plan.utility),
            chance=float(self._chances @ plan.win),
            margin=float(self._chances @ plan.lead),
            line=plan.lines[int(possible.argmin())],
        )

    def _plans(self, states: States) -> list[_Plan]:
        """All ways to go on; the rival answers each of them best, in every case for itself."""
        if states[0].phase != CLAIM:
            return [self._end(states)]
        after = [
            [_with_move(move, plan) for plan in self._plans(later)]
            for move, later in _after_claims(states)
        ]
        if int(states[0].claimer) == self._seat:
            return _not_beaten([plan for plans in after for plan in plans])
        return _not_beaten(reduce(_answered, after))

    def _end(self, states: States) -> _Plan:
        """M7.1, M7.2: the result with each pair in the rival's Cup."""
        state = states[0]
        if state.phase != OVER:
            raise NotTheEnd
        own, rival = self._seat, 1 - self._seat
        lead = np.zeros(len(PAIRS))
        for number, pair in enumerate(PAIRS):
            hidden = np.zeros(COLOUR_COUNT, dtype=np.int64)
            for colour in pair:
                hidden[colour] += 1
            theirs = int(((state.cup[rival] + hidden) * state.river[rival]).sum())
            mine = int(((state.cup[own] + state.hidden_cup[own]) * state.river[own]).sum())
            lead[number] = mine - theirs
        # The smaller Cup wins a tie; both Cups have two hidden cards.
        smaller = int(state.cup[rival].sum()) - int(state.cup[own].sum())
        win = np.where(lead == 0, (np.sign(smaller) + 1) / 2, (np.sign(lead) + 1) / 2)
        points = np.array([(1 + erf(each / SPREAD / sqrt(2))) / 2 for each in lead.tolist()])
        utility = WIN_SHARE * win + (1 - WIN_SHARE) * points
        return _Plan(utility, win, lead, ((),) * len(PAIRS))


def _after_claims(states: States) -> Iterator[tuple[str, States]]:
    """Every legal claim and the position after it."""
    mountain = states[0].mountain[states[0].mandala]
    for colour in range(COLOUR_COUNT):
        if mountain[colour] > 0:
            after = states.copy()
            claim_colour(after[0], colour)
            yield f"claim {COLOURS[colour]}", after


def _with_move(move: str, plan: _Plan) -> _Plan:
    return _Plan(plan.utility, plan.win, plan.lead, tuple((move, *line) for line in plan.lines))


def _answered(one: list[_Plan], other: list[_Plan]) -> list[_Plan]:
    """The rival chooses, in every case, between a plan of one and a plan of the other."""
    return _not_beaten([_worse(a, b) for a in one for b in other])


def _worse(a: _Plan, b: _Plan) -> _Plan:
    takes_a = a.utility <= b.utility
    lines = tuple(
        x if takes else y for takes, x, y in zip(takes_a.tolist(), a.lines, b.lines, strict=True)
    )
    return _Plan(
        np.where(takes_a, a.utility, b.utility),
        np.where(takes_a, a.win, b.win),
        np.where(takes_a, a.lead, b.lead),
        lines,
    )


def _not_beaten(plans: list[_Plan]) -> list[_Plan]:
    """Plans that no other one equals or beats in all cases."""
    kept: list[_Plan] = []
    for plan in plans:
        if any((other.utility >= plan.utility).all() for other in kept):
            continue
        kept = [other for other in kept if not (plan.utility >= other.utility).all()]
        kept.append(plan)
    return kept
