"""What a review says in words."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from sandtable.games.rules_text import LANGUAGES
from sandtable.study.review.marks import MARKED, Accuracy, Mark
from sandtable.study.review.model import (
    Candidate,
    Event,
    Fact,
    Grade,
    Ledger,
    Number,
    Review,
    Standing,
    TurningPoint,
    Verdict,
)
from sandtable.study.review.sentences import figure, sentences_of, signed
from sandtable.study.review.telling import VERDICTS
from sandtable.study.saying import Saying


class Speaker:
    """A reviewer that only speaks."""

    texts_folder = Path("nowhere")

    def say(self, fact: Fact) -> Saying:
        return Saying("learn-step", {"step": 2, "steps": 8})


FACT = Fact("x", {}, "a", "b", Number.exact(1), Number.exact(2), Number.exact(1), "points", 1, 9,
            is_proven=True)  # fmt: skip
GRADE = Grade(
    ply=4,
    seat=1,
    move="a",
    best="b",
    candidates=(
        Candidate("b", 0.7, 0.7, 3.0, Number.exact(0.0)),
        Candidate("a", 0.5, 0.6, 3.05, Number(0.123, 0.1, 0.2)),
    ),
    loss=0.123,
    low=0.1,
    high=0.2,
    is_proven=False,
    mark=Mark.BLUNDER,
    stake=0.5,
    facts=(FACT,),
)
LEDGER = Ledger(0, 0.5, 0.0, 0.1, 0.0, 0.0, 0.2, 0.0, 0.0, 0.0, 0.2, 1.0)


def review(verdict: Verdict, unit: str = "chance", **changes: Any) -> Review:
    made = Review(
        game="g",
        rules="1",
        version="1.1",
        depth="default",
        unit=unit,
        seats=("Ada", "Bo"),
        points=(),
        events=(Event(-1, "deal", None, 0.5, 0.5),),
        grades=(*(replace(GRADE, ply=ply, mark=Mark.GOOD, facts=()) for ply in (0, 2)), GRADE),
        ledgers=(LEDGER, replace(LEDGER, seat=1)),
        accuracy=(Accuracy(84.0, 80.0, 88.2, 4.0, 12), Accuracy(100.0, 100.0, 100.0, 0.0, 0)),
        turning_points=(TurningPoint(4, "decision", 1, 0.123), TurningPoint(7, "chance", 1, 0.2)),
        verdict=verdict,
        result=Standing(1.0, 1.0, 5.0, True),
        is_finished=True,
    )
    return replace(made, **changes)


WORDS = {"luck": 12, "errors": -3, "hidden": 0, "loss": 12, "ply": 4}


def verdict_said(name: str, seat: int | None, unit: str = "chance", **words: int) -> str:
    return sentences_of(review(Verdict(name, seat, WORDS | words), unit), Speaker()).verdict  # type: ignore[arg-type]


def test_what_decided() -> None:
    assert verdict_said("luck", 0) == (
        "Ada won. Luck decided most: +12 % of the chance to win; errors of both sides: \u22123 %."
    )
    assert verdict_said("blunder", 0) == (
        "Ada won. One decision cost most: Bo, move 3, 12 % of the chance to win."
    )
    assert "+20 %" in verdict_said("conceded", 0)
    assert verdict_said("errors", None, "points", lost=7) == "Points given away: 7."
    assert verdict_said("blunder", None, "points", lost=7, loss=5) == (
        "Points given away: 7. Most of it with move 3: 5."
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", VERDICTS)
def test_every_verdict_can_be_said(name: str, language: str) -> None:
    seats = (0, 1) if name in ("luck", "errors", "blunder", "hidden", "conceded") else (None,)
    for seat in seats:
        said = sentences_of(review(Verdict(name, seat, WORDS)), Speaker(), language)  # type: ignore[arg-type]
        assert said.verdict
        assert "{" not in said.verdict
        assert all("{" not in text for text in (*said.turning_points, *said.accuracy))
        assert set(said.marks) == {mark.value for mark in Mark}


def test_first_the_credit_then_the_cost_then_the_reason() -> None:
    said = sentences_of(review(Verdict("even", None, WORDS)), Speaker())  # type: ignore[arg-type]
    assert said.turning_points == (
        "Move 3, Bo: a. It keeps the lead: chance to win 60 %. It gives away 12.3 % of the chance "
        "to win (10.0 to 20.0 %): b was better. Step 2 of 8",
        "Move 3: chance brought \u221220 % of the chance to win (Bo).",
    )
    assert said.reasons == {4: ("Step 2 of 8",)}
    assert said.accuracy == (
        "Accuracy 84 (80 to 88). Real decisions: 12; given away per decision: 4.0 %.",
        "There was nothing to decide.",
    )


@pytest.mark.parametrize("mark", Mark)
def test_a_decision_by_its_mark(mark: Mark) -> None:
    said = sentences_of(
        review(Verdict("even", None, WORDS), grades=(replace(GRADE, mark=mark),)),
        Speaker(),  # type: ignore[arg-type]
        "da",
    ).grades[4]
    assert ("12,3 %" in said) == (mark in MARKED)


def test_numbers_as_people_write_them() -> None:
    assert figure(1.25, 1, "en") == "1.2"
    assert figure(-1.5, 1, "de") == "\u22121,5"
    assert signed(0.01, 1, "en") == "0.0"
    assert signed(-0.01, 1, "en") == "0.0"
    assert signed(2, 0, "fr") == "+2"
