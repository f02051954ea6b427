"""Leaving a game: nothing that was played is lost, and the way back is told."""

from pathlib import Path
from typing import Any
from unittest import mock

import sandtable as api

from .terminal import inside, sandtable, saved_position

GAME = api.load("patterns")
BOWLS = f"bowls {GAME.deal(seed='7').view()['tiles']}"


def test_ctrl_d_saves_and_says_how_to_go_on(tmp_path: Path) -> None:
    with inside(tmp_path):
        run = sandtable("play", "patterns", "--seed", "7", typed=BOWLS, terminal=True)
        [saved] = tmp_path.glob("patterns-*.json")
        assert run.code == 0
        assert f"sandtable play --resume {saved.name}" in run.out
        assert saved_position(saved).moves == [BOWLS]
        sandtable("play", "--resume", saved.name, typed="open c4", terminal=True)
        assert saved_position(saved).moves == [BOWLS, "open c4"]  # Its own file again.


def interrupting(*lines: str) -> Any:
    """Types these lines, then presses Ctrl-C."""
    rest = iter(lines)

    def next_line() -> str:
        for line in rest:
            return line
        raise KeyboardInterrupt

    return next_line


def test_ctrl_c_saves_and_says_how_to_go_on(tmp_path: Path) -> None:
    for terminal in (True, False):
        folder = tmp_path / str(terminal)
        folder.mkdir()
        with inside(folder):
            run = sandtable(
                "play", "patterns", "--seed", "7", typed=interrupting(BOWLS), terminal=terminal
            )
        [saved] = folder.glob("patterns-*.json")
        assert run.code == 0
        assert saved_position(saved).moves == [BOWLS]


def test_a_game_that_cannot_be_saved_here_is_saved_at_home(tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir()
    gone = tmp_path / "gone"
    gone.mkdir()
    with inside(gone):
        gone.rmdir()
        run = sandtable(
            "play", "patterns", "--seed", "7", typed=BOWLS, terminal=True, HOME=str(home)
        )
    [saved] = home.glob("patterns-*.json")
    assert run.code == 0
    assert saved_position(saved).moves == [BOWLS]
    assert str(saved) in run.out.replace("\n", "")


def test_nothing_is_saved_when_nothing_was_played(tmp_path: Path) -> None:
    with inside(tmp_path):
        assert sandtable("play", "patterns", terminal=True).code == 0
        assert sandtable("play", "patterns", typed=interrupting(), terminal=True).code == 0
    assert list(tmp_path.iterdir()) == []


def test_a_move_of_the_computer_alone_is_not_worth_a_file(tmp_path: Path) -> None:
    with inside(tmp_path):
        run = sandtable("play", "patterns", "--against", "random", "--seat", "0", terminal=True)
    assert run.code == 0
    assert list(tmp_path.iterdir()) == []


def test_what_was_taken_back_is_taken_back_in_the_file_too(tmp_path: Path) -> None:
    typed = f"{BOWLS}\nsave game\nundo\nquit\n\n"
    with inside(tmp_path):
        sandtable("play", "patterns", "--seed", "7", typed=typed, terminal=True)
    assert saved_position(tmp_path / "game.json").moves == []


def test_a_terminal_that_is_gone_does_not_take_the_game_with_it(tmp_path: Path) -> None:
    with (
        inside(tmp_path),
        mock.patch("sandtable.cli.session.show_board", side_effect=[None, OSError(5, "I/O error")]),
    ):
        run = sandtable("play", "patterns", "--seed", "7", typed=BOWLS, terminal=True)
    assert run.code == 2
    [saved] = tmp_path.glob("patterns-*.json")
    assert saved_position(saved).moves == [BOWLS]


def test_quit_offers_to_save(tmp_path: Path) -> None:
    with inside(tmp_path):
        typed = f"{BOWLS}\nquit\nn\n"
        run = sandtable("play", "patterns", "--seed", "7", typed=typed, terminal=True)
        assert run.code == 0
        assert "Save the game first? [Y/n]" in run.out
        assert list(tmp_path.iterdir()) == []
        typed = f"{BOWLS}\nquit\n\n"
        assert sandtable("play", "patterns", "--seed", "7", typed=typed, terminal=True).code == 0
    [saved] = tmp_path.glob("patterns-*.json")
    assert saved_position(saved).moves == [BOWLS]


def test_two_games_in_one_minute_get_two_files(tmp_path: Path) -> None:
    with inside(tmp_path):
        for _ in range(3):
            sandtable("play", "patterns", "--seed", "7", typed=BOWLS, terminal=True)
    assert len(list(tmp_path.glob("patterns-*.json"))) == 3


def test_the_last_words_come_after_the_private_screen(tmp_path: Path) -> None:
    with inside(tmp_path):
        typed = "\nsave game\nquit\n"
        run = sandtable("play", "mandala", "--seed", "7", typed=typed, terminal=True)
        assert "sandtable play --resume game.json" in run.out.partition("\x1b[?1049l")[2]
        move = saved_position(tmp_path / "game.json").legal_moves()[0]
        typed = f"\n{move}\n"
        run = sandtable("play", "mandala", "--seed", "7", typed=typed, terminal=True)
        assert "sandtable play --resume mandala-" in run.out.partition("\x1b[?1049l")[2]
