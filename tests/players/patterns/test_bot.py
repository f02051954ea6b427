"""The Patterns bot: legal, exact at the end, honest about what it knows."""

import numpy as np
import pytest

from sandtable.players import SeatView
from sandtable.players.clock import Clock
from sandtable.players.patterns.bot import PatternsBot
from sandtable.players.patterns.evaluation import load_weights
from sandtable.players.patterns.frames import POINT
from sandtable.players.patterns.levels import LEVELS, Knowledge, Limits
from sandtable.players.patterns.reading import margin as points_ahead
from sandtable.players.patterns.reading import moves_of
from sandtable.players.patterns.thinking import (
    EASY_LEAD,
    HELPED_FROM_DEPTH,
    Thinking,
    is_worth_solving,
)

from .positions import GAME, TooLarge, full_width_margin, random_game, small_endings

WEAK = Limits(depth=2)


@pytest.mark.parametrize("moves_before_the_end", [1, 3, 5, 7])
def test_endings_are_exact(moves_before_the_end: int) -> None:
    """The margin of a solved ending is that of full-width search, whatever is evaluated before."""
    bots = [PatternsBot(), PatternsBot(weights=np.full_like(load_weights(), 777))]
    for states, margin in small_endings(4, moves_before_the_end):
        for bot in bots:
            decision = bot.choose(view_of(states), budget=60.0)
            assert decision.is_proven
            assert decision.value == (margin if states[0].seat == 0 else -margin)
            after = moves_of(GAME, states, [decision.move])
            assert full_width_margin(after) == margin


@pytest.mark.parametrize("moves_before_the_end", [2, 4, 6])
def test_solving_agrees_with_full_width_search(moves_before_the_end: int) -> None:
    """Straight to the end, in a table so small that entries are overwritten all the time."""
    for states, margin in small_endings(12, moves_before_the_end):
        so_far = points_ahead(GAME, states, int(states[0].seat))
        finding = Thinking(load_weights(), table_bits=6).solve(states, lambda: False)
        assert finding.is_proven
        value = so_far + finding.value // POINT
        assert value == (margin if states[0].seat == 0 else -margin)


@pytest.mark.parametrize("guess", [-60, 0, 60])
def test_a_wrong_guess_does_not_spoil_a_proof(guess: int) -> None:
    """A search to the end looks near the guess first, and then as far away as it must."""
    for states, margin in small_endings(4, 6):
        so_far = points_ahead(GAME, states, int(states[0].seat))
        thinking = Thinking(load_weights(), table_bits=12)
        thinking.set_up(states)
        finding = thinking.look_to_the_end(guess * POINT, lambda: False)
        assert finding is not None
        assert finding.is_proven
        value = so_far + finding.value // POINT
        assert value == (margin if states[0].seat == 0 else -margin)


def view_of(states: np.ndarray) -> SeatView:
    """The view of the seat to move in a position set up for a test."""
    actions = np.zeros(GAME.most_legal, dtype=np.int64)
    count = GAME.batch.list_legal(states, actions)
    moves = sorted(GAME.action_texts[action] for action in actions[:count])
    return SeatView(GAME, {}, int(states[0].seat), states, states, (), tuple(moves))


def test_reductions_do_not_spoil_a_proof() -> None:
    """Deepening step by step with reductions ends at the same value as one search to the end."""
    states = random_game(21)[-10]
    values = set()
    for with_reductions in (True, False):
        thinking = Thinking(load_weights(), table_bits=16, with_reductions=with_reductions)
        thinking.set_up(states)
        for depth in range(1, 2 * thinking.tiles):
            finding = thinking.must_look(depth)
            if finding.is_proven:
                break
        assert finding.is_proven
        values.add(finding.value)
    assert len(values) == 1


def test_every_move_of_a_game_is_legal() -> None:
    """From the bowls (P2.1) through the turns to the last final flip (P7.3)."""
    position = GAME.deal(seed=5)
    bots = [
        PatternsBot(limits=WEAK),
        PatternsBot(limits=Limits(depth=1, knowledge=Knowledge.POINTS)),
    ]
    while not position.is_over:
        assert position.seat is not None
        view = SeatView.of(position, position.seat)
        decision = bots[position.seat].choose(view, budget=0.05)
        assert decision.move in view.legal_moves
        assert decision.line[0] == decision.move
        assert decision.thoughts[0].move == decision.move
        assert {thought.move for thought in decision.thoughts} <= set(view.legal_moves)
        position.play(decision.move)
    assert position.ending == "stuck"


