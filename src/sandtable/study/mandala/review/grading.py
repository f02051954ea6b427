"""How good a decision of Mandala was, by what its player could know.

Three looks, each with fresh dice, so that no move is called best because it was lucky in the look
that judges it: a short one at all moves chooses candidates, together with a search; a longer one
chooses the best of them; and the longest compares that one with the move that was played.
"""

import math
from dataclasses import dataclass
from typing import Any

import numpy as np

from ....games.dice import dice
from ....games.mandala.notation import ACTION_TEXTS
from ....games.mandala.state import CLAIM, STATE
from ....players.mandala.levels import TO_THE_CLAIMS
from ....players.mandala.thinking import Thinking, load_weights
from ....players.player import SeatView
from ...review.marks import SIGMAS
from ...review.model import Candidate, Number
from ...review.reviewer import Judged
from ..belief import Believer
from ..puzzles.claims import Claims, Counted, NotTheEnd
from .paired import Judge, Tried
from .rolling import CHANCE, MARGIN

TURNS = 8
"""After which playouts are cut: docs/study.md says how that was chosen."""
MODEL_ERROR, MODEL_SHARE = 0.025, 0.15
"""The standard error of a difference that more worlds do not remove: a constant, and a share of the
difference. Fitted against a search of every later move (`python -m bench.review mandala --fit`)."""
LOOK, CHOICE, COMPARISON = 64, 400, 800
"""Worlds of the three looks."""
SIMULATIONS = 400
"""Of the search that names candidates."""
BEST_OF_LOOK, BEST_OF_SEARCH = 3, 2
SEARCH = ((0.6, 1.0, 0.1), (TO_THE_CLAIMS, 1, 1))
NODES = 4_000


@dataclass(frozen=True)
class Lead:
    """How far one move is ahead of another, with all that is unsure about it."""

    value: float
    error: float

    @property
    def number(self) -> Number:
        """With its 95 % interval; no loss is below zero."""
        reach = SIGMAS * total_error(self.value, self.error)
        return Number(
            max(self.value, 0.0), max(self.value - reach, 0.0), max(self.value + reach, 0.0)
        )


def total_error(lead: float, sampling: float) -> float:
    """Sampling and model error together."""
    model = MODEL_ERROR + MODEL_SHARE * abs(lead)
    return math.hypot(sampling, model)


@dataclass(frozen=True)
class Choice:
    """What the first two looks found, whichever move was played."""

    look: Tried
    choice: Tried

    def with_move(self, tried: Tried) -> Tried:
        """The second look with one more move in it, tried in the same worlds."""
        measures = np.concatenate([self.choice.measures, tried.measures], axis=1)
        return Tried((*self.choice.moves, *tried.moves), measures)


