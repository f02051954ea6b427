"""Writes the positions in tests/fixtures as the server would send them, from the games there.

Run it in the root of the project: PYTHONPATH=src python web/tools/fixtures.py
"""

import json
from pathlib import Path
from typing import Any

import sandtable

FOLDER = Path(__file__).parent.parent / "tests" / "fixtures"

POSITIONS = (
    # The name of a fixture, its game, after how many moves, and who looks at it.
    ("patterns-bowls", "patterns", 0, 1),
    ("patterns-opening", "patterns", 3, 0),
    ("patterns-middle", "patterns", 19, 0),
    ("patterns-final", "patterns", 34, 1),
    ("patterns-over", "patterns", None, 0),
    ("mandamina-start", "mandamina", 0, 0),
    ("mandamina-middle", "mandamina", 22, 0),
    ("mandamina-over", "mandamina", None, 0),
)


def position_after(record: dict[str, Any], count: int | None) -> sandtable.Position:
    """The position of a game after so many moves, or at its end."""
    game = sandtable.load(record["game"])
    position = game.from_deal(record["deal"], **record["options"])
    for move in record["moves"][:count]:
        position.play(move)
    return position


def main() -> None:
    """Writes all fixtures; what is there already is written over."""
    for name, game, count, seat in POSITIONS:
        record = json.loads((FOLDER / f"{game}.record.json").read_text())
        view = position_after(record, count).view(seat)
        (FOLDER / f"{name}.json").write_text(json.dumps(view, indent=2) + "\n")


if __name__ == "__main__":
    main()
