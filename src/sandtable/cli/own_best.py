"""A solo player's best games so far: fewest moves and best score, kept between games."""

from pathlib import Path
from typing import Any

from ..errors import BadRecord
from ..games import Position
from ..records import read_record, write_record
from ..store.data_folder import data_folder

FILE_NAME = "own-best.json"


def note_game(position: Position) -> str:
    """Compare a game that is over with the best so far, keep the better; say how it compares.

    Empty when there is nothing to compare: the game has rivals or partners, or was not won.
    """
    if not position.game.shared_result or position.seats != 1 or not position.winner:
        return ""
    path = data_folder() / FILE_NAME
    kind = " ".join([position.game.name, *map(str, position.options.values())])
    now = _measures(position)
    try:
        bests = _read(path)
        best = bests.get(kind)
        better = {name: _better(name, value, best) for name, value in now.items()}
        if better != best:
            path.parent.mkdir(parents=True, exist_ok=True)
            write_record(path, {**bests, kind: better})
    except (BadRecord, OSError) as error:
        return f"Your best so far is not kept: {error}."
    return _sentence(now, best)


def _measures(position: Position) -> dict[str, int]:
    """S5.2: by moves, fewer is better; by score, more is better. A simple game has no score."""
    measures = {"moves": int(position.view()["moves"])}
    if position.options["goal"] == "score":
        measures["score"] = position.score_now()[0]
    return measures


def _read(path: Path) -> dict[str, dict[str, int]]:
    if not path.exists():
        return {}
    found = read_record(path)
    if not isinstance(found, dict) or not all(_is_entry(entry) for entry in found.values()):
        raise BadRecord(f"{path} is not a list of best games")
    return found


def _is_entry(entry: Any) -> bool:
    return isinstance(entry, dict) and all(type(value) is int for value in entry.values())


def _better(name: str, value: int, best: dict[str, int] | None) -> int:
    if best is None or name not in best:
        return value
    return min(value, best[name]) if name == "moves" else max(value, best[name])


def _sentence(now: dict[str, int], best: dict[str, int] | None) -> str:
    if best is None:
        return "Your first win of this kind: the next one is measured against it."
    parts = []
    for name, value in now.items():
        before = best.get(name, value)
        if _better(name, value, best) != before:
            parts.append(f"{name} {value}, a new best (before: {before})")
        else:
            parts.append(f"{name} {value} (your best: {before})")
    return "Against your own games: " + "; ".join(parts) + "."
