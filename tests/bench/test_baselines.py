"""The table of baselines: ratings of made-up results, with intervals around them."""

import importlib

import pytest

from bench.baselines import LEVELS, PLAYERS, rate
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
    for game, names in PLAYERS.items():
        assert set(LEVELS) <= set(KNOWN[game])
        for name in names:
            module, _, attribute = name.partition(":")
            if name not in KNOWN[game]:
                assert callable(getattr(importlib.import_module(module), attribute))
