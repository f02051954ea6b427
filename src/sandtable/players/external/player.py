"""A player that is a program: an engine in a process of its own, in any language."""

import time
from contextlib import suppress

from ...errors import SandtableError
from ...games import Game
from ..player import Decision, Player, SeatView
from . import messages
from .messages import BadMessage, Message
from .process import Broken, LineProcess

GREETING = 120.0
"""Seconds an engine has until its hello: it may compile or load what it knows."""
GRACE, GRACE_SHARE = 1.0, 0.1
"""Seconds, and a share of its time, that an answer may be late before the game is lost. Every
arena reports how long the slowest answer took."""


class Forfeit(SandtableError):
    """An engine loses this game: it crashed, fell silent, or gave no answer that makes sense."""


class ExternalPlayer(Player):
    """Plays what an engine answers. After a forfeit the next game has a fresh process."""

    def __init__(self, game: Game, command: str) -> None:
        """A player for one game; the process is started when it is needed."""
        self.name = command
        self._game = game
        self._command = command
        self._process: LineProcess | None = None
        self._thought = 0
        self._playing: tuple[int, bytes] | None = None

    def choose(self, view: SeatView, budget: float) -> Decision:
        """The engine's move; Forfeit if there is none that is legal."""
        try:
            decision = self._ask(view, budget)
            if decision.move not in view.legal_moves:
                raise BadMessage(f"illegal move {decision.move!r}")
        except (Broken, BadMessage) as reason:
            self.close()
            raise Forfeit(str(reason)) from None
        return decision

    def begin(self) -> None:
        """Start the process and greet it: no move waits for that. Forfeit if it fails."""
        try:
            self._greeted()
        except (Broken, BadMessage) as reason:
            self.close()
            raise Forfeit(str(reason)) from None

    def close(self) -> None:
        """End the process."""
        process, self._process, self._playing = self._process, None, None
        if process is not None:
            with suppress(Broken):
                process.say(messages.write({"type": "quit"}))
            process.close()

    def _greeted(self) -> LineProcess:
        if self._process is None:
            self._process = LineProcess(self._command)
            self._process.say(messages.write(messages.hello(self._game)))
            answer = self._next(self._process, time.monotonic() + GREETING, "hello")
            if answer.get("protocol") != messages.PROTOCOL:
                raise BadMessage(f"speaks {answer.get('protocol')!r}, not {messages.PROTOCOL}")
        return self._process

    def _ask(self, view: SeatView, budget: float) -> Decision:
        process = self._greeted()
        playing = view.seat, view.start.tobytes()
        if playing != self._playing:  # What the engine remembers of another game is void.
            process.say(messages.write(messages.new(view)))
            self._playing = playing
        self._thought += 1
        process.say(messages.write(messages.think(self._thought, view, budget)))
        asked = time.monotonic()
        late = asked + budget * (1 + GRACE_SHARE) + GRACE
        try:
            answer = self._next(process, asked + budget, "move")
        except TimeoutError:
            process.say(messages.write({"type": "stop", "id": self._thought}))
            answer = self._next(process, late, "move", is_last=True)
        decision = messages.decision_of(answer)
        if answer.get("id") != self._thought:
            raise BadMessage(f"answered question {answer.get('id')!r}, not {self._thought}")
        return decision

    def _next(
        self, process: LineProcess, until: float, kind: str, is_last: bool = False
    ) -> Message:
        """The next message of a kind; others that are only `info` are passed over."""
        while True:
            line = process.hear(until - time.monotonic())
            if line is None:
                if kind == "move" and not is_last:
                    raise TimeoutError
                raise BadMessage(f"no {kind} in time")
            message = messages.read(line)
            if message["type"] == kind:
                return message
            if message["type"] == "error":
                raise BadMessage(f"says: {str(message.get('error', ''))[:200]}")
            if message["type"] != "info":
                raise BadMessage(f"said {message['type']!r} where a {kind} was due")
