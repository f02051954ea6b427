"""How a record says that a table ended its game, and how that is read."""

from typing import Any

import pytest

from sandtable import replay
from sandtable.games.outcome import Outcome
from sandtable.records.outcome import read_outcome
from sandtable.tables import Table, verbs
from sandtable.tables.record import record_of
from tests.tables.parties import NORTH, SOUTH, START, do, ended, play_some, started


def agreed() -> Table:
    table = play_some(started(), 3)
    do(table, verbs.offer_draw(table, NORTH.identity, START))
    return do(table, verbs.accept_draw(table, SOUTH.identity, START))


def resigned(game: str) -> Table:
    table = play_some(started(game), 3)
    return do(table, verbs.resign(table, SOUTH.identity, START))


ENDED: list[tuple[Table, dict[str, Any]]] = [
    (agreed(), {"agreed": "draw", "ending": None, "winner": None, "scores": None}),
    (resigned("mandala"), {"ending": "resigned", "winner": 0, "scores": None}),
    (resigned("mandamina"), {"ending": "resigned", "winner": False, "scores": None}),
]


@pytest.mark.parametrize(("table", "said"), ENDED, ids=["agreed", "resigned", "given up together"])
def test_what_a_table_declares_is_read_from_its_record(table: Table, said: dict[str, Any]) -> None:
    record = record_of(table)
    assert record.items() >= said.items()
    assert ("agreed" in record) == ("agreed" in said)
    position = replay(record)
    assert position.outcome is None, "the rules have not ended it"
    assert read_outcome(record, position) == ended(table)


def test_an_agreed_draw_is_over() -> None:
    record = record_of(agreed())
    outcome = read_outcome(record, replay(record))
    assert outcome is not None
    assert outcome.is_draw
    assert outcome.ending == "agreed"


def test_an_unfinished_game_has_no_outcome() -> None:
    position = started().position
    assert read_outcome(position.record(), position) is None


def test_the_rules_come_before_what_is_declared() -> None:
    """An old record may say `agreed` in a game that was over anyway."""
    table = play_some(started(), 1000)
    record = record_of(table) | {"agreed": "draw"}
    outcome = read_outcome(record, replay(record))
    assert outcome == ended(table)
    assert outcome == Outcome("stuck", table.position.winner, tuple(table.position.score_now()))
