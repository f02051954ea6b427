"""The plan of a training: kept once, and not to be changed."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from sandtable.training.plan import BadTraining, Plan, is_of_this_code, settle

USUAL = Plan("patterns", "evaluation", 8000)
OTHER = Plan("patterns", "something else", 1)


def test_what_is_not_said_is_as_it_was_begun(tmp_path: Path) -> None:
    path = tmp_path / "plan.json"
    begun = settle(path, USUAL, {"games": 3, "seed": "s"})
    assert begun == replace(USUAL, games=3, seed="s")
    assert settle(path, OTHER, {}) == begun
    assert settle(path, OTHER, {"games": 3}) == begun


def test_another_plan_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "plan.json"
    settle(path, USUAL, {"games": 3})
    with pytest.raises(BadTraining, match="games is 3 there, not 4, effort is 8000 there, not 9;"):
        settle(path, USUAL, {"games": 4, "effort": 9})
    with pytest.raises(BadTraining, match="holds another training: game is patterns there"):
        settle(path, replace(USUAL, game="mandala"), {})


@pytest.mark.parametrize("content", ["", "{", "[]", '{"game": "patterns", "height": 3}'])
def test_a_file_that_is_no_plan_is_named(tmp_path: Path, content: str) -> None:
    path = tmp_path / "plan.json"
    path.write_text(content)
    with pytest.raises(BadTraining, match="json is not the plan of a training"):
        settle(path, USUAL, {})


def test_other_code_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "plan.json"
    settle(path, USUAL, {})
    assert is_of_this_code(path)
    path.write_text(json.dumps({**json.loads(path.read_text()), "code": "of last year"}))
    assert not is_of_this_code(path)
    assert settle(path, USUAL, {}) == USUAL
