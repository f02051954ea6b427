"""The messages between an arena and an engine, one JSON object per line: what they say."""

import json
from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

import numpy as np

from ...errors import SandtableError
from ...games import Game
from ...games.batch import States
from ...games.dice import dice
from ..player import Decision, SeatView, Thought

PROTOCOL = "sandtable-engine/1"
LONGEST_LINE = 1 << 20
"""Bytes; no message is longer."""
Message = dict[str, Any]


class BadMessage(SandtableError):
    """A line that is not what the protocol asks for; the message says why."""


def write(message: Message) -> bytes:
    """A message as a line."""
    return json.dumps(message, separators=(",", ":")).encode() + b"\n"


def read(line: bytes) -> Message:
    """The message in a line, or BadMessage."""
    try:
        message = json.loads(line)
    except (ValueError, RecursionError):
        raise BadMessage(f"not JSON: {_shown(line)}") from None
    if not isinstance(message, dict) or not isinstance(message.get("type"), str):
        raise BadMessage(f"not an object with a type: {_shown(line)}")
    return message


def _shown(line: bytes) -> str:
    text = line.decode("utf-8", "replace").strip()
    return repr(text if len(text) <= 80 else text[:79] + "…")


# What the arena says.


def hello(game: Game) -> Message:
    """The first message in either direction; the engine adds its name."""
    return {
        "type": "hello",
        "protocol": PROTOCOL,
        "game": game.name,
        "rules": game.rules_version,
    }


def new(view: SeatView) -> Message:
    """Another game begins, and the engine has this seat."""
    return {"type": "new", "seat": view.seat, "options": view.options}


def think(number: int, view: SeatView, seconds: float) -> Message:
    """A decision is asked for."""
    return {
        "type": "think",
        "id": number,
        "seconds": seconds,
        "seat": view.seat,
        "options": view.options,
        "legal_moves": list(view.legal_moves),
        "history": list(view.history),
        "view": described(view),
        "start": fields_of(view.start),
        "now": fields_of(view.now),
    }


def described(view: SeatView) -> dict[str, Any]:
    """What the seat may know, as `position.view(seat)` says it.

    It is the same in every world that the seat cannot tell from the true one, so any will do.
    """
    states = view.game.new_states(view.options)
    view.game.batch.resample_all(view.now, dice(0), states)
    return view.game.describe(states[0], view.seat)


def fields_of(observations: States) -> dict[str, Any]:
    """An observation by the names of its fields, in numbers and lists: all that a seat knows."""
    (observation,) = observations
    return {
        name: value.tolist() if isinstance(value, np.ndarray) else value
        for name, value in zip(observation.dtype.names or (), observation.item(), strict=True)
    }


# How the engine understands it.


def view_of(game: Game, message: Mapping[str, Any]) -> SeatView:
    """The view in a `think` message, or BadMessage."""
    try:
        return SeatView(
            game=game,
            options=game.read_options(message.get("options", {})),
            seat=int(message["seat"]),
            start=_observation(game, message["start"]),
            now=_observation(game, message["now"]),
            history=tuple(map(str, message.get("history", ()))),
            legal_moves=tuple(map(str, message["legal_moves"])),
        )
    except KeyError as missing:
        raise BadMessage(f"think without {missing}") from None
    except (TypeError, ValueError, OverflowError) as reason:
        raise BadMessage(f"think: {reason}") from None


def _observation(game: Game, fields: Mapping[str, Any]) -> States:
    """An observation record; fields that only another version knows are left out or zero."""
    observations: States = np.zeros(1, dtype=game.observation_type)
    for name in game.observation_type.names or ():
        if name in fields:
            observations[name][0] = fields[name]
    return observations


# What the engine answers.


def answer(number: Any, decision: Decision) -> Message:
    """A move with what the engine was thinking."""
    said: Message = {"type": "move", "id": number, "move": decision.move}
    if decision.unit:
        said |= {"value": decision.value, "unit": decision.unit, "proven": decision.is_proven}
    if decision.line:
        said["line"] = list(decision.line)
    if decision.thoughts:
        said["thoughts"] = [asdict(thought) for thought in decision.thoughts]
    if decision.effort:
        said |= {"depth": decision.depth, "effort": decision.effort}
    return said


def decision_of(message: Mapping[str, Any]) -> Decision:
    """The decision in a `move` message, or BadMessage. Only the move has to be there."""
    try:
        move = message["move"]
        if not isinstance(move, str):
            raise BadMessage(f"a move that is no text: {move!r}")
        return Decision(
            move=move,
            value=float(message.get("value", 0.0)),
            unit=str(message.get("unit", "")),
            is_proven=bool(message.get("proven", False)),
            line=tuple(map(str, message.get("line", ()))),
            thoughts=tuple(
                Thought(str(each["move"]), float(each["value"]), int(each.get("effort", 0)))
                for each in message.get("thoughts", ())
            ),
            depth=int(message.get("depth", 0)),
            effort=int(message.get("effort", 0)),
        )
    except (KeyError, TypeError, ValueError, AttributeError, OverflowError) as reason:
        raise BadMessage(f"move: {type(reason).__name__}: {reason}") from None
