"""Brook in the terminal and in the arena: every command knows it."""

import json
import re
from pathlib import Path

import pytest

from .brook import NAME, WHATEVER_IS_LEGAL, sandtable

pytestmark = pytest.mark.process


def test_it_is_listed_and_explained() -> None:
    assert sandtable("bots", NAME).splitlines()[:2] == [
        "Brook",
        "  0  random      plays any legal move",
    ]
    assert "next to it, across an edge" in sandtable("rules", NAME)


def test_a_game_to_the_end_is_kept_and_verified(tmp_path: Path) -> None:
    """Against the bot for any game; the pebbles of the other hand are not shown."""
    words = ("play", NAME, "--bot", "novice", "--seat", "1", "--save", "own.json")
    shown = sandtable(*words, typed=f"{WHATEVER_IS_LEGAL}quit\n", where=tmp_path)
    assert "seat 0  hand ?" in shown
    assert not re.search("seat 0  hand [rgb]", shown)
    record = json.loads((tmp_path / "own.json").read_text("utf-8"))
    assert record["seats"] == ["Bot novice", "Player"]
    assert record["ending"] == "full"
    assert len(record["moves"]) == 9 + 8
    assert "1 good, 0 wrong" in sandtable("verify", "own.json", where=tmp_path)


def test_a_game_of_three_is_left_and_resumed(tmp_path: Path) -> None:
    words = ("play", NAME, "--bot", "random", "--seats", "3", "--seat", "0", "--save", "own.json")
    sandtable(*words, typed="lay r a1\nlay g a1\nlay b a1\nquit\n", where=tmp_path)
    before = json.loads((tmp_path / "own.json").read_text("utf-8"))
    assert (before["options"], before["ending"]) == ({"seats": 3}, None)
    typed = f"{WHATEVER_IS_LEGAL}save whole.json\nquit\n"
    sandtable("play", "--resume", "own.json", typed=typed, where=tmp_path)
    after = json.loads((tmp_path / "whole.json").read_text("utf-8"))
    assert after["ending"] == "full"
    assert after["moves"][: len(before["moves"])] == before["moves"]


def test_the_bot_for_any_game_beats_random_play() -> None:
    """Over 30 games it scores 85 %, with a standard error of 6."""
    shown = sandtable("arena", NAME, "steady", "random", "--pairs", "15")
    found = re.search(r"steady against random: 30 games, ([\d.]+) %", shown)
    assert found is not None
    assert float(found[1]) > 55
