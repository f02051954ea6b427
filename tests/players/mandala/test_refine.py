"""Learning on from the nets of the package, in small."""

from pathlib import Path

import numpy as np
import pytest

from sandtable.players.mandala.thinking import NETS, load_nets
from sandtable.players.mandala.training import MandalaTrainer
from sandtable.players.mandala.training.refine import main, play, refine


def test_the_command_writes_nets(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main([str(tmp_path / "nets.npz"), "--games", "2", "--simulations", "10"])
    made = np.load(tmp_path / "nets.npz")
    assert {name: made[name].shape for name in NETS} == {
        name: load_nets()[name].shape for name in NETS
    }
    before, after = capsys.readouterr().out.splitlines()
    assert before.startswith("before Brier score")
    assert after.startswith("after Brier score")


def test_nets_foretell_better_what_they_have_learned() -> None:
    learned = play(8, 10, "test").learned
    judge = MandalaTrainer().judge
    before = judge(load_nets(), learned)
    after = judge(refine(load_nets(), learned), learned)
    assert after["Brier score"] < before["Brier score"]
    assert after["cross-entropy"] < before["cross-entropy"]
