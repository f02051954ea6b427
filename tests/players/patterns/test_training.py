"""How the weights of the Patterns evaluation are made."""

import random
from typing import Any

import numpy as np
import pytest

from sandtable.games.patterns.state import STATE, TURN
from sandtable.players.patterns.evaluation import STAGES, WEIGHT_POINT, load_weights
from sandtable.players.patterns.features import FEATURE_COUNT
from sandtable.players.patterns.frames import POINT
from sandtable.players.patterns.handmade import as_weights, first_guess
from sandtable.players.patterns.reading import margin
from sandtable.players.patterns.thinking import Thinking
from sandtable.players.patterns.training import PatternsTrainer
from sandtable.players.patterns.training.fitting import Described, described, fit, foretold
from sandtable.players.patterns.training.selfplay import SelfPlay, Turn, outcomes, play_games

from .positions import GAME, small_endings


def ignore(share: float, losses: Any) -> None:
    """Nobody listens."""


def test_a_fit_finds_the_weights_behind_the_positions() -> None:
    """Positions made from known weights give them back."""
    generator = np.random.default_rng(1)
    truth = generator.normal(size=FEATURE_COUNT)
    features = generator.integers(-9, 10, size=(4000, FEATURE_COUNT)).astype(np.float64)
    positions = Described(generator.integers(STAGES, size=4000), features)
    told: list[tuple[float, Any]] = []
    weights = fit(positions, features @ truth, first_guess(), lambda *what: told.append(what))
    assert abs(weights - as_weights(np.tile(truth, (STAGES, 1)))).max() < 200
    assert abs(foretold(positions, weights) - features @ truth).mean() < 0.5
    assert [share for share, _ in told] == sorted(share for share, _ in told)
    assert told[-1][0] == 1
    assert told[-1][1]["typical error"] < 0.5


def test_what_no_position_settles_stays_as_it_was() -> None:
    nothing = Described(np.zeros(0, dtype=np.int64), np.zeros((0, FEATURE_COUNT)))
    with pytest.warns(RuntimeWarning):  # the mean error of nothing
        assert (fit(nothing, np.zeros(0), first_guess(), ignore) == first_guess()).all()


def test_games_against_itself_give_turns() -> None:
    """Each of a game has the same end; positions beside it have what is expected there."""
    turns, beside = SelfPlay(first_guess(), 300, random.Random(3)).turns("test")
    assert turns[-1].is_proven
    assert len(turns) > 10
    ends = {
        (turn.margin + gained) * (1 if turn.states[0].seat == 0 else -1)
        for turn, gained in zip(turns, outcomes(turns), strict=True)
        if not turn.is_proven
    }
    assert len(ends) == 1
    tiles = [int(np.bitwise_count(turn.states["up"]).sum()) for turn in turns]
    assert tiles == sorted(tiles, reverse=True)
    assert len(beside) > 5


def test_a_file_of_games_has_a_row_for_every_turn() -> None:
    turns = play_games(first_guess(), 2, nodes=100, seed="test")
    assert {len(column) for column in turns.values()} == {len(turns["states"])}
    assert (turns["states"]["phase"] == TURN).all()
    assert (abs(turns["gained"] + turns["margins"]) < 100).all()
    again = play_games(first_guess(), 2, nodes=100, seed="test")
    assert all((again[name] == turns[name]).all() for name in turns)


def test_what_is_gained_is_the_margin_under_best_play() -> None:
    """Endings small enough to try every move of both sides."""
    thinking = Thinking(first_guess(), table_bits=10)
    for states, best in small_endings(4, 6):
        finding = thinking.solve(states, lambda: False)
        assert finding.is_proven
        so_far = margin(GAME, states, int(states[0].seat))
        (gained,) = outcomes([Turn(states, so_far, finding.value / POINT, is_proven=True)])
        assert so_far + gained == (best if states[0].seat == 0 else -best)


def test_both_seats_gain_towards_the_same_end() -> None:
    """By hand: seat 1, 2 points behind, is proven to be 5 ahead in the end; so seat 0, 1 behind
    then, loses 4 more, whatever it hoped for. What came after the proof is not known."""
    turns: list[Turn] = []
    for seat, so_far, expected, is_proven in ((0, -1, 9.0, False), (1, -2, 7.0, True)):
        states = np.zeros(1, dtype=STATE)
        states[0].seat = seat
        turns.append(Turn(states, so_far, expected, is_proven))
    assert outcomes(turns) == [-4, 7]
    assert outcomes([turns[1], turns[0]]) == [7]
    assert outcomes([turns[0]]) == outcomes([]) == []


def test_foretold_gains_are_the_weighted_features() -> None:
    weights = load_weights()
    turns = play_games(weights, 1, nodes=50, seed="other")
    positions = described(turns["states"])
    expected = [
        float(row @ weights[stage]) / WEIGHT_POINT
        for stage, row in zip(positions.stages, positions.features, strict=True)
    ]
    np.testing.assert_allclose(foretold(positions, weights), expected)


def test_judging_asks_how_far_off_and_who_wins() -> None:
    """By hand: two positions, of which the evaluation foretells the points 0 and 0."""
    turns = {
        "states": np.zeros(2, dtype=STATE),
        "margins": np.array([3, 3]),
        "expected": np.zeros(2),
        "gained": np.array([3.0, -4.0]),
    }
    figures = PatternsTrainer().judge({"weights": np.zeros_like(first_guess())}, turns)
    assert figures["typical error"] == pytest.approx(np.sqrt((9 + 16) / 2))
    assert figures["winner foretold"] == 0.5
