"""Variations as a tree: a flat list of moves, each after another one of the list.

The first move after a position is its main line. Records keep the same as `moves` and
`variations` (docs/formats.md).
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from ...errors import IllegalMove, SandtableError
from ...games import Game, Position, load
from ...records import replay
from ...records.files import parse_record
from ...records.outcome import read_outcome
from ...records.variations import MAIN_LINE, Variation, read_variations
from .places import Start, begin, deal_of

ROOT = -1
"""The parent of the first moves."""


class BadTree(SandtableError):
    """A tree whose moves do not follow each other."""

    code = "analysis-illegal"


class NoDeal(SandtableError):
    """A tree that cannot be a record: moves were made before its start."""

    code = "analysis-no-deal"


class Unreadable(SandtableError):
    """A text that is nothing of any game."""

    code = "unreadable"


@dataclass(frozen=True)
class Node:
    """A move or a chance event, and what was written about it."""

    parent: int
    """The number of the node before it, in the list; ROOT: the start."""
    move: str
    comment: str = ""


def walk_tree(game: Game, start: Start, nodes: Sequence[Node]) -> Iterator[int | None]:
    """Who makes each move (None: chance), or BadTree with the number of the first wrong one."""
    for _, seat in _played(begin(game, start), nodes):
        yield seat


def _played(first: Position, nodes: Sequence[Node]) -> Iterator[tuple[Position, int | None]]:
    """The position after every node, and who led there."""
    after: list[Position] = []
    for number, node in enumerate(nodes):
        if not ROOT <= node.parent < number:
            raise BadTree(f"move {number + 1} follows one that does not come before it")
        before = first if node.parent == ROOT else after[node.parent]
        position = before.copy()
        try:
            position.play(node.move)
        except IllegalMove as error:
            raise BadTree(f"move {number + 1} {node.move!r}: {error}") from None
        after.append(position)
        yield position, before.seat


def record_of(
    game: Game, start: Start, nodes: Sequence[Node], comment: str, seats: Sequence[str] | None
) -> dict[str, Any]:
    """A tree as a record: the main line as its moves, all others as `variations`."""
    first = begin(game, start)
    deal = deal_of(first)
    if deal is None:
        raise NoDeal("moves were made before this position, so its deal is unknown")
    after = [position for position, _ in _played(first, nodes)]
    lines = _lines_of(nodes)
    main = lines[0][2]
    end = after[main[-1]] if main else first
    dealt = game.from_deal(deal, **first.options)
    for node in main:
        dealt.play(nodes[node].move)
    assert dealt.state.tobytes() == end.state.tobytes()
    record = {**dealt.record(seats), "moves": [nodes[node].move for node in main]}
    comments = _comments(nodes, main)
    if comment:
        comments.insert(0, {"after": 0, "text": comment})
    if comments:
        record["comments"] = comments
    if len(lines) > 1:
        record["variations"] = [
            {
                **({} if of == 0 else {"of": of - 1}),
                "after": at,
                "moves": [nodes[node].move for node in line],
                **({"comments": found} if (found := _comments(nodes, line)) else {}),
            }
            for of, at, line in lines[1:]
        ]
    return record


def _comments(nodes: Sequence[Node], line: Sequence[int]) -> list[dict[str, Any]]:
    return [
        {"after": at, "text": nodes[node].comment}
        for at, node in enumerate(line, start=1)
        if nodes[node].comment
    ]


def _lines_of(nodes: Sequence[Node]) -> list[tuple[int, int, list[int]]]:
    """Every line: the number of the one it leaves, after how many of its moves, and its nodes.

    The first is the main line. A line comes after the one it leaves, in the order of the tree.
    """
    children: dict[int, list[int]] = {}
    for number, node in enumerate(nodes):
        children.setdefault(node.parent, []).append(number)

    lines: list[tuple[int, int, list[int]]] = []
    waiting = [(0, 0, first) for first in children.get(ROOT, [])]
    for of, at, first in waiting:  # It grows meanwhile.
        line = [first]
        while later := children.get(line[-1], []):
            waiting += [(len(lines), len(line), other) for other in later[1:]]
            line.append(later[0])
        lines.append((of, at, line))
    return lines or [(0, 0, [])]


@dataclass(frozen=True)
class Read:
    """What a text turned out to be."""

    game: Game
    start: Start
    nodes: list[Node]
    comment: str
    seats: list[str]
    is_over: bool = False
    """Whether it is a record of a game that has ended."""


def read_any(text: str, games: Sequence[Game]) -> Read:
    """A record, or a picture of a position of whichever of these games it shows."""
    if _is_record(text):
        return read_text(text, games[0])
    said: SandtableError | None = None
    for game in games:
        try:
            return read_text(text, game)
        except SandtableError as error:
            if text.split()[:1] == [game.name]:
                said = error  # It names its game, so what that game says is what is wrong.
    raise said or Unreadable("this is neither a record nor a position of a game")


def _is_record(text: str) -> bool:
    return text.lstrip().startswith("{")


def read_text(text: str, game: Game) -> Read:
    """A record (of any game), or a picture of a position of this game."""
    if not _is_record(text):
        position = game.from_picture(text)
        return Read(game, Start(picture=str(position)), [], "", [])
    record = parse_record(text)
    last = replay(record)
    comments = _read_comments(record)
    start = Start(deal=record["deal"], options=record.get("options", {}))
    variations = read_variations(record)
    return Read(
        load(record["game"]),
        start,
        _nodes_of(record["moves"], variations, comments),
        comments.get(0, ""),
        list(record["seats"]),
        read_outcome(record, last) is not None,
    )


def _read_comments(record: Any) -> dict[int, str]:
    """Comments of the main line that are written as ours are; other ones are left alone."""
    found = record.get("comments")
    return {
        one["after"]: one["text"]
        for one in (found if isinstance(found, list) else [])
        if isinstance(one, dict)
        and type(one.get("after")) is int
        and isinstance(one.get("text"), str)
    }


def _nodes_of(
    moves: Sequence[str], variations: Sequence[Variation], comments: dict[int, str]
) -> list[Node]:
    nodes: list[Node] = []
    places: list[list[int]] = []
    """For each line the node after every number of its moves."""

    def add(parent: int, moves: Sequence[str], comments: dict[int, str]) -> None:
        places.append([parent])
        for at, move in enumerate(moves, start=1):
            nodes.append(Node(places[-1][-1], move, comments.get(at, "")))
            places[-1].append(len(nodes) - 1)

    add(ROOT, moves, comments)
    for variation in variations:
        of = 0 if variation.of == MAIN_LINE else variation.of + 1
        add(places[of][variation.after], variation.moves, dict(variation.comments))
    return nodes
