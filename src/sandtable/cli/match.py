"""A match at this keyboard: a table in memory, and the computer players that sit at it."""

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ..tables import Kind, Settings, Somebody, Step, Table, verbs
from ..tables.allowed import Verb, allowed_verbs
from ..tables.dealer import Dealer
from ..tables.record import open_record_of
from .opponents import Opponent
from .wording import shown_name


@dataclass
class Match:
    """A table with everybody at it; only verbs change it."""

    table: Table
    robots: Mapping[str, Opponent]
    """By the identity that the table knows them by."""
    extras: dict[str, Any] = field(default_factory=dict)
    """What its record says beside what the table knows."""

    @classmethod
    def open(
        cls,
        settings: Settings,
        names: Sequence[str],
        robots: Mapping[int, Opponent],
        dealer: Dealer,
    ) -> "Match":
        """Everybody sits down, in the order of the seats, and the game is dealt."""
        players = [
            Somebody(str(seat), shown_name(name) or "?", Kind.BOT if seat in robots else Kind.GUEST)
            for seat, name in enumerate(names)
        ]
        table = verbs.open_at_keyboard(settings, players, dealer, now()).after
        by_identity = {str(seat): robot for seat, robot in robots.items()}
        return cls(table, by_identity, {"seats": list(names)})

    @property
    def hides_hands(self) -> bool:
        """Whether people who share this keyboard have secrets from each other."""
        return self.table.settings.rules.has_secrets and len(self.table.people) > 1

    @property
    def asker(self) -> int:
        """The seat that speaks now: the one on turn, or any person's."""
        turn, people = self.table.turn, self.table.people
        return turn if turn in people else people[0]

    @property
    def allowed(self) -> list[str]:
        """The verbs that are open now."""
        return allowed_verbs(self.table, self.asker)

    def do(self, step: Step) -> None:
        """Let happen what a verb has decided."""
        self.table = step.after

    def act(self, verb: Verb) -> None:
        """Do something as whoever speaks now, or raise Refused."""
        self.do(verb(self.table, self.table.player(self.asker).identity, now()))

    def look(self, seat: int | None) -> None:
        """A seat (None: maybe anybody) sees what only it may know."""
        self.do(verbs.look(self.table, seat, now()))

    def play(self, move: str) -> None:
        """Make the move of whoever is on turn, or raise IllegalMove or Refused."""
        turn = self.asker if self.table.turn is None else self.table.turn
        self.do(verbs.play_for(self.table, turn, move, now()))

    def play_robots(self) -> None:
        """Let the computer play until a person is on turn or the game is over."""
        while (turn := self.table.turn) is not None and turn not in self.table.people:
            robot = self.robots[self.table.player(turn).identity]
            self.play(robot.choose(self.table.position))

    def play_again(self, moves: Sequence[str]) -> None:
        """Make the moves of a game that was begun elsewhere; its chance comes from the dealer."""
        for move in moves:
            if not self.table.settings.rules.is_chance_text(move) and self.table.turn is not None:
                self.play(move)
        self.look(None)

    def rematch(self, dealer: Dealer) -> "Match":
        """All people agree to another game: the same settings, and who began goes last."""
        for seat in self.table.people:
            identity = self.table.player(seat).identity
            self.do(verbs.offer_rematch(self.table, identity, "", now()))
        players = verbs.next_players(self.table)
        opened = verbs.open_at_keyboard(self.table.settings, players, dealer, now())
        return Match(opened.after, self.robots)

    def record(self) -> dict[str, Any]:
        """The game record, with all that it holds."""
        return {**open_record_of(self.table), **self.extras}


def now() -> int:
    """The time in milliseconds."""
    return int(time.time() * 1000)
