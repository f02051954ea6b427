"""The levels of Mandala that do not look ahead."""

import pytest

from sandtable import load
from sandtable.players import SeatView
from sandtable.players.mandala.bot import MandalaBot
from sandtable.players.mandala.glancing import glance_at
from sandtable.players.mandala.levels import LEVELS, Glance

GAME = load("mandala")
DEAL = {"mountains": ["rk", "gg"], "hands": ["rrkgoy", "ypgork"], "cups": ["ro", "pp"]}
LEVEL_NAMES = ("first-game", "novice")


def view_after(*moves: str) -> SeatView:
    position = GAME.from_deal(DEAL)
    for move in moves:
        position.play(move)
    assert position.seat is not None
    return SeatView.of(position, position.seat)


def test_one_card_at_a_time_and_nothing_is_discarded() -> None:
    move = glance_at(view_after(), Glance(minds_fields=False)).move
    kind, _, cards = move.split()
    assert kind in ("build", "grow")
    assert len(cards) == 1


def test_an_empty_field_comes_first_then_the_mountain() -> None:
    """M4.5: both Fields of seat 0 are empty; then the one of the first Mandala has a card."""
    move = glance_at(view_after(), Glance(minds_fields=True)).move
    assert move.split()[0] == "grow"
    assert len(move.split()[2]) == 1
    # With a card in both, it builds.
    view = view_after("grow 1 o", "grow 1 g", "grow 2 y", "grow 2 p")
    assert glance_at(view, Glance(minds_fields=True)).move.startswith("build")


def test_the_largest_pile_is_claimed() -> None:
    """M4.4: two red cards, one of each other colour; seat 0 is first on a tie (M4.2)."""
    fields = ("grow 1 o", "grow 1 g")
    mountain = ("build 1 r", "draw kkk", "build 1 y", "draw roy", "grow 2 y", "build 1 p")
    view = view_after(*fields, *mountain, "draw rr")
    assert set(view.legal_moves) == {"claim k", "claim p", "claim r", "claim y"}
    assert glance_at(view, Glance(minds_fields=True)).move == "claim r"


@pytest.mark.parametrize("name", LEVEL_NAMES)
def test_the_same_position_gives_the_same_move_and_others_another(name: str) -> None:
    moves = set()
    for seed in range(8):
        view = SeatView.of(GAME.deal(seed=seed), 0)
        bots = [MandalaBot(name, LEVELS[name].limits) for _ in range(2)]
        first, second = (bot.choose(view, 0.5).move for bot in bots)
        assert first == second
        assert first in view.legal_moves
        moves.add(first)
    assert len(moves) > 2


@pytest.mark.parametrize("name", LEVEL_NAMES)
def test_whole_games_are_played(name: str) -> None:
    position = GAME.deal(seed="glances")
    bot = MandalaBot(name, LEVELS[name].limits)
    while (seat := position.seat) is not None:
        position.play(bot.choose(SeatView.of(position, seat), 0.5).move)
    assert position.is_over
