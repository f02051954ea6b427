"""Games of planners of Mandamina, and what their reviews are measured against."""

import statistics
from collections.abc import Sequence
from pathlib import Path

from sandtable import load
from sandtable.games import Position
from sandtable.players import Player, SeatView
from sandtable.players.mandamina.solver import solve
from sandtable.study.mandamina.review.optimum import Optima, played

from ..section import Record, Tell, play_on, position_after
from .planner import LEVELS, Follower, Planner

TRIED = 12
"""Moves among which the worst is looked for."""
DEALS = 40
"""For the mean of the best scores."""
OPTIONS: tuple[dict[str, str], ...] = (
    {},
    {"difficulty": "easy"},
    {"difficulty": "hard"},
    {"goal": "simple"},
)


class MandaminaSection:
    """Mandamina: everything is proven, or has an interval."""

    game = "mandamina"
    levels = tuple(LEVELS)
    strong = "follower"
    planted = 2.0

    def play(self, levels: Sequence[str], seed: str) -> Record:
        """A game of planners, alone or together."""
        return play_on(load(self.game).deal(seed=seed), _players(levels, seed)).record(list(levels))

    def play_from(self, record: Record, ply: int, move: str, seed: str) -> Record:
        """The same game with another move."""
        position = position_after(record, ply, move, seed)
        return play_on(position, [Follower()]).record(record["seats"])

    def deeper(self, view: SeatView, best: str, move: str, seed: str) -> tuple[float, float] | None:
        """The proof with all the effort the solver has; None where it stays open."""
        position = Position(view.game, view.now.copy(), view.options, None, view.history)
        values = []
        for each in (best, move):
            after = played(position, each)
            solution = None if after.is_over else solve(after)
            if solution is None or not solution.is_proven:
                return None
            values.append(solution.value)
        return float(values[0] - values[1]), 0.0

    def worst(self, view: SeatView, seed: str) -> tuple[str, float]:
        """Of some moves the one that loses most."""
        position = Position(view.game, view.now.copy(), view.options, None, view.history)
        optima = Optima()
        before = optima.of(position)
        worst, loss = view.legal_moves[0], 0
        for move in view.legal_moves[:: max(1, len(view.legal_moves) // TRIED)]:
            after = optima.after(position, before, move)
            if after.is_proven and before.value - after.value > loss:
                worst, loss = move, before.value - after.value
                if loss >= self.planted:
                    break
        return worst, float(loss)

    def fit(self, folder: Path, tell: Tell) -> None:
        """The mean of the best scores, proven, over many deals."""
        for options in OPTIONS:
            values = []
            for number in range(DEALS):
                solution = solve(
                    load(self.game).deal(seed=f"base {number}", **options), seconds=0.0
                )
                values.append(solution.value)
            tell(f"{options or 'default'}: mean best value {statistics.fmean(values):.2f}")


def _players(levels: Sequence[str], seed: str) -> list[Player]:
    return [
        Follower() if name == "follower" else Planner(name, LEVELS[name], f"{seed} {seat}")
        for seat, name in enumerate(levels)
    ]
