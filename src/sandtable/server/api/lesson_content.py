"""What lessons say, put together for one language. No request changes it, so it is made once."""

from functools import cache

from ...games import GAMES, load
from ...study import STUDIES
from ...study.lesson import Course, Lesson
from ...study.rule_text import rule_text
from ...study.teaching import Teaching, claim_of, measured_of
from ...study.texts import Texts
from ..errors import NotFound
from ..people.bot_names import BOT_NAMES
from .lesson_shapes import (
    CitedRule,
    CourseContent,
    LaterRules,
    LessonContent,
    LessonStep,
    LessonTitle,
    TaughtGame,
)


@cache
def teachings() -> dict[str, Teaching]:
    """The lessons of every game that has some."""
    makers = {game: STUDIES[game].lessons for game in GAMES}
    return {game: make() for game, make in makers.items() if make is not None}


def teaching_of(game: str) -> Teaching:
    """The lessons of a game; NotFound if it has none, or is not there."""
    found = teachings().get(game)
    if found is None:
        raise NotFound("no-lessons")
    return found


def list_lessons(language: str) -> list[TaughtGame]:
    """All games that have lessons, and their titles."""
    return [
        TaughtGame(
            game=game,
            minutes=teaching.course.minutes,
            lessons=[
                LessonTitle(
                    id=lesson.id,
                    title=teaching.texts(language).say(lesson.title),
                    is_main=lesson.is_main,
                    steps=len(lesson.steps),
                )
                for lesson in teaching.course.lessons
            ],
        )
        for game, teaching in teachings().items()
    ]


@cache
def course_content(game: str, language: str) -> CourseContent:
    """All lessons of a game in words."""
    teaching = teaching_of(game)
    course, texts = teaching.course, teaching.texts(language)
    return CourseContent(
        game=game,
        lessons=[_lesson(course, lesson, texts) for lesson in course.lessons],
        has_finale=course.finale is not None,
        finale_say=None if course.finale is None else texts.say(f"{game}-learn-game"),
        later=_later(course, texts),
    )


def _lesson(course: Course, lesson: Lesson, texts: Texts) -> LessonContent:
    return LessonContent(
        id=lesson.id,
        title=texts.say(lesson.title),
        is_main=lesson.is_main,
        claim=claim_of(course, lesson, texts) or None,
        measured=measured_of(course, lesson, texts, BOT_NAMES) or None,
        steps=[
            LessonStep(
                id=step.id,
                say=texts.say(step.say),
                point=list(step.point),
                rules=list(step.rules),
            )
            for step in lesson.steps
        ],
    )


def _later(course: Course, texts: Texts) -> list[LaterRules]:
    """The rules that the first lesson leaves out, by when they are met."""
    by_word: dict[str, list[str]] = {}
    for rule, word in course.later.items():
        by_word.setdefault(word, []).append(rule)
    return [
        LaterRules(rules=rules, when=texts.say(f"learn-later-{word}"))
        for word, rules in by_word.items()
    ]


@cache
def cited_rule(game: str, number: str, language: str) -> CitedRule | None:
    """A rule with its text; None if there is none."""
    text = rule_text(load(game), number, language)
    return {"number": number, "text": text} if text else None
