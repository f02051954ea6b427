"""What `study/<game>/__init__.py` registers: how a game is taught.

It is the entry point of a game in the group `sandtable.study`. All that is heavy is made by
functions, which import it when they are called: whoever only asks what there is need not wait.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..games import Position
    from .daily.task import DailyMaker
    from .puzzles.workshop import Workshop
    from .review.reviewer import Reviewer
    from .teaching import Teaching


@dataclass(frozen=True)
class Study:
    """All that is registered for one game. What is left out the game does without."""

    lessons: "Callable[[], Teaching] | None" = None
    """Makes the lessons of the game."""
    puzzles: "Callable[[], Workshop] | None" = None
    """Makes what finds, proves, grades and judges the puzzles of the game."""
    daily: "Callable[[], DailyMaker] | None" = None
    """Makes what finds and proves the task of a day."""
    review: "Callable[[], Reviewer] | None" = None
    """Makes what reviews games."""
    alike: "Callable[[Position], str] | None" = None
    """The same text for all positions that play the same to whoever watches: turned, mirrored, in
    other colours, with the seats exchanged. Without it only what looks the same is the same."""
