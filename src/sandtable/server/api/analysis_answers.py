"""The answers of the analysis board: all of them are made in threads."""

import secrets
from collections.abc import Sequence
from typing import Any

from ...errors import BadRecord, NoSuchSeat
from ...games import Game, Position, load
from ...players.player import Player
from ...study.analysis import (
    Analysis,
    Node,
    Start,
    analyse,
    begin,
    play_line,
    read_any,
    record_of,
    walk_tree,
)
from ..errors import ServerError
from .analysis_shapes import (
    MOST_NODES,
    DealWish,
    EngineAnswer,
    EngineLine,
    NodeSeen,
    PlaceSent,
    PositionWish,
    RecordWish,
    StartSent,
    TextSent,
    TreeSeen,
    TreeSent,
)

Sent = dict[str, Any]
"""As analysis_shapes.py describes it."""


def start_of(sent: StartSent) -> Start:
    """A start as it was sent."""
    return Start(sent.picture, sent.deal, sent.options)


def place_of(game: Game, sent: PlaceSent) -> tuple[Position, list[bytes]]:
    """A position, and the keys of all on the way to it."""
    position = begin(game, start_of(sent))
    return position, play_line(position, sent.moves)


def answer_position(game: Game, wish: PositionWish) -> Sent:
    """What a position looks like, and what can happen in it."""
    position, _ = place_of(game, wish)
    if wish.draw:
        position.play_chance(secrets.randbelow)
    return _shown(position, wish.seat)


def answer_deal(game: Game, wish: DealWish) -> Sent:
    """A fresh deal, all of it."""
    return _shown(game.deal_by(secrets.randbelow, **wish.options), None)


def _shown(position: Position, wanted: int | None) -> Sent:
    game, turn = position.game, position.seat
    seat = wanted if wanted is not None else turn if turn is not None else 0
    if seat >= position.seats:
        raise NoSuchSeat(f"there is no seat {seat}: seats are 0 to {position.seats - 1}")
    last = position.moves[-1] if position.moves else ""
    outcome = position.outcome
    return {
        "picture": str(position),
        "options": game.chosen_options(position.options),
        "seat": seat,
        "turn": turn,
        "position": position.view(seat),
        "legal_moves": position.legal_moves(),
        "came": last if game.is_chance_text(last) else None,
        "outcomes": [
            {"move": move, "chance": chance} for move, chance in position.chance_outcomes()
        ],
        "scores": position.score_now(),
        "result": None if outcome is None else outcome.as_json(),
    }


def answer_engine(
    position: Position, player: Player | None, seconds: float, deep: bool
) -> EngineAnswer:
    """What the engine thinks."""
    found = analyse(position, player, seconds, deep)
    return EngineAnswer(
        seat=found.seat,
        unit=found.unit,
        lines=_lines(position, found),
        level=found.level,
        depth=found.depth,
        effort=found.effort,
        seconds=found.seconds,
        bound=found.bound,
        proof_seconds=found.proof_seconds,
    )


def _lines(position: Position, found: Analysis) -> list[EngineLine]:
    return [
        EngineLine(
            moves=list(line.moves),
            seats=_seats(position, line.moves),
            value=line.value,
            is_proven=line.is_proven,
            depth=line.depth,
            effort=line.effort,
            scores=None if line.outcome is None else list(line.outcome.scores),
        )
        for line in found.lines
    ]


def _seats(position: Position, moves: tuple[str, ...]) -> list[int]:
    on, seats = position.copy(), []
    for move in moves:
        assert on.seat is not None, "a line has no chance"
        seats.append(on.seat)
        on.play(move)
    return seats


def answer_tree(game: Game, sent: TreeSent) -> TreeSeen:
    """A tree, if its moves follow each other."""
    return _seen(game, start_of(sent), _nodes(sent), "", [])


def answer_text(games: Sequence[Game], sent: TextSent) -> TreeSeen:
    """What a text turned out to be, of one of these games."""
    try:
        read = read_any(sent.text, games)
    except BadRecord as error:
        if "number" in error.words:
            raise ServerError("record-illegal-move", number=error.words["number"]) from None
        raise
    if len(read.nodes) > MOST_NODES:
        raise ServerError("analysis-too-long", most=MOST_NODES)
    seen = _seen(read.game, read.start, read.nodes, read.comment, read.seats)
    return seen.model_copy(update={"is_over": read.is_over})


def answer_record(game: Game, wish: RecordWish) -> Sent:
    """A tree as a record."""
    return record_of(game, start_of(wish), _nodes(wish), wish.comment, wish.names or None)


def _nodes(sent: TreeSent) -> list[Node]:
    return [Node(node.parent, node.move, node.comment) for node in sent.nodes]


def _seen(game: Game, start: Start, nodes: list[Node], comment: str, names: list[str]) -> TreeSeen:
    first = begin(load(game.name), start)
    seats = list(walk_tree(game, start, nodes))
    return TreeSeen(
        game=game.name,
        picture=None if start.picture is None else str(first),
        deal=start.deal,
        options=game.chosen_options(first.options),
        comment=comment,
        names=names,
        nodes=[
            NodeSeen(parent=node.parent, move=node.move, comment=node.comment, seat=seat)
            for node, seat in zip(nodes, seats, strict=True)
        ],
    )
