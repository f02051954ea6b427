"""A stand-in for a terminal: run a command with scripted typing, and see what it shows."""

import io
import os
import random
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from unittest import mock

from sandtable import Position, replay
from sandtable.cli import main
from sandtable.records import read_record

PLAIN = {"COLUMNS": "80", "LINES": "24", "NO_COLOR": "1", "TERM": "xterm", "PAGER": "cat"}


@dataclass
class Run:
    """What a command did."""

    code: int
    out: str
    err: str

    @property
    def all(self) -> str:
        """Both outputs."""
        return self.out + self.err


class Typist(io.TextIOBase):
    """Types line after line; the input ends when there is none."""

    def __init__(self, next_line: Callable[[], str | None], is_person: bool) -> None:
        self._next_line = next_line
        self._is_person = is_person

    def isatty(self) -> bool:
        return self._is_person

    def readable(self) -> bool:
        return True

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
        line = self._next_line()
        return "" if line is None else f"{line}\n"


class Output(io.StringIO):
    """What is shown, on paper or on a terminal."""

    def __init__(self, is_terminal: bool) -> None:
        super().__init__()
        self._is_terminal = is_terminal

    def isatty(self) -> bool:
        return self._is_terminal


def sandtable(
    *arguments: str | Path,
    typed: str | Callable[[], str | None] = "",
    terminal: bool = False,
    **environment: str,
) -> Run:
    """Run the command with these arguments; `typed` are the lines of input, or who types them."""
    if callable(typed):
        next_line = typed
    else:
        lines = iter(typed.splitlines())
        next_line = lambda: next(lines, None)  # noqa: E731
    out, err = Output(terminal), Output(terminal)
    with (
        mock.patch.object(sys, "stdin", Typist(next_line, is_person=terminal)),
        mock.patch.object(sys, "stdout", out),
        mock.patch.object(sys, "stderr", err),
        mock.patch.dict(os.environ, PLAIN | environment),
    ):
        code = main([str(argument) for argument in arguments])
    return Run(code, out.getvalue(), err.getvalue())


@contextmanager
def inside(folder: Path) -> Iterator[None]:
    """Work in a folder, so that nothing is written elsewhere."""
    before = Path.cwd()
    os.chdir(folder)
    try:
        yield
    finally:
        os.chdir(before)


def saved_position(path: Path) -> Position:
    """The position in a saved game."""
    return replay(read_record(path))


class RandomTypist:
    """Plays a game through the prompt: reads the saved game and types any legal move."""

    def __init__(self, save: Path, seed: int = 1) -> None:
        self._save = save
        self._generator = random.Random(seed)

    def __call__(self) -> str | None:
        position = saved_position(self._save)
        if position.is_over:
            return "quit"
        return self._generator.choice(position.legal_moves())


def random_lines(position: Position, seed: int = 1) -> list[str]:
    """Random decisions that bring a position to its end."""
    generator = random.Random(seed)
    lines = []
    while not position.is_over:
        lines.append(generator.choice(position.legal_moves()))
        position.play(lines[-1])
    return lines
