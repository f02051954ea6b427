"""Stocks of puzzles for when there is no network: made once per game and language, then kept.

By design a stock holds all answers, and so it is the same for everybody.
"""

import asyncio
import gzip
import hashlib
from dataclasses import dataclass
from functools import cache
from typing import Any

import orjson

from ...study.puzzles import Puzzle, hints, verdict_words
from ...study.puzzles.solution import follow_up, position_after
from ...study.puzzles.stock import StockNode, stock_of
from .frames import frames_after
from .puzzle_answers import (
    Asked,
    Known,
    Sent,
    asked_of,
    bank_of_game,
    hint_seen,
    seen,
    themes_seen,
)

MOST_BYTES = 5_000_000
"""Of a stock, about, before it is compressed to a thirtieth."""
MOST_OF_ONE = 400_000
"""Of one puzzle, likewise."""
LINE = 3
"""Moves of a refutation that are shown: a whole one for every move would be too long."""
ABOUT_A_MOVE = 350
"""Bytes of a move besides its position."""
LEVEL = 9
"""It is compressed once."""


@dataclass(frozen=True)
class StockFile:
    """A stock as it is sent."""

    tag: str
    compressed: bytes
    """By gzip; nearly everybody can read that."""

    def plain(self) -> bytes:
        """For the others."""
        return gzip.decompress(self.compressed)


class PuzzleStocks:
    """All stocks that somebody has asked for."""

    def __init__(self) -> None:
        self._files: dict[tuple[str, str], asyncio.Task[StockFile]] = {}
        self._one_at_a_time = asyncio.Semaphore(1)

    def is_there(self, game: str, language: str) -> bool:
        """Whether it can be sent at once."""
        task = self._files.get((game, language))
        return task is not None and task.done()

    async def get(self, game: str, language: str) -> StockFile:
        """A stock; whoever asks while it is being made waits for the same one."""
        key = (game, language)
        if key not in self._files:
            self._files[key] = asyncio.create_task(self._make(game, language))
        try:
            return await asyncio.shield(self._files[key])
        except Exception:
            self._files.pop(key, None)
            raise

    async def _make(self, game: str, language: str) -> StockFile:
        async with self._one_at_a_time:
            return await asyncio.to_thread(make_stock, game, language)


def make_stock(game: str, language: str) -> StockFile:
    """Puzzles of all ratings with all answers, as many as there is room for."""
    chosen = _chosen(game)
    puzzles = [_puzzle(asked_of(puzzle, None, language), nodes) for puzzle, nodes in chosen]
    version = hashlib.sha256(orjson.dumps(puzzles)).hexdigest()[:16]
    body = orjson.dumps({"game": game, "version": version, "puzzles": puzzles})
    return StockFile(f'"{version}"', gzip.compress(body, LEVEL, mtime=0))


@cache
def _chosen(game: str) -> list[tuple[Puzzle, list[StockNode]]]:
    """The puzzles that there is room for, the easiest first: the same in every language."""
    chosen, size = list[tuple[Puzzle, list[StockNode]]](), 0
    for puzzle, nodes in stock_of(bank_of_game(game)):
        length = _size(puzzle, nodes)
        if length > MOST_OF_ONE:
            continue
        size += length
        if size > MOST_BYTES:
            break
        chosen.append((puzzle, nodes))
    return sorted(chosen, key=lambda one: (one[0].rating, one[0].id))


def _size(puzzle: Puzzle, nodes: list[StockNode]) -> int:
    """About how many bytes a puzzle takes: nearly all of them are positions."""
    view = puzzle.start().view(puzzle.seat) | {"legal_moves": []}
    frames = sum(
        len(found.played) - len(node.played) + len(found.line[:LINE])
        for node in nodes
        for found, _ in node.tries.values()
    )
    return frames * (len(orjson.dumps(view)) + ABOUT_A_MOVE)


def _puzzle(one: Asked, nodes: list[StockNode]) -> Sent:
    asked = seen(one, Known()) | {"themes": themes_seen(one)}
    return {"seen": asked, "nodes": [_node(one, node) for node in nodes]}


def _node(one: Asked, node: StockNode) -> Sent:
    puzzle = one.puzzle
    position = position_after(puzzle, node.played)
    moves: dict[str, Any] = {}
    for move, (found, then) in node.tries.items():
        after = position_after(puzzle, found.played)
        line = follow_up(puzzle, found)[:LINE] if found.line else ()
        moves[move] = {
            "verdict": found.verdict,
            "frames": frames_after(position, found.played[len(node.played) :], puzzle.seat),
            "next": then,
            "line": frames_after(after, line, puzzle.seat),
            "loss": found.loss,
            "unit": found.unit,
            "say": verdict_words(found, one.language),
        }
    steps = hints(puzzle, node.moves, one.language)
    return {
        "position": position.view(puzzle.seat),
        "moves": moves,
        "hints": [hint_seen(one, position, step) for step in steps],
    }
