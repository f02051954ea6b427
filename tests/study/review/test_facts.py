"""A fact is told only if it is sure and makes a good part of the difference."""

from dataclasses import replace

import pytest

from sandtable.study.review.data import from_json, to_json
from sandtable.study.review.facts import is_told, same_fact, told
from sandtable.study.review.model import Fact, Number

SURE = Number(2.0, 1.0, 3.0)
FACT = Fact(
    kind="colour",
    subject={"colour": "g"},
    move="a",
    better="b",
    with_move=Number(1.0, 0.5, 1.5),
    with_better=Number(3.0, 2.5, 3.5),
    difference=SURE,
    unit="points",
    share=0.5,
    percent=4.0,
    is_proven=False,
    seed="x",
    samples=100,
)


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({}, True),
        ({"difference": Number(2.0, -0.1, 4.1)}, False),
        ({"difference": Number(-2.0, -3.0, -1.0)}, True),
        ({"share": 0.25}, True),
        ({"share": 0.24}, False),
        ({"percent": 1.0}, True),
        ({"percent": 0.9}, False),
    ],
)
def test_when_a_fact_is_told(changes: dict[str, object], expected: bool) -> None:
    assert is_told(replace(FACT, **changes)) is expected  # type: ignore[arg-type]


def test_credit_comes_first_and_never_alone() -> None:
    credit = replace(FACT, share=-0.6, percent=-4.8, kind="credit")
    assert [fact.kind for fact in told([FACT, credit])] == ["credit", "colour"]
    assert told([credit]) == ()
    many = [replace(FACT, kind=str(n), share=0.3 + n / 10) for n in range(5)]
    assert [fact.kind for fact in told(many)] == ["4", "3", "2"]


def test_facts_are_the_same_but_for_rounding() -> None:
    assert same_fact(FACT, replace(FACT, share=0.5 + 1e-12))
    assert not same_fact(FACT, replace(FACT, share=0.51))
    assert not same_fact(FACT, replace(FACT, subject={"colour": "r"}))


def test_as_json_and_back() -> None:
    assert from_json(Fact, to_json(FACT)) == FACT
