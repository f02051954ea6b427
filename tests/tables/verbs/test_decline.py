"""Declining an invitation."""

import pytest

from sandtable.tables import Refused, Table, verbs
from sandtable.tables.allowed import allowed_before
from sandtable.tables.settings import read_settings
from tests.tables.parties import NORTH, SOUTH, START, do


def inviting(who: str = SOUTH.identity) -> Table:
    """A table of North's, with a chair kept for somebody."""
    settings = read_settings({"game": "patterns"})
    step = verbs.open_table(settings, NORTH.identity, bytes(32), START, (None, who))
    table = Table(step.events)
    return do(table, verbs.take_seat(table, None, NORTH, "north", START))


def test_a_declined_chair_is_for_anybody() -> None:
    table = inviting("west")
    with pytest.raises(Refused, match="kept for somebody else"):
        verbs.take_seat(table, None, SOUTH, "south", START)
    do(table, verbs.decline(table, "west", START))
    assert table.chairs[1].reserved is None
    do(table, verbs.take_seat(table, None, SOUTH, "south", START))
    assert table.chair_of(SOUTH.identity) == 1


def test_only_who_is_invited_can_decline() -> None:
    table = inviting()
    with pytest.raises(Refused) as refused:
        verbs.decline(table, NORTH.identity, START)
    assert refused.value.code == "not-invited"
    assert "decline" in allowed_before(table, SOUTH.identity)
    assert "decline" not in allowed_before(table, NORTH.identity)


def test_who_sits_or_plays_does_not_decline() -> None:
    table = inviting()
    do(table, verbs.take_seat(table, None, SOUTH, "south", START))
    assert "decline" not in allowed_before(table, SOUTH.identity)
    do(table, verbs.start(table, START))
    with pytest.raises(Refused) as refused:
        verbs.decline(table, SOUTH.identity, START)
    assert refused.value.code == "game-begun"
