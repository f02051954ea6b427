"""Playing against named bots."""

from pathlib import Path

import pytest

from sandtable.cli import main
from sandtable.players.level import LEVEL_NAMES
from sandtable.players.ratings import Rating
from sandtable.players.registry import PLAYERS
from sandtable.records import read_record

from .terminal import sandtable, saved_position


def test_bots_are_listed_the_weakest_first(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bots", "patterns"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Patterns"
    numbered = [[str(number), name] for number, name in enumerate(PLAYERS["patterns"])]
    assert [line.split()[:2] for line in lines[1:]] == numbered
    assert main(["bots"]) == 0
    assert "Mandamina" in capsys.readouterr().out


def test_measured_strength_is_shown_and_fits_80_columns(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    measured = {name: Rating(1000 + at, 99) for at, name in enumerate(LEVEL_NAMES)}
    monkeypatch.setattr("sandtable.cli.opponents.ratings_of", lambda game: measured)
    assert main(["bots"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert max(map(len, lines)) <= 80
    best = [line for line in lines if line.startswith("  8  best ")]
    assert len(best) == 2
    assert all(line.endswith(", Elo +1007") for line in best)
    assert not any("Elo" in line for line in lines if "random" in line)


def test_a_bot_is_known_by_its_number_too() -> None:
    run = sandtable("play", "patterns", "--bot", "2", "--seat", "0", typed="why\nquit")
    assert "Bot novice" in run.out


def test_a_random_player_plays_the_same_again_with_a_seed(tmp_path: Path) -> None:
    moves = []
    for name in ("one.json", "two.json"):
        sandtable(
            "play", "patterns", "--bot", "random", "--seat", "0", "--seed", "3",
            "--save", tmp_path / name, typed="open c4\nquit",
        )  # fmt: skip
        moves.append(saved_position(tmp_path / name).moves)
    assert len(moves[0]) == 3
    assert moves[0] == moves[1]


def test_a_random_player_says_that_it_does_not_think() -> None:
    run = sandtable("play", "patterns", "--against", "random", "--seat", "0", typed="why\nquit")
    assert "Random player does not think." in run.out


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


def test_a_game_against_a_bot_and_what_it_thought(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    run = sandtable(
        "play", "patterns", "--bot", "first-game", "--seat", "0", "--seed", "3", "--save", save,
        typed="open c4\nwhy\nquit",
    )  # fmt: skip
    assert run.code == 0
    position = saved_position(save)
    assert len(position.moves) == 3
    assert position.seat == 0
    assert "Bot first-game looked 1 move ahead" in run.out
    assert "It compared: " in run.out


def test_a_bot_takes_its_seat_again_when_the_game_is_resumed(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    sandtable(
        "play", "patterns", "--bot", "first-game", "--seat", "0", "--seed", "3", "--save", save,
        typed="open c4\nquit",
    )  # fmt: skip
    assert read_record(save)["seats"] == ["Player", "Bot first-game"]
    move = saved_position(save).legal_moves()[0]
    sandtable("play", "--resume", save, "--save", save, typed=f"{move}\nquit")
    assert len(saved_position(save).moves) == 5


def test_a_person_cannot_be_called_like_a_bot() -> None:
    run = sandtable("play", "patterns", "--names", "Bot best,South")
    assert run.code == 2
    assert "it is the computer's name" in run.err
