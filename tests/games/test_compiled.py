"""The compile cache: used when nothing changed, dropped when anything did."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import sandtable
from sandtable.games.compiled import jit_is_on

PACKAGE = Path(sandtable.__file__).parent
SCRIPT = """
import sandtable
position = sandtable.load("patterns").deal(seed=1)
points = position.score_now()
stats = position.game.batch.write_scores.stats
print(points, sum(stats.cache_hits.values()), sum(stats.cache_misses.values()))
"""

pytestmark = [pytest.mark.process, pytest.mark.skipif(not jit_is_on, reason="nothing is compiled")]


def run(folder: Path) -> tuple[str, str]:
    """What a fresh process says and complains when it uses the copy of the package in a folder."""
    environment = {**os.environ, "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}
    environment["NUMBA_CACHE_DIR"] = str(folder / "cache")
    command = [sys.executable, "-c", SCRIPT]
    done = subprocess.run(
        command, env=environment, capture_output=True, text=True, check=True, cwd=folder
    )
    return done.stdout.strip(), done.stderr.strip()


def test_code_is_compiled_once_and_again_when_a_called_file_changes(tmp_path: Path) -> None:
    """The caller is in batch.py; what changes is a function it calls in scoring.py."""
    shutil.copytree(
        PACKAGE, tmp_path / "sandtable", ignore=shutil.ignore_patterns("__pycache__", "*.nb?")
    )
    said, complained = run(tmp_path)
    assert said == "[0, 0] 0 1"
    assert complained.startswith("Compiling the rules of Patterns")
    assert run(tmp_path) == ("[0, 0] 1 0", "")

    scoring = tmp_path / "sandtable" / "games" / "patterns" / "scoring.py"
    text = scoring.read_text()
    assert "points[seat] = 0" in text
    scoring.write_text(text.replace("points[seat] = 0", "points[seat] = 5"))
    said, complained = run(tmp_path)
    assert said == "[5, 5] 0 1"
    assert complained.startswith("Compiling the rules of Patterns")
