"""When a reason is told, and how it is checked.

A fact compares the move that was played with a better one in one respect. It is told only if its
interval excludes zero and if it makes a good part of the whole difference: for the better move, or
for the one played, which is said first. Whoever doubts it has it recomputed from the record and the
seed it names.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ...players.player import SeatView
from .marks import TOLD_PERCENT, TOLD_SHARE, in_percent
from .model import Fact, Grade, Number
from .reviewer import DEFAULT, DEPTHS, Reviewer
from .walking import walk

MOST_CREDIT = 1
MOST_TOLD = 3
"""More reasons than this for one move say less."""
SAME = 1e-9
"""Recomputed figures are the same but for rounding."""


def is_told(fact: Fact) -> bool:
    """Whether a fact is sure and large enough to be said."""
    return (
        fact.difference.excludes_zero
        and abs(fact.share) >= TOLD_SHARE
        and abs(fact.percent) >= TOLD_PERCENT
    )


def told(facts: Iterable[Fact]) -> tuple[Fact, ...]:
    """The facts that are said: first what speaks for the move played, then what it costs."""
    kept = sorted((fact for fact in facts if is_told(fact)), key=lambda fact: -abs(fact.share))
    credit = [fact for fact in kept if fact.share < 0]
    costs = [fact for fact in kept if fact.share > 0]
    return (*credit[:MOST_CREDIT], *costs[:MOST_TOLD]) if costs else ()


def check_fact(record: Mapping[str, Any], reviewer: Reviewer, grade: Grade, fact: Fact) -> bool:
    """Whether a fact of a grade is true and worth telling, from the record and its seed alone."""
    return check_facts(record, reviewer, grade, (fact,))[0]


def check_facts(
    record: Mapping[str, Any], reviewer: Reviewer, grade: Grade, facts: Sequence[Fact]
) -> list[bool]:
    """The same for some facts of one grade, which may share what is recomputed."""
    game = walk(record)
    step = game.steps[grade.ply]
    if step.seat != grade.seat:
        return [False] * len(facts)
    session = reviewer.open(game, DEPTHS[DEFAULT])
    view = SeatView.of(step.before, grade.seat)
    loss = in_percent(reviewer.unit, grade.loss)
    return [
        fact.move == step.move
        and fact.better == grade.best
        and abs(fact.percent - fact.share * loss) <= SAME
        and is_told(fact)
        and session.check(view, fact)
        for fact in facts
    ]


def same_fact(one: Fact, other: Fact) -> bool:
    """Whether two facts say the same, but for rounding."""
    if (one.kind, dict(one.subject), one.move, one.better, one.unit, one.is_proven) != (
        other.kind,
        dict(other.subject),
        other.move,
        other.better,
        other.unit,
        other.is_proven,
    ):
        return False
    numbers = zip(_numbers(one), _numbers(other), strict=True)
    return all(abs(a - b) <= SAME for a, b in numbers)


def _numbers(fact: Fact) -> list[float]:
    three: tuple[Number, ...] = (fact.with_move, fact.with_better, fact.difference)
    figures = [each for number in three for each in (number.value, number.low, number.high)]
    return [*figures, fact.share, fact.percent]
