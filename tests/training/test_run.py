"""A training in small: what it leaves behind, and that it goes on where it was stopped."""

from pathlib import Path

import numpy as np
import pytest

from sandtable.players.mandala.thinking import NETS
from sandtable.players.patterns.evaluation import STAGES
from sandtable.players.patterns.features import FEATURE_COUNT
from sandtable.training.folder import Folder, read
from sandtable.training.plan import BadTraining
from sandtable.training.run import apart
from sandtable.training.tasks import check_learner, trainer_of

from .small import MANDALA, PATTERNS, Killed, Notes, files, train


def test_a_training_stopped_anywhere_comes_to_the_same_end(tmp_path: Path) -> None:
    """In its third generation too, which is played by what was learned in the two before."""
    notes = Notes()
    train(PATTERNS, tmp_path / "at once", notes, generations=3)
    whole = files(tmp_path / "at once")
    assert {name.split("/")[0] for name in whole} == {
        *("games", "weights", "matches", "plan.json", "lock")
    }
    assert len(whole) == 3 * (4 + 1 + 1) + 2
    stops = stop_again_and_again(tmp_path / "in pieces")
    assert stops > 10
    assert files(tmp_path / "in pieces") == whole


def stop_again_and_again(path: Path) -> int:
    """Stop a training, each time a little later, until it is through; return how often."""
    for stops in range(100):
        last = Folder(path).weights(2)
        try:
            train(PATTERNS, path, Notes(stop_after=1 + stops), generations=3)
        except Killed:
            if not last.exists():
                last.with_name(f"{last.name}.unfinished").write_bytes(b"cut off")
        else:
            return stops
    raise AssertionError("it does not come to an end")


def test_a_training_of_nets_stopped_after_every_result(tmp_path: Path) -> None:
    train(MANDALA, tmp_path / "at once")
    for stop_after in (2, 4, 6):
        with pytest.raises(Killed):
            train(MANDALA, tmp_path / "in pieces", Notes(stop_after))
    train(MANDALA, tmp_path / "in pieces")
    assert files(tmp_path / "in pieces") == files(tmp_path / "at once")
    weights = read(Folder(tmp_path / "at once").weights(0))
    assert set(weights) == set(NETS)
    assert all(np.isfinite(values).all() for values in weights.values())


def test_the_weights_of_patterns_are_those_of_its_evaluation(tmp_path: Path) -> None:
    training = train(PATTERNS, tmp_path)
    (weights,) = read(Folder(tmp_path).weights(0)).values()
    assert weights.shape == (STAGES, FEATURE_COUNT)
    assert weights.dtype == np.int64
    outcome = Folder(tmp_path).outcome(0)
    assert outcome is not None
    assert (training.best is not None) == outcome["is_better"]


def test_one_file_in_twenty_is_not_learned_from() -> None:
    files = [{"numbers": np.array([number, number])} for number in range(80)]
    turns, unseen = apart(files, chunks=40)
    assert [int(part["numbers"][0]) for part in turns] == list(range(78))
    assert unseen["numbers"].tolist() == [78, 78, 79, 79]
    turns, unseen = apart(files[:3], chunks=3)
    assert (len(turns), unseen["numbers"].tolist()) == (2, [2, 2])
    turns, unseen = apart(files[:1], chunks=1)
    assert (len(turns), unseen["numbers"].tolist()) == (1, [0, 0])


def test_another_seed_gives_other_games(tmp_path: Path) -> None:
    trainer = trainer_of("patterns", "evaluation")
    games = [trainer.play(None, 1, 50, seed)["states"].tobytes() for seed in ("a", "a", "b")]
    assert games[0] == games[1] != games[2]


def test_it_is_told_how_fast_it_goes_and_how_long_it_takes(tmp_path: Path) -> None:
    notes = Notes()
    train(PATTERNS, tmp_path, notes)
    steps = {progress.step for progress in notes.shown}
    assert steps == {f"generation 0: {step}" for step in ("playing", "fitting", "match")}
    for step in steps:
        shown = [progress for progress in notes.shown if progress.step == step]
        assert shown[0].seconds_left is None
        assert [progress.done for progress in shown] == sorted(progress.done for progress in shown)
        assert shown[-1].seconds_left == 0
    assert [line.split(":")[0] for line in notes.told] == ["generation 0"] * 3


def test_what_learns_is_checked() -> None:
    assert check_learner("mandala", None) == "nets"
    assert check_learner("mandala", "small") == "small"
    with pytest.raises(BadTraining, match="what learns in Mandala is nets or small, not large"):
        trainer_of("mandala", "large")
    with pytest.raises(BadTraining, match="nobody can train a bot for Mandamina"):
        check_learner("mandamina", None)
