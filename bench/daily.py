"""`python -m bench.daily [--days 400]`: days of the Daily made, proven, checked and compared.

Whole days, all games. Days that were made are kept, so it can be stopped and goes on; the key is
that of a chain whose secret everybody knows, and the standalone checker (examples/check_daily.py)
goes over all of them in the end.
"""

import argparse
import hashlib
import json
import subprocess
import sys
import time
from collections.abc import Iterable
from datetime import timedelta
from pathlib import Path
from typing import Any

from sandtable.study.daily.chain import Chain
from sandtable.study.daily.days import FIRST_DAY
from sandtable.study.daily.making import Daily, check_day, make_day

ROOT = Path(__file__).parents[1]
SECRET = hashlib.sha256(b"bench.daily").digest()
LAYOUT, PUZZLE = "layout", "puzzle"
WEEKDAYS = ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")

Day = dict[str, Any]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--days", type=int, default=400)
    parser.add_argument("--kept", type=Path, default=Path("bench/results/daily"))
    wishes = parser.parse_args()
    wishes.kept.mkdir(parents=True, exist_ok=True)
    chain = Chain(SECRET, FIRST_DAY, wishes.days)
    anchor = wishes.kept / "anchor.json"
    anchor.write_text(json.dumps(chain.anchor.to_json()), encoding="utf-8")
    days = [_day(number, chain, wishes.kept) for number in range(wishes.days)]
    _report(days)
    checker = ROOT / "examples" / "check_daily.py"
    files = [str(wishes.kept / f"{day['day']}.json") for day in days]
    subprocess.run([sys.executable, checker, "--anchor", anchor, *files], check=True)


def _day(number: int, chain: Chain, folder: Path) -> Day:
    """A day as it was kept, or made, checked and kept now."""
    day = FIRST_DAY + timedelta(days=number)
    path = folder / f"{day}.json"
    if path.exists():
        kept: Day = json.loads(path.read_text("utf-8"))
        return kept
    begin = time.perf_counter()
    daily = make_day(day, chain.key(day))
    made = time.perf_counter()
    chain.anchor.check(day, daily.key)
    assert check_day(Daily.from_json(daily.to_json())) == [], day
    seconds = (made - begin, time.perf_counter() - made)
    kept = {**daily.to_json(), "seconds": seconds}
    path.write_text(json.dumps(kept), encoding="utf-8")
    print(f"{day}: {seconds[0]:.1f} s, checked in {seconds[1]:.1f} s", flush=True)
    return kept


def _report(days: list[Day]) -> None:
    wholes = {json.dumps([_asked(task) for task in day["tasks"]]) for day in days}
    print(f"{len(days)} days, {len(wholes)} of them different, all proven")
    for game in {task["game"]: None for day in days for task in day["tasks"]}:
        tasks = [task for day in days for task in day["tasks"] if task["game"] == game]
        different = len({json.dumps(_asked(task)) for task in tasks})
        print(f"{game}: {len(tasks)} tasks, {different} different")
    for what, column in (("made and proven", 0), ("checked", 1)):
        seconds = sorted(day["seconds"][column] for day in days)
        print(
            f"{what}, a day: median {seconds[len(seconds) // 2]:.2f} s, "
            f"mean {sum(seconds) / len(seconds):.2f} s, most {seconds[-1]:.2f} s"
        )
    for weekday, name in enumerate(WEEKDAYS):
        layouts = [
            task for day in days[weekday::7] for task in day["tasks"] if task["kind"] == LAYOUT
        ]
        if layouts:
            moves = _mean(len(task["certificate"]["line"]) for task in layouts)
            par = _mean(task["par"] for task in layouts)
            print(f"{name}: best game {moves:.2f} moves on average, par {par:.2f}")


def _asked(task: dict[str, Any]) -> Any:
    """What makes a task this one."""
    return task["puzzle"] if task["kind"] == PUZZLE else task["deal"]


def _mean(values: Iterable[int]) -> float:
    listed = list(values)
    return sum(listed) / len(listed)


if __name__ == "__main__":
    main()
