"""`python -m bench.baselines`: who is how strong, from anybody's moves to ours, in one table.

Everybody meets everybody in mirrored pairs, with the same time for all. Results are kept in
bench/results, so the command goes on after a stop; `--pairs` may grow. The table is written into
docs/baselines.json, with the machine and the date.
"""

import argparse
import json
import os
import platform
import random
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from statistics import quantiles
from typing import Any

from sandtable import load
from sandtable.arena.match import Match
from sandtable.arena.rating import fit
from sandtable.arena.results import pair_scores
from sandtable.cli.arena_playing import play_match

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "bench" / "results"
TABLE = ROOT / "docs" / "baselines.json"
OPENSPIEL = "bench.peers.openspiel_bots"
PLAYERS = {
    "mandala": ("bench.beginners.mandala:player", "random", f"{OPENSPIEL}:ismcts"),
    "patterns": ("bench.beginners.patterns:player", "random", f"{OPENSPIEL}:mcts"),
}
"""The first is the zero of the scale: it takes what is best at once, by a few rules of thumb."""
LEVELS = ("casual", "skilled", "best")
SAMPLES = 200
"""Of the pairs, drawn with replacement, for the intervals."""

Scores = Mapping[tuple[str, str], Sequence[float]]


def rate(scores: Scores, anchor: str) -> dict[str, dict[str, int]]:
    """Each player's rating, and between which ratings 95 % of samples of the pairs lie."""
    rolls = random.Random("baselines")
    samples = [
        fit({who: rolls.choices(pairs, k=len(pairs)) for who, pairs in scores.items()}, anchor)
        for _ in range(SAMPLES)
    ]
    rated = {}
    for name, rating in fit(scores, anchor).items():
        cuts = quantiles([sample[name] for sample in samples], n=40, method="inclusive")
        rated[name] = {"rating": round(rating), "low": round(cuts[0]), "high": round(cuts[-1])}
    return dict(sorted(rated.items(), key=lambda one: one[1]["rating"]))


def measure(game: str, pairs: int, budget: float, workers: int, out: Path) -> dict[str, Any]:
    """Play what is not played yet, and rate."""
    match = Match(game, (*PLAYERS[game], *LEVELS), pairs, budget, "baselines")
    played = play_match(match, out, None, workers, None)
    return {
        "pairs": pairs,
        "seconds": budget,
        "players": rate(pair_scores(played), PLAYERS[game][0]),
    }


def processor() -> str:
    """What plays, in a few words."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text().splitlines() if info.exists() else []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return f"{models[0] if models else platform.processor()}, {os.cpu_count()} cores"


def main() -> None:
    """Measure, print and keep."""
    parser = argparse.ArgumentParser(prog="python -m bench.baselines", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=", ".join(PLAYERS))
    parser.add_argument("--pairs", type=int, default=50, help="for every two players")
    parser.add_argument("--budget", type=float, default=0.5, help="seconds per move")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--table", type=Path, default=TABLE, help="where the table goes")
    parser.add_argument("--results", type=Path, default=RESULTS, help="where games are kept")
    wishes = parser.parse_args()
    wishes.results.mkdir(parents=True, exist_ok=True)
    games = wishes.games or list(PLAYERS)
    if unknown := [game for game in games if game not in PLAYERS]:
        parser.error(f"no baselines for {', '.join(unknown)} (there are: {', '.join(PLAYERS)})")
    table: dict[str, Any] = {
        "date": datetime.now(UTC).date().isoformat(),
        "machine": processor(),
        "python": platform.python_version(),
        "games": {},
    }
    for game in games:
        out = wishes.results / f"baselines-{game}.jsonl"
        found = measure(game, wishes.pairs, wishes.budget, wishes.workers, out)
        table["games"][game] = found
        print(f"\n{load(game).title}: {found['pairs']} pairs each, {found['seconds']} s a move")
        for name, one in reversed(found["players"].items()):
            print(f"{name:40}{one['rating']:+6}  {one['low']:+} to {one['high']:+}")
    wishes.table.write_text(json.dumps(table, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
