"""A table: what its events add up to."""

from collections.abc import Iterable
from enum import StrEnum

from ..games import Position
from ..games.outcome import (
    ABANDONED,
    AGREED,
    RESIGNED,
    STOPPED,
    TIMEOUT,
    Outcome,
    Result,
)
from . import events as happened
from .chair import Chair
from .chairs import Chairs
from .clock import Clock
from .course import Course
from .dealer import Dealer
from .events import Event
from .fairness import ONE_KEYBOARD, Chance, seats_by
from .people import Somebody
from .refusal import Refused
from .settings import Settings, Visibility, read_settings


class Status(StrEnum):
    """How far a table has come."""

    WAITING = "waiting"
    PLAYING = "playing"
    OVER = "over"


class BrokenLog(Exception):
    """Events that cannot have happened like this: the log was changed, or a rule was."""


class Table:
    """A match from the opening of the table to the rematch. Only `apply` changes it.

    Its chance follows from its events; only at one keyboard somebody else deals.
    """

    def __init__(self, events: Iterable[Event] = (), dealer: Dealer | None = None) -> None:
        self.events: list[Event] = []
        self.chairs = Chairs()
        self.order: tuple[int, ...] = ()
        self.left: frozenset[int] = frozenset()
        """Seats that were left and that nobody plays."""
        self.draw_offer: int | None = None
        """The seat whose offer of a draw stands."""
        self.rematch_offers: frozenset[int] = frozenset()
        self.rematch: str | None = None
        """The table they play on at."""
        self.has_had_bot = False
        """Whether a bot took over a seat: such a game is not rated."""
        self.is_practice = False
        """Whether somebody who plays alone or against bots has taken a move back."""
        self._settings: Settings | None = None
        self._course: Course | None = None
        self._dealer = dealer
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
        assert self._settings is not None, "a table is opened first"
        return self._settings

    @property
    def status(self) -> Status:
        """How far it has come."""
        if self._course is None:
            return Status.WAITING
        return Status.PLAYING if self._course.outcome is None else Status.OVER

    # The game.

    @property
    def course(self) -> Course:
        """The game, to look at; Refused before it has begun."""
        if self._course is None:
            raise Refused("game-not-begun")
        return self._course

    @property
    def position(self) -> Position:
        """Where the game stands; Refused before it has begun."""
        return self.course.position

    @property
    def clock(self) -> Clock | None:
        """The time of every seat; None before the game, and where there is no limit."""
        return None if self._course is None else self._course.clock

    @property
    def turn(self) -> int | None:
        """The seat whose decision it is; None if it is nobody's."""
        return None if self._course is None else self._course.turn

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it has not."""
        return None if self._course is None else self._course.outcome

    @property
    def is_at_keyboard(self) -> bool:
        """Whether all people share a keyboard and trust who deals."""
        return self.opening.scheme == ONE_KEYBOARD

    @property
    def last_played(self) -> happened.Played | None:
        """The last move that was not taken back."""
        played = None if self._course is None else self._course.played
        return played[-1] if played else None

    @property
    def moves(self) -> int:
        """How many moves were made and not taken back."""
        return 0 if self._course is None else len(self._course.played)

    # Who is there.

    def chair_of(self, identity: str) -> int | None:
        """The chair of a person or guest; None if they have none."""
        return self.chairs.of(identity)

    def seat_of(self, identity: str) -> int | None:
        """The seat of a person or guest in the game; None if they only watch."""
        chair = self.chair_of(identity)
        return None if chair is None or not self.order else self.order.index(chair)

    def may_be_seen_by(self, identity: str | None) -> bool:
        """Whether somebody may look at the table: if it is private, only those who sit or are
        invited there and whoever opened it, until the game is over."""
        if self.settings.visibility is not Visibility.PRIVATE or self.status is Status.OVER:
            return True
        if identity is None:
            return False
        is_invited = any(chair.reserved == identity for chair in self.chairs)
        return identity == self.opening.host or is_invited or self.chair_of(identity) is not None

    def must_have_seat(self, identity: str) -> int:
        """The seat of somebody who wants to do something in the game; Refused if there is none."""
        seat = self.seat_of(identity)
        if seat is None:
            raise Refused("no-seat")
        return seat

    def must_play(self, identity: str) -> int:
        """The same while the game goes on; Refused when it is over."""
        seat = self.must_have_seat(identity)
        if self.status is Status.OVER:
            raise Refused("game-over")
        return seat

    @property
    def names(self) -> list[str]:
        """Who has each seat, as others read it."""
        return [self.player(seat).name for seat in range(self.settings.seats)]

    @property
    def people(self) -> list[int]:
        """The seats that no bot has."""
        return [seat for seat in range(self.settings.seats) if not self.player(seat).is_bot]

    @property
    def is_played_alone(self) -> bool:
        """Whether one person plays, alone or against bots."""
        return len(self.people) == 1

    def player(self, seat: int) -> Somebody:
        """Who has a seat."""
        who = self.chairs[self.order[seat]].who
        assert who is not None, "a game begins when every chair is taken"
        return who

    # What happens.

    def copy(self) -> "Table":
        """The same table: what happens to the one does not happen to the other."""
        other = Table.__new__(Table)
        other.events = self.events.copy()
        other.chairs = self.chairs
        other.order = self.order
        other.left = self.left
        other.draw_offer = self.draw_offer
        other.rematch_offers = self.rematch_offers
        other.rematch = self.rematch
        other.has_had_bot = self.has_had_bot
        other.is_practice = self.is_practice
        other._settings = self._settings
        other._dealer = self._dealer
        other._course = None if self._course is None else self._course.copy()
        return other

    def after(self, events: Iterable[Event]) -> "Table":
        """The table as it will be when events have happened; this one stays as it is."""
        other = self.copy()
        for event in events:
            other.apply(event)
        return other

    def after_move(self, seat: int, move: str, now: int) -> "Table":
        """The same for a move of which nobody knows yet what chance it gives: its last event says.

        IllegalMove if the rules forbid it. That it is the turn of the seat is the caller's duty.
        """
        other = self.copy()
        event = happened.Played(now, seat, move, other.course.play(move, now))
        other._note_move(event)
        other.events.append(event)
        return other

    def apply(self, event: Event) -> None:
        """Let an event have happened. That it may happen is decided by the verbs."""
        match event:
            case happened.Played():
                if self.course.play(event.move, event.at) != event.chance:
                    raise BrokenLog("the cards are not those that chance gave")
                self._note_move(event)
            case happened.Undone():
                self.is_practice |= self.is_played_alone
                self.course.take_back(event.at if self.is_played_alone else None)
            case happened.Opened():
                self._settings = read_settings(event.settings)
                self.chairs = Chairs(map(Chair, event.reserved))
            case happened.Sat():
                self.chairs = self.chairs.seated(
                    event.chair, event.who, event.seed, event.commitment
                )
            case happened.Committed():
                self.chairs = self.chairs.committed(event.chair, event.commitment)
            case happened.Revealed():
                self.chairs = self.chairs.changed(event.chair, seed=event.seed)
            case happened.Stood() | happened.Freed():
                self.chairs = self.chairs.cleared(event.chair)
            case happened.Declined():
                self.chairs = self.chairs.changed(event.chair, reserved=None)
            case happened.Started():
                self._start(event)
            case happened.Looked():
                self.course.settled = self.moves
            case happened.DrawOffered():
                self.draw_offer = event.seat
            case happened.DrawDeclined():
                self.draw_offer = None
            case happened.DrawAgreed():
                self._end(AGREED, None, event.at)
            case happened.Resigned():
                self._end(RESIGNED, self._winner_against(event.seat), event.at)
            case happened.TimedOut():
                self._end(TIMEOUT, self._winner_against(event.seat), event.at)
            case happened.Abandoned():
                self._end(ABANDONED, self._winner_against(event.seat), event.at)
            case happened.Stopped():
                self._end(STOPPED, None, event.at)
            case happened.Left():
                self.left |= {event.seat}
            case happened.HandedOver():
                self.left -= {event.seat}
                self.has_had_bot = True
                self.chairs = self.chairs.changed(self.order[event.seat], who=event.who)
            case happened.Paused():
                if self._course is not None:
                    self._course.forgive(event.lost)
            case happened.RematchOffered():
                self.rematch_offers |= {event.seat}
            case happened.Rematched():
                self.rematch = event.table
            case _:
                raise BrokenLog(f"{event.kind()} is no event of a table")
        self.events.append(event)

    def _start(self, event: happened.Started) -> None:
        if self.is_at_keyboard != (self._dealer is not None):
            raise BrokenLog("chance comes from elsewhere at one keyboard, and nowhere else")
        dealer = self._dealer
        if dealer is None:
            dealer = chance = new_chance(self)
            if seating(self, chance) != event.order:
                raise BrokenLog("the seats are not those that chance gave")
        self.order = event.order
        dealer = dealer.copy()
        start = dealer.deal(self.settings)
        self._course = Course(start, dealer, self.settings.limit, event.at)

    def _note_move(self, event: happened.Played) -> None:
        self.course.played.append(event)
        if self.draw_offer != event.seat:  # Whoever moves instead of answering declines.
            self.draw_offer = None

    def _end(self, ending: str, winner: Result, now: int) -> None:
        self.course.end(ending, winner, now)
        self.draw_offer = None

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
