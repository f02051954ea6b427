"""Why one move of Mandala is better than another: where the points come from, and who gets to do
what, in paired games to the very end."""

from collections.abc import Iterator

import numpy as np

from ....games.batch import States
from ....games.mandala.state import COLOUR_COUNT, COLOURS, MANDALAS, SEATS
from ...review.marks import SIGMAS
from ...review.model import Fact, Number
from ...saying import Saying, colour
from .paired import ends_of
from .rolling import CHANCE, MARGIN
from .sources import BY_COLOUR, FIRST, SIXTH, Table

GAME = "mandala"
WORLDS = 1_000
"""Games after each of the two moves."""
OWN, RIVAL = "own", "rival"
COLOUR_POINTS, RIVAL_COLOUR_POINTS, CHOOSES_FIRST, ENDS, RIVAL_ENDS = (
    "colour",
    "rival-colour",
    "first",
    "ends",
    "rival-ends",
)
KINDS = (COLOUR_POINTS, RIVAL_COLOUR_POINTS, CHOOSES_FIRST, ENDS, RIVAL_ENDS)
POINTS, SHARE = "points", "share"
MOVE, BETTER = 0, 1


def facts_of(
    seen: States, move: str, better: str, loss: float, seed: str, worlds: int | None = None
) -> tuple[Fact, ...]:
    """All facts about two moves; `loss` is what the first one costs, in points of percent."""
    table = ends_of(seen, (move, better), worlds or WORLDS, seed)
    comparison = _Comparison(table, int(seen[0].observer), move, better, loss, seed)
    return tuple(comparison.facts())


class _Comparison:
    """Two moves and how their games ended."""

    def __init__(
        self, table: Table, seat: int, move: str, better: str, loss: float, seed: str
    ) -> None:
        self._table, self._seat = table, seat
        self._move, self._better, self._loss, self._seed = move, better, loss, seed
        sign = 1.0 if seat == 0 else -1.0
        self._margin = _number(sign * (table[:, BETTER, MARGIN] - table[:, MOVE, MARGIN]))
        won = table[:, :, CHANCE] if seat == 0 else 1.0 - table[:, :, CHANCE]
        self._won = won
        self._chance = _number(won[:, BETTER] - won[:, MOVE])

    def facts(self) -> Iterator[Fact]:
        """Points by colour, then events."""
        own, rival = self._seat, 1 - self._seat
        for number in range(COLOUR_COUNT):
            about: dict[str, str | int] = {"colour": COLOURS[number]}
            column = BY_COLOUR + own * COLOUR_COUNT + number
            yield self._points(COLOUR_POINTS, about, column, 1.0)
            column = BY_COLOUR + rival * COLOUR_COUNT + number
            yield self._points(RIVAL_COLOUR_POINTS, about, column, -1.0)
        for mandala in range(MANDALAS):
            column = FIRST + mandala * SEATS + own
            yield self._event(CHOOSES_FIRST, {"mandala": mandala + 1}, column)
        yield self._event(ENDS, {}, SIXTH + own)
        yield self._event(RIVAL_ENDS, {}, SIXTH + rival)

    def _points(self, kind: str, about: dict[str, str | int], column: int, sign: float) -> Fact:
        """Points of one colour: their share of the whole difference in points, if that is sure."""
        gap = float((self._table[:, BETTER, column] - self._table[:, MOVE, column]).mean())
        share = sign * gap / self._margin.value if self._margin.low > 0.0 else 0.0
        return self._fact(kind, about, column, POINTS, share)

    def _event(self, kind: str, about: dict[str, str | int], column: int) -> Fact:
        """Something that happens or not: how much of the difference in wins goes with it.

        Nothing is said of it unless that difference is sure.
        """
        happened = self._table[:, :, column]
        share = 0.0
        if 0.0 < happened.mean() < 1.0 and self._chance.low > 0.0:
            with_it = float(self._won[happened > 0].mean())
            without = float(self._won[happened == 0].mean())
            more = float((happened[:, BETTER] - happened[:, MOVE]).mean())
            share = more * (with_it - without) / self._chance.value
        return self._fact(kind, about, column, SHARE, share)

    def _fact(
        self, kind: str, about: dict[str, str | int], column: int, unit: str, share: float
    ) -> Fact:
        values = self._table[:, :, column]
        return Fact(
            kind=kind,
            subject=about,
            move=self._move,
            better=self._better,
            with_move=_number(values[:, MOVE]),
            with_better=_number(values[:, BETTER]),
            difference=_number(values[:, BETTER] - values[:, MOVE]),
            unit=unit,
            share=share,
            percent=share * self._loss,
            is_proven=False,
            seed=self._seed,
            samples=len(values),
        )


def _number(values: Table) -> Number:
    mean = float(values.mean())
    error = SIGMAS * float(values.std(ddof=1) / np.sqrt(len(values)))
    return Number(mean, mean - error, mean + error)


def say(fact: Fact) -> Saying:
    """A fact as a sentence."""
    words: dict[str, str | int | float | Saying] = {"move": fact.move, "better": fact.better}
    if fact.unit == POINTS:
        words |= {"a": fact.with_better.value, "b": fact.with_move.value}
    else:
        words |= {
            "a": round(100 * fact.with_better.value),
            "b": round(100 * fact.with_move.value),
        }
    if "colour" in fact.subject:
        words["colour"] = colour(str(fact.subject["colour"]))
    if "mandala" in fact.subject:
        words["mandala"] = int(fact.subject["mandala"])
    return Saying(f"{GAME}-fact-{fact.kind}", words)
