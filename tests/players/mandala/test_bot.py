"""The Mandala bot: legal, honest, repeatable, and no fool."""

from dataclasses import replace
from random import Random

import numpy as np
import pytest

from bench.yardsticks.mandala import PLAIN
from sandtable import Position
from sandtable.games.dice import dice
from sandtable.games.mandala.state import CLAIM
from sandtable.players import RandomPlayer, SeatView
from sandtable.players.mandala.bot import MandalaBot
from sandtable.players.mandala.evaluation import evaluate
from sandtable.players.mandala.levels import (
    LEVELS,
    NOT_AT_ALL,
    STRONGEST,
    TO_THE_END,
    Limits,
)
from sandtable.players.mandala.memory import Memory
from sandtable.players.mandala.thinking import SLICE, Finding, Thinking, load_weights, together
from sandtable.search.ismcts import MOST_DECISIONS
from tests.reference.mandala_positions import hoarding_position

from .seats import GAME, drawn, handmade_minds

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


def test_two_cores_are_two_searches() -> None:
    """The simulations of both count, each with dice of its own."""
    view = SeatView.of(GAME.deal(seed=4), 0)
    alone, both = (
        MandalaBot(limits=QUICK, seed=1, cores=cores).choose(view, LONG) for cores in (1, 2)
    )
    assert both.move in view.legal_moves
    assert both.effort == sum(thought.effort for thought in both.thoughts) == alone.effort
    assert both.thoughts != alone.thoughts
    timed = MandalaBot(limits=STRONGEST, seed=1, cores=2).choose(view, 0.0)
    assert timed.effort == 2 * SLICE


def test_sums_of_two_searches() -> None:
    """Visits add up, values count by their visits, the most visited comes first."""
    first = [Finding(action=3, value=0.5, effort=60), Finding(action=7, value=0.2, effort=40)]
    second = [Finding(action=7, value=0.4, effort=120), Finding(action=5, value=0.1, effort=1)]
    sums = together([first, second])
    assert [(each.action, each.effort) for each in sums] == [(7, 160), (3, 60), (5, 1)]
    assert [each.value for each in sums] == pytest.approx([(0.2 * 40 + 0.4 * 120) / 160, 0.5, 0.1])


def test_a_line_follows_the_search() -> None:
    """It begins with the move, and goes on as far as the search is sure of more than a guess."""
    view = SeatView.of(GAME.deal(seed=4), 0)
    long = MandalaBot(limits=replace(QUICK, simulations=20_000), seed=1).choose(view, LONG)
    assert long.line[0] == long.move
    assert long.depth == len(long.line) > 1
    short = MandalaBot(limits=replace(QUICK, simulations=20), seed=1).choose(view, LONG)
    assert short.line == (short.move,)


@pytest.mark.parametrize("simulations", [1, 7, SLICE + 3])
def test_simulations_are_counted_to_the_last(simulations: int) -> None:
    view = SeatView.of(GAME.deal(seed=4), 0)
    decision = MandalaBot(limits=replace(QUICK, simulations=simulations)).choose(view, LONG)
    assert decision.effort == simulations


ENDLESS = """mandala turn 0 exhausted
mandalas  1   2
field 1   -   -
mountain  kk  gg
field 0   p   p
seat 1    hand p cup gg river yg claimed y17g13
seat 0    hand p cup pp river krop claimed rest
deck      p
discard   -"""
"""M2.5, M3.1: both can only exchange purple cards, one of which is always left; seat 0 leads."""


@pytest.mark.parametrize("limits", [QUICK, PLAIN, replace(PLAIN, plays_by_policy=True)])
def test_a_position_without_end_is_judged(limits: Limits) -> None:
    """Playouts stop some time, and the points count as they stand."""
    view = drawn(ENDLESS, seat=0)
    thinking = Thinking(dice(1), load_weights(), (0.6, 1.0, 0.1), (limits.playout, 1, 1))
    (finding,) = thinking.search(view.now, lambda done: False, most=20)
    assert finding.effort == 20
    if limits.playout == TO_THE_END:
        assert finding.value == 1.0


