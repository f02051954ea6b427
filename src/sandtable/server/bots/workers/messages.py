"""What the server and its helper processes say to each other: pickled, each with its length.

A helper is started by the server, from the same installation, and talks through its standard input
and output alone: nobody else can send it anything.
"""

import asyncio
import os
import pickle
import struct
import threading
from collections.abc import Iterator
from dataclasses import dataclass
from typing import BinaryIO

from .task import Beginning, ThinkTask

LENGTH = struct.Struct(">I")


@dataclass(frozen=True)
class Think:
    """A thought that is wanted."""

    number: int
    task: ThinkTask


@dataclass(frozen=True)
class KeepOnly:
    """Only these seats and levels of a table are played on."""

    table: str
    seats: frozenset[tuple[int, str]]


@dataclass(frozen=True)
class Ready:
    """How many thoughts a helper can have at once, as of now."""

    slots: int


@dataclass(frozen=True)
class Answered:
    """A move, and how many seconds it took."""

    number: int
    move: str
    seconds: float


@dataclass(frozen=True)
class Lost:
    """Whoever thought about it is gone."""

    number: int
    reason: str


@dataclass(frozen=True)
class Trouble:
    """Why no worker can be used, or why one is not: a sentence for the log."""

    reason: str
    """A label for what is counted: `version` or `cluster`."""
    sentence: str


ToHelper = Beginning | Think | KeepOnly
FromHelper = Ready | Answered | Lost | Trouble


def packed(message: ToHelper | FromHelper) -> bytes:
    """A message as it is sent."""
    body = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    return LENGTH.pack(len(body)) + body


async def receive(reader: asyncio.StreamReader) -> FromHelper:
    """The next message of a helper; IncompleteReadError when it has ended."""
    (length,) = LENGTH.unpack(await reader.readexactly(LENGTH.size))
    message: FromHelper = pickle.loads(await reader.readexactly(length))
    return message


class Channel:
    """The helper's side."""

    def __init__(self) -> None:
        # Whoever prints something does not print it here.
        self._output: BinaryIO = os.fdopen(os.dup(1), "wb")
        self._input: BinaryIO = os.fdopen(os.dup(0), "rb")
        os.dup2(2, 1)
        self._lock = threading.Lock()

    def __iter__(self) -> Iterator[ToHelper]:
        """All that the server says, until it has gone."""
        while len(head := self._input.read(LENGTH.size)) == LENGTH.size:
            (length,) = LENGTH.unpack(head)
            yield pickle.loads(self._input.read(length))

    def say(self, message: FromHelper) -> None:
        """Tell the server."""
        with self._lock:
            self._output.write(packed(message))
            self._output.flush()
