"""A puzzle as data, as it is kept in files: docs/puzzles.md."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from functools import lru_cache
from typing import Any

from ...games import Position, load
from ...players.player import SeatView

JsonObject = dict[str, Any]

START = 1000
"""Where 0 Elo, the weakest solver, stands on the scale of puzzles: all others stand above it."""


@dataclass(frozen=True)
class Puzzle:
    """A position, what is asked there, and everything that is right."""

    game: str
    kind: str
    """What sort of task it is: every game has its own."""
    position: str
    """The picture of the position (`Game.draw`). What its seat cannot see is one possibility."""
    seat: int
    """Whose decision it is."""
    task: Mapping[str, Any]
    """What is asked, in numbers: every kind has its own."""
    answer: Mapping[str, Any]
    """What is right, what is nearly right and why the rest is wrong: every kind has its own."""
    proof: Mapping[str, Any] = field(default_factory=dict)
    """What a check needs besides the answer."""
    options: Mapping[str, Any] = field(default_factory=dict)
    tries: Mapping[str, str] = field(default_factory=dict)
    """For each solver that tried it, by seed: 1 solved, 0 not."""
    id: str = ""
    rating: int = START
    """How hard it is, on the scale of the levels."""
    spread: int = 0
    """The standard error of the rating."""
    themes: tuple[str, ...] = ()

    def start(self) -> Position:
        """The position as something to play on."""
        return _read(self.game, self.position, tuple(self.options.items())).copy()

    def to_json(self) -> JsonObject:
        """All of it, without what a file says of all its puzzles."""
        data = asdict(self)
        del data["game"]
        data["themes"] = list(self.themes)
        return data

    @classmethod
    def from_json(cls, game: str, data: Mapping[str, Any]) -> "Puzzle":
        """The puzzle that `to_json` wrote."""
        return replace(cls(game=game, **data), themes=tuple(data.get("themes", ())))


@lru_cache(maxsize=32)
def _read(game: str, picture: str, options: tuple[tuple[str, Any], ...]) -> Position:
    """A position that is only copied: to read a picture takes longer than to judge a move."""
    return load(game).from_picture(picture, **dict(options))


def seat_view(position: Position, seat: int) -> SeatView:
    """What a player gets in a position that has no past."""
    now = position.observation(seat)
    moves = tuple(position.legal_moves())
    return SeatView(position.game, position.options, seat, now, now, (), moves)
