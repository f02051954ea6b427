"""Where a game is kept: files that are never lost and never written over by mistake."""

import os
import shlex
from datetime import datetime
from pathlib import Path

from ..errors import BadRecord
from ..records import write_record
from .table import Table


class FileExists(BadRecord):
    """A file that this game has not written, so writing it wants a second word."""


def read_path(text: str) -> Path:
    """The file a person means, or BadRecord with why it cannot hold a game."""
    text = os.path.expanduser(text.strip())
    if not text or not text.isprintable():
        raise BadRecord(f"{text!r} is no name for a file")
    path = Path(text)
    if os.path.isdir(path):
        raise BadRecord(f"{path} is a folder: name a file in it")
    if path.suffix == ".jsonl":
        raise BadRecord(f"{path}: a .jsonl file holds many games; save a game as .json")
    return path if path.suffix else path.with_name(f"{path.name}.json")


def resume_command(path: Path) -> str:
    """What to type to go on with a saved game."""
    return f"sandtable play --resume {shlex.quote(str(path))}"


class Keeper:
    """Saves a game: when asked, before leaving, and after every move if there is a file for it."""

    def __init__(self, own_file: Path | None = None) -> None:
        self.own_file = own_file
        """The file that belongs to this game and may be written over."""
        self._after_every_move = False
        self._saved_moves: list[str] | None = None

    def has_unsaved(self, table: Table) -> bool:
        """Whether something has been decided that no file knows."""
        if self._saved_moves is None:
            return any(turn.by_person for turn in table.past.turns)
        return self._saved_moves != table.position.moves

    def note_resumed(self, table: Table, goes_on: bool) -> None:
        """What stands in the file now is what was read from it; it may keep up with the game."""
        self._saved_moves = list(table.position.moves)
        self._after_every_move = goes_on

    def save(self, table: Table, path: Path | None = None, replace: bool = False) -> Path:
        """Write the game to a file: the named one, or its own, or one with a new name."""
        path = path or self.own_file or fresh_path(table)
        if path != self.own_file and not replace and os.path.lexists(path):
            raise FileExists(f"{path} exists already")
        write_record(path, table.record())
        self.own_file = path
        self._saved_moves = list(table.position.moves)
        return path

    def begin(self, table: Table, path: Path) -> None:
        """Keep a game in a new file from now on."""
        try:
            self.save(table, path)
        except FileExists:
            raise BadRecord(
                f"{path} exists already: go on with that game by --resume, or name a new file"
            ) from None
        self._after_every_move = True

    def after_move(self, table: Table) -> None:
        """Keep up with the game, if that was asked for."""
        if self._after_every_move:
            self.save(table)

    def next_game(self) -> None:
        """The file belongs to the game that is over; the next one gets its own."""
        self.own_file = None
        self._after_every_move = False
        self._saved_moves = None

    def rescue(self, table: Table) -> Path | None:
        """Save before leaving without a question, in the home folder if need be; None: no need."""
        if not self.has_unsaved(table) or table.position.is_over:
            return None
        try:
            return self.save(table)
        except BadRecord:
            return self.save(table, fresh_path(table, Path(os.path.expanduser("~"))))


def fresh_path(table: Table, folder: Path = Path()) -> Path:
    """A file name that is not taken: the game, the day and the minute."""
    stem = f"{table.game.name}-{datetime.now():%Y-%m-%d-%H%M}"
    path = folder / f"{stem}.json"
    number = 1
    while os.path.lexists(path):
        number += 1
        path = folder / f"{stem}-{number}.json"
    return path
