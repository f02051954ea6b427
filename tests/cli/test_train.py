"""`sandtable train`: the command around a training."""

from pathlib import Path

import numpy as np
import pytest

from sandtable.cli import main
from sandtable.players.mandala.thinking import NETS

TINY = ["--generations", "1", "--chunks", "1", "--games", "1", "--simulations", "10"]


def test_it_trains_and_writes_the_strongest_weights(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whether one game teaches anything is chance: what is better is written, else nothing."""
    target = tmp_path / "nets.npz"
    words = ["train", "mandala", str(tmp_path / "run"), *TINY, "--epochs", "1", "--pairs", "1"]
    assert main([*words, "--export", str(target)]) == 0
    told = capsys.readouterr().out
    assert "1 of 1 files" in told
    assert target.exists() == ("kept" in told)
    if target.exists():
        assert set(np.load(target).files) == set(NETS)


def test_a_game_that_cannot_be_trained_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["train", "mandamina", str(tmp_path)]) != 0
    assert "nobody can train" in capsys.readouterr().err
