"""The review of one Mandamina game."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from ....games import Position
from ....games.mandamina.state import CELLS
from ....players.mandamina.partner.moves import hole_of, move_marble, neighbours_of_own_colour
from ....players.mandamina.solver.layout import Layout, Task
from ....players.player import SeatView
from ...review.facts import same_fact
from ...review.model import Candidate, Fact, Number, Standing
from ...review.reviewer import Depth, Judged, Walk
from .facts import Comparison, all_facts, lines_of
from .guess import guess
from .optimum import UNDONE, Optima, Optimum, final_value, played
from .plan import PREVIOUS, continues, understood

MOST_CANDIDATES = 4
MOST_IDEAS = 8
"""Tempting moves that are tried for a hint."""


class MandaminaSession:
    """Compares every move with the best that was still possible."""

    def __init__(self, walk: Walk, depth: Depth) -> None:
        self.optima = Optima(depth.factor)
        self._walk = walk
        self._places = {step.before.state.tobytes(): at for at, step in enumerate(walk.steps)}
        self._places.setdefault(walk.last.state.tobytes(), len(walk.steps))
        self._chain: list[Optimum] = []
        """Along the game, as far as it was looked at: never rising."""

    def glance(self, position: Position) -> Standing:
        """The best end that a short descent finds."""
        value = float(final_value(position) if position.is_over else guess(position))
        return Standing(value, None, value)

    def value(self, position: Position, seed: str) -> Standing:
        """The best that is still possible."""
        best = self._best(position)
        return Standing(float(best.value), None, float(best.value), best.is_proven)

    def expected(self, position: Position, seed: str) -> float | None:
        """There is no chance after the deal."""
        return None

    def order(self, plies: Sequence[int]) -> Sequence[int]:
        """Forwards: a line that is still followed needs no solving."""
        return sorted(plies)

    def judge(self, view: SeatView, move: str, seed: str) -> Judged:
        """What a move has taken from what was possible: a whole number."""
        position = position_of(view)
        before = self._best(position)
        after = self._after(position, move)
        loss = before.value - after.value
        is_best = loss == 0 and bool(self._walk.steps)
        best = move if is_best or not before.line else before.line[0]
        low, high = max(0, before.value - after.most), max(loss, before.most - after.value)
        line = (move, *after.line)
        return Judged(
            best=best,
            candidates=self._candidates(position, before, best, move, after),
            loss=float(loss),
            low=float(low),
            high=float(high),
            stake=float(max(loss, UNDONE)),
            points=float(loss),
            is_proven=before.is_proven and after.is_proven,
            line=line,
            better_line=line if best == move else before.line,
            more=self._more(view, position, before, move) | {"interval": [low, high]},
        )

    def explain(self, view: SeatView, move: str, judged: Judged, seed: str) -> tuple[Fact, ...]:
        """Shapes, centre and moves of both ends, and what the move did to the plan."""
        if judged.best == move:
            return ()
        position = position_of(view)
        after = self._after(position, move)
        return all_facts(Comparison(position, move, judged.best, after, self._best(position)))

    def check(self, view: SeatView, fact: Fact) -> bool:
        """Whether the lines it names, played by the rules, give the same figures."""
        lines = lines_of(fact)
        position = position_of(view)
        if len(lines) != 2 or [line[0] for line in lines] != [fact.move, fact.better]:
            return False
        ends = [end_of(position, line) for line in lines]
        if None in ends:
            return False
        with_move, with_better = (
            Optimum(final_value(end), final_value(end), line, Task.of(end.state).start)
            for end, line in zip(ends, (lines[0][1:], lines[1]), strict=True)
            if end is not None
        )
        if not fact.is_proven:
            with_move = replace(with_move, most=with_move.most + 1)
        both = Comparison(position, fact.move, fact.better, with_move, with_better)
        return any(same_fact(fact, other) for other in all_facts(both))

    def _best(self, position: Position) -> Optimum:
        """Along the game in order, so that its values never rise and add up to its end."""
        place = self._places.get(position.state.tobytes())
        if place is None:
            return self.optima.of(position)
        while len(self._chain) <= place:
            self._chain.append(self._next_of_chain())
        return self._chain[place]

    def _next_of_chain(self) -> Optimum:
        at = len(self._chain)
        steps = self._walk.steps
        if at == 0:
            best = self.optima.of(self._walk.start)
        else:
            last = steps[at - 1]
            best = self.optima.after(last.before, self._chain[-1], last.move)
        position = steps[at].before if at < len(steps) else self._walk.last
        # What the players reached in the end was possible all the time.
        if self._walk.last.is_over and final_value(self._walk.last) > best.value:
            value = final_value(self._walk.last)
            line = tuple(step.move for step in steps[at:])
            target = Task.of(self._walk.last.state).start
            best = Optimum(value, max(value, best.most), line, target)
        if self._chain and best.value > self._chain[-1].value:
            best = Optimum(self._chain[-1].value, best.most, best.line, best.target)
        assert best.line or position.is_over
        return best

    def _after(self, position: Position, move: str) -> Optimum:
        later = played(position, move)
        if later.state.tobytes() in self._places:
            return self._best(later)
        return self.optima.after(position, self._best(position), move)

    def _candidates(
        self, position: Position, before: Optimum, best: str, move: str, after: Optimum
    ) -> tuple[Candidate, ...]:
        """Some moves that lose nothing, and the one that was played."""
        layout = Task.of(position.state).start
        keeping = [
            cell
            for cell in position.legal_moves()
            if cell not in (best, move) and continues(layout, before.target, cell)
        ]
        sure = [
            cell
            for cell in keeping[: MOST_CANDIDATES - 1]
            if self.optima.keeps(position, cell, before.target)
        ]
        found = [_candidate(cell, before.value, 0, 0, 0) for cell in (best, *sure)]
        if not self._walk.steps:
            found += self._other_idea(position, before, move)
        if move != best:
            loss = before.value - after.value
            low, high = before.value - after.most, before.most - after.value
            found.append(_candidate(move, after.value, loss, max(0, low), high))
        return tuple(found)

    def _other_idea(self, position: Position, before: Optimum, move: str) -> list[Candidate]:
        """For a hint: the most tempting move that loses something.

        It brings a marble to others of its colour, as people do at first sight.
        """
        layout = Task.of(position.state).start
        tempting = sorted(
            (
                cell
                for cell in position.legal_moves()
                if cell != move and not continues(layout, before.target, cell)
            ),
            key=lambda cell: -neighbours_of_own_colour(layout, CELLS.index(cell)),
        )
        for cell in tempting[:MOST_IDEAS]:
            after = self.optima.after(position, before, cell)
            low = before.value - after.most
            if low > 0:
                high = before.most - after.value
                return [_candidate(cell, after.value, before.value - after.value, low, high)]
        return []

    def _more(
        self, view: SeatView, position: Position, before: Optimum, move: str
    ) -> dict[str, Any]:
        """The plan, and what became of the plan of the seat before."""
        more: dict[str, Any] = {"plan": list(before.line), "possible": before.value}
        seats = position.seats
        if seats > 1 and view.history:
            filled = last_filled(view)
            targets = [*self.optima.known_targets(position, before.value), before.target]
            layout = Task.of(position.state).start
            became = understood(layout, targets, filled, move)
            if became is not None:
                more[PREVIOUS] = {"seat": (view.seat - 1) % seats, "plan": became}
        return more


def _candidate(move: str, value: int, loss: int, low: int, high: int) -> Candidate:
    behind = Number(float(loss), float(low), float(max(high, loss)))
    return Candidate(move, float(value), None, float(value), behind)


def end_of(position: Position, line: tuple[str, ...]) -> Position | None:
    """Where a line ends the game; None if it is not legal, or does not end it."""
    end = position.copy()
    for move in line:
        if not end.is_legal(move):
            return None
        end.play(move)
    return end if end.is_over else None


def position_of(view: SeatView) -> Position:
    """The position that a seat sees: everybody sees all of it."""
    return Position(view.game, view.now.copy(), view.options, None, view.history)


def last_filled(view: SeatView) -> str:
    """The cell that the last move filled."""
    layout: Layout = np.array(Task.of(view.start[0]).start)
    for move in view.history[:-1]:
        move_marble(layout, CELLS.index(move))
    return CELLS[hole_of(layout)]
