"""The folder of a training: whole files, one process at a time, sentences about the rest."""

from contextlib import suppress
from pathlib import Path

import numpy as np
import pytest

from sandtable.training.atomic import replaced
from sandtable.training.folder import Folder, read, save
from sandtable.training.plan import BadTraining


def test_a_score_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    folder = Folder(tmp_path)
    folder.add_score(0, 3, 0.75)
    with folder.match_under_way(0).open("a") as file:
        file.write("\n[4, 0.")
    folder.add_score(0, 5, 0.5)
    assert folder.scores(0) == {3: 0.75, 5: 0.5}


def test_files_are_there_wholly_or_not_at_all(tmp_path: Path) -> None:
    save(tmp_path / "some.npz", {"numbers": np.arange(3)})
    with suppress(KeyboardInterrupt), replaced(tmp_path / "some.npz") as file:
        file.write(b"half of it")
        raise KeyboardInterrupt
    assert read(tmp_path / "some.npz")["numbers"].tolist() == [0, 1, 2]
    save(tmp_path / "some.npz", {"numbers": np.arange(2)})
    assert [path.name for path in tmp_path.iterdir()] == ["some.npz"]
    assert read(tmp_path / "some.npz")["numbers"].tolist() == [0, 1]


def test_a_file_that_is_damaged_is_named(tmp_path: Path) -> None:
    for damage in (b"", b"PK\x03\x04 and no more", b"something else"):
        (tmp_path / "some.npz").write_bytes(damage)
        with pytest.raises(BadTraining, match="npz cannot be read: remove it"):
            read(tmp_path / "some.npz")


def test_two_do_not_train_in_one_folder(tmp_path: Path) -> None:
    folder = Folder(tmp_path / "new")
    with folder.alone(), pytest.raises(BadTraining, match="another process is training in"):
        folder.alone().__enter__()
    with folder.alone():
        pass


def test_where_nothing_can_be_written_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadTraining, match=r"nothing can be written in .*: Not a directory"):
        Folder(tmp_path / "file" / "folder").alone().__enter__()
    with pytest.raises(BadTraining, match=r"nothing can be written in .*: File exists"):
        Folder(tmp_path / "file").alone().__enter__()
