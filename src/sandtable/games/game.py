"""What every game provides.

A game is a set of pure, compiled functions over one record type (`rules`), and the words around
them: names, text notation, pictures, views. `Position` in position.py is the friendly face of
both; search, bots, environments and the server use the same two parts.

To add a game, write a package beside the others with the same file names (state, deal, moves,
scoring, notation, view), subclass `Game` in its `__init__.py`, and name it in `games/__init__.py`;
the conformance suite then tests it.
"""

import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from types import SimpleNamespace
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from ..errors import BadOption, IllegalMove
from .batch import NOBODY, TEMPLATES, States
from .compiled import is_cached, specialise_all
from .dice import dice
from .position import Position
from .prospects import Prospects, gains_of
from .refusal import Refusal

Options = dict[str, Any]
Result = int | bool | None


class Game(ABC):
    """One board game: its rules and its words."""

    name: ClassVar[str]
    """The name in records and on the command line."""
    title: ClassVar[str]
    """The name people read."""
    rules_version: ClassVar[str]
    """The version of docs/rules/<name>.md this plays by."""
    colours: ClassVar[str]
    """The letters of the colours, in the order of their numbers."""
    colour_names: ClassVar[tuple[str, ...]]
    state_type: ClassVar[np.dtype[Any]]
    """The record that holds a game in progress. Its bytes are its key."""
    observation_type: ClassVar[np.dtype[Any]]
    """The record that holds what one seat may know, with all it does not know pooled."""
    action_texts: ClassVar[tuple[str, ...]]
    """The move text of every decision, by its number."""
    most_legal: ClassVar[int]
    """No position has more legal moves than this."""
    chance_outcomes: ClassVar[int] = 0
    """How many different outcomes a chance event has; 0 in a game without chance."""
    deal_bounds: ClassVar[NDArray[np.int64]]
    """A deal is a function of dice: one number below each of these."""
    endings: ClassVar[tuple[str | None, ...]]
    """Why a game is over, by number; the first is None: it is not."""
    refusals: ClassVar[tuple[Refusal, ...]]
    """Why an action is refused, by number; the first is empty: it is legal."""
    rules: ClassVar[dict[str, Any]]
    """The compiled functions over one state, by the names in batch.py."""
    options: ClassVar[Mapping[str, Sequence[Any]]] = {}
    """Every option with the values it can take, the default first."""
    shared_result: ClassVar[bool] = False
    """Whether the seats win or lose together."""
    has_secrets: ClassVar[bool] = False
    """Whether a seat may know less than the whole position."""
    has_memory: ClassVar[bool] = False
    """Whether something that all have seen lies covered later: a table may leave it to memory."""

    _is_prepared = False

    # What differs in kind from game to game.

    @abstractmethod
    def write_options(self, state: np.record, options: Options) -> None:
        """Put complete, valid options into a fresh state."""

    @abstractmethod
    def seat_count(self, options: Options) -> int:
        """How many sit at the table."""

    @abstractmethod
    def read_deal(self, state: np.record, deal: Any) -> None:
        """Lay out a deal in record form, or raise BadDeal."""

    @abstractmethod
    def write_deal(self, state: np.record) -> dict[str, Any]:
        """The deal of a game that has just been dealt, in record form."""

    @abstractmethod
    def read_move(self, text: str) -> int:
        """The number of a decision; IllegalMove says what is wrong with a text that is none."""

    @abstractmethod
    def refusal_words(self, state: np.record, action: int) -> dict[str, str | int]:
        """Words for the sentences in `refusals`: only what the seat to move may know."""

    @abstractmethod
    def ending(self, state: np.record) -> int:
        """Why the game is over, as an index of `endings`."""

    @abstractmethod
    def winner(self, state: np.record) -> Result:
        """Who won a finished game: a seat, None for a draw; True or False if all win together."""

    @abstractmethod
    def score_sheet(self, state: np.record) -> list[list[dict[str, Any]]]:
        """The points as they stand, a list of items for each seat (or one for all)."""

    @abstractmethod
    def describe(self, state: np.record, seat: int) -> dict[str, Any]:
        """What a seat (NOBODY: a spectator) may know, as JSON-able data."""

    @abstractmethod
    def draw(self, state: np.record, seat: int | None = None) -> str:
        """The position as text: all of it, or what one seat (NOBODY: a spectator) sees."""

    @abstractmethod
    def read_picture(self, state: np.record, text: str) -> None:
        """Set up the position in a picture that `draw` made, or raise BadPosition."""

    # For games with chance or secrets.

    def is_chance_text(self, text: str) -> bool:
        """Whether a text is written by the table and never chosen by a player."""
        return False

    def chance_prefix(self, state: np.record) -> str:
        """The words before the colours in the text of the chance that is due."""
        raise NotImplementedError

    def read_chance(self, state: np.record, text: str) -> list[int]:
        """The outcomes in the text of the chance that is due, or IllegalMove."""
        raise NotImplementedError

    def hide_moves(self, position: Position, seat: int) -> list[str]:
        """The moves of a game as a seat (NOBODY: a spectator) saw them."""
        return list(position.moves)

    def chance_as_seen(self, text: str, owner: int, seat: int) -> str:
        """A chance event of one seat's turn as another (NOBODY: a spectator) saw it."""
        return text

    def reveals_secret(self, move: str) -> bool:
        """Whether a decision shows others what only its seat knew."""
        return False

    def from_memory(self, view: dict[str, Any], seat: int) -> dict[str, Any]:
        """A view (NOBODY: a spectator's) without what was seen and lies covered now."""
        return view

    def prospects(self, position: Position) -> Prospects:
        """What the seat to move could work out about its moves."""
        return Prospects(gains_of(position))

    # The same for all games.

    def explain(self, state: np.record, action: int, reason: int) -> IllegalMove:
        """The error that says which rule forbids an action."""
        colours = dict(zip(self.colours, self.colour_names, strict=True))
        return self.refusals[reason].as_error(self.refusal_words(state, action), colours)

    @cached_property
    def batch(self) -> SimpleNamespace:
        """The templates of batch.py, compiled for this game."""
        return specialise_all(TEMPLATES, {**self.rules, "ACTION_COUNT": len(self.action_texts)})

    @cached_property
    def action_numbers(self) -> dict[str, int]:
        """The number of every move text."""
        return {text: number for number, text in enumerate(self.action_texts)}

    def read_options(self, options: Mapping[str, Any]) -> Options:
        """All options with their values, defaults filled in; BadOption says what is wrong."""
        for name in options:
            if name not in self.options:
                known = ", ".join(self.options) or "none"
                raise BadOption(f"{self.title} has no option {name!r} (it has: {known})")
        chosen = {}
        for name, values in self.options.items():
            value = options.get(name, values[0])
            if not any(type(value) is type(allowed) and value == allowed for allowed in values):
                allowed = ", ".join(str(allowed) for allowed in values)
                raise BadOption(f"option {name!r} cannot be {value!r} (it can be: {allowed})")
            chosen[name] = value
        return chosen

    def chosen_options(self, options: Options) -> Options:
        """The options that are not at their default: what a record names."""
        return {
            name: options[name]
            for name, values in self.options.items()
            if options[name] != values[0]
        }

    def new_states(self, options: Options, count: int = 1) -> States:
        """Empty states with these options, not yet dealt."""
        states = np.zeros(count, dtype=self.state_type)
        for state in states:
            self.write_options(state, options)
        return states

    def deal(self, seed: int | str | None = None, **options: Any) -> Position:
        """A fresh start in which chance plays itself; the same seed gives the same game."""
        chosen = self.read_options(options)
        self.prepare()
        states = self.new_states(chosen)
        rolls = dice(seed)
        self.batch.deal_all(states, rolls, self.deal_bounds, np.empty_like(self.deal_bounds))
        return Position(self, states, chosen, states.copy(), rolls=rolls)

    def deal_by(self, below: Callable[[int], int], **options: Any) -> Position:
        """A start dealt by dice from elsewhere, as is all chance that follows.

        `below(bound)` must give a number from 0 to bound - 1, each as likely as any other.
        """
        chosen = self.read_options(options)
        self.prepare()
        states = self.new_states(chosen)
        numbers = [below(bound) for bound in self.deal_bounds.tolist()]
        self.batch.deal_given(states, np.array(numbers, dtype=np.int64))
        return Position(self, states, chosen, states.copy())

    def from_deal(self, deal: Any, **options: Any) -> Position:
        """A start from a deal in record form; chance is then supplied by the caller."""
        chosen = self.read_options(options)
        self.prepare()
        states = self.new_states(chosen)
        self.read_deal(states[0], deal)
        return Position(self, states, chosen, states.copy())

    def from_picture(self, picture: str, **options: Any) -> Position:
        """The position that `str(position)` would show as this text; chance as in `from_deal`."""
        chosen = self.read_options(options)
        self.prepare()
        states = self.new_states(chosen)
        self.read_picture(states[0], picture)
        return Position(self, states, chosen, start=None)

    def prepare(self) -> None:
        """See that the rules are compiled, and say so when that takes a while."""
        if not self._is_prepared and not self.is_warm:
            notice = f"Compiling the rules of {self.title} for this computer (once, seconds) ..."
            print(notice, file=sys.stderr)
            self.warm_up()
        self._is_prepared = True

    def warm_up(self) -> None:
        """Compile what a game needs, or load it from the cache: no first move has to wait."""
        states = self.new_states(self.read_options({}))
        rolls = dice(0)
        numbers = np.zeros_like(self.deal_bounds)
        actions = np.zeros(self.most_legal, dtype=np.int64)
        weights = np.zeros(max(self.chance_outcomes, 1), dtype=np.int64)
        observations = np.zeros(1, dtype=self.observation_type)
        seats = np.array([NOBODY], dtype=np.int64)
        self.batch.deal_all(states, rolls, self.deal_bounds, numbers)
        self.batch.list_legal(states, actions)
        self.batch.seat_to_move(states)
        self.batch.play_checked(states, int(actions[0]))
        self.batch.play_chance(states, rolls, weights, actions)
        self.batch.write_scores(states, actions)
        self.batch.observe_all(states, seats, observations)
        self.batch.resample_all(observations, rolls, states)

    @property
    def is_warm(self) -> bool:
        """Whether the machine code that `warm_up` makes is on disk already."""
        return is_cached(self.batch.resample_all, self.state_type)
