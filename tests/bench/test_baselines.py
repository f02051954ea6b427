"""The table of baselines: ratings of made-up results, with intervals around them."""

import importlib
import json
from pathlib import Path

import pytest

from bench.alone import Ending, makers, measure_alone, summary
from bench.baselines import ALONE_LEVELS, LEVELS, PLAYERS, PPO, TABLE, as_markdown, rate
from sandtable.players.registry import PLAYERS as KNOWN


def test_ratings_and_intervals() -> None:
    """Three in four of the points are 191 Elo; more pairs, a narrower interval."""
    few = rate({("a", "b"): [1, 0.5, 1, 0.5] * 2}, "b")
    many = rate({("a", "b"): [1, 0.5, 1, 0.5] * 50}, "b")
    assert few["b"] == {"rating": 0, "low": 0, "high": 0}
    assert many["a"]["rating"] == pytest.approx(191, abs=3)
    for rated in (few, many):
        assert rated["a"]["low"] < rated["a"]["rating"] < rated["a"]["high"]
        assert list(rated) == ["b", "a"]
    assert many["a"]["high"] - many["a"]["low"] < few["a"]["high"] - few["a"]["low"]


def test_the_players_are_there() -> None:
    assert set(ALONE_LEVELS) <= set(KNOWN["mandamina"])
    for game, names in PLAYERS.items():
        assert set(LEVELS) <= set(KNOWN[game])
        for name in names.values():
            module, _, attribute = name.partition(":")
            if name not in KNOWN[game]:
                assert callable(getattr(importlib.import_module(module), attribute))


def test_alone_the_joins_have_an_interval_and_the_games_won_a_length() -> None:
    """Two games, 30 and 40 joins: the standard error of 35 is 5."""
    found = summary([Ending(False, 44, 30), Ending(True, 28, 40)])
    assert found == {"won": 0.5, "moves": 28, "joined": 35, "low": 25.2, "high": 44.8}
    assert summary([Ending(False, 44, 7)])["moves"] is None


def test_alone_who_joins_gets_further_than_who_does_not() -> None:
    """S6.2: at random nobody wins."""
    players = makers(PPO, ())
    del players["PPO"]
    found = measure_alone(players, deals=2, budget=0.1)
    assert list(found) == ["random", "greedy"]
    assert found["random"]["won"] == 0


def test_the_document_has_the_table_that_was_measured() -> None:
    document = (Path(__file__).parents[2] / "docs" / "arena.md").read_text("utf-8")
    assert as_markdown(json.loads(TABLE.read_text("utf-8"))) in document
