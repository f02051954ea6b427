"""The Mandala bot: legal, honest, repeatable, and no fool."""

from dataclasses import replace

import numpy as np
import pytest

from sandtable import Position
from sandtable.games.mandala.state import CLAIM
from sandtable.players import RandomPlayer, SeatView
from sandtable.players.mandala.bot import MandalaBot
from sandtable.players.mandala.levels import NOT_AT_ALL, PLAIN, STRONGEST, Limits

from .seats import GAME, drawn

LONG = 60.0
"""Seconds: a search that counts its simulations never needs them."""
QUICK = replace(STRONGEST, simulations=100, uses_belief=True)
DEAL = {"mountains": ["rk", "gg"], "hands": ["rrkgoy", "ypgork"], "cups": ["ro", "pp"]}
OTHER_DEAL = {"mountains": ["rk", "gg"], "hands": ["rrkgoy", "kkkggg"], "cups": ["ro", "yk"]}


@pytest.mark.parametrize(
    "limits", [QUICK, replace(PLAIN, simulations=100), replace(QUICK, playout=NOT_AT_ALL)]
)
def test_plays_whole_games_with_legal_moves(limits: Limits) -> None:
    for seed in range(2):
        position = GAME.deal(seed=seed)
        players = (MandalaBot(limits=limits, seed=seed), RandomPlayer(seed))
        while (seat := position.seat) is not None:
            view = SeatView.of(position, seat)
            decision = players[seat].choose(view, LONG)
            assert decision.move in view.legal_moves
            assert 0 <= decision.value <= 1
            assert {thought.move for thought in decision.thoughts} <= set(view.legal_moves)
            position.play(decision.move)


def after_three_moves(deal: dict[str, list[str]], hidden: str) -> Position:
    position = GAME.from_deal(deal)
    for text in ("build 1 k", "draw roy", "build 2 g", f"draw {hidden}"):
        position.play(text)
    return position


def test_does_not_peek() -> None:
    """M8.1: two tables that look the same from a seat get the same answer from it."""
    views = [
        SeatView.of(after_three_moves(DEAL, "ppp"), 0),
        SeatView.of(after_three_moves(OTHER_DEAL, "roy"), 0),
    ]
    assert views[0].now.tobytes() == views[1].now.tobytes()
    assert views[0].history == views[1].history
    decisions = [MandalaBot(limits=QUICK, seed=5).choose(view, LONG) for view in views]
    assert decisions[0].thoughts == decisions[1].thoughts
    assert decisions[0].move == decisions[1].move


def test_leaves_its_view_as_it_was() -> None:
    view = SeatView.of(GAME.deal(seed=2), 0)
    before = view.now.tobytes(), view.start.tobytes()
    MandalaBot(limits=QUICK, seed=1).choose(view, LONG)
    assert (view.now.tobytes(), view.start.tobytes()) == before


def test_same_seed_same_thoughts() -> None:
    view = SeatView.of(GAME.deal(seed=4), 0)
    first, again, other = (
        MandalaBot(limits=QUICK, seed=seed).choose(view, LONG) for seed in (1, 1, 2)
    )
    assert first.thoughts == again.thoughts
    assert first.thoughts != other.thoughts
    assert first.effort == 100


def test_completes_the_last_mandala_when_that_wins() -> None:
    """M4.2, M6.2: level points, six black cards to claim, more in the Field and the colour to end.

    The rival could take the lead, or complete it and claim first.
    """
    view = drawn(
        """mandala turn 0 exhausted
mandalas  1       2
field 1   gg      -
mountain  kkkkyy  gg
field 0   oor     -
seat 1    hand gggpppyy cup oo river ykg claimed y
seat 0    hand pkro cup pp river kyr claimed k
deck      rest
discard   -""",
        seat=0,
    )
    decision = MandalaBot(limits=replace(QUICK, simulations=1000), seed=1).choose(view, LONG)
    assert decision.move in ("build 1 p", "grow 1 p")
    assert decision.value > 0.95
    assert decision.unit == "chance"


def test_claims_what_wins_the_game() -> None:
    """M7.1: the black card makes the two in the own Cup worth 4 points each."""
    view = drawn(
        """mandala claim 1 mandala 1 claimer 0 exhausted
mandalas  1      2
field 1   gg     -
mountain  kyyp   gg
field 0   oorr   -
seat 1    hand kroygp cup oo river yog claimed y
seat 0    hand krroyg cup kk river yrp claimed y
deck      rest
discard   -""",
        seat=0,
    )
    decision = MandalaBot(limits=QUICK, seed=1).choose(view, LONG)
    assert decision.move == "claim k"
    assert view.now[0].phase == CLAIM


def test_a_forced_move_needs_no_thought() -> None:
    view = drawn(
        """mandala claim 1 mandala 1 claimer 0 exhausted
mandalas  1      2
field 1   ggky     -
mountain  pp   gg
field 0   oooorr   -
seat 1    hand kroygp cup oo river yog claimed y
seat 0    hand krroyg cup kk river yrp claimed y
deck      rest
discard   -""",
        seat=0,
    )
    decision = MandalaBot(limits=QUICK, seed=1).choose(view, LONG)
    assert (decision.move, decision.effort) == ("claim p", 0)


def test_evaluation_of_the_package_is_a_chance() -> None:
    """The weights that ship are numbers, and a lead late in the game is good."""
    bot = MandalaBot(limits=replace(QUICK, simulations=200), seed=1)
    ahead = drawn(
        """mandala turn 0
mandalas  1   2
field 1   g   -
mountain  yp  gg
field 0   ro  -
seat 1    hand kroygp cup pp river k claimed k
seat 0    hand krroyg cup ro river kroyg claimed kkkoooyyygg
deck      rest
discard   -""",
        seat=0,
    )
    decision = bot.choose(ahead, LONG)
    assert np.isfinite(decision.value)
    assert decision.value > 0.8
