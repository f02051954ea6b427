"""What a game registers as its lessons: the course, and who comments on first mistakes."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from ..games import Position
from ..games.rules_text import ENGLISH
from ..players.registry import PLAYERS
from .lesson import Course, Figure, Lesson
from .texts import Texts, texts_of

EN_DASH = "\N{EN DASH}"


@dataclass(frozen=True)
class Remark:
    """A fact about a move that was a mistake: established by the rules or by an exact solver."""

    kind: str
    """Each kind is said once a game; its text is `GAME-remark-KIND`."""
    rule: str = ""
    better: str = ""
    """A move that avoids it."""
    words: Mapping[str, str | int] = field(default_factory=dict)


Comment = Callable[[Position, str], Remark | None]
"""What there is to say about a move that is about to be played from a position."""


@dataclass(frozen=True)
class Teaching:
    """The lessons of a game."""

    course: Course
    comment: Comment

    def texts(self, language: str) -> Texts:
        """All that its lessons say in a language."""
        return texts_of(self.course.texts_folder, language)

    def say(self, texts: Texts, remark: Remark) -> str:
        """A remark in words."""
        name = f"{self.course.game}-remark-{remark.kind}"
        return texts.say(name, better=remark.better, **remark.words)


def claim_of(course: Course, lesson: Lesson, texts: Texts) -> str:
    """What an idea claims, with its figures; empty if they are not there."""
    if not _has_figures(course, lesson):
        return ""
    return texts.say(lesson.claim, **claim_words(course, lesson.figures, texts.language))


def measured_of(
    course: Course, lesson: Lesson, texts: Texts, names: Mapping[str, str] | None = None
) -> str:
    """How the figures of an idea were found: games, who played them, intervals.

    `names` are those of players, by their levels, where they are called otherwise.
    """
    if not _has_figures(course, lesson):
        return ""
    figures = [course.figures[name] for name in lesson.figures]
    games, level = figures[0].games, figures[0].level
    if level in PLAYERS[course.game]:
        found = texts.say("learn-measured", games=games, level=(names or {}).get(level, level))
    else:
        found = texts.say("learn-proven", games=games)
    ranges = [
        EN_DASH.join(_digits(one, end, texts.language) for end in (one.low, one.high))
        for one in figures
    ]
    return f"{found} {texts.say('learn-interval', ranges=' · '.join(ranges))}"


def claim_words(
    course: Course, names: tuple[str, ...], language: str = ENGLISH
) -> dict[str, str | int]:
    """The figures of an idea as words: `$a` and `$b`, without digits that say nothing."""
    words: dict[str, str | int] = {}
    for letter, name in zip("ab", names, strict=False):
        figure = course.figures[name]
        words[letter] = _digits(figure, figure.value, language)
    return words


def _has_figures(course: Course, lesson: Lesson) -> bool:
    return bool(lesson.claim) and all(name in course.figures for name in lesson.figures)


def _digits(figure: Figure, value: float, language: str) -> str:
    """Whole percents, else one digit after the point: a comma in all languages but English."""
    if figure.unit == "percent":
        return str(round(value))
    digits = f"{value:.1f}"
    return digits if language == ENGLISH else digits.replace(".", ",")
