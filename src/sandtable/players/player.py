"""What a bot gets and what it answers."""

from dataclasses import dataclass, field
from typing import Protocol, Self

from ..games import Game, Position
from ..games.batch import States
from ..games.game import Options
from ..games.warmup import Tell, Warmup, log_notice


@dataclass(frozen=True)
class SeatView:
    """All that one seat may know of a game: a bot gets this and a time budget, nothing else."""

    game: Game
    options: Options
    seat: int
    start: States
    """What the seat observed right after the deal: an array of one observation record."""
    now: States
    """What it observes now."""
    history: tuple[str, ...]
    """The moves so far as this seat saw them; a hidden card is a `?`."""
    legal_moves: tuple[str, ...]

    @classmethod
    def of(cls, position: Position, seat: int) -> Self:
        """The view of a seat; the legal moves are there only when it is this seat's decision."""
        return cls(
            game=position.game,
            options=position.options,
            seat=seat,
            start=position.start_observation(seat),
            now=position.observation(seat),
            history=tuple(position.history(seat)),
            legal_moves=tuple(position.legal_moves()) if position.seat == seat else (),
        )


@dataclass(frozen=True)
class Thought:
    """One move a bot considered."""

    move: str
    value: float
    """What the bot expects: see `Decision.unit`."""
    effort: int = 0
    """Nodes or simulations spent on it."""


@dataclass(frozen=True)
class Decision:
    """A bot's answer, with what it was thinking."""

    move: str
    value: float = 0.0
    """What the bot expects of its move, in `unit`."""
    unit: str = ""
    """`points` (margin at the end), `score` (of all together), `chance` (probability to win) or
    empty: it expects nothing."""
    is_proven: bool = False
    """Whether `value` is exact: with best play of both sides it comes about."""
    line: tuple[str, ...] = ()
    """How the bot expects the game to go on, beginning with its move."""
    thoughts: tuple[Thought, ...] = field(default=())
    """The moves it considered, the best first."""
    depth: int = 0
    effort: int = 0
    """Nodes or simulations in all."""
    seconds: float = 0.0
    remarks: tuple[str, ...] = ()
    """What else it thinks, in sentences that give no secret away."""


class Player(Protocol):
    """Anything that can take a seat.

    One that keeps what it has found out from move to move checks that it still fits the view: moves
    can be taken back.
    """

    name: str
    warmup: Warmup | None = None
    """What is compiled for it; None: nothing but the rules."""
    thinks_by_time: bool = True
    """Whether it thinks until its time is over: on another machine it may move differently. One
    that stops by itself moves the same everywhere, if its dice fall the same."""

    def choose(self, view: SeatView, budget: float) -> Decision:
        """A legal move for this seat, within `budget` seconds."""
        ...

    @property
    def nbytes(self) -> int:
        """How much memory it holds, about; a guess for whoever does not say."""
        return 16 << 20

    def throw_dice_of(self, seed: str) -> None:
        """Roll from now on the dice of this seed; one without dice has nothing to do."""
        return

    @property
    def is_warm(self) -> bool:
        """Whether its machine code is on disk already."""
        return self.warmup is None or self.warmup.is_warm

    def warm(self, tell: Tell | None = None) -> None:
        """Compile it, or load it from the disk: no move has to wait.

        If it has to be compiled, `tell` gets a sentence that says so, before it begins.
        """
        if self.warmup is not None:
            self.warmup.warm(tell)

    def need_code(self) -> None:
        """Somebody asks for a move who may not have asked whether the bot is compiled."""
        self.warm(log_notice)
