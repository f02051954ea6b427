"""Everything the rules answer in a few seeded games, as text: to compare two ways of running them.

python -m tests.conformance.trace GAMES
"""

import hashlib
import sys

from .variants import VARIANTS, key, mask, random_game


def trace(games: int) -> list[str]:
    """One line a game: its variant, its seed, a hash of all answers and the result."""
    lines = []
    for variant in VARIANTS:
        for seed in range(games):
            digest = hashlib.sha256()
            for position in random_game(variant, seed):
                digest.update(key(position))
                digest.update(bytes(mask(position)))
                digest.update(position.observation(0).tobytes())
                digest.update(repr(position.view(0)).encode())
            result = position.score_now(), position.ending, len(position.moves)
            lines.append(f"{variant} {seed} {digest.hexdigest()} {result}")
    return lines


if __name__ == "__main__":
    print("\n".join(trace(int(sys.argv[1]))))
