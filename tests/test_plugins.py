"""A game that an installed package provides, without all that it can do without."""

import json
import os
import subprocess
import sys
from pathlib import Path

import jsonschema
import pydantic
import pytest

from sandtable import plugins
from sandtable.arena.control import control_of
from sandtable.arena.luck import luck_of
from sandtable.cli.boards import BOARDS
from sandtable.cli.boards.text_board import TextBoard
from sandtable.games import installed
from sandtable.players.ratings import ratings_of
from sandtable.players.registry import PLAYERS, make_player, roster_of
from sandtable.records.schema import record_schema
from sandtable.server.api.positions import shape_of
from tests.installing import install, install_twin, look_again, twin


def test_what_a_game_can_do_without(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No players, luck, ratings, solver or board of its own: the bot for any game, a text board."""
    install_twin(tmp_path, "bare")
    look_again(monkeypatch, tmp_path)
    assert "bare" in PLAYERS
    assert list(PLAYERS["bare"]) == ["random", "novice", "steady", "best"]
    assert make_player("bare", "random").name == "random"
    assert ratings_of("bare") == {}
    assert roster_of("bare").solver is None
    assert control_of("bare") is None
    assert luck_of(installed.load("bare").deal(seed=1)) is None
    assert isinstance(BOARDS["bare"], TextBoard)
    with pytest.raises(KeyError):
        PLAYERS["nobody"]


def test_a_broken_roster_or_board_is_named_and_done_without(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    groups = {plugins.GAMES: "Twin", plugins.PLAYERS: "Twin", plugins.BOARDS: "Nothing"}
    entries = {group: {"hurt": f"hurt_package:{thing}"} for group, thing in groups.items()}
    install(tmp_path, "hurt_package", twin("hurt"), entries)
    look_again(monkeypatch, tmp_path)
    assert "random" in PLAYERS["hurt"]
    assert isinstance(BOARDS["hurt"], TextBoard)
    sentences = [record.getMessage() for record in caplog.records]
    assert len(sentences) == 2
    assert "'hurt' in sandtable.players of hurt_package 1.0 cannot be used" in sentences[0]
    assert "'hurt' in sandtable.boards of hurt_package 1.0 cannot be used" in sentences[1]


def test_its_records_fit_the_schema(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a schema of its own: its options, seats and endings are known all the same."""
    install_twin(tmp_path, "kept")
    look_again(monkeypatch, tmp_path)
    validator = jsonschema.Draft202012Validator(record_schema(["kept", "patterns"]))
    record = installed.load("kept").deal(seed=3, stakes="high").record()
    validator.validate(record)
    for key, wrong in (
        ("options", {"stakes": "middling"}),
        ("options", {"luck": 1}),
        ("seats", ["one"]),
        ("ending", "river"),
        ("scores", [1, 2, 3]),
        ("winner", True),
        ("game", "mandala"),
    ):
        assert not validator.is_valid({**record, key: wrong}), key


def test_its_positions_are_described(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install_twin(tmp_path, "shown")
    look_again(monkeypatch, tmp_path)
    game = installed.load("shown")
    shape = pydantic.TypeAdapter(shape_of(game))
    view = game.deal(seed=3).view(0)
    assert shape.validate_python(view) == view
    with pytest.raises(pydantic.ValidationError, match="game"):
        shape.validate_python({**view, "game": "patterns"})
    schema = shape.json_schema()
    assert (schema["title"], schema["properties"]["game"]["const"]) == ("ShownPosition", "shown")
    assert "picture" in schema["required"]


# In processes of their own.


def run(
    folder: Path, *words: str, module: str = "sandtable.cli"
) -> subprocess.CompletedProcess[str]:
    """A command with what is in a folder installed."""
    return subprocess.run(
        [sys.executable, "-m", module, *words],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=300,
        env={**os.environ, "PYTHONPATH": str(folder), "COLUMNS": "120", "NO_COLOR": "1"},
        cwd=folder,
    )


@pytest.mark.process
def test_the_commands_know_it(tmp_path: Path) -> None:
    install_twin(tmp_path, "guest")
    shown = run(tmp_path, "play", "--help")
    assert "mandala, patterns, mandamina or guest" in shown.stdout
    assert "Guest: low or high." in shown.stdout
    assert "--game-cores" in shown.stdout  # a command has one of that name
    assert run(tmp_path, "bots", "guest").stdout.startswith("Guest\n  0  random ")
    rules = run(tmp_path, "rules", "guest")
    assert rules.returncode == 2
    assert "the text of the rules of Guest is not installed here" in rules.stderr
    words = ("play", "guest", "--against", "random", "--seat", "1", "--stakes", "high")
    played = run(tmp_path, *words, "--game-cores", "3", "--seed", "1", "--save", "own.json")
    record = json.loads(tmp_path.joinpath("own.json").read_text("utf-8"))
    assert (record["game"], record["options"]) == ("guest", {"stakes": "high", "cores": 3})
    assert "Player is to move." in played.stdout


@pytest.mark.process
def test_the_description_of_the_api_has_it(tmp_path: Path) -> None:
    install_twin(tmp_path, "guest")
    done = run(tmp_path, module="sandtable.server.openapi")
    assert done.returncode == 0, done.stderr
    schemas = json.loads(done.stdout)["components"]["schemas"]
    names = ["mandala", "patterns", "mandamina", "guest"]
    assert schemas["GameKind"]["properties"]["name"]["enum"] == names
    assert list(schemas["AnyPosition"]["discriminator"]["mapping"]) == names
    assert "picture" in schemas["GuestPosition"]["properties"]


@pytest.mark.process
def test_what_is_wrong_with_an_installation_is_one_sentence(tmp_path: Path) -> None:
    broken = tmp_path / "broken"
    broken.mkdir()
    install(broken, "bad", "import nothing", {plugins.GAMES: {"bad": "bad:Game"}})
    done = run(broken, "bots")
    assert done.returncode == 0
    assert done.stdout.count("random") == 3
    assert done.stderr.count("'bad' in sandtable.games of bad 1.0 cannot be used") == 1
    assert len(done.stderr.splitlines()) == 1

    twice = tmp_path / "twice"
    twice.mkdir()
    install(twice, "other", twin("mandala"), {plugins.GAMES: {"mandala": "other:Twin"}})
    done = run(twice, "bots")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("sandtable: two packages provide 'mandala' in sandtable.games, ")
    assert len(done.stderr.splitlines()) == 1

    old = tmp_path / "old"
    old.mkdir()
    install(old, "sandtable", "", {})
    old.joinpath("sandtable.py").unlink()
    done = run(old, "bots")  # The checkout says what is missing there.
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("random") == 3
