"""The lines of the engine protocol: what they hold, and that it is no more than a seat may know."""

import io
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from sandtable import load
from sandtable.games import GAMES, Position
from sandtable.games.dice import dice
from sandtable.players import Decision, RandomPlayer, SeatView
from sandtable.players.external import messages, serve_engine
from sandtable.players.player import Thought

SCHEMA = json.loads((Path(__file__).parents[3] / "docs/engine-protocol.schema.json").read_text())


def in_progress(game: str, moves: int = 7) -> Position:
    position = load(game).deal(seed="messages")
    for _ in range(moves):
        position.play(position.legal_moves()[-1])
    return position


def asked(position: Position) -> dict[str, Any]:
    assert position.seat is not None
    return messages.think(3, SeatView.of(position, position.seat), 0.5)


@pytest.mark.parametrize("game", GAMES)
def test_a_view_comes_through_unchanged(game: str) -> None:
    position = in_progress(game)
    assert position.seat is not None
    view = SeatView.of(position, position.seat)
    line = messages.write(messages.think(3, view, 0.5))
    jsonschema.validate(json.loads(line), SCHEMA)
    again = messages.view_of(load(game), messages.read(line))
    assert again.start.tobytes() == view.start.tobytes()
    assert again.now.tobytes() == view.now.tobytes()
    assert (again.seat, again.history, again.legal_moves, again.options) == (
        view.seat,
        view.history,
        view.legal_moves,
        view.options,
    )


@pytest.mark.parametrize("game", GAMES)
def test_the_view_is_that_of_the_position(game: str) -> None:
    position = in_progress(game)
    seen = position.view(position.seat)
    told = asked(position)["view"]
    assert told == {name: seen[name] for name in told}


def test_other_hidden_cards_send_the_same_bytes() -> None:
    position = in_progress("mandala")
    seat = position.seat
    assert seat is not None
    view = SeatView.of(position, seat)
    for seed in range(20):
        states = view.game.new_states(view.options)
        view.game.batch.resample_all(view.now, dice(seed), states)
        redealt = Position(view.game, states, view.options, start=None)
        other = replace(view, now=redealt.observation(seat))
        assert messages.fields_of(other.now) == messages.fields_of(view.now)
        assert messages.described(other) == messages.described(view)


def test_a_decision_comes_through_unchanged() -> None:
    decision = Decision(
        "flip d5",
        value=4.0,
        unit="points",
        is_proven=True,
        line=("flip d5", "done"),
        thoughts=(Thought("flip d5", 4.0, 12), Thought("swap e3", 1.5, 3)),
        depth=9,
        effort=15,
    )
    line = messages.write(messages.answer(3, decision))
    jsonschema.validate(json.loads(line), SCHEMA)
    assert messages.decision_of(messages.read(line)) == decision


def served(*lines: bytes, game: str = "patterns") -> list[dict[str, Any]]:
    out = io.BytesIO()
    given = io.BytesIO(b"".join(line.rstrip(b"\n") + b"\n" for line in lines))
    serve_engine(load(game), "random", lambda: RandomPlayer(seed=1), given, out)
    answers = [json.loads(line) for line in out.getvalue().splitlines()]
    for answer in answers:
        jsonschema.validate(answer, SCHEMA)
    return answers


@pytest.mark.parametrize("game", GAMES)
def test_our_engine_greets_and_moves(game: str) -> None:
    position = in_progress(game)
    greeting, move = served(
        messages.write(messages.hello(load(game))),
        messages.write(messages.new(SeatView.of(position, position.seat or 0))),
        messages.write(asked(position)),
        b'{"type": "stop", "id": 3}',
        b'{"type": "quit"}',
        b"never read",
        game=game,
    )
    assert (greeting["type"], greeting["protocol"]) == ("hello", messages.PROTOCOL)
    assert (move["type"], move["id"]) == ("move", 3)
    assert move["move"] in position.legal_moves()


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (b"hello", "not JSON"),
        (b"[]", "not an object with a type"),
        (b'{"type": 7}', "not an object with a type"),
        (b'{"type": "dance"}', "unknown message 'dance'"),
        (b'{"type": "hello", "protocol": "uci"}', "speaks sandtable-engine/1"),
        (
            b'{"type": "hello", "protocol": "sandtable-engine/1", "game": "go"}',
            "this engine plays patterns",
        ),
        (b'{"type": "think"}', "think without 'seat'"),
        (b'{"type": "think", "seat": "x"}', "think: invalid literal"),
        (b'{"type": "think", "seat": 0, "options": {"size": 3}}', "has no option 'size'"),
    ],
)
def test_a_line_that_makes_no_sense_is_answered_and_nothing_else(line: bytes, words: str) -> None:
    error, greeting = served(line, messages.write(messages.hello(load("patterns"))))
    assert error["type"] == "error"
    assert words in error["error"]
    assert greeting["type"] == "hello"


@pytest.mark.parametrize(
    "broken",
    [
        {"legal_moves": []},
        {"legal_moves": 5},
        {"now": {"seat": "x"}},
        {"now": {"up": [1, 2]}},
        {"now": {"up": [2**80, 0, 0, 0, 0, 0]}},
        {"seconds": "long"},
        {"options": 3},
    ],
)
def test_a_question_that_is_broken_is_an_error(broken: dict[str, Any]) -> None:
    message = asked(in_progress("patterns")) | broken
    (answer,) = served(messages.write(message))
    assert answer["type"] == "error"
