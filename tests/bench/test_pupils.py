"""Simulated pupils play by the rules, and by what the first lesson taught."""

import re
from pathlib import Path

import pytest

import sandtable
from bench.pupils.__main__ import interval, play_alone, play_rival, pupil_of
from sandtable.study import study_of

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("game", ["mandala", "patterns"])
def test_a_pupil_ends_a_game_against_a_rival(game: str) -> None:
    assert play_rival(game, pupil_of(game), "random", seed=3, seat=1) in (0.0, 0.5, 1.0)


def test_the_pupil_of_mandamina_ends_a_simple_game() -> None:
    assert play_alone("mandamina", pupil_of("mandamina"), seed=3).is_over


@pytest.mark.parametrize("game", sandtable.GAMES)
def test_a_pupil_plays_by_rules_that_the_first_lesson_meets(game: str) -> None:
    """Every rule that the pupil's file cites is met in a step of the lesson, not left for later."""
    make = study_of(game).lessons
    assert make is not None
    source = (ROOT / "bench" / "pupils" / f"{game}.py").read_text("utf-8")
    cited = set(re.findall(rf"\b{sandtable.load(game).rules_letter}\d+\.\d+\b", source))
    met = {rule for step in make().course.main.steps for rule in step.rules}
    assert cited
    assert cited <= met


def test_the_interval_is_that_of_wilson() -> None:
    mean, low, high = interval([1.0] * 5 + [0.0] * 5)
    assert (mean, round(low, 1), round(high, 1)) == (50.0, 23.7, 76.3)
