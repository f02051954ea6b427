"""Make what the build of the page must know of our games: `python tools/make_stills.py`.

The first page stands before the server has said anything: `card.json` in the folder of a game's
board holds what a card says about it, `still.json` the position that is drawn on it. Both are
what the server says (`/api/games`, `/api/demo`); a test fails when they are old.
"""

import json
from pathlib import Path
from typing import Any

from sandtable import GAMES, load
from sandtable.server.api.lobby_routes import game_kind
from sandtable.server.api.replay_routes import sample_replay

BOARDS = Path(__file__).parents[1] / "web" / "src" / "boards"
CARD = ("name", "summary", "seats", "has_demo", "has_lessons", "has_puzzles", "has_daily")
STILL = 0.55
"""How far the sample game has come: in the middle there is something to see."""


def card_of(name: str) -> dict[str, Any]:
    """What a card on the first page says about a game, and its place there."""
    kind = game_kind(name).model_dump()
    return {"order": load(name).order, **{key: kind[key] for key in CARD}}


def still_of(name: str) -> dict[str, Any]:
    """A position of the sample game, and which one it is."""
    replay = json.loads(sample_replay(name))
    at = int(len(replay["frames"]) * STILL)
    return {"at": at, "names": replay["names"], "frame": replay["frames"][at]}


def files_of(name: str) -> dict[Path, str]:
    """The files in the folder of a game's board; none if it has no board of its own."""
    folder = BOARDS / name
    if not folder.is_dir():
        return {}
    made = {"card.json": card_of(name)}
    if made["card.json"]["has_demo"]:
        made["still.json"] = still_of(name)
    return {folder / file: json.dumps(what, indent=1) + "\n" for file, what in made.items()}


def main() -> None:
    """Write them."""
    for name in GAMES:
        for path, text in files_of(name).items():
            path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
