"""What somebody made of a day: score against par, marks, a text to share, ranks and percentiles."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from ..texts import Texts

MARKS = 5
FULL, EMPTY = "\N{BLACK CIRCLE}", "\N{WHITE CIRCLE}"
STEPS = (0, 2, 5, 9)
"""So many points below par still have five, four, three and two marks; more have one."""
LAST = -(1 << 20)
"""The points of whoever gave up."""


@dataclass(frozen=True)
class Result:
    """The first finished try of a person at a task."""

    score: int = 0
    """Of a layout."""
    par: int | None = None
    """The proven best of a layout; None: the task was a puzzle."""
    tries: int = 1
    """How many it took to solve a puzzle; 0: it was not solved, or a layout was given up."""
    is_assisted: bool = False
    """Whether hints or the solver helped: marked, not policed."""

    @property
    def below(self) -> int:
        """How far below the best possible score."""
        return 0 if self.par is None else self.par - self.score

    @property
    def points(self) -> int:
        """What ranks: nearer to par is better, and fewer tries; never the time of day."""
        if not self.tries:
            return LAST
        return -self.tries if self.par is None else -self.below

    def against_par(self) -> str:
        """`par`, `par -2`, or how many tries it took."""
        if self.par is None:
            return f"{self.tries}/{MARKS}" if self.tries else f"-/{MARKS}"
        if not self.tries:
            return "par -/-"
        return f"par -{self.below}" if self.below else "par"

    def marks(self) -> str:
        """A row that shows how it went and gives nothing away."""
        if self.par is None:
            wrong = min(self.tries - 1 if self.tries else MARKS, MARKS)
            return EMPTY * wrong + (FULL if self.tries else "")
        if not self.tries:
            return EMPTY * MARKS
        full = next((MARKS - at for at, step in enumerate(STEPS) if self.below <= step), 1)
        return FULL * full + EMPTY * (MARKS - full)

    def sentence(self, texts: Texts) -> str:
        """The same for whoever cannot see the row."""
        if self.par is not None and not self.tries:
            said = texts.say("daily-given-up")
        elif self.par is not None:
            said = texts.say("daily-below", points=self.below) if self.below else ""
            said = said or texts.say("daily-par")
        elif self.tries == 1:
            said = texts.say("daily-solved-first")
        elif self.tries:
            said = texts.say("daily-solved", tries=self.tries)
        else:
            said = texts.say("daily-missed")
        return f"{said} {texts.say('daily-assisted')}" if self.is_assisted else said

    def to_json(self) -> dict[str, Any]:
        """As it is kept."""
        return asdict(self)

    @classmethod
    def from_json(cls, raw: Mapping[str, Any]) -> "Result":
        """What `to_json` wrote."""
        return cls(**raw)


def share_text(texts: Texts, number: int, title: str, result: Result, link: str) -> str:
    """What can be sent to friends without giving anything away."""
    head = f"{texts.say('daily-title', number=number)} \N{MIDDLE DOT} {title}"
    lines = [head, f"{result.against_par()} {result.marks()}", result.sentence(texts), link]
    return "\n".join(line for line in lines if line)


def rank_of(points: int, all_points: Sequence[int]) -> int:
    """The place of somebody with these points; equal points share it."""
    return 1 + sum(other > points for other in all_points)


def percentile_of(points: int, others: Sequence[int]) -> int | None:
    """Better than so many percent of the others, equals counted half; None if there are none."""
    if not others:
        return None
    better = sum(other < points for other in others)
    equal = sum(other == points for other in others)
    return round(100 * (better + equal / 2) / len(others))
