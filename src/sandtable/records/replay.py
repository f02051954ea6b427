"""Replay a record under the rules it was played by, and check all it says."""

from collections.abc import Mapping
from typing import Any

from ..errors import BadDeal, BadOption, BadRecord, IllegalMove, UnknownGame
from ..games import Game, Position, load
from ..games.outcome import STOPPED, UNFINISHED
from ..games.position import RECORD_FORMAT
from .outcome import DECLARED
from .variations import check_variations

REQUIRED: dict[str, Any] = {"game": "", "rules": "", "seats": [], "deal": {}, "moves": []}
"""Keys that a record must have, each with an empty value of its kind."""


def replay(record: Any) -> Position:
    """The position a record ends in. BadRecord names the first thing that is wrong.

    Chance in the returned position is supplied by the caller, as after `Game.from_deal`.
    """
    _check_shape(record)
    game = _game_of(record)
    position = _start(game, record)
    dealt = position.copy()
    _check_seats(position, record["seats"])
    for number, move in enumerate(record["moves"], start=1):
        try:
            position.play(move)
        except IllegalMove as error:
            raise BadRecord(f"move {number} {move!r}: {error}", words={"number": number}) from None
    _check_result(position, record)
    if "variations" in record:
        check_variations(record, dealt)
    return position


def _check_shape(record: Any) -> None:
    if not isinstance(record, Mapping):
        raise BadRecord(f"a record is a JSON object, not {_json_name(record)}")
    if record.get("format") != RECORD_FORMAT:
        raise BadRecord(f"format: expected {RECORD_FORMAT!r}, found {record.get('format')!r}")
    for key, example in REQUIRED.items():
        if key not in record:
            raise BadRecord(f"{key}: missing")
        if not isinstance(record[key], type(example)):
            expected, found = _json_name(example), _json_name(record[key])
            raise BadRecord(f"{key}: expected {expected}, found {found}")
    if not isinstance(record.get("options", {}), Mapping):
        raise BadRecord(f"options: expected an object, found {_json_name(record['options'])}")


def _json_name(value: Any) -> str:
    if value is None:
        return "null"
    names = {str: "text", list: "a list", dict: "an object", bool: "true or false"}
    return names.get(type(value), "a number")


def _game_of(record: Mapping[str, Any]) -> Game:
    """The rules a record names. A new rules version keeps the old one beside it."""
    try:
        game = load(record["game"])
    except UnknownGame as error:
        raise BadRecord(f"game: {error}") from None
    if record["rules"] != game.rules_version:
        raise BadRecord(
            f"rules: version {record['rules']!r} of {game.title} is not known "
            f"(known: {game.rules_version!r})"
        )
    return game


def _start(game: Game, record: Mapping[str, Any]) -> Position:
    try:
        options = game.read_options(record.get("options", {}))
        return game.from_deal(record["deal"], **options)
    except BadOption as error:
        raise BadRecord(f"options: {error}") from None
    except BadDeal as error:
        raise BadRecord(f"deal: {error}") from None


def _check_seats(position: Position, seats: list[Any]) -> None:
    if len(seats) != position.seats:
        raise BadRecord(f"seats: {len(seats)} names for {position.seats} seats")
    for seat, name in enumerate(seats):
        if not isinstance(name, str):
            raise BadRecord(f"seats: the name of seat {seat} must be text, not {_json_name(name)}")


def _check_result(position: Position, record: Mapping[str, Any]) -> None:
    """Ending, scores and winner must be what the moves give, or what a table may declare."""
    outcome, ending, scores = position.outcome, record.get("ending"), record.get("scores")
    given = UNFINISHED if outcome is None else outcome.as_json()
    is_declared = outcome is None and ending in DECLARED
    if not is_declared:
        _check_same("ending", ending, given["ending"])
    if scores is not None or outcome is not None:
        _check_same("scores", scores, position.score_now())
    if is_declared:
        _check_declared_winner(position, record.get("winner"), can_be_won=ending != STOPPED)
    else:
        _check_same("winner", record.get("winner"), given["winner"])


def _check_same(key: str, found: Any, expected: Any) -> None:
    if not _same(found, expected):
        raise BadRecord(f"{key}: the moves give {_said(expected)}, not {_said(found)}")


def _check_declared_winner(position: Position, winner: Any, can_be_won: bool) -> None:
    allowed: list[Any] = [None]
    if can_be_won:
        allowed += [True, False] if position.game.shared_result else range(position.seats)
    if not any(_same(winner, value) for value in allowed):
        raise BadRecord(f"winner: {_said(winner)} is none of {', '.join(map(_said, allowed))}")


def _same(found: Any, expected: Any) -> bool:
    """Equal as JSON: 1 is not true, and [1, 0] is not [true, false]."""
    if isinstance(found, list) and isinstance(expected, list):
        pairs = zip(found, expected, strict=False)
        return len(found) == len(expected) and all(_same(a, b) for a, b in pairs)
    return type(found) is type(expected) and bool(found == expected)


def _said(value: Any) -> str:
    words = {None: "null", True: "true", False: "false"}
    if value is None or isinstance(value, bool):
        return words[value]
    return repr(value)
