"""The published JSON Schema and the reader agree on what a record looks like."""

import copy
import json
from pathlib import Path
from typing import Any

import jsonschema
import pytest

import sandtable
from sandtable.records.schema import record_schema
from sandtable.tables.record import record_of
from tests.tables.parties import of_first_scheme, play_some, started

from .test_replay import RECORDS

SCHEMA = record_schema()
VALIDATOR = jsonschema.Draft202012Validator(SCHEMA)


PUBLISHED = Path(__file__).parents[2] / "docs" / "record.schema.json"


def test_the_published_schema_is_that_of_our_games() -> None:
    """Made by `python -m sandtable.records.schema > docs/record.schema.json`."""
    ours = [name for name in sandtable.GAMES if _is_ours(name)]
    assert json.loads(PUBLISHED.read_text("utf-8")) == record_schema(ours)


def _is_ours(name: str) -> bool:
    return type(sandtable.load(name)).__module__.startswith("sandtable.")


def test_the_schema_is_a_schema() -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMA)


@pytest.mark.parametrize("name", sorted(RECORDS))
def test_our_records_fit_the_schema(name: str) -> None:
    VALIDATOR.validate(RECORDS[name])
    VALIDATOR.validate(sandtable.load(name).deal(seed=2).record())


@pytest.mark.parametrize("name", sorted(RECORDS))
def test_records_of_tables_fit_the_schema(name: str) -> None:
    record = record_of(play_some(started(name), 1000))
    VALIDATOR.validate(record)
    for key, wrong in (("commitments", ["x"]), ("seeds", ["a|b"]), ("starter", "me")):
        spoilt = record | {"fairness": record["fairness"] | {key: wrong}}
        assert not VALIDATOR.is_valid(spoilt)
    VALIDATOR.validate(record_of(play_some(of_first_scheme(started(name)), 1000)))


SPOILT: list[tuple[str, str, Any]] = [
    ("patterns", "format", "other"),
    ("patterns", "game", "chess"),
    ("patterns", "seats", ["one"]),
    ("patterns", "moves", ["build 1 p"]),
    ("patterns", "moves", ["OPEN c4"]),
    ("patterns", "moves", "open c4"),
    ("patterns", "deal", {"board": ["kroygp"] * 8, "tiles": "rk"}),
    ("patterns", "deal", {"tiles": "rk"}),
    ("patterns", "options", {"seats": 2}),
    ("patterns", "ending", "river"),
    ("mandala", "deal", {"mountains": ["rk"], "hands": [], "cups": []}),
    ("mandala", "moves", ["grow 3 rr"]),
    ("mandala", "moves", ["grow 1 rk"]),
    ("mandala", "scores", [1, 2, 3]),
    ("mandamina", "options", {"difficulty": "mild"}),
    ("mandamina", "options", {"seats": 7}),
    ("mandamina", "moves", ["h1"]),
    ("mandamina", "winner", "yes"),
]


@pytest.mark.parametrize(("name", "key", "value"), SPOILT)
def test_schema_and_reader_both_refuse(name: str, key: str, value: Any) -> None:
    record = copy.deepcopy(RECORDS[name])
    record[key] = value
    assert not VALIDATOR.is_valid(record)
    with pytest.raises(sandtable.BadRecord):
        sandtable.replay(record)


@pytest.mark.parametrize("name", sorted(RECORDS))
def test_a_stopped_game_fits_the_schema_if_nobody_has_won_it(name: str) -> None:
    record = {**RECORDS[name], "ending": "stopped", "scores": None, "winner": None}
    record["moves"] = record["moves"][:2]
    VALIDATOR.validate(record)
    assert not sandtable.replay(record).is_over
    for winner in (0, True, False):
        assert not VALIDATOR.is_valid({**record, "winner": winner})
