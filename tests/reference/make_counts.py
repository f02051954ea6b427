"""Write tests/fixtures/counts/<game>.json: run `python -m tests.reference.make_counts`."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterable
from pathlib import Path

from .counts import count_lines
from .game import ReferenceGame
from .mandala import MandalaReference
from .mandala_positions import mandala_positions
from .mandamina import MandaminaReference
from .mandamina_positions import mandamina_positions
from .patterns import PatternsReference
from .patterns_positions import patterns_positions
from .position import Position

FOLDER = Path(__file__).parent.parent / "fixtures" / "counts"
SEED = 2024
DEEPEST = 6
MOST_LINES_TO_EXTEND = 12_000

GAMES: dict[str, Callable[..., ReferenceGame]] = {
    "mandala": MandalaReference,
    "patterns": PatternsReference,
    "mandamina": MandaminaReference,
}
POSITIONS: dict[str, Callable[[random.Random], list[Position]]] = {
    "mandala": mandala_positions,
    "patterns": patterns_positions,
    "mandamina": mandamina_positions,
}


def set_up(game: ReferenceGame, moves: Iterable[str]) -> ReferenceGame:
    """Play the moves; returns the game itself."""
    for text in moves:
        game.play(text)
    return game


def counts_of(game: ReferenceGame) -> list[int]:
    """The numbers of lines of 1, 2, ... plies, as deep as it stays quick."""
    counts = [count_lines(game, 1)]
    while 0 < counts[-1] <= MOST_LINES_TO_EXTEND and len(counts) < DEEPEST:
        counts.append(count_lines(game, len(counts) + 1))
    return counts


def entry(name: str, position: Position) -> dict[str, object]:
    """One position of a fixture file."""
    game = set_up(GAMES[name](position.deal, **position.options), position.moves)
    return {
        "name": position.name,
        "options": position.options,
        "deal": position.deal,
        "moves": position.moves,
        "counts": counts_of(game),
    }


def main() -> None:
    """Count all positions of all games and write the files."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in GAMES:
        positions = POSITIONS[name](random.Random(SEED))
        entries = [entry(name, position) for position in positions]
        lines = ",\n".join(json.dumps(item) for item in entries)
        (FOLDER / f"{name}.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")
        print(f"{name}: {len(entries)} positions")


if __name__ == "__main__":
    main()
