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


def start(folder: Path, script: str) -> "subprocess.Popen[str]":
    """A fresh process that looks for packages in a folder first, and keeps its code there."""
    environment = {**os.environ, "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}
    environment["NUMBA_CACHE_DIR"] = str(folder / "cache")
    command = [sys.executable, "-c", script]
    pipe = subprocess.PIPE
    return subprocess.Popen(
        command, env=environment, stdout=pipe, stderr=pipe, text=True, cwd=folder
    )


def end(process: "subprocess.Popen[str]") -> tuple[str, str]:
    """What a process said and complained."""
    said, complained = process.communicate()
    assert process.returncode == 0, complained
    return said.strip(), complained.strip()


def run(folder: Path, script: str = SCRIPT) -> tuple[str, str]:
    return end(start(folder, script))


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


RULES = """
from sandtable.games.compiled import compiled
from .more.numbers import MORE

@compiled
def plus(number):
    return number + MORE

@compiled
def minus(number):
    return number - MORE
"""
LITTLE_GAME = """
import numpy as np
from sandtable.games.batch import seat_to_move
from sandtable.games.compiled import specialise
from theirs.rules import minus, plus

states = np.array([40])
for rule in (plus, minus):
    template = specialise(seat_to_move, {"to_move": rule})
    print(template(states), sum(template.stats.cache_hits.values()))
"""


@pytest.fixture
def theirs(tmp_path: Path) -> Path:
    """A game from elsewhere, whose rules are put into a template of ours."""
    package = tmp_path / "theirs"
    (package / "more").mkdir(parents=True)
    (package / "__init__.py").write_text("")
    (package / "more" / "__init__.py").write_text("")
    (package / "more" / "numbers.py").write_text("MORE = 2\n")
    (package / "rules.py").write_text(RULES)
    return tmp_path


def test_a_template_with_other_rules_is_other_code_though_the_types_are_the_same(
    theirs: Path,
) -> None:
    assert run(theirs, LITTLE_GAME) == ("42 0\n38 0", "")
    assert run(theirs, LITTLE_GAME) == ("42 1\n38 1", "")


def test_a_template_of_ours_is_compiled_again_when_their_rules_change(theirs: Path) -> None:
    assert run(theirs, LITTLE_GAME)[0] == "42 0\n38 0"
    (theirs / "theirs" / "more" / "numbers.py").write_text("MORE = 3\n")
    assert run(theirs, LITTLE_GAME)[0] == "43 0\n37 0"


def test_several_processes_may_compile_the_same_at_once(theirs: Path) -> None:
    for process in [start(theirs, LITTLE_GAME) for _ in range(3)]:
        said = end(process)[0].split()
        assert said[::2] == ["42", "38"]
    assert run(theirs, LITTLE_GAME) == ("42 1\n38 1", "")


def test_functions_that_were_typed_in_are_compiled_and_kept_nowhere(tmp_path: Path) -> None:
    typed = """
from sandtable.games.compiled import compiled
@compiled
def double(number):
    return 2 * number
print(double(4))
"""
    assert run(tmp_path, typed) == ("8", "")
    assert not list((tmp_path / "cache").rglob("*.nbi"))
