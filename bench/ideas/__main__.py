"""`python -m bench.ideas GAME`: the figures behind the ideas, from self-play, one game at a time.

Games that were played are kept (`--kept FOLDER`), so it can be stopped and goes on. `--write` puts
the figures into `study/<game>/figures.json`, where the lessons find them.
"""

import argparse
import importlib
import json
from pathlib import Path
from typing import Any

import sandtable
from sandtable.games import Position
from sandtable.players import SeatView
from sandtable.players.registry import kind_of, make_player

from .ratio import estimate

STUDY = Path(sandtable.__file__).parent / "study"
GAMES = 200
SEED = "ideas"


def self_play(game: str, level: str, seed: str) -> Position:
    """One game of a level against itself."""
    position = sandtable.load(game).deal(seed=seed)
    players = [make_player(game, level) for _ in range(2)]
    budget = kind_of(game, level).budget
    while not position.is_over:
        seat = position.seat
        assert seat is not None
        position.play(players[seat].choose(SeatView.of(position, seat), budget).move)
    return position


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--seed", default=SEED)
    parser.add_argument("--kept", type=Path, default=Path("bench/results/ideas"))
    parser.add_argument("--write", action="store_true", help="keep the figures with the lessons")
    wishes = parser.parse_args()
    module = importlib.import_module(f"bench.ideas.{wishes.game}")
    wishes.kept.mkdir(parents=True, exist_ok=True)
    kept = wishes.kept / f"{wishes.game}-{module.LEVEL}-{wishes.seed}.jsonl"
    lines = kept.read_text("utf-8").splitlines() if kept.exists() else []
    for number in range(len(lines), wishes.games):
        seed = f"{wishes.seed} {number}"
        play = getattr(module, "play", None)
        end = play(seed) if play else self_play(wishes.game, module.LEVEL, seed)
        lines.append(json.dumps({"facts": module.facts(end)}))
        with kept.open("a", encoding="utf-8") as file:
            file.write(lines[-1] + "\n")
    games = [json.loads(line)["facts"] for line in lines[: wishes.games]]
    figures = {
        name: _figure(unit, [game[name] for game in games], module.LEVEL, wishes.seed)
        for name, unit in module.UNITS.items()
    }
    for name, figure in figures.items():
        print(f"{name:<16} {figure['value']:7.1f}  {figure['low']:.1f} to {figure['high']:.1f} "
              f"{figure['unit']}")  # fmt: skip
    print(f"{len(games)} games, {module.LEVEL}, seed {wishes.seed!r}")
    if wishes.write:
        command = f"python -m bench.ideas {wishes.game} --games {len(games)} --write"
        text = json.dumps({"command": command, "figures": figures}, indent=2)
        (STUDY / wishes.game / "figures.json").write_text(text + "\n", encoding="utf-8")


def _figure(unit: str, ratios: list[tuple[float, float]], level: str, seed: str) -> dict[str, Any]:
    value, low, high = (round(number, 1) for number in estimate(ratios))
    return {
        "value": value, "low": low, "high": high, "unit": unit,
        "games": sum(denominator > 0 for _, denominator in ratios), "level": level, "seed": seed,
    }  # fmt: skip


if __name__ == "__main__":
    main()
