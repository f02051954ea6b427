"""Games of levels of Mandala, and what their reviews are measured against."""

from collections.abc import Sequence
from pathlib import Path

from sandtable import load
from sandtable.players import SeatView
from sandtable.players.mandala.bot import MandalaBot
from sandtable.players.mandala.levels import LEVELS, Limits
from sandtable.study.mandala.belief import Believer
from sandtable.study.mandala.review.grading import TURNS
from sandtable.study.mandala.review.paired import Judge

from ..section import Record, Tell, play_on, position_after
from .reference import Reference

WORLDS = 100
"""Of the deeper judgement: with its searches 20 times as many playouts as compare two moves."""
WORST_WORLDS = 300


STRONG = "350 courses"
"""Who plays the games in which blunders are planted: better than the levels that are quick."""
STRONG_LIMITS = Limits(350)


class MandalaSection:
    """Mandala: both sides search every later move in the deeper judgement."""

    game = "mandala"
    levels = tuple(LEVELS)[:-1]
    strong = STRONG
    planted = 0.20

    def __init__(self) -> None:
        self._reference = Reference()
        self._judge = Judge(TURNS)
        self._believer = Believer()

    def play(self, levels: Sequence[str], seed: str) -> Record:
        """A game of bots with fixed dice."""
        position = load(self.game).deal(seed=seed)
        return play_on(position, _bots(levels, seed)).record(list(levels))

    def play_from(self, record: Record, ply: int, move: str, seed: str) -> Record:
        """The same game with another move."""
        position = position_after(record, ply, move, seed)
        return play_on(position, _bots((self.strong,) * 2, seed)).record(record["seats"])

    def deeper(self, view: SeatView, best: str, move: str, seed: str) -> tuple[float, float] | None:
        """With the same belief, by searches."""
        self._reference.believe(self._believer.hands(view))
        return self._reference.lead(view.now, best, move, WORLDS, seed)

    def worst(self, view: SeatView, seed: str) -> tuple[str, float]:
        """By a look at all moves; what it costs is for the deeper judgement to say."""
        self._judge.believe(self._believer.hands(view))
        tried = self._judge.try_moves(view.now, view.legal_moves, WORST_WORLDS, seed)
        best, worst = tried.ranked[0], tried.ranked[-1]
        if tried.lead(best, worst)[0] < self.planted:
            return worst, 0.0
        deeper = self.deeper(view, best, worst, f"{seed} deeper")
        assert deeper is not None
        return worst, deeper[0]

    def fit(self, folder: Path, tell: Tell) -> None:
        """How far reviews with playouts cut after k turns are from the deeper judgement."""
        from .fit import fit

        fit(self, folder, tell)


def _bots(levels: Sequence[str], seed: str) -> list[MandalaBot]:
    limits = {STRONG: STRONG_LIMITS, **{name: level.limits for name, level in LEVELS.items()}}
    return [
        MandalaBot(name, limits[name], seed=f"{seed} {seat}") for seat, name in enumerate(levels)
    ]
