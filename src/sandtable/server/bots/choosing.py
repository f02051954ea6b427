"""A bot chooses a move: in a thread, and by what its seat may know alone."""

import logging
import secrets
import time

from ...players.player import SeatView
from ...players.registry import make_player
from ..operations.metrics import BOT_SECONDS
from .seat_players import Loan

logger = logging.getLogger(__name__)


def choose_in_time(view: SeatView, level: str, budget: float, loan: Loan) -> tuple[str, float]:
    """A move, and how many seconds it took."""
    began = time.perf_counter()
    move = choose_move(view, level, budget, loan)
    seconds = time.perf_counter() - began
    BOT_SECONDS.labels(view.game.name).observe(seconds)
    return move, seconds


def choose_move(view: SeatView, level: str, budget: float, loan: Loan) -> str:
    """A legal move, whatever happens: a bot that fails must not leave people waiting."""
    try:
        player = make_player(view.game.name, level) if loan.player is None else loan.player
        loan.player = None  # It is not kept if it fails: its state may be broken.
        move = player.choose(view, budget).move
        if move in view.legal_moves:
            loan.player = player
            return move
        logger.error("bot chose an illegal move, playing a random one")
    except Exception:
        logger.exception("bot failed, playing a random move")
    return secrets.choice(view.legal_moves)
