"""One game between two bots."""

import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from ..errors import IllegalMove, SandtableError
from ..games import Game, Position
from ..games.outcome import STOPPED, Outcome
from ..players import Player, SeatView
from ..players.external import ExternalPlayer, Forfeit
from .luck import luck_of

WIN, DRAW, LOSS = 1.0, 0.5, 0.0

FORFEIT = "forfeit"
"""The ending of a game that a program lost because it did not answer with a legal move."""
UNTOLD = ""
"""The ending in results of before it was written down."""


class BotFailure(SandtableError):
    """A bot answered with a move that is not legal: the match cannot count."""


@dataclass(frozen=True)
class GameResult:
    """How one game of a mirrored pair went."""

    pair: int
    """The number of the pair; both its games have the same deal and the same dice."""
    leg: int
    """0 or 1: which of the two games."""
    players: tuple[str, str]
    """Names by seat."""
    outcome: Outcome
    """A game that went on for `MOST_MOVES` is stopped, which counts like a draw."""
    moves: int
    slowest: tuple[float, float]
    """The longest time each seat thought, in seconds."""
    luck: float | None = None
    """How much chance helped seat 0, in games won (see luck.py); None in a game without chance."""
    reason: str | None = None
    """Why a game was forfeited, in a sentence."""

    def points_of(self, player: str) -> float:
        """1 for a win, a half for a draw or a game that was stopped."""
        winner = self.outcome.winning_seat
        if winner is None:
            return DRAW
        return WIN if self.players[winner] == player else LOSS

    def as_json(self) -> dict[str, Any]:
        """For a line of a results file."""
        said = asdict(self) | self.outcome.as_json() | {"is_stopped": self.outcome.is_stopped}
        del said["outcome"]
        return said

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> "GameResult":
        """The result in a line of a results file; old ones do not say how a game ended."""
        plain = {**data}
        was_stopped = plain.pop("is_stopped", False)
        ending = plain.pop("ending", STOPPED if was_stopped else UNTOLD)
        outcome = Outcome(ending, plain.pop("winner"), tuple(plain.pop("scores")))
        plain |= {name: tuple(plain[name]) for name in ("players", "slowest")}
        return cls(outcome=outcome, **plain)


def play_game(
    game: Game,
    players: Sequence[Player],
    seed: str,
    pair: int,
    leg: int,
    budgets: tuple[float, float],
) -> GameResult:
    """Play one game to its end; the seed decides the deal and all chance.

    The players and their budgets, in seconds per move, come by seat.
    """
    position = game.deal(seed=seed)
    slowest = [0.0, 0.0]
    moves, seat, reason = 0, 0, None
    try:
        for seat, player in enumerate(players):  # noqa: B007, the seat that fails is told below
            if isinstance(player, ExternalPlayer):
                player.begin()
        while position.seat is not None and moves < game.most_moves:
            seat = position.seat
            started = time.perf_counter()
            try:
                decision = players[seat].choose(SeatView.of(position, seat), budgets[seat])
            finally:
                slowest[seat] = max(slowest[seat], time.perf_counter() - started)
            _play(position, decision.move, players[seat].name, moves)
            moves += 1
        ending = position.outcome or Outcome(STOPPED, None, tuple(position.score_now()))
    except Forfeit as error:
        reason = f"{players[seat].name} as seat {seat}, move {moves + 1}: {error}"
        ending = Outcome(FORFEIT, 1 - seat, tuple(position.score_now()))
    return GameResult(
        pair=pair,
        leg=leg,
        players=(players[0].name, players[1].name),
        outcome=ending,
        moves=moves,
        slowest=(slowest[0], slowest[1]),
        luck=luck_of(position),
        reason=reason,
    )


def _play(position: Position, move: str, player: str, moves: int) -> None:
    seat = position.seat
    try:
        position.play(move)
    except IllegalMove as error:
        raise BotFailure(f"{player} as seat {seat}, move {moves + 1}: {error}") from error
