"""The bot for any game: legal, honest, repeatable, in time, and no fool."""

from itertools import count
from typing import Any

import numpy as np
import pytest

from sandtable import GAMES, load
from sandtable.games.dice import dice
from sandtable.players import RandomPlayer, SeatView
from sandtable.players.generic import GenericBot
from sandtable.players.patterns.reading import moves_of
from sandtable.search.ismcts import NO_LIMIT
from tests.games.mandamina.boards import LAST_MOVE
from tests.games.mandamina.boards import position as drawn
from tests.players.patterns.positions import full_width_margin, small_endings
from tests.players.patterns.test_bot import view_of

LONG = 60.0
"""Seconds: a search that counts its simulations never needs them."""


def late_view(name: str, decisions: int, seed: int = 1) -> SeatView:
    """What the seat to move sees after some random decisions."""
    position = load(name).deal(seed=seed)
    anybody = RandomPlayer(seed)
    for _ in range(decisions):
        assert position.seat is not None
        position.play(anybody.choose(SeatView.of(position, position.seat), 0).move)
    assert position.seat is not None
    return SeatView.of(position, position.seat)


@pytest.mark.parametrize("name", GAMES)
def test_plays_on_with_legal_moves(name: str) -> None:
    """Sixty moves, or a whole game: against a random player, or alone."""
    game = load(name)
    position = game.deal(seed=3)
    bot = GenericBot(game, simulations=60, seed=3)
    anybody = RandomPlayer(3)
    for _ in range(60):
        if (seat := position.seat) is None:
            break
        view = SeatView.of(position, seat)
        before = view.now.tobytes()
        decision = (bot if seat == 0 else anybody).choose(view, LONG)
        assert decision.move in view.legal_moves
        assert {thought.move for thought in decision.thoughts} <= set(view.legal_moves)
        assert view.now.tobytes() == before
        if decision.unit == "chance":
            assert 0 <= decision.value <= 1
        position.play(decision.move)


@pytest.mark.parametrize("name", GAMES)
def test_same_seed_same_thoughts(name: str) -> None:
    view = late_view(name, 6)
    first, again, other = (
        GenericBot(load(name), simulations=200, seed=seed).choose(view, LONG) for seed in (1, 1, 2)
    )
    assert first.thoughts == again.thoughts
    assert first.thoughts != other.thoughts
    assert GenericBot(load(name), simulations=200).nbytes < GenericBot(load(name)).nbytes
    assert first.effort == sum(thought.effort for thought in first.thoughts) == 200


@pytest.mark.parametrize("name", [name for name in GAMES if load(name).has_secrets])
def test_does_not_peek(name: str) -> None:
    """Everything that its seat cannot know is dealt anew: it thinks the same."""
    game = load(name)
    position = game.deal(seed=5)
    assert position.seat is not None
    view = SeatView.of(position, position.seat)
    states = np.zeros(1, dtype=game.state_type)
    game.batch.resample_all(view.now, dice(1), states)
    other = game.from_picture(game.draw(states[0]))
    assert other.state.tobytes() != position.state.tobytes()
    assert other.seat is not None
    seen = other.observation(other.seat)
    twin = SeatView(game, view.options, other.seat, seen, seen, (), tuple(other.legal_moves()))
    thoughts = [
        GenericBot(game, simulations=200, seed=1).choose(one, LONG).thoughts for one in (view, twin)
    ]
    assert thoughts[0] == thoughts[1]


@pytest.mark.parametrize("moves_before_the_end", [1, 3])
def test_wins_what_can_be_won(moves_before_the_end: int) -> None:
    """P8.3: with everything visible, the end is played as full-width search plays it."""
    bot = GenericBot(load("patterns"), simulations=20_000, seed=1)
    for states, margin in small_endings(4, moves_before_the_end):
        decision = bot.choose(view_of(states), LONG)
        after = full_width_margin(moves_of(load("patterns"), states, [decision.move]))
        assert np.sign(after) == np.sign(margin)


def test_players_on_one_side_count_their_points() -> None:
    """S4.1, S4.2, S4.5: seven shapes are 35 points, the centre 5 and the 38 moves count less."""
    position = drawn(37, LAST_MOVE)
    seen = position.observation(0)
    moves = tuple(position.legal_moves())
    view = SeatView(position.game, position.options, 0, seen, seen, (), moves)
    decision = GenericBot(position.game, simulations=3000, seed=1).choose(view, LONG)
    assert decision.move == "d4"
    assert decision.unit == "score"
    assert decision.value == pytest.approx(35 + 5 - 38)


def test_one_move_needs_no_thought() -> None:
    view = late_view("mandala", 4)
    forced = SeatView(
        view.game, view.options, view.seat, view.start, view.now, (), view.legal_moves[:1]
    )
    decision = GenericBot(view.game).choose(forced, LONG)
    assert decision.move == view.legal_moves[0]
    assert decision.effort == 0


def test_stops_when_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a clock that moves by a tick at every look, every slice takes some ticks."""
    ticks: Any = count()
    monkeypatch.setattr("sandtable.players.clock.time.perf_counter", ticks.__next__)
    bot = GenericBot(load("patterns"), seed=1)
    assert bot._most == NO_LIMIT
    view = late_view("patterns", 10)
    assert bot.choose(view, 0.0).effort == 1
    assert 50 < bot.choose(view, 300.0).effort < 300


def test_it_can_be_compiled_ahead() -> None:
    """What has to be compiled is said in a sentence."""
    game = load("patterns")
    told: list[str] = []
    bot = GenericBot(game)
    assert bot.warmup is not None
    bot.warm(told.append)
    assert told in ([], ["Compiling a bot for Patterns for this computer (once, seconds) ..."])
    assert bot.is_warm
