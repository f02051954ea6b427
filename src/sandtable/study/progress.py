"""How far somebody has come: plain data, kept by a file, a browser or a server.

`{"GAME": {"basics": {"step": 3, "done": false}}}`: the step to go on with, and whether the lesson
was ever finished. Two of them, from two devices, merge without losing anything.
"""

from collections.abc import Mapping
from typing import Any

Progress = dict[str, dict[str, dict[str, Any]]]


def read_progress(raw: object) -> Progress:
    """What can be read of something that was kept; all else is forgotten."""
    if not isinstance(raw, Mapping):
        return {}
    return {
        game: {lesson: dict(entry) for lesson, entry in lessons.items() if _is_entry(entry)}
        for game, lessons in raw.items()
        if isinstance(game, str) and isinstance(lessons, Mapping)
    }


def _is_entry(entry: object) -> bool:
    if not isinstance(entry, Mapping) or set(entry) != {"step", "done"}:
        return False
    return type(entry["step"]) is int and entry["step"] >= 0 and type(entry["done"]) is bool


def step_of(progress: Progress, game: str, lesson: str) -> int:
    """The step to go on with."""
    entry = progress.get(game, {}).get(lesson)
    return 0 if entry is None else int(entry["step"])


def is_done(progress: Progress, game: str, lesson: str) -> bool:
    """Whether a lesson was ever finished."""
    return bool(progress.get(game, {}).get(lesson, {}).get("done", False))


def note_step(progress: Progress, game: str, lesson: str, step: int, steps: int) -> Progress:
    """The progress after that many steps of a lesson; a finished one begins anew."""
    is_over = step >= steps
    done = is_over or is_done(progress, game, lesson)
    entry = {"step": 0 if is_over else step, "done": done}
    return {**progress, game: {**progress.get(game, {}), lesson: entry}}


def merged(ours: Progress, theirs: Progress) -> Progress:
    """The farther of two in every lesson: a finished one is farther than any other."""
    games = {**ours, **theirs}
    return {
        game: {
            lesson: _farther(ours.get(game, {}).get(lesson), theirs.get(game, {}).get(lesson))
            for lesson in {**ours.get(game, {}), **theirs.get(game, {})}
        }
        for game in games
    }


def _farther(one: dict[str, Any] | None, other: dict[str, Any] | None) -> dict[str, Any]:
    if one is None or other is None:
        found = one or other
        assert found is not None
        return found
    if one["done"] != other["done"]:
        return one if one["done"] else other
    # A finished lesson begins anew: whoever repeats it has nothing to lose.
    choose = min if one["done"] else max
    return choose(one, other, key=lambda entry: int(entry["step"]))
