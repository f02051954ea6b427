"""Playing against named bots."""

import pytest

from sandtable.cli import main
from sandtable.players.registry import PLAYERS


def test_bots_are_listed_the_weakest_first(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bots", "patterns"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Patterns"
    assert [line.split()[0] for line in lines[1:]] == list(PLAYERS["patterns"])
    assert main(["bots"]) == 0
    assert "Mandamina" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["bots", "chess"], "there is no game 'chess'"),
        (["play", "patterns", "--bot", "nobody"], "there is no player 'nobody' for patterns"),
        (["play", "patterns", "--bot", "random", "--against", "people"], "do not go together"),
    ],
)
def test_what_cannot_be_is_one_sentence(
    capsys: pytest.CaptureFixture[str], arguments: list[str], message: str
) -> None:
    assert main(arguments) == 2
    said = capsys.readouterr().err
    assert message in said
    assert len(said.strip().splitlines()) == 1
