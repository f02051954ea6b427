"""A training in small: what it leaves behind, and that it goes on where it was stopped."""

from pathlib import Path

import numpy as np
import pytest

from sandtable.players.mandala.thinking import NETS
from sandtable.training.folder import Folder, read, save
from sandtable.training.plan import BadTraining, Plan
from sandtable.training.run import Training
from sandtable.training.tasks import trainer_of

PLAN = Plan("mandala", "test", chunks=2, games=1, simulations=10, epochs=1, pairs=1)


class Killed(Exception):
    """Stands for a kill: nothing is tidied up."""


def run(folder: Path, generations: int = 1, stop_after: int = 1000) -> list[str]:
    told: list[str] = []

    def tell(sentence: str) -> None:
        told.append(sentence)
        if len(told) == stop_after:
            raise Killed

    Training(PLAN, Folder(folder), tell).run(generations)
    return told


def arrays(folder: Path) -> dict[str, bytes]:
    """All that was played and learned."""
    return {
        f"{path.relative_to(folder)} {name}": values.tobytes()
        for path in sorted(folder.rglob("*.npz"))
        for name, values in read(path).items()
    }


def test_a_training_killed_anywhere_comes_to_the_same_end(tmp_path: Path) -> None:
    told = run(tmp_path / "at once")
    assert len(told) == 4  # two files of games, a fit, a match
    for stop_after in range(1, 4):
        folder = tmp_path / str(stop_after)
        with pytest.raises(Killed):
            run(folder, stop_after=stop_after)
        (folder / "games" / "000-00001.npz.unfinished").write_bytes(b"cut off")
        run(folder)
        assert arrays(folder) == arrays(tmp_path / "at once")
        assert Folder(folder).scores(0) == Folder(tmp_path / "at once").scores(0)
    weights = read(Folder(tmp_path / "at once").weights(0))
    assert set(weights) == set(NETS)
    assert all(np.isfinite(values).all() for values in weights.values())


def test_another_plan_is_refused(tmp_path: Path) -> None:
    PLAN.keep(tmp_path / "plan.json")
    PLAN.keep(tmp_path / "plan.json")
    with pytest.raises(BadTraining, match="games differ"):
        Plan("mandala", "test", chunks=2, games=3, simulations=10, epochs=1, pairs=1).keep(
            tmp_path / "plan.json"
        )


def test_a_score_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    folder = Folder(tmp_path)
    folder.add_score(0, 3, 0.75)
    with folder.match(0).open("a") as file:
        file.write("\n[4, 0.")
    assert folder.scores(0) == {3: 0.75}


def test_files_are_there_wholly_or_not_at_all(tmp_path: Path) -> None:
    save(tmp_path / "some.npz", {"numbers": np.arange(3)})
    assert [path.name for path in tmp_path.iterdir()] == ["some.npz"]
    assert read(tmp_path / "some.npz")["numbers"].tolist() == [0, 1, 2]


def test_a_game_without_a_trainer_says_so() -> None:
    with pytest.raises(BadTraining, match="Mandamina"):
        trainer_of("mandamina")
