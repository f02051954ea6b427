"""`python -m bench.baselines`: who is how strong, from anybody's moves to ours, in one table.

Everybody meets everybody in mirrored pairs, with the same time for all. One of them is learned
first, by `examples/masked_ppo.py`. Mandamina has no two sides: there everybody plays the same deals
alone. Results are kept in bench/results, so the command goes on after a stop; `--pairs` may grow.
The table is written into docs/baselines.json, every game with the machine and the date; what is
printed belongs into docs/arena.md.
"""

import argparse
import json
import os
import platform
import random
import subprocess
import sys
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

from .alone import GAME as ALONE
from .alone import OPTIONS, makers, measure_alone

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "bench" / "results"
TABLE = ROOT / "docs" / "baselines.json"
OPENSPIEL = "bench.peers.openspiel_bots"
GREEDY, PPO = "greedy", "examples.masked_ppo:player"
PLAYERS = {
    "mandala": {
        GREEDY: "bench.beginners.mandala:player",
        "random": "random",
        "OpenSpiel IS-MCTS": f"{OPENSPIEL}:ismcts",
        "PPO": PPO,
    },
    "patterns": {
        GREEDY: "bench.beginners.patterns:player",
        "random": "random",
        "OpenSpiel MCTS": f"{OPENSPIEL}:mcts",
        "PPO": PPO,
    },
}
"""Titles and names. The greedy one, which takes what is best at once by a few rules of thumb, is
the zero of the scale."""
LEVELS = ("casual", "skilled", "best")
ALONE_LEVELS = ("neighbour", "friend", "partner")
GAMES = (*PLAYERS, ALONE)
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


def measure(game: str, wishes: argparse.Namespace) -> dict[str, Any]:
    """Play what is not played yet, and rate."""
    learn(game, wishes.results, wishes.minutes)
    found: dict[str, Any] = {
        "date": datetime.now(UTC).date().isoformat(),
        "machine": processor(),
        "python": platform.python_version(),
        "seconds": wishes.budget,
        "ppo_minutes": wishes.minutes,
    }
    if game == ALONE:
        players = makers(PPO, ALONE_LEVELS)
        return found | {
            "deals": wishes.pairs,
            "players": measure_alone(players, wishes.pairs, wishes.budget),
        }
    names = PLAYERS[game] | {level: level for level in LEVELS}
    titles = {name: title for title, name in names.items()}
    match = Match(game, tuple(titles), wishes.pairs, wishes.budget, "baselines")
    out = wishes.results / f"baselines-{game}-ppo-{wishes.minutes:g}.jsonl"
    played = play_match(match, out, None, wishes.workers, None)
    rated = rate(pair_scores(played), names[GREEDY])
    return found | {
        "pairs": wishes.pairs,
        "players": {titles[name]: one for name, one in rated.items()},
    }


def learn(game: str, results: Path, minutes: float) -> None:
    """Let the shipped script learn the game, if it has not; its network is the player from here on.

    The curve is written last: with it the network is there, wholly.
    """
    folder = results / f"ppo-{game}-{minutes:g}"
    if not (folder / "curve.json").exists():
        print(f"{load(game).title}: PPO learns for {minutes:g} minutes", flush=True)
        options = [f"--option={name}={value}" for name, value in OPTIONS.items()]
        subprocess.run(
            [
                *(sys.executable, "examples/masked_ppo.py", game),
                *(options if game == ALONE else []),
                *(f"--minutes={minutes}", f"--out={folder.resolve()}"),
            ],
            cwd=ROOT,
            check=True,
        )
    os.environ["SANDTABLE_PPO"] = str((folder / "weights.npz").resolve())


def as_markdown(table: Mapping[str, Any]) -> str:
    """The tables of docs/arena.md, each with what was measured."""
    parts = []
    for name, found in table.items():
        rows = reversed(found["players"].items())
        if name == ALONE:
            lines = [f"| {load(name).title}, alone | won | moves | joins |", "|---|--:|--:|---|"]
            lines += [
                f"| {title} | {one['won']:.0%} | {one['moves'] or 'none'} "
                f"| {one['joined']:.1f} ({one['low']:.1f} to {one['high']:.1f}) |"
                for title, one in rows
            ]
        else:
            lines = [f"| {load(name).title} | rating | 95 % |", "|---|--:|---|"]
            lines += [
                f"| {title} | {one['rating']:+} | {one['low']:+} to {one['high']:+} |"
                if title != GREEDY
                else f"| {title} | 0 | the zero of the scale |"
                for title, one in rows
            ]
        kind = "deals" if name == ALONE else "pairs each"
        count = found["deals"] if name == ALONE else found["pairs"]
        parts.append("\n".join(lines))
        parts.append(
            f"{found['date']}, {found['machine']}: {count} {kind}, {found['seconds']} s a move."
        )
    return "\n\n".join(parts) + "\n"


def processor() -> str:
    """What plays, in a few words."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text().splitlines() if info.exists() else []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return f"{models[0] if models else platform.processor()}, {os.cpu_count()} cores"


def main() -> None:
    """Measure, print and keep."""
    parser = argparse.ArgumentParser(prog="python -m bench.baselines", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=", ".join(GAMES))
    parser.add_argument(
        "--pairs", type=int, default=50, help="for every two players; deals where they play alone"
    )
    parser.add_argument("--budget", type=float, default=0.5, help="seconds per move")
    parser.add_argument("--minutes", type=float, default=8.0, help="for PPO to learn a game")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--table", type=Path, default=TABLE, help="where the table goes")
    parser.add_argument("--results", type=Path, default=RESULTS, help="where games are kept")
    wishes = parser.parse_args()
    wishes.results.mkdir(parents=True, exist_ok=True)
    games = wishes.games or list(GAMES)
    if unknown := [game for game in games if game not in GAMES]:
        parser.error(f"no baselines for {', '.join(unknown)} (there are: {', '.join(GAMES)})")
    if wishes.pairs < 1:
        parser.error(f"--pairs is at least 1, not {wishes.pairs}")
    known = json.loads(wishes.table.read_text("utf-8")) if wishes.table.exists() else {}
    table = {**known, **{game: measure(game, wishes) for game in games}}
    wishes.table.write_text(json.dumps(table, indent=1) + "\n", encoding="utf-8")
    print(as_markdown({game: table[game] for game in games}))


if __name__ == "__main__":
    main()
