"""The game at a table from its deal on: its chance, its moves, where it stands, and the clock."""

from dataclasses import dataclass

from ..games import Position
from ..games.outcome import Outcome, Result
from .clock import Clock, Limit
from .dealer import Dealer
from .events import Played

EVERY = 8
"""Moves from one checkpoint to the next: so many are played again at most for each taken back."""


@dataclass(frozen=True)
class Checkpoint:
    """Where a game stood, so that it need not be played again from its start."""

    position: Position
    """Without the list of its moves, which would be long, and is in every later position."""
    moves: int
    """How many of them there were."""
    chance: Dealer

    @classmethod
    def of(cls, position: Position, chance: Dealer) -> "Checkpoint":
        """As it stands."""
        bare = position.copy()
        bare.moves = []
        return cls(bare, len(position.moves), chance.copy())

    def restore(self, later: Position) -> Position:
        """The position as it was, from one that came after it."""
        position = self.position.copy()
        position.moves = later.moves[: self.moves]
        return position


class Course:
    """One game as it goes on. `start` never changes, the rest does with every move."""

    def __init__(self, start: Position, chance: Dealer, limit: Limit | None, now: int) -> None:
        self.start = start
        self.position = start.copy()
        self.chance = chance
        """The numbers that come next."""
        self._checkpoints = [Checkpoint.of(start, chance)]
        """The game as it was dealt, and before every eighth move."""
        self.played: list[Played] = []
        """All moves that were not taken back."""
        self.settled = 0
        """How many of them stay, because somebody at this keyboard has looked since."""
        self.outcome: Outcome | None = None
        """How the game ended, by its rules or by its table."""
        self.clock = None if limit is None else Clock(limit, start.seats)
        self._clocks: list[Clock] = []
        """The clock as it was before each move."""
        self._note_turn(now)

    def copy(self) -> "Course":
        """The same game: what happens in the one does not happen in the other."""
        other = Course.__new__(Course)
        other.start = self.start
        other.position = self.position.copy()
        other.chance = self.chance.copy()
        other._checkpoints = self._checkpoints.copy()
        other.played = self.played.copy()
        other.settled = self.settled
        other.outcome = self.outcome
        other.clock = None if self.clock is None else self.clock.copy()
        other._clocks = self._clocks.copy()
        other.turn = self.turn
        return other

    def play(self, move: str, now: int) -> str | None:
        """Make a move and let chance follow, which is returned; IllegalMove changes nothing."""
        if len(self.played) == EVERY * len(self._checkpoints):
            self._checkpoints.append(Checkpoint.of(self.position, self.chance))
        self.position.play(move)
        came = self.chance.follow(self.position)
        if self.clock is not None:
            self._clocks.append(self.clock.copy())
            self.clock.moved(now)
        self._note_turn(now)
        return came

    def take_back(self, now: int | None = None) -> None:
        """Be where the game was before the last move, its chance too: the same comes again.

        The time since then is used, unless the clock goes on from `now`.
        """
        self.played.pop()
        last = len(self.played) // EVERY
        del self._checkpoints[last + 1 :]
        checkpoint = self._checkpoints[last]
        self.position, self.chance = checkpoint.restore(self.position), checkpoint.chance.copy()
        for played in self.played[last * EVERY :]:
            self.position.play(played.move)
            self.chance.follow(self.position)
        self.turn, self.outcome = self.position.seat, None
        if self.clock is not None:
            self.clock = self._clocks.pop().copy()
            if now is not None:
                self.clock.resume(now)

    def position_after(self, moves: int) -> Position:
        """Where the game stood after so many moves."""
        position = self.start.copy()
        for played in self.played[:moves]:
            position.play(played.move)
            if played.chance is not None:
                position.play(played.chance)
        return position

    def end(self, ending: str, winner: Result, now: int) -> None:
        """It is over, though the rules have not ended it."""
        self.outcome = Outcome(ending, winner, tuple(self.position.score_now()))
        self.turn = None
        if self.clock is not None:
            self.clock.stop(now)

    def forgive(self, lost: int) -> None:
        """Time during which nobody could move counts for nobody."""
        if self.clock is not None:
            self._clocks = [clock.copy() for clock in self._clocks]
            for clock in (*self._clocks, self.clock):
                clock.forgive(lost)

    def _note_turn(self, now: int) -> None:
        """The rules are asked once whose decision it is, for everybody wants to know."""
        self.turn = self.position.seat
        if self.turn is None:
            self.outcome = self.position.outcome
        if self.clock is not None:
            self.clock.run_for(self.turn, now)
