"""How a game ended: why, who won, and with which points. One answer for all who ask."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

Result = int | bool | None
"""Who won: a seat, None if nobody did; where all play together, whether they did."""
Verdict = Literal["won", "lost", "draw", "stopped"]
"""What an outcome is for one seat."""

# How a table ends a game that its rules have not ended.
RESIGNED = "resigned"
TIMEOUT = "timeout"
ABANDONED = "abandoned"
"""A player left, or gave no sign of life, and another one ended the game."""
STOPPED = "stopped"
"""The table's ceiling of moves was reached: nobody has won."""
AGREED = "agreed"
"""A draw that both agreed to."""
CUT_SHORT = (RESIGNED, TIMEOUT, ABANDONED, STOPPED, AGREED)
"""All endings that no rules give."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game, by its rules or by its table."""

    ending: str
    winner: Result
    scores: tuple[int, ...]
    """The points of each seat, or one number for all, as they stood then."""

    @property
    def is_cut_short(self) -> bool:
        """Whether a table ended the game, and not its rules."""
        return self.ending in CUT_SHORT

    @property
    def is_stopped(self) -> bool:
        """Whether it went on for too long: nobody has won, and it is no draw either."""
        return self.ending == STOPPED

    @property
    def is_draw(self) -> bool:
        """Whether it ended with equal honours."""
        return self.winner is None and not self.is_stopped

    @property
    def winning_seat(self) -> int | None:
        """The seat that won alone; None if there is none."""
        return None if isinstance(self.winner, bool) else self.winner

    def for_seat(self, seat: int) -> Verdict:
        """What it is for whoever had a seat."""
        if self.winner is None:
            return "draw" if self.is_draw else "stopped"
        has_won = self.winner if isinstance(self.winner, bool) else self.winner == seat
        return "won" if has_won else "lost"

    def as_json(self) -> dict[str, Any]:
        """As records and messages say it."""
        return {"scores": list(self.scores), "winner": self.winner, "ending": self.ending}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> "Outcome":
        """What `as_json` wrote, perhaps among other things."""
        return cls(data["ending"], data["winner"], tuple(data["scores"]))


UNFINISHED = {"scores": None, "winner": None, "ending": None}
"""What stands in the place of an outcome while there is none."""
