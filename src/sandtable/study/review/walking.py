"""A record step by step, and what names a position whatever way led to it."""

import json
from collections.abc import Mapping
from hashlib import sha256
from typing import Any

import numpy as np

from ...games import Position, load
from ...players.player import SeatView
from ...records import replay
from ...records.outcome import read_outcome
from .model import VERSION
from .reviewer import Depth, Reviewer, Step, Walk


def walk(record: Mapping[str, Any]) -> Walk:
    """Every step of a record; BadRecord names the first thing that is wrong with it."""
    last = replay(record)
    game = load(record["game"])
    position = game.from_deal(record["deal"], **game.read_options(record.get("options", {})))
    steps = []
    owner: int | None = None
    for ply, move in enumerate(record["moves"]):
        seat = position.seat
        owner = owner if seat is None else seat
        before = position.copy()
        steps.append(Step(ply, before, move, seat, owner))
        position.play(move)
    return Walk(tuple(steps), last, read_outcome(record, last))


def game_key(record: Mapping[str, Any]) -> str:
    """The name of a whole game."""
    told = json.dumps([record["deal"], record["moves"]], sort_keys=True)
    return sha256(told.encode()).hexdigest()[:32]


def state_bytes(state: np.record) -> bytes:
    """What is in a record, field by field: not what may lie between the fields."""
    return b"".join(np.ascontiguousarray(state[name]).tobytes() for name in state.dtype.names or ())


def position_key(reviewer: Reviewer, depth: Depth, position: Position) -> str:
    """The name of a position with all its cards; with the way that led there if that matters."""
    parts = [state_bytes(position.state)]
    if reviewer.remembers:
        parts.append("\n".join(position.moves).encode())
    return _key(reviewer, depth, position, *parts)


def view_key(reviewer: Reviewer, depth: Depth, view: SeatView) -> str:
    """The name of what a seat knows; with the way that led there if that matters."""
    parts = [str(view.seat).encode(), state_bytes(view.now[0])]
    if reviewer.remembers:
        parts += [state_bytes(view.start[0]), "\n".join(view.history).encode()]
    return _key(reviewer, depth, view, *parts)


def _key(reviewer: Reviewer, depth: Depth, of: Position | SeatView, *parts: bytes) -> str:
    name = f"{of.game.name} {of.game.rules_version} {VERSION} {reviewer.version} {depth.name} "
    options = repr(sorted(of.options.items()))
    return sha256(b"\0".join([name.encode(), options.encode(), *parts])).hexdigest()[:32]
