"""examples/own_seed.py: what a program has to do so that nobody can choose its cards."""

from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from sandtable.tables import Kind, Somebody, Step, Table, bot, verbs
from sandtable.tables.fairness import commitment_to_seed
from sandtable.tables.record import record_of
from sandtable.tables.view import see_table

from .parties import NORTH, SOUTH, START, do, opened, play_some

EAST = Somebody("e", "East", Kind.GUEST)


@pytest.fixture(name="new_seed")
def _new_seed(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(Path(__file__).parents[2] / "examples"))
    from own_seed import OwnSeed  # type: ignore[import-not-found]

    return OwnSeed


def decided(table: Table, who: Somebody, said: dict[str, Any]) -> Step:
    match said["type"]:
        case "take-seat":
            return verbs.take_seat(table, None, who, "", START, said["commitment"])
        case "commit":
            return verbs.commit(table, who.identity, said["commitment"], START)
    return verbs.reveal(table, who.identity, said["seed"], said["number"], START)


def say(table: Table, who: Somebody, seed: Any) -> str | None:
    """Let somebody say what they want to say; what it was."""
    said = seed.say(see_table(table, None, START), table.chair_of(who.identity))
    if said is None:
        return None
    do(table, decided(table, who, said))
    return str(said["type"])


def test_two_commit_show_and_check(new_seed: Any) -> None:
    table, north, south = opened("mandala", starter="lot"), new_seed(), new_seed()
    assert say(table, NORTH, north) == "take-seat"
    assert say(table, NORTH, north) is None
    assert say(table, SOUTH, south) == "take-seat"
    assert say(table, NORTH, north) == "reveal"
    assert say(table, NORTH, north) is None
    assert say(table, SOUTH, south) == "reveal"
    do(table, verbs.start(table, START))
    record = record_of(play_some(table, 1000))
    assert north.check(record) is None
    assert south.check(record) is None
    for key, value in (("starter", "host"), ("commitment", "0" * 64)):
        changed = deepcopy(record)
        changed["fairness"][key] = value
        assert north.check(changed) is not None


def test_with_a_bot(new_seed: Any) -> None:
    table, north = opened(), new_seed()
    do(table, verbs.take_seat(table, 1, bot("random", "random"), "", START))
    assert [say(table, NORTH, north) for _ in range(3)] == ["take-seat", "reveal", None]
    assert table.chairs.are_ready


def test_a_seed_that_was_shown_is_not_used_with_others(new_seed: Any) -> None:
    table, north = opened(), new_seed()
    say(table, NORTH, north)
    do(table, verbs.take_seat(table, None, SOUTH, "", START, "0" * 64))
    assert say(table, NORTH, north) == "reveal"
    spent = north.seed
    do(table, verbs.leave(table, SOUTH.identity, START))
    assert say(table, NORTH, north) == "commit"
    assert north.seed != spent
    assert say(table, NORTH, north) is None
    do(table, verbs.take_seat(table, None, EAST, "open", START))
    assert say(table, NORTH, north) == "reveal"
    assert table.chairs.are_ready


def test_a_table_that_lies_about_who_came_gets_no_second_look(new_seed: Any) -> None:
    """The seed was shown, and refused; now other commitments stand there."""
    table, north = opened(), new_seed()
    say(table, NORTH, north)
    honest = verbs.take_seat(table, None, SOUTH, "", START, "0" * 64).after
    assert north.say(see_table(honest, None, START), 0)["type"] == "reveal"
    chosen = commitment_to_seed("chosen")
    other = verbs.take_seat(table, None, SOUTH, "", START, chosen).after
    assert north.say(see_table(other, None, START), 0)["type"] == "commit"
