"""The plan of a training: kept once, and not to be changed."""

import json
from pathlib import Path

import pytest

from sandtable.training.plan import BadTraining, Plan, is_of_this_code, settle


def test_what_is_not_said_is_as_it_was_begun(tmp_path: Path) -> None:
    path = tmp_path / "plan.json"
    begun = settle(path, "patterns", 8000, {"games": 3, "seed": "s"})
    assert begun == Plan("patterns", 8000, "s", games=3)
    assert settle(path, "patterns", 1, {}) == begun
    assert settle(path, "patterns", 1, {"games": 3}) == begun


def test_another_plan_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "plan.json"
    settle(path, "patterns", 8000, {"games": 3})
    with pytest.raises(BadTraining, match="games is 3 there, not 4, effort is 8000 there, not 9;"):
        settle(path, "patterns", 8000, {"games": 4, "effort": 9})
    with pytest.raises(BadTraining, match="holds another training: game is patterns there"):
        settle(path, "mandala", 8000, {})


@pytest.mark.parametrize("content", ["", "{", "[]", '{"game": "patterns", "height": 3}'])
def test_a_file_that_is_no_plan_is_named(tmp_path: Path, content: str) -> None:
    path = tmp_path / "plan.json"
    path.write_text(content)
    with pytest.raises(BadTraining, match="json is not the plan of a training"):
        settle(path, "patterns", 8000, {})


def test_other_code_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "plan.json"
    settle(path, "patterns", 8000, {})
    assert is_of_this_code(path)
    path.write_text(json.dumps({**json.loads(path.read_text()), "code": "of last year"}))
    assert not is_of_this_code(path)
    assert settle(path, "patterns", 8000, {}) == Plan("patterns", 8000)
