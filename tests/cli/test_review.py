"""`sandtable review`: the graph in characters, the page, the data, and what goes wrong."""

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from sandtable import load
from sandtable.cli.review_graph import HEIGHT, columns_of, draw_graph
from sandtable.cli.review_page import page_of
from sandtable.cli.review_words import Words
from sandtable.study.review.marks import Mark
from sandtable.study.review.model import Event, Grade, Point, Review
from sandtable.study.review.reviewing import review, reviewer_of

from .terminal import sandtable

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    """The first few moves of a game: a review of them is quick."""
    position = load("mandala").deal(seed="review")
    for _ in range(3):
        position.play(position.legal_moves()[0])
    return position.record()


@pytest.fixture(scope="module")
def found(record: dict[str, Any]) -> Review:
    return review(record)


def with_course(found: Review, values: list[float], **changes: Any) -> Review:
    points = tuple(Point(ply, value, value, 0.0) for ply, value in enumerate(values))
    return replace(found, points=points, **changes)


def test_the_graph_climbs_where_the_first_seat_gains(found: Review) -> None:
    risen = with_course(found, [0.0, 0.5, 1.0], events=(), grades=())
    lines = [line.plain for line in draw_graph(risen, 40)][:HEIGHT]
    columns = [next(i for i, line in enumerate(lines) if line[7 + x] == "●") for x in range(3)]
    assert columns == [HEIGHT - 1, (HEIGHT - 1) // 2, 0]
    assert [line[:5].strip() for line in lines][::4] == ["100 %", "50 %", "0 %"]


def test_luck_and_decisions_have_signs_of_their_own(found: Review) -> None:
    events = (
        Event(0, "decision", 0, 0.5, 0.4, error=-0.1),
        Event(1, "chance", 0, 0.4, 0.9, luck=0.5),
    )
    grade = Grade(0, 0, "a", "b", (), 0.1, 0.1, 0.1, True, Mark.BLUNDER, 0.2)
    course = with_course(found, [0.5, 0.4, 0.9], events=events, grades=(grade,))
    assert [column.is_luck for column in columns_of(course, 10)] == [False, False, True]
    text = "\n".join(line.plain for line in draw_graph(course, 40))
    assert text.count("○") == 1
    marks = draw_graph(course, 40)[HEIGHT].plain
    assert marks[7:10] == " ! "


def test_a_long_game_fits_a_narrow_terminal(found: Review) -> None:
    long = with_course(found, [0.5] * 300, events=(), grades=())
    assert {len(line.plain) for line in draw_graph(long, 60)} == {60}


def test_the_worst_mark_of_a_column_is_shown(found: Review) -> None:
    marks = (Mark.SLIP, Mark.BLUNDER, Mark.MISTAKE)
    grades = tuple(
        Grade(ply, 1, "a", "b", (), 0.1, 0.1, 0.1, True, mark, 0.2)
        for ply, mark in enumerate(marks)
    )
    course = with_course(found, [0.5] * 4, events=(), grades=grades)
    assert [column.marks for column in columns_of(course, 1)] == [{1: Mark.BLUNDER}]


@pytest.mark.parametrize("language", ["en", "fi"])
def test_the_page_needs_nothing_else(record: dict[str, Any], found: Review, language: str) -> None:
    named = {**record, "seats": ["<script>", "B & C"]}
    named_review = replace(found, seats=("<script>", "B & C"))
    words = Words(named, named_review, reviewer_of("mandala"), language)
    page = page_of(named_review, words)
    assert f'<html lang="{language}">' in page
    assert "<script" not in page
    assert "B &amp; C" in page
    assert not re.search(r"(src|href)=\"(?!#)", page)
    assert page.count("<tr id=") == len(found.grades)


def test_the_ledger_adds_up_as_it_is_shown(record: dict[str, Any], found: Review) -> None:
    words = Words(record, found, reviewer_of("mandala"), "en")
    for seat, ledger in enumerate(found.ledgers):
        assert ledger.total == pytest.approx(ledger.result, abs=1e-9)
        shown = [row[1][seat] for row in words.ledger]
        figures = [float(text.removesuffix(" %").replace("\N{MINUS SIGN}", "-")) for text in shown]
        assert sum(figures[:-1]) == pytest.approx(figures[-1], abs=0.06 * len(figures))


def test_the_command_shows_and_writes(record: dict[str, Any], tmp_path: Path) -> None:
    (tmp_path / "game.json").write_text(json.dumps(record))
    page, data = tmp_path / "review.html", tmp_path / "review.json"
    words = ["review", str(tmp_path / "game.json"), "--all", "--html", str(page)]
    shown = sandtable(*words, "--json", str(data), "--language", "de")
    assert shown.code == 0
    assert "Mandala: Rückblick" in shown.out
    assert page.read_text().startswith("<!doctype html>")
    schema = json.loads((ROOT / "docs/review.schema.json").read_text())
    jsonschema.validate(json.loads(data.read_text()), schema)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("{}", "not a game record"),
        ("[1, 2]", "not a game record"),
        ("so", "not JSON"),
        ('{"format": "sandtable-record/1", "game": "go"}', "rules: missing"),
    ],
)
def test_what_is_no_record_is_refused(text: str, words: str, tmp_path: Path) -> None:
    (tmp_path / "game.json").write_text(text)
    refused = sandtable("review", str(tmp_path / "game.json"))
    assert refused.code == 2
    assert words in refused.err
