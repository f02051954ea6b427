"""What every game provides.

A game is a set of pure, compiled functions over one record type (`rules`), and the words around
them: names, text notation, pictures, views. `Position` in position.py is the friendly face of
both; search, bots, environments and the server use the same two parts.

To add a game, subclass `Game`, name the class in `pyproject.toml` (yours or ours) as an entry point
of the group `sandtable.games`, and install that package: the game is then played, recorded, served
and tested like all others. What has a value here can be left out. The steps are in CONTRIBUTING.md;
our own games have one package each, with the same file names (state, deal, moves, scoring,
notation, view, shape).
"""

import inspect
import json
from abc import ABC, abstractmethod
from collections import ChainMap
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property, partial
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from ..errors import BadOption, IllegalMove
from . import batch as templates
from .batch import NOBODY, TEMPLATES, States
from .compiled import specialise_all
from .dice import dice
from .features import Feature
from .outcome import Result
from .position import Position
from .prospects import Prospects, gains_of
from .refusal import Refusal
from .rules_text import ENGLISH, read_rules
from .stepping import OPTIONAL_RULES, STEPPING, no_progress
from .warmup import Tell, Warmup, log_notice

Options = dict[str, Any]

RECORD_SCHEMA = "record.json"
RULES = tuple(name for name in templates.__annotations__ if name != "ACTION_COUNT")
"""What every game has a compiled function for; batch.py says what each does."""


def rules_in(*modules: ModuleType) -> dict[str, Any]:
    """The rules of a game that stand in these modules, under the names declared in batch.py."""
    found = ChainMap(*map(vars, modules))
    optional = [name for name in OPTIONAL_RULES if name in found]
    return {name: found[name] for name in (*RULES, *optional)}


