"""What a position of Patterns comes to, seen from how the game went on; figures by hand."""

from types import SimpleNamespace

import pytest

from sandtable.games import Position
from sandtable.study.patterns.review.curve import Curve
from sandtable.study.patterns.review.hindsight import Estimate, together
from sandtable.study.patterns.review.looking import Looked, Looking
from sandtable.study.patterns.review.session import PatternsSession
from sandtable.study.review.reviewer import Depth, Step, Walk
from tests.players.patterns.positions import GAME

STAGES = 14
CURVE = Curve((10.0,) * STAGES, (3.0,) * STAGES, spread=20.0, base=0.5)


def test_errors_of_two_estimates_are_weights() -> None:
    # Weights 1/100 and 1/25: a fifth and four fifths.
    both = together(Estimate(0.0, 10.0), Estimate(10.0, 5.0))
    assert both.margin == pytest.approx(8.0)
    assert both.error == pytest.approx((1 / 0.05) ** 0.5)


def test_a_move_back_adds_what_was_lost_and_its_error() -> None:
    assert Estimate(4.0, 4.0).before(2.0, 3.0) == Estimate(6.0, 5.0)
    assert Estimate(4.0, 0.0).before(-2.0, 3.0) == Estimate(2.0, 3.0)


def game_of(moves: int) -> Walk:
    position = GAME.deal(seed=7)
    steps = []
    for ply in range(moves):
        before, seat, move = position.copy(), position.seat, position.legal_moves()[0]
        steps.append(Step(ply, before, move, seat, seat))
        position.play(move)
    return Walk(tuple(steps), position, None)


def session_of(
    monkeypatch: pytest.MonkeyPatch, margins: list[float], lost: dict[str, float]
) -> tuple[PatternsSession, list[Position]]:
    """A session that finds these margins of the first seat, the last one proven."""
    walk = game_of(len(margins) - 1)
    positions = [*(step.before for step in walk.steps), walk.last]
    known = {
        position.observation(None).tobytes(): Looked(0, margin, at == len(margins) - 1, 8, ())
        for at, (position, margin) in enumerate(zip(positions, margins, strict=True))
    }
    monkeypatch.setattr(Looking, "look", lambda self, states: known[states.tobytes()])
    monkeypatch.setattr(
        PatternsSession,
        "judge",
        lambda self, view, move, seed: SimpleNamespace(points=lost.get(move, 0.0)),
    )
    return PatternsSession(CURVE, Depth("quick", 0.1), walk), positions


def test_what_is_proven_reaches_back(monkeypatch: pytest.MonkeyPatch) -> None:
    session, positions = session_of(monkeypatch, [0.0, 0.0, 10.0], {})
    values = [session.value(position, "") for position in reversed(positions)]
    assert values[0].margin == 10.0
    assert values[0].is_proven
    # Errors 10 and 3: weights 9 and 100 parts of 109.
    one = 1000 / 109
    assert values[1].margin == pytest.approx(one)
    # Its error squared is 900 / 109, and 9 more before the move; the search has 100.
    error = 900 / 109 + 9
    assert values[2].margin == pytest.approx(one * 100 / (100 + error))
    assert not values[2].is_proven
    assert values[2].chance == CURVE.standing(values[2].margin, 10.0).chance


def test_what_a_move_lost_is_added_for_whoever_made_it(monkeypatch: pytest.MonkeyPatch) -> None:
    walk = game_of(2)
    for step in walk.steps:
        sign = 1 if step.seat == 0 else -1
        session, positions = session_of(monkeypatch, [0.0, 0.0, 10.0], {step.move: 6.0})
        last = 10.0 + (6.0 * sign if step.ply == 1 else 0.0)
        found = last * 100 / 109
        assert session.value(positions[1], "").margin == pytest.approx(found)
        first = found + (6.0 * sign if step.ply == 0 else 0.0)
        error = 900 / 109 + 9
        expected = first * 100 / (100 + error)
        assert session.value(positions[0], "").margin == pytest.approx(expected)


def test_a_position_of_no_game_is_as_it_was_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Looking, "look", lambda self, states: Looked(1, 5.0, False, 8, ()))
    session = PatternsSession(CURVE, Depth("quick", 0.1))
    assert session.value(GAME.deal(seed=1), "").margin == -5.0
