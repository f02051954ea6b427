"""A review from beginning to end, step by step, so that whoever waits can watch or leave.

First numbers come at once from a glance at every position; then the value of each position; then
every decision is graded, one by one. Closing the generator cancels the rest. What was found is put
into the caller's cache by the position, so another review of the same moments is quick.
"""

from collections.abc import Iterator, Mapping, MutableMapping
from dataclasses import dataclass
from typing import Any

from ...errors import SandtableError
from ...games import Position
from ...players.player import SeatView
from ..registry import study_of
from .bookkeeping import (
    chance_event,
    deal_event,
    decision_event,
    declared_event,
    ledger_of,
)
from .data import from_json, to_json
from .grading import grade_of
from .marks import Mark, accuracy_of
from .model import VERSION, Candidate, Event, Grade, Number, Point, Review, Standing
from .reviewer import DEFAULT, DEPTHS, Depth, Reviewer, Session, Step, Walk
from .telling import turning_points, verdict_of
from .utility import for_seat
from .walking import game_key, position_key, view_key, walk

Cache = MutableMapping[str, Any]
"""Keeps JSON-able data by keys of text."""


class NoReview(SandtableError):
    """Games of this kind cannot be reviewed."""


@dataclass(frozen=True)
class Progress:
    """One step of a review: how far it is, and what is new."""

    done: int
    total: int
    points: tuple[Point, ...] = ()
    """The graph so far, when it has changed."""
    grade: Grade | None = None
    review: Review | None = None
    """The whole review: the last step."""


def reviewer_of(game: str) -> Reviewer:
    """What reviews games of one kind; NoReview if nothing does."""
    make = study_of(game).review
    if make is None:
        raise NoReview(f"games of {game!r} cannot be reviewed")
    return make()


def review(record: Mapping[str, Any], depth: str = DEFAULT, cache: Cache | None = None) -> Review:
    """The whole review of a record."""
    for progress in reviewing(record, depth, cache):
        if progress.review is not None:
            return progress.review
    raise AssertionError("a review ends with the whole")


def reviewing(
    record: Mapping[str, Any],
    depth: str = DEFAULT,
    cache: Cache | None = None,
    reviewer: Reviewer | None = None,
) -> Iterator[Progress]:
    """A review step by step; BadRecord and NoReview before the first."""
    game = walk(record)
    judge = reviewer_of(record["game"]) if reviewer is None else reviewer
    return _Work(record, game, judge, DEPTHS[depth], {} if cache is None else cache).steps()


