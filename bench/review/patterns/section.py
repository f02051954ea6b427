"""Games of levels of Patterns, and what their reviews are measured against."""

from collections.abc import Sequence
from pathlib import Path

from sandtable import load
from sandtable.players import SeatView
from sandtable.players.patterns.bot import PatternsBot
from sandtable.players.patterns.levels import LEVELS, Limits
from sandtable.players.patterns.reading import played
from sandtable.study.patterns.review.curve import shipped
from sandtable.study.patterns.review.looking import Looking, glance, tiles_of
from sandtable.study.patterns.review.session import PatternsSession
from sandtable.study.review.reviewer import DEFAULT, DEPTHS

from ..section import Record, Tell, play_on, position_after
from .games import GAME, LADDER

STRONG = "180,000 positions"
"""Who plays the games in which blunders are planted: levels below `best` make some of their own."""
STRONG_LIMITS = Limits(nodes=180_000)
WORST_NODES, WORST_MOVES = 500, 2
"""Positions of a glance at each move; and how many of the worst are then searched."""


class PatternsSection:
    """Patterns: a search of twenty times the effort, equally deep for both moves."""

    game = "patterns"
    levels = LADDER
    strong = STRONG
    planted = 0.20

    def play(self, levels: Sequence[str], seed: str) -> Record:
        """A game of bots; they have no dice, the deal makes the difference."""
        return play_on(load(self.game).deal(seed=seed), _bots(levels)).record(list(levels))

    def play_from(self, record: Record, ply: int, move: str, seed: str) -> Record:
        """The same game with another move."""
        position = position_after(record, ply, move, seed)
        return play_on(position, _bots((self.strong,) * 2)).record(record["seats"])

    def deeper(self, view: SeatView, best: str, move: str, seed: str) -> tuple[float, float] | None:
        """The difference in chance by a much deeper search; None if it can be solved nowhere."""
        from .fit import deeper_margins

        looked = Looking(0.25).look(view.now)
        margins = deeper_margins(view.now, (best, move), looked.depth)
        if margins is None:
            return None
        curve = shipped()
        error = curve.value_error(tiles_of(view.now))
        ahead, behind = (curve.standing(margin, error).value for margin in margins)
        return ahead - behind, 0.0

    def worst(self, view: SeatView, seed: str) -> tuple[str, float]:
        """Of the moves that are worst at a glance the one that is by a review's own search.

        It costs nothing unless the difference is beyond the error of that search.
        """
        after = {move: played(GAME, view.now, move) for move in view.legal_moves}
        glances = {move: glance(GAME, each, WORST_NODES) for move, each in after.items()}
        ranked = sorted(view.legal_moves, key=lambda move: glances[move].margin_of(view.seat))
        session = PatternsSession(shipped(), DEPTHS[DEFAULT])
        losses = {move: session.judge(view, move, seed).loss for move in ranked[:WORST_MOVES]}
        worst = max(losses, key=lambda move: losses[move])
        return worst, losses[worst]

    def fit(self, folder: Path, tell: Tell) -> None:
        """The errors of margins and of differences, by stage."""
        from .fit import fit

        fit(folder, tell)


def _bots(levels: Sequence[str]) -> list[PatternsBot]:
    limits = {STRONG: STRONG_LIMITS, **{name: level.limits for name, level in LEVELS.items()}}
    return [PatternsBot(name, limits[name]) for name in levels]
