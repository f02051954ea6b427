"""One thought as a task: whoever has the same code can do it, anywhere, and again if need be."""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Self

from .... import __version__
from ....games import load
from ....games.batch import States
from ....games.cache_folder import source_stamp
from ....games.game import Options
from ....players.player import SeatView
from ..choosing import choose_in_time
from ..seat_players import Seat, SeatPlayers
from ..warming import warm_level

Level = tuple[str, str]
"""A game, and the level of one of its bots."""


@dataclass(frozen=True)
class ThinkTask:
    """All that a worker needs: the view of a seat with its history, and a budget."""

    player: Seat
    """Whose thought it is. A worker that has thought for this seat before may remember it."""
    budget: float
    game: str
    options: Options
    seat: int
    start: States
    now: States
    history: tuple[str, ...]
    legal_moves: tuple[str, ...]

    @classmethod
    def of(cls, view: SeatView, player: Seat, budget: float) -> Self:
        """The thought about a view. The game goes by its name: its rules are there already."""
        return cls(
            player=player,
            budget=budget,
            game=view.game.name,
            options=dict(view.options),
            seat=view.seat,
            start=view.start,
            now=view.now,
            history=view.history,
            legal_moves=view.legal_moves,
        )

    @property
    def view(self) -> SeatView:
        """What the seat may know."""
        return SeatView(
            game=load(self.game),
            options=self.options,
            seat=self.seat,
            start=self.start,
            now=self.now,
            history=self.history,
            legal_moves=self.legal_moves,
        )


@dataclass(frozen=True)
class Beginning:
    """What a worker is told first."""

    stamp: str
    """The code of whoever asks: a worker with other code must refuse."""
    levels: tuple[Level, ...]
    """What it makes ready before it takes a task."""
    most_bytes: int
    """What it may keep between thoughts."""
    log_level: str


class OtherCode(Exception):
    """A worker plays by other rules than the server."""


def own_stamp() -> str:
    """The version and a hash of the code by which a move is chosen here: rules, bots, tasks."""
    return f"{__version__}:{source_stamp(Path(__file__))}"


class Worker:
    """Does tasks, one at a time; in a process that may end at any time."""

    def __init__(self, beginning: Beginning) -> None:
        check_stamp(beginning.stamp)
        self._players = SeatPlayers(beginning.most_bytes)
        for game, level in beginning.levels:
            warm_level(game, level)

    def think(self, task: ThinkTask) -> tuple[str, float]:
        """A move, and how many seconds it took."""
        loan = self._players.lend(task.player)
        try:
            return choose_in_time(task.view, task.player.level, task.budget, loan)
        finally:
            self._players.give_back(loan)

    def keep_only(self, table: str, seats: Iterable[tuple[int, str]]) -> None:
        """Only these seats and levels of a table are played on."""
        self._players.keep_only(table, set(seats))


def check_stamp(stamp: str) -> None:
    """OtherCode if whoever asks has another version."""
    own = own_stamp()
    if stamp != own:
        raise OtherCode(
            f"the server has another version of Sandtable ({_short(stamp)}) than this worker "
            f"({_short(own)}): install the same on all"
        )


def _short(stamp: str) -> str:
    return stamp[:16]
