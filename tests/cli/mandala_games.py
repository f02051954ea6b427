"""Games of Mandala for the tests: with known secrets, and played from beginning to end."""

import random
from pathlib import Path
from typing import Any

import sandtable as api
from sandtable.records import write_record

from .terminal import Run, sandtable

SECRETS = (["rrkgoy", "ypgork"], ["ro", "pp"])
MOUNTAINS = ("rk", "gg")


def record_with(
    hands: list[str], cups: list[str], moves: list[str], mountains: tuple[str, str] = MOUNTAINS
) -> dict[str, Any]:
    """A game in progress in which these cards are hidden."""
    return {
        "format": "sandtable-record/1",
        "game": "mandala",
        "rules": "1",
        "options": {},
        "seats": ["North", "South"],
        "deal": {"mountains": list(mountains), "hands": hands, "cups": cups},
        "moves": moves,
        "scores": None,
        "winner": None,
        "ending": None,
    }


def resume(path: Path, record: dict[str, Any], typed: str, *options: str) -> Run:
    """Go on with such a game."""
    write_record(path, record)
    (path.parent / "kept.json").unlink(missing_ok=True)
    return sandtable("play", "--resume", path, *options, typed=typed)


def whole_game(seed: str) -> tuple[api.Position, list[str]]:
    """A random game and what two people type to play it, Enter after every change of hands."""
    position = api.load("mandala").deal(seed=seed)
    generator = random.Random(seed)
    lines = []
    seen_by = None
    while not position.is_over:
        if position.seat != seen_by:
            seen_by = position.seat
            lines.append("")
        lines.append(generator.choice(position.legal_moves()))
        position.play(lines[-1])
    return position, lines
