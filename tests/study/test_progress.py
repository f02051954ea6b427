"""How far somebody has come is never lost, whatever was kept."""

import pytest

from sandtable.study.progress import is_done, merged, note_step, read_progress, step_of


def test_steps_are_noted_and_a_finished_lesson_begins_anew() -> None:
    progress = note_step({}, "chess", "basics", 2, steps=3)
    assert step_of(progress, "chess", "basics") == 2
    assert not is_done(progress, "chess", "basics")
    progress = note_step(progress, "chess", "basics", 3, steps=3)
    assert step_of(progress, "chess", "basics") == 0
    assert is_done(progress, "chess", "basics")
    again = note_step(progress, "chess", "basics", 1, steps=3)
    assert is_done(again, "chess", "basics"), "once done, always done"
    assert step_of(again, "go", "basics") == 0


def test_two_devices_merge() -> None:
    one = {"chess": {"a": {"step": 2, "done": False}, "b": {"step": 0, "done": True}}}
    other = {"chess": {"a": {"step": 1, "done": True}}, "go": {"a": {"step": 4, "done": False}}}
    both = {
        "chess": {"a": {"step": 1, "done": True}, "b": {"step": 0, "done": True}},
        "go": {"a": {"step": 4, "done": False}},
    }
    assert merged(one, other) == both
    assert merged(other, one) == both
    assert merged(both, both) == both


def test_a_lesson_that_is_finished_again_begins_anew() -> None:
    half = {"chess": {"a": {"step": 5, "done": True}}}
    finished = {"chess": {"a": {"step": 0, "done": True}}}
    farther = {"chess": {"a": {"step": 6, "done": False}}}
    assert merged(half, finished) == merged(finished, half) == finished
    assert merged(farther, finished) == merged(finished, farther) == finished


@pytest.mark.parametrize(
    "raw",
    [None, [], "x", {"chess": 3}, {"chess": {"a": 3}}, {"chess": {"a": {"step": -1, "done": True}}},
     {"chess": {"a": {"step": "1", "done": True}}}, {"chess": {"a": {"step": 1}}}],
)  # fmt: skip
def test_what_cannot_be_read_is_forgotten(raw: object) -> None:
    assert step_of(read_progress(raw), "chess", "a") == 0
