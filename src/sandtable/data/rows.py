"""A record as rows of the two tables."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ..games import load
from ..players import Decision
from .columns import GAMES, MOVES, Rows, add, empty


@dataclass(frozen=True)
class Tables:
    """Games and their moves, as they are gathered."""

    games: Rows
    moves: Rows

    @classmethod
    def new(cls) -> "Tables":
        """Without a game."""
        return cls(empty(GAMES), empty(MOVES))


def add_record(
    tables: Tables,
    number: int,
    record: Mapping[str, Any],
    seed: str | None = None,
    decisions: Mapping[int, Decision | None] | None = None,
) -> None:
    """Add a game.

    `decisions` has what players thought, by ply; None for a move that was drawn at random. Every
    move is played again, so it raises what an illegal one raises.
    """
    game = load(record["game"])
    position = game.from_deal(record["deal"], **record["options"])
    known = decisions or {}
    for ply, move in enumerate(record["moves"]):
        seat = position.seat
        thought = known.get(ply)
        expects = thought is not None and thought.unit != ""
        add(
            tables.moves,
            game=number,
            ply=ply,
            seat=seat,
            move=move,
            action=None if seat is None else game.action_numbers[move],
            legal=None if seat is None else len(position.legal_moves()),
            is_random=ply in known and thought is None,
            value=float(thought.value) if thought is not None and expects else None,
            unit=thought.unit if thought is not None and expects else None,
            is_proven=bool(thought.is_proven) if thought is not None and expects else None,
            effort=int(thought.effort) if thought is not None and expects else None,
        )
        position.play(move)
    winner = record["winner"]
    add(
        tables.games,
        game=number,
        seed=seed,
        name=record["game"],
        rules=record["rules"],
        options=json.dumps(record["options"], sort_keys=True),
        players=list(record["seats"]),
        deal=json.dumps(record["deal"]),
        scores=record["scores"],
        winner=None if isinstance(winner, bool) else winner,
        won=winner if isinstance(winner, bool) else None,
        ending=record["ending"],
        length=len(record["moves"]),
    )
