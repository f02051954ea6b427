"""The command itself, killed at random moments: it goes on to the same end.

It plays in two processes, in one after the first kill, and in two again; what it must leave is what
one process leaves that nobody disturbs.
"""

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from sandtable.training.plan import Plan

from .small import files, train

PLAN = Plan("patterns", "evaluation", effort=100, seed="kill", chunks=16, games=1, pairs=6)
GENERATIONS = 2
LATEST = 0.25
"""Seconds after a first sign of life, at most, until it is killed."""
PATIENCE = 300.0
"""Seconds until a test that went wrong ends."""

pytestmark = pytest.mark.process


def start(folder: Path, workers: int) -> subprocess.Popen[str]:
    plan = {name: getattr(PLAN, name) for name in ("effort", "seed", "chunks", "games", "pairs")}
    options = {"generations": GENERATIONS, "workers": workers, **plan}
    words = [word for name, value in options.items() for word in (f"--{name}", str(value))]
    return subprocess.Popen(
        [sys.executable, "-m", "sandtable.cli", "train", PLAN.game, str(folder), *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def done(folder: Path) -> set[tuple[str, int]]:
    """What is there: files, and how long they are."""
    return {
        (path.name, path.stat().st_size)
        for kind in ("games", "weights", "matches")
        for path in (folder / kind).glob("*.*")
        if not path.name.endswith(".unfinished")
    }


def kill_at_some_moment(folder: Path, workers: int, delay: float) -> None:
    """Start the command, and kill it so long after it has done something."""
    before, patience = done(folder), time.monotonic() + PATIENCE
    with start(folder, workers) as process:
        while done(folder) == before:
            assert process.poll() is None, process.communicate()
            assert time.monotonic() < patience
            time.sleep(0.005)
        time.sleep(delay)
        children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
        process.kill()
        assert process.wait() == -signal.SIGKILL, "it was through before"
    assert len(children) >= workers - 1
    while any(map(is_running, children)):
        assert time.monotonic() < patience, "those who played did not notice"
        time.sleep(0.05)


def is_running(process: str) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def test_killed_at_random_moments_it_ends_with_the_same_files(tmp_path: Path) -> None:
    train(PLAN, tmp_path / "undisturbed", generations=GENERATIONS)
    seed = os.urandom(4).hex()
    print("delays by", seed)  # A failure shows it.
    delays = random.Random(seed)
    for workers in (2, 1):
        kill_at_some_moment(tmp_path / "killed", workers, delays.uniform(0, LATEST))
    with start(tmp_path / "killed", workers=2) as process:
        output, _ = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0, output
    assert files(tmp_path / "killed") == files(tmp_path / "undisturbed")
