"""Every code that people can get has a message in the browser client, with the same words."""

import re
from pathlib import Path
from string import Formatter

import pytest

from sandtable import GAMES, load
from sandtable.errors import IllegalMove, SandtableError
from sandtable.games.position import CHANCE_TEXT
from sandtable.players import registry
from sandtable.server.sentences import SENTENCES as OF_SERVER
from sandtable.study.puzzles import bank
from sandtable.tables.refusal import SENTENCES as OF_TABLES

FOLDER = Path(__file__).parents[3] / "web" / "locales" / "en"
"""Those of a game are in its own file."""
MESSAGE = re.compile(
    r"^(?P<id>(?:error|illegal)-[a-z-]+) =(?P<text>.*(?:\n[ }].*|\n)*)", re.MULTILINE
)
MESSAGES = {
    found["id"]: found["text"]
    for file in [FOLDER / "errors.ftl", *(FOLDER / f"{game}.ftl" for game in GAMES)]
    for found in MESSAGE.finditer(file.read_text("utf-8"))
}
assert registry.PLAYERS, "all kinds of errors are known"
assert issubclass(bank.UnknownPuzzle, SandtableError), "those of puzzles too"


def names(sentence: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(sentence) if name}


def expected() -> dict[str, set[str]]:
    """Every message with the words that the server sends for it."""
    plain = {kind.code for kind in all_kinds(SandtableError)} | {CHANCE_TEXT}
    sentences = {**OF_SERVER, **OF_TABLES, **dict.fromkeys(plain, "")}
    found = {f"error-{code}": names(sentence) for code, sentence in sentences.items()}
    for game in GAMES:
        for refusal in load(game).refusals[1:]:
            found[f"illegal-{game}-{refusal.code}"] = set(refusal.names)
    return found


def all_kinds(kind: type[SandtableError]) -> set[type[SandtableError]]:
    """An error and all that are more special."""
    return {kind, *(one for below in kind.__subclasses__() for one in all_kinds(below))}


def test_every_code_has_a_message_and_every_message_a_code() -> None:
    assert set(MESSAGES) == set(expected())


@pytest.mark.parametrize("message", sorted(MESSAGES))
def test_a_message_uses_only_words_that_are_sent(message: str) -> None:
    assert set(re.findall(r"\$(\w+)", MESSAGES[message])) <= expected()[message]


def test_no_code_means_two_things() -> None:
    """So that a client need not know which part of the server has said it."""
    of_games = {refusal.code for game in GAMES for refusal in load(game).refusals}
    assert not set(OF_SERVER) & set(OF_TABLES)
    assert not (set(OF_SERVER) | set(OF_TABLES) | {IllegalMove.code}) & of_games
    for game in GAMES:
        codes = [refusal.code for refusal in load(game).refusals]
        assert len(codes) == len(set(codes))
