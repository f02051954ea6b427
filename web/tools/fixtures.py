"""Writes the positions in tests/fixtures as the server would send them, from the records there.

`GAME.game.json` is a whole game as the first seat sees it, for the gallery: the shape is that of
/api/tables/NAME/replay. `fair.game.json` are records of tables, one a line, whose chance can be
checked. Run it in the root of the project:

    PYTHONPATH=src python web/tools/fixtures.py
"""

import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import sandtable
from sandtable.tables import Kind, Somebody, Table, bot, read_settings, verbs
from sandtable.tables.events import Opened
from sandtable.tables.fairness import FIRST_SCHEME, SCHEME
from sandtable.tables.record import record_of

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


FAIR: tuple[tuple[str, str, dict[str, Any], int], ...] = (
    # A scheme, a game with its options, and by which dice it is played.
    (SCHEME, "mandala", {}, 1),
    (SCHEME, "mandala", {}, 2),
    (SCHEME, "patterns", {}, 3),
    (SCHEME, "mandamina", {"goal": "simple", "seats": 3}, 4),
    (FIRST_SCHEME, "mandala", {}, 5),
)


def fair_record(scheme: str, game: str, options: dict[str, Any], seed: int) -> dict[str, Any]:
    """A game played at random at a table; where more than two can play there is a bot as well."""
    dice = random.Random(seed)
    starter = dice.choice(["lot", "host", "other"])
    settings = read_settings({"game": game, "options": options, "starter": starter})
    opening = verbs.open_table(settings, "n", dice.randbytes(32), 0)[0]
    assert isinstance(opening, Opened)
    table = Table([replace(opening, scheme=scheme)])
    people = [Somebody("n", "North", Kind.GUEST), Somebody("s", "South", Kind.GUEST)]
    people += [bot("random", "random")] * (len(table.chairs) - len(people))
    for who in people:
        seed_of = f"{dice.getrandbits(128):032x}"
        table = table.after(verbs.take_seat(table, None, who, seed_of, 0))
    table = table.after(verbs.start(table, 0))
    while table.turn is not None:
        move = dice.choice(table.position.legal_moves())
        table = table.after(verbs.play_for(table, table.turn, move, 0))
    return record_of(table)


def main() -> None:
    """Writes all fixtures; what is there already is written over."""
    for game in GAMES:
        (FOLDER / f"{game}.game.json").write_text(write_game(read_record(game), 0))
    fair = ",\n".join(json.dumps(fair_record(*wish)) for wish in FAIR)
    (FOLDER / "fair.game.json").write_text(f"[\n{fair}\n]\n")
    for name, game, count, seat in POSITIONS:
        record = read_record(game)
        view = position_after(record, count).view(seat)
        (FOLDER / f"{name}.json").write_text(json.dumps(view, indent=2) + "\n")


if __name__ == "__main__":
    main()
