"""Variations: read, checked and written."""

import json
from typing import Any

import pytest

from sandtable import load, replay
from sandtable.errors import BadRecord
from sandtable.study.analysis import BadTree, Node, NoDeal, Start, read_text, record_of, walk_tree

GAME = load("mandamina")
DEAL = GAME.deal(seed=3).deal
START = Start(deal=DEAL, options={"seats": 2})


def cells(count: int) -> list[str]:
    """So many legal moves, one after the other."""
    position = GAME.from_deal(DEAL)
    for _ in range(count):
        position.play(position.legal_moves()[0])
    return list(position.moves)


def tree() -> list[Node]:
    """Three moves; another second move with an answer of its own; another first move."""
    first, second, third = cells(3)
    after = GAME.from_deal(DEAL)
    after.play(first)
    other = after.legal_moves()[-1]
    after.play(other)
    answer = after.legal_moves()[-1]
    return [
        Node(-1, first, "the plan"),
        Node(0, second),
        Node(1, third),
        Node(0, other, "or this"),
        Node(3, answer),
        Node(-1, GAME.from_deal(DEAL).legal_moves()[-1]),
    ]


def test_who_makes_each_move() -> None:
    assert list(walk_tree(GAME, START, tree())) == [0, 1, 0, 1, 0, 0]


def test_a_tree_becomes_a_record_and_comes_back() -> None:
    nodes = tree()
    record = record_of(GAME, START, nodes, "from our table", ["Ann", "Bo"])
    assert record["moves"] == [node.move for node in nodes[:3]]
    assert record["variations"] == [
        {"after": 0, "moves": [nodes[5].move]},
        {
            "after": 1,
            "moves": [nodes[3].move, nodes[4].move],
            "comments": [{"after": 1, "text": "or this"}],
        },
    ]
    assert replay(record).moves == record["moves"]
    read = read_text(json.dumps(record), load("patterns"))
    assert (read.game.name, read.comment, read.seats) == (
        "mandamina",
        "from our table",
        ["Ann", "Bo"],
    )
    again = record_of(read.game, read.start, read.nodes, read.comment, read.seats)
    assert again == record


def test_a_variation_may_leave_a_variation() -> None:
    record = record_of(GAME, START, tree(), "", None)
    deeper = {"of": 1, "after": 1, "moves": ["%"]}
    with pytest.raises(BadRecord, match="variation 2: move 1 '%'"):
        replay({**record, "variations": [*record["variations"], deeper]})
    on = GAME.from_deal(DEAL)
    on.play(record["moves"][0])
    on.play(record["variations"][1]["moves"][0])
    deeper["moves"] = [on.legal_moves()[0]]
    replay({**record, "variations": [*record["variations"], deeper]})


@pytest.mark.parametrize(
    ("variations", "words"),
    [
        ({}, "expected a list"),
        ([3], "no object"),
        ([{"after": 0, "moves": []}], "at least one"),
        ([{"after": 0, "moves": [3]}], "list of texts"),
        ([{"after": -1, "moves": ["a1"]}], "'after'"),
        ([{"after": True, "moves": ["a1"]}], "'after'"),
        ([{"after": 9, "moves": ["a1"]}], "a line with 3 moves"),
        ([{"of": 0, "after": 0, "moves": ["a1"]}], "earlier"),
        ([{"of": -1, "after": 0, "moves": ["a1"]}], "earlier"),
        ([{"after": 0, "moves": ["a1"], "more": 1}], "unknown key 'more'"),
        ([{"after": 0, "moves": ["a1"], "comments": [{}]}], "'after' and 'text'"),
        ([{"after": 0, "moves": ["a1"], "comments": 3}], "'after' and 'text'"),
        ([{"after": 0, "moves": ["a1"], "comments": [{"after": 2, "text": ""}]}], "1 to 1"),
        ([{"after": 0, "moves": ["a1"]}] * 1_001, "more than 1000"),
        ([{"after": 0, "moves": ["a1"] * 5_001}], "more than 5000 moves"),
    ],
)
def test_what_is_wrong_with_variations_is_said(variations: Any, words: str) -> None:
    record = record_of(GAME, START, tree()[:3], "", None)
    with pytest.raises(BadRecord, match=words):
        replay({**record, "variations": variations})


def test_moves_must_follow_each_other() -> None:
    for nodes in ([Node(0, "a1")], [Node(-2, "a1")], [Node(-1, "a1"), Node(2, "a1")]):
        with pytest.raises(BadTree):
            list(walk_tree(GAME, START, nodes))
    with pytest.raises(BadTree) as wrong:
        list(walk_tree(GAME, START, [Node(-1, "z1")]))
    assert wrong.value.code == "analysis-illegal"


def test_a_position_after_moves_has_no_record() -> None:
    position = GAME.deal(seed=1)
    fresh = Start(picture=str(position))
    assert record_of(GAME, fresh, [], "", None)["deal"] == position.deal
    position.play(position.legal_moves()[0])
    with pytest.raises(NoDeal) as wrong:
        record_of(GAME, Start(picture=str(position)), [], "", None)
    assert wrong.value.code == "analysis-no-deal"


def test_a_picture_is_read() -> None:
    position = load("patterns").deal(seed=1)
    read = read_text(f"\n{position}\n", load("patterns"))
    assert (read.start.picture, read.nodes) == (str(position), [])
    with pytest.raises(BadRecord):
        read_text('{"format": 1}', GAME)
