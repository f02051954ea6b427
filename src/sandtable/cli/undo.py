"""What has been played, and how much of it may be taken back.

A move may be taken back while nothing that was hidden or random has been seen because of it: no
cards have come, nobody else's hand has been on the screen, and no hidden card has been played.
"""

from collections.abc import Collection
from dataclasses import dataclass

from ..errors import SandtableError
from ..games import Position


class CannotUndo(SandtableError):
    """A move that stays, and why."""


@dataclass
class Turn:
    """One decision: the position before it, who made it, and why it can no longer be undone."""

    before: Position
    seat: int
    by_person: bool
    lock: str = ""


class Past:
    """All decisions of a game so far."""

    def __init__(self) -> None:
        self.turns: list[Turn] = []

    @classmethod
    def of(cls, position: Position, people: Collection[int]) -> "Past":
        """The past of a game that was played elsewhere."""
        past = cls()
        replica = position.game.from_deal(position.deal, **position.options)
        for move in position.moves:
            before = replica.copy()
            replica.play(move)
            if not position.game.is_chance_text(move):
                past.add(before, by_person=before.seat in people)
        if position.game.has_secrets:
            past.lock("the game has been put away since")
        return past

    def add(self, before: Position, by_person: bool) -> None:
        """Remember that the seat to move in `before` has made a decision."""
        assert before.seat is not None
        self.turns.append(Turn(before, before.seat, by_person))

    def lock(self, reason: str) -> None:
        """From now on nothing that has been played can be taken back."""
        for turn in self.turns:
            turn.lock = turn.lock or reason

    def take_back(self, now: Position) -> Position:
        """The position before the last move of a person; moves that answered it go with it."""
        reason = self.why_not(now)
        if reason:
            raise CannotUndo(reason)
        last = self._last_of_person()
        before = self.turns[last].before
        del self.turns[last:]
        return before

    def why_not(self, now: Position) -> str:
        """Why the last move of a person cannot be taken back; nothing if it can."""
        last = self._last_of_person()
        if last < 0:
            return "there is no move to take back"
        turn = self.turns[last]
        game = now.game
        if any(game.is_chance_text(move) for move in now.moves[len(turn.before.moves) :]):
            return "new cards have come since"
        if game.has_secrets and now.is_over:
            return "hidden cards have been opened since"
        if game.has_secrets and not turn.lock and last < len(self.turns) - 1:
            return "the answer to it has shown cards that were hidden"
        return turn.lock

    def _last_of_person(self) -> int:
        """The index of the last decision a person made, -1 if there is none."""
        last = len(self.turns) - 1
        while last >= 0 and not self.turns[last].by_person:
            last -= 1
        return last

    def recent(self, now: Position, viewer: int | None, most: int) -> list[tuple[int, list[str]]]:
        """Who did what since the viewer's last decision, that one included, the newest last."""
        seen = now.history(viewer)
        end = len(seen)
        recent: list[tuple[int, list[str]]] = []
        for turn in reversed(self.turns[-most:]):
            start = len(turn.before.moves)
            recent.insert(0, (turn.seat, seen[start:end]))
            end = start
            if turn.seat == viewer:
                break
        return recent
