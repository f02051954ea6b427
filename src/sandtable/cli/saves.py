"""Where a game is kept: files that are never lost and never written over by mistake."""

import os
import shlex
from datetime import datetime
from pathlib import Path
from typing import Any

from ..errors import BadRecord
from ..records import write_record
from .match import Match


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

    def __init__(
        self,
        own_file: Path | None = None,
        saved: dict[str, Any] | None = None,
        goes_on: bool = False,
    ) -> None:
        self.own_file = own_file
        """The file that belongs to this game and may be written over."""
        self._saved = saved
        """What stands in it."""
        self._after_every_move = goes_on

    def has_unsaved(self, match: Match) -> bool:
        """Whether something has been decided that no file knows."""
        if self._saved is None:
            return any(played.seat in match.table.people for played in match.table.course.played)
        return self._saved != match.record()

    def save(self, match: Match, path: Path | None = None, replace: bool = False) -> Path:
        """Write the game to a file: the named one, or its own, or one with a new name."""
        path = path or self.own_file or fresh_path(match)
        if path != self.own_file and not replace and os.path.lexists(path):
            raise FileExists(f"{path} exists already")
        record = match.record()
        write_record(path, record)
        self.own_file, self._saved = path, record
        return path

    def begin(self, match: Match, path: Path) -> None:
        """Keep a game in a new file from now on."""
        try:
            self.save(match, path)
        except FileExists:
            raise BadRecord(
                f"{path} exists already: go on with that game by --resume, or name a new file"
            ) from None
        self._after_every_move = True

    def after_move(self, match: Match) -> None:
        """Keep up with the game, if that was asked for."""
        if self._after_every_move:
            self.save(match)

    def rescue(self, match: Match) -> Path | None:
        """Save before leaving without a question, in the home folder if need be; None: no need."""
        if not self.has_unsaved(match) or match.table.turn is None:
            return None
        try:
            return self.save(match)
        except BadRecord:
            return self.save(match, fresh_path(match, Path(os.path.expanduser("~"))))


def fresh_path(match: Match, folder: Path = Path()) -> Path:
    """A file name that is not taken: the game, the day and the minute."""
    stem = f"{match.table.settings.game}-{datetime.now():%Y-%m-%d-%H%M}"
    path = folder / f"{stem}.json"
    number = 1
    while os.path.lexists(path):
        number += 1
        path = folder / f"{stem}-{number}.json"
    return path
