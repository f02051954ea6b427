"""How much of the luck to take out: python -m sandtable.arena.fit_control RESULTS.jsonl ...

Reads results of earlier matches and prints the coefficient that would have fitted them best, and
how much variance the coefficient in use has taken out. A new coefficient goes into the roster of
the game before the next match: fitted to the match it is used for, it would no longer be unbiased.
"""

import json
import statistics
import sys
from collections.abc import Sequence
from pathlib import Path

from .control import best_coefficient, control_of
from .match import Pair
from .results import luck_of_pair, read_pairs, score_of_pair


def pooled(files: Sequence[Sequence[Pair]]) -> tuple[list[float], list[float]]:
    """Scores and luck of all pairs, each less the mean of its match."""
    scores: list[float] = []
    luck: list[float] = []
    for pairs in files:
        for values, measure in ((scores, score_of_pair), (luck, luck_of_pair)):
            found = [measure(pair) for pair in pairs]
            mean = statistics.fmean(found)
            values.extend(value - mean for value in found)
    return scores, luck


def main(words: Sequence[str]) -> None:
    """Read results files of one game and print what they say."""
    paths = [Path(word) for word in words]
    scores, luck = pooled([read_pairs(path) for path in paths])
    with paths[0].open(encoding="utf-8") as file:
        control = control_of(json.loads(file.readline())["game"])
    used = 0.0 if control is None else control.coefficient
    rest = [score - used * x for score, x in zip(scores, luck, strict=True)]
    removed = 1 - statistics.pvariance(rest) / statistics.pvariance(scores)
    print(f"best coefficient over {len(scores)} pairs: {best_coefficient(scores, luck):.2f}")
    print(f"variance taken out by {used}: {100 * removed:.1f} %")


if __name__ == "__main__":
    main(sys.argv[1:])
