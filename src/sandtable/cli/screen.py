"""The terminal: what is shown and what is asked, with or without a person at the other end."""

import os
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext

from rich.console import Console, RenderableType
from rich.text import Text

from .line_editing import offer_words
from .wording import one_line, printable


class EndOfInput(Exception):
    """Nobody will answer any more."""


class Screen:
    """Shows things on the standard output and reads lines from the standard input."""

    def __init__(self) -> None:
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.has_typist = sys.stdin.isatty()
        """Whether a person types, and no file or program."""
        self._is_private = False
        self.is_interactive = self.has_typist and self.console.is_terminal
        """Whether a person sits at a terminal, and can be asked and shown pages."""

    def show(self, *things: RenderableType) -> None:
        """Print each of these on lines of its own."""
        for thing in things:
            self.console.print(thing)

    def say(self, sentence: str, style: str = "") -> None:
        """Print a sentence."""
        self.console.print(Text(one_line(sentence), style))

    def say_command(self, sentence: str, command: str) -> None:
        """Print a sentence, and below it something to copy and type: never broken into lines."""
        self.say(sentence)
        self.console.print(Text(f"  {printable(command)}", "bold"), soft_wrap=True)

    def busy(self, sentence: str) -> AbstractContextManager[object]:
        """Say what is going on while somebody has to wait."""
        return self.console.status(sentence) if self.console.is_terminal else nullcontext()

    def new_page(self) -> None:
        """Begin on an empty screen; where there is none, leave a gap."""
        if self.console.is_terminal:
            self.console.clear()
        else:
            self.console.print()

    def ask(self, prompt: str, words: list[str] | None = None) -> str:
        """A line of input; `words` are offered when the person presses the tab key."""
        offer_words(words or [])
        try:
            line = input(printable(prompt))
        except EOFError:
            self.console.print()
            raise EndOfInput from None
        if not self.is_interactive:
            self.console.print(Text(one_line(line)))
        return line

    def confirm(self, question: str) -> bool:
        """Whether the answer to a question is yes."""
        return self.ask(f"{question} [y/N] ").strip().lower() in ("y", "yes")

    def page(self, thing: RenderableType) -> None:
        """Show something long, in a pager if a person is reading."""
        if not self.is_interactive:
            self.show(thing)
            return
        os.environ.setdefault("LESS", "-R")
        with self.console.pager(styles=not self.console.no_color):
            self.show(thing)
        if self._is_private:  # The pager may have gone back to the screen with a memory.
            self.console.set_alt_screen(True)

    @contextmanager
    def private(self, wanted: bool) -> Iterator[None]:
        """A screen that leaves nothing to scroll back to, for people with secrets."""
        if not wanted or not self.console.is_terminal:
            yield
            return
        self._is_private = True
        self.console.set_alt_screen(True)
        try:
            yield
        finally:
            self._is_private = False
            self.console.set_alt_screen(False)
