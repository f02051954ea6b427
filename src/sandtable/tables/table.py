"""A table: what its events add up to."""

from collections.abc import Iterable
from dataclasses import replace
from enum import StrEnum
from functools import singledispatchmethod

from ..games import Position
from ..games.game import Result
from ..records.endings import ABANDONED, RESIGNED, STOPPED, TIMEOUT
from . import events as happened
from .chair import Chair
from .clock import Clock
from .events import Event
from .fairness import Chance, seats_by
from .people import Somebody
from .refusal import Refused
from .settings import Settings, read_settings

AGREED = "agreed"
"""The ending by a draw that both agreed to. A record says it in its own key: see record.py."""

CHANGING = (list, set, Clock, Position, Chance)
"""Parts of a table that change when something happens."""


class Status(StrEnum):
    """How far a table has come."""

    WAITING = "waiting"
    PLAYING = "playing"
    OVER = "over"


class BrokenLog(Exception):
    """Events that cannot have happened like this: the log was changed, or a rule was."""


class Table:
    """A match from the opening of the table to the rematch. Only `apply` changes it."""

    def __init__(self, events: Iterable[Event] = ()) -> None:
        self.events: list[Event] = []
        self.chairs: list[Chair] = []
        self.order: tuple[int, ...] = ()
        self.clock: Clock | None = None
        self.left: set[int] = set()
        """Seats that were left and that nobody plays."""
        self.draw_offer: int | None = None
        """The seat whose offer of a draw stands."""
        self.rematch_offers: set[int] = set()
        self.rematch: str | None = None
        """The table they play on at."""
        self.cut_short: str | None = None
        """Why the game ended if the rules did not end it."""
        self.has_had_bot = False
        """Whether a bot took over a seat: such a game is not rated."""
        self._declared_winner: Result = None
        self._played: list[happened.Played] = []
        self._clocks: list[Clock] = []
        """The clock as it was before each move."""
        self._start: Position | None = None
        self._position: Position | None = None
        self._seat_to_move: int | None = None
        """Whose decision the rules say it is; asked once, for everybody wants to know."""
        self._chance: Chance | None = None
        for event in events:
            self.apply(event)

    # What it is.

    @property
    def number(self) -> int:
        """How many events there are: the number of the next one."""
        return len(self.events)

    @property
    def opening(self) -> happened.Opened:
        """The first event."""
        first = self.events[0]
        assert isinstance(first, happened.Opened)
        return first

    @property
    def settings(self) -> Settings:
        """What the table is for."""
        return self._settings

    @property
    def status(self) -> Status:
        """How far it has come."""
        if self._position is None:
            return Status.WAITING
        return Status.OVER if self.turn is None else Status.PLAYING

    @property
    def position(self) -> Position:
        """Where the game stands; Refused before it has begun."""
        if self._position is None:
            raise Refused("game-not-begun")
        return self._position

    @property
    def turn(self) -> int | None:
        """The seat whose decision it is; None if it is nobody's."""
        return self._seat_to_move if self.cut_short is None else None

    @property
    def winner(self) -> Result:
        """Who won, as in a record."""
        return self._declared_winner if self.cut_short else self.position.winner

    @property
    def last_played(self) -> happened.Played | None:
        """The last move that was not taken back."""
        return self._played[-1] if self._played else None

    @property
    def moves(self) -> int:
        """How many moves were made and not taken back."""
        return len(self._played)

    def course(self) -> tuple[Position, list[happened.Played]]:
        """The game as it was dealt, and all moves since that were not taken back."""
        assert self._start is not None, "the game has begun"
        return self._start.copy(), list(self._played)

    def chance(self) -> Chance:
        """The numbers that come next, to look at without using them up."""
        assert self._chance is not None, "chance begins with the game"
        return self._chance.copy()

    # Who is there.

    @property
    def is_full(self) -> bool:
        """Whether every chair is taken."""
        return all(chair.who is not None for chair in self.chairs)

    @property
    def is_bound(self) -> bool:
        """Whether nobody can choose a seed any more: now seeds may be shown."""
        return all(chair.is_bound for chair in self.chairs)

    @property
    def is_ready(self) -> bool:
        """Whether every chair is taken and every seed is there: the game can be dealt."""
        return all(chair.is_ready for chair in self.chairs)

    def chair_of(self, identity: str) -> int | None:
        """The chair of a person or guest; None if they have none."""
        for number, chair in enumerate(self.chairs):
            if chair.who and not chair.who.is_bot and chair.who.identity == identity:
                return number
        return None

    def seat_of(self, identity: str) -> int | None:
        """The seat of a person or guest in the game; None if they only watch."""
        chair = self.chair_of(identity)
        return None if chair is None or not self.order else self.order.index(chair)

    def must_have_seat(self, identity: str) -> int:
        """The seat of somebody who wants to do something in the game; Refused if there is none."""
        seat = self.seat_of(identity)
        if seat is None:
            raise Refused("no-seat")
        return seat

    def player(self, seat: int) -> Somebody:
        """Who has a seat."""
        who = self.chairs[self.order[seat]].who
        assert who is not None, "a game begins when every chair is taken"
        return who

    # What happens.

    def copy(self) -> "Table":
        """The same table: what happens to the one does not happen to the other."""
        other = Table()
        for name, value in vars(self).items():
            can_change = isinstance(value, CHANGING) and name != "_start"
            setattr(other, name, value.copy() if can_change else value)
        return other

    def after(self, events: Iterable[Event]) -> "Table":
        """The table as it will be when events have happened; this one stays as it is."""
        other = self.copy()
        for event in events:
            other.apply(event)
        return other

    def apply(self, event: Event) -> None:
        """Let an event have happened. That it may happen is decided by the verbs."""
        # What `self._apply` would find, without a new function for every event.
        vars(Table)["_apply"].dispatcher.dispatch(type(event))(self, event)
        self.events.append(event)

    @singledispatchmethod
    def _apply(self, event: Event) -> None:
        raise BrokenLog(f"{event.kind()} is no event of a table")

    @_apply.register
    def _(self, event: happened.Opened) -> None:
        self._settings = read_settings(event.settings)
        self.chairs = [Chair(reserved) for reserved in event.reserved]

    @_apply.register
    def _(self, event: happened.Sat) -> None:
        self.chairs[event.chair] = Chair(
            self.chairs[event.chair].reserved,
            event.who,
            event.seed,
            event.commitment,
            is_sealed=event.commitment != "" and event.seed == "",
        )

    @_apply.register
    def _(self, event: happened.Committed) -> None:
        self.chairs[event.chair] = replace(
            self.chairs[event.chair], seed="", commitment=event.commitment, is_sealed=True
        )
        self._forget_shown_seeds()

    @_apply.register
    def _(self, event: happened.Revealed) -> None:
        self.chairs[event.chair] = replace(self.chairs[event.chair], seed=event.seed)

    @_apply.register
    def _(self, event: happened.Stood) -> None:
        self._clear_chair(event.chair)

    @_apply.register
    def _(self, event: happened.Freed) -> None:
        self._clear_chair(event.chair)

    @_apply.register
    def _(self, event: happened.Started) -> None:
        self.order = event.order
        self._chance = new_chance(self)
        if seating(self, self._chance) != event.order:
            raise BrokenLog("the seats are not those that chance gave")
        rules = self.settings.rules
        self._start = rules.deal_by(self._chance.below, **self.settings.options)
        self._position = self._start.copy()
        self._note_turn()
        if self.settings.limit is not None:
            self.clock = Clock(self.settings.limit, self.settings.seats)
            self.clock.run_for(self.turn, event.at)

    @_apply.register
    def _(self, event: happened.Played) -> None:
        assert self._chance is not None
        if self.clock is not None:
            self._clocks.append(self.clock.copy())
            self.clock.moved(event.at)
        self.position.play(event.move)
        if self.position.play_chance(self._chance.below) != event.chance:
            raise BrokenLog("the cards are not those that chance gave")
        self._note_turn()
        self._played.append(event)
        if self.draw_offer is not None and self.draw_offer != event.seat:
            self.draw_offer = None
        self._run_clock(event.at)

    @_apply.register
    def _(self, event: happened.Undone) -> None:
        self._played.pop()
        self._position, course = self.course()
        for played in course:
            self._position.play(played.move)
            if played.chance is not None:
                self._position.play(played.chance)
        self._note_turn()
        if self.clock is not None:
            self.clock = self._clocks.pop().copy()

    @_apply.register
    def _(self, event: happened.DrawOffered) -> None:
        self.draw_offer = event.seat

    @_apply.register
    def _(self, event: happened.DrawDeclined) -> None:
        self.draw_offer = None

    @_apply.register
    def _(self, event: happened.DrawAgreed) -> None:
        self._end(AGREED, None, event.at)

    @_apply.register
    def _(self, event: happened.Resigned) -> None:
        self._end(RESIGNED, self._winner_against(event.seat), event.at)

    @_apply.register
    def _(self, event: happened.TimedOut) -> None:
        self._end(TIMEOUT, self._winner_against(event.seat), event.at)

    @_apply.register
    def _(self, event: happened.Abandoned) -> None:
        self._end(ABANDONED, self._winner_against(event.seat), event.at)

    @_apply.register
    def _(self, event: happened.Stopped) -> None:
        self._end(STOPPED, None, event.at)

    @_apply.register
    def _(self, event: happened.Left) -> None:
        self.left.add(event.seat)

    @_apply.register
    def _(self, event: happened.HandedOver) -> None:
        self.left.discard(event.seat)
        self.has_had_bot = True
        chair = self.order[event.seat]
        self.chairs[chair] = replace(self.chairs[chair], who=event.who)

    @_apply.register
    def _(self, event: happened.Paused) -> None:
        if self.clock is not None:
            self._clocks = [clock.copy() for clock in self._clocks]
            for clock in (*self._clocks, self.clock):
                clock.forgive(event.lost)

    @_apply.register
    def _(self, event: happened.RematchOffered) -> None:
        self.rematch_offers.add(event.seat)

    @_apply.register
    def _(self, event: happened.Rematched) -> None:
        self.rematch = event.table

    def _clear_chair(self, chair: int) -> None:
        self.chairs[chair] = Chair(self.chairs[chair].reserved)
        self._forget_shown_seeds()

    def _forget_shown_seeds(self) -> None:
        """Whoever commits from now on may know the seeds that were shown: others are needed.

        A seed that was given openly when its owner sat down stays; that was their choice.
        """
        self.chairs = [
            replace(chair, seed="", commitment="") if chair.is_sealed and chair.seed else chair
            for chair in self.chairs
        ]

    def _note_turn(self) -> None:
        self._seat_to_move = self.position.seat

    def _run_clock(self, now: int) -> None:
        if self.clock is not None:
            self.clock.run_for(self.turn, now)

    def _end(self, reason: str, winner: Result, now: int) -> None:
        self.cut_short = reason
        self._declared_winner = winner
        self.draw_offer = None
        self._run_clock(now)

    def _winner_against(self, seat: int) -> Result:
        """Who wins when a seat fails: the other one; where all play together, nobody."""
        return False if self.settings.rules.shared_result else 1 - seat


def new_chance(table: Table) -> Chance:
    """All chance of a game, from its beginning."""
    secret = bytes.fromhex(table.opening.secret)
    return Chance(secret, [chair.seed for chair in table.chairs], table.opening.scheme)


def seating(table: Table, chance: Chance) -> tuple[int, ...]:
    """The chair that gets each seat; the first seat begins."""
    return tuple(seats_by(chance, table.settings.starter, len(table.chairs)))