def test_the_expected_line_can_be_played() -> None:
    """The line is a game that goes on from here."""
    position = GAME.deal(seed=6)
    position.play(position.legal_moves()[0])
    decision = PatternsBot(limits=Limits(depth=4)).choose(SeatView.of(position, 0), budget=5.0)
    assert decision.depth == 4
    for move in decision.line:
        position.play(move)


def test_the_bowls_are_searched() -> None:
    """P2.1: seat 1 chooses the sharing that is worse for seat 0, to the depth it can see."""
    position = GAME.deal(seed=7)
    decision = PatternsBot(limits=Limits(depth=2)).choose(SeatView.of(position, 1), budget=60.0)
    values = {}
    for move in position.legal_moves():
        thinking = Thinking(load_weights())
        thinking.set_up(moves_of(GAME, position.observation(), [move]))
        values[move] = thinking.must_look(2).value
    assert decision.depth == 3
    assert {thought.move for thought in decision.thoughts} == set(values)
    assert values[decision.move] == min(values.values())


def test_final_flips_are_all_made() -> None:
    """P7.3, P7.4: no flip costs anything, so `done` is never said; the value is the margin."""
    tried = 0
    for seed in range(12):
        states = last_flips(seed)
        if states is None:
            continue
        try:
            margin = full_width_margin(states)
        except TooLarge:
            continue
        tried += 1
        decision = PatternsBot(limits=WEAK).choose(view_of(states), budget=0.05)
        assert "done" not in decision.line
        assert decision.is_proven
        assert decision.value == (margin if states[0].seat == 0 else -margin)
    assert tried > 2


def last_flips(seed: int) -> np.ndarray | None:
    """The position of a random game at its final flips, None if it ended without."""
    position = GAME.deal(seed=seed)
    bot = PatternsBot(limits=Limits(depth=1))
    while not position.is_over:
        assert position.seat is not None
        if position.view()["phase"] == "final-flips":
            return position.observation()
        position.play(bot.choose(SeatView.of(position, position.seat), budget=0.05).move)
    return None


def test_the_same_bot_plays_the_same() -> None:
    """With its depth limited and time enough, a bot's choice depends on the position alone."""
    position = GAME.deal(seed=9)
    view = SeatView.of(position, 1)
    bots = [PatternsBot(limits=Limits(depth=3)) for _ in range(2)]
    first, second = (bot.choose(view, budget=60.0) for bot in bots)
    assert (first.move, first.line, first.effort) == (second.move, second.line, second.effort)


def test_an_ending_is_searched_to_the_end_only_if_there_is_time() -> None:
    """Few tiles are solved at once, many tiles never."""
    assert is_worth_solving(15, Clock(1.0))
    assert not is_worth_solving(48, Clock(1.0))
    assert not is_worth_solving(28, Clock(0.0))


@pytest.mark.parametrize("seed", [31, 32, 33])
def test_two_cores_prove_what_one_core_proves(seed: int) -> None:
    """The second core only fills the table: margins are the same."""
    findings = []
    for cores in (1, 2):
        thinking = Thinking(load_weights(), cores=cores)
        findings.append(thinking.solve(random_game(seed)[-6], lambda: False))
        assert thinking.tiles >= HELPED_FROM_DEPTH
    assert all(finding.is_proven for finding in findings)
    assert findings[0].value == findings[1].value


def test_a_move_is_far_ahead_if_all_others_are_worth_clearly_less() -> None:
    """One move ahead every value is known; an only move is always far ahead."""
    answers = set()
    for states in random_game(34):
        thinking = Thinking(load_weights(), table_bits=10)
        thinking.set_up(states)
        finding = thinking.must_look(1)
        best, *others = sorted(finding.values.values(), reverse=True)
        is_easy = all(value < best - EASY_LEAD for value in others)
        assert thinking.is_far_ahead(finding, 1, lambda: False) == is_easy
        assert thinking.must_look(1) == finding, "the table knows the position as before"
        answers.add(is_easy)
    assert answers == {True, False}


def test_a_limit_of_positions_is_kept() -> None:
    """A limit of positions is kept to within a tenth, and the first look."""
    position = GAME.deal(seed=10)
    position.play(position.legal_moves()[0])
    bot = PatternsBot(limits=Limits(nodes=2_000))
    assert 2_000 <= bot.choose(SeatView.of(position, 0), budget=60.0).effort <= 2_200


def test_levels_are_legal_players() -> None:
    """Each level answers a position with a legal move, and never by chance."""
    position = GAME.deal(seed=11)
    position.play(position.legal_moves()[0])
    view = SeatView.of(position, 0)
    for name, level in list(LEVELS.items())[:-1]:
        first, second = (PatternsBot(name, level.limits).choose(view, 60.0) for _ in range(2))
        assert first.move in view.legal_moves
        assert (first.move, first.effort) == (second.move, second.effort)
