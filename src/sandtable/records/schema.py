"""The JSON Schema of records: what all have in common, and the part of every installed game.

`python -m sandtable.records.schema` prints it.
"""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from ..games import GAMES, Game, load
from .outcome import DECLARED

COMMON = Path(__file__).with_name("common.json")


def record_schema(names: Iterable[str] = ()) -> dict[str, Any]:
    """The schema of the records of some games; all that are installed if none are named."""
    games = [load(name) for name in names or GAMES]
    schema: dict[str, Any] = json.loads(COMMON.read_text(encoding="utf-8"))
    schema["properties"]["game"] = {"enum": [game.name for game in games]}
    schema["allOf"] += [
        {"if": {"properties": {"game": {"const": game.name}}}, "then": {"properties": _part(game)}}
        for game in games
    ]
    return schema


def _part(game: Game) -> dict[str, Any]:
    """What the records of one game have of their own."""
    own = game.record_schema()
    seats = game.seat_counts
    results = 1 if game.shared_result else max(seats)
    winners = {"type": "boolean"} if game.shared_result else {"enum": list(range(max(seats)))}
    return {
        "options": {
            "properties": {name: {"enum": list(values)} for name, values in game.options.items()},
            "additionalProperties": False,
        },
        "seats": {"minItems": min(seats), "maxItems": max(seats)},
        "deal": own.get("deal", {}),
        "moves": {"items": own.get("moves", {})},
        "variations": {"items": {"properties": {"moves": {"items": own.get("moves", {})}}}},
        "scores": {"anyOf": [{"type": "null"}, {"maxItems": results}]},
        "winner": {"anyOf": [{"type": "null"}, winners]},
        "ending": {"enum": [*game.endings, *DECLARED]},
    }


if __name__ == "__main__":
    print(json.dumps(record_schema(), indent=2))