class Grader:
    """Grades decisions."""

    def __init__(self, factor: float = 1.0, turns: int = TURNS) -> None:
        self._factor = factor
        self._judge = Judge(turns)
        self._choices: dict[tuple[str, bytes], Choice] = {}
        self.believer = Believer()

    def best(self, view: SeatView, seed: str) -> str:
        """The best move, as a grade with the same seed finds it."""
        if len(view.legal_moves) == 1:
            return view.legal_moves[0]
        counted = self._counted(view, seed)
        if counted is not None:
            return max(counted, key=lambda each: counted[each].utility)
        return self._choose(view, seed).choice.ranked[0]

    def judge(self, view: SeatView, move: str, seed: str) -> Judged:
        """What a decision cost."""
        counted = self._counted(view, seed)
        if counted is not None:
            return _exactly(counted, move)
        return self._sampled(view, move, seed)

    def _counted(self, view: SeatView, seed: str) -> dict[str, Counted] | None:
        """Claims that end the game, counted out; None: it is something else."""
        if view.now[0].phase != CLAIM:
            return None
        states = np.zeros(1, dtype=STATE)
        view.game.batch.resample_all(view.now, dice(seed), states)
        try:
            return Claims(states, view.now[0]).count()
        except NotTheEnd:
            return None

    def _choose(self, view: SeatView, seed: str) -> Choice:
        key = (seed, view.now.tobytes())
        if key not in self._choices:
            self._judge.believe(self.believer.hands(view))
            look = self._try(view, view.legal_moves, LOOK, f"{seed} look")
            candidates = self._candidates(view, look, seed)
            self._choices[key] = Choice(look, self._try(view, candidates, CHOICE, _choice(seed)))
        return self._choices[key]

    def _sampled(self, view: SeatView, move: str, seed: str) -> Judged:
        chosen = self._choose(view, seed)
        self._judge.believe(self.believer.hands(view))
        look, choice = chosen.look, chosen.choice
        if move not in choice.moves:
            choice = chosen.with_move(self._try(view, (move,), CHOICE, _choice(seed)))
        candidates, best = choice.moves, choice.ranked[0]
        stake = max(look.mean(best) - min(look.mean(each) for each in look.moves), 0.0)
        behind = {each: Lead(*choice.lead(best, each)).number for each in candidates}
        behind[best] = Number.exact(0.0)
        points = 0.0
        more: dict[str, Any] = {}
        if move != best:
            pair = self._try(view, (best, move), COMPARISON, f"{seed} comparison")
            lead, error = pair.lead(best, move)
            behind[move] = Lead(lead, error).number
            points = pair.lead(best, move, MARGIN)[0]
            more = {"lead": lead, "sampling": error}
        loss = behind[move]
        return Judged(
            best=best,
            candidates=_listed(choice, best, behind),
            loss=loss.value,
            low=loss.low,
            high=loss.high,
            stake=max(stake, loss.value),
            points=points,
            more=more,
        )

    def _try(self, view: SeatView, moves: tuple[str, ...], worlds: int, seed: str) -> Tried:
        return self._judge.try_moves(view.now, moves, round(self._factor * worlds), seed)

    def _candidates(self, view: SeatView, look: Tried, seed: str) -> tuple[str, ...]:
        """The best of a look and of a search."""
        found = look.ranked[:BEST_OF_LOOK]
        if view.now[0].phase != CLAIM:
            thinking = Thinking(dice(f"{seed} search"), load_weights(), *SEARCH, nodes=NODES)
            most = round(self._factor * SIMULATIONS)
            findings = thinking.search(view.now, lambda done: done >= most, most)
            found += [ACTION_TEXTS[finding.action] for finding in findings[:BEST_OF_SEARCH]]
        return tuple(dict.fromkeys(found))


def _choice(seed: str) -> str:
    """The seed of the second look: a move that joins later meets the same worlds."""
    return f"{seed} choice"


def _listed(choice: Tried, best: str, behind: dict[str, Number]) -> tuple[Candidate, ...]:
    """The candidates, the best first, each as far behind as is known best."""
    top = choice.mean(best)
    others = sorted((m for m in choice.moves if m != best), key=lambda m: behind[m].value)
    return tuple(
        Candidate(
            move=each,
            value=top - behind[each].value,
            chance=choice.mean(each, CHANCE),
            margin=choice.mean(each, MARGIN),
            behind=behind[each],
        )
        for each in (best, *others)
    )


def _exactly(counted: dict[str, Counted], move: str) -> Judged:
    """Claims that end the game: nothing is unsure."""
    ranked = sorted(counted, key=lambda each: (-counted[each].utility, each != move, each))
    best = ranked[0]
    top = counted[best].utility
    loss = top - counted[move].utility
    return Judged(
        best=best,
        candidates=tuple(
            Candidate(
                each,
                counted[each].utility,
                counted[each].chance,
                counted[each].margin,
                Number.exact(top - counted[each].utility),
            )
            for each in ranked
        ),
        loss=loss,
        low=loss,
        high=loss,
        stake=top - counted[ranked[-1]].utility,
        points=counted[best].margin - counted[move].margin,
        is_proven=True,
        line=(move, *counted[move].line),
        better_line=(best, *counted[best].line),
    )
