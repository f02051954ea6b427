"""A process that is talked to line by line, with patience that ends."""

import queue
import shlex
import subprocess
import threading
from collections import deque
from contextlib import suppress
from typing import IO

from ...errors import SandtableError
from .messages import LONGEST_LINE

LINES_AHEAD = 100
"""A process that talks more than it is asked waits until it is read."""
LAST_WORDS = 3
"""So many lines of its errors are kept, to say why it died."""
FAREWELL = 1.0
"""Seconds a process has to end by itself."""


class Broken(SandtableError):
    """The process cannot be talked to any more; the message says why."""


class LineProcess:
    """A command that reads lines and answers in lines."""

    def __init__(self, command: str) -> None:
        """Start it; Broken if that cannot be done. No shell reads the command."""
        try:
            words = shlex.split(command)
            self._process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
            )
        except (OSError, ValueError, IndexError) as reason:
            raise Broken(f"cannot be started: {reason}") from None
        self._lines: queue.Queue[bytes | None] = queue.Queue(LINES_AHEAD)
        self._errors: deque[str] = deque(maxlen=LAST_WORDS)
        self._is_closed = threading.Event()
        self._readers = [
            threading.Thread(target=self._read, args=(self._process.stdout,), daemon=True),
            threading.Thread(target=self._listen, args=(self._process.stderr,), daemon=True),
        ]
        for reader in self._readers:
            reader.start()

    def say(self, line: bytes) -> None:
        """Write a line; Broken if nobody reads it."""
        assert self._process.stdin is not None
        try:
            # A pipe holds 64 KiB, and our lines are shorter: a deaf process blocks nobody.
            self._process.stdin.write(line)
        except OSError:
            raise Broken(self._why()) from None

    def hear(self, seconds: float) -> bytes | None:
        """The next line; None if none came in time, Broken if none will come any more."""
        try:
            line = self._lines.get(timeout=max(seconds, 0.0))
        except queue.Empty:
            return None
        if line is None:
            raise Broken(self._why())
        return line

    def close(self) -> None:
        """End it, by force if need be."""
        if self._is_closed.is_set():
            return
        self._is_closed.set()
        assert self._process.stdin is not None
        with suppress(OSError):
            self._process.stdin.close()
        try:
            self._process.wait(FAREWELL)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        for reader in self._readers:
            reader.join(FAREWELL)
        for stream in (self._process.stdout, self._process.stderr):
            assert stream is not None
            stream.close()

    def _read(self, stream: IO[bytes]) -> None:
        rest = b""
        while not self._is_closed.is_set():
            try:
                piece = stream.read(1 << 16)
            except (OSError, ValueError):
                piece = b""
            *whole, rest = (rest + (piece or b"")).split(b"\n")
            if len(rest) > LONGEST_LINE:
                whole, rest = [*whole, rest], b""
            for line in whole:
                self._put(line)
            if not piece:
                break
        self._put(None)

    def _put(self, line: bytes | None) -> None:
        while not self._is_closed.is_set():
            try:
                self._lines.put(line, timeout=0.2)
                return
            except queue.Full:
                continue

    def _listen(self, stream: IO[bytes]) -> None:
        rest = b""
        while piece := stream.read(1 << 12):
            *whole, rest = (rest + piece).split(b"\n")
            rest = rest[-(1 << 12) :]
            self._errors.extend(line.decode("utf-8", "replace") for line in whole if line.strip())
        if rest.strip():
            self._errors.append(rest.decode("utf-8", "replace"))

    def _why(self) -> str:
        """How it ended, with its last words."""
        try:
            code = self._process.wait(FAREWELL)
        except subprocess.TimeoutExpired:
            return "closed its output"
        self._readers[1].join(FAREWELL)
        ended = f"ended with exit code {code}" if code >= 0 else f"was killed by signal {-code}"
        words = self._errors[-1].strip()[:200] if self._errors else ""
        return f"{ended}: {words}" if words else ended
