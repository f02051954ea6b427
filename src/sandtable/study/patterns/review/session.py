"""The review of one Patterns game."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from ....games import Position
from ....games.batch import States
from ....players.patterns.reading import played
from ....players.player import SeatView
from ...review.facts import same_fact
from ...review.marks import CHANCE, in_percent
from ...review.model import Candidate, Fact, Number, Standing
from ...review.reviewer import Depth, Judged, Step, Walk
from ..puzzles.exact import legal_moves
from .curve import Curve
from .facts import Comparison, all_facts, lines_of
from .hindsight import Estimate, together
from .lines import line_as_deep, line_to_end
from .looking import Looked, Looking, glance, tiles_of
from .sampling import GAMES, Lines, Sample

MOST_CANDIDATES = 4
"""Moves that are looked at beside the one that was played."""
ERRORS = 2.0
"""A difference that is not proven counts only beyond so many errors of the evaluation."""
STAKE_NODES = 40
"""For each move a glance, to see how much there was to lose."""


@dataclass(frozen=True)
class Tried:
    """A move that was looked at."""

    move: str
    margin: float
    error: float
    """0 if it is proven."""
    standing: Standing
    line: tuple[str, ...]
    """The move and what the search expects to follow."""


class PatternsSession:
    """Judges positions and moves of one game."""

    def __init__(self, curve: Curve, depth: Depth, walk: Walk | None = None) -> None:
        self._curve = curve
        steps = walk.steps if walk is not None else ()
        self._steps = {step.before.observation(None).tobytes(): step for step in steps}
        self._estimates: dict[bytes, Estimate] = {}
        self._looking = Looking(depth.factor)
        self._judged: dict[tuple[bytes, str], Judged] = {}
        self._searched: dict[tuple[bytes, str], Lines] = {}
        self._samples: dict[tuple[bytes, Lines, int], Sample] = {}

    def glance(self, position: Position) -> Standing:
        """A first guess."""
        states = position.observation(None)
        found = self._as_estimate(glance(position.game, states), states)
        return self._curve.standing(found.margin, found.error)

    def value(self, position: Position, seed: str) -> Standing:
        """Solved, or searched to a fixed effort and seen from how the game went on."""
        searched = self._searched_margin(position.observation(None))
        return self._curve.standing(self._estimate(position).margin, searched.error)

    def expected(self, position: Position, seed: str) -> float | None:
        """There is no chance after the deal."""
        return None

    def order(self, plies: Sequence[int]) -> Sequence[int]:
        """Backwards: what is solved near the end helps before it."""
        return sorted(plies, reverse=True)

    def judge(self, view: SeatView, move: str, seed: str) -> Judged:
        """All candidates searched equally deep, or solved."""
        key = (view.now.tobytes(), move)
        if key not in self._judged:
            self._judged[key] = self._judge(view.now, view.seat, move)
        return self._judged[key]

    def explain(self, view: SeatView, move: str, judged: Judged, seed: str) -> tuple[Fact, ...]:
        """Facts over both lines: proven to the end, or as far as they were searched.

        Where nothing counts as lost there is nothing to explain.
        """
        if judged.best == move or judged.loss <= 0.0:
            return ()
        lines, games = (judged.line, judged.better_line), 0
        if not judged.is_proven:
            lines, games = self._searched[view.now.tobytes(), move], GAMES
        return self._facts(view, lines, games, in_percent(CHANCE, judged.loss))

    def check(self, view: SeatView, fact: Fact) -> bool:
        """Whether its lines are legal, to the end if it is proven, and give the same figures."""
        lines = lines_of(fact)
        if len(lines) != 2 or [line[0] for line in lines] != [fact.move, fact.better]:
            return False
        for line in lines:
            end = Position(view.game, view.now.copy(), view.options, None, view.history)
            for move in line:
                if not end.is_legal(move):
                    return False
                end.play(move)
            if not end.is_over and fact.samples == 0:
                return False
        loss = fact.percent / fact.share
        again = self._facts(view, (lines[0], lines[1]), fact.samples, loss)
        return any(same_fact(fact, other) for other in again)

    def _facts(self, view: SeatView, lines: Lines, games: int, loss: float) -> tuple[Fact, ...]:
        key = (view.now.tobytes(), lines, games)
        if key not in self._samples:
            self._samples[key] = Sample(view.game, view.now, view.seat, lines, games)
        return all_facts(Comparison(self._samples[key], loss))

    def _as_estimate(self, looked: Looked, states: States) -> Estimate:
        error = 0.0 if looked.is_proven else self._curve.value_error(tiles_of(states))
        return Estimate(looked.margin_of(0), error)

    def _searched_margin(self, states: States) -> Estimate:
        return self._as_estimate(self._looking.look(states), states)

    def _estimate(self, position: Position) -> Estimate:
        """The margin of a position, which the next one of the game may tell better."""
        states = position.observation(None)
        key = states.tobytes()
        if key not in self._estimates:
            found = self._searched_margin(states)
            if found.error and key in self._steps:
                found = together(found, self._looked_back(self._steps[key], tiles_of(states)))
            self._estimates[key] = found
        return self._estimates[key]

    def _looked_back(self, step: Step, tiles: int) -> Estimate:
        """What the position after a step says of the one before."""
        assert step.seat is not None
        after = step.before.copy()
        after.play(step.move)
        lost = self.judge(SeatView.of(step.before, step.seat), step.move, "").points
        own = lost if step.seat == 0 else -lost
        return self._estimate(after).before(own, self._curve.difference_error(tiles))

    def _judge(self, states: States, seat: int, move: str) -> Judged:
        looked = self._looking.look(states)
        moves = dict.fromkeys((*looked.order[:MOST_CANDIDATES], move))
        tried = {each: self._try(states, seat, each, looked) for each in moves}
        best = max(tried.values(), key=lambda each: (each.standing.value, each.move == move))
        made = tried[move]
        ranked = sorted(tried.values(), key=lambda each: (each is not best, -each.standing.value))
        behind = self._behind(best, made, states)
        if best is made:
            behind = Number(0.0, 0.0, self._doubt(made, ranked[1:], states))
        loss, points = behind.value, best.margin - made.margin
        if not self._counts(best, made, states):
            loss = points = 0.0
        line, better_line = made.line, best.line
        if loss > 0.0:
            line, better_line = (
                line_to_end(self._looking, states, each.line, each.error == 0.0)
                for each in (made, best)
            )
            self._searched[states.tobytes(), move] = (
                self._line(made, line, states, looked.depth),
                self._line(best, better_line, states, looked.depth),
            )
        return Judged(
            best=best.move,
            candidates=tuple(self._candidate(best, each, states) for each in ranked),
            loss=loss,
            low=min(behind.low, loss),
            high=behind.high,
            stake=max(loss, best.standing.value - self._least(states, seat)),
            points=points,
            is_proven=best.error == made.error == 0.0,
            line=line,
            better_line=better_line,
            more=self._lead(best, made, states),
        )

    def _try(self, states: States, seat: int, move: str, looked: Looked) -> Tried:
        margin, is_proven, line = looked.margin_of(seat), looked.is_proven, looked.line
        if not is_proven or looked.line[:1] != (move,):
            after = self._looking.after(states, move, looked)
            margin, is_proven, line = after.margin_of(seat), after.is_proven, (move, *after.line)
        error = 0.0 if is_proven else self._curve.value_error(tiles_of(states))
        return Tried(move, margin, error, self._curve.standing(margin, error), line)

    def _line(
        self, tried: Tried, whole: tuple[str, ...], states: States, depth: int
    ) -> tuple[str, ...]:
        """What reasons are found over: to the end if it is proven, else as far as was searched."""
        return line_as_deep(self._looking, states, tried.line, depth) if tried.error else whole

    def _candidate(self, best: Tried, tried: Tried, states: States) -> Candidate:
        behind = Number.exact(0.0) if tried is best else self._behind(best, tried, states)
        standing = tried.standing
        return Candidate(tried.move, standing.value, standing.chance, standing.margin, behind)

    def _gap(self, best: Tried, other: Tried, states: States) -> float:
        """How many points a difference may be off: less if both were searched in the same way."""
        if best.error and other.error:
            return ERRORS * self._curve.difference_error(tiles_of(states))
        return ERRORS * max(best.error, other.error)

    def _counts(self, best: Tried, other: Tried, states: States) -> bool:
        return best.margin - other.margin > self._gap(best, other, states)

    def _behind(self, best: Tried, other: Tried, states: States) -> Number:
        """How far a move is behind the best one, with an interval; it is never ahead."""
        value = best.standing.value - other.standing.value
        low, high = self._interval(best, other, states)
        return Number(value, min(max(low, 0.0), value), max(high, value))

    def _lead(self, best: Tried, made: Tried, states: States) -> dict[str, object]:
        """The difference as it was found, counted or not, and its interval: it may cross zero."""
        lead = best.standing.value - made.standing.value
        return {"lead": lead, "interval": list(self._interval(best, made, states))}

    def _interval(self, best: Tried, other: Tried, states: States) -> tuple[float, float]:
        """The ends of a difference: its margin may be off, and both margins may be off together.

        The second matters where a game is nearly decided: the curve is flat there, and the same
        points are worth much more if both sides are nearer to each other than it seems.
        """
        gap = self._gap(best, other, states)
        value = best.standing.value - other.standing.value
        # The error moves whichever of the two is not proven.
        moved, sign = (other, -1.0) if other.error else (best, 1.0)
        off = [
            sign * (self._worth(moved.margin + by, moved.error) - moved.standing.value)
            for by in (gap, -gap)
        ]
        below, above = -min(off), max(off)
        if best.error and other.error:
            together = [
                self._worth(best.margin + by, best.error)
                - self._worth(other.margin + by, other.error)
                - value
                for by in (gap, -gap)
            ]
            below = math.hypot(below, min(*together, 0.0))
            above = math.hypot(above, max(*together, 0.0))
        return value - below, value + above

    def _doubt(self, best: Tried, others: Sequence[Tried], states: States) -> float:
        """What the best move may have lost after all, if the evaluation errs."""
        ahead = [0.0]
        for other in others:
            gap = self._gap(best, other, states)
            if other.error:
                ahead.append(self._worth(other.margin + gap, other.error) - best.standing.value)
            elif best.error:
                worst = self._worth(best.margin - gap, best.error)
                ahead.append(other.standing.value - worst)
        return max(ahead)

    def _worth(self, margin: float, error: float) -> float:
        return self._curve.standing(margin, error).value

    def _least(self, states: States, seat: int) -> float:
        """What the worst move looks worth at a glance."""
        game = self._looking.game
        after = [played(game, states, move) for move in legal_moves(game, states)]
        error = self._curve.value_error(tiles_of(states))
        margins = [glance(game, each, STAKE_NODES).margin_of(seat) for each in after]
        return self._worth(min(margins), error)
