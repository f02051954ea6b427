"""Where compiled code is kept, and what it is named by."""

import os
from collections.abc import Iterator
from pathlib import Path

import platformdirs
import pytest
from numba import config

from sandtable.games import cache_folder
from sandtable.games.cache_folder import KEPT, base, folder_of, source_stamp

CACHES = (base, folder_of, cache_folder._content)


@pytest.fixture(autouse=True)
def _asked_anew() -> Iterator[None]:
    """Answers are remembered for as long as a process lives."""
    yield
    forget()


def forget() -> None:
    for remembered in CACHES:
        remembered.cache_clear()


@pytest.fixture
def told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that Numba was told to use, with something of others in it."""
    monkeypatch.setattr(config, "CACHE_DIR", str(tmp_path / "told"))
    (tmp_path / "told" / "of_others").mkdir(parents=True)
    forget()
    return tmp_path / "told"


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A game from elsewhere: a package in a package, beside something that is none."""
    for name in ("theirs/__init__.py", "theirs/little/__init__.py", "theirs/little/moves.py"):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("")
    (tmp_path / "theirs" / "players.py").write_text("")
    (tmp_path / "notes.py").write_text("")
    return tmp_path


def stamp_after(path: Path, file: Path) -> str:
    """The stamp of a file when another one has been edited."""
    path.write_text(path.read_text() + "# edited\n")
    forget()
    return source_stamp(file)


def test_an_edit_anywhere_in_its_package_is_another_stamp(game: Path) -> None:
    moves = game / "theirs" / "little" / "moves.py"
    before = source_stamp(moves)
    assert stamp_after(game / "notes.py", moves) == before
    after = stamp_after(game / "theirs" / "players.py", moves)
    assert after != before
    assert stamp_after(moves, moves) not in (before, after)


def test_a_file_in_a_plain_folder_goes_with_its_neighbours(game: Path) -> None:
    notes = game / "notes.py"
    before = source_stamp(notes)
    assert stamp_after(game / "theirs" / "players.py", notes) == before
    (game / "more.py").write_text("")
    assert stamp_after(game / "more.py", notes) != before


def test_rules_are_stamped_by_rules_and_players_by_all_they_are_made_of(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for layer in ("games", "search", "players", "arena"):
        (tmp_path / layer).mkdir()
        (tmp_path / layer / "__init__.py").write_text("")
    monkeypatch.setattr(cache_folder, "PACKAGE", tmp_path)
    monkeypatch.setattr(cache_folder, "RULES", tmp_path / "games")
    layers = tuple(tmp_path / layer for layer in ("games", "search", "players"))
    monkeypatch.setattr(cache_folder, "LAYERS", layers)
    rule, bot = tmp_path / "games" / "moves.py", tmp_path / "players" / "bot.py"
    rule.write_text("")
    bot.write_text("")

    def stamps() -> tuple[str, str]:
        forget()
        return source_stamp(rule), source_stamp(bot)

    first = stamps()
    (tmp_path / "arena" / "match.py").write_text("")
    assert stamps() == first
    (tmp_path / "search" / "mcts.py").write_text("")
    second = stamps()
    assert (second[0] == first[0], second[1] == first[1]) == (True, False)
    (tmp_path / "games" / "scoring.py").write_text("")
    third = stamps()
    assert (third[0] == second[0], third[1] == second[1]) == (False, False)


def test_what_a_template_is_compiled_with_is_another_folder(told: Path) -> None:
    file = Path(cache_folder.__file__)
    folders = {folder_of(file), folder_of(file, ("apply=a",)), folder_of(file, ("apply=b",))}
    assert len(folders) == 3
    assert all(folder and folder.is_relative_to(told) for folder in folders)


def test_what_was_typed_in_is_kept_nowhere(told: Path) -> None:
    assert folder_of(Path("<stdin>")) is None


def test_folders_unused_for_longest_go_and_those_of_others_stay(told: Path) -> None:
    file = Path(cache_folder.__file__)
    folders = []
    for number in range(KEPT + 3):
        folder = folder_of(file, (str(number),))
        assert folder is not None
        os.utime(folder, (number, number))
        folders.append(folder)
    assert [folder.exists() for folder in folders[:4]] == [False, False, False, True]
    assert all(folder.exists() for folder in folders[3:])
    assert (told / "of_others").exists()


def test_where_the_package_cannot_be_written_to_the_user_keeps_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """An installation for all may belong to the administrator."""
    package = tmp_path / "package"
    package.write_text("a file, so that no folder can be made in it")
    monkeypatch.setattr(config, "CACHE_DIR", "")
    monkeypatch.setattr(cache_folder, "PACKAGE", package)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "home"))
    forget()
    assert base() == platformdirs.user_cache_path("sandtable") / "compiled"
    assert base() != package / "__pycache__" / "compiled"


def test_where_nothing_can_be_written_nothing_is_kept(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    nowhere = tmp_path / "file"
    nowhere.write_text("")
    monkeypatch.setattr(config, "CACHE_DIR", str(nowhere))
    monkeypatch.setattr(cache_folder, "PACKAGE", nowhere)
    monkeypatch.setattr(platformdirs, "user_cache_path", lambda name: nowhere)
    forget()
    assert base() is None
    assert folder_of(Path(cache_folder.__file__)) is None
