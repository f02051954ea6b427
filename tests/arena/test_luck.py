"""Luck: zero on average whoever plays, by hand and over many games."""

import random
import statistics

import numpy as np
import pytest

import sandtable
from sandtable.arena.control import Control, best_coefficient
from sandtable.arena.game import GameResult, play_game
from sandtable.arena.luck import luck_of, luck_of_card, measure_luck
from sandtable.arena.match import Pair
from sandtable.arena.rating import Z_95, estimate
from sandtable.arena.results import luck_of_pair, pair_scores
from sandtable.games import Position
from sandtable.games.outcome import Outcome
from sandtable.players import RandomPlayer
from sandtable.players.mandala import learned_evaluation

MANDALA = sandtable.load("mandala")
RED = MANDALA.colours.index("r")


def before_the_draw() -> Position:
    """Of 18 red cards five are dealt, and of all 108 twenty: 13 red ones are among 88 to come."""
    deal = {"mountains": ["rk", "gg"], "hands": ["rrkgoy", "ypgork"], "cups": ["ro", "pp"]}
    position = MANDALA.from_deal(deal)
    position.play("build 1 y")
    return position


def red_cards(state: np.record) -> float:
    """An evaluation that can be reckoned by hand."""
    return float(state.hand[0, RED])


def test_the_luck_of_a_card_by_hand() -> None:
    assert luck_of_card(before_the_draw(), "draw r", red_cards) == pytest.approx(1 - 13 / 88)
    assert luck_of_card(before_the_draw(), "draw k", red_cards) == pytest.approx(-13 / 88)


def test_the_luck_of_a_game_is_that_of_all_its_cards() -> None:
    """Red, black, red: what is left in the deck counts each time."""
    position = before_the_draw()
    position.play("draw rkr")
    expected = (1 - 13 / 88) - 12 / 87 + (1 - 12 / 86)
    assert measure_luck(position, red_cards) == pytest.approx(expected)


def test_over_all_cards_that_can_come_luck_is_nothing() -> None:
    """With the evaluation of the arena, each card weighed by its chance."""
    evaluate = learned_evaluation()
    luck = [
        (chance, luck_of_card(before_the_draw(), card, evaluate))
        for card, chance in before_the_draw().chance_outcomes()
    ]
    assert sum(chance * x for chance, x in luck) == pytest.approx(0, abs=1e-12)
    assert max(x for _, x in luck) > 0


def test_over_many_games_luck_is_nothing() -> None:
    games = [
        play_game(
            MANDALA, (RandomPlayer(f"a {game}"), RandomPlayer(f"b {game}")), str(game), 0, 0, (1, 1)
        )
        for game in range(40)
    ]
    luck = [game.luck for game in games if game.luck is not None]
    assert len(luck) == 40
    spread = statistics.stdev(luck)
    assert spread > 0.02
    assert abs(statistics.fmean(luck)) < 3 * spread / 40**0.5


def test_where_chance_ends_with_the_deal_there_is_no_luck() -> None:
    position = sandtable.load("patterns").deal(seed=1)
    assert luck_of(position) is None


def pair(number: int, winners: tuple[int, int], luck: tuple[float, float]) -> Pair:
    """Two games of a and b; winners and luck by seat, and b has seat 0 in the second."""
    first, second = (Outcome("river", winner, (0, 0)) for winner in winners)
    one = GameResult(number, 0, ("a", "b"), first, 50, (0, 0), luck[0])
    return one, GameResult(number, 1, ("b", "a"), second, 50, (0, 0), luck[1])


def test_the_luck_of_a_pair_is_that_of_its_first_player() -> None:
    """+0.2 on seat 0, then +0.4 for the other one: -0.1 on the scale of the score."""
    games = pair(0, (0, 0), (0.2, 0.4))
    assert luck_of_pair(games) == pytest.approx(-0.1)
    scores = pair_scores([games], Control(0.5, ""))
    assert scores == {("a", "b"): [pytest.approx(0.5 + 0.05)]}


def lucky_pairs(count: int) -> list[Pair]:
    """A player who wins 60 %, and as much more or less as its luck says."""
    rng = random.Random(5)

    def game(seat: int) -> tuple[int, float]:
        luck = rng.uniform(-0.4, 0.4)
        won = rng.random() < 0.6 + luck
        return (seat if won else 1 - seat), (luck if seat == 0 else -luck)

    pairs = []
    for number in range(count):
        (first, luck), (second, other) = game(0), game(1)
        pairs.append(pair(number, (first, second), (luck, other)))
    return pairs


def test_without_luck_the_estimate_is_the_same_but_surer() -> None:
    pairs = lucky_pairs(400)
    plain = estimate(pair_scores(pairs)["a", "b"])
    without = estimate(pair_scores(pairs, Control(1.0, ""))["a", "b"])
    for found in (plain, without):
        assert abs(found.score - 0.6) < Z_95 * found.deviation
    assert without.deviation < 0.92 * plain.deviation


def test_the_best_coefficient_by_hand() -> None:
    """Scores that are twice the luck and one: a coefficient of two leaves nothing."""
    assert best_coefficient([1.0, 3.0, 5.0], [0.0, 1.0, 2.0]) == pytest.approx(2)
