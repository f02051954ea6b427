"""How good reviews are.

python -m bench.review GAME [--games 40] [--planted 20] [--first 0] [--out FOLDER] [--fit]

Every game is a line of JSON in FOLDER: whoever begins again goes on where it stopped, also after a
kill in the middle of a line. A new version of a review begins a new file.
"""

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from sandtable.games import GAMES, load
from sandtable.study.review.reviewing import reviewer_of

from .measuring import measure_game, measure_planted
from .report import report
from .section import section_of


def main() -> None:
    """Measure what is missing, then print all figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--planted", type=int, default=20)
    parser.add_argument("--first", type=int, default=0, help="the number of the first one")
    parser.add_argument("--out", type=Path, default=Path("bench/results/review"))
    parser.add_argument("--fit", action="store_true", help="measure the constants instead")
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    section = section_of(options.game)
    if options.fit:
        section.fit(options.out, _tell)
        return
    version = reviewer_of(options.game).version
    file = options.out / f"{options.game}-{version}.jsonl"
    rows = _read(file)
    known = {(row["kind"], row["seed"]) for row in rows}
    seats = load(options.game).seat_counts[0]
    for number in range(options.first, max(options.games, options.planted)):
        seed = f"review {number}"
        if number < options.games and ("game", seed) not in known:
            levels = _pair(section.levels, seats, number)
            _keep(file, rows, measure_game(section, levels, seed))
        seed = f"planted {number}"
        if number < options.planted and ("planted", seed) not in known:
            _keep(file, rows, measure_planted(section, seed))
        _tell(f"{number + 1} of {max(options.games, options.planted)}")
    for line in report(rows, section.levels, reviewer_of(options.game).unit):
        _tell(line)


def _pair(levels: Sequence[str], seats: int, number: int) -> tuple[str, ...]:
    """Adjacent levels meet in turn, and change seats each round."""
    pairs = max(len(levels) - 1, 1)
    turn = number // pairs
    return tuple(
        levels[min(number % pairs + (seat + turn) % 2, len(levels) - 1)] for seat in range(seats)
    )


def _read(file: Path) -> list[dict[str, Any]]:
    """All whole lines; a half one, from a kill, is cut off."""
    if not file.exists():
        return []
    text = file.read_text("utf-8")
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        file.write_text(whole, encoding="utf-8")
    return [json.loads(line) for line in whole.splitlines()]


def _keep(file: Path, rows: list[dict[str, Any]], row: dict[str, Any]) -> None:
    rows.append(row)
    with file.open("a", encoding="utf-8") as out:
        out.write(json.dumps(row) + "\n")


def _tell(text: str) -> None:
    print(text, flush=True)


if __name__ == "__main__":
    main()
