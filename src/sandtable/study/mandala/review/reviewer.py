"""Reviews of Mandala."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

from ....games import Position
from ....games.mandala.state import OVER, TURN
from ....games.outcome import Outcome
from ....players.player import SeatView
from ...review.facts import same_fact
from ...review.marks import CHANCE as CHANCE_UNIT
from ...review.marks import THRESHOLDS, in_percent
from ...review.model import Fact, Standing
from ...review.reviewer import Depth, Judged, Walk
from ...review.utility import utility
from ...review.walking import view_key
from ...saying import Saying
from ..belief import counting
from ..puzzles.claims import SPREAD
from .facts import facts_of, say
from .foreseen import graded_moves
from .grading import TURNS, Grader
from .lines import line_after
from .rolling import CHANCE, MARGIN, VALUE, Values
from .valuing import PATHS, Valuer

BASE = 0.54
"""What a game is worth to the first seat before the deal: the mean of 6,000 deals (+- 0.0044)."""
GAMES = 400
"""Playouts that say what a position is worth."""
GLANCES = 8
"""Playouts for a first number where cards are due or a Mountain is claimed."""
SHOWS_WEIGHTED = True
"""Whether the belief that weighs the rival's moves is shown: it beat counting (bench/belief.py)."""


class MandalaReviewer:
    """Makes sessions."""

    version = "3"
    unit = CHANCE_UNIT
    texts_folder = Path(__file__).parents[1] / "texts"
    remembers = True
    is_whole = False

    def base(self, options: Mapping[str, Any]) -> float:
        """A constant: who begins has a small advantage."""
        return BASE

    def open(self, walk: Walk, depth: Depth) -> "MandalaSession":
        """Begin with one game; of its cards only `value` is ever shown any."""
        return MandalaSession(depth, lambda view: view_key(self, depth, view))

    def ended(self, outcome: Outcome, last: Position | None = None) -> Standing:
        """M7.1, M7.2, or what a table declared."""
        won = {0: 1.0, 1: 0.0}.get(
            -1 if outcome.winning_seat is None else outcome.winning_seat, 0.5
        )
        margin = float(outcome.scores[0] - outcome.scores[1])
        return Standing(utility(won, margin, SPREAD), won, margin, is_proven=True)

    def say(self, fact: Fact) -> Saying:
        """A fact as a sentence."""
        return say(fact)


class MandalaSession:
    """Reviews one game."""

    def __init__(self, depth: Depth, key_of: Callable[[SeatView], str]) -> None:
        self._games, self._paths = round(GAMES * depth.factor), round(PATHS * depth.factor)
        self._key_of = key_of
        self._values = Valuer(TURNS)
        self._grader = Grader(depth.factor)

    def glance(self, position: Position) -> Standing:
        """The evaluation as it is."""
        state = position.state
        games = 1 if state.phase in (TURN, OVER) else GLANCES
        return _standing(state, self._values.glance(state, games))

    def value(self, position: Position, seed: str) -> Standing:
        """Playouts with all cards open, cut and judged; at the end the result."""
        graded = graded_moves(position, self._best)
        measures = self._values.value(position.state, self._games, graded, self._paths)
        return _standing(position.state, measures)

    def expected(self, position: Position, seed: str) -> float | None:
        """Playouts begin with the cards that come: their mean is the value itself."""
        return None

    def order(self, plies: Sequence[int]) -> Sequence[int]:
        """As they were played: the belief follows the game."""
        return plies

    def judge(self, view: SeatView, move: str, seed: str) -> Judged:
        """A decision, with what its player could believe; lines where something was lost."""
        judged = self._grader.judge(view, move, seed)
        more = dict(judged.more) | {"belief": self.believe(view)}
        line, better_line = judged.line or (move,), judged.better_line or (judged.best,)
        if not judged.is_proven and judged.loss >= THRESHOLDS[CHANCE_UNIT].slip:
            line = line_after(view, move, f"{seed} line")
            better_line = line_after(view, judged.best, f"{seed} line")
        return replace(judged, line=line, better_line=better_line, more=more)

    def _best(self, position: Position, seat: int) -> str:
        view = SeatView.of(position, seat)
        return self._grader.best(view, self._key_of(view))

    def believe(self, view: SeatView) -> dict[str, Any]:
        """What the rival may hold: by counting, and weighted by its moves if that is possible."""
        found = {"counting": counting(view).to_json()}
        weighted = self._grader.believer.weighted(view) if SHOWS_WEIGHTED else None
        if weighted is not None:
            found["weighted"] = weighted.to_json()
        return found

    def explain(self, view: SeatView, move: str, judged: Judged, seed: str) -> tuple[Fact, ...]:
        """Where the difference comes from."""
        loss = in_percent(CHANCE_UNIT, judged.loss)
        return facts_of(view.now, move, judged.best, loss, f"{seed} facts")

    def check(self, view: SeatView, fact: Fact) -> bool:
        """Whether the same games give the same figures."""
        loss = fact.percent / fact.share
        again = facts_of(view.now, fact.move, fact.better, loss, fact.seed, fact.samples)
        return any(same_fact(fact, other) for other in again)


def _standing(state: np.record, measures: Values) -> Standing:
    return Standing(
        float(measures[VALUE]),
        float(measures[CHANCE]),
        float(measures[MARGIN]),
        is_proven=bool(state.phase == OVER),
    )
