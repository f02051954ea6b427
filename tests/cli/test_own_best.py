"""S5.2: a solo game is measured against the player's own earlier ones."""

import json
from typing import Any

import pytest

import sandtable
from sandtable.cli.own_best import FILE_NAME, note_game
from sandtable.store.data_folder import data_folder


def won(moves: int, **options: Any) -> sandtable.Position:
    """A game won with the last of so many moves, drawn one move before its end.

    Afterwards the shapes are five 2 x 3 blocks, two squares with a tail, and a hook: three
    different ones, 15 points less the moves.
    """
    picture = f"""\
mandamina moves {moves - 1}
   a b c d e f g
7  w w w y y y o
6  w w w y y y o
5  r r r v v o o
4  r r r . v o o
3  l l l d v g g
2  l l l d v g g
1  v d d d d g g"""
    position = sandtable.load("mandamina").from_picture(picture, **options)
    position.play("a1")
    return position


def test_the_first_win_is_kept() -> None:
    assert "first win" in note_game(won(10))
    kept = json.loads((data_folder() / FILE_NAME).read_text())
    assert kept == {"mandamina normal score 1": {"moves": 10, "score": 5}}


def test_a_better_game_is_a_new_best() -> None:
    note_game(won(10))
    assert note_game(won(8)) == (
        "Against your own games: moves 8, a new best (before: 10); score 7, a new best (before: 5)."
    )
    assert note_game(won(9)) == (
        "Against your own games: moves 9 (your best: 8); score 6 (your best: 7)."
    )


def test_kinds_of_games_are_not_mixed() -> None:
    note_game(won(10))
    assert "first win" in note_game(won(12, difficulty="easy"))
    assert "first win" in note_game(won(12, goal="simple"))
    assert "moves 11, a new best" in note_game(won(11, goal="simple"))


def test_games_lost_or_together_or_unfinished_do_not_count() -> None:
    assert note_game(won(20)) == ""
    assert note_game(won(10, seats=2)) == ""
    assert note_game(sandtable.load("mandamina").deal(seed=1)) == ""
    assert note_game(sandtable.load("patterns").deal(seed=1)) == ""
    assert not (data_folder() / FILE_NAME).exists()


@pytest.mark.parametrize("content", ["", "[]", '{"mandamina": 3}', '{"a": {"moves": "few"}}'])
def test_a_spoilt_file_is_named_and_left_alone(content: str) -> None:
    path = data_folder() / FILE_NAME
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(content)
    assert note_game(won(10)).startswith("Your best so far is not kept: ")
    assert path.read_text() == content


def test_a_folder_that_cannot_be_made_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SANDTABLE_DATA", "/dev/null/nowhere")
    assert note_game(won(10)).startswith("Your best so far is not kept: ")
