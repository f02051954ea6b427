"""The answers of a step and of the short game, as the learner's seat may see them."""

from typing import Any

from ...errors import IllegalMove
from ...games import Position, load
from ...study.finale import (
    Choose,
    Played,
    finale_of,
    is_learners_turn,
    play_learner,
    play_rival,
    resume_finale,
    rival_of,
)
from ...study.judging import Answer, judge, right_moves
from ...study.lesson import Lesson, Step, play_all, set_up
from ...study.lesson_path import BadPath, begin_step
from ...study.teaching import Teaching
from ...study.texts import Texts
from ...tables.replay import Frame
from ..errors import NotFound, ServerError
from .frames import frames_after
from .lesson_content import cited_rule
from .lesson_shapes import CitedRule, FinaleTry, StepTry

Sent = dict[str, Any]
"""As lesson_shapes.py describes it."""

MOST_HINTS = 12
"""Moves in a hint: a step may accept every legal one."""


def lesson_of(teaching: Teaching, name: str) -> Lesson:
    """A lesson by its id."""
    for lesson in teaching.course.lessons:
        if lesson.id == name:
            return lesson
    raise NotFound("no-such-lesson")


def step_of(lesson: Lesson, name: str) -> int:
    """The number of a step by its id, from 0."""
    for number, step in enumerate(lesson.steps):
        if step.id == name:
            return number
    raise NotFound("no-such-lesson")


def answer_step(
    teaching: Teaching, lesson: Lesson, number: int, tried: StepTry, language: str
) -> Sent:
    """How a step begins, or what it says to a move."""
    course, texts = teaching.course, teaching.texts(language)
    if len(tried.path) != number:
        raise ServerError("lesson-path")
    try:
        position = begin_step(course, lesson, number, tried.path)
    except BadPath:
        raise ServerError("lesson-path") from None
    step, seat = lesson.steps[number], position.seat
    assert seat is not None, "a step begins with a decision"
    if tried.move is None:
        return _begun(texts, step, position, seat)
    answer = judge(course, step, position, tried.move)
    if answer.is_right:
        return _right(texts, position, [tried.move, *answer.line], seat)
    line = [tried.move, *answer.line] if answer.line else []
    return {
        **_begun(texts, step, position, seat),
        "verdict": "wrong" if answer.is_legal else "illegal",
        "say": _words(texts, answer),
        "rule": cited_rule(course.game, answer.rule, language),
        "refutation": frames_after(position, line, seat),
    }


def _begun(texts: Texts, step: Step, position: Position, seat: int) -> Sent:
    hint = right_moves(step, position)
    return {
        "position": position.view(seat),
        "seat": seat,
        "frames": [],
        "verdict": None,
        "say": texts.say(step.say),
        "rule": None,
        "refutation": [],
        "hint": hint[:MOST_HINTS],
        "shown": texts.say("learn-hint", move=hint[0]),
    }


def _right(texts: Texts, position: Position, moves: list[str], seat: int) -> Sent:
    shown = frames_after(position, moves, seat)
    play_all(position, moves)
    return {
        "position": position.view(seat),
        "seat": seat,
        "frames": shown,
        "verdict": "right",
        "say": texts.say("learn-right"),
        "rule": None,
        "refutation": [],
        "hint": [],
        "shown": "",
    }


def _words(texts: Texts, answer: Answer) -> str:
    """What is wrong with a move; the rule says the rest."""
    if answer.say:
        return texts.say(answer.say)
    return texts.say("learn-other" if answer.is_legal else "learn-illegal")


def answer_finale(teaching: Teaching, tried: FinaleTry, language: str, choose: Choose) -> Sent:
    """The short game after the learner's move and the rival's answer."""
    course, texts = teaching.course, teaching.texts(language)
    seat = finale_of(course).seat
    try:
        position = resume_finale(course, tried.moves)
    except IllegalMove:
        raise ServerError("finale-moves") from None
    before, moves, played = len(position.moves), list(tried.moves), None
    if tried.move is not None:
        if not is_learners_turn(course, position):
            raise ServerError("finale-turn")
        played = play_learner(teaching, position, tried.move, tried.said)
        if played.refusal is None:
            moves.append(tried.move)
    if played is None or played.refusal is None:
        moves += play_rival(course, position, choose)
    say, rule = _finale_words(teaching, texts, tried, played)
    outcome = position.outcome
    return {
        "moves": moves,
        "frames": _since(teaching, position, before, seat),
        "position": position.view(seat),
        "seat": seat,
        "verdict": None if played is None else "illegal" if played.refusal else "played",
        "say": say,
        "kind": None if played is None or played.remark is None else played.remark.kind,
        "rule": rule,
        "result": None if outcome is None else outcome.as_json(),
        "rival": rival_of(course),
    }


def _finale_words(
    teaching: Teaching, texts: Texts, tried: FinaleTry, played: Played | None
) -> tuple[str, CitedRule | None]:
    """What is said, and the rule behind it."""
    game = teaching.course.game
    if played is None:
        return ("" if tried.moves else texts.say(f"{game}-learn-game")), None
    if played.refusal is not None:
        return texts.say("learn-illegal"), cited_rule(game, played.rule, texts.language)
    if played.remark is not None:
        rule = cited_rule(game, played.remark.rule, texts.language)
        return teaching.say(texts, played.remark), rule
    return "", None


def _since(teaching: Teaching, position: Position, before: int, seat: int) -> list[Frame]:
    """What was played last, with the chance that came."""
    if len(position.moves) == before:
        return []
    # Chance plays itself in the short game; to show it, it is played as it came.
    quiet = set_up(load(teaching.course.game), finale_of(teaching.course).start)
    play_all(quiet, position.moves[len(quiet.moves) : before])
    return frames_after(quiet, position.moves[before:], seat)
