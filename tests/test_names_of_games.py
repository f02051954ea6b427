"""No game is named outside its own folders: generic code asks the `Game` object."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from sandtable import GAMES

ROOT = Path(__file__).parents[1]
SEARCHED = ("src", "web/src", "tools", "examples", "Makefile")
BUILT = "src/sandtable/server/client/"
OWN = (
    "src/sandtable/games/{game}/",
    "src/sandtable/players/{game}/",
    "src/sandtable/study/{game}/",
    "src/sandtable/cli/boards/{game}.py",
    "src/sandtable/server/demos/{game}.json",
    "web/src/boards/{game}/",
)
"""What belongs to one game. Locales, rules documents and tests of its own are not searched."""

ALLOWED = {
    "web/src/api/schema.ts": "generated from the shapes that the installed games name",
    "examples/check_chance.py": "deals the games a second time, without a line of ours, so that "
    "nobody has to believe us; of any other game it says that it does not know it",
}
"""Files that may name games, each with its reason."""


def files(root: Path) -> Iterator[str]:
    """All sources, by their path."""
    for place in SEARCHED:
        found = (root / place).rglob("*") if (root / place).is_dir() else [root / place]
        for path in found:
            name = path.relative_to(root).as_posix()
            if path.is_file() and "__pycache__" not in name and not name.startswith(BUILT):
                yield name


def places_that_name(game: str, root: Path) -> Iterator[str]:
    """Where a game is named, in a line or by the name of a file, though it is not its own place."""
    own = tuple(place.format(game=game) for place in OWN)
    word = re.compile(game, re.IGNORECASE)
    for name in files(root):
        if name.startswith(own):
            continue
        if word.search(name):
            yield f"{name}: by its name"
        lines = (root / name).read_text(encoding="utf-8", errors="ignore").splitlines()
        yield from (
            f"{name}:{number}: {line.strip()}"
            for number, line in enumerate(lines, start=1)
            if word.search(line)
        )


def file_of(place: str) -> str:
    return place.partition(":")[0]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_named_in_its_own_folders_alone(game: str) -> None:
    named = [place for place in places_that_name(game, ROOT) if file_of(place) not in ALLOWED]
    assert named == [], f"generic code names {game}: a question is missing in `Game`"


def test_what_is_allowed_is_needed() -> None:
    needed = {file_of(place) for game in GAMES for place in places_that_name(game, ROOT)}
    assert set(ALLOWED) <= needed


def test_a_name_is_found_wherever_it_stands(tmp_path: Path) -> None:
    """The tests above would pass if nothing were found."""
    for name, text in {
        "src/sandtable/games/chess/moves.py": "CHESS = 1",
        "src/sandtable/server/rooms.py": 'if game == "chess":\n    pass\n',
        "web/src/boards/ChessBoard.svelte": "",
        "web/src/words/points.ts": "// A ChessPosition\n",
        "Makefile": "play-chess:\n",
    }.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert sorted(places_that_name("chess", tmp_path)) == [
        "Makefile:1: play-chess:",
        'src/sandtable/server/rooms.py:1: if game == "chess":',
        "web/src/boards/ChessBoard.svelte: by its name",
        "web/src/words/points.ts:1: // A ChessPosition",
    ]
