"""Long comparison of the engine with the naive second implementation: `make soak`.

python -m tests.soak [MINUTES]
"""

import random
import sys
import time

from rich.progress import Progress

from .conformance.agreement import compare_game
from .conformance.variants import KNOWN, VARIANTS

DEFAULT_MINUTES = 10.0


def main() -> None:
    """Compare random games of all variants in turn until the time is up."""
    minutes = float(sys.argv[1]) if len(sys.argv) > 1 else DEFAULT_MINUTES
    seed = random.SystemRandom().randrange(2**32)
    rng = random.Random(seed)
    print(f"seed {seed}")
    compared = [variant for variant in VARIANTS if variant.name in KNOWN]
    games = dict.fromkeys(map(str, compared), 0)
    started = time.monotonic()
    with Progress() as progress:
        task = progress.add_task("comparing", total=minutes * 60)
        while (elapsed := time.monotonic() - started) < minutes * 60:
            for variant in compared:
                deal = KNOWN[variant.name].deal(rng)
                number = rng.randrange(2**32)
                compare_game(variant.name, deal, variant.options, number, variant.most_plies)
                games[str(variant)] += 1
            progress.update(task, completed=elapsed)
    for name, count in games.items():
        print(f"{name}: {count} games agree")


if __name__ == "__main__":
    main()
