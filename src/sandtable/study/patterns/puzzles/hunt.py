"""Patterns endings from games of the levels against each other."""

from collections.abc import Iterator
from random import Random

from ....games import Game, Position
from ....games.bits import popcount
from ....games.patterns.state import TURN
from ....players.patterns.bot import PatternsBot
from ....players.patterns.levels import LEVELS
from ...puzzles.puzzle import Puzzle, seat_view
from .endings import grow, steps_of
from .exact import Endings, TooHard

GAME = "patterns"
KIND = "ending"
PLAYERS = ("casual", "steady", "skilled", "expert")
"""Who plays the games: good enough for positions that make sense."""
WILD = 6
"""Any moves at the beginning, so that no two games are alike."""
MOST_TILES, FEWEST_TILES = 27, 8
"""Face up: more take too long to solve, fewer hold no secret."""
SECONDS = 5.0
"""For one move; the levels stop at a number of positions long before."""


def positions(game: Game, seed: str) -> Iterator[Position]:
    """Positions near the end of one game."""
    dice = Random(seed)
    bots = [PatternsBot(name, LEVELS[name].limits) for name in dice.choices(PLAYERS, k=2)]
    position = game.deal(seed=seed)
    while not position.is_over:
        seat = position.seat
        assert seat is not None
        if len(position.moves) < WILD and dice.random() < 1 / 2:
            position.play(dice.choice(position.legal_moves()))
            continue
        if position.state.phase == TURN and FEWEST_TILES <= tiles(position) <= MOST_TILES:
            yield position.copy()
        position.play(bots[seat].choose(seat_view(position, seat), SECONDS).move)


def tiles(position: Position) -> int:
    """How many tiles lie face up."""
    return sum(popcount(int(cells)) for cells in position.state.up)


def puzzles(endings: Endings, seed: str) -> Iterator[Puzzle]:
    """All positions of one game in which the best move stands out."""
    for position in positions(endings.game, seed):
        seat = int(position.state.seat)
        try:
            tree = grow(endings, position.observation(None), seat)
        except TooHard:
            continue
        if tree is not None:
            yield as_puzzle(position, seat, tree)


def as_puzzle(position: Position, seat: int, tree: dict[str, object]) -> Puzzle:
    """The puzzle that a tree belongs to."""
    others = [wrong["margin"] for wrong in tree["wrong"].values()]  # type: ignore[attr-defined]
    aim = "win" if max(others) <= 0 < int(str(tree["margin"])) else "margin"
    task = {"aim": aim, "margin": tree["margin"], "steps": steps_of(tree)}
    return Puzzle(GAME, KIND, str(position), seat, task, tree)
