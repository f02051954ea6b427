"""A game as a seat sees it, in the shape of /api/tables/NAME/replay, for tests and the gallery.

    PYTHONPATH=src python web/tools/positions.py mandala --seed 5 > game.json

Moves are random, but cards are rather laid than discarded, so that the boards fill up.
"""

import argparse
import json
import random
from typing import Any

import sandtable

NAMES = ("Anna", "Beth")


def main() -> None:
    """Write the frames of a game to standard output."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=sandtable.GAMES)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--seat", type=int, default=0)
    parser.add_argument("--frames", type=int, default=10_000, help="the most positions to write")
    asked = parser.parse_args()
    frames = list_frames(asked.game, asked.seed, asked.seat, asked.frames)
    seats = frames[0]["position"]["seats"]
    game = {"game": asked.game, "names": NAMES[:seats], "seat": asked.seat, "frames": frames}
    print(json.dumps(game))


def list_frames(name: str, seed: int, seat: int, most: int) -> list[dict[str, Any]]:
    """The deal and the position after every move."""
    position = sandtable.load(name).deal(seed=seed)
    chooser = random.Random(seed)
    frames = [{"number": 0, "seat": None, **_frame(position, seat, 0)}]
    while not position.is_over and len(frames) < most:
        mover = position.seat
        known = len(position.moves)
        position.play(_choose(position.legal_moves(), chooser))
        frames.append({"number": len(frames), "seat": mover, **_frame(position, seat, known)})
    return frames


def _choose(moves: list[str], chooser: random.Random) -> str:
    laid = [move for move in moves if not move.startswith("discard")]
    return chooser.choice(laid if laid and chooser.random() < 0.9 else moves)


def _frame(position: Any, seat: int, known: int) -> dict[str, Any]:
    """What came since `known` moves: a move, and the chance that followed it."""
    move, chance = [*position.history(seat)[known:], None, None][:2]
    return {"move": move, "chance": chance, "position": position.view(seat)}


if __name__ == "__main__":
    main()
