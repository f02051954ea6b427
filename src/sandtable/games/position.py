"""The friendly API: a game in progress that speaks text and checks everything.

position = sandtable.load(name).deal(seed=7)
position.play(position.legal_moves()[0])
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from ..errors import BadPosition, IllegalMove, NoSuchSeat
from .batch import CHANCE, NOBODY, States
from .dice import Dice, dice
from .outcome import UNFINISHED, Outcome
from .prospects import Prospects

if TYPE_CHECKING:
    from .game import Game, Options
    from .outcome import Result

RECORD_FORMAT = "sandtable-record/1"
CHANCE_TEXT = "chance-event"
"""The code of an error about a text that only the table writes."""
MOST_CHANCE = 8
"""No move of any game calls for more chance outcomes at once than this."""


class Position:
    """One game in progress: where it stands and how it came there."""

    def __init__(
        self,
        game: Game,
        states: States,
        options: Options,
        start: States | None,
        moves: Sequence[str] = (),
        rolls: Dice | None = None,
    ) -> None:
        self.game = game
        self.options = options
        self.moves: list[str] = list(moves)
        """Every move and chance event so far, as in a record."""
        self._states = states
        self._start = start
        self._rolls = rolls

    # Where the game stands.

    @property
    def deal(self) -> dict[str, Any] | None:
        """The deal in record form; None when the position came from a picture."""
        return None if self._start is None else self.game.write_deal(self._start[0])

    @property
    def state(self) -> np.record:
        """A copy of the record the compiled rules work on."""
        copied: np.record = self._states.copy()[0]
        return copied

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return self.game.seat_count(self.options)

    @property
    def seat(self) -> int | None:
        """Whose decision it is; None when the game is over or chance is due."""
        seat = int(self.game.batch.seat_to_move(self._states))
        return seat if seat >= 0 else None

    @property
    def is_over(self) -> bool:
        """Whether the game has ended by its rules."""
        return bool(self.game.batch.seat_to_move(self._states) == NOBODY)

    @property
    def needs_chance(self) -> bool:
        """Whether a chance event is due, which the caller must play. Never so with a seed."""
        return bool(self.game.batch.seat_to_move(self._states) == CHANCE)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended by its rules; None while it has not."""
        if not self.is_over:
            return None
        state = self._states[0]
        ending = str(self.game.endings[self.game.ending(state)])
        return Outcome(ending, self.game.winner(state), tuple(self.score_now()))

    @property
    def ending(self) -> str | None:
        """Why the game is over; None while it is not."""
        return outcome.ending if (outcome := self.outcome) else None

    @property
    def scores(self) -> list[int] | None:
        """The final score of each seat (one for all if shared); None until the game is over."""
        return list(outcome.scores) if (outcome := self.outcome) else None

    @property
    def winner(self) -> Result:
        """The seat that won, None for a draw or an unfinished game; True or False if shared."""
        return outcome.winner if (outcome := self.outcome) else None

    def score_sheet(self) -> list[list[dict[str, Any]]]:
        """How the points of each seat come together, as they stand now."""
        return self.game.score_sheet(self._states[0])

    def score_now(self) -> list[int]:
        """The points as they would count if the game ended here."""
        points = np.zeros(1 if self.game.shared_result else self.seats, dtype=np.int64)
        self.game.batch.write_scores(self._states, points)
        return [int(point) for point in points]

    # Decisions.

    def legal_moves(self) -> list[str]:
        """All moves the seat to move may make, as text, sorted; none when nobody is to move."""
        actions = np.empty(self.game.most_legal, dtype=np.int64)
        count = self.game.batch.list_legal(self._states, actions)
        texts = self.game.action_texts
        return sorted([texts[action] for action in actions[:count].tolist()])

    def is_legal(self, move: str) -> bool:
        """Whether the seat to move may make this move."""
        action = self.game.action_numbers.get(move)
        return action is not None and self.game.batch.why_refused(self._states, action) == 0

    def play(self, move: str) -> None:
        """Make a move, or the chance event that is due; IllegalMove says why not.

        With a seed, chance follows at once. A move that is refused changes nothing.
        """
        action = self.game.action_numbers.get(move) if isinstance(move, str) else None
        if action is None:
            self._play_other(move)
            return
        reason = self.game.batch.play_checked(self._states, action)
        if reason:
            raise self.game.explain(self._states[0], action, reason)
        self.moves.append(move)
        if self._rolls is not None and self.game.chance_outcomes:
            self._roll_chance()

    def _play_other(self, move: str) -> None:
        """A text that is no decision: chance, or an error."""
        if not isinstance(move, str):
            raise IllegalMove(f"a move is text, not {type(move).__name__}")
        if not self.game.is_chance_text(move):
            self.game.read_move(move)  # raises: it is no move
        elif self._rolls is not None:
            raise IllegalMove(
                f"{move!r} is a chance event, and here chance plays itself", CHANCE_TEXT
            )
        else:
            self._play_chance_text(move)

    def why_not(self, move: str) -> IllegalMove | None:
        """Why the seat to move may not make this move; None if it may. Nothing is played."""
        try:
            self.copy().play(move)
        except IllegalMove as error:
            return error
        return None

    def prospects(self) -> Prospects:
        """What the seat to move could work out about its moves."""
        return self.game.prospects(self)

    # Chance.

    def chance_outcomes(self) -> list[tuple[str, float]]:
        """What the next single chance event can be, and how likely each outcome is."""
        if not self.needs_chance:
            return []
        prefix = self.game.chance_prefix(self._states[0])
        weights = np.zeros(self.game.chance_outcomes, dtype=np.int64)
        total = self.game.batch.weigh_chance(self._states, weights)
        return [
            (f"{prefix} {self.game.colours[outcome]}", weight / total)
            for outcome, weight in enumerate(weights.tolist())
            if weight
        ]

    def supply_chance(self, seed: int | str | None = None) -> None:
        """From now on chance plays itself: by a seed, or as nobody can foresee."""
        self._rolls = dice(seed)
        self._roll_chance()

    def play_chance(self, below: Callable[[int], int]) -> str | None:
        """Play all chance that is due by dice from elsewhere (see `Game.deal_by`).

        Returns what came, as in a record; None if nothing was due.
        """
        if not self.needs_chance:
            return None
        prefix = self.game.chance_prefix(self._states[0])
        weights = np.zeros(self.game.chance_outcomes, dtype=np.int64)
        letters = ""
        while self.needs_chance:
            rest = below(int(self.game.batch.weigh_chance(self._states, weights)))
            outcome = _outcome_of(weights.tolist(), rest)
            self.game.batch.play_outcome(self._states, outcome)
            letters += self.game.colours[outcome]
        self._note_chance(prefix, letters)
        return f"{prefix} {letters}"

    def _roll_chance(self) -> None:
        """Let the dice play all chance that is due, and write it down."""
        if not self.needs_chance:
            return
        prefix = self.game.chance_prefix(self._states[0])
        weights = np.empty(self.game.chance_outcomes, dtype=np.int64)
        outcomes = np.empty(MOST_CHANCE, dtype=np.int64)
        count = self.game.batch.play_chance(self._states, self._rolls, weights, outcomes)
        letters = [self.game.colours[outcome] for outcome in outcomes[:count].tolist()]
        self._note_chance(prefix, "".join(letters))

    def _play_chance_text(self, text: str) -> None:
        """Play all outcomes in a text, or none of them."""
        if not self.needs_chance:
            raise IllegalMove(f"{text!r} is a chance event, and none is due", CHANCE_TEXT)
        prefix = self.game.chance_prefix(self._states[0])
        outcomes = self.game.read_chance(self._states[0], text)
        weights = np.zeros(self.game.chance_outcomes, dtype=np.int64)
        after = copied(self._states)
        for outcome in outcomes:
            self.game.batch.weigh_chance(after, weights)
            if weights[outcome] == 0:
                name = self.game.colour_names[outcome]
                raise IllegalMove(f"{text!r} cannot come: no {name} is left to come at that point")
            self.game.batch.play_outcome(after, outcome)
        self._states = after
        self._note_chance(prefix, text.removeprefix(prefix).strip())

    def _note_chance(self, prefix: str, letters: str) -> None:
        """Write chance down; what comes piece by piece without a decision between is one event."""
        if self.moves and self.moves[-1].startswith(f"{prefix} "):
            self.moves[-1] += letters
        else:
            self.moves.append(f"{prefix} {letters}")

    # What people may know.

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """All that a seat may know and nothing else, as JSON-able data; None is a spectator."""
        return self.views()(seat)

    def views(self) -> Callable[[int | None], dict[str, Any]]:
        """`view` of this moment for one seat after the other: the rules are asked once for all."""
        turn = self.seat
        describe = self.game.describe_in_turn(self._states[0])
        head = {
            "game": self.game.name,
            "rules": self.game.rules_version,
            "options": self.game.chosen_options(self.options),
            "seats": self.seats,
            "turn": turn,
            "chance_due": turn is None and self.needs_chance,
        }
        outcome = self.outcome if turn is None else None
        tail = UNFINISHED if outcome is None else outcome.as_json()

        def view(seat: int | None) -> dict[str, Any]:
            self._check_seat(seat)
            return {
                **head,
                "seat": seat,
                **describe(NOBODY if seat is None else seat),
                "legal_moves": self.legal_moves() if seat is not None and seat == turn else [],
                **tail,
            }

        return view

    def history(self, seat: int | None = None) -> list[str]:
        """The moves so far as a seat (None: a spectator) saw them: a hidden card is a `?`."""
        self._check_seat(seat)
        if not self.game.has_secrets:
            return list(self.moves)
        return self.game.hide_moves(self, NOBODY if seat is None else seat)

    def observation(self, seat: int | None = None) -> States:
        """What a seat (None: a spectator) may know, as an array of one observation record."""
        return self._observe(self._states, seat)

    def start_observation(self, seat: int | None = None) -> States:
        """What a seat (None: a spectator) could know right after the deal."""
        if self._start is None:
            raise BadPosition("a position set up from a picture has no start: its deal is unknown")
        return self._observe(self._start, seat)

    def _observe(self, states: States, seat: int | None) -> States:
        self._check_seat(seat)
        observations = np.zeros(1, dtype=self.game.observation_type)
        seats = np.array([NOBODY if seat is None else seat], dtype=np.int64)
        self.game.batch.observe_all(states, seats, observations)
        return observations

    def draw(self, seat: int | None = None) -> str:
        """The board as text as a seat (None: a spectator) sees it; `str` shows everything."""
        self._check_seat(seat)
        return self.game.draw(self._states[0], NOBODY if seat is None else seat)

    def __str__(self) -> str:
        return self.game.draw(self._states[0])

    def __repr__(self) -> str:
        return f"<{self.game.title} after {len(self.moves)} moves>"

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and seat not in range(self.seats):
            raise NoSuchSeat(f"there is no seat {seat!r}: seats are 0 to {self.seats - 1}")

    # Keeping it.

    def copy(self) -> Position:
        """The same game at the same point, with the same chance to come if it is seeded."""
        rolls = None if self._rolls is None else self._rolls.copy()
        states = copied(self._states)
        return Position(self.game, states, self.options, self._start, self.moves, rolls)

    def record(self, seats: Sequence[str] | None = None) -> dict[str, Any]:
        """The game record of docs/formats.md; `seats` are the names of the players."""
        if self._start is None:
            raise BadPosition("a position set up from a picture has no record: its deal is unknown")
        if seats is None:
            seats = [f"Player {seat + 1}" for seat in range(self.seats)]
        elif len(seats) != self.seats:
            raise NoSuchSeat(f"{len(seats)} names were given for {self.seats} seats")
        return {
            "format": RECORD_FORMAT,
            "game": self.game.name,
            "rules": self.game.rules_version,
            "options": self.game.chosen_options(self.options),
            "seats": list(seats),
            "deal": self.deal,
            "moves": list(self.moves),
            **(outcome.as_json() if (outcome := self.outcome) else UNFINISHED),
        }


def _outcome_of(weights: Sequence[int], rest: int) -> int:
    """The outcome in whose share a number below the sum of all weights lies."""
    for outcome, weight in enumerate(weights):
        if rest < weight:
            return outcome
        rest -= weight
    raise AssertionError("the number is below the sum")


def copied(states: States) -> States:
    """The same states elsewhere in memory. NumPy's own copy goes through them field by field."""
    return np.frombuffer(bytearray(states.tobytes()), dtype=states.dtype)
