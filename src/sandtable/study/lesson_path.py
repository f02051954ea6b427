"""The way through a lesson: where each step begins, by the moves that were chosen before."""

from collections.abc import Sequence

from ..errors import SandtableError
from ..games import Position, load
from .judging import judge, right_moves
from .lesson import BadLesson, Course, Lesson, Step, play_all, set_up


class BadPath(SandtableError):
    """A move among those chosen before that no step would have accepted."""


def begin_step(course: Course, lesson: Lesson, number: int, chosen: Sequence[str] = ()) -> Position:
    """The position before a step, counted from 0.

    `chosen` has the move that was made in each step before; where it is empty or missing, the
    first right move counts.
    """
    first = _last_start(lesson, number)
    start = lesson.steps[first].start
    if start is None:
        raise BadLesson(f"{lesson.id}: the first step has no position")
    position = set_up(load(course.game), start)
    for place in range(first, number):
        move = chosen[place] if place < len(chosen) else ""
        if move and not judge(course, lesson.steps[place], position, move).is_right:
            raise BadPath(f"{move!r} is not what step {place + 1} asks for")
        solve_step(lesson.steps[place], position, move)
    return position


def solve_step(step: Step, position: Position, move: str = "") -> None:
    """Play a right move, or else the first right one, and what follows."""
    play_all(position, [move or right_moves(step, position)[0], *step.reply])


def starts_of(course: Course, lesson: Lesson) -> list[Position]:
    """The position before every step, if each is solved by the first right move it names."""
    return [begin_step(course, lesson, number) for number in range(len(lesson.steps))]


def _last_start(lesson: Lesson, number: int) -> int:
    """The last step until then that has a position of its own."""
    starts = [place for place in range(number + 1) if lesson.steps[place].start is not None]
    return starts[-1] if starts else 0