def test_a_tree_without_end_is_cut_off() -> None:
    """With one move everywhere each simulation looks one decision further, up to a limit."""
    view = drawn(ENDLESS, seat=0)
    assert view.legal_moves == ("discard p",)
    thinking = Thinking(dice(1), load_weights(), (0.6, 1.0, 0.1), (NOT_AT_ALL, 1, 1))
    findings = thinking.search(view.now, lambda done: False, most=2 * MOST_DECISIONS)
    assert [finding.effort for finding in findings] == [2 * MOST_DECISIONS]


RETURNED = """mandala turn TURN exhausted returned
mandalas  1         2
field 1   -         -
mountain  k8r8o8g15 k2r9o7p14
field 0   y12       -
seat 1    hand ooyy cup gg river yk claimed y3k6
seat 0    hand ppg cup pp river kro claimed -
deck      -
discard   -"""
"""M6.6: a discard ends the game now. Seat 1 leads by 15 to 0, but with purple seat 0 completes
Mandala 1, where it alone has a Field."""


def looks_ahead_with_priors(name: str) -> bool:
    limits = LEVELS[name].limits
    return limits.uses_priors and limits.glance is None


@pytest.mark.parametrize("level", [*filter(looks_ahead_with_priors, LEVELS)])
def test_who_wins_by_a_discard_ends_the_game(level: str) -> None:
    """M6.6: whatever the rival holds; everything else loses. The weakest may not see that."""
    limits = LEVELS[level].limits
    limits = replace(limits, simulations=limits.simulations or 1000)
    decision = MandalaBot(limits=limits, seed=1).choose(
        drawn(RETURNED.replace("TURN", "1"), seat=1), LONG
    )
    assert decision.move.startswith("discard")
    assert decision.value == 1.0


def test_who_loses_by_a_discard_plays_on() -> None:
    """M6.6: behind, and purple wins."""
    view = drawn(RETURNED.replace("TURN", "0"), seat=0)
    decision = MandalaBot(limits=QUICK, seed=1).choose(view, LONG)
    assert decision.move in ("build 1 p", "grow 1 p")
    assert decision.value > 0.95
    discards = [thought for thought in decision.thoughts if thought.move.startswith("discard")]
    assert all(thought.value == 0.0 for thought in discards)


def test_with_nothing_to_draw_a_discard_is_a_pass() -> None:
    """M2.7, M6.6: seat 1 leads and has only purple, which would complete Mandala 1 for seat 0.

    Seat 0 has but one card and can only discard too, which ends the game.
    """
    view = drawn(
        """mandala turn 1 exhausted
mandalas  1         2
field 1   -         -
mountain  k8r8o8g15 k2r9o9
field 0   y12       p14
seat 1    hand pp cup gg river yk claimed y5k6
seat 0    hand g cup pp river kro claimed -
deck      -
discard   -""",
        seat=1,
    )
    decision = MandalaBot(limits=QUICK, seed=1).choose(view, LONG)
    assert decision.move.startswith("discard")
    assert decision.value > 0.95


def test_follows_a_game_until_nothing_is_left_to_draw() -> None:
    """M6.6: from the deal on, with a belief, until the rival has taken its discard back."""
    start = hoarding_position("dry", lambda game: game.phase == "act" and not game.deck, Random(1))
    position = GAME.from_deal(start.deal)
    for text in start.moves:
        position.play(text)
    discarder = position.seat
    discard = next(move for move in position.legal_moves() if move.startswith("discard"))
    position.play(discard)
    position.play(discard.replace("discard", "draw"))
    seat = position.seat
    assert seat is not None
    assert seat != discarder
    view = SeatView.of(position, seat)
    assert view.now[0].returned
    memory = Memory(load_weights())
    assert memory.follow(view) is None
    assert MandalaBot(limits=QUICK, seed=1).choose(view, LONG).move in view.legal_moves


def test_a_discard_that_ends_the_game_is_judged_before_it_is_played() -> None:
    """M6.6: who leads when a discard ends the game has won, and who is behind has not lost yet."""
    minds = handmade_minds()
    ahead = GAME.from_picture(RETURNED.replace("TURN", "1")).state
    behind = GAME.from_picture(RETURNED.replace("TURN", "0")).state
    assert evaluate(ahead, minds[0]) == 0.0  # for seat 0
    assert evaluate(behind, minds[0]) > 0.0


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
