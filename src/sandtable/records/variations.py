"""Variations: moves that were not played, as an optional key of a record (docs/formats.md).

    "variations": [
      {"after": 12, "moves": ["c4", "d5"], "comments": [{"after": 1, "text": "better"}]},
      {"of": 0, "after": 1, "moves": ["e5"]}
    ]

Each leaves a line after so many of its moves: the moves of the record, or with `of` those of an
earlier variation, counted from 0.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ..errors import BadRecord, IllegalMove
from ..games import Position

MAIN_LINE = -1
MOST_VARIATIONS = 1_000
MOST_MOVES = 5_000
"""Of all variations of a record together."""
LONGEST_COMMENT = 2_000
KEYS = {"of", "after", "moves", "comments"}


@dataclass(frozen=True)
class Variation:
    """Moves that leave a line."""

    of: int
    """The number of the variation it leaves, or MAIN_LINE."""
    after: int
    """After how many moves of that line."""
    moves: tuple[str, ...]
    comments: tuple[tuple[int, str], ...]
    """What was written after so many moves of this variation."""


def read_variations(record: Mapping[str, Any]) -> list[Variation]:
    """The variations of a record, checked for everything but the rules; BadRecord says more."""
    found = record.get("variations", [])
    if not isinstance(found, list):
        raise BadRecord("variations: expected a list")
    if len(found) > MOST_VARIATIONS:
        raise BadRecord(f"variations: more than {MOST_VARIATIONS}")
    read: list[Variation] = []
    lengths = [len(record["moves"])]
    for number, one in enumerate(found):
        variation = _read(number, one)
        length = lengths[variation.of + 1]
        if variation.after > length:
            raise _wrong(number, f"after {variation.after} of a line with {length} moves")
        read.append(variation)
        lengths.append(len(variation.moves))
    if sum(lengths[1:]) > MOST_MOVES:
        raise BadRecord(f"variations: more than {MOST_MOVES} moves in all")
    return read


def check_variations(record: Mapping[str, Any], start: Position) -> None:
    """Play every variation from where it leaves its line; BadRecord names the first wrong move."""
    variations = read_variations(record)
    lines = [_positions(start, record["moves"], "variations")] if variations else []
    for number, variation in enumerate(variations):
        before = lines[variation.of + 1][variation.after]
        lines.append(_positions(before, variation.moves, f"variation {number}"))


def _positions(before: Position, moves: Any, name: str) -> list[Position]:
    """The positions before and after each of some moves."""
    positions = [before]
    for at, move in enumerate(moves, start=1):
        after = positions[-1].copy()
        try:
            after.play(move)
        except IllegalMove as error:
            raise BadRecord(f"{name}: move {at} {move!r}: {error}") from None
        positions.append(after)
    return positions


def _read(number: int, one: Any) -> Variation:
    if not isinstance(one, Mapping):
        raise _wrong(number, "it is no object")
    unknown = [key for key in one if key not in KEYS]
    if unknown:
        raise _wrong(number, f"unknown key {unknown[0]!r}")
    of, after, moves = one.get("of", MAIN_LINE), one.get("after"), one.get("moves")
    if type(of) is not int or not (0 <= of < number or ("of" not in one)):
        raise _wrong(number, "'of' must be the number of an earlier variation")
    if type(after) is not int or after < 0:
        raise _wrong(number, "'after' must be a number of moves")
    if not isinstance(moves, list) or not moves or not all(isinstance(m, str) for m in moves):
        raise _wrong(number, "'moves' must be a list of texts, with at least one")
    return Variation(
        of, after, tuple(moves), _read_comments(number, one.get("comments", []), len(moves))
    )


def _read_comments(number: int, found: Any, moves: int) -> tuple[tuple[int, str], ...]:
    comments: list[tuple[int, str]] = []
    for one in found if isinstance(found, list) else [None]:
        if not isinstance(one, Mapping) or set(one) != {"after", "text"}:
            raise _wrong(number, "'comments' must be a list of 'after' and 'text'")
        after, text = one["after"], one["text"]
        if type(after) is not int or not 1 <= after <= moves:
            raise _wrong(number, f"a comment is after 1 to {moves} of its moves")
        if not isinstance(text, str) or len(text) > LONGEST_COMMENT:
            raise _wrong(number, f"a comment is a text of at most {LONGEST_COMMENT} letters")
        comments.append((after, text))
    return tuple(comments)


def _wrong(number: int, reason: str) -> BadRecord:
    return BadRecord(f"variation {number}: {reason}")
