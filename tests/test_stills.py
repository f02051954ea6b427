"""What the page is built with is what the server says: cards and pictures of the games."""

import json
from pathlib import Path

import pytest

from sandtable import GAMES
from tools.make_stills import BOARDS, files_of

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("game", GAMES)
def test_cards_and_stills_are_up_to_date(game: str) -> None:
    made = files_of(game)
    assert {path.name for path in made} == {"card.json", "still.json"}
    for path, text in made.items():
        kept = path.read_text(encoding="utf-8") if path.exists() else ""
        assert json.loads(kept or "null") == json.loads(text), (
            f"{path.relative_to(ROOT)} is old: run python tools/make_stills.py"
        )


def test_no_other_game_has_a_card() -> None:
    assert {path.parent.name for path in BOARDS.glob("*/card.json")} <= set(GAMES)
