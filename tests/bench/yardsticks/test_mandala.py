"""The plain information-set search for Mandala: honest, and the algorithm of OpenSpiel's bot."""

from collections import defaultdict

import numpy as np
from open_spiel.python.algorithms import ismcts as openspiel

from bench.peers.openspiel_bots import RandomRollouts
from bench.yardsticks.mandala import MandalaIsmcts
from sandtable.envs.openspiel import SandtableGame
from sandtable.envs.openspiel.game import CLASSES
from sandtable.players import RandomPlayer, SeatView
from tests.players.mandala.seats import GAME
from tests.players.spread import standard_errors_apart


def late_view(decisions: int, seed: int = 2) -> SeatView:
    """A view from a random game after so many decisions."""
    position = GAME.deal(seed=seed)
    anybody = RandomPlayer(seed)
    for _ in range(decisions):
        assert position.seat is not None
        position.play(anybody.choose(SeatView.of(position, position.seat), 0).move)
    assert position.seat is not None
    return SeatView.of(position, position.seat)


def test_every_simulation_but_the_first_tries_a_move() -> None:
    """The first one is played out from the root itself."""
    decision = MandalaIsmcts(simulations=777, seed=1).choose(late_view(10), 60.0)
    assert decision.effort == 777
    assert sum(thought.effort for thought in decision.thoughts) == 776
    assert {thought.move for thought in decision.thoughts} == set(late_view(10).legal_moves)


def test_same_seed_same_thoughts() -> None:
    view = late_view(10)
    first, second, other = (
        MandalaIsmcts(simulations=500, seed=seed).choose(view, 60.0) for seed in (1, 1, 2)
    )
    assert first.thoughts == second.thoughts
    assert first.thoughts != other.thoughts


def test_it_spreads_its_visits_as_openspiel_s_bot_does() -> None:
    """The mean share of each move over many searches of one position, ours and OpenSpiel's."""
    view = late_view(73, seed=36)
    simulations, searches, exploration = 120, 15, 1.0
    game: SandtableGame = CLASSES["mandala"]()
    bot = MandalaIsmcts(exploration=exploration, simulations=simulations, seed=1)
    ours: dict[str, list[int]] = defaultdict(list)
    theirs: dict[str, list[int]] = defaultdict(list)
    for seed in range(searches):
        for thought in bot.choose(view, 60.0).thoughts:
            ours[thought.move].append(thought.effort)
        peer = openspiel.ISMCTSBot(
            game,
            RandomRollouts(seed),
            exploration,
            simulations,
            random_state=np.random.RandomState(seed),
        )
        peer.run_search(game.state_from(view.now))
        for action, child in peer._root_node.child_info.items():
            theirs[GAME.action_texts[action]].append(int(child.visits))
    assert set(ours) == set(theirs) == set(view.legal_moves)
    for move in view.legal_moves:
        assert abs(standard_errors_apart(ours[move], theirs[move])) < 4
