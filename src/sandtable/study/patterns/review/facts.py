"""Why one move of Patterns is better than another: facts over two lines.

What all groups make of the difference adds up to the difference of the margins: counted at the end
of both lines if they are proven, else the mean of games that go on from them (sampling.py). Beside
that there is what can be counted on the board at once (counting.py).
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from ....games.patterns.state import COLOUR_COUNT, COLOURS, MARKERS, TURN
from ...review.facts import is_told
from ...review.marks import SIGMAS
from ...review.model import Fact, Number
from ...saying import Saying, Word
from .counting import COUNTED_KINDS, counted
from .lines import Played
from .sampling import BETTER, FINAL, MARGIN, MOVE, OWN, RIVAL, Sample, Table

OWN_GROUP, RIVAL_GROUP = "own-group", "rival-group"
OWN_POINTS, RIVAL_POINTS = "own-points", "rival-points"
LAST_OWN, LAST_RIVAL, ENDS = "last-own", "last-rival", "ends"
KINDS = (
    ENDS, OWN_GROUP, RIVAL_GROUP, LAST_OWN, LAST_RIVAL, OWN_POINTS, RIVAL_POINTS, *COUNTED_KINDS
)  # fmt: skip
BETWEEN, MOVE_END = " | ", ", "
"""How a fact writes down the lines it is about."""
LEAST = 1
"""Points below which there is nothing to tell."""


@dataclass(frozen=True)
class Comparison:
    """Two moves from one position, each with its line."""

    sample: Sample
    loss: float
    """In points of percent."""

    @property
    def is_proven(self) -> bool:
        """Whether both lines are best play to the end."""
        return self.sample.games == 0

    @cached_property
    def with_move(self) -> Played:
        return self._played(MOVE)

    @cached_property
    def with_better(self) -> Played:
        return self._played(BETTER)

    def _played(self, at: int) -> Played:
        sample = self.sample
        return Played(sample.game, sample.states, sample.seat, sample.lines[at])

    @cached_property
    def total(self) -> Number:
        """How many points the better line ends further ahead."""
        table = self.sample.table
        return _number(table[:, BETTER, MARGIN] - table[:, MOVE, MARGIN])


def all_facts(both: Comparison) -> tuple[Fact, ...]:
    """All there is, told or not; nothing if the lines do not bear out the judgement."""
    if both.total.value < LEAST or both.total.low <= 0.0:
        return ()
    facts = (*_ends(both), *_counted(both), *_groups(both), *_last(both))
    # All points of a seat are a reason only where no part of them is.
    is_enough = any(is_told(fact) and fact.share > 0 for fact in facts)
    return facts if is_enough else (*facts, *_points(both))


def lines_of(fact: Fact) -> list[tuple[str, ...]]:
    """The two lines that a fact is about: it names them as its seed."""
    return [tuple(part.split(MOVE_END)) for part in fact.seed.split(BETWEEN)]


def say(fact: Fact) -> Saying:
    """A fact as a sentence: whole numbers where they were counted, else means."""
    a, b = fact.with_better.value, fact.with_move.value
    words: dict[str, Word] = {
        "move": fact.move,
        "better": fact.better,
        "a": round(a) if fact.is_proven else a,
        "b": round(b) if fact.is_proven else b,
    }
    words |= {name: word for name, word in fact.subject.items() if name != "colour"}
    return Saying(f"patterns-fact-{fact.kind}", words)


def _number(values: Table) -> Number:
    mean = float(values.mean())
    if len(values) < 2:
        return Number.exact(mean)
    error = SIGMAS * float(values.std(ddof=1) / np.sqrt(len(values)))
    return Number(mean, mean - error, mean + error)


def _fact(
    both: Comparison,
    kind: str,
    subject: dict[str, str | int],
    values: tuple[Table, Table],
    sign: int = 1,
    is_counted: bool = False,
) -> Iterator[Fact]:
    """A fact in points, after the move and after the better one; `sign` -1: the rival's points.

    `is_counted`: on the board now, so that no line has to be believed.
    """
    difference = _number(sign * (values[BETTER] - values[MOVE]))
    if abs(difference.value) < LEAST:
        return
    share = max(-1.0, min(1.0, difference.value / both.total.value))
    yield Fact(
        kind=kind,
        subject=subject,
        move=both.with_move.line[0],
        better=both.with_better.line[0],
        with_move=_number(values[MOVE]),
        with_better=_number(values[BETTER]),
        difference=difference,
        unit="points",
        share=share,
        percent=share * both.loss,
        is_proven=is_counted or both.is_proven,
        seed=BETWEEN.join(MOVE_END.join(line) for line in both.sample.lines),
        samples=both.sample.games,
    )


def _columns(both: Comparison, *columns: int) -> tuple[Table, Table]:
    """What some columns add up to, in every game after the move and after the better one."""
    sums = both.sample.table[:, :, columns].sum(axis=2)
    return sums[:, MOVE], sums[:, BETTER]


def _groups(both: Comparison) -> Iterator[Fact]:
    """P8.1: what every group is worth in the end."""
    for kind, first, seat, sign in _sides(both, OWN_GROUP, RIVAL_GROUP):
        for at in range(MARKERS):
            subject: dict[str, str | int] = {"group": at + 1}
            colours = {_colour(line, seat, at + 1) for line in (both.with_move, both.with_better)}
            colours.discard("")
            if len(colours) == 1:
                subject["colour"] = colours.pop()
            yield from _fact(both, kind, subject, _columns(both, first + at), sign)


def _sides(both: Comparison, own: str, rival: str) -> tuple[tuple[str, int, int, int], ...]:
    """A kind of fact, the first column, the seat and the sign, of both seats."""
    seat = both.sample.seat
    return (own, OWN, seat, 1), (rival, RIVAL, 1 - seat, -1)


def _colour(line: Played, seat: int, number: int) -> str:
    state = line.end[0]
    opened = [c for c in range(COLOUR_COUNT) if int(state.number[seat, c]) == number]
    return COLOURS[opened[0]] if opened else ""


def _points(both: Comparison) -> Iterator[Fact]:
    """P8.1: all points of a seat."""
    for kind, first, _, sign in _sides(both, OWN_POINTS, RIVAL_POINTS):
        columns = range(first, first + MARKERS)
        yield from _fact(both, kind, {}, _columns(both, *columns), sign)


def _last(both: Comparison) -> Iterator[Fact]:
    """P7.3: who runs out of moves first, and what the final flips of the other bring."""
    one, other = _columns(both, FINAL)
    own = np.maximum(one, 0.0), np.maximum(other, 0.0)
    if own[BETTER].mean() > own[MOVE].mean():
        yield from _fact(both, LAST_OWN, {}, own)
    rival = np.maximum(-one, 0.0), np.maximum(-other, 0.0)
    if rival[BETTER].mean() < rival[MOVE].mean():
        yield from _fact(both, LAST_RIVAL, {}, rival, -1)


def _ends(both: Comparison) -> Iterator[Fact]:
    """P7.1: the better move leaves the rival without a turn, and wins."""
    better, move = both.with_better, both.with_move
    values = _columns(both, MARGIN)
    lead = float(values[BETTER].mean())
    if better.after[0].phase != TURN and move.after[0].phase == TURN and lead > 0:
        yield from _fact(both, ENDS, {"lead": round(lead)}, values)


def _counted(both: Comparison) -> Iterator[Fact]:
    """What needs no line to be believed, but for the answers it names."""
    for found in counted(both.with_move, both.with_better):
        values = np.array([found.with_move]), np.array([found.with_better])
        yield from _fact(both, found.kind, dict(found.subject), values, found.sign, is_counted=True)
