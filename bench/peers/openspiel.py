"""OpenSpiel, the best-known collection of games for research, driven from Python."""

from random import Random

from ..timing import Work
from . import Unavailable

GAMES = ("breakthrough", "connect_four")
GAMES_A_PIECE = 20


def random_games(name: str) -> Work:
    """Random games of one kind, first move to score, as OpenSpiel's own example plays them."""
    try:
        import pyspiel
    except ImportError:
        raise Unavailable("OpenSpiel is not installed: pip install open_spiel") from None
    game = pyspiel.load_game(name)
    choice = Random(1).choice

    def play() -> int:
        moves = 0
        for _ in range(GAMES_A_PIECE):
            state = game.new_initial_state()
            while not state.is_terminal():
                state.apply_action(choice(state.legal_actions()))
                moves += 1
            state.returns()
        return moves

    return play
