"""`python -m bench.daily [--days 400]`: days of the Daily made, proven, checked and compared.

Only games whose task is made and proven on the spot. Days that were made are kept, so it can be
stopped and goes on; the key is that of a chain whose secret everybody knows, and the standalone
checker (examples/check_daily.py) goes over all of them in the end.
"""

import argparse
import hashlib
import json
import subprocess
import sys
import time
from datetime import timedelta
from pathlib import Path

from sandtable.study.daily.chain import Chain
from sandtable.study.daily.days import FIRST_DAY
from sandtable.study.daily.making import Daily, makers, moment_of

ROOT = Path(__file__).parents[1]
SECRET = hashlib.sha256(b"bench.daily").digest()
GAME = "mandamina"
WEEKDAYS = ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--days", type=int, default=400)
    parser.add_argument("--kept", type=Path, default=Path("bench/results/daily"))
    wishes = parser.parse_args()
    wishes.kept.mkdir(parents=True, exist_ok=True)
    chain = Chain(SECRET, FIRST_DAY, wishes.days)
    anchor = wishes.kept / "anchor.json"
    anchor.write_text(json.dumps(chain.anchor.to_json()), encoding="utf-8")
    maker = makers()[GAME]
    times: list[tuple[float, float]] = []
    days = []
    for number in range(wishes.days):
        day = FIRST_DAY + timedelta(days=number)
        path = wishes.kept / f"{day}.json"
        if path.exists():
            kept = json.loads(path.read_text("utf-8"))
        else:
            moment = moment_of(GAME, day, chain.key(day), is_chained=True)
            begin = time.perf_counter()
            task = maker.make(moment)
            assert task is not None
            made = time.perf_counter()
            assert maker.check(task, moment) == "", day
            seconds = (made - begin, time.perf_counter() - made)
            kept = {**Daily(day, chain.key(day), True, (task,)).to_json(), "seconds": seconds}
            path.write_text(json.dumps(kept), encoding="utf-8")
            print(f"{day}: {seconds[0]:.1f} s, checked in {seconds[1]:.1f} s", flush=True)
        times.append(kept["seconds"])
        days.append(kept)
    _report(days, times)
    checker = ROOT / "examples" / "check_daily.py"
    files = [str(wishes.kept / f"{day['day']}.json") for day in days]
    subprocess.run([sys.executable, checker, "--anchor", anchor, *files], check=True)


def _report(days: list[dict], times: list[tuple[float, float]]) -> None:  # type: ignore[type-arg]
    layouts = {"".join(day["tasks"][0]["deal"]["board"]) for day in days}
    print(f"{len(days)} days, {len(layouts)} different layouts, all proven")
    for what, column in (("made and proven", 0), ("checked", 1)):
        seconds = sorted(row[column] for row in times)
        print(f"{what}: median {seconds[len(seconds) // 2]:.2f} s, most {seconds[-1]:.2f} s")
    for weekday in range(7):
        tasks = [day["tasks"][0] for day in days[weekday::7]]
        pars = [task["par"] for task in tasks]
        lengths = [len(task["certificate"]["line"]) for task in tasks]
        name = WEEKDAYS[weekday]
        print(
            f"{name}: best game {sum(lengths) / len(lengths):.2f} moves on average, "
            f"par {sum(pars) / len(pars):.2f}"
        )


if __name__ == "__main__":
    main()
