"""Results of a match as JSON lines: a heading, then a line for each pair of games.

A pair is written in one piece, so a match that was broken off goes on without a game lost or
counted twice; a last line that was cut off is a pair that was not played.
"""

import json
import os
from collections import Counter
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path
from typing import Any

from ..errors import SandtableError
from .control import Control, control_of
from .game import GameResult
from .match import Match, Pair

FORMAT = "sandtable-arena/2"


class BadResults(SandtableError):
    """A results file that cannot be read, or that belongs to another match."""


def heading(match: Match) -> dict[str, Any]:
    """What identifies a match. More pairs may be played later, so their number does not.

    Times, and how luck is taken out, are written down before the first game.
    """
    settings = asdict(match)
    del settings["pairs"]
    control = control_of(match.game)
    return {
        "format": FORMAT,
        **settings,
        "players": list(match.players),
        "budgets": {name: match.budget_of(name) for name in match.players},
        "control": None if control is None else asdict(control),
    }


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
    return read_pairs(path)


def read_pairs(path: Path) -> list[Pair]:
    """All whole pairs of a results file, none twice."""
    lines = path.read_bytes().split(b"\n")
    whole = [(number, line) for number, line in enumerate(lines[1:-1], start=2) if line]
    pairs = [_read_pair(path, line, number) for number, line in whole]
    counted = Counter((one.players, one.pair) for one, _ in pairs)
    for ((first, second), pair), times in counted.items():
        if times > 1:
            raise BadResults(f"{path}: pair {pair} of {first} against {second} is there twice")
    return pairs


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


def pair_scores(
    pairs: Iterable[Pair], control: Control | None = None
) -> dict[tuple[str, str], list[float]]:
    """For every two players the first one's score in each pair, from 0 to 1, in playing order.

    With a control the luck is taken out: single scores may lie outside 0 to 1.
    """
    weight = 0.0 if control is None else control.coefficient
    scores: dict[tuple[str, str], list[float]] = {}
    for pair in pairs:
        score = score_of_pair(pair) - weight * luck_of_pair(pair)
        scores.setdefault(pair[0].players, []).append(score)
    return scores


def score_of_pair(pair: Pair) -> float:
    """The score of the pair's first player: 0, 0.25, 0.5, 0.75 or 1."""
    first = pair[0].players[0]
    return (pair[0].points_of(first) + pair[1].points_of(first)) / 2


def luck_of_pair(pair: Pair) -> float:
    """The luck of the pair's first player, on the scale of the score."""
    one, other = pair
    return ((one.luck or 0.0) - (other.luck or 0.0)) / 2  # in the other game it has seat 1
