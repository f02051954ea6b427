"""The other side: one of our players as an engine, on two streams of lines."""

from collections.abc import Callable
from typing import IO

from ...errors import SandtableError
from ...games import Game
from ..player import Player
from . import messages
from .messages import BadMessage, Message


def serve_engine(
    game: Game, name: str, make: Callable[[], Player], lines: IO[bytes], out: IO[bytes]
) -> None:
    """Answer every line until `quit` or the end of the input.

    A line that makes no sense is answered with an `error`, and nothing else happens.
    """
    player: Player | None = None
    while line := lines.readline(messages.LONGEST_LINE):
        if not line.strip():
            continue
        try:
            message = messages.read(line)
            kind = message["type"]
            if kind == "quit":
                return
            if kind == "hello":
                _check(game, message)
                player = player or make()
                _say(out, messages.hello(game) | {"name": name})
            elif kind == "new":
                player = make()
            elif kind == "think":
                player = player or make()
                _say(out, _answer(game, player, message))
            elif kind != "stop":  # Our players keep to their time: by now they have answered.
                raise BadMessage(f"unknown message {kind!r}")
        except SandtableError as reason:
            _say(out, {"type": "error", "error": str(reason)})


def _check(game: Game, message: Message) -> None:
    if message.get("protocol") != messages.PROTOCOL:
        raise BadMessage(f"this engine speaks {messages.PROTOCOL}")
    if message.get("game") != game.name:
        raise BadMessage(f"this engine plays {game.name}")


def _answer(game: Game, player: Player, message: Message) -> Message:
    view = messages.view_of(game, message)
    if not view.legal_moves:
        raise BadMessage("think: there is no legal move")
    try:
        seconds = float(message["seconds"])
    except (KeyError, TypeError, ValueError):
        raise BadMessage("think: seconds must be a number") from None
    return messages.answer(message.get("id"), player.choose(view, seconds))


def _say(out: IO[bytes], message: Message) -> None:
    out.write(messages.write(message))
    out.flush()
