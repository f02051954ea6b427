"""`sandtable train`: the command around a training."""

import os
import sys
from pathlib import Path

import numpy as np
import pytest

from sandtable.cli import main
from sandtable.cli.train_watcher import TrainWatcher, sentence
from sandtable.players.mandala.thinking import NETS
from sandtable.training.folder import Folder
from sandtable.training.progress import Progress

TINY = ["--generations", "1", "--chunks", "1", "--games", "1", "--epochs", "1", "--pairs", "1"]


def test_it_trains_and_writes_the_strongest_weights(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whether one game teaches anything is chance: what is better is written, else nothing."""
    target = tmp_path / "nets.npz"
    words = ["train", "mandala", str(tmp_path / "run"), *TINY, "--effort", "10"]
    assert main([*words, "--export", str(target)]) == 0
    told = capsys.readouterr().out
    assert "generation 0: 1 games played" in told
    assert "Brier score" in told
    assert target.exists() == ("kept" in told)
    assert ("Nothing was learned" in told) == ("dropped" in told)
    if target.exists():
        assert set(np.load(target).files) == set(NETS)


def test_what_was_planned_need_not_be_said_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = str(tmp_path / "run")
    assert main(["train", "patterns", folder, *TINY, "--effort", "20"]) == 0
    assert main(["train", "patterns", folder, "--generations", "2"]) == 0
    told = capsys.readouterr().out
    assert told.count("1 games played") == 2
    assert "generation 1: " in told
    assert (tmp_path / "run" / "weights" / "001.npz").exists()


def refusal(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """The one line that is said instead of training."""
    assert main(["train", *words]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    (line,) = said.err.strip().splitlines()
    return line


def test_a_game_that_cannot_be_trained_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "nobody can train" in refusal(capsys, "mandamina", str(tmp_path / "new"))
    assert not (tmp_path / "new").exists()


def test_a_folder_of_another_plan_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = str(tmp_path)
    assert main(["train", "patterns", folder, *TINY, "--effort", "20"]) == 0
    capsys.readouterr()
    before = {path: path.stat().st_mtime for path in tmp_path.rglob("*.npz")}
    said = refusal(capsys, "patterns", folder, "--games", "7", "--seed", "x")
    assert "holds another training: games is 1 there, not 7, seed is training there, not x" in said
    assert "game is patterns there, not mandala" in refusal(capsys, "mandala", folder)
    assert {path: path.stat().st_mtime for path in tmp_path.rglob("*.npz")} == before


def test_where_nothing_can_be_written_is_said_first(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    assert "nothing can be written in" in refusal(capsys, "patterns", str(tmp_path / "file"))
    new = str(tmp_path / "new")
    missing = str(tmp_path / "missing" / "weights.npz")
    assert "--export needs a folder" in refusal(capsys, "patterns", new, "--export", missing)
    assert "--export needs the name" in refusal(capsys, "patterns", new, "--export", str(tmp_path))
    monkeypatch.setattr(os, "access", lambda *anything: False)
    target = str(tmp_path / "weights.npz")
    assert "nothing can be written in" in refusal(capsys, "patterns", new, "--export", target)
    assert not (tmp_path / "new").exists()


def test_a_folder_in_use_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with Folder(tmp_path).alone():
        said = refusal(capsys, "patterns", str(tmp_path), *TINY)
    assert f"another process is training in {tmp_path}" in said


def test_without_ray_it_is_said_how_to_get_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ("patterns", str(tmp_path / "new"), "--ray", "auto")
    assert "do not go together" in refusal(capsys, *words, "--workers", "2")
    monkeypatch.setitem(sys.modules, "ray", None)
    assert "pip install 'sandtable[cluster]'" in refusal(capsys, *words)
    assert not (tmp_path / "new").exists()


def test_other_code_is_told_and_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", "patterns", str(tmp_path), *TINY, "--effort", "20"]) == 0
    plan = tmp_path / "plan.json"
    plan.write_text(plan.read_text().replace('"code": "', '"code": "other '))
    capsys.readouterr()
    assert main(["train", "patterns", str(tmp_path), "--generations", "1"]) == 0
    assert "was begun by another version of sandtable" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("progress", "said"),
    [
        (Progress("", 120, 1000, "games", 2.5), "120 of 1,000 games, 2.5/s, 6 min left"),
        (Progress("", 0, 40, "pairs at most", 0.0), "0 of 40 pairs at most"),
        (Progress("", 25, 100, "", 1.0), "25 %, 75 s left"),
        (Progress("", 0, 30_000, "games", 2.0), "0 of 30,000 games, 2/s, 4 h 10 min left"),
    ],
)
def test_progress_in_words(progress: Progress, said: str) -> None:
    assert sentence(progress) == said


def test_without_a_terminal_a_line_says_how_far_it_is(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """After two seconds for the first time, then once a minute; the next step counts anew."""
    now = 100.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    watcher = TrainWatcher()
    lines = []
    for step, now in (  # noqa: B007
        *(("first", second) for second in (100.0, 101.0, 102.5, 103.0, 162.0, 163.0)),
        *(("second", second) for second in (164.0, 166.5)),
    ):
        watcher.show(Progress(step, 1, 2, "games", 0.5))
        lines.append(capsys.readouterr().err)
    assert [bool(line) for line in lines] == [False, False, True, False, False, True, False, True]
    assert lines[2] == "first: 1 of 2 games, 0.5/s, 2 s left\n"


def test_on_a_terminal_a_bar_does_and_results_stay(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "120")
    watcher = TrainWatcher()
    watcher.show(Progress("generation 0: playing", 5, 10, "games", 0.5))
    watcher.tell("generation 0: 10 games played")
    watcher.stop()
    said = capsys.readouterr()
    assert "generation 0: playing" in said.err
    assert "5 of 10 games, 0.5/s, 10 s left" in said.err
    assert said.out == "generation 0: 10 games played\n"
