"""The silent partner at a table."""

from collections.abc import Sequence

import pytest

from bench.mandamina_habits import CornersFirst, Habitual, OneColour, Tidier
from bench.mandamina_people import THOUGHTFUL, FixedPlan
from sandtable import Position
from sandtable.players import Decision, Player, SeatView
from sandtable.players.mandamina.partner.bot import SilentPartner
from sandtable.players.mandamina.solver import solve
from sandtable.players.random_player import RandomPlayer
from sandtable.players.registry import make_player

from ..solver.layouts import deal

BUDGET = 30.0
"""Far more than it takes: a busy machine changes no result."""


def ask(player: Player, position: Position) -> Decision:
    assert position.seat is not None
    return player.choose(SeatView.of(position, position.seat), BUDGET)


def play(position: Position, players: Sequence[Player], most_moves: int = 100) -> None:
    while position.seat is not None and len(position.moves) < most_moves:
        position.play(ask(players[position.seat], position).move)


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_partners_among_themselves_reach_the_optimum(seats: int) -> None:
    """S5.1, S2.5: alone or together, and nobody says a word, as many points as can be."""
    position = deal(1, seats=seats)
    best = solve(position, prove=True)
    assert best.is_proven
    play(position, [make_player("mandamina", "partner") for _ in range(seats)])
    assert position.scores == [best.score]


def test_it_does_not_undo_what_somebody_with_a_plan_placed() -> None:
    """Unless that ends the game, it moves no marble that another moved last."""
    position = deal(2, seats=2)
    player, other = SilentPartner(), FixedPlan(THOUGHTFUL, "other")
    placed: set[str] = set()
    while len(position.moves) < 10 and not position.is_over:
        hole = position.view()["hole"]
        is_own = position.seat == 0
        move = ask(player if is_own else other, position).move
        position.play(move)
        assert not (is_own and move in placed) or position.is_over
        placed.discard(move)
        if not is_own:
            placed.add(hole)


@pytest.mark.parametrize("somebody", [Tidier, OneColour, CornersFirst])
def test_it_leads_somebody_without_a_plan(somebody: type[Habitual]) -> None:
    """Without a lead they run in circles."""
    position = deal(1, seats=2)
    player = SilentPartner()
    play(position, [player, somebody("other")], most_moves=70)
    assert position.is_over


@pytest.mark.parametrize("level", ["neighbour", "friend"])
def test_every_level_answers_in_the_middle_of_a_game(level: str) -> None:
    position = deal(3, seats=2)
    play(position, [RandomPlayer(seed=1), RandomPlayer(seed=2)], most_moves=4)
    decision = ask(make_player("mandamina", level), position)
    assert decision.move in position.legal_moves()
    assert len(decision.remarks) == (1 if level == "friend" else 0)


def test_the_same_game_gets_the_same_moves() -> None:
    position = deal(5, seats=2)
    play(position, [RandomPlayer(seed=3), RandomPlayer(seed=4)], most_moves=6)
    assert ask(SilentPartner(), position).move == ask(SilentPartner(), position).move


def test_a_fresh_player_takes_the_game_up_in_the_middle() -> None:
    """What it needs to know of the others is in the history."""
    position = deal(3, seats=2)
    play(position, [SilentPartner(), RandomPlayer(seed=2)], most_moves=8)
    decision = ask(SilentPartner(), position)
    assert decision.move in position.legal_moves()
    assert decision.remarks[0].startswith("The other ")


def test_moves_that_were_taken_back_are_forgotten() -> None:
    position = deal(3, seats=2)
    player = SilentPartner()
    play(position, [player], most_moves=1)
    best = ask(SilentPartner(), position).move
    other = next(move for move in position.legal_moves() if move != best)
    before = position.copy()
    position.play(other)
    assert "line" not in ask(player, position).remarks[0]
    before.play(best)
    assert "best line" in ask(player, before).remarks[0]


def test_a_game_among_many_with_people_and_partners() -> None:
    """S1.4: each of the others is somebody of their own."""
    position = deal(4, seats=4, goal="simple")
    player = SilentPartner()
    others = [RandomPlayer(seed=seat) for seat in range(3)]
    play(position, [*others, player], most_moves=7)
    decision = ask(player, position)
    assert [remark.split()[:2] for remark in decision.remarks] == [
        ["Seat", "0"],
        ["Seat", "1"],
        ["Seat", "2"],
    ]
    assert decision.unit == ""