class Game(ABC):
    """One board game: its rules and its words."""

    name: ClassVar[str]
    """The name in records and on the command line."""
    title: ClassVar[str]
    """The name people read."""
    summary: ClassVar[str]
    """The game in one sentence: people read it in lists, in help and on the page."""
    order: ClassVar[int] = 100
    """Its place in lists; games of equal order stand by name."""
    rules_letter: ClassVar[str] = ""
    """What the numbers of its rules begin with, if they have numbers."""
    rules_version: ClassVar[str]
    """The version of the rules this plays by."""
    colours: ClassVar[str]
    """A letter for every colour and every outcome of chance, by number: a die is "123456"."""
    colour_names: ClassVar[tuple[str, ...]]
    state_type: ClassVar[np.dtype[Any]]
    """The record that holds a game in progress. Its bytes are its key."""
    observation_type: ClassVar[np.dtype[Any]]
    """The record that holds what one seat may know, with all it does not know pooled."""
    features: ClassVar[Mapping[str, Feature]] = {}
    """How learners get the fields of an observation whose type does not say it (features.py)."""
    board_shape: ClassVar[tuple[int, int]] = (8, 8)
    """Rows and columns of the planes that learners get of bitboards."""
    action_texts: ClassVar[tuple[str, ...]]
    """The move text of every decision, by its number: in small letters, with single spaces, and
    not a word of the prompt of the terminal (`draw`, `undo`, `save`, `why`, ...)."""
    most_legal: ClassVar[int]
    """No position has more legal moves than this."""
    chance_outcomes: ClassVar[int] = 0
    """How many different outcomes a chance event has, at most as many as there are `colours`; 0 in
    a game without chance."""
    deal_bounds: ClassVar[NDArray[np.int64]]
    """A deal is a function of dice: one number below each of these."""
    endings: ClassVar[tuple[str | None, ...]]
    """Why a game is over, by number, in a word or two; the first is None: it is not."""
    refusals: ClassVar[tuple[Refusal, ...]]
    """Why an action is refused, by number; the first is empty: it is legal."""
    rules: ClassVar[dict[str, Any]]
    """The compiled functions over one state, by the names in batch.py (see `rules_in`)."""
    seats: ClassVar[int] = 2
    """How many sit at the table, unless that is an option (`seats`)."""
    options: ClassVar[Mapping[str, Sequence[Any]]] = {}
    """Every option with the values it can take, the default first; all texts, or all numbers."""
    most_moves: ClassVar[int] = 2_000
    """The ceiling: a game that goes on is stopped with this move, and nobody has won."""
    enough_moves: ClassVar[int] = most_moves
    """More than a sensible game has: where learners break it off, unless it always ends before."""
    always_ends: ClassVar[bool] = False
    """Whether the rules end every game within `enough_moves`."""
    best_score: ClassVar[int] = 0
    """No result that all share is higher."""
    shared_result: ClassVar[bool] = False
    """Whether the seats win or lose together."""
    has_secrets: ClassVar[bool] = False
    """Whether a seat may know less than the whole position."""
    has_memory: ClassVar[bool] = False
    """Whether something that all have seen lies covered later: a table may leave it to memory."""

    # What differs in kind from game to game.

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
        """The points as they stand, a list of items for each seat (or one for all).

        An item has its `points`, which add up to the scores, and in words what they are for:
        `{"item": "pairs", "count": 2, "points": 6}`.
        """

    @abstractmethod
    def draw(self, state: np.record, seat: int | None = None) -> str:
        """The position as text: all of it, or what one seat (NOBODY: a spectator) sees."""

    @abstractmethod
    def read_picture(self, state: np.record, text: str) -> None:
        """Set up the position in a picture that `draw` made, or raise BadPosition."""

    # For games with options.

    def write_options(self, state: np.record, options: Options) -> None:  # noqa: B027
        """Put complete, valid options into a fresh state."""

    # For games with a page, a rules text and records of their own.

    def describe(self, state: np.record, seat: int) -> dict[str, Any]:
        """What a seat (NOBODY: a spectator) may know, as JSON-able data: by default the picture."""
        return {"picture": self.draw(state, seat)}

    def draw_svg(self, state: np.record, seat: int | None = None) -> str | None:
        """A square picture in SVG of all of a position, or of what one seat sees (svg.py).

        None: there is no other picture than the one of letters.
        """
        return None

    def describe_in_turn(self, state: np.record) -> Callable[[int], dict[str, Any]]:
        """`describe` for one seat after the other: what all may know need be put together once."""
        if self.has_secrets:
            return partial(self.describe, state)
        for_all = self.describe(state, NOBODY)
        return lambda seat: for_all

    def view_shape(self) -> type | None:
        """The typed shape of a view (see shape.py); None: a `PicturePosition`, and perhaps more."""
        return None

    def record_schema(self) -> dict[str, Any]:
        """JSON schemas of a record's `deal` and of each of its `moves`, by these names.

        By default they are in `record.json` beside the class; without one, anything will do.
        """
        file = Path(inspect.getfile(type(self))).with_name(RECORD_SCHEMA)
        schema: dict[str, Any] = json.loads(file.read_text("utf-8")) if file.is_file() else {}
        return schema

    def rules_text(self, language: str = ENGLISH) -> str:
        """The rules as Markdown: by default the document of that name that we ship."""
        return read_rules(self.name, self.title, language)

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

    def holding_text(self, state: np.record, seat: int) -> str:
        """What is a seat's secret (NOBODY: what lay open after the deal), as text."""
        return self.draw(state, seat)

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
    def stepping(self) -> SimpleNamespace:
        """The templates of stepping.py, compiled for this game."""
        scores = self.rules["scores"]
        usual = {"ranking": scores, "progress": no_progress if self.has_secrets else scores}
        known = {
            "ACTION_COUNT": len(self.action_texts),
            "MOST_LEGAL": self.most_legal,
            "OUTCOMES": max(self.chance_outcomes, 1),
            "SHARED": int(self.shared_result),
            "STATE_TYPE": self.state_type,
            "OBSERVATION_TYPE": self.observation_type,
        }
        templates = [each for each in STEPPING if each.__name__ not in self.rules]
        return specialise_all(templates, {**usual, **self.rules, **known})

    @cached_property
    def action_numbers(self) -> dict[str, int]:
        """The number of every move text."""
        return {text: number for number, text in enumerate(self.action_texts)}

    @property
    def seat_counts(self) -> Sequence[int]:
        """How many can play, the usual number first."""
        return self.options.get("seats", (self.seats,))

    def seat_count(self, options: Options) -> int:
        """How many sit at the table with these options."""
        return int(options.get("seats", self.seats))

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

    def _undealt(self, options: Options) -> tuple[Options, States]:
        """All options, and an empty state with them that can be dealt: the rules are compiled."""
        chosen = self.read_options(options)
        if not self.is_warm:
            self.warm(log_notice)
        return chosen, self.new_states(chosen)

    def deal(self, seed: int | str | None = None, **options: Any) -> Position:
        """A fresh start in which chance plays itself; the same seed gives the same game."""
        chosen, states = self._undealt(options)
        rolls = dice(seed)
        self.batch.deal_all(states, rolls, self.deal_bounds, np.empty_like(self.deal_bounds))
        return Position(self, states, chosen, states.copy(), rolls=rolls)

    def deal_by(self, below: Callable[[int], int], **options: Any) -> Position:
        """A start dealt by dice from elsewhere, as is all chance that follows.

        `below(bound)` must give a number from 0 to bound - 1, each as likely as any other.
        """
        chosen, states = self._undealt(options)
        numbers = [below(bound) for bound in self.deal_bounds.tolist()]
        self.batch.deal_given(states, np.array(numbers, dtype=np.int64))
        return Position(self, states, chosen, states.copy())

    def from_deal(self, deal: Any, **options: Any) -> Position:
        """A start from a deal in record form; chance is then supplied by the caller."""
        chosen, states = self._undealt(options)
        self.read_deal(states[0], deal)
        return Position(self, states, chosen, states.copy())

    def from_picture(self, picture: str, **options: Any) -> Position:
        """The position that `str(position)` would show as this text; chance as in `from_deal`."""
        chosen, states = self._undealt(options)
        self.read_picture(states[0], picture)
        return Position(self, states, chosen, start=None)

    @cached_property
    def _warmup(self) -> Warmup:
        what = f"the rules of {self.title}"
        return Warmup(what, "seconds", self._use_all, self.batch.resample_all)

    @property
    def is_warm(self) -> bool:
        """Whether the machine code of the rules is on disk already."""
        return self._warmup.is_warm

    def warm(self, tell: Tell | None = None) -> None:
        """Compile the rules, or load them from the disk: no first move has to wait.

        If they have to be compiled, `tell` gets a sentence that says so, before it begins.
        """
        self._warmup.warm(tell)

    def _use_all(self) -> None:
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
        self.describe(states[0], NOBODY)
