"""What a game registers as its lessons: the course, and who comments on first mistakes."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from ..games import Position
from .lesson import Course
from .texts import Texts, texts_of


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


def claim_words(course: Course, names: tuple[str, ...]) -> dict[str, str | int]:
    """The figures of an idea as words: `$a` and `$b`, without digits that say nothing."""
    words: dict[str, str | int] = {}
    for letter, name in zip("ab", names, strict=False):
        figure = course.figures[name]
        is_share = figure.unit == "percent"
        words[letter] = str(round(figure.value)) if is_share else f"{figure.value:.1f}"
    return words
