"""Writes the positions in tests/fixtures as the server would send them, from the records there.

`GAME.game.json` is a whole game as the first seat sees it, for the gallery: the shape is that of
/api/tables/NAME/replay. Run it in the root of the project:

    PYTHONPATH=src python web/tools/fixtures.py
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

GAMES = ("mandala", "patterns", "mandamina")


def position_after(record: dict[str, Any], count: int | None) -> sandtable.Position:
    """The position of a game after so many moves, or at its end."""
    game = sandtable.load(record["game"])
    position = game.from_deal(record["deal"], **record["options"])
    for move in record["moves"][:count]:
        position.play(move)
    return position


def frames_of(record: dict[str, Any], seat: int) -> list[dict[str, Any]]:
    """The deal, and the position after every move and the chance that followed it."""
    position = position_after(record, 0)
    frames = [_frame(0, None, [], position.view(seat))]
    moves = iter(record["moves"])
    for move in moves:
        mover = position.seat
        known = len(position.moves)
        position.play(move)
        if position.needs_chance:
            position.play(next(moves))
        seen = position.history(seat)[known:]
        frames.append(_frame(len(frames), mover, seen, position.view(seat)))
    return frames


def _frame(number: int, mover: int | None, seen: list[str], view: dict[str, Any]) -> dict[str, Any]:
    move, chance = [*seen, None, None][:2]
    return {"number": number, "seat": mover, "move": move, "chance": chance, "position": view}


def write_game(record: dict[str, Any], seat: int) -> str:
    """A game with one line for each frame, so that changes are easy to see."""
    head = {"game": record["game"], "names": record["seats"], "seat": seat, "frames": []}
    frames = ",\n".join(json.dumps(frame) for frame in frames_of(record, seat))
    return json.dumps(head).replace("[]}", f"[\n{frames}\n]}}\n")


def read_record(game: str) -> dict[str, Any]:
    """The record that all fixtures of a game come from."""
    record: dict[str, Any] = json.loads((FOLDER / f"{game}.record.json").read_text())
    return record


def main() -> None:
    """Writes all fixtures; what is there already is written over."""
    for game in GAMES:
        (FOLDER / f"{game}.game.json").write_text(write_game(read_record(game), 0))
    for name, game, count, seat in POSITIONS:
        record = read_record(game)
        view = position_after(record, count).view(seat)
        (FOLDER / f"{name}.json").write_text(json.dumps(view, indent=2) + "\n")


if __name__ == "__main__":
    main()