class _Work:
    """One review in the making."""

    def __init__(
        self,
        record: Mapping[str, Any],
        game: Walk,
        reviewer: Reviewer,
        depth: Depth,
        cache: Cache,
    ) -> None:
        self._record, self._walk, self._reviewer = record, game, reviewer
        self._depth, self._cache = depth, cache
        self._session: Session = reviewer.open(game, depth)
        self._is_shared = game.last.game.shared_result
        self._scope = f"{game_key(record)} " if reviewer.is_whole else ""

    def steps(self) -> Iterator[Progress]:
        """All of it."""
        decisions = [step for step in self._walk.steps if step.seat is not None]
        positions = [*(step.before for step in self._walk.steps), self._walk.last]
        total = len(positions) + len(decisions)
        glances = [self._session.glance(position) for position in positions]
        points = [_point(ply, standing) for ply, standing in enumerate(glances)]
        yield Progress(0, total, tuple(points))
        valued: dict[int, Standing] = {}
        for ply in self._session.order(range(len(positions))):
            valued[ply] = self._value(positions[ply])
            points[ply] = _point(ply, valued[ply])
            yield Progress(len(valued), total, tuple(points))
        standings = [valued[ply] for ply in range(len(positions))]
        grades: dict[int, Grade] = {}
        done = len(positions)
        for ply in self._session.order([step.ply for step in decisions]):
            grades[ply] = self._grade(self._walk.steps[ply])
            done += 1
            yield Progress(done, total, grade=grades[ply])
        whole = self._whole(points, standings, [grades[step.ply] for step in decisions])
        yield Progress(total, total, review=whole)

    def _value(self, position: Position) -> Standing:
        key = position_key(self._reviewer, self._depth, position)
        kept = self._cache.get(f"value {self._scope}{key}")
        if kept is None:
            kept = to_json(self._session.value(position, key))
            self._cache[f"value {self._scope}{key}"] = kept
        return from_json(Standing, kept)

    def _grade(self, step: Step) -> Grade:
        """A decision, graded or found in the cache; a forced one needs no thought."""
        assert step.seat is not None
        view = SeatView.of(step.before, step.seat)
        if len(view.legal_moves) == 1:
            return self._forced(step)
        key = view_key(self._reviewer, self._depth, view)
        kept = self._cache.get(f"grade {self._scope}{key} {step.move}")
        if kept is None:
            found = grade_of(self._reviewer, self._session, view, step.move, key, step.ply)
            kept = to_json(found)
            self._cache[f"grade {self._scope}{key} {step.move}"] = kept
        return from_json(Grade, kept | {"ply": step.ply})

    def _forced(self, step: Step) -> Grade:
        assert step.seat is not None
        standing = self._value(step.before)
        chance = standing.chance
        only = Candidate(
            move=step.move,
            value=for_seat(standing.value, step.seat, self._is_shared),
            chance=None if chance is None else for_seat(chance, step.seat, self._is_shared),
            margin=standing.margin if self._is_shared or step.seat == 0 else -standing.margin,
            behind=Number.exact(0.0),
        )
        line = (step.move,)
        return Grade(
            step.ply, step.seat, step.move, step.move, (only,), 0.0, 0.0, 0.0, standing.is_proven,
            Mark.FORCED, 0.0, line=line, better_line=line,
        )  # fmt: skip

    def _event(self, step: Step, before: float, after: float, grade: Grade | None) -> Event:
        if grade is None:
            key = position_key(self._reviewer, self._depth, step.before)
            expected = self._session.expected(step.before, key)
            mean = before if expected is None else expected
            return chance_event(step.ply, step.owner, before, mean, after)
        sign = 1.0 if self._is_shared or grade.seat == 0 else -1.0
        error = -sign * grade.loss
        # Where everything is seen nothing is hidden: the rest is our own judgement that changed.
        after_best = after - error
        if step.before.game.has_secrets:
            after_best = after
            if grade.best != grade.move:
                best = step.before.copy()
                best.play(grade.best)
                after_best = self._value(best).value
        return decision_event(step.ply, grade.seat, before, after, after_best, error)

    def _whole(self, points: list[Point], standings: list[Standing], grades: list[Grade]) -> Review:
        """The ledger, and all that follows from it."""
        of_ply = {grade.ply: grade for grade in grades}
        values = [standing.value for standing in standings]
        options = self._walk.last.options
        events = [deal_event(self._reviewer.base(options), values[0])]
        events += [
            self._event(step, values[step.ply], values[step.ply + 1], of_ply.get(step.ply))
            for step in self._walk.steps
        ]
        outcome, result = self._walk.outcome, standings[-1]
        if outcome is not None and outcome.is_cut_short:
            result = self._reviewer.ended(outcome, self._walk.last)
            events.append(declared_event(len(self._walk.steps), values[-1], result.value))
        seats = range(self._walk.last.seats)
        unit = self._reviewer.unit
        ledgers = tuple(ledger_of(events, seat, self._is_shared) for seat in seats)
        return Review(
            game=self._record["game"],
            rules=self._record["rules"],
            version=f"{VERSION}.{self._reviewer.version}",
            depth=self._depth.name,
            unit=unit,
            seats=tuple(self._record["seats"]),
            points=tuple(points),
            events=tuple(events),
            grades=tuple(grades),
            ledgers=ledgers,
            accuracy=tuple(
                accuracy_of(unit, [grade for grade in grades if grade.seat == seat])
                for seat in seats
            ),
            turning_points=turning_points(unit, events, grades),
            verdict=verdict_of(unit, outcome, ledgers, grades, self._is_shared),
            result=result,
            is_finished=outcome is not None,
        )


def _point(ply: int, standing: Standing) -> Point:
    return Point(ply, standing.value, standing.chance, standing.margin, standing.is_proven)
