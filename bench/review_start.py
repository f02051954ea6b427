"""How long the first hint and the first numbers of a review take: `python -m bench.review_start`.

A fresh process that reviews is asked for a hint, then for the review of a game: once at once, and
once after it was told to load what the game needs. Seconds of one core, since other things run
beside it; what is compiled on a new computer is not in it unless `--cold` forgets what was kept.
"""

import argparse
import json
import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sandtable import GAMES, load
from sandtable.server.live.review_process import MODULE
from sandtable.study import study_of

PLIES = 80
"""Of the game that is reviewed: one of Mandamina by random moves has no end."""
TICKS = os.sysconf("SC_CLK_TCK")
USED = slice(11, 13)
"""Where /proc/PID/stat has the times of a process, behind its name."""


class Asked:
    """A process that reviews, and how much of a core it has used."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self._process = process

    def seconds(self, **asked: Any) -> float:
        """Of one core, until the first answer."""
        before = self.used
        self._write({"id": 1, **asked})
        assert self._process.stdout is not None
        told = json.loads(self._process.stdout.readline())
        assert "broken" not in told, told
        return self.used - before

    @property
    def used(self) -> float:
        """Since it began."""
        told = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return sum(map(int, told[USED])) / TICKS

    def _write(self, asked: Mapping[str, Any]) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(asked) + "\n")
        self._process.stdin.flush()


@contextmanager
def started(cache: Path | None) -> Iterator[Asked]:
    """A fresh process, with compiled code of its own if a folder is named."""
    settings = {**os.environ, **({} if cache is None else {"NUMBA_CACHE_DIR": str(cache)})}
    command = [sys.executable, "-m", MODULE]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=settings
    ) as process:
        yield Asked(process)
        process.kill()


def game_of(name: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """A position to hint at, and a record to review."""
    position = load(name).deal(seed=3)
    deal = position.record()
    dice = random.Random(1)
    while not position.is_over and len(position.moves) < PLIES:
        position.play(dice.choice(position.legal_moves()))
    place = {key: deal[key] for key in ("game", "options", "deal")} | {"moves": []}
    return place, position.record()


def measure(name: str, is_warm: bool, cache: Path | None) -> dict[str, float]:
    """The seconds of each step."""
    place, record = game_of(name)
    found = {}
    with started(cache) as process:
        if is_warm:
            process.seconds(do="warm", game=name)
        found["start, and loading"] = process.used
        found["first step of a hint"] = process.seconds(do="hint", reasons=False, **place)
        found["why"] = process.seconds(do="hint", reasons=True, **place)
        review = {"do": "review", "key": "a", "record": record, "depth": "default"}
        found["first numbers of a review"] = process.seconds(**review)
    return found


def main() -> None:
    """Print a line for each game and way."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cold", action="store_true", help="as on a new computer: compile it all")
    cold = parser.parse_args().cold
    for name in GAMES:
        if study_of(name).review is None:
            continue
        for is_warm in (False,) if cold else (False, True):
            with tempfile.TemporaryDirectory() as folder:
                found = measure(name, is_warm, Path(folder) if cold else None)
            told = ", ".join(f"{what} {seconds:.2f}" for what, seconds in found.items())
            print(f"{name}, {'loaded ahead' if is_warm else 'not loaded'}: {told}", flush=True)


if __name__ == "__main__":
    main()
