"""Lessons as data: a game's `lessons.json`, read and checked (docs/lessons.md).

Nothing here judges: `judging.py` does, by the rules and by exact solvers alone.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from ..errors import SandtableError
from ..games import Game, Position

FORMAT = "sandtable-lessons/1"
USUAL_MINUTES = 5
SCHEMA = Path(__file__).with_name("lessons.schema.json")
Condition = Mapping[str, Any]
"""A predicate of `judging.PREDICATES` by its name, with what it is asked."""


class BadLesson(SandtableError):
    """A file of lessons that cannot be used."""


@dataclass(frozen=True)
class Wrong:
    """A move that is answered: with a rule, or with its refutation on the board."""

    match: Condition
    say: str
    rule: str = ""
    line: tuple[str, ...] = ()
    """How the rules let the game go on after that move: its refutation."""


@dataclass(frozen=True)
class Step:
    """One idea, one or two sentences, one move to make."""

    id: str
    rules: tuple[str, ...]
    say: str
    do: Condition
    start: Mapping[str, Any] | None = None
    """Where it begins; None: where the step before has ended."""
    point: tuple[str, ...] = ()
    """What the board points at: cells, cards or places, as in moves."""
    wrong: tuple[Wrong, ...] = ()
    reply: tuple[str, ...] = ()
    """What happens after the right move: chance and the rival's moves."""
    par: int | None = None
    """How many moves the task takes, if it takes more than one."""


@dataclass(frozen=True)
class Figure:
    """What backs a claim: made by self-play, and made again by `bench/ideas`."""

    name: str
    value: float
    low: float
    high: float
    unit: str
    games: int
    level: str
    seed: str


@dataclass(frozen=True)
class Lesson:
    """Some steps, one after the other."""

    id: str
    title: str
    steps: tuple[Step, ...]
    is_main: bool = False
    claim: str = ""
    """What an idea says, with the words of its figures filled in."""
    figures: tuple[str, ...] = ()
    """The names of the figures that back the claim."""


@dataclass(frozen=True)
class Finale:
    """The short real game at the end of the first lesson."""

    start: Mapping[str, Any]
    seat: int
    seed: str
    """For the chance that is still to come."""


@dataclass(frozen=True)
class Course:
    """All lessons of one game."""

    game: str
    folder: Path
    lessons: tuple[Lesson, ...]
    later: Mapping[str, str]
    """Rules that no lesson meets, each with where they are met later."""
    refusals: Mapping[str, str]
    """For every reason why a move is refused the rule that forbids it."""
    minutes: int = USUAL_MINUTES
    """How long the first lesson takes, about."""
    finale: Finale | None = None
    figures: Mapping[str, Figure] = field(default_factory=dict)

    @property
    def main(self) -> Lesson:
        """The first lesson."""
        return next(lesson for lesson in self.lessons if lesson.is_main)

    @property
    def ideas(self) -> tuple[Lesson, ...]:
        """The lessons of strategy."""
        return tuple(lesson for lesson in self.lessons if not lesson.is_main)

    @property
    def texts_folder(self) -> Path:
        """Where the texts are."""
        return self.folder / "texts"

    def lesson(self, name: str) -> Lesson:
        """A lesson by its id, or by its number from 1."""
        for number, lesson in enumerate(self.lessons, start=1):
            if name in (lesson.id, str(number)):
                return lesson
        there_are = ", ".join(lesson.id for lesson in self.lessons)
        raise BadLesson(f"there is no lesson {name!r} (there are: {there_are})")


@cache
def read_course(folder: Path) -> Course:
    """The lessons in a folder: `lessons.json`, and `figures.json` if there are any."""
    raw = json.loads((folder / "lessons.json").read_text(encoding="utf-8"))
    if raw.get("format") != FORMAT:
        raise BadLesson(f"{folder.name}: the format of the lessons is not {FORMAT}")
    finale = raw.get("finale")
    return Course(
        game=raw["game"],
        folder=folder,
        lessons=tuple(_lesson(lesson) for lesson in raw["lessons"]),
        later=raw["later"],
        refusals=raw["refusals"],
        minutes=raw.get("minutes", USUAL_MINUTES),
        finale=None
        if finale is None
        else Finale(finale["position"], finale["seat"], finale["seed"]),
        figures=read_figures(folder),
    )


def read_figures(folder: Path) -> dict[str, Figure]:
    """The figures of self-play that were kept, by name."""
    path = folder / "figures.json"
    if not path.is_file():
        return {}
    kept = json.loads(path.read_text(encoding="utf-8"))
    return {name: Figure(name=name, **figure) for name, figure in kept["figures"].items()}


def _lesson(raw: Mapping[str, Any]) -> Lesson:
    return Lesson(
        id=raw["id"],
        title=raw["title"],
        steps=tuple(_step(step) for step in raw["steps"]),
        is_main=raw.get("main", False),
        claim=raw.get("claim", ""),
        figures=tuple(raw.get("figures", ())),
    )


def _step(raw: Mapping[str, Any]) -> Step:
    return Step(
        id=raw["id"],
        rules=tuple(raw["rules"]),
        say=raw["say"],
        do=raw["do"],
        start=raw.get("position"),
        point=tuple(raw.get("point", ())),
        wrong=tuple(_wrong(wrong) for wrong in raw.get("wrong", ())),
        reply=tuple(raw.get("reply", ())),
        par=raw.get("par"),
    )


def _wrong(raw: Mapping[str, Any]) -> Wrong:
    return Wrong(raw["match"], raw["say"], raw.get("rule", ""), tuple(raw.get("line", ())))


def set_up(game: Game, start: Mapping[str, Any]) -> Position:
    """The position that a step or a finale begins with: a picture or a deal, and then moves."""
    options = start.get("options", {})
    if "picture" in start:
        position = game.from_picture("\n".join(start["picture"]), **options)
    else:
        position = game.from_deal(start["deal"], **options)
    play_all(position, start.get("moves", ()))
    return position


def play_all(position: Position, moves: Sequence[str]) -> None:
    """Play moves and chance, one after the other."""
    for move in moves:
        position.play(move)
