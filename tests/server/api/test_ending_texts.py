"""Every way a game can end, and every outcome, has a sentence of its own in every language."""

import re
from pathlib import Path
from typing import get_args

import pytest

from sandtable import GAMES, load
from sandtable.games.outcome import CUT_SHORT
from sandtable.server.api.lobby_routes import ListedTable

LOCALES = Path(__file__).parents[3] / "web" / "locales"
LANGUAGES = sorted(folder.name for folder in LOCALES.iterdir())


def texts(language: str, file: str, prefix: str) -> dict[str, str]:
    """The texts whose names begin like this, by the rest of their names."""
    content = (LOCALES / language / file).read_text("utf-8")
    return dict(re.findall(rf"^{prefix}([a-z-]+) = (.+)$", content, re.MULTILINE))


def endings_of(game: str) -> set[str]:
    """All that its rules know."""
    return {ending for ending in load(game).endings if ending is not None}


def endings() -> set[str]:
    """All that rules and tables know."""
    return set(CUT_SHORT).union(*map(endings_of, GAMES))


def outcomes() -> set[str]:
    """All that a list can say about a game of mine."""
    some, _ = get_args(ListedTable.model_fields["outcome"].annotation)
    return set(get_args(some))


def test_there_are_seven_languages() -> None:
    assert len(LANGUAGES) == 7
    assert {"river", "deck", "stuck", "clustered", "stopped", "agreed"} <= endings()
    assert {"won", "lost", "draw", "stopped"} == outcomes()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ending_has_a_sentence_and_no_two_the_same(language: str) -> None:
    found = texts(language, "table.ftl", "ending-")
    assert set(found) == set(CUT_SHORT)
    for game in GAMES:
        own = texts(language, f"{game}.ftl", f"ending-{game}-")
        assert set(own) == endings_of(game)
        found |= own
    assert set(found) == endings()
    assert len(set(found.values())) == len(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_outcome_has_a_word_and_no_two_the_same(language: str) -> None:
    found = texts(language, "common.ftl", "row-outcome-")
    assert set(found) == outcomes()
    assert len(set(found.values())) == len(found)
