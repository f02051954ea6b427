"""Programs as players: what they answer, and how they lose a game without spoiling a match."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from sandtable import load
from sandtable.games import Position
from sandtable.players import SeatView
from sandtable.players.external import ExternalPlayer, Forfeit, player

pytestmark = pytest.mark.process

ENGINE = Path(__file__).parent / "scripted_engine.py"
GAME = load("patterns")
BUDGET = 0.2


@pytest.fixture(autouse=True)
def little_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(player, "GREETING", 10.0)
    monkeypatch.setattr(player, "GRACE", 0.5)


@pytest.fixture
def position() -> Position:
    return GAME.deal(seed="engines")


def of(manner: str) -> ExternalPlayer:
    return ExternalPlayer(GAME, f"{sys.executable} {ENGINE} {manner}")


def seen(position: Position) -> SeatView:
    seat = position.seat
    assert seat is not None
    return SeatView.of(position, seat)


@pytest.fixture
def made() -> Iterator[list[ExternalPlayer]]:
    players: list[ExternalPlayer] = []
    yield players
    for each in players:
        each.close()


def test_it_plays_what_the_program_answers(position: Position, made: list[ExternalPlayer]) -> None:
    made.append(of("good"))
    for _ in range(3):
        decision = made[0].choose(seen(position), BUDGET)
        assert decision.move == position.legal_moves()[0]
        position.play(decision.move)


def test_it_is_told_when_its_time_is_up(position: Position, made: list[ExternalPlayer]) -> None:
    made.append(of("stopped"))
    assert made[0].choose(seen(position), BUDGET).move == position.legal_moves()[0]


@pytest.mark.parametrize(
    ("manner", "words"),
    [
        ("dead", "ended with exit code 1: no weights found"),
        ("foreign", "speaks 'uci', not sandtable-engine/1"),
        ("crash", "ended with exit code 1: segmentation fault, or so"),
        ("silent", "no move in time"),
        ("garbage", "not JSON: 'bestmove e2e4'"),
        ("list", "not an object with a type: '[1, 2]'"),
        ("illegal", "illegal move 'castle long'"),
        ("number", "a move that is no text: 7"),
        ("stale", "answered question 0, not 1"),
        ("nested", "not JSON"),
        ("long", "not JSON"),
        ("flood", "not JSON"),
        ("sorry", "says: I do not know this position"),
    ],
)
def test_whatever_it_does_is_a_forfeit_with_a_reason(
    manner: str, words: str, position: Position, made: list[ExternalPlayer]
) -> None:
    made.append(of(manner))
    with pytest.raises(Forfeit) as lost:
        made[0].choose(seen(position), BUDGET)
    assert words in str(lost.value)


def test_one_that_never_greets_is_given_up(
    made: list[ExternalPlayer], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(player, "GREETING", 0.3)
    made.append(of("mute"))
    with pytest.raises(Forfeit, match="no hello in time"):
        made[0].begin()


@pytest.mark.parametrize("command", ["/no/such/program", "", "'open quote"])
def test_a_command_that_cannot_be_started(command: str) -> None:
    with pytest.raises(Forfeit, match="cannot be started"):
        ExternalPlayer(GAME, command).begin()


def test_after_a_forfeit_there_is_a_fresh_process(
    position: Position, made: list[ExternalPlayer]
) -> None:
    made.append(of("crash"))
    for _ in range(2):
        with pytest.raises(Forfeit, match="segmentation"):
            made[0].choose(seen(position), BUDGET)
