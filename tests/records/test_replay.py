"""Replaying a record: everything it says must be what the rules give."""

import copy
import json
from typing import Any

import pytest

import sandtable


def finished(name: str, seed: int = 4, **options: Any) -> dict[str, Any]:
    """A finished game as a record."""
    position = sandtable.load(name).deal(seed=seed, **options)
    while not position.is_over:
        moves = position.legal_moves()
        position.play(moves[len(position.moves) * 7 % len(moves)])
    return position.record()


RECORDS = {
    "mandala": finished("mandala"),
    "patterns": finished("patterns"),
    "mandamina": finished("mandamina", goal="simple", seats=2),
}


@pytest.fixture(params=sorted(RECORDS))
def record(request: pytest.FixtureRequest) -> dict[str, Any]:
    """A finished game of each kind, free to be spoilt."""
    return copy.deepcopy(RECORDS[request.param])


def wrong(record: Any) -> str:
    """The sentence a record is refused with."""
    with pytest.raises(sandtable.BadRecord) as refused:
        sandtable.replay(record)
    return str(refused.value)


def test_a_finished_game_replays(record: dict[str, Any]) -> None:
    position = sandtable.replay(record)
    assert position.is_over
    assert position.record() == record


def test_keys_of_one_s_own_are_welcome(record: dict[str, Any]) -> None:
    more = {**record, "comments": ["well played"], "fairness": {"seed": "00"}, "x-club": 7}
    assert sandtable.replay(more).is_over


def test_options_may_be_absent() -> None:
    record = {key: value for key, value in RECORDS["patterns"].items() if key != "options"}
    assert sandtable.replay(record).is_over


@pytest.mark.parametrize("thing", [None, 3, "record", [], [1], True])
def test_a_thing_that_is_no_record(thing: Any) -> None:
    assert "a record is a JSON object" in wrong(thing)


@pytest.mark.parametrize("key", ["game", "rules", "seats", "deal", "moves"])
def test_a_missing_key_is_named(record: dict[str, Any], key: str) -> None:
    del record[key]
    assert wrong(record) == f"{key}: missing"


@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("format", "sandtable-record/2", "format: expected 'sandtable-record/1'"),
        ("format", None, "format: expected 'sandtable-record/1'"),
        ("game", "chess", "game: there is no game 'chess'"),
        ("game", 7, "game: expected text, found a number"),
        ("rules", "99", "rules: version '99'"),
        ("rules", 1, "rules: expected text, found a number"),
        ("seats", "ab", "seats: expected a list, found text"),
        ("seats", ["one"] * 3, "seats: 3 names for 2 seats"),
        ("seats", ["one", None], "seats: the name of seat 1 must be text, not null"),
        ("deal", [], "deal: expected an object, found a list"),
        ("deal", {}, "deal: "),
        ("moves", {}, "moves: expected a list, found an object"),
        ("moves", [5], "move 1 5: a move is text"),
        ("moves", [None], "move 1 None: a move is text"),
        ("options", [], "options: expected an object"),
        ("options", {"colour": 1}, "options: "),
        ("ending", None, "ending: the moves give"),
        ("ending", "resigned", "ending: the moves give"),
        ("ending", "sleepy", "ending: the moves give"),
        ("scores", None, "scores: the moves give"),
        ("scores", [1000, 1000], "scores: the moves give"),
        ("scores", "many", "scores: the moves give"),
        ("winner", 5, "winner: the moves give"),
    ],
)
def test_what_is_wrong_is_named(record: dict[str, Any], key: str, value: Any, message: str) -> None:
    assert wrong({**record, key: value}).startswith(message)


def test_the_first_wrong_move_is_named(record: dict[str, Any]) -> None:
    record["moves"][5:] = ["claim x", "done", "z9"]
    assert wrong(record).startswith("move 6 'claim x': ")


def test_a_move_after_the_end_is_wrong(record: dict[str, Any]) -> None:
    record["moves"].append(record["moves"][-1])
    assert wrong(record).endswith("the game is over") or "none is due" in wrong(record)


def test_a_game_that_stops_early_is_unfinished(record: dict[str, Any]) -> None:
    record["moves"] = record["moves"][:6]
    assert "ending: the moves give null" in wrong(record)
    record.update(ending=None, winner=None, scores=None)
    assert not sandtable.replay(record).is_over


@pytest.mark.parametrize("ending", ["resigned", "timeout", "abandoned"])
def test_a_game_cut_short_has_the_winner_it_gives(ending: str) -> None:
    for name, winners, never in (
        ("patterns", (0, 1, None), (True, 2, "0")),
        ("mandamina", (False, True, None), (0, 1, "no")),
    ):
        record = {**RECORDS[name], "ending": ending, "scores": None}
        record["moves"] = record["moves"][:4]
        for winner in winners:
            assert not sandtable.replay({**record, "winner": winner}).is_over
        for other in never:
            assert wrong({**record, "winner": other}).startswith("winner: ")


@pytest.mark.parametrize("name", ["patterns", "mandamina"])
def test_nobody_has_won_a_game_that_was_stopped(name: str) -> None:
    record = {**RECORDS[name], "ending": "stopped", "scores": None, "winner": None}
    record["moves"] = record["moves"][:4]
    assert not sandtable.replay(record).is_over
    for winner in (0, 1, True, False):
        assert wrong({**record, "winner": winner}).startswith("winner: ")


def test_a_game_that_its_rules_ended_was_not_stopped(record: dict[str, Any]) -> None:
    record.update(ending="stopped", winner=None)
    assert wrong(record).startswith("ending: ")


def test_true_is_not_one() -> None:
    """As JSON, [1] and [true] differ, and so do 0 and false."""
    record = {**RECORDS["mandamina"]}
    assert record["scores"] == [0]
    assert wrong({**record, "scores": [False]}).startswith("scores: ")
    assert wrong({**record, "winner": 0}).startswith("winner: ")


def test_a_mandala_with_19_cards_of_a_colour() -> None:
    record = copy.deepcopy(RECORDS["mandala"])
    record["deal"] = {"mountains": ["rr", "rr"], "hands": ["rrrrrr"] * 2, "cups": ["rr", "rk"]}
    assert wrong(record).startswith("deal: ")
    assert "19" in wrong(record)
    assert "red" in wrong(record)


def test_chance_that_cannot_come_is_named() -> None:
    """Four draws of the hand's size cannot come from one build."""
    record = copy.deepcopy(RECORDS["mandala"])
    number = next(i for i, move in enumerate(record["moves"]) if move.startswith("draw"))
    record["moves"][number] = "draw rrrr"
    assert wrong(record).startswith(f"move {number + 1} 'draw rrrr': ")


def test_records_are_plain_json(record: dict[str, Any]) -> None:
    assert json.loads(json.dumps(record)) == record
