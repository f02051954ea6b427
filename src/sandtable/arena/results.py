"""Results of a match as JSON lines: a heading, then a line for each pair of games.

A pair is written in one piece, so a match that was broken off goes on without a game lost or
counted twice; a last line that was cut off is a pair that was not played.
"""

import json
import os
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path
from typing import Any

from ..errors import SandtableError
from .game import GameResult
from .match import Match

FORMAT = "sandtable-arena/1"
Pair = tuple[GameResult, GameResult]


class BadResults(SandtableError):
    """A results file that cannot be read, or that belongs to another match."""


def heading(match: Match) -> dict[str, Any]:
    """What identifies a match. More pairs may be played later, so their number does not."""
    settings = asdict(match)
    del settings["pairs"]
    return {"format": FORMAT, **settings, "players": list(match.players)}


def start_file(path: Path, match: Match) -> list[Pair]:
    """Begin a results file, or read the pairs of one that was begun with the same match."""
    if not path.exists():
        path.write_text(json.dumps(heading(match)) + "\n", encoding="utf-8")
        return []
    lines = path.read_bytes().split(b"\n")
    found = _parse(path, lines[0], 1)
    if found != heading(match):
        raise BadResults(f"{path} has the results of another match: {json.dumps(found)}")
    if lines[-1]:  # the last line has no end: it was cut off
        with path.open("rb+") as file:
            file.truncate(len(b"\n".join(lines[:-1])) + 1)
    whole = [(number, line) for number, line in enumerate(lines[1:-1], start=2) if line]
    return [_read_pair(path, line, number) for number, line in whole]


def append(path: Path, pair: Pair) -> None:
    """Write a pair down before anybody counts it."""
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps([result.as_json() for result in pair]) + "\n")
        file.flush()
        os.fsync(file.fileno())


def _parse(path: Path, line: bytes, number: int) -> Any:
    try:
        return json.loads(line)
    except ValueError:
        raise BadResults(f"{path}, line {number}: not JSON") from None


def _read_pair(path: Path, line: bytes, number: int) -> Pair:
    try:
        one, other = (GameResult.from_json(result) for result in _parse(path, line, number))
    except (TypeError, ValueError, KeyError):
        raise BadResults(f"{path}, line {number}: not a pair of games") from None
    return one, other


def pair_scores(pairs: Iterable[Pair]) -> dict[tuple[str, str], list[float]]:
    """For every two players the first one's score in each pair, from 0 to 1, in playing order."""
    scores: dict[tuple[str, str], list[float]] = {}
    for one, other in pairs:
        first = one.players[0]
        score = (one.points_of(first) + other.points_of(first)) / 2
        scores.setdefault(one.players, []).append(score)
    return scores
