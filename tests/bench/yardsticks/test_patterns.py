"""The plain tree search for Patterns: right at the end, and the algorithm of OpenSpiel's bot."""

from collections import defaultdict

import numpy as np
import pytest
from open_spiel.python.algorithms import mcts as openspiel

from bench.peers.openspiel_bots import RandomRollouts
from bench.yardsticks import mcts
from bench.yardsticks.patterns import PatternsMcts
from sandtable.envs.openspiel import SandtableGame
from sandtable.envs.openspiel.game import CLASSES
from sandtable.players.patterns.reading import moves_of
from tests.players.patterns.positions import GAME, full_width_margin, random_game, small_endings
from tests.players.patterns.test_bot import view_of
from tests.players.spread import standard_errors_apart


def sign(number: float) -> int:
    return int(number > 0) - int(number < 0)


@pytest.mark.parametrize("moves_before_the_end", [2, 4, 6])
def test_small_endings_are_solved(moves_before_the_end: int) -> None:
    """With enough simulations the result is proven, and is that of full-width search."""
    bot = PatternsMcts(simulations=20_000, seed=1)
    for states, margin in small_endings(4, moves_before_the_end):
        view = view_of(states)
        if len(view.legal_moves) == 1:
            continue
        decision = bot.choose(view, budget=60.0)
        result = sign(margin) if view.seat == 0 else -sign(margin)
        assert decision.is_proven
        assert decision.value == (1 + result) / 2
        assert sign(full_width_margin(moves_of(GAME, states, [decision.move]))) == sign(margin)


def test_every_simulation_but_the_first_tries_a_move() -> None:
    """The first one is played out from the root itself."""
    decision = PatternsMcts(simulations=1234, seed=1).choose(view_of(random_game(3)[4]), 60.0)
    assert decision.effort == 1234
    assert sum(thought.effort for thought in decision.thoughts) == 1233
    efforts = [thought.effort for thought in decision.thoughts]
    assert efforts == sorted(efforts, reverse=True)


def test_a_full_tree_is_searched_on() -> None:
    """Room for the root and its children: no more are made, and all simulations count."""
    view = view_of(random_game(3)[4])
    bot = PatternsMcts(simulations=1000, seed=1)
    bot._tree = mcts.new_tree(1 + len(view.legal_moves))
    decision = bot.choose(view, 60.0)
    assert sum(thought.effort for thought in decision.thoughts) == 999


def test_same_seed_same_thoughts() -> None:
    view = view_of(random_game(3)[4])
    first, second, other = (
        PatternsMcts(simulations=500, seed=seed).choose(view, 60.0) for seed in (1, 1, 2)
    )
    assert first.thoughts == second.thoughts
    assert first.thoughts != other.thoughts


def test_it_spreads_its_visits_as_openspiel_s_bot_does() -> None:
    """The mean share of each move over many searches of one position, ours and OpenSpiel's."""
    states = random_game(3)[-9]
    view = view_of(states)
    simulations, searches = 120, 20
    game: SandtableGame = CLASSES["patterns"]()
    bot = PatternsMcts(simulations=simulations, seed=1)
    ours: dict[str, list[int]] = defaultdict(list)
    theirs: dict[str, list[int]] = defaultdict(list)
    for seed in range(searches):
        for thought in bot.choose(view, 60.0).thoughts:
            ours[thought.move].append(thought.effort)
        peer = openspiel.MCTSBot(
            game,
            bot.exploration,
            simulations,
            RandomRollouts(seed),
            random_state=np.random.RandomState(seed),
        )
        for child in peer.mcts_search(game.state_from(states)).children:
            theirs[GAME.action_texts[child.action]].append(child.explore_count)
    assert set(ours) == set(theirs) == set(view.legal_moves)
    for move in view.legal_moves:
        assert abs(standard_errors_apart(ours[move], theirs[move])) < 4
