"""The exploration constants of the plain searches, everybody against everybody.

python -m bench.players.tuning patterns 5000 10   5000 simulations per move, 10 mirrored pairs each
"""

import sys
from collections.abc import Callable
from itertools import combinations

from sandtable import load
from sandtable.arena.game import play_game
from sandtable.players import Player

from ..yardsticks.mandala import MandalaIsmcts
from ..yardsticks.patterns import PatternsMcts

CONSTANTS = (0.3, 0.5, 0.7, 1.0, 1.4, 2.0)
PLAYERS: dict[str, Callable[..., Player]] = {"patterns": PatternsMcts, "mandala": MandalaIsmcts}
LONG = 60.0
"""Seconds: the simulations end a search, not the time."""


def main(name: str, simulations: int, pairs: int) -> None:
    """Print the share of the points of every constant, after every pair of games."""
    game = load(name)
    players = {c: PLAYERS[name](str(c), c, simulations, seed=str(c)) for c in CONSTANTS}
    points = dict.fromkeys(CONSTANTS, 0.0)
    for pair in range(pairs):
        for one, other in combinations(CONSTANTS, 2):
            for leg, seats in enumerate(((one, other), (other, one))):
                both = [players[constant] for constant in seats]
                result = play_game(game, both, f"tuning {pair}", pair, leg, (LONG, LONG))
                for constant in seats:
                    points[constant] += result.points_of(players[constant].name)
        games = 2 * (pair + 1) * (len(CONSTANTS) - 1)
        shares = ", ".join(f"{c:g}: {100 * points[c] / games:.1f} %" for c in CONSTANTS)
        print(f"{games} games each - {shares}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
