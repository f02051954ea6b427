"""Scores, marks, texts to share, ranks and percentiles."""

import pytest

from sandtable.games.rules_text import LANGUAGES
from sandtable.study.daily.results import Result, percentile_of, rank_of, share_text
from sandtable.study.texts import texts_of

ENGLISH = texts_of(None, "en")


@pytest.mark.parametrize(
    ("below", "against", "marks"),
    [(0, "par", "●●●●●"), (1, "par -1", "●●●●○"), (2, "par -2", "●●●●○"), (3, "par -3", "●●●○○"),
     (5, "par -5", "●●●○○"), (9, "par -9", "●●○○○"), (10, "par -10", "●○○○○"),
     (99, "par -99", "●○○○○")],
)  # fmt: skip
def test_a_layout_is_measured_against_par(below: int, against: str, marks: str) -> None:
    result = Result(score=17 - below, par=17)
    assert (result.against_par(), result.marks()) == (against, marks)


@pytest.mark.parametrize(
    ("tries", "marks", "sentence"),
    [(1, "●", "Solved at the first try."), (3, "○○●", "Solved at try 3."),
     (9, "○○○○○●", "Solved at try 9."), (0, "○○○○○", "Not solved.")],
)  # fmt: skip
def test_a_puzzle_is_measured_by_tries(tries: int, marks: str, sentence: str) -> None:
    result = Result(tries=tries)
    assert (result.marks(), result.sentence(ENGLISH)) == (marks, sentence)


def test_the_text_to_share() -> None:
    text = share_text(ENGLISH, 12, "Mandamina", Result(score=15, par=17), "https://example.org/d")
    assert text.splitlines() == [
        "Sandtable Daily 12 · Mandamina",
        "par -2 ●●●●○",
        "Below the best possible score by 2.",
        "https://example.org/d",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_gives_nothing_away_in_any_language(language: str) -> None:
    """Neither the par nor the score: only how far apart they are."""
    texts = texts_of(None, language)
    text = share_text(texts, 5, "Mandamina", Result(score=46, par=48, is_assisted=True), "")
    assert "46" not in text
    assert "48" not in text
    assert texts.say("daily-assisted") in text
    assert len(text.splitlines()) == 3


def test_ranks_are_by_points_and_shared() -> None:
    points = [Result(score=score, par=17).points for score in (17, 15, 15, 3)]
    assert [rank_of(own, points) for own in points] == [1, 2, 2, 4]
    assert Result(tries=1).points > Result(tries=4).points > Result(tries=0).points


def test_percentiles() -> None:
    """Two of four others are worse and one is equal: (2 + 1/2) / 4 = 62.5 %, to the even 62."""
    assert percentile_of(-2, [-5, -3, -2, 0]) == 62
    assert percentile_of(0, [0, 0]) == 50
    assert percentile_of(0, [-1]) == 100
    assert percentile_of(-9, [-1]) == 0
    assert percentile_of(0, []) is None
