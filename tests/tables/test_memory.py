"""M8.2: whether claimed cards can be looked up is a setting of the table, the same for all."""

import json
from typing import Any

import pytest

from sandtable.errors import SandtableError
from sandtable.games.batch import NOBODY
from sandtable.tables import Refused, Table, verbs
from sandtable.tables.events import read_event
from sandtable.tables.questions import prospects_of
from sandtable.tables.record import record_of
from sandtable.tables.replay import replay_of
from sandtable.tables.view import IN_MIND, see_table

from .parties import NORTH, SOUTH, START, do, on_turn, opened, play_some, started


def with_claims(**settings: Any) -> Table:
    """A game in which both have claimed cards and somebody is on turn."""
    table = started("mandala", **settings)
    while not all(cup["claimed"] for cup in table.position.view(None)["cups"]):
        play_some(table, 1, seed=table.number)
        assert table.turn is not None, "the game is not over before both have claimed"
    return table


def test_open_is_the_usual_one() -> None:
    table = with_claims()
    assert see_table(table, 0, START)["memory"] == "open"
    for seat in (None, 0, 1):
        seen = see_table(table, seat, START)["position"]
        assert seen == table.position.view(seat)
        assert all(cup["claimed"] for cup in seen["cups"])


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_hidden_shows_a_rivals_cup_as_a_number_only(seat: int | None) -> None:
    table = with_claims(memory="hidden")
    whole = table.position.view(seat)
    seen = see_table(table, seat, START)["position"]
    for owner in (0, 1):
        cup = seen["cups"][owner]
        assert cup["count"] == whole["cups"][owner]["count"]
        if owner == seat:
            assert cup == whole["cups"][owner]
            assert seen["points"][owner] == whole["points"][owner]
        else:
            assert cup == {"count": cup["count"], "claimed": None, "hidden": None}
            assert seen["points"][owner] is None
    assert seen["unseen"] is None
    hidden = {"cups", "points", "unseen"}
    assert {key: seen[key] for key in seen if key not in hidden} == {
        key: whole[key] for key in whole if key not in hidden
    }


def test_hidden_tells_the_same_whatever_the_rival_has_claimed() -> None:
    """Two games that differ only in the colours of a rival's Cup look the same."""
    table = with_claims(memory="hidden")
    game = table.settings.rules
    view = table.position.view(0)
    other = json.loads(json.dumps(view))
    other["cups"][1]["claimed"] = "k" * len(view["cups"][1]["claimed"])
    other["points"][1] = []
    other["unseen"] = ""
    assert game.from_memory(other, 0) == game.from_memory(view, 0)
    assert game.from_memory(other, NOBODY) == game.from_memory(view, NOBODY)


def test_hidden_tells_only_the_last_moves_and_replays_nothing() -> None:
    table = play_some(started("mandala", memory="hidden"), 20)
    for seat in (None, 0, 1):
        assert see_table(table, seat, START)["history"] == table.position.history(seat)[-IN_MIND:]
        assert see_table(table, seat, START)["in_mind"] == IN_MIND
        with pytest.raises(Refused) as refused:
            replay_of(table, seat)
        assert refused.value.code == "replay-memory"
    who = NORTH if on_turn(table) == NORTH.identity else SOUTH
    assert prospects_of(table, who).rival is None


def test_all_is_open_when_the_game_is_over() -> None:
    table = with_claims(memory="hidden")
    do(table, verbs.resign(table, NORTH.identity, START))
    seen = see_table(table, 1, START)
    assert seen["position"]["cups"] == table.position.view(1)["cups"]
    assert seen["history"] == table.position.history(1)
    assert seen["in_mind"] is None
    assert replay_of(table, 1)["moves"] == table.moves
    assert record_of(table)["memory"] == "hidden"


def test_a_rematch_keeps_it() -> None:
    table = started("mandala", memory="hidden")
    do(table, verbs.resign(table, NORTH.identity, START))
    again = verbs.open_rematch(table, bytes(32), START).after
    assert see_table(again, None, START)["memory"] == "hidden"


def test_a_table_of_before_is_open() -> None:
    """Logs that were written before there was a choice."""
    first = opened("mandala").events[0].as_json()
    del first["settings"]["memory"]
    assert see_table(Table([read_event(first)]), None, START)["memory"] == "open"


@pytest.mark.parametrize("game", ["patterns", "mandamina"])
def test_a_game_that_covers_nothing_has_no_such_choice(game: str) -> None:
    assert see_table(opened(game), None, START)["memory"] is None
    assert "memory" not in record_of(started(game))
    with pytest.raises(SandtableError, match="nothing to remember"):
        opened(game, memory="hidden")
